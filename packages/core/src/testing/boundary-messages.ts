// Valid messages that sit exactly on the bounds of a message type: one bound, word, form or absence each.

import { formatPath } from "../issues.js";
import { readPath } from "../path.js";
import { sameJson } from "../json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path } from "../shape.js";
import { fullMessages, leastMessage, messageOf } from "./base-messages.js";
import { placesOf, type Place } from "./places.js";
import { settle } from "./settle.js";
import { samplesOf } from "./shape-samples.js";

/** A valid message and the bound it sits on. */
export interface BoundaryMessage<Message = unknown> {
  /** The tag of the message. */
  readonly type: string;
  readonly name: string;
  readonly message: Message;
  readonly path: Path;
  /** `min`, `max`, `absent`, `word …` and the like. */
  readonly reaches: string;
}

/** Valid messages on each bound of a type, or of all types; the smallest and the fullest of a type come first. */
export function boundaryMessages<Message = unknown>(protocol: ProtocolDescriptor, tag?: string): readonly BoundaryMessage<Message>[] {
  const messages = tag === undefined ? Object.values(protocol.messages) : [messageOf(protocol, tag)];
  return messages.flatMap((message) => ofMessage(protocol, message)) as readonly BoundaryMessage[] as readonly BoundaryMessage<Message>[];
}

function ofMessage(protocol: ProtocolDescriptor, message: MessageDescriptor): readonly BoundaryMessage[] {
  const least = leastMessage(protocol, message);
  const [full, ...others] = fullMessages(protocol, message);
  const found = new Map<string, BoundaryMessage>();
  const add = (path: Path, reaches: string, value: Json): void => {
    const name = path.length === 0 ? reaches : `${formatPath(path)}: ${reaches}`;
    if (!found.has(name)) found.set(name, { type: message.name, name, message: value, path, reaches });
  };
  if (least !== undefined) add([], "only what is required", least);
  if (full !== undefined) add([], "every field", full);
  for (const base of full === undefined ? [] : [full, ...others]) {
    for (const place of placesOf(protocol, message.shape, base)) {
      for (const { reaches, value } of edgesOf(protocol, message, place)) add(place.path, reaches, value);
    }
  }
  return [...found.values()];
}

function edgesOf(protocol: ProtocolDescriptor, message: MessageDescriptor, place: Place): readonly { reaches: string; value: Json }[] {
  if (place.path.length === 0) return [];
  const samples = samplesOf({ protocol, fullness: "most", around: place.types }, place.shape).filter(({ reaches }) => reaches !== "plain");
  const edges = samples.flatMap(({ value: sample, reaches }) => {
    const value = settle(protocol, message, place.put(sample));
    // A rule may have the last word on this place: then the bound cannot be reached from here.
    return sameJson(readPath(value, place.path), sample) ? [{ reaches, value }] : [];
  });
  if (place.field === undefined || place.field.required) return edges;
  const without = settle(protocol, message, place.put(undefined));
  return readPath(without, place.path) === undefined ? [{ reaches: "absent", value: without }, ...edges] : edges;
}
