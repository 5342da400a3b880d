// Cuts strings that are too long to the limits of their shapes. A caller of a builder passes it in, so that only programs that use it bundle it.

import { dereference } from "./dereference.js";
import { maxDepth } from "./encodings/limits.js";
import { requireFeature } from "./features.js";
import { hasAtMost } from "./formats.js";
import { isObject, jsonKindOf } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { ScalarShape, Shape } from "./shape.js";
import { hasKind } from "./shape-kind.js";

/** The option of builders that cuts strings: the value with every string that is too long for its shape cut at a code point. */
export type Clip = (protocol: ProtocolDescriptor, shape: Shape, value: unknown) => unknown;

export const clip: Clip = (protocol, shape, value) => clipValue(protocol, shape, value, 0);

function clipValue(protocol: ProtocolDescriptor, given: Shape, value: unknown, depth: number): unknown {
  // Values of recursive types may be circular; the validator reports them.
  if (depth > maxDepth) return value;
  const shape = dereference(protocol.types, given)!;
  const clipInner = (inner: Shape | undefined, member: unknown): unknown =>
    inner === undefined ? member : clipValue(protocol, inner, member, depth + 1);
  if (shape.kind === "union") {
    const kind = jsonKindOf(value);
    const parts =
      shape.objects !== undefined && kind === "object"
        ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value as Readonly<Record<string, unknown>>)
        : shape.members.filter((member) => kind !== undefined && hasKind(protocol, member, kind));
    const clipped = parts.map((part) => clipValue(protocol, part, value, depth));
    // A string is cut for the part that keeps the most of it.
    return clipped.length === 0 ? value : clipped.reduce((best, next) => (longer(next, best) ? next : best));
  }
  if (shape.kind === "scalar") return typeof value === "string" ? clipText(shape, value) : value;
  if (shape.kind === "list") return Array.isArray(value) ? value.map((item: unknown) => clipInner(shape.item, item)) : value;
  if ((shape.kind !== "struct" && shape.kind !== "map") || !isObject(value)) return value;
  const shapeOf = (name: string): Shape | undefined =>
    shape.kind === "map" ? shape.value : shape.fields.find((field) => field.name === name)?.shape;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clipInner(shapeOf(name), member)]));
}

const longer = (a: unknown, b: unknown): boolean => typeof a === "string" && typeof b === "string" && a.length > b.length;

function clipText({ max, countsTrimmed }: ScalarShape, text: string): string {
  if (max === undefined) return text;
  const counted = countsTrimmed === true ? text.trim() : text;
  return hasAtMost(counted, max)
    ? text
    : Array.from(counted.slice(0, 2 * max))
        .slice(0, max)
        .join("");
}
