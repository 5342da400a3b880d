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

/** Judges a value; one that does not fit is repaired or accepted as it is, where a relaxation of the shape helps. */
export function judgeLeniently(walk: Walk, relaxation: Relaxation, value: unknown): unknown {
  const { shape, judge, leniency, prepare } = relaxation;
  const before = walk.issues.length;
  const judged = judge(walk, value, leniency);
  if (walk.issues.length === before) return judged;
  const found = walk.issues.splice(before);
  const { convert, wrap, accept } = leniency;
  const repaired = (convert ?? wrap) && requireFeature(walk.protocol, "repairs")(walk, relaxation, value);
  if (repaired) return repaired.value;
  if (accept) {
    walk.lenient = false;
    const accepted = attempt(walk, [prepare(accept)], value);
    walk.lenient = true;
    if (accepted) {
      warn(walk, tolerated(describeShape(walk.protocol, shape), show(walk, value)), value);
      return value;
    }
  }
  walk.issues.push(...found);
  return judged;
}
