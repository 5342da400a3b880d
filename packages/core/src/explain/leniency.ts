// What lenient reading may do about a value that does not fit its shape, where the shape says so. Each case is a warning.

import { describeShape } from "../describe/describe-expected.js";
import { attempt, type Check, show, type Walk, warn } from "../walk/walk.js";
import { requireFeature } from "../features.js";
import { tolerated } from "../issues.js";
import type { Shape, ShapeLeniency } from "../shape/shape.js";

/** A shape with its check and what lenient reading may do about values that do not fit it. */
export interface Relaxation {
  readonly shape: Shape;
  readonly check: Check;
  readonly leniency: ShapeLeniency;
  readonly prepare: (shape: Shape) => Check;
}

/** Checks a value; one that does not fit is repaired or accepted as it is, where a relaxation of the shape helps. */
export function checkLeniently(walk: Walk, relaxation: Relaxation, value: unknown): unknown {
  const { shape, check, leniency, prepare } = relaxation;
  const before = walk.issues.length;
  const checked = check(walk, value, leniency);
  if (walk.issues.length === before) return checked;
  const found = walk.issues.splice(before);
  const { convert, wrap, accept, unset } = leniency;
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
  if (unset) return requireFeature(walk.protocol, "normalization").leaveUnset(walk, shape, found, value);
  walk.issues.push(...found);
  return checked;
}
