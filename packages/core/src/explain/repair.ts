// Repairs that convert a value which does not fit its shape, or put it into an array or object. Each repair is a warning.

import { describeShape } from "../describe/describe-expected.js";
import type { Relaxation } from "./leniency.js";
import { attempt, show, type Walk, warn } from "../walk/walk.js";
import { isDateTime, toEpochSeconds } from "../scalars/formats.js";
import { converted, type Wording, wrapped } from "../issues.js";
import type { Shape } from "../shape/shape.js";

/** The value converted or wrapped, or undefined when neither helps. */
export function repair(walk: Walk, relaxation: Relaxation, value: unknown): { readonly value: unknown } | undefined {
  const { shape, check, leniency } = relaxation;
  const { convert, wrap } = leniency;
  const expected = describeShape(walk.protocol, shape);
  const tryOut = (other: unknown, wording: Wording): { readonly value: unknown } | undefined => {
    const fits = attempt(walk, [check], other);
    if (fits !== undefined) warn(walk, wording, value);
    return fits;
  };
  return (
    (convert && typeof value === "string" && isDateTime(value)
      ? tryOut(toEpochSeconds(value), converted(show(walk, value), expected))
      : undefined) ?? (wrap !== undefined && isLone(shape, value) ? tryOut(wrapIn(shape, wrap, value), wrapped(expected)) : undefined)
  );
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
