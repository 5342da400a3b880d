// Tests a party of a protocol with requests: finds requests that it accepts, sends what is valid and what is not, and confirms what fails in a new process.

import { frameOf, type Members } from "../party/make-messages.js";
import { calibrate } from "./calibrate.js";
import { confirmAll, sendTogether } from "./confirm.js";
import { isRepeatable, judgeProbe, observe, type FramedDriver } from "./framed-driver.js";
import { nothingReached, type Harness } from "./harness.js";
import type { Observed } from "./judge.js";
import { probesFor, type Probe } from "./probes.js";
import { isAllowed } from "./reach.js";
import type { CheckedRequirement } from "./result.js";
import type { Session } from "./session.js";
import { shrinkFailures } from "./shrink.js";
import { specialChecks } from "./special-checks.js";

/** Probes that are sent before an answer is awaited. */
const batchSize = 16;

/** Runs all checks. */
export async function driveFramed(harness: Harness): Promise<readonly CheckedRequirement[]> {
  const { protocol, role, peer, bases } = harness;
  const toParty = Object.values(protocol.messages).filter(
    ({ name, from, to, answers }) =>
      from.includes(peer) && to.includes(role) && answers === undefined && frameOf(protocol, name)?.replyTo === undefined,
  );
  const requests = toParty.filter(({ result }) => result !== undefined).map(({ name }) => name);
  const notifications = toParty.filter(({ result }) => result === undefined).map(({ name }) => name);
  const results: CheckedRequirement[] = [];
  let current: Session | undefined;
  let hasAnswered = false;

  const drop = async (session: Session): Promise<void> => {
    if (current === session) current = undefined;
    await session.close();
  };

  const sessionFor = async (type: string): Promise<Session | undefined> => {
    if (current !== undefined && (await harness.reach(current, type, true))) return current;
    if (current !== undefined) await drop(current);
    current = harness.open();
    if (await harness.reach(current, type)) return current;
    if (!hasAnswered && current.strays() === 0) {
      const session = current;
      await drop(session);
      throw nothingReached(session, `the party does not reach the state in which ${type} is allowed`);
    }
    return undefined;
  };

  const sentinel = (): string | undefined =>
    [...bases.keys()]
      .filter((type) => isRepeatable(harness, type))
      .toSorted((a, b) => JSON.stringify(bases.get(a)).length - JSON.stringify(bases.get(b)).length)[0];

  const settle: FramedDriver["settle"] = async (session) => {
    const type = sentinel();
    if (type === undefined || !isAllowed(protocol, session, type)) return session.ended() === undefined ? "unavailable" : false;
    const message = harness.own(type, harness.learned.apply(type, bases.get(type)!));
    await session.send(message);
    return session.until(() => session.reactionsTo(message).length > 0, harness.patience());
  };

  const ask: FramedDriver["ask"] = async (session, message, isProvoking = false, text = JSON.stringify(message)) => {
    const since = performance.now();
    const isFirst = session.arrivals.length === 0;
    const strays = session.strays();
    await session.send(message, isProvoking, text);
    const isThere = (): boolean => session.reactionsTo(message).length > 0 || session.strays() > strays;
    await session.until(isThere, isFirst ? harness.limits.start : harness.patience());
    const seen = observe(harness, session, message);
    if (seen.kind !== "silence" && !isFirst) harness.noteTime(performance.now() - since);
    if (seen.kind === "accepted" || seen.kind === "rejected") hasAnswered = true;
    return { ...seen, took: performance.now() - since };
  };
  const driver: FramedDriver = { harness, sentinel, sessionFor, ask, settle, drop, requests };

  // Which requests the party accepts.
  const probes: Probe[] = [];
  for (const type of requests) {
    const found = await calibrate(driver, type);
    if ("base" in found) bases.set(type, found.base);
    else results.push(...found.results);
    if ("isLost" in found) break;
  }
  const isLost =
    harness.output.results().some(({ id, verdict }) => id === "answers: with the ID of the request" && verdict === "fail") &&
    bases.size === 0;
  for (const type of isLost ? [] : [...bases.keys(), ...notifications]) probes.push(...probesFor(harness, type));
  const wanted = probes.filter(({ id }) => harness.isWanted(id));
  const seen = await sendAll(driver, wanted);
  const judged = wanted.map((probe) => judgeProbe(harness, probe, seen.get(probe)));
  const confirmed = await confirmAll(driver, wanted, judged);
  const send = async (some: readonly Probe[]): Promise<readonly CheckedRequirement[]> => {
    const reactions = await sendTogether(driver, some);
    return some.map((probe, index) => judgeProbe(harness, probe, reactions[index]));
  };
  results.push(...(await shrinkFailures(harness, wanted, confirmed, send)));
  if (!isLost) results.push(...(await specialChecks(driver)));
  if (current !== undefined) await drop(current);
  return [...results, ...harness.output.results().filter(({ id }) => harness.isWanted(id))];
}

/** Sends all probes: what is invalid in batches, each followed by a request that is answered; what is valid one after the other. */
async function sendAll(driver: FramedDriver, probes: readonly Probe[]): Promise<ReadonlyMap<Probe, Observed>> {
  const { harness } = driver;
  const seen = new Map<Probe, Observed>();
  const crossed: Probe[] = [];
  let batch: (readonly [Probe, Members])[] = [];
  let [done, session]: [number, Session | undefined] = [0, undefined];
  const flush = async (): Promise<void> => {
    if (session === undefined || batch.length === 0) return;
    const open = session;
    const isSettled = await driver.settle(open);
    // Without a sentinel, or where it was not answered, everything gets its time.
    if (isSettled !== true)
      await open.until(
        () => batch.every(([{ expect }, message]) => expect === "survive" || open.reactionsTo(message).length > 0),
        harness.patience(),
      );
    for (const [probe, message] of batch) {
      const found = observe(harness, open, message);
      seen.set(probe, found);
      // A message of the party may have been on its way, after which this one is no longer allowed.
      if (found.kind === "rejected" && probe.expect === "accept" && !isAllowed(harness.protocol, open, probe.message)) crossed.push(probe);
    }
    harness.onProgress((done += batch.length), probes.length);
    batch = [];
    if (isSettled === false) await driver.drop(open);
  };
  for (const probe of probes) {
    if (harness.isOver()) break;
    const isValid = probe.expect === "accept" || (probe.issue === undefined && probe.expect === "survive");
    if (session === undefined || session.ended() !== undefined || !isAllowed(harness.protocol, session, probe.message)) {
      await flush();
      session = await driver.sessionFor(probe.message);
    }
    if (session === undefined) continue;
    const message = harness.own(probe.message, harness.learned.apply(probe.message, probe.value, probe.path), probe.path);
    await session.send(message, !isValid);
    batch.push([probe, message]);
    if (isValid && probe.expect === "accept") await waitShortly(driver, session, message);
    if (batch.length >= batchSize || (probe.expect === "accept" && !isAllowed(harness.protocol, session, probe.message))) await flush();
  }
  await flush();
  for (const probe of crossed) {
    const [again] = await sendTogether(driver, [probe]);
    if (again !== undefined) seen.set(probe, again);
  }
  return seen;
}

/** Waits for an answer, but not for long: what is not answered then is looked at again after the sentinel. */
const waitShortly = (driver: FramedDriver, session: Session, message: Members): Promise<boolean> =>
  session.until(() => session.reactionsTo(message).length > 0, Math.min(200, driver.harness.patience()));
