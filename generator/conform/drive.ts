// Runs all checks of a party: finds what it accepts, sends what is valid and what is not, and then looks at what no single message decides.

import { calibrate } from "./calibrate.js";
import { createDriver, hasReports, type Driver } from "./driver.js";
import { earlySteps, sizes, versions } from "./flow-checks.js";
import { notTested, type Harness } from "./harness.js";
import { probesFor, type Probe } from "./probes.js";
import { NothingReachedError, type CheckedRequirement } from "./result.js";
import { sendAgain, sendAll } from "./send.js";
import { shrinkFailures } from "./shrink.js";
import { specialChecks } from "./special-checks.js";

export async function drive(harness: Harness): Promise<readonly CheckedRequirement[]> {
  const { bases, output, isWanted } = harness;
  const driver = createDriver(harness);
  const results: CheckedRequirement[] = [];
  for (const type of driver.asked) {
    const found = await harness.inTime(() => calibrate(driver, type));
    const about = { id: `${type} a valid message`, check: "valid", message: type, what: "a valid message" } as const;
    if (found?.base !== undefined) bases.set(type, found.base);
    results.push(...(found?.results ?? [notTested(about, "skipped", "the time of the run is over")]));
    if (found?.isLost === true) break;
  }
  if (bases.size === 0 && driver.asked.length > 0 && harness.isOver())
    throw new NothingReachedError("the time of the run was over before the party accepted a message");
  const isLost = bases.size === 0 && output.results().some(({ check, verdict }) => check === "id" && verdict === "fail");
  if (!isLost) {
    const probes = allProbes(driver).filter(({ id }) => isWanted(id));
    results.push(...(await shrinkFailures(harness, probes, await sendAll(driver, probes), (some) => sendAgain(driver, some))));
    results.push(...(await specialChecks(driver)));
  }
  return [...results, ...output.results().filter(({ id }) => isWanted(id))];
}

/** What is sent: near-misses and bounds of what the party accepts, of what needs no answer, and, where rejections are reported, of everything. */
function allProbes({ harness, types, asked, sentinel }: Driver): readonly Probe[] {
  const { protocol, bases } = harness;
  const isReported = hasReports(harness);
  const isJudged = ({ message, issue }: Probe): boolean =>
    protocol.frames !== undefined ||
    ((bases.has(message) || isReported) && !(issue !== undefined && protocol.rejections?.silent.includes(message) === true));
  const known = types.filter((type) => bases.has(type) || !asked.includes(type) || isReported);
  return [
    ...known
      .flatMap((type) => probesFor(harness, type))
      .map((probe) => (isJudged(probe) ? probe : { ...probe, expect: "survive" as const, check: "notification" as const })),
    ...sizes(harness, sentinel()),
    ...versions(harness, types),
    ...earlySteps(harness, types),
  ];
}
