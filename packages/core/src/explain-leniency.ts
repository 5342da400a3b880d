// Repairs of a value that does not fit its shape: what the shape itself says lenient reading may do. Each repair is a warning.

import { describeShape } from "./describe-shape.js";
import { attempt, show, type Walk, warn } from "./explain-walk.js";
import { isDateTime, toEpochSeconds } from "./formats.js";
import type { Shape, ShapeLeniency } from "./shape.js";

type Judge = (walk: Walk, shape: Shape, value: unknown) => unknown;

/** The value repaired, or undefined when no relaxation of the shape helps. */
export function relax(
  walk: Walk,
  shape: Shape,
  leniency: ShapeLeniency,
  value: unknown,
  judge: Judge,
): { readonly value: unknown } | undefined {
  const expected = (): string => describeShape(walk.protocol, shape);
  if (leniency.convert === "timestamp" && typeof value === "string" && isDateTime(value)) {
    const converted = attempt(walk, () => judge(walk, shape, toEpochSeconds(value)));
    if (converted !== undefined) return (warn(walk, "converted", { from: show(walk, value), to: expected() }, value), converted);
  }
  const wrapped = leniency.wrap === undefined ? undefined : wrap(shape, leniency.wrap, value);
  if (wrapped !== undefined) {
    const { lenient: _, ...plain } = shape;
    const fits = attempt(walk, () => judge(walk, plain, wrapped));
    if (fits !== undefined) return (warn(walk, "wrapped", { into: expected() }, value), fits);
  }
  const { accept } = leniency;
  if (accept === undefined) return undefined;
  walk.lenient = false;
  const accepted = attempt(walk, () => judge(walk, accept, value));
  walk.lenient = true;
  if (accepted === undefined) return undefined;
  warn(walk, "tolerated", { expected: expected(), received: show(walk, value) }, value);
  return { value };
}

/** A lone value put into a list or into the named member of an object; undefined when it is of the kind already, or nothing. */
function wrap(shape: Shape, into: string, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (shape.kind === "list") return Array.isArray(value) ? undefined : [value];
  return typeof value === "object" ? undefined : { [into]: value };
}
