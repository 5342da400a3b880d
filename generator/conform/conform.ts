// Tests a party against its protocol: every requirement that follows from the spec, with a verdict.

import { driveFramed } from "./drive-framed.js";
import { drivePlain } from "./drive-plain.js";
import { createHarness, type HarnessOptions } from "./harness.js";
import type { PlaceOf } from "../party/spec-place.js";
import { countVerdicts, type ConformReport } from "./result.js";

export interface ConformOptions extends HarnessOptions {
  /** What is tested, as the report shows it. */
  readonly party: string;
  /** Where the spec says what a requirement is about. */
  readonly placeOf: PlaceOf;
}

/** Runs all checks; throws `NothingReachedError` if nothing can be tested. */
export async function conform(options: ConformOptions): Promise<ConformReport> {
  const started = new Date();
  const harness = createHarness(options);
  const found = await (options.protocol.frames === undefined ? drivePlain : driveFramed)(harness);
  const results = found.map((result) => ({
    ...result,
    spec: result.message === "" ? undefined : options.placeOf(result.message, result.path ?? []),
  }));
  return {
    protocol: options.protocol.name,
    version: options.protocol.version,
    role: options.role,
    seed: options.seed,
    party: options.party,
    started: started.toISOString(),
    took: Date.now() - started.getTime(),
    counts: countVerdicts(results),
    ...harness.counts,
    results,
  };
}
