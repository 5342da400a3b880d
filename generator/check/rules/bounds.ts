// Limits can be satisfied, and each of them excludes some value.

import { isNumberName, ownLimits } from "@wirepact/core/describe";
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
  if (shape.kind === "scalar" && isNumberName(shape.scalar)) {
    const own = ownLimits[shape.scalar];
    const never = (place: string, limit: number): string => `a value of type ${shape.scalar} is never ${place} ${limit}`;
    if (own !== undefined && min !== undefined && min <= own.min) return [note("min", never("below", own.min))];
    if (own !== undefined && max !== undefined && max >= own.max) return [note("max", never("above", own.max))];
  }
  return shape.kind === "scalar" && shape.scalar === "path" && min === 1 ? [note("min", "a path is never empty")] : [];
}
