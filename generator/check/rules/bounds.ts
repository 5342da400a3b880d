// Bounds leave room for a value, and say something that is not so anyway.

import type { Shape } from "@wirepact/core";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import type { ShapeUse } from "../inventory.js";

export const bounds: CheckRule = {
  names: ["bounds-contradict", "bounds-vacuous"],
  allowable: true,
  check: (context) => context.shapes.flatMap((use) => [...contradictions(context, use), ...vacuous(context, use)]),
};

const limits = (shape: Shape): { readonly min?: number; readonly max?: number } =>
  shape.kind === "scalar" || shape.kind === "list" || shape.kind === "map" ? shape : {};

/** Whether min and max count something, so that they are whole and not negative. */
const counts = (shape: Shape): boolean => shape.kind !== "scalar" || !["integer", "number", "percent", "epoch"].includes(shape.scalar);

function contradictions(context: CheckContext, { shape, place }: ShapeUse): readonly Finding[] {
  const { min, max } = limits(shape);
  const problem = (text: string, key: string): Finding =>
    finding(context, "check/bounds-contradict", { parameters: { problem: text }, place: `${place}/${key}` });
  if (min !== undefined && max !== undefined && min > max) return [problem(`min ${min} is more than max ${max}`, "max")];
  if (counts(shape)) {
    if (min !== undefined && (min < 0 || !Number.isInteger(min))) return [problem(`min ${min} is not a count`, "min")];
    if (max !== undefined && (max < 0 || !Number.isInteger(max))) return [problem(`max ${max} is not a count`, "max")];
  }
  if (shape.kind === "scalar" && shape.scalar === "integer" && min !== undefined && max !== undefined && Math.ceil(min) > Math.floor(max)) {
    return [problem(`no whole number lies between ${min} and ${max}`, "max")];
  }
  if (shape.kind === "scalar" && shape.scalar === "percent" && ((min ?? 0) > 100 || (max ?? 100) < 0))
    return [problem("percentages go from 0 to 100", min === undefined ? "max" : "min")];
  if (shape.kind === "list" && shape.unique === true && (min ?? 0) > different(context, shape.item))
    return [problem("there are not so many different items", "min")];
  return [];
}

/** How many different values a shape has; Infinity when there is no small number. */
function different({ model }: CheckContext, shape: Shape): number {
  const target = shape.kind === "reference" ? model.types[shape.type] : shape;
  if (target?.kind === "enum" && !target.open) return target.values.length;
  if (target?.kind === "literal") return 1;
  return target?.kind === "scalar" && target.scalar === "boolean" ? 2 : Number.POSITIVE_INFINITY;
}

function vacuous(context: CheckContext, { shape, place }: ShapeUse): readonly Finding[] {
  const { min, max } = limits(shape);
  const note = (key: string, why: string): Finding =>
    finding(context, "check/bounds-vacuous", { parameters: { key, why }, place: `${place}/${key}` });
  if (counts(shape) && min === 0) return [note("min", "nothing has less than none")];
  if (shape.kind === "scalar" && shape.scalar === "percent") {
    if (min !== undefined && min <= 0) return [note("min", "a percentage starts at 0")];
    if (max !== undefined && max >= 100) return [note("max", "a percentage ends at 100")];
  }
  return shape.kind === "scalar" && shape.scalar === "path" && min === 1 ? [note("min", "a path is never empty")] : [];
}
