// What lenient reading may do about a value that does not fit its shape, where the shape says so. Each case is a warning.

import { describeShape } from "./describe-expected.js";
import { attempt, type Judge, show, type Walk, warn } from "./explain-walk.js";
import { requireFeature } from "./features.js";
import { tolerated } from "./issues.js";
import type { Shape, ShapeLeniency } from "./shape.js";

/** A shape with its judge and what lenient reading may do about values that do not fit it. */
export interface Relaxation {
  readonly shape: Shape;
  readonly judge: Judge;
  readonly leniency: ShapeLeniency;
  readonly prepare: (shape: Shape) => Judge;
}

/** The value repaired or accepted as it is, or undefined when no relaxation of the shape helps. */
export function relax(walk: Walk, relaxation: Relaxation, value: unknown): { readonly value: unknown } | undefined {
  const { shape, leniency, prepare } = relaxation;
  const { convert, wrap, accept } = leniency;
  const repaired = (convert ?? wrap) === undefined ? undefined : requireFeature(walk.protocol, "repairs")(walk, relaxation, value);
  if (repaired !== undefined || accept === undefined) return repaired;
  walk.lenient = false;
  const accepted = attempt(walk, prepare(accept), value);
  walk.lenient = true;
  if (accepted === undefined) return undefined;
  warn(walk, tolerated(describeShape(walk.protocol, shape), show(walk, value)), value);
  return { value };
}
