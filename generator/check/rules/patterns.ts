// Patterns match from end to end and cannot be made to run for minutes.

import { judgeBacktracking, type Attack } from "../../patterns/judge-backtracking.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";

export const patterns: CheckRule = {
  names: ["regex-redos", "regex-unchecked", "regex-unanchored", "regex-not-portable"],
  gate: true,
  allowable: true,
  check: (context) => context.shapes.flatMap((use) => patternsOf(use)).flatMap((pattern) => checkPattern(context, pattern)),
};

interface PlacedPattern {
  readonly pattern: string;
  readonly place: string;
}

function patternsOf({ shape, place }: ShapeUse): readonly PlacedPattern[] {
  if ((shape.kind === "scalar" || shape.kind === "enum") && shape.pattern !== undefined)
    return [{ pattern: shape.pattern, place: `${place}/pattern` }];
  return shape.kind === "map" && shape.keys !== undefined ? [{ pattern: shape.keys, place: `${place}/keys` }] : [];
}

function checkPattern(context: CheckContext, { pattern, place }: PlacedPattern): readonly Finding[] {
  const findings: Finding[] = [];
  const judgement = judgeBacktracking(pattern);
  if (judgement.verdict === "unknown")
    findings.push(finding(context, "check/regex-unchecked", { parameters: { why: judgement.reason }, place }));
  if (judgement.verdict === "vulnerable") {
    const { growth, attack } = judgement;
    findings.push(finding(context, "check/regex-redos", { parameters: { growth, example: exampleOf(attack) }, place }));
  }
  if (!isAnchored(pattern)) findings.push(finding(context, "check/regex-unanchored", { parameters: {}, place }));
  const feature = unportableFeature(pattern);
  if (feature !== undefined) findings.push(finding(context, "check/regex-not-portable", { parameters: { feature }, place }));
  return findings;
}

/** How to write the string that makes matching slow, as an expression of JavaScript. */
const exampleOf = ({ prefix, pump, suffix, pumps }: Attack): string =>
  [
    ...(prefix === "" ? [] : [JSON.stringify(prefix)]),
    `${JSON.stringify(pump)}.repeat(${pumps})`,
    ...(suffix === "" ? [] : [JSON.stringify(suffix)]),
  ].join(" + ");

/** Every branch starts with ^ and ends with $. */
function isAnchored(pattern: string): boolean {
  return branches(pattern).every((branch) => branch.startsWith("^") && branch.endsWith("$") && !/(?:^|[^\\])(?:\\\\)*\\\$$/.test(branch));
}

/** The alternatives of a pattern that stand outside all brackets. */
function branches(pattern: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index] ?? "";
    if (character === "\\") {
      parts.push((parts.pop() ?? "") + pattern.slice(index, index + 2));
      index += 1;
      continue;
    }
    if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (!inClass && character === "(") depth += 1;
    else if (!inClass && character === ")") depth -= 1;
    if (character === "|" && depth === 0 && !inClass) parts.push("");
    else parts.push((parts.pop() ?? "") + character);
  }
  return parts;
}

/** What engines without backtracking (RE2, Rust, Go) refuse. */
function unportableFeature(pattern: string): string | undefined {
  if (/\(\?<?[=!]/.test(pattern)) return "a look-around";
  return /(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/.test(pattern) ? "a back-reference" : undefined;
}
