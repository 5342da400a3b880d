// The verdict on what a party did with a probe. Pure: a probe and an observation, nothing else.

import type { FailureReason, Json, ProtocolDescriptor } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { PartyEnd } from "../party/party.js";
import type { Probe } from "./probes.js";
import type { CheckedRequirement, Verdict } from "./result.js";

/** What was seen after a probe. */
export type Observation =
  | { readonly kind: "accepted" }
  | { readonly kind: "silence" }
  /** `hasId` is false for an error that does not name the request. */
  | { readonly kind: "rejected"; readonly body: unknown; readonly hasId: boolean }
  | { readonly kind: "ended"; readonly end: PartyEnd };

/** An observation with what was sent and received. */
export type Observed = Observation & { readonly sent: string; readonly got?: string | undefined; readonly took?: number | undefined };

/** Whether a body has the constants of a template; a string with `$details` is free. */
export function matches(template: unknown, body: unknown): boolean {
  if (typeof template === "string" && template.includes("$")) return true;
  if (typeof template !== "object" || template === null) return typeof template === "string" || template === body;
  return (
    typeof body === "object" &&
    body !== null &&
    Object.entries(template).every(([name, value]) => matches(value, (body as Readonly<Record<string, unknown>>)[name]))
  );
}

/** The errors that the protocol prescribes for a reason; any of them may be sent. */
export function failuresFor({ failures = {}, ...rest }: ProtocolDescriptor, reason: FailureReason): readonly Json[] {
  const isSpecial = reason === "invalidEnvelope" || reason === "unsupportedVersion";
  const used = isSpecial && failures[reason] === undefined ? "invalidMessage" : reason;
  const { otherFailures = {} } = rest as Pick<ProtocolModel, "otherFailures">;
  return failures[used] === undefined ? [] : [failures[used], ...(otherFailures[used] ?? [])];
}

/** Whether an error is one that the protocol prescribes for a reason. */
export const isFailure = (protocol: ProtocolDescriptor, reason: FailureReason, body: unknown): boolean =>
  failuresFor(protocol, reason).some((template) => matches(template, body));

/** Judges a probe. */
export function judge(protocol: ProtocolDescriptor, probe: Probe, observed: Observed): CheckedRequirement {
  const { id, check, message, what, path } = probe;
  const { sent, got, took } = observed;
  const about = { id, message, what, path, sent, got, took };
  const result = (verdict: Verdict, outcome: string, as = check): CheckedRequirement => ({ ...about, check: as, verdict, outcome });
  if (observed.kind === "ended") return { ...about, check, ...endedAs(observed.end) };
  if (probe.expect === "survive") return result("pass", observed.kind === "silence" ? "no answer is needed" : observed.kind);
  // A notification with an ID is a request that nobody knows.
  const isAsked = protocol.frames === undefined || protocol.messages[message]?.result !== undefined;
  const prescribed = [...failuresFor(protocol, probe.reason), ...(isAsked ? [] : failuresFor(protocol, "unknownMessage"))];
  if (observed.kind === "silence") {
    if (probe.expect === "reject" && protocol.frames !== undefined && prescribed.length === 0) return result("pass", "not acted upon");
    return result(
      "fail",
      probe.expect === "accept" ? "a valid message is never answered" : "an invalid message is never answered: its sender waits forever",
    );
  }
  if (probe.expect === "accept") {
    if (observed.kind === "accepted") return result("pass", "accepted");
    if (check === "unknown-property") return result("fail", "an unknown property is rejected, although the protocol allows it");
    return result("open", "rejected: it is valid, but a rule of the application may forbid it");
  }
  if (observed.kind === "accepted")
    return result("fail", check === "unknown-type" ? "a request of an unknown type is accepted" : "an invalid message is accepted");
  if (!observed.hasId) return result("lax", "rejected without the ID of the request", "form");
  if (prescribed.length === 0 || prescribed.some((each) => matches(each, observed.body))) return result("pass", "rejected");
  return result("lax", `rejected, but not with ${prescribed.map(constantsOf).join(" or ")}`, "form");
}

/** The constants of a template, as JSON. */
export const constantsOf = (template: unknown): string =>
  JSON.stringify(template, (_, value: unknown) => (typeof value === "string" && value.includes("$") ? undefined : value));

/** The failure of a party that ended, with what it wrote to standard error. */
export const endedAs = (end: PartyEnd, who = "party"): Pick<CheckedRequirement, "verdict" | "outcome" | "errors"> => ({
  verdict: "fail",
  outcome: `the ${who} ended (${describeEnd(end)})`,
  errors: end.errors,
});

/** How a party ended. */
export const describeEnd = ({ code, signal, problem }: PartyEnd): string =>
  problem ?? (signal === null ? `exit code ${String(code)}` : `signal ${signal}`);
