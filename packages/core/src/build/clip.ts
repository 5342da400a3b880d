// Cuts strings that are too long to the limits of their shapes. A caller of a builder passes it in, so that only programs that use it bundle it.

import { maxDepth } from "../base/limits.js";
import { hasAtMost } from "../scalars/formats.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { jsonKindOf } from "../base/json-kind.js";
import type { Shape } from "../shape/shape.js";
import type { PlainShape } from "../shape/dereference.js";
import { changeInside, shapesOfValue } from "../shape/of-value.js";
import { hasKind } from "../shape/shape-kind.js";

/** The option of builders that cuts strings: the value with every string that is too long for its shape cut at a code point. */
export type Clip = (protocol: ProtocolDescriptor, shape: Shape, value: unknown) => unknown;

export const clip: Clip = (protocol, shape, value) => clipValue(protocol, shape, value, 0);

function clipValue(protocol: ProtocolDescriptor, given: Shape, value: unknown, depth: number): unknown {
  // Values of recursive types may be circular; the validator reports them.
  if (depth > maxDepth) return value;
  const shapes = shapesOfValue(protocol, given, value);
  if (typeof value !== "string") {
    const meant = shapes.length > 1 ? shapes.find((shape) => fitsItems(protocol, shape, value, 0)) : shapes[0];
    return meant ? changeInside(meant, value, ({ shape }, inner) => clipValue(protocol, shape, inner, depth + 1)) : value;
  }
  // A string is cut for the part that keeps the most of it.
  const [longest = value] = shapes.map((shape) => clipText(shape, value)).sort((one, other) => other.length - one.length);
  return longest;
}

/** How deep arrays are looked at to find the part of a union that one of them fits. */
const deepestLook = 3;

/** Whether an array and the arrays in it have items of the kinds that a shape has there. */
function fitsItems(protocol: ProtocolDescriptor, shape: PlainShape, value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || shape.kind !== "list" || depth === deepestLook) return true;
  return value.every((item) => {
    const kind = jsonKindOf(item);
    if (kind === undefined || !hasKind(protocol, shape.item, kind)) return false;
    return kind !== "list" || shapesOfValue(protocol, shape.item, item).some((inner) => fitsItems(protocol, inner, item, depth + 1));
  });
}

function clipText(shape: PlainShape, text: string): string {
  if (shape.kind !== "scalar" || shape.max === undefined) return text;
  const { max, countsTrimmed } = shape;
  const counted = countsTrimmed === true ? text.trim() : text;
  return hasAtMost(counted, max)
    ? text
    : Array.from(counted.slice(0, 2 * max))
        .slice(0, max)
        .join("");
}
