// Follows a valid value along its shape, in a way of its own: tests find with it what the run time must not forget.

import { explainType } from "../../packages/core/src/explain/explain.js";
import type { Field, Json, Path, ProtocolDescriptor, Shape, StructShape } from "../../packages/core/src/index.js";

type Members = Readonly<Record<string, Json>>;

export const isMembers = (value: Json | undefined): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Protocols with a shape as a type of its own; plans of a protocol are kept with it. */
const withType = new WeakMap<ProtocolDescriptor, WeakMap<Shape, ProtocolDescriptor>>();

/** Whether a value fits a shape. */
export function fits(protocol: ProtocolDescriptor, shape: Shape, value: Json): boolean {
  const known = withType.get(protocol) ?? new WeakMap<Shape, ProtocolDescriptor>();
  withType.set(protocol, known);
  const extended = known.get(shape) ?? { ...protocol, types: { ...protocol.types, "?": shape } };
  known.set(shape, extended);
  return explainType(extended, value, "?").ok;
}

/** The shape that a value has: behind references, and the part of a union that it fits. */
export function shapeBehind(protocol: ProtocolDescriptor, shape: Shape, value: Json): Shape | undefined {
  if (value === null) return undefined;
  if (shape.kind === "reference") return shapeBehind(protocol, protocol.types[shape.type]!, value);
  if (shape.kind !== "union") return shape;
  // The part for all other objects may also take those of the others.
  const others = shape.members.filter((_, index) => index !== shape.objects?.otherwise);
  const part = [...others, ...shape.members].find((member) => fits(protocol, member, value));
  return part === undefined ? undefined : shapeBehind(protocol, part, value);
}

/** How a value is changed: what is done with objects once their members are changed, and with everything else. */
export interface Change {
  readonly object?: (shape: StructShape, value: Members) => Json;
  readonly scalar?: (shape: Shape, value: Json) => Json;
}

/** A value with a change made at every limb. */
export function changeLimbs(protocol: ProtocolDescriptor, given: Shape, value: Json, change: Change): Json {
  const shape = shapeBehind(protocol, given, value);
  const inner = (part: Shape, member: Json): Json => changeLimbs(protocol, part, member, change);
  if (shape?.kind === "list" && Array.isArray(value)) return (value as readonly Json[]).map((item) => inner(shape.item, item));
  if (shape?.kind === "map" && isMembers(value)) return mapMembers(value, (_, member) => inner(shape.value, member));
  if (shape?.kind === "struct" && isMembers(value)) {
    const changed = mapMembers(value, (name, member) => {
      const part = shape.fields.find((field) => field.name === name)?.shape ?? shape.extras?.values;
      return part === undefined ? member : inner(part, member);
    });
    return change.object?.(shape, changed) ?? changed;
  }
  return shape === undefined ? value : (change.scalar?.(shape, value) ?? value);
}

const mapMembers = (value: Members, change: (name: string, member: Json) => Json): Members =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));

/** A field that a value has, or could have. */
export interface Limb {
  readonly path: Path;
  readonly field: Field;
  readonly value: Json | undefined;
}

/** All fields of a value at every depth. */
export function* fieldsIn(protocol: ProtocolDescriptor, given: Shape, value: Json, path: Path = []): Generator<Limb> {
  const shape = shapeBehind(protocol, given, value);
  if (shape?.kind === "list" && Array.isArray(value)) {
    for (const [index, item] of (value as readonly Json[]).entries()) yield* fieldsIn(protocol, shape.item, item, [...path, index]);
  } else if (shape?.kind === "map" && isMembers(value)) {
    for (const [name, member] of Object.entries(value)) yield* fieldsIn(protocol, shape.value, member, [...path, name]);
  } else if (shape?.kind === "struct" && isMembers(value)) {
    for (const field of shape.fields) {
      const member = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      yield { path: [...path, field.name], field, value: member };
      if (member !== undefined) yield* fieldsIn(protocol, field.shape, member, [...path, field.name]);
    }
    if (shape.extras === undefined) return;
    for (const [name, member] of Object.entries(value)) {
      if (!shape.fields.some((field) => field.name === name)) yield* fieldsIn(protocol, shape.extras.values, member, [...path, name]);
    }
  }
}
