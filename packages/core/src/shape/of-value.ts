// The shapes of a value, and of what is inside it.

import { withChanges } from "../explain-entries.js";
import { requireFeature } from "../features.js";
import { isObject, jsonKindOf } from "../json-kind.js";
import type { JudgedProtocol } from "../protocol.js";
import type { Field, Path, Shape } from "../shape.js";
import { hasKind } from "../shape-kind.js";
import { partAt } from "./at-path.js";
import { dereference, type PlainShape } from "./dereference.js";
import type { LocatedShape } from "./parts.js";

/** The shapes that a value may have: of a union, the object that is meant, or the parts of its kind. Only scalars can have several. */
export function shapesOfValue(protocol: JudgedProtocol, given: Shape, value: unknown): readonly PlainShape[] {
  const shape = dereference(protocol.types, given)!;
  if (shape.kind !== "union") return [shape];
  const kind = jsonKindOf(value);
  const parts =
    shape.objects !== undefined && isObject(value)
      ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value)
      : shape.members.filter((member) => kind !== undefined && hasKind(protocol, member, kind));
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
  protocol: JudgedProtocol,
  shape: Shape,
  value: unknown,
  isEntered: (part: LocatedShape) => boolean = () => true,
): Generator<ShapedValue> {
  yield* visitIn(protocol, { shape, location: "" }, { value, path: [] }, isEntered);
}

function* visitIn(
  protocol: JudgedProtocol,
  { shape: given, field }: LocatedShape,
  { value, path }: Pick<ShapedValue, "value" | "path">,
  isEntered: (part: LocatedShape) => boolean,
): Generator<ShapedValue> {
  for (const shape of shapesOfValue(protocol, given, value)) {
    yield { shape, value, path, field };
    for (const [key, inner] of membersOf(shape, value)) {
      const part = partAt(shape, key);
      if (part !== undefined && isEntered(part)) yield* visitIn(protocol, part, { value: inner, path: [...path, key] }, isEntered);
    }
  }
}

/** The items or properties of a value, if it is what the shape says. */
function membersOf(shape: PlainShape, value: unknown): Iterable<readonly [string | number, unknown]> {
  if (Array.isArray(value)) return shape.kind === "list" ? value.entries() : [];
  return shape.kind !== "list" && isObject(value) ? Object.entries(value) : [];
}

/** Gives the value that takes the place of an item or a property; undefined removes it. */
export type ChangeInner = (part: LocatedShape, value: unknown, key: string | number) => unknown;

/** A value whose items and properties are changed where the shape says what they are; the same one if nothing changes. */
export function changeInside(shape: PlainShape, value: unknown, change: ChangeInner): unknown {
  const changed = (key: string | number, inner: unknown): unknown => {
    const part = partAt(shape, key);
    return part === undefined ? inner : change(part, inner, key);
  };
  if (Array.isArray(value) !== (shape.kind === "list")) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => changed(index, item));
    return items.every((item, index) => Object.is(item, value[index])) ? value : items;
  }
  if (!isObject(value)) return value;
  const changes = Object.entries(value)
    .map(([key, inner]) => [key, changed(key, inner)] as const)
    .filter(([key, inner]) => !Object.is(inner, value[key]));
  return changes.length === 0 ? value : withChanges(value, changes);
}
