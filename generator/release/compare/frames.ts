// What differs between two protocols with frames: the frames themselves, streams, other messages, failures and the cancellation.

import { sameJson, type Cancellation, type Frame } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Affected } from "./change.js";
import { pairNames, type NamePairs } from "./compare-names.js";
import type { Comparison } from "./comparison.js";
import { relateSets } from "./relate-strings.js";

const byName = ({ frames = [] }: ProtocolModel): Readonly<Record<string, Frame>> =>
  Object.fromEntries(frames.map((frame) => [frame.name, frame]));

/** The frames of both models. */
export const pairFrames = ({ old, new: current }: Comparison): NamePairs<Frame> => pairNames(byName(old), byName(current));

/** Whether two frames are told apart and read in the same way. */
export function sameFrame(one: Frame, other: Frame): boolean {
  const wire = ({ doc: _doc, suffix: _suffix, has, ...rest }: Frame): unknown => ({ ...rest, has: [...has].sort() });
  return sameJson(wire(one), wire(other));
}

/** Who is affected by another treatment of messages with unknown tags; undefined when it is the same. */
export function otherMessages({ old: { others: before }, new: { others: after } }: Comparison): readonly Affected[] | undefined {
  if (before?.pattern === after?.pattern && (before === undefined) === (after === undefined)) return undefined;
  // The result of decoding gets or loses a type.
  if (before === undefined) return ["source-code"];
  if (after === undefined) return ["old-senders", "source-code"];
  return relateSets(before, after).narrower ? ["old-senders"] : [];
}

/** Whether requests that old senders cancel can no longer be cancelled in the same way. */
export function losesCancellation(before: Cancellation | undefined, after: Cancellation | undefined): boolean {
  if (before === undefined) return false;
  if (after === undefined || before.message !== after.message || !sameJson(before.where, after.where)) return true;
  const { requests } = after;
  return requests !== undefined && (before.requests === undefined || !before.requests.every((request) => requests.includes(request)));
}
