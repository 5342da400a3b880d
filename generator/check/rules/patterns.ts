// Patterns match from end to end and cannot be made to run for minutes.

import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";
import { judgePattern } from "../judge-pattern.js";

export const patterns: CheckRule = {
  names: ["regex-redos", "regex-unchecked", "regex-unanchored", "regex-not-portable"],
  gate: true,
  allowable: true,
  check: async (context) =>
    (await Promise.all(context.shapes.flatMap((use) => patternsOf(use)).map((pattern) => checkPattern(context, pattern)))).flat(),
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

async function checkPattern(context: CheckContext, { pattern, place }: PlacedPattern): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const verdict = await judgePattern(pattern);
  const unjudged = verdict === "not analysed" || verdict === "too hard to analyse";
  if (unjudged) findings.push(finding(context, "check/regex-unchecked", { parameters: { why: verdict }, place }));
  else if (verdict !== "safe") findings.push(finding(context, "check/regex-redos", { parameters: { verdict }, place }));
  if (!isAnchored(pattern)) findings.push(finding(context, "check/regex-unanchored", { parameters: {}, place }));
  const feature = unportableFeature(pattern);
  if (feature !== undefined) findings.push(finding(context, "check/regex-not-portable", { parameters: { feature }, place }));
  return findings;
}

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
