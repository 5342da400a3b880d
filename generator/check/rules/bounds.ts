// Bounds leave room for a value, and say something that is not so anyway.

import { countsSomething, findContradiction, limitsOf } from "../bounds-contradiction.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";

export const bounds: CheckRule = {
  names: ["bounds-contradict", "bounds-vacuous"],
  allowable: true,
  check: (context) => context.shapes.flatMap((use) => [...contradictions(context, use), ...vacuous(context, use)]),
};

function contradictions(context: CheckContext, { shape, place }: ShapeUse): readonly Finding[] {
  const found = findContradiction(context.model, shape);
  if (found === undefined) return [];
  return [finding(context, "check/bounds-contradict", { parameters: { problem: found.problem }, place: `${place}/${found.key}` })];
}

function vacuous(context: CheckContext, { shape, place }: ShapeUse): readonly Finding[] {
  const { min, max } = limitsOf(shape);
  const note = (key: string, why: string): Finding =>
    finding(context, "check/bounds-vacuous", { parameters: { key, why }, place: `${place}/${key}` });
  if (countsSomething(shape) && min === 0) return [note("min", "nothing has less than none")];
  if (shape.kind === "scalar" && shape.scalar === "percent") {
    if (min !== undefined && min <= 0) return [note("min", "a percentage starts at 0")];
    if (max !== undefined && max >= 100) return [note("max", "a percentage ends at 100")];
  }
  return shape.kind === "scalar" && shape.scalar === "path" && min === 1 ? [note("min", "a path is never empty")] : [];
}
