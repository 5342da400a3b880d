// Tests a party against its protocol: every requirement that follows from the spec, with a verdict.

import { drive } from "./drive.js";
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
  try {
    const results = await drive(harness);
    return makeReport(options, started, { results, ...harness.counts });
  } finally {
    await harness.close();
  }
}

/** The report of what was found, with the places in the spec. */
export function makeReport(
  { protocol, role, seed, party, placeOf }: Pick<ConformOptions, "protocol" | "role" | "seed" | "party" | "placeOf">,
  started: Date,
  found: Pick<ConformReport, "results" | "messages" | "processes">,
): ConformReport {
  const results = found.results.map((result) => ({
    ...result,
    spec: result.message === "" ? undefined : placeOf(result.message, result.path ?? []),
  }));
  return {
    protocol: protocol.name,
    version: protocol.version,
    role,
    seed,
    party,
    started: started.toISOString(),
    took: Date.now() - started.getTime(),
    counts: countVerdicts(results),
    ...found,
    results,
  };
}
