// The verdict on what a party of a protocol without requests did.

import { identify } from "@wirepact/core/codegen/frames";
import type { Members } from "../party/make-messages.js";
import { notTested, type Harness } from "./harness.js";
import { endedAs, judge, type Observed } from "./judge.js";
import type { Probe } from "./probes.js";
import type { Check, CheckedRequirement, Verdict } from "./result.js";
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

/** What an invalid message is that was accepted, by the check. */
const acceptedAs: Partial<Readonly<Record<Check, string>>> = {
  "unknown-type": "a message of an unknown type",
  limit: "a message that is too large",
};

/** The verdict on a probe. */
export function verdictOf({ harness, sentinel }: PlainDriver, probe: Probe, seen: Observed | undefined): CheckedRequirement {
  const { protocol, bases } = harness;
  if (seen === undefined) return notTested(probe, "skipped", "it was not sent");
  const { id, message, what, path, expect } = probe;
  const isReported = (protocol.rejections?.replies.length ?? 0) > 0;
  const about = { id, message, what, path, sent: seen.sent, got: seen.got };
  const result = (verdict: Verdict, outcome: string, check = probe.check): CheckedRequirement => ({ ...about, check, verdict, outcome });
  if (seen.kind === "ended") return { ...about, check: probe.check, ...endedAs(seen.end) };
  if (expect === "accept" && !bases.has(message))
    return seen.kind === "rejected"
      ? result("open", "rejected: it is valid, but a rule of the application may forbid it")
      : result("pass", "not rejected");
  if (expect === "reject" && !isReported) {
    if (seen.kind === "silence") return result("pass", "not acted upon");
    if (seen.kind === "rejected" || isRefusal(harness, sentinel, seen)) return result("pass", "rejected");
    return probe.check === "too-early"
      ? result("lax", "acted upon before the start of the flow")
      : result("fail", `${acceptedAs[probe.check] ?? "an invalid message"} is accepted`);
  }
  if (expect === "reject" && seen.kind === "rejected") {
    const isVersion = probe.check === "version" || probe.issue === "wrong-version";
    const reason = isVersion ? "wrong-version" : probe.check === "unknown-type" ? "unknown-type" : "otherwise";
    const codes = Object.values(protocol.rejections?.reasons[reason] ?? {});
    return codes.length === 0 || codes.some((code) => seen.got?.includes(JSON.stringify(code)) === true)
      ? result("pass", "rejected")
      : result("lax", `rejected, but not with ${codes.join(" or ")}`, "form");
  }
  return judge(protocol, probe, seen);
}

/** Whether a reaction ends the run and is not what the party usually says first. */
function isRefusal({ protocol, output }: Harness, sentinel: PlainDriver["sentinel"], { got }: Observed): boolean {
  const type = got === undefined ? undefined : identify(protocol, JSON.parse(got) as unknown)?.name;
  const usual = sentinel === undefined ? undefined : output.firstType();
  return type !== undefined && type !== usual && Object.values(protocol.flows).some(({ end }) => end.includes(type));
}
