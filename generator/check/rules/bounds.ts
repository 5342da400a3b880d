// Limits can be satisfied, and each of them excludes some value.

import { findContradiction, findVacuous, limitsOf } from "../bounds-contradiction.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";

export const bounds: CheckRule = {
  names: ["bounds-contradict", "bounds-vacuous"],
  allowable: true,
  check: (context) => context.shapes.flatMap((use) => [...contradictions(context, use), ...vacuous(context, use)]),
};

function contradictions(context: CheckContext, { shape, location }: ShapeUse): readonly Violation[] {
  const found = findContradiction(context.model, shape);
  if (found === undefined) return [];
  return [violation(context, "check/bounds-contradict", { parameters: { problem: found.problem }, location: `${location}/${found.key}` })];
}

function vacuous(context: CheckContext, { shape, location }: ShapeUse): readonly Violation[] {
  const found = findVacuous(context.model, shape);
  if (found === undefined) return [];
  const { key, why } = found;
  const parameters = { key, limit: limitsOf(shape)[key] ?? 0, why };
  return [violation(context, "check/bounds-vacuous", { parameters, location: `${location}/${key}` })];
}
