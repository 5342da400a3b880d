// The shapes of a value, and of what is inside it.

import { requireFeature } from "../features.js";
import { isObject, jsonKindOf } from "../base/json-kind.js";
import type { ProtocolShapes } from "../protocol.js";
import type { Field, Path, Shape } from "./shape.js";
import { hasKind } from "./shape-kind.js";
import { type InnerPart, partAt } from "./at-path.js";
import { dereference, type PlainShape } from "./dereference.js";

/** The shapes that a value may have: of a union, the object that is meant, or the parts of its kind. Scalars and arrays can have several. */
export function shapesOfValue(protocol: ProtocolShapes, given: Shape, value: unknown): readonly PlainShape[] {
  const shape = dereference(protocol.types, given)!;
  if (shape.kind !== "union") return [shape];
  const kind = jsonKindOf(value);
  const parts =
    shape.objects !== undefined && isObject(value)
      ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value)
      : shape.members.filter((member) => hasKind(protocol, member, kind!));
  return parts.flatMap((part) => shapesOfValue(protocol, part, value));
}

/** A value inside a value, with the shape that it has there. */
export interface ShapedValue {
  readonly shape: PlainShape;
  readonly value: unknown;
  readonly path: Path;
  /** The field that the value is in, unless it is an item, an entry or an unknown property. */
  readonly field?: Field | undefined;
}

/** A value, then everything inside it that has a shape; what `isEntered` refuses is left out. */
export function* visitValue(
  protocol: ProtocolShapes,
  shape: Shape,
  value: unknown,
  isEntered: (part: Pick<InnerPart, "shape" | "field">) => boolean = () => true,
): Generator<ShapedValue> {
  yield* visitIn(protocol, { shape }, { value, path: [] }, isEntered);
}

function* visitIn(
  protocol: ProtocolShapes,
  { shape: given, field }: Pick<InnerPart, "shape" | "field">,
  { value, path }: Pick<ShapedValue, "value" | "path">,
  isEntered: (part: Pick<InnerPart, "shape" | "field">) => boolean,
): Generator<ShapedValue> {
  for (const shape of shapesOfValue(protocol, given, value)) {
    yield { shape, value, path, field };
    // A value that is not what the shape says has no parts.
    const isList = Array.isArray(value);
    if (isList !== (shape.kind === "list") || !(isList || isObject(value))) continue;
    for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
      const key = isList ? Number(name) : name;
      const part = partAt(shape, key);
      if (part !== undefined && isEntered(part)) yield* visitIn(protocol, part, { value: inner, path: [...path, key] }, isEntered);
    }
  }
}

/** Gives the value that takes the place of an item or a property. */
export type ChangeInner = (part: InnerPart, value: unknown, key: string | number) => unknown;

/** A value whose items and properties are changed where the shape says what they are. */
export function changeInside(shape: PlainShape, value: unknown, change: ChangeInner): unknown {
  const changed = (key: string | number, inner: unknown): unknown => {
    const part = partAt(shape, key);
    return part ? change(part, inner, key) : inner;
  };
  if (shape.kind === "list") return Array.isArray(value) ? value.map((item, index) => changed(index, item)) : value;
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(name, inner)])) : value;
}
