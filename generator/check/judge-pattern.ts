// Says whether a pattern can be made to backtrack for minutes. Verdicts of known patterns are kept in a table, so that a normal run never loads the analyser.

import type * as recheck from "recheck";
import { importModule } from "../import-module.js";
import { patternVerdicts } from "./pattern-verdicts.js";

/** How fast the time can grow with the length of a text. */
export type PatternVerdict =
  "safe" | "exponential" | `polynomial of degree ${number}` | "recheck is not installed" | "too complex to analyze";

/** The verdict on a pattern: from the table, else from the analyser, if that is installed. */
export async function judgePattern(pattern: string): Promise<PatternVerdict> {
  return (Object.hasOwn(patternVerdicts, pattern) ? patternVerdicts[pattern] : undefined) ?? analysePattern(pattern);
}

/** The analyser's own verdict. It needs a while, so normal runs look into the table first. */
export async function analysePattern(pattern: string): Promise<PatternVerdict> {
  process.env["RECHECK_BACKEND"] ??= "pure";
  const analyser = await importModule<typeof recheck>("recheck").catch(() => undefined);
  if (analyser === undefined) return "recheck is not installed";
  const diagnostics = analyser.checkSync(pattern, "u", { timeout: 30_000, randomSeed: 1 });
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

/** Whether even the analyser's own attack takes no time: bounded repeats look polynomial to it, but stop growing. */
function isQuick(pattern: string, { pumps, suffix }: Attack): boolean {
  const length = 20_000 / Math.max(1, pumps.length);
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / Math.max(1, pump.length)))).join("") + suffix;
  const start = performance.now();
  new RegExp(pattern, "u").test(text);
  // A pattern of degree two needs about a second for this length, a linear one about a millisecond.
  return performance.now() - start < 60;
}
