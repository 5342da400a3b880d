// Settings of V8. It optimizes only functions that run much longer than usual: most processes end before optimized code has saved the time that it took.

import { setFlagsFromString } from "node:v8";

const byRuns: readonly string[] = ["--invocation-count-for-turbofan=30000", "--invocation-count-for-maglev=4000"];
const byMajorVersion: Readonly<Record<number, readonly string[]>> = { 11: ["--interrupt-budget=1000000"], 12: byRuns, 13: byRuns };

/** The flags of this version of V8; none for versions that may not know them, because an unknown flag is an error. */
export const lateOptimization: readonly string[] = byMajorVersion[Number.parseInt(process.versions.v8, 10)] ?? [];

/** Collects garbage when the heap has grown by half; otherwise it grows up to fourfold, and generating leaves much behind. */
export function collectSoon(): void {
  if (lateOptimization.length > 0) setFlagsFromString("--heap-growing-percent=50");
}

/** Sets the flags for this process. */
export function optimizeLate(): void {
  for (const flag of lateOptimization) setFlagsFromString(flag);
}
