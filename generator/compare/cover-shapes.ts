// Whether one shape accepts every value of another, decided by structure; "no" where that is not sufficient.

import { isNumberName, numberLimits } from "@wirepact/core/describe";
import type { ScalarShape, Shape, UnionShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { PlainShape } from "@wirepact/core/shape";
import { follow, sameShape } from "./follow.js";
import { relateStrings } from "./relate-strings.js";

/** A part of a union, with its place in it. */
export interface UnionPart {
  readonly shape: Shape;
  readonly index: number;
}

/** The parts of a union that readers can reach: one behind a part that accepts all of its strings is never used. */
export function reachableParts(model: ProtocolModel, { members }: UnionShape): readonly UnionPart[] {
  const plain = members.map((member) => follow(model, member, "").shape);
  return members
    .map((shape, index) => ({ shape, index }))
    .filter(({ index }) => !plain.slice(0, index).some((earlier) => takesAll(earlier, plain[index]!)));
}

/** Whether a shape accepts all strings of another one, aliases included; false where the other accepts anything else. */
function takesAll(shape: PlainShape, other: PlainShape): boolean {
  const strings = other.nullable === true ? undefined : relateStrings(other, shape);
  return strings !== undefined && strings.undecided === undefined && !strings.narrower;
}

/** Whether every value that the inner shape accepts is accepted by the outer one, and read in the same way. */
export function covers(outerModel: ProtocolModel, outer: Shape, innerModel: ProtocolModel, inner: Shape): boolean {
  if (sameShape(outerModel, outer, innerModel, inner)) return true;
  const [one, other] = [follow(outerModel, outer, "").shape, follow(innerModel, inner, "").shape];
  if (one.kind === "scalar" && one.scalar === "any") return true;
  if (other.nullable === true && one.nullable !== true) return false;
  if (other.kind === "union") return reachableParts(innerModel, other).every(({ shape }) => covers(outerModel, outer, innerModel, shape));
  if (one.kind === "union") {
    const parts = reachableParts(outerModel, one).map(({ shape }) => follow(outerModel, shape, "").shape);
    if (isNumber(other)) return coversNumbers(parts.filter(isNumber), other);
    // With an alias, a part before the covering one could read another value.
    return !parts.some(hasAliases) && parts.some((part) => covers(outerModel, part, innerModel, inner));
  }
  if (hasAliases(one) || hasAliases(other)) return false;
  if (isNumber(other) && isNumber(one)) return coversNumbers([one], other);
  if (other.kind === "literal" && one.kind === "scalar" && typeof other.value === "boolean") return one.scalar === "boolean";
  return takesAll(one, other);
}

const hasAliases = (shape: PlainShape): boolean => shape.kind === "enum" && shape.values.some(({ aliases }) => aliases !== undefined);

const isNumber = (shape: PlainShape): shape is ScalarShape => shape.kind === "scalar" && isNumberName(shape.scalar);

const lowest = (shape: ScalarShape): number => numberLimits(shape).min ?? -Infinity;
const highest = (shape: ScalarShape): number => numberLimits(shape).max ?? Infinity;

/** Whether ranges of numbers together accept every number of another range. */
function coversNumbers(parts: readonly ScalarShape[], other: ScalarShape): boolean {
  const whole = other.scalar === "integer";
  const ranges = parts.filter(({ scalar }) => whole || scalar !== "integer").sort((a, b) => lowest(a) - lowest(b));
  let reached: number | undefined;
  for (const range of ranges) {
    const next = reached === undefined ? lowest(other) : whole ? Math.floor(reached) + 1 : reached;
    if (lowest(range) > next) break;
    reached = Math.max(reached ?? -Infinity, highest(range));
  }
  return reached !== undefined && reached >= highest(other);
}
