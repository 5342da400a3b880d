// Finds the messages that a party accepts, on which everything else is built.

import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { samplesOf, type Members } from "../party/make-messages.js";
import { reactsTo, type Driver } from "./driver.js";
import { nothingReached, notTested, type Harness } from "./harness.js";
import { endedAs, isFailure, type Observed } from "./judge.js";
import { probesFor } from "./probes.js";
import type { Check, CheckedRequirement } from "./result.js";
import type { Session } from "./session.js";
import { withValues } from "./values.js";

interface Calibration {
  readonly base?: Members;
  readonly results: readonly CheckedRequirement[];
  /** Whether the party answers with IDs that no request has, so that nothing can be recognized. */
  readonly isLost?: true;
}

type About = Pick<CheckedRequirement, "id" | "check" | "message" | "what">;

const about = (message: string, check: Check, what: string): About => ({ id: `${message} ${what}`, check, message, what });

/** Finds a message that the party accepts, if anything that is wanted needs it. */
export async function calibrate(driver: Driver, type: string): Promise<Calibration> {
  const { harness } = driver;
  const isWanted =
    harness.protocol.frames === undefined ||
    [`${type} a valid request`, ...probesFor(harness, type).map(({ id }) => id)].some(harness.isWanted);
  if (!isWanted && !isNeeded(harness, type) && driver.sentinel() !== undefined) return { results: [] };
  const found = await tryMessages(driver, type);
  return isWanted ? found : { ...found, results: [] };
}

/** Whether a request is on the way to others. */
const isNeeded = ({ protocol }: Harness, type: string): boolean =>
  Object.values(protocol.flows).some(({ start, anytime }) => start.includes(type) || anytime.includes(type));

async function tryMessages(driver: Driver, type: string): Promise<Calibration> {
  const { harness } = driver;
  const { protocol } = harness;
  const kind = protocol.frames === undefined ? reactsTo(harness, type) : undefined;
  const [check, what] = kind === "run" ? (["valid", "a valid message"] as const) : (["reply", "reply: given"] as const);
  const valid = kind === undefined ? about(type, "valid", "a valid request") : about(type, check, what);
  const candidates = candidatesOf(harness, type);
  let last: Observed | undefined;
  for (const [index, candidate] of candidates.entries()) {
    // Nothing fails on one observation.
    for (const [attempt, each] of [candidate, kind === undefined ? candidate : (candidates[index + 1] ?? candidate)].entries()) {
      const session = await driver.sessionFor(type);
      if (session === undefined) return { results: [notTested(valid, "skipped", "the state in which it is allowed was not reached")] };
      const message = harness.own(type, harness.learned.apply(type, each));
      last = await driver.ask(session, message);
      if (last.kind === "accepted") return await accepted(driver, session, message, valid, kind);
      if (session.strays() > 0) {
        await driver.drop(session);
        return { results: [], isLost: true };
      }
      const missing = session.undeclared.get(type);
      if (missing !== undefined) return { results: [notTested(valid, "skipped", missing)] };
      if (last.kind === "rejected" && isFailure(protocol, "unknownMessage", last.body))
        return { results: [notOffered(harness, session, valid, last)] };
      if (last.kind === "rejected") break;
      await checkReached(harness, session, type, last, attempt > 0);
      await driver.drop(session);
    }
    if (last?.kind === "silence" || last?.kind === "ended") {
      const never =
        check === "reply" && kind !== undefined ? "a message that asks for a reply gets none" : "a valid message is never answered";
      const failure = last.kind === "ended" ? endedAs(last.end) : ({ verdict: "fail", outcome: never } as const);
      return { results: [{ ...valid, ...failure, sent: last.sent, confirmed: true }] };
    }
  }
  const outcome = "valid requests are rejected; give real values with --values";
  return { results: [{ ...notTested(valid, "open", outcome), sent: last?.sent, got: last?.got }] };
}

/** Messages that the party may accept: an example with the values that were given, then those of the spec, then the smallest and the fullest one. */
function candidatesOf({ protocol, values }: Harness, type: string): readonly Members[] {
  const samples = samplesOf(protocol, type);
  if (protocol.frames === undefined) return samples.map((sample) => withValues(protocol, type, sample, values));
  const bounds = boundaryMessages(protocol, type).slice(0, 2);
  const given = values[type] === undefined ? [] : [withValues(protocol, type, samples[0]!, values)];
  return [...given, ...samples, ...bounds.map(({ message }) => message as Members)];
}

/** Throws if the party has not shown that it reads anything. */
async function checkReached(harness: Harness, session: Session, type: string, seen: Observed, isLast: boolean): Promise<void> {
  const hasSpoken = session.arrivals.some(({ observed }) => seen.kind === "ended" || observed.parsed !== undefined);
  if (harness.bases.size > 0 || (hasSpoken && !(seen.kind === "ended" && seen.end.problem !== undefined))) return;
  if (seen.kind === "ended" && (isLast || seen.end.problem !== undefined))
    throw nothingReached(session, `the party does not answer ${type}`);
  if (seen.kind === "silence" && isLast && !(await session.finish(harness.patience())))
    throw nothingReached(session, `the party does not answer ${type}, and nothing shows that it reads`);
}

/** A request whose type the party does not know. */
function notOffered({ protocol }: Harness, session: Session, valid: About, { sent, got }: Observed): CheckedRequirement {
  const said = session.observer.conversation.capabilities?.() ?? [];
  const { needs = [] } = protocol.messages[valid.message]!;
  const isDeclared = needs.some((name) => said.some((each) => each.capability === name && each.declared));
  const result: CheckedRequirement = isDeclared
    ? { ...valid, check: "capability", verdict: "fail", outcome: "the party declares it, but does not know it" }
    : notTested(valid, "skipped", "the party does not offer it");
  return { ...result, sent, got };
}

/** An accepted message; what starts a run is followed to the end of the run, or to the turn of the other party. */
async function accepted(
  driver: Driver,
  session: Session,
  base: Members,
  valid: About,
  kind: "run" | "reply" | undefined,
): Promise<Calibration> {
  if (kind === undefined) return { base, results: [] };
  const { protocol, role, patience, isWanted } = driver.harness;
  const ends = new Set(Object.values(protocol.flows).flatMap(({ end }) => end));
  const waits = (): boolean =>
    session.observer.conversation
      .runs()
      .some(
        ({ ended, last, expected }) =>
          !ended && last !== undefined && !expected.some((each) => protocol.messages[each]?.from.includes(role)),
      );
  const isOver = (): boolean =>
    kind === "reply" || waits() || session.reactionsTo(base).some(({ observed }) => ends.has(observed.type ?? ""));
  // Every report is a sign of life.
  for (let known = -1; !isOver() && known < session.arrivals.length;) {
    known = session.arrivals.length;
    await session.until(() => isOver() || session.arrivals.length > known, patience());
  }
  const hasEnded = isOver();
  // What comes after the end, comes at once or not at all; the next session looks again.
  await driver.drop(session);
  const found = kind === "reply" ? valid : about(valid.message, "ends", "run: ends");
  const outcome =
    kind === "reply" ? "it has a reply" : hasEnded ? "it ended, or waits for the other party" : "the run of the flow does not end";
  const result = { ...found, outcome, sent: JSON.stringify(base) };
  return {
    base,
    results: !isWanted(found.id) ? [] : [hasEnded ? { ...result, verdict: "pass" } : { ...result, verdict: "fail", confirmed: true }],
  };
}
