// Protocols whose messages have frames: finds the frame and the message type of a value.

import { isObject } from "../base/json-kind.js";
import type { ReadonlyMessage } from "../message.js";
import type { Frame, MessageDescriptor, ProtocolShapes } from "../protocol.js";

/** The name of the request that a message is; `Requests` has the requests by name. */
export type NameOf<Requests, M> = {
  readonly [name in keyof Requests]: M extends ReadonlyMessage<Requests[name]> ? name : never;
}[keyof Requests];

type Members = Readonly<Record<string, unknown>>;

/** The first frame that matches a value. */
export function findFrame(protocol: ProtocolShapes, value: unknown): Frame | undefined {
  return isObject(value) ? protocol.frames?.find((frame) => fitsFrame(frame, value)) : undefined;
}

const fitsFrame = ({ has, where }: Frame, value: Members): boolean =>
  has.every((name) => Object.hasOwn(value, name) && value[name] !== undefined) &&
  Object.entries(where).every(([name, constant]) => Object.hasOwn(value, name) && value[name] === constant);

/** The frame of a message type. */
export function frameOf(protocol: ProtocolShapes, { frame }: MessageDescriptor): Frame | undefined {
  return frame === undefined ? undefined : protocol.frames?.find(({ name }) => name === frame);
}

/** The message type with a tag in a frame; a frame without a tag has one message. */
export function findInFrame(protocol: ProtocolShapes, frame: Frame, tag: unknown): MessageDescriptor | undefined {
  return indexOf(protocol)
    .get(frame.name)
    ?.get(frame.tag === undefined ? undefined : tag);
}

type Index = ReadonlyMap<string, ReadonlyMap<unknown, MessageDescriptor>>;

const indexes = /*@__PURE__*/ new WeakMap<ProtocolShapes, Index>();

function indexOf(protocol: ProtocolShapes): Index {
  let index = indexes.get(protocol);
  if (index === undefined) indexes.set(protocol, (index = buildIndex(protocol)));
  return index;
}

function buildIndex(protocol: ProtocolShapes): Index {
  const index = new Map<string, Map<unknown, MessageDescriptor>>();
  for (const message of Object.values(protocol.messages)) {
    const frame = frameOf(protocol, message);
    // A result without a tag is only known by its request; without that it is the frame's own message.
    if (frame === undefined || (message.answers !== undefined && frame.tag === undefined)) continue;
    const byTag = index.get(frame.name) ?? new Map<unknown, MessageDescriptor>();
    index.set(frame.name, byTag);
    byTag.set(frame.tag === undefined ? undefined : tagOf(message), message);
  }
  return index;
}

/** The tag of a message type on the wire. */
export const tagOf = ({ tag, name }: MessageDescriptor): string => tag ?? name;

/** The message type of a value: by its frame and tag, or by the tag alone in a protocol without frames. */
export function identify(protocol: ProtocolShapes, value: unknown): MessageDescriptor | undefined {
  if (!isObject(value)) return undefined;
  if (protocol.frames === undefined) {
    const tag = value[protocol.tag];
    return typeof tag === "string" && Object.hasOwn(protocol.messages, tag) ? protocol.messages[tag] : undefined;
  }
  const frame = findFrame(protocol, value);
  return frame === undefined ? undefined : findInFrame(protocol, frame, frame.tag === undefined ? undefined : value[frame.tag]);
}

/** How an example of a message type is checked: a result by its request, everything else by its frame and tag. */
export const asType = ({ name, answers }: MessageDescriptor): { readonly tag?: string } => (answers === undefined ? {} : { tag: name });

/** An ID as a key: 1 and "1" are different IDs. */
export const idKey = (id: unknown): string | undefined =>
  typeof id === "string" ? `s${id}` : typeof id === "number" ? `n${id}` : undefined;

/** The ID of a request, or the one that an answer repeats. */
export const idIn = (frame: Frame | undefined, value: Members): unknown => {
  const property = frame?.id ?? frame?.replyTo;
  return property !== undefined && Object.hasOwn(value, property) ? value[property] : undefined;
};
