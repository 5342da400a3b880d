// What differs between two protocols with frames: the frames themselves, streams, other messages, failures, cancellation, progress and timeouts.

import type { Frame, RequestLink } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { timeoutOf } from "@wirepact/core/codegen/frames";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { pairNames, type NamePairs } from "./compare-names.js";
import type { Comparison } from "./comparison.js";
import { relateSets } from "./relate-strings.js";

const byName = ({ frames = [] }: ProtocolModel): Readonly<Record<string, Frame>> =>
  Object.fromEntries(frames.map((frame) => [frame.name, frame]));

/** The frames of both models. */
export const pairFrames = ({ old, new: current }: Comparison): NamePairs<Frame> => pairNames(byName(old), byName(current));

/** Whether two frames are distinguished and read in the same way. */
export function sameFrame(one: Frame, other: Frame): boolean {
  const wire = ({ doc: _doc, suffix: _suffix, has, ...rest }: Frame): unknown => ({ ...rest, has: [...has].sort() });
  return sameJson(wire(one), wire(other));
}

/** Tags of messages that only one of the models keeps although it does not know them. */
export interface OtherTags {
  /** The result of decoding gets or loses a type for such messages. */
  readonly isTyped: boolean;
  /** A tag that shows it. */
  readonly example?: string | undefined;
  readonly undecided?: string | undefined;
}

/** What differs in the treatment of messages with unknown tags. */
export function otherTags({ old: { others: before }, new: { others: after } }: Comparison): {
  readonly removed?: OtherTags;
  readonly added?: OtherTags;
} {
  if (before === undefined || after === undefined)
    return { ...(before && { removed: allTags(before) }), ...(after && { added: allTags(after) }) };
  if (before.pattern === after.pattern) return {};
  const { narrower, wider, onlyOld, onlyNew, undecided } = relateSets({ pattern: before.pattern }, { pattern: after.pattern });
  return {
    ...(narrower && { removed: { isTyped: false, example: onlyOld, undecided } }),
    ...(wider && { added: { isTyped: false, example: onlyNew, undecided } }),
  };
}

const allTags = ({ pattern }: NonNullable<ProtocolModel["others"]>): OtherTags => ({
  isTyped: true,
  example: relateSets({ pattern, min: 1 }, { min: 1, max: 0 }).onlyOld,
});

/** Whether requests that a message of old senders means are no longer meant in the same way, or more of them are. */
export function linkChange({ old, new: current, messages }: Comparison, key: "cancellation" | "progress"): "lost" | "gained" | undefined {
  const [before, after] = [old[key], current[key]];
  if (before === undefined) return after && "gained";
  if (after === undefined || before.message !== after.message || !sameJson(before.where, after.where)) return "lost";
  const requests = messages.filter((pair) => pair.old.result !== undefined);
  const loses = requests.some((pair) => means(before, pair.old.name) && !means(after, pair.new.name));
  const gains = requests.some((pair) => !means(before, pair.old.name) && means(after, pair.new.name));
  return loses ? "lost" : gains ? "gained" : undefined;
}

const means = ({ requests }: RequestLink, name: string): boolean => requests?.includes(name) ?? true;

/** A request whose answer is awaited for another time. */
export interface TimeoutChange {
  readonly message: string;
  /** In seconds; `Infinity` without a limit. */
  readonly before: number;
  readonly after: number;
}

export const timeoutChanges = ({ messages }: Comparison): readonly TimeoutChange[] =>
  messages.flatMap((pair) => {
    const [before, after] = [secondsOf(pair.old), secondsOf(pair.new)];
    return before === after || pair.old.result === undefined || pair.new.result === undefined
      ? []
      : [{ message: pair.new.name, before, after }];
  });

const secondsOf = (message: Pick<MessageModel, "timeout" | "stream">): number => timeoutOf(message) / 1000;
