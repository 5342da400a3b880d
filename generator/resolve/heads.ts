// The heads of objects, by which `match: first` finds the part of a union that is meant: their required fields, two objects deep.

import type { Head, HeadField, Shape, StructShape } from "@wirepact/core";
import { alternativesOf } from "@wirepact/core/shape";
import { scalars } from "../scalars/index.js";
import type { Types } from "./types.js";

type JsonKind = NonNullable<HeadField["kinds"]>[number];

/** The head of an object. */
export function headOf(types: Types, { fields }: StructShape, depth = 2): Head {
  return fields.filter(({ required }) => required).map(({ name, shape }) => headField(types, { name, shape, depth }));
}

function headField(
  types: Types,
  { name, shape, depth }: { readonly name: string; readonly shape: Shape; readonly depth: number },
): HeadField {
  const all = alternativesOf(types, shape);
  const kinds = new Set(all.map(kindOf));
  if (isNullable(types, shape)) kinds.add("null");
  const values = all.flatMap(constantsOf);
  const [object, ...others] = all.filter(({ kind }) => kind === "struct" || kind === "map");
  return {
    name,
    ...(kinds.has(undefined) ? {} : { kinds: [...kinds] as readonly JsonKind[] }),
    ...(values.includes(undefined) || values.length === 0 ? {} : { values: values as readonly (string | number | boolean)[] }),
    ...(object?.kind === "struct" && others.length === 0 && depth > 1 ? { fields: headOf(types, object, depth - 1) } : {}),
  };
}

/** The JSON kind of the values of a shape; undefined for any. */
function kindOf(shape: ReturnType<typeof alternativesOf>[number]): JsonKind | undefined {
  switch (shape.kind) {
    case "scalar": {
      const { jsonKind } = scalars[shape.scalar];
      return jsonKind === "integer" ? "number" : jsonKind === "any" ? undefined : jsonKind;
    }
    case "literal":
      return typeof shape.value as JsonKind;
    case "enum":
      return typeof shape.values[0]!.value as JsonKind;
    case "list":
      return "list";
    case "map":
    case "struct":
      return "object";
  }
}

/** The constants of a shape, with other spellings that are read as these; undefined where it has other values. */
function constantsOf(shape: ReturnType<typeof alternativesOf>[number]): readonly (string | number | boolean | undefined)[] {
  if (shape.kind === "literal") return [shape.value];
  return shape.kind === "enum" && !shape.open ? shape.values.flatMap(({ value, aliases = [] }) => [value, ...aliases]) : [undefined];
}

function isNullable(types: Types, shape: Shape, seen: readonly string[] = []): boolean {
  if (shape.nullable === true) return true;
  if (shape.kind === "union") return shape.members.some((member) => isNullable(types, member, seen));
  if (shape.kind !== "reference" || seen.includes(shape.type)) return false;
  const target = types[shape.type];
  return target !== undefined && isNullable(types, target, [...seen, shape.type]);
}

/** Whether a head fits every object that another one fits. */
export function fitsAll(head: Head, other: Head): boolean {
  return head.every((field) => {
    const same = other.find(({ name }) => name === field.name);
    if (same === undefined) return false;
    const isWithin = <Value>(inner: readonly Value[] | undefined, outer: readonly Value[] | undefined): boolean =>
      outer === undefined || inner?.every((value) => outer.includes(value)) === true;
    if (!isWithin(same.kinds, field.kinds) || !isWithin(same.values, field.values)) return false;
    return field.fields === undefined || same.kinds?.includes("object") === false || fitsAll(field.fields, same.fields ?? []);
  });
}

/** Whether an object can fit two heads. */
export function canMeet(head: Head, other: Head): boolean {
  return head.every((field) => {
    const same = other.find(({ name }) => name === field.name);
    return same === undefined || haveCommonValue(field, same);
  });
}

function haveCommonValue(field: HeadField, other: HeadField): boolean {
  if (field.kinds === undefined || other.kinds === undefined) return true;
  return field.kinds.some((kind) => {
    if (!other.kinds!.includes(kind)) return false;
    if (kind === "object") return field.fields === undefined || other.fields === undefined || canMeet(field.fields, other.fields);
    // The constants do not include null.
    if (kind === "null" || field.values === undefined || other.values === undefined) return true;
    return field.values.some((value) => other.values!.includes(value));
  });
}
