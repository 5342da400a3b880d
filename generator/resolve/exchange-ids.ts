// Gives the requests of a transcript unique ids, and the answers the ids of what they answer, in protocols with frames.

import type { Frame, Json, MessageDescriptor } from "@wirepact/core";

/** A message of a transcript before it gets its id. */
export interface ExchangedMessage {
  readonly value: Json;
  readonly descriptor: MessageDescriptor;
  readonly frame: Frame;
  /** Whether the transcript states the id. */
  readonly ownId: boolean;
}

type Members = { readonly [member: string]: Json };

/** The messages with ids that distinguish the requests; an answer gets the id of the oldest open request that it can answer. */
export function withExchangeIds(
  messages: readonly ExchangedMessage[],
  requests: Readonly<Record<string, Pick<MessageDescriptor, "stream">>>,
): readonly Json[] {
  const taken = new Set(messages.flatMap(({ value, frame, ownId }) => (ownId ? [keyOf((value as Members)[propertyOf(frame)])] : [])));
  const open: { readonly name: string; readonly id: Json }[] = [];
  return messages.map(({ value, descriptor, frame, ownId }) => {
    const members = value as Members;
    const property = propertyOf(frame);
    if (frame.kind === "message") {
      const given = members[property];
      if (descriptor.result === undefined || given === undefined) return value;
      const id = ownId ? given : freeId(given, taken);
      taken.add(keyOf(id));
      open.push({ name: descriptor.name, id });
      return { ...members, [property]: id };
    }
    const index = open.findIndex(({ name, id }) =>
      ownId ? keyOf(id) === keyOf(members[property]) : frame.kind === "error" || name === descriptor.answers,
    );
    const asked = open[index];
    if (asked === undefined) return value;
    if (frame.kind === "error" || requests[asked.name]?.stream === undefined) open.splice(index, 1);
    return ownId ? value : { ...members, [property]: asked.id };
  });
}

/** The property that holds the id of a request, or the one that an answer repeats. */
const propertyOf = ({ id, replyTo }: Frame): string => id ?? replyTo ?? "";

const keyOf = (id: Json | undefined): string => JSON.stringify(id ?? null);

/** The id itself if it is free, or the next one. */
function freeId(id: Json, taken: ReadonlySet<string>): Json {
  if (typeof id !== "number" && typeof id !== "string") return id;
  for (let count = 0; ; count++) {
    const next = typeof id === "number" ? id + count : `${id}-${count + 1}`;
    const candidate = count === 0 ? id : next;
    if (!taken.has(keyOf(candidate))) return candidate;
  }
}
