// Which properties of a message have a role, in protocols with and without frames: the tag, the body, and the fields of the envelope.

import type { Field, Frame, Json, MessageDescriptor, ProtocolDescriptor } from "@wirepact/core";

/** The properties of a message type that have a role. */
export interface MessageParts {
  /** The property that names the message type; undefined in a frame without a tag. */
  readonly tag: string | undefined;
  /** What the tag says. */
  readonly tagValue: string;
  /** The property that holds the message's own fields; undefined if they are beside the envelope. */
  readonly body: string | undefined;
  /** The property that holds the id of the request that is answered. */
  readonly replyTo: string | undefined;
  readonly frame: Frame | undefined;
}

/** The parts of a message type. */
export function partsOf(protocol: ProtocolDescriptor, { name, tag, frame: frameName }: MessageDescriptor): MessageParts {
  const frame = protocol.frames?.find((candidate) => candidate.name === frameName);
  const tagValue = tag ?? name;
  if (frame !== undefined) return { tag: frame.tag, tagValue, body: frame.body, replyTo: frame.replyTo, frame };
  const body = protocol.body === "inline" ? undefined : protocol.body.field;
  return { tag: protocol.tag, tagValue, body, replyTo: undefined, frame };
}

/** The fields of a message without those of the envelope. */
export function ownFields(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly Field[] {
  const { body, tag } = partsOf(protocol, message);
  if (body === undefined) return message.shape.fields.filter(({ name }) => name !== tag && !protocol.envelope.includes(name));
  const shape = message.shape.fields.find(({ name }) => name === body)?.shape;
  return shape?.kind === "struct" ? shape.fields : [];
}

/** The fields of a message's envelope, without tag and body. */
export function envelopeFields(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly Field[] {
  const { body, tag } = partsOf(protocol, message);
  return message.shape.fields.filter(({ name }) => protocol.envelope.includes(name) && name !== body && name !== tag);
}

/** Whether mail has a place for the value of a field: one of its own, the subject, the thread, or what keeps the rest of the mail. */
export function isInMail({ encodings: { mail } }: ProtocolDescriptor, { name, mail: place }: Field): boolean {
  const inSubject = (mail?.subjects ?? []).flat().some((part) => typeof part === "object" && "field" in part && part.field.at(-1) === name);
  return place !== undefined || inSubject || [...Object.values(mail?.keeps ?? {}), mail?.parts.thread].includes(name);
}

/** The field that holds the body of a message, where it has one. */
export function bodyField(protocol: ProtocolDescriptor, message: MessageDescriptor): Field | undefined {
  const { body } = partsOf(protocol, message);
  return body === undefined ? undefined : message.shape.fields.find(({ name }) => name === body);
}

/** Whether a message type is one of those that `Message` has: a result is only known by its request, unless it has a tag. */
export const isIdentifiable = (protocol: ProtocolDescriptor, message: MessageDescriptor): boolean =>
  message.answers === undefined || partsOf(protocol, message).tag !== undefined;

/** The message type of a message in a transcript. */
export function typeInTranscript(
  { tag }: Pick<ProtocolDescriptor, "tag">,
  { types, messages }: { readonly types?: readonly string[]; readonly messages: readonly Json[] },
  index: number,
): string {
  const named = types?.[index] ?? (messages[index] as Readonly<Record<string, Json>> | undefined)?.[tag];
  return typeof named === "string" ? named : "";
}

/** The requests of a protocol. */
export const requestsOf = <M extends MessageDescriptor>(messages: Readonly<Record<string, M>>): readonly M[] =>
  Object.values(messages).filter(({ result }) => result !== undefined);

/** The frames that are tried first and that a message of a type could be taken for, because nothing in its shape excludes them. */
export function shadowingFrames(protocol: ProtocolDescriptor, { shape, frame: own }: MessageDescriptor): readonly Frame[] {
  const { frames = [] } = protocol;
  const earlier = frames.slice(
    0,
    frames.findIndex(({ name }) => name === own),
  );
  const names = new Set(shape.fields.map(({ name }) => name));
  const isExcluded = (property: string): boolean => shape.absent?.includes(property) === true || (!shape.open && !names.has(property));
  const differs = ([property, value]: readonly [string, unknown]): boolean => {
    const field = shape.fields.find(({ name }) => name === property);
    return isExcluded(property) || (field?.required === true && field.shape.kind === "literal" && field.shape.value !== value);
  };
  return earlier.filter(({ has, where }) => !has.some(isExcluded) && !Object.entries(where).some(differs));
}
