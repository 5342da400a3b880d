// UUIDs are read in any case and written in lower case, wherever they are in a message.

import { maxDepth, maxValues } from "../base/limits.js";
import { comparable } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { ScalarShape, Shape } from "../shape/shape.js";
import { changeInside, shapesOfValue } from "../shape/of-value.js";

/** A UUID in lower case, except for its prefix; any other value unchanged. */
export const lowerCaseId = (shape: Shape, value: unknown): unknown =>
  (shape as ScalarShape).scalar === "uuid" ? comparable(value) : value;

const isOtherScalar = (shape: Shape): boolean => shape.kind === "scalar" && shape.scalar !== "uuid";
const lowered = (value: unknown, shape: Shape): unknown => lowerCaseId(shape, value);

/** A value with all its UUIDs in lower case, also those in maps, unions and unknown properties. */
export function lowerCaseIds(protocol: ProtocolDescriptor, shape: Shape, value: unknown): unknown {
  let values = 0;
  const lower = (given: Shape, inner: unknown, depth: number): unknown => {
    // Values may be circular, or the same in many places; the validator reports them.
    if (depth > maxDepth || ++values > maxValues) return inner;
    const shapes = shapesOfValue(protocol, given, inner);
    // A string of a union may be meant as something else, such as a host name.
    if (typeof inner !== "object") return shapes.some(isOtherScalar) ? inner : shapes.reduce<unknown>(lowered, inner);
    return shapes[0] ? changeInside(shapes[0], inner, (part, member) => lower(part.shape, member, depth + 1)) : inner;
  };
  return lower(shape, value, 0);
}
