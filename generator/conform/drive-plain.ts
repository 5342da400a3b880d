// Tests a party of a protocol without requests: by the runs of its flows, by its replies, and by the rejections that the protocol prescribes.

import { readPath } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import type { FlowModel } from "../model/protocol-model.js";
import type { PartyEnd } from "../party/party.js";
import { runOf, samplesOf, type Members } from "../party/make-messages.js";
import { isAcknowledged } from "../party/observer.js";
import { notTested, nothingReached, type Harness } from "./harness.js";
import { endedAs, matches, type Observed } from "./judge.js";
import { probesFor, type Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";
import type { Session } from "./session.js";
import type { Outcome } from "./special-check.js";
import { padded } from "./framing-checks.js";
import { verdictOf, type PlainDriver } from "./judge-plain.js";
import { acknowledgements, deadlines, earlySteps, sizes, versions, type SessionCheck } from "./plain-checks.js";
import { shrinkFailures } from "./shrink.js";
import { withValues } from "./values.js";

/** Probes before one that is known to be answered. */
const batchSize = 16;

/** Runs all checks. */
export async function drivePlain(harness: Harness): Promise<readonly CheckedRequirement[]> {
  const { protocol, role, peer, bases } = harness;
  const types = Object.values(protocol.messages)
    .filter(({ from, to }) => from.includes(peer) && to.includes(role))
    .map(({ name }) => name);
  const reactions: PlainDriver["reactions"] = (session, message) => {
    const ofRun = runOf(protocol, message) === undefined ? [] : session.reactionsTo(message);
    const id = readPath(message, protocol.parts.id);
    const named = typeof id === "string" && id !== "" ? session.arrivals.filter(({ text }) => text.includes(id)) : [];
    return [...new Set([...ofRun, ...named])].filter(({ observed }) => !isAcknowledged(protocol, observed.message));
  };
  const reports = (protocol.rejections?.replies ?? []).flatMap((reply) => (reply.kind === "message" ? [reply] : []));
  const refusals = new Set((Object.values(protocol.flows) as readonly Partial<FlowModel>[]).flatMap((flow) => flow.refusals ?? []));
  const isRejection: PlainDriver["isRejection"] = ({ observed: { parsed, type = "" } }) =>
    refusals.has(type) || reports.some(({ message, fields }) => identify(protocol, parsed)?.name === message && matches(fields, parsed));
  const usual = { harness, reactions, isRejection };
  const results: CheckedRequirement[] = [];

  // What the party reacts to: what starts a flow in which it is next, and what asks it for a reply. A party that only listens reacts to nothing.
  const isMine = (type: string): boolean => protocol.messages[type]?.from.includes(role) === true;
  const starts = new Set(
    Object.values(protocol.flows).flatMap((flow) => flow.start.filter((type) => (flow.steps[type] ?? flow.end).some(isMine))),
  );
  const steps = new Set(Object.values(protocol.flows).flatMap((flow) => Object.values(flow.steps).flat()));
  const asksReply = (type: string): boolean => !steps.has(type) && (protocol.messages[type]!.replies ?? []).some(isMine);
  let sentinel: PlainDriver["sentinel"];
  const endTypes = new Set(Object.values(protocol.flows).flatMap(({ end }) => end));
  for (const type of types.filter((each) => starts.has(each) || asksReply(each))) {
    const isStart = starts.has(type);
    const what = isStart ? "a valid message" : "reply: given";
    const about = { id: `${type} ${what}`, check: isStart ? "valid" : "reply", message: type, what } as const;
    const found = await calibrate(usual, type, isStart ? endTypes : new Set());
    if (found.kind === "unstartable") throw found.error;
    if (found.kind === "silent") {
      const never = isStart ? "a valid message is never answered" : "a message that asks for a reply gets none";
      const failure = found.end === undefined ? { verdict: "fail" as const, outcome: never } : endedAs(found.end);
      results.push({ ...about, ...failure, sent: found.sent, confirmed: true });
      continue;
    }
    bases.set(type, found.base);
    sentinel ??= { type, value: found.base };
    if (!isStart) {
      results.push({ ...about, verdict: "pass", outcome: "it has a reply" });
      continue;
    }
    const ends = { id: `${type} run: ends`, check: "ends" as const, message: type, what: "run: ends" };
    if (found.hasEnded) results.push({ ...ends, verdict: "pass", outcome: "it ended, or waits for the other party" });
    else results.push({ ...ends, verdict: "fail", outcome: "the run of the flow does not end", sent: found.sent, confirmed: true });
  }
  // Where rejections are prescribed, an invalid message is one that the party reacts to.
  const [rejectable] = types;
  if (sentinel === undefined && reports.length > 0 && rejectable !== undefined) {
    const { [Object.keys(samplesOf(protocol, rejectable)[0]!).at(-1)!]: _, ...broken } = samplesOf(protocol, rejectable)[0]!;
    sentinel = { type: rejectable, value: broken };
  }
  const driver: PlainDriver = { ...usual, sentinel };
  const isJudged = (type: string): boolean => bases.has(type) || reports.length > 0;
  const probes = types.flatMap((type) =>
    probesFor(harness, type).map((probe) =>
      isJudged(type) && !(probe.issue !== undefined && protocol.rejections?.silent.includes(type) === true)
        ? probe
        : { ...probe, expect: "survive" as const, check: "notification" as const },
    ),
  );
  const all = [...probes, ...sizes(driver), ...versions(driver, types), ...earlySteps(harness, types)].filter(({ id }) =>
    harness.isWanted(id),
  );
  const first = await sendAll(driver, all, false);
  const judged = all.map((probe) => verdictOf(driver, probe, first.get(probe)));
  const suspects = all.filter((_, index) => judged[index]!.verdict === "fail");
  const second = await sendAll(driver, suspects, true);
  const confirmed = judged.map((result, index) =>
    result.verdict === "fail" ? { ...verdictOf(driver, all[index]!, second.get(all[index]!)), confirmed: true } : result,
  );
  const send = async (some: readonly Probe[]): Promise<readonly CheckedRequirement[]> => {
    const seen = await sendAll(driver, some, false);
    return some.map((probe) => verdictOf(driver, probe, seen.get(probe)));
  };
  results.push(...(await shrinkFailures(harness, all, confirmed, send)));
  const own = [...acknowledgements(harness, types), ...deadlines(driver)].filter(({ about }) => harness.isWanted(about.id));
  for (const check of own) results.push(await runAlone(harness, check));
  results.push(...(await texts(driver)));
  return [...results, ...harness.output.results()].filter(({ id }) => harness.isWanted(id));
}

/** Runs a check in a process of its own; a failure is looked at twice. */
async function runAlone(harness: Harness, { about, value, judge }: SessionCheck): Promise<CheckedRequirement> {
  let result: CheckedRequirement = notTested(about, "skipped", "the time of the run is over");
  for (let attempt = 0; attempt < 2 && !harness.isOver(); attempt++) {
    const session = harness.open();
    const message = harness.own(about.message, value);
    await session.send(message);
    result = { ...about, ...(await judge(session, message)), sent: JSON.stringify(message), confirmed: attempt > 0 };
    await session.close();
    if (result.verdict !== "fail" && result.verdict !== "lax") break;
  }
  return result;
}

type Calibrated =
  | { readonly kind: "found"; readonly base: Members; readonly hasEnded: boolean; readonly sent: string }
  | { readonly kind: "silent"; readonly sent: string; readonly end: PartyEnd | undefined }
  | { readonly kind: "unstartable"; readonly error: Error };

/** Finds a message that the party reacts to, and whether the run that it starts ends. */
async function calibrate(driver: Omit<PlainDriver, "sentinel">, type: string, ends: ReadonlySet<string>): Promise<Calibrated> {
  const { harness, reactions } = driver;
  let [sent, end]: [string, PartyEnd | undefined] = ["", undefined];
  for (const sample of samplesOf(harness.protocol, type).slice(0, 2)) {
    const session = harness.open();
    const message = harness.own(type, withValues(harness.protocol, type, sample, harness.values));
    sent = JSON.stringify(message);
    await session.send(message);
    const { messages } = harness.protocol;
    const waits = (): boolean =>
      session.observer.conversation
        .runs()
        .some(
          ({ ended, last, expected }) =>
            !ended && last !== undefined && expected.every((each) => !messages[each]?.from.includes(harness.role)),
        );
    const hasEnded = (): boolean =>
      ends.size === 0 || waits() || reactions(session, message).some(({ observed }) => ends.has(observed.type ?? ""));
    const since = performance.now();
    const isThere = await session.until(() => reactions(session, message).length > 0, harness.limits.start);
    if (isThere) {
      harness.noteTime((performance.now() - since) / 5);
      // Every report is a sign of life.
      for (let known = -1; !hasEnded() && known < session.arrivals.length;) {
        known = session.arrivals.length;
        await session.until(() => hasEnded() || session.arrivals.length > known, harness.patience());
      }
      // What comes after the end, comes at once or not at all; the next session looks again.
      const result = { kind: "found" as const, base: message, hasEnded: hasEnded(), sent };
      await session.close();
      return result;
    }
    end = session.ended();
    await session.close();
    if (end !== undefined && (session.arrivals.length === 0 || end.problem !== undefined))
      return { kind: "unstartable", error: nothingReached(session, `the party does not answer ${type}`) };
  }
  return { kind: "silent", sent, end };
}

/** Sends probes, each batch followed by a message that the party reacts to; with `isAlone`, each in a process of its own. */
async function sendAll(driver: PlainDriver, probes: readonly Probe[], isAlone: boolean): Promise<ReadonlyMap<Probe, Observed>> {
  const { harness } = driver;
  const seen = new Map<Probe, Observed>();
  let session: Session | undefined;
  let batch: (readonly [Probe, Members])[] = [];
  const flush = async (): Promise<void> => {
    if (session === undefined) return;
    const open = session;
    const isSettled = await settle(driver, open, batch);
    for (const [probe, message] of batch) seen.set(probe, observe(driver, open, message));
    harness.onProgress(seen.size, probes.length);
    batch = [];
    if (isAlone || !isSettled || open.ended() !== undefined) {
      await open.close();
      session = undefined;
    }
  };
  for (const probe of probes) {
    if (harness.isOver()) break;
    if (session === undefined || session.ended() !== undefined) {
      await flush();
      session = harness.open(!isAlone);
    }
    const message = harness.own(probe.message, probe.value, probe.path);
    await session.send(message, probe.expect !== "accept", padded(message, probe.bytes ?? 0));
    batch.push([probe, message]);
    // A party may work on one task and then end: what is valid is the last message of a batch.
    if (isAlone || batch.length >= batchSize || probe.expect === "accept") await flush();
  }
  await flush();
  await session?.close();
  return seen;
}

/** Waits until the party has reacted to a message that was sent last. */
async function settle(
  { harness, reactions, sentinel }: PlainDriver,
  session: Session,
  batch: readonly (readonly [Probe, Members])[],
): Promise<boolean> {
  const last = batch.at(-1);
  const patience = session.arrivals.length === 0 ? Math.max(harness.limits.start, harness.patience()) : harness.patience();
  const isReacted = (message: Members): boolean => reactions(session, message).length > 0;
  if (last?.[0].expect === "accept" && sentinel !== undefined && harness.bases.has(last[0].message))
    return session.until(() => isReacted(last[1]), patience);
  if (sentinel === undefined) return session.until(() => false, 50).then(() => session.ended() === undefined);
  const message = harness.own(sentinel.type, sentinel.value);
  await session.send(message, !harness.bases.has(sentinel.type));
  return session.until(() => isReacted(message), patience);
}

/** What came back for a message. */
function observe({ reactions, isRejection }: PlainDriver, session: Session, message: Members): Observed {
  const found = reactions(session, message);
  const sent = JSON.stringify(message);
  const end = session.ended();
  const rejection = found.find(isRejection);
  if (rejection !== undefined) return { kind: "rejected", body: rejection.observed.parsed, hasId: true, sent, got: rejection.text };
  if (found.length > 0) return { kind: "accepted", sent, got: found[0]!.text };
  // Exit code 0 is how a party ends that has done its work.
  return end !== undefined && (end.code !== 0 || end.problem !== undefined) ? { kind: "ended", end, sent } : { kind: "silence", sent };
}

/** Text that is not a message does not end the party. */
async function texts(driver: PlainDriver): Promise<readonly CheckedRequirement[]> {
  const { harness, sentinel } = driver;
  const given: readonly (readonly [string, string | Uint8Array])[] = [
    ["not JSON", "nonsense"],
    ["truncated", '{"type":"'],
    ["not UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ["2,000 levels", `${"[".repeat(2000)}${"]".repeat(2000)}`],
    ["an array", "[1]"],
    ["null", "null"],
  ];
  const results: CheckedRequirement[] = [];
  let session: Session | undefined;
  for (const [name, text] of given) {
    const id = `text ${name}: rejected or ignored`;
    if (!harness.isWanted(id) || harness.isOver()) continue;
    const attempt = async (): Promise<Outcome | undefined> => {
      if (session === undefined || session.ended() !== undefined) session = harness.open();
      await session.sendRaw(typeof text === "string" ? harness.framing.frame(text) : Buffer.concat([text, Buffer.from("\n")]));
      const isAlive = await settle(driver, session, []);
      const end = session.ended();
      if (isAlive && (end === undefined || end.code === 0)) return undefined;
      await session.close();
      return end === undefined
        ? sentinel === undefined
          ? undefined
          : { verdict: "fail", outcome: "after it, the party answers nothing" }
        : endedAs(end);
    };
    const failure = (await attempt()) === undefined ? undefined : await attempt();
    results.push({
      id,
      check: "text",
      message: "",
      what: id,
      ...(failure ?? { verdict: "pass", outcome: "the party goes on" }),
      sent: String(text),
      confirmed: failure !== undefined,
    });
  }
  await session?.close();
  return results;
}
