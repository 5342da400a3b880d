// The verdict on what a party did with a probe. Pure: a probe and an observation, nothing else.

import type { FailureReason, Json, ProtocolDescriptor } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Members } from "../party/make-messages.js";
import type { PartyEnd } from "../party/party.js";
import type { Probe } from "./probes.js";
import type { Check, CheckedRequirement, Outcome, Verdict } from "./result.js";

/** Whether everything that was sent was read: it was, the party no longer reacts to anything, or nothing shows it. */
export type Reading = "read" | "deaf" | "unknown";

/** What was seen after a probe. */
type Observation =
  | { readonly kind: "accepted" }
  | { readonly kind: "silence"; readonly reading: Reading }
  /** `hasId` is false for an error that does not name the request. */
  | { readonly kind: "rejected"; readonly body: unknown; readonly hasId: boolean }
  | { readonly kind: "ended"; readonly end: PartyEnd };

/** An observation with what was sent and received. */
export type Observed = Observation & { readonly sent: string; readonly got?: string | undefined; readonly took?: number | undefined };

/** What a verdict depends on besides a probe. */
export interface JudgeContext {
  readonly protocol: ProtocolDescriptor;
  /** Messages that the party accepts, by type. */
  readonly bases: ReadonlyMap<string, Members>;
  readonly output: {
    /** The type of the first message that the party ever sent. */
    readonly firstType: () => string | undefined;
  };
}

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

type Judgement = readonly [verdict: Verdict, outcome: string, check?: Check];

/** Judges a probe. */
export function judge(context: JudgeContext, probe: Probe, observed: Observed): CheckedRequirement {
  const { id, message, what, path } = probe;
  const { sent, got, took } = observed;
  const [verdict, outcome, check = probe.check] = verdictOn(context, probe, observed);
  const errors = observed.kind === "ended" ? observed.end.errors : undefined;
  return { id, message, what, path, sent, got, took, errors, check, verdict, outcome };
}

/** What it means that nothing came back for a message that needs no answer. */
const unanswered: Readonly<Record<Reading, Readonly<Record<Probe["expect"], Judgement>>>> = {
  read: { survive: ["pass", "no answer is needed"], accept: ["pass", "not rejected"], reject: ["pass", "not acted upon"] },
  deaf: everyExpectation(["fail", "after it, the party answers nothing"]),
  unknown: everyExpectation(["open", "nothing shows whether it was read"]),
};

function everyExpectation(judgement: Judgement): Readonly<Record<Probe["expect"], Judgement>> {
  return { survive: judgement, accept: judgement, reject: judgement };
}

/** The errors that may answer a probe. A notification with an ID is a request that nobody knows. */
function errorsFor(protocol: ProtocolDescriptor, { message, reason }: Probe): readonly Json[] {
  const isRequest = protocol.frames === undefined || protocol.messages[message]?.result !== undefined;
  return [...failuresFor(protocol, reason), ...(isRequest ? [] : failuresFor(protocol, "unknownMessage"))];
}

/** Whether the protocol says how invalid messages are rejected. */
const isRejectionOwed = (protocol: ProtocolDescriptor, probe: Probe): boolean =>
  protocol.frames === undefined ? (protocol.rejections?.replies.length ?? 0) > 0 : errorsFor(protocol, probe).length > 0;

/** Whether the party owes a reaction to a probe. */
export const isOwed = ({ protocol, bases }: Pick<JudgeContext, "protocol" | "bases">, probe: Probe): boolean =>
  probe.expect === "accept"
    ? bases.has(probe.message)
    : probe.expect === "reject" && probe.check !== "limit" && isRejectionOwed(protocol, probe);

function verdictOn(context: JudgeContext, probe: Probe, observed: Observed): Judgement {
  const { protocol } = context;
  const { check, expect } = probe;
  const isFramed = protocol.frames !== undefined;
  const owes = isOwed(context, probe);
  if (observed.kind === "ended") {
    const { end } = observed;
    // A party may end with 0 when it has done its work.
    const isDone = !isFramed && end.code === 0 && end.problem === undefined && !(expect === "accept" && owes);
    return isDone ? ["open", "it ended (exit code 0) before it reacted to another message"] : ["fail", endedAs(end).outcome];
  }
  if (observed.kind === "silence") {
    if (!owes) return unanswered[observed.reading][expect];
    return [
      "fail",
      expect === "accept" ? "a valid message is never answered" : "an invalid message is never answered: its sender waits forever",
    ];
  }
  if (expect === "survive") return ["pass", observed.kind];
  if (expect === "accept") {
    if (observed.kind === "accepted") return ["pass", "accepted"];
    if (check === "limit") return ["fail", "a message of the greatest size is not accepted"];
    if (check === "unknown-property") return ["fail", "an unknown property is rejected, although the protocol allows it"];
    return ["open", "rejected: it is valid, but a rule of the application may forbid it"];
  }
  if (observed.kind === "rejected")
    return isFramed ? judgeError(errorsFor(protocol, probe), observed) : judgeReport(protocol, probe, observed.got);
  if (!isFramed && !isRejectionOwed(protocol, probe) && isRefusal(context, observed)) return ["pass", "rejected"];
  if (check === "too-early") return ["lax", "acted upon before the start of the flow"];
  const unknown = `a ${isFramed ? "request" : "message"} of an unknown type`;
  return [
    "fail",
    `${check === "unknown-type" ? unknown : check === "limit" ? "a message that is too large" : "an invalid message"} is accepted`,
  ];
}

/** The form of an error. */
function judgeError(prescribed: readonly Json[], { hasId, body }: Extract<Observed, { readonly kind: "rejected" }>): Judgement {
  if (!hasId) return ["lax", "rejected without the ID of the request", "form"];
  if (prescribed.length === 0 || prescribed.some((each) => matches(each, body))) return ["pass", "rejected"];
  return ["lax", `rejected, but not with ${prescribed.map(constantsOf).join(" or ")}`, "form"];
}

/** The form of a message that reports a rejection. */
function judgeReport({ rejections }: ProtocolDescriptor, { check, issue }: Probe, got: string | undefined): Judgement {
  const isVersion = check === "version" || issue === "wrong-version";
  const reason = isVersion ? "wrong-version" : check === "unknown-type" ? "unknown-type" : "otherwise";
  const codes = Object.values(rejections?.reasons[reason] ?? {});
  return codes.length === 0 || codes.some((code) => got?.includes(JSON.stringify(code)) === true)
    ? ["pass", "rejected"]
    : ["lax", `rejected, but not with ${codes.join(" or ")}`, "form"];
}

/** Whether a reaction ends the run and is not what the party usually says first. */
function isRefusal({ protocol, bases, output }: JudgeContext, { got }: Observed): boolean {
  const type = got === undefined ? undefined : identify(protocol, JSON.parse(got) as unknown)?.name;
  const usual = bases.size === 0 ? undefined : output.firstType();
  return type !== undefined && type !== usual && Object.values(protocol.flows).some(({ end }) => end.includes(type));
}

/** The constants of a template, as JSON. */
export const constantsOf = (template: unknown): string =>
  JSON.stringify(template, (_, value: unknown) => (typeof value === "string" && value.includes("$") ? undefined : value));

/** The failure of a party that ended, with what it wrote to standard error. */
export const endedAs = (end: PartyEnd, who = "party"): Outcome => ({
  verdict: "fail",
  outcome: `the ${who} ended (${describeEnd(end)})`,
  errors: end.errors,
});

/** How a party ended. */
export const describeEnd = ({ code, signal, problem }: PartyEnd): string =>
  problem ?? (signal === null ? `exit code ${String(code)}` : `signal ${signal}`);
