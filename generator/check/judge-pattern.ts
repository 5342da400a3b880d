// Checks a pattern for catastrophic backtracking. Verdicts of known patterns are kept in a table, so that a normal run does not load the analyzer.

import { patternVerdicts } from "./pattern-verdicts.js";

/** How the matching time grows with the length of the string. */
export type PatternVerdict =
  "safe" | "exponential" | `polynomial of degree ${number}` | "recheck is not installed" | "too complex to analyze";

/** The verdict on a pattern: from the table, otherwise from the analyzer if it is installed. */
export async function judgePattern(pattern: string): Promise<PatternVerdict> {
  return (Object.hasOwn(patternVerdicts, pattern) ? patternVerdicts[pattern] : undefined) ?? analyzePattern(pattern);
}

/** The verdict of the analyzer, which is slow. */
export async function analyzePattern(pattern: string): Promise<PatternVerdict> {
  process.env["RECHECK_BACKEND"] ??= "pure";
  const analyzer = await import("recheck").catch(() => undefined);
  if (analyzer === undefined) return "recheck is not installed";
  const diagnostics = analyzer.checkSync(pattern, "u", { timeout: 30_000, randomSeed: 1 });
  if (diagnostics.status === "unknown") return "too complex to analyze";
  if (diagnostics.status === "safe") return "safe";
  const { complexity, attack } = diagnostics;
  if (complexity.type === "polynomial" && complexity.degree === 2 && isQuick(pattern, attack)) return "safe";
  return complexity.type === "polynomial" ? `polynomial of degree ${complexity.degree}` : "exponential";
}

interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

/** Whether the attack string of the analyzer matches quickly: it classifies bounded repetitions as polynomial although they stop growing. */
function isQuick(pattern: string, { pumps, suffix }: Attack): boolean {
  const length = 20_000 / Math.max(1, pumps.length);
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / Math.max(1, pump.length)))).join("") + suffix;
  const start = performance.now();
  new RegExp(pattern, "u").test(text);
  // A quadratic pattern takes about a second for this length, a linear one about a millisecond.
  return performance.now() - start < 60;
}
