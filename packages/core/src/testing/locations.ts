// The locations of a message where a value can be replaced: fields, items, entries, and the inside of every union member.

import { isObject, jsonKindOf } from "../base/json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Field, Json, Path, Shape, UnionShape } from "../shape/shape.js";
import { locationAt, partAt } from "../shape/at-path.js";
import type { PlainShape } from "../shape/dereference.js";
import { inTurn, type InTurn } from "./in-turn.js";
import { plainShape } from "./plain-shape.js";
import { kindsOf } from "./invalid-values.js";
import { partSamples, samplesOf } from "./shape-samples.js";

/** A location of a message with its value. */
export interface MessageLocation {
  readonly path: Path;
  /** The shape with references followed and their nullability kept. */
  readonly shape: PlainShape;
  readonly value: Json;
  /** The field at this location, unless it is an item, an entry or the message itself. */
  readonly field?: Field;
  /** Named types that were followed to get here. */
  readonly types: readonly string[];
  /** The choices of the unions whose part the object around this field is, outermost first. */
  readonly choices?: readonly UnionShape[];
  /** Whether a change here may do more than it should: an object around it has rules, items around it must differ, or another part of a union takes values of that kind. */
  readonly isUncertain?: boolean;
  /** Whether it stands for one part of a union, of which only the rules matter here: the union is a separate location. */
  readonly isPart?: true;
  /** The whole message with another value at this location, or without any. */
  readonly put: (value: Json | undefined) => Json;
}

/** The protocol, and which parts of a union with very many of them are visited. */
interface Visit {
  readonly protocol: ProtocolDescriptor;
  readonly some: InTurn;
}

/** All locations of a message, outermost first. */
export function locationsOf(protocol: ProtocolDescriptor, message: MessageDescriptor, value: Json): readonly MessageLocation[] {
  const plain = plainShape(protocol, message.shape);
  return walk({ protocol, some: inTurn(protocol, message) }, { path: [], ...plain, value, put: (changed) => changed ?? null });
}

function walk(visit: Visit, location: MessageLocation): readonly MessageLocation[] {
  return [location, ...insideAll(visit, { ...location, choices: [] })];
}

/** The locations inside a value, and inside the other forms of an object of which rules allow only some fields at a time. */
function insideAll(visit: Visit, location: MessageLocation): readonly MessageLocation[] {
  const { protocol } = visit;
  const { shape, types } = location;
  const hasForms = shape.kind === "struct" && shape.rules !== undefined && !isDeep(types);
  const forms = hasForms ? samplesOf({ protocol, fullness: "most", around: types }, shape) : [];
  return [inside(visit, location), ...forms.slice(1).map(({ value }) => inside(visit, { ...location, value }))].flat();
}

/** The locations inside a value. */
function inside(visit: Visit, location: MessageLocation): readonly MessageLocation[] {
  const { protocol, some } = visit;
  const { shape, value, put } = location;
  const step = (name: string | number, inner: Shape, field?: Field): readonly MessageLocation[] => {
    const plain = plainShape(protocol, inner);
    const types = [...location.types, ...plain.types];
    return walk(visit, {
      path: [...location.path, name],
      shape: plain.shape,
      types,
      value: (value as Readonly<Record<string | number, Json>>)[name]!,
      ...(field === undefined ? {} : { field, choices: location.choices ?? [] }),
      isUncertain: location.isUncertain === true || isBound(shape),
      put: (replacement) => put(withMember(value, name, replacement)),
    });
  };
  if (shape.kind === "union")
    return isDeep(location.types) ? [] : some(shape.members).flatMap((member) => insideMember(visit, location, shape, member));
  const seen = new Set<string>();
  const keys = Array.isArray(value) ? value.keys() : isObject(value) ? Object.keys(value) : [];
  return [...keys].flatMap((key) => {
    const part = partAt(shape, key);
    // One item, one entry and one unknown property are enough.
    if (part === undefined || seen.has(locationAt(shape, part))) return [];
    seen.add(locationAt(shape, part));
    return step(key, part.shape, part.field);
  });
}

/** Whether what is inside a value depends on what else is inside it. */
const isBound = (shape: PlainShape): boolean =>
  (shape.kind === "struct" && shape.rules !== undefined) || (shape.kind === "list" && shape.unique === true);

/** Whether a type contains itself more than once on the way here: the parts of its unions were visited further out. */
const isDeep = (types: readonly string[]): boolean => types.some((name) => types.filter((other) => other === name).length > 2);

/** The locations inside one part of a union, which replaces the current value. */
function insideMember(visit: Visit, location: MessageLocation, union: UnionShape, member: Shape): readonly MessageLocation[] {
  const { protocol } = visit;
  const sample = partSamples({ protocol, fullness: "most", around: location.types }, union, union.members.indexOf(member))[0]?.value;
  if (sample === undefined || (typeof sample !== "object" && sample !== null)) return [];
  const { shape, types } = plainShape(protocol, member);
  const choices = union.objects === undefined ? [] : [...(location.choices ?? []), union];
  const kind = jsonKindOf(sample)!;
  const isShared =
    (kind !== "object" || union.objects === undefined) && union.members.filter((other) => kindsOf(protocol, other).has(kind)).length > 1;
  const part = {
    ...location,
    shape,
    types: [...location.types, ...types],
    value: sample,
    choices,
    // A change may make it an object of another part.
    isUncertain: isShared || union.objects?.by === "head" || location.isUncertain === true,
  };
  const ruled = shape.kind === "struct" && shape.rules !== undefined ? [{ ...part, isPart: true as const }] : [];
  return [...ruled, ...insideAll(visit, part)];
}

function withMember(value: Json, name: string | number, replacement: Json | undefined): Json {
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.flatMap((item, index) => (index !== name ? [item] : replacement === undefined ? [] : [replacement]));
  }
  const copy: Record<string, Json> = { ...(value as Readonly<Record<string, Json>>) };
  if (replacement === undefined) delete copy[name];
  else copy[name] = replacement;
  return copy;
}
