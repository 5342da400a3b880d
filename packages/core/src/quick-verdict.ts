// Quick verdicts over shapes, made once per shape: whether a value is valid beyond question, so that the walker need not go into it.

import { hasFormat, patternOf } from "./explain-scalar.js";
import { hasAtLeast, hasAtMost, isLine, staysInside } from "./formats.js";
import { isJson, isObject, ownMember } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { Field, ListShape, MapShape, ScalarShape, Shape, StructShape } from "./shape.js";
import { unreachable } from "./unreachable.js";

/** True only for a value that is valid, gives no warning and is read as it is; false says nothing. */
export type Fits = (value: unknown) => boolean;

/** A field with the quick verdict on its value. */
export interface QuickField {
  readonly name: string;
  readonly field: Field;
  readonly fits: Fits;
}

/** A struct prepared for one protocol. */
export interface QuickStruct {
  readonly protocol: ProtocolDescriptor;
  readonly fields: readonly QuickField[];
  readonly names: ReadonlySet<string>;
}

const never: Fits = () => false;
const quickStructs = /*@__PURE__*/ new WeakMap<StructShape, QuickStruct>();

/** The fields of a struct with their quick verdicts. */
export function quickStruct(protocol: ProtocolDescriptor, shape: StructShape): QuickStruct {
  const known = quickStructs.get(shape);
  if (known !== undefined && known.protocol === protocol) return known;
  const fields = quickenFields({ protocol, within: [] }, shape);
  const struct = { protocol, fields, names: new Set(fields.map(({ name }) => name)) };
  quickStructs.set(shape, struct);
  return struct;
}

interface Quickening {
  readonly protocol: ProtocolDescriptor;
  /** The named types on the way here; one that contains itself gets no quick verdict. */
  readonly within: readonly string[];
}

function quickenFields(quickening: Quickening, { fields }: StructShape): readonly QuickField[] {
  // A computed field is compared with another one, whatever it holds.
  return fields.map((field) => ({ name: field.name, field, fits: field.computed === undefined ? fitsOf(quickening, field.shape) : never }));
}

function fitsOf(quickening: Quickening, shape: Shape): Fits {
  const { protocol, within } = quickening;
  switch (shape.kind) {
    case "scalar":
      return fitsScalar(shape);
    case "literal":
      return (value) => value === shape.value;
    case "enum": {
      const words = new Set<unknown>(shape.values.map(({ word }) => word));
      return (value) => words.has(value);
    }
    case "reference":
      if (within.includes(shape.type)) return never;
      return fitsOf({ protocol, within: [...within, shape.type] }, protocol.types[shape.type]!);
    case "list":
      return fitsList(shape, fitsOf(quickening, shape.item));
    case "map":
      return fitsMap(shape, fitsOf(quickening, shape.value));
    case "struct":
      return fitsStruct(shape, quickenFields(quickening, shape));
    case "union": {
      const members = shape.members.map((member) => fitsOf(quickening, member));
      return (value) => members.some((fits) => fits(value));
    }
    default:
      return unreachable(shape);
  }
}

function fitsStruct({ open }: StructShape, fields: readonly QuickField[]): Fits {
  // Unknown members and other names are for the walker.
  if (!open || fields.some(({ fits, field }) => fits === never || field.aliases !== undefined)) return never;
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, field, fits } of fields) {
      const given = ownMember(value, name);
      if (given === undefined ? field.required : !fits(given)) return false;
    }
    return true;
  };
}

function fitsMap({ min = 0, max = Infinity, keys }: MapShape, fits: Fits): Fits {
  const pattern = keys === undefined ? undefined : patternOf(keys);
  return (value) => {
    if (!isObject(value)) return false;
    const names = Object.keys(value);
    if (names.length < min || names.length > max) return false;
    return names.every((name) => (pattern === undefined || pattern.test(name)) && fits(value[name]));
  };
}

function fitsList({ min = 0, max = Infinity, unique }: ListShape, fits: Fits): Fits {
  if (unique === true || fits === never) return never;
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false;
    // Not `every`, which passes over holes.
    for (let index = 0; index < value.length; index++) if (!fits(value[index])) return false;
    return true;
  };
}

function fitsScalar(shape: ScalarShape): Fits {
  const { scalar, min, max = Infinity, pattern, inside } = shape;
  switch (scalar) {
    case "boolean":
      return (value) => typeof value === "boolean";
    case "any":
      return isJson;
    case "integer":
    case "number":
    case "epoch":
    case "percent": {
      const isNumber: Fits = scalar === "integer" ? Number.isInteger : Number.isFinite;
      const [least, most] = scalar === "percent" ? [Math.max(min ?? 0, 0), Math.min(max, 100)] : [min ?? -Infinity, max];
      return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most;
    }
    default: {
      const least = min ?? (scalar === "path" ? 1 : 0);
      const expression = pattern === undefined ? undefined : patternOf(pattern);
      const isPlain = scalar === "string" || scalar === "text" || scalar === "path" || scalar === "line";
      return (value) =>
        typeof value === "string" &&
        hasAtLeast(value, least) &&
        hasAtMost(value, max) &&
        (isPlain || hasFormat(shape, value)) &&
        (scalar !== "line" || isLine(value)) &&
        (expression === undefined || expression.test(value)) &&
        (inside === undefined || staysInside(value));
    }
  }
}
