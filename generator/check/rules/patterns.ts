// Patterns are anchored, portable and not vulnerable to catastrophic backtracking.

import { partsOf } from "@wirepact/core/shape";
import { analyzeBacktracking, type Attack } from "../../patterns/analyze-backtracking.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";

export const patterns: CheckRule = {
  names: ["regex-redos", "regex-unchecked", "regex-unanchored", "regex-not-portable"],
  gate: true,
  allowable: true,
  check: (context) => context.shapes.flatMap((use) => patternsOf(use)).flatMap((pattern) => checkPattern(context, pattern)),
};

interface LocatedPattern {
  readonly pattern: string;
  readonly location: string;
}

function patternsOf({ shape, location }: ShapeUse): readonly LocatedPattern[] {
  if ((shape.kind === "scalar" || shape.kind === "enum") && shape.pattern !== undefined)
    return [{ pattern: shape.pattern, location: `${location}/pattern` }];
  return partsOf(shape).flatMap((part) =>
    part.limb === "key" && part.shape.kind === "scalar" ? [{ pattern: part.shape.pattern!, location: `${location}/${part.location}` }] : [],
  );
}

function checkPattern(context: CheckContext, { pattern, location }: LocatedPattern): readonly Violation[] {
  const violations: Violation[] = [];
  const verdict = analyzeBacktracking(pattern);
  if (verdict.verdict === "unknown") {
    const hint = "simplify the pattern, or allow it with a reason";
    violations.push(violation(context, "check/regex-unchecked", { parameters: { why: verdict.reason }, location, hint }));
  }
  if (verdict.verdict === "vulnerable") {
    const { growth, attack } = verdict;
    violations.push(violation(context, "check/regex-redos", { parameters: { growth, example: exampleOf(attack) }, location }));
  }
  if (!isAnchored(pattern)) violations.push(violation(context, "check/regex-unanchored", { parameters: {}, location }));
  const feature = unportableFeature(pattern);
  if (feature !== undefined) violations.push(violation(context, "check/regex-not-portable", { parameters: { feature }, location }));
  return violations;
}

/** The string that makes matching slow, as a JavaScript expression. */
const exampleOf = ({ prefix, pump, suffix, pumps }: Attack): string =>
  [
    ...(prefix === "" ? [] : [JSON.stringify(prefix)]),
    `${JSON.stringify(pump)}.repeat(${pumps})`,
    ...(suffix === "" ? [] : [JSON.stringify(suffix)]),
  ].join(" + ");

/** Every alternative starts with ^ and ends with $. */
function isAnchored(pattern: string): boolean {
  return branches(pattern).every((branch) => branch.startsWith("^") && branch.endsWith("$") && !/(?:^|[^\\])(?:\\\\)*\\\$$/.test(branch));
}

/** The top-level alternatives of a pattern. */
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

/** What engines without backtracking (RE2, Rust, Go) do not support. */
function unportableFeature(pattern: string): string | undefined {
  if (/\(\?<?[=!]/.test(pattern)) return "lookaround";
  return /(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/.test(pattern) ? "a backreference" : undefined;
}
