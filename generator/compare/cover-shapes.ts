// Whether one shape accepts every value of another, decided by structure; "no" where that is not sufficient.

import type { Field, LiteralShape, MapShape, ScalarShape, Shape, StructShape, UnionShape } from "@wirepact/core";
import { isIntegerEnum, isNumberName, numberLimits } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import { scalars } from "../scalars/index.js";
import { brandsOf } from "./brands.js";
import { follow, sameShape } from "./follow.js";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";
import { readText } from "./read-text.js";
import { stringsAreAmong } from "./relate-strings.js";
import { statedValues } from "./stated-values.js";
import { takesAll, unionParts, withoutNull, type UnionParts } from "./union-parts.js";

/** Whether every value that the inner shape accepts is accepted by the outer one, and read in the same way. */
export function covers(
  outerModel: ProtocolModel,
  outer: Shape,
  innerModel: ProtocolModel,
  inner: Shape,
  around: readonly string[] = [],
): boolean {
  if (sameShape(outerModel, outer, innerModel, inner)) return true;
  const [{ shape: one, type: outerType }, { shape: other, type: innerType }] = [
    follow(outerModel, outer, ""),
    follow(innerModel, inner, ""),
  ];
  const types = `${outerType ?? ""} ${innerType ?? ""}`;
  // A recursive type covers another one if it does so wherever that one does not refer to itself.
  if (outerType !== undefined && innerType !== undefined && around.includes(types)) return true;
  const accepts = (shape: Shape, part: Shape): boolean => covers(outerModel, shape, innerModel, part, [...around, types]);
  if (one.kind === "scalar" && one.scalar === "any") return true;
  if (other.nullable === true && one.nullable !== true) return false;
  if (isExclusive(one) && ["struct", "map", "union"].includes(other.kind)) return false;
  if (other.kind === "union") return unionParts(innerModel, other).parts.every(({ shape }) => accepts(outer, shape));
  if (one.kind === "union") {
    const given = unionParts(outerModel, one).parts.map(({ shape }) => shape);
    const parts = given.map((shape) => follow(outerModel, shape, "").shape);
    // With an alias, a part before the covering one could read another value.
    if (parts.some(hasAliases) || hasAliases(other)) return false;
    const values = finiteValues(other);
    if (values !== undefined) return values.every((value) => parts.some((part) => acceptsValue(outerModel, part, value)));
    if (isNumber(other)) return coversNumbers(parts.flatMap(rangesOf), other);
    // A part that takes the empty array leaves only the others to the rest.
    const isEmptyTaken = other.kind === "list" && parts.some((part) => part.kind === "list" && (part.min ?? 0) === 0);
    const left = isEmptyTaken ? { ...other, min: Math.max(other.min ?? 0, 1) } : inner;
    return given.some((part) => accepts(part, left)) || stringsAreAmong(other, parts);
  }
  if (hasAliases(one) || hasAliases(other)) return false;
  const values = finiteValues(other);
  if (values !== undefined) return values.every((value) => acceptsValue(outerModel, one, value));
  return byKind(accepting, one, other, accepts);
}

const never = (): boolean => false;

/** Whether a shape without parts of a union accepts every value of another one, which cannot be listed. */
const accepting: ByKind<boolean, [other: PlainShape, accepts: (shape: Shape, part: Shape) => boolean]> = {
  scalar: (one, other) =>
    isNumber(other) && isNumber(one) ? coversNumbers([one], other) : takesAll(one, other) || takesFormat(one, other),
  literal: takesAll,
  enum: takesAll,
  list: (one, other, accepts) =>
    other.kind === "list" && isWithin(other, one) && (one.unique !== true || other.unique === true) && accepts(one.item, other.item),
  // Other rules compare what is inside.
  map: never,
  struct: never,
  union: never,
  reference: never,
};

export const isExclusive = (shape: PlainShape): boolean =>
  shape.kind === "union" && shape.objects?.by === "presence" && shape.objects.exclusive === true;

/** Whether strings without a pattern take in all strings of a format. */
function takesFormat(one: ScalarShape, other: PlainShape): boolean {
  if (other.kind !== "scalar" || scalars[other.scalar].within?.includes(one.scalar) !== true) return false;
  const isPlain = one.pattern === undefined && one.inside === undefined && (one.min ?? 0) === 0;
  const longest = scalars[other.scalar].bound(other);
  return isPlain && (one.max === undefined || (longest?.kind === "text" && longest.length <= one.max));
}

const hasAliases = (shape: PlainShape): boolean => shape.kind === "enum" && shape.values.some(({ aliases }) => aliases !== undefined);

const isNumber = (shape: PlainShape): shape is ScalarShape => shape.kind === "scalar" && isNumberName(shape.scalar);

/** The numbers of a part as ranges; a constant is a range of one. */
const rangesOf = (shape: PlainShape): readonly ScalarShape[] => {
  if (shape.kind === "literal" && typeof shape.value === "number")
    return [{ kind: "scalar", scalar: "number", min: shape.value, max: shape.value }];
  return isNumber(shape) ? [shape] : [];
};

const lowest = (shape: ScalarShape): number => numberLimits(shape).min ?? -Infinity;
const highest = (shape: ScalarShape): number => numberLimits(shape).max ?? Infinity;

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

const isWithin = (inner: Limits, outer: Limits): boolean =>
  (inner.min ?? 0) >= (outer.min ?? 0) && (inner.max ?? Infinity) <= (outer.max ?? Infinity);

type Value = LiteralShape["value"];

/** All values of a shape, where they can be listed. */
function finiteValues(shape: PlainShape): readonly Value[] | undefined {
  return shape.nullable === true || (shape.kind === "enum" && shape.open) ? undefined : statedValues(shape);
}

function acceptsValue(model: ProtocolModel, shape: PlainShape, value: Value): boolean {
  if (typeof value === "string") return readText(model, shape, value) === value;
  if (shape.kind === "literal") return shape.value === value;
  if (typeof value === "boolean") return shape.kind === "scalar" && shape.scalar === "boolean";
  if (shape.kind === "enum") return shape.values.some((listed) => listed.value === value) || (shape.open && isIntegerEnum(shape));
  return (
    isNumber(shape) &&
    coversNumbers([shape], { kind: "scalar", scalar: Number.isInteger(value) ? "integer" : "number", min: value, max: value })
  );
}

/** Whether ranges of numbers together accept every number of another range. */
function coversNumbers(parts: readonly ScalarShape[], other: ScalarShape): boolean {
  const whole = other.scalar === "integer";
  const ranges = parts.filter(({ scalar }) => whole || scalar !== "integer").sort((a, b) => lowest(a) - lowest(b));
  let reached: number | undefined;
  for (const range of ranges) {
    const next = reached === undefined ? lowest(other) : whole ? Math.floor(reached) + 1 : reached;
    if (lowest(range) > next) break;
    reached = Math.max(reached ?? -Infinity, highest(range));
  }
  return reached !== undefined && reached >= highest(other);
}

/** The parts of a union without those that another part contains. */
export function distinctParts(model: ProtocolModel, union: UnionShape, path: string): UnionParts {
  const { parts, objects } = unionParts(model, union, path);
  const plain = parts.map(({ shape }) => withoutNull(model, shape));
  // What an alias means depends on the order of the parts.
  if (plain.some(hasAliases)) return { parts, objects };
  const isContained = (index: number): boolean => {
    const shape = plain[index]!;
    if (shape.lenient !== undefined || brandsOf(model, parts[index]!.shape).length > 0) return false;
    return plain.some(
      (other, at) => at !== index && covers(model, other, model, shape) && (at < index || !covers(model, shape, model, other)),
    );
  };
  return { parts: parts.filter((_, index) => !isContained(index)), objects };
}

/** Whether readers of a part for all other objects accept every object of a given type. */
export function coversObject(outerModel: ProtocolModel, outer: Shape, innerModel: ProtocolModel, inner: Shape): boolean {
  const [one, other] = [follow(outerModel, outer, "").shape, follow(innerModel, inner, "").shape];
  if (other.kind !== "struct" || other.nullable === true) return false;
  const accepts = (shape: Shape, field: Field): boolean => covers(outerModel, shape, innerModel, field.shape);
  if (one.kind === "map") return coversEntries(one, other) && other.fields.every((field) => accepts(one.value, field));
  if (one.kind !== "struct" || one.rules !== undefined || one.extras !== undefined) return false;
  const known = new Map(one.fields.map((field) => [field.name, field]));
  return (
    other.fields.every(({ name, ...field }) => {
      const own = known.get(name);
      return own === undefined ? one.open : accepts(own.shape, { name, ...field }) && (field.required || !own.required);
    }) &&
    one.fields.every(({ name, required }) => !required || other.fields.some((field) => field.name === name)) &&
    (one.open || !other.open)
  );
}

/** Whether a map allows the properties of an object and, where the object is open, any others. */
const coversEntries = ({ keys, min = 0, max = Infinity }: MapShape, { fields, open }: StructShape): boolean =>
  fields.filter(({ required }) => required).length >= min &&
  (open ? keys === undefined && max === Infinity : fields.length <= max) &&
  fields.every(({ name }) => keys === undefined || new RegExp(keys, "u").test(name));
