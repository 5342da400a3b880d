// Whether one shape accepts every value of another, decided by structure; "no" where that does not tell.

import type { Shape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { follow, sameShape, type PlainShape } from "./follow.js";
import { relateStrings } from "./relate-strings.js";

/** Whether every value that the inner shape accepts is accepted by the outer one, and read in the same way. */
export function covers(outerModel: ProtocolModel, outer: Shape, innerModel: ProtocolModel, inner: Shape): boolean {
  if (sameShape(outerModel, outer, innerModel, inner)) return true;
  const [one, other] = [follow(outerModel, outer, "").shape, follow(innerModel, inner, "").shape];
  if (one.kind === "scalar" && one.scalar === "any") return true;
  if (other.nullable === true && one.nullable !== true) return false;
  if (other.kind === "union") return other.members.every((member) => covers(outerModel, outer, innerModel, member));
  // With an alias, a part before the covering one could read another value.
  if (one.kind === "union") {
    const parts = one.members.map((member) => follow(outerModel, member, "").shape);
    return !parts.some(hasAliases) && parts.some((part) => covers(outerModel, part, innerModel, inner));
  }
  if (hasAliases(one) || hasAliases(other)) return false;
  if (other.kind === "scalar" && one.kind === "scalar" && isNumber(other) && isNumber(one)) {
    const narrower = other.scalar === one.scalar || (other.scalar === "integer" && one.scalar === "number");
    return narrower && (other.min ?? -Infinity) >= (one.min ?? -Infinity) && (other.max ?? Infinity) <= (one.max ?? Infinity);
  }
  if (other.kind === "literal" && one.kind === "scalar" && typeof other.value === "boolean") return one.scalar === "boolean";
  const strings = relateStrings(other, one);
  return strings !== undefined && strings.undecided === undefined && !strings.narrower;
}

const hasAliases = (shape: PlainShape): boolean => shape.kind === "enum" && shape.values.some(({ aliases }) => aliases !== undefined);

const isNumber = (shape: PlainShape): boolean => shape.kind === "scalar" && (shape.scalar === "integer" || shape.scalar === "number");
