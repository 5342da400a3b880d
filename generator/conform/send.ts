// Sends probes and judges what comes back: in batches, each followed by a message that is reacted to; what fails, again in a new process.

import type { Members } from "../party/make-messages.js";
import { bodyOf, hasNoId, isRepeatable, type Driver } from "./driver.js";
import { padded } from "./framing-checks.js";
import { isErrorFrame, notTested, type Harness } from "./harness.js";
import { isOwed, judge, type Observed } from "./judge.js";
import type { Probe } from "./probes.js";
import { isAllowed } from "./reach.js";
import type { CheckedRequirement } from "./result.js";
import type { Session } from "./session.js";

/** Probes that are sent before it is known that they were read. */
const batchSize = 16;

type Sent = readonly [probe: Probe, message: Members];

/** Sends all probes; nothing fails on one observation. */
export async function sendAll(driver: Driver, probes: readonly Probe[]): Promise<readonly CheckedRequirement[]> {
  const { harness } = driver;
  const [seen, undecided] = await sendInBatches(driver, probes);
  const results = new Map(probes.map((probe) => [probe, judgeProbe(harness, probe, seen.get(probe))]));
  const byType = new Map<string, Probe[]>();
  for (const probe of probes)
    if (undecided.has(probe) || results.get(probe)!.verdict === "fail")
      byType.set(probe.message, [...(byType.get(probe.message) ?? []), probe]);
  for (const [type, suspects] of byType) {
    const isTogether = isRepeatable(harness, type) || suspects.every(({ expect }) => expect !== "accept");
    for (const group of isTogether ? [suspects] : suspects.map((each) => [each])) {
      const again = await harness.inTime(() => sendAgain(driver, group));
      for (const [index, probe] of group.entries()) {
        const result = again?.[index] ?? notTested(probe, "skipped", "the time of the run is over");
        results.set(probe, result.verdict === "fail" ? { ...result, confirmed: true } : result);
      }
    }
  }
  return [...results.values()];
}

/** The verdict on a probe, which may not have been sent. */
const judgeProbe = (harness: Harness, probe: Probe, seen: Observed | undefined): CheckedRequirement =>
  seen === undefined
    ? notTested(probe, "skipped", harness.isOver() ? "the time of the run is over" : "the state in which it is allowed was not reached")
    : judge(harness, probe, seen);

/** Sends probes in sessions that are used as long as they can be; those that were not read for sure are undecided. */
async function sendInBatches(
  driver: Driver,
  probes: readonly Probe[],
): Promise<readonly [seen: ReadonlyMap<Probe, Observed>, undecided: ReadonlySet<Probe>]> {
  const { harness } = driver;
  const [seen, undecided] = [new Map<Probe, Observed>(), new Set<Probe>()];
  let [batch, session, isOneShot]: [Sent[], Session | undefined, boolean] = [[], undefined, false];
  const flush = async (): Promise<void> => {
    if (session === undefined || batch.length === 0) return;
    const open = session;
    const reading = await driver.settle(open, batch.at(-1)![1]);
    // Where nothing shows what was read, everything gets its time.
    if (reading === "unknown") await open.until(() => isAnswered(harness, open, batch), harness.patience());
    for (const [probe, message] of batch) {
      const found = driver.observe(open, message, reading);
      seen.set(probe, found);
      // A message of the party may have been on its way, after which this one is no longer allowed.
      const isCrossed = found.kind === "rejected" && probe.expect === "accept" && !isAllowed(harness.protocol, open, probe.message);
      if (isCrossed || found.kind === "ended") undecided.add(probe);
    }
    harness.onProgress(seen.size, probes.length);
    batch = [];
    // A party that has ended with 0 works on one task only; it may end while the next batch is written.
    isOneShot ||= reading !== "read" && open.ended()?.code === 0;
    if (isOneShot || reading === "deaf") await driver.drop(open);
  };
  await harness.inTime(async () => {
    for (const probe of probes) {
      if (session === undefined || session.ended() !== undefined || !isAllowed(harness.protocol, session, probe.message)) await flush();
      session = await driver.sessionFor(probe.message);
      if (session === undefined) continue;
      const message = await sendProbe(driver, session, probe);
      batch.push([probe, message]);
      const isValid = probe.expect === "accept";
      const open = session;
      // What is not answered shortly is looked at again after the batch.
      if (isValid) await open.until(() => open.reactionsTo(message).length > 0, Math.min(200, harness.patience()));
      if (batch.length >= batchSize || (isValid && (isOneShot || !isAllowed(harness.protocol, open, probe.message)))) await flush();
    }
    await flush();
  });
  return [seen, undecided];
}

async function sendProbe(
  { harness }: Driver,
  session: Session,
  { message: type, value, path, expect, issue, bytes = 0 }: Probe,
): Promise<Members> {
  const message = harness.own(type, harness.learned.apply(type, value, path), path);
  const isProvoking = expect === "reject" || (expect === "survive" && (issue !== undefined || harness.protocol.frames === undefined));
  await session.send(message, isProvoking, bytes === 0 ? undefined : padded(message, bytes));
  return message;
}

const isAnswered = (harness: Harness, session: Session, sent: readonly Sent[]): boolean =>
  sent.every(([probe, message]) => !isOwed(harness, probe) || session.reactionsTo(message).length > 0);

/** Sends probes of one type in a new process; if that ends, or does not go on, each in a process of its own. */
export async function sendAgain(driver: Driver, probes: readonly Probe[]): Promise<readonly CheckedRequirement[]> {
  const { harness } = driver;
  let seen = await sendTogether(driver, probes);
  if (
    probes.length > 1 &&
    seen.some((each) => each === undefined || each.kind === "ended" || (each.kind === "silence" && each.reading === "deaf"))
  ) {
    const alone: (Observed | undefined)[] = [];
    for (const probe of probes) alone.push(...(await sendTogether(driver, [probe])));
    seen = alone;
  }
  return probes.map((probe, index) => judgeProbe(harness, probe, seen[index]));
}

/** Sends probes of one type in a new process and waits until all are answered, or the time is over. */
async function sendTogether(driver: Driver, probes: readonly Probe[]): Promise<readonly (Observed | undefined)[]> {
  const { harness } = driver;
  const session = harness.open(false);
  try {
    if (!(await harness.reach(session, probes[0]!.message))) return probes.map(() => undefined);
    const sent: Sent[] = [];
    for (const probe of probes) sent.push([probe, await sendProbe(driver, session, probe)]);
    await session.until(() => isAnswered(harness, session, sent), harness.patience());
    const reading = await driver.settle(session, sent.at(-1)![1]);
    // One probe alone may be answered without its ID; of several, each is asked again.
    const anonymous = session.arrivals.find(
      ({ observed: { parsed } }) => isErrorFrame(harness.protocol, parsed) && hasNoId(harness, parsed),
    );
    return sent.map(([, message]) => {
      const seen = driver.observe(session, message, reading);
      if (seen.kind !== "silence" || anonymous === undefined) return seen;
      return probes.length > 1
        ? undefined
        : { kind: "rejected", body: bodyOf(harness, anonymous), hasId: false, sent: seen.sent, got: anonymous.text };
    });
  } finally {
    await session.close();
  }
}
