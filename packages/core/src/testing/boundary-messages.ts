// Valid messages that sit exactly on the bounds of a message type: one bound, enum value, form or absence each.

import { explain } from "../explain/explain.js";
import { asType } from "../frames/frames.js";
import { formatPath } from "../issues.js";
import { readPath } from "../base/path.js";
import { sameJson } from "../base/json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path } from "../shape/shape.js";
import { fullMessages, leastMessage, messageOf } from "./base-messages.js";
import { inTurn } from "./in-turn.js";
import { locationsOf, type MessageLocation } from "./locations.js";
import { resolveRules } from "./resolve-rules.js";
import { samplesOf } from "./shape-samples.js";

/** A valid message and the bound it sits on. */
export interface BoundaryMessage<Message = unknown> {
  /** The tag of the message. */
  readonly type: string;
  readonly name: string;
  readonly message: Message;
  readonly path: Path;
  /** Results: the request that is answered, by which `validate` checks it. */
  readonly answers?: string;
  /** `min`, `max`, `absent`, `value …` and the like. */
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
    const answers = message.answers === undefined ? {} : { answers: message.answers };
    if (!found.has(name)) found.set(name, { type: message.name, name, message: value, path, ...answers, reaches });
  };
  if (least !== undefined) add([], "only required fields", least);
  if (full !== undefined) add([], "all fields", full);
  for (const base of full === undefined ? [] : [full, ...others]) {
    for (const location of locationsOf(protocol, message, base)) {
      for (const { reaches, value } of edgesOf(protocol, message, location)) add(location.path, reaches, value);
    }
  }
  return [...found.values()];
}

function edgesOf(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  location: MessageLocation,
): readonly { reaches: string; value: Json }[] {
  if (location.path.length === 0 || location.isPart) return [];
  const all = samplesOf({ protocol, fullness: "most", around: location.types }, location.shape);
  const samples = inTurn(protocol, message)(all.filter(({ reaches }) => reaches !== "plain"));
  const isValid = (value: Json): boolean => explain(protocol, value, asType(message)).ok;
  const edges = samples.flatMap(({ value: sample, reaches }) => {
    const put = location.put(sample);
    const value = resolveRules(protocol, message, put);
    // A rule may have the last word on this location: then the bound cannot be reached from here. What follows from it may be impossible.
    const isReached = sameJson(readPath(value, location.path), sample) && (sameJson(value, put) || isValid(value));
    return isReached ? [{ reaches, value }] : [];
  });
  const without = location.field?.required === false ? resolveRules(protocol, message, location.put(undefined)) : undefined;
  const isAbsent = without !== undefined && readPath(without, location.path) === undefined;
  const found = isAbsent ? [{ reaches: "absent", value: without }, ...edges] : edges;
  // A rule of an object around it may not allow it.
  return location.isUncertain === true ? found.filter(({ value }) => isValid(value)) : found;
}
