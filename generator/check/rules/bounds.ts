// Limits can be satisfied, and each of them excludes some value.

import { countsSomething, findContradiction, limitsOf } from "../bounds-contradiction.js";
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
  const limits = limitsOf(shape);
  const { min, max } = limits;
  const note = (key: "min" | "max", why: string): Violation =>
    violation(context, "check/bounds-vacuous", { parameters: { key, limit: limits[key] ?? 0, why }, location: `${location}/${key}` });
  if (countsSomething(shape) && min === 0) return [note("min", "a length is never negative")];
  if (shape.kind === "scalar" && shape.scalar === "percent") {
    if (min !== undefined && min <= 0) return [note("min", "a percentage is never below 0")];
    if (max !== undefined && max >= 100) return [note("max", "a percentage is never above 100")];
  }
  return shape.kind === "scalar" && shape.scalar === "path" && min === 1 ? [note("min", "a path is never empty")] : [];
}
