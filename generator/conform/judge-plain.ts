// The verdict on what a party of a protocol without requests did.

import { identify } from "@wirepact/core/codegen/frames";
import type { Members } from "../party/make-messages.js";
import { notTested, type Harness } from "./harness.js";
import { describeEnd, judge, type Observed } from "./judge.js";
import type { Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";
import type { Arrival, Session } from "./session.js";

export interface PlainDriver {
  readonly harness: Harness;
  /** What belongs to a message: what is in its run, replies to it, or names its ID. */
  readonly reactions: (session: Session, message: Members) => readonly Arrival[];
  /** Whether a reaction says that the message was rejected. */
  readonly isRejection: (arrival: Arrival) => boolean;
  /** A message that the party reacts to, which shows that it has read everything before. */
  readonly sentinel: { readonly type: string; readonly value: Members } | undefined;
}

/** The verdict on a probe. */
export function verdictOf({ harness, sentinel }: PlainDriver, probe: Probe, seen: Observed | undefined): CheckedRequirement {
  const { protocol, bases } = harness;
  if (seen === undefined) return notTested(probe, "skipped", "it was not sent");
  const isReported = (protocol.rejections?.replies.length ?? 0) > 0;
  const about = {
    id: probe.id,
    check: probe.check,
    message: probe.message,
    what: probe.what,
    path: probe.path,
    sent: seen.sent,
    got: seen.got,
  };
  if (seen.kind === "ended") return { ...about, verdict: "fail", outcome: `the party ended (${describeEnd(seen.end)})` };
  if (probe.expect === "accept" && !bases.has(probe.message))
    return seen.kind === "rejected"
      ? { ...about, verdict: "open", outcome: "rejected: it is valid, but a rule of the application may forbid it" }
      : { ...about, verdict: "pass", outcome: "not rejected" };
  if (probe.expect === "reject" && !isReported) {
    const isLastWord = seen.kind === "rejected" || (seen.kind === "accepted" && isRefusal(harness, sentinel, seen));
    if (seen.kind === "silence" || isLastWord)
      return { ...about, verdict: "pass", outcome: seen.kind === "silence" ? "not acted upon" : "rejected" };
    if (probe.check === "too-early") return { ...about, verdict: "lax", outcome: "acted upon before the start of the flow" };
    return {
      ...about,
      verdict: "fail",
      outcome:
        probe.check === "unknown-type"
          ? "a message of an unknown type is accepted"
          : probe.check === "limit"
            ? "a message that is too large is accepted"
            : "an invalid message is accepted",
    };
  }
  if (probe.expect === "reject" && isReported && seen.kind === "rejected") {
    const codes = Object.values(
      protocol.rejections?.reasons[
        probe.check === "version" || probe.issue === "wrong-version"
          ? "wrong-version"
          : probe.check === "unknown-type"
            ? "unknown-type"
            : "otherwise"
      ] ?? {},
    );
    const isPrescribed = codes.length === 0 || codes.some((code) => seen.got?.includes(JSON.stringify(code)) === true);
    return isPrescribed
      ? { ...about, verdict: "pass", outcome: "rejected" }
      : { ...about, check: "form", verdict: "lax", outcome: `rejected, but not with ${codes.join(" or ")}` };
  }
  return judge(protocol, probe, seen);
}

/** Whether a reaction ends the run and is not what the party usually says first. */
function isRefusal({ protocol, output }: Harness, sentinel: PlainDriver["sentinel"], { got }: Observed): boolean {
  const type = got === undefined ? undefined : identify(protocol, JSON.parse(got) as unknown)?.name;
  const usual = sentinel === undefined ? undefined : output.firstType();
  return type !== undefined && type !== usual && Object.values(protocol.flows).some(({ end }) => end.includes(type));
}
