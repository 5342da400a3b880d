// Confirms failures: nothing fails on one observation.

import { bodyOf, hasNoId, isRepeatable, judgeProbe, observe, type FramedDriver } from "./framed-driver.js";
import { isErrorFrame } from "./harness.js";
import type { Observed } from "./judge.js";
import type { Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";

/** Sends what failed again in a new process, with all the time that there is; what ends the party, one by one. */
export async function confirmAll(
  driver: FramedDriver,
  probes: readonly Probe[],
  judged: readonly CheckedRequirement[],
): Promise<readonly CheckedRequirement[]> {
  const { harness } = driver;
  const results = [...judged];
  const suspects = judged.flatMap(({ verdict }, index) => (verdict === "fail" ? [index] : []));
  const byType = new Map<string, number[]>();
  for (const index of suspects) byType.set(probes[index]!.message, [...(byType.get(probes[index]!.message) ?? []), index]);
  for (const [type, indexes] of byType) {
    const groups =
      isRepeatable(harness, type) || indexes.every((index) => probes[index]!.expect !== "accept")
        ? [indexes]
        : indexes.map((index) => [index]);
    for (const group of groups) {
      if (harness.isOver()) break;
      const again = await sendTogether(
        driver,
        group.map((index) => probes[index]!),
      );
      const hasEnded = group.length > 1 && again.some((seen) => seen === undefined || seen.kind === "ended");
      const each = hasEnded
        ? await oneByOne(
            driver,
            group.map((index) => probes[index]!),
          )
        : again;
      group.forEach((index, position) => {
        const second = judgeProbe(harness, probes[index]!, each[position]);
        results[index] = { ...second, confirmed: second.verdict === "fail" };
      });
    }
  }
  return results;
}

async function oneByOne(driver: FramedDriver, probes: readonly Probe[]): Promise<readonly (Observed | undefined)[]> {
  const seen: (Observed | undefined)[] = [];
  for (const probe of probes) seen.push((await sendTogether(driver, [probe]))[0]);
  return seen;
}

/** Sends probes of one type in a new process and waits until all are answered, or the time is over. */
export async function sendTogether(driver: FramedDriver, probes: readonly Probe[]): Promise<readonly (Observed | undefined)[]> {
  const { harness } = driver;
  const session = harness.open(false);
  try {
    if (!(await harness.reach(session, probes[0]!.message))) return probes.map(() => undefined);
    const sent = probes.map((probe) =>
      harness.own(probe.message, harness.learned.apply(probe.message, probe.value, probe.path), probe.path),
    );
    for (const [index, message] of sent.entries()) await session.send(message, probes[index]!.issue !== undefined);
    const isDone = (): boolean =>
      sent.every((message, index) => probes[index]!.expect === "survive" || session.reactionsTo(message).length > 0);
    if (probes.every(({ expect }) => expect === "survive")) await driver.settle(session);
    else await session.until(isDone, harness.patience());
    // One probe alone may be answered without its ID; of several, each is asked again.
    const anonymous = session.arrivals.find(
      ({ observed: { parsed } }) => isErrorFrame(harness.protocol, parsed) && hasNoId(harness, parsed),
    );
    return sent.map((message) => {
      const seen = observe(harness, session, message);
      if (seen.kind !== "silence" || anonymous === undefined) return seen;
      return probes.length > 1
        ? undefined
        : { kind: "rejected", body: bodyOf(harness.protocol, anonymous), hasId: false, sent: seen.sent, got: anonymous.text };
    });
  } finally {
    await session.close();
  }
}
