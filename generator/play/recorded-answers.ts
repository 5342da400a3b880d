// The answers of a recorded conversation, by the messages that they answered.

import type { ProtocolDescriptor } from "@wirepact/core";
import { findFrame, idIn } from "@wirepact/core/codegen/frames";
import type { RecordedMessage } from "../inspect/recorded-message.js";
import { runOf, type Members } from "../party/make-messages.js";

/** What was sent after an equal message: the answer to a request, or the reaction to another message. */
export type RecordedAnswers = (message: Members) => readonly Members[];

/** The answers of a role in a recording. Of equal messages, each gets the next answer; then the last one repeats. */
export function recordedAnswers(protocol: ProtocolDescriptor, role: string, recording: readonly RecordedMessage[]): RecordedAnswers {
  const answers = new Map<string, Members[][]>();
  recording.forEach(({ from, message }, index) => {
    if (from === role || typeof message === "string") return;
    const found = reactionTo(protocol, role, message as Members, recording.slice(index + 1));
    const key = keyOf(protocol, message as Members);
    if (found.length > 0) answers.set(key, [...(answers.get(key) ?? []), found]);
  });
  return (message) => {
    const known = answers.get(keyOf(protocol, message)) ?? [];
    return (known.length > 1 ? known.shift() : known[0]) ?? [];
  };
}

function reactionTo(protocol: ProtocolDescriptor, role: string, message: Members, rest: readonly RecordedMessage[]): Members[] {
  const later = rest.filter((each): each is RecordedMessage & { readonly message: Members } => typeof each.message !== "string");
  const id = idIn(findFrame(protocol, message), message);
  const isRelated = ({ from, message: other }: (typeof later)[number]): boolean => {
    const frame = findFrame(protocol, other);
    if (protocol.frames === undefined) return runOf(protocol, other) === runOf(protocol, message);
    return id !== undefined && idIn(frame, other) === id && (from === role) === (frame?.replyTo !== undefined);
  };
  const related = later.filter(isRelated);
  const end = related.findIndex(({ from }) => from !== role);
  return related.slice(0, end < 0 ? undefined : end).map((each) => each.message);
}

/** A message without what differs each time: its ID, its run and its time. */
function keyOf(protocol: ProtocolDescriptor, message: Members): string {
  const { id, time } = protocol.parts;
  const keys = Object.values(protocol.flows).flatMap(({ key }) => (typeof key === "string" ? [] : key));
  const dropped = new Set([findFrame(protocol, message)?.id, ...[id, time, ...keys].flatMap((path) => (path?.length === 1 ? path : []))]);
  return JSON.stringify(
    Object.entries(message)
      .filter(([name]) => !dropped.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
