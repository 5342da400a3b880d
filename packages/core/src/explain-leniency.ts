// Repairs of a value that does not fit its shape: what the shape itself says lenient reading may do. Each repair is a warning.

import { describeShape } from "./describe-shape.js";
import { attempt, type Judge, show, type Walk, warn } from "./explain-walk.js";
import { isDateTime, toEpochSeconds } from "./formats.js";
import { converted, tolerated, wrapped, type Wording } from "./issues.js";
import type { Shape, ShapeLeniency } from "./shape.js";

/** A shape with its judge and what lenient reading may do about values that do not fit it. */
export interface Relaxation {
  readonly shape: Shape;
  readonly judge: Judge;
  readonly leniency: ShapeLeniency;
  readonly prepare: (shape: Shape) => Judge;
}

/** The value repaired, or undefined when no relaxation of the shape helps. */
export function relax(walk: Walk, relaxation: Relaxation, value: unknown): { readonly value: unknown } | undefined {
  const { shape, judge, leniency, prepare } = relaxation;
  const { convert, wrap, accept } = leniency;
  const expected = describeShape(walk.protocol, shape);
  const tryOut = (other: unknown, wording: Wording): { readonly value: unknown } | undefined => {
    const fits = attempt(walk, judge, other);
    if (fits !== undefined) warn(walk, wording, value);
    return fits;
  };
  const repaired =
    (convert && typeof value === "string" && isDateTime(value)
      ? tryOut(toEpochSeconds(value), converted(show(walk, value), expected))
      : undefined) ?? (wrap !== undefined && isLone(shape, value) ? tryOut(wrapIn(shape, wrap, value), wrapped(expected)) : undefined);
  if (repaired !== undefined || accept === undefined) return repaired;
  walk.lenient = false;
  const accepted = attempt(walk, prepare(accept), value);
  walk.lenient = true;
  if (accepted === undefined) return undefined;
  warn(walk, tolerated(expected, show(walk, value)), value);
  return { value };
}

/** Whether a value could be the item of an array, or the property of an object, that is expected instead of it. */
function isLone(shape: Shape, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  return shape.kind === "list" ? !Array.isArray(value) : typeof value !== "object";
}

/** A single value wrapped in an array, or in an object as the named property. */
function wrapIn(shape: Shape, into: string, value: unknown): unknown {
  return shape.kind === "list" ? [value] : { [into]: value };
}
