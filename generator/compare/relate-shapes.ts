// How the values of one shape relate to those of a shape of another type: the same, more, fewer, or others.

import { isNumberName, numberLimits } from "@wirepact/core/describe";
import type { LiteralShape, ScalarName, ScalarShape, Shape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Pair, ShapePair } from "./comparison.js";
import { scalars } from "../scalars/index.js";
import { covers } from "./cover-shapes.js";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";
import { sameShape } from "./follow.js";
import { readText } from "./read-text.js";
import { relateStrings, type StringRelation } from "./relate-strings.js";
import { statedValues } from "./stated-values.js";

/** `like`: of the same type, so that other rules compare the parts. `equal`: of another type that accepts the same values. */
export type Relation = "like" | "equal" | "narrowed" | "widened" | "cardinality" | "changed";

/** Compares the types of two shapes, not their limits. */
export function relateShapes(old: ProtocolModel, current: ProtocolModel, pair: ShapePair): Relation {
  const [before, after] = pair.selects === true ? [asSelected(pair.old), asSelected(pair.new)] : [pair.old, pair.new];
  if (before.kind === "scalar" && after.kind === "scalar") return relateScalars(before, after);
  if (before.kind === "enum" && after.kind === "enum" && isIntegerEnum(before) !== isIntegerEnum(after)) return "changed";
  if (before.kind === after.kind) return "like";
  if (isAny(after)) return "widened";
  if (isAny(before)) return "narrowed";
  if (before.kind === "union" || after.kind === "union") return relateToUnion(old, current, pair);
  const strings = relateStrings(before, after);
  if (strings !== undefined) {
    if (hasMisreadAlias(before, after)) return "changed";
    // Lenient readers of an enum also keep values that it does not list, unless the value selects a part of a union.
    const losesUnknown = pair.selects !== true && keepsUnknown(old, before) && !keepsUnknown(current, after) && !isUnlimited(after);
    const narrower = strings.narrower || losesUnknown;
    return relationOf({ ...strings, narrower });
  }
  if (before.kind === "list") return sameShape(old, before.item, current, bare(after)) ? "cardinality" : "changed";
  if (after.kind === "list") return sameShape(old, bare(before), current, after.item) ? "cardinality" : "changed";
  // Other integers are valid too; the values only have names.
  if (isOpenInteger(before) && after.kind === "scalar") return relateToNumbers(after);
  if (isOpenInteger(after) && before.kind === "scalar") return mirrored[relateToNumbers(before)];
  if (valuesFit(before, after)) return "widened";
  return valuesFit(after, before) ? "narrowed" : "changed";
}

/** How all integers relate to the values of a scalar. */
function relateToNumbers(after: ScalarShape): "equal" | "narrowed" | "widened" | "changed" {
  if (!isNumberName(after.scalar)) return "changed";
  const { min, max } = numberLimits(after);
  return relationOf({ narrower: min !== undefined || max !== undefined, wider: baseScalar(after) !== "integer" });
}

const mirrored = { equal: "equal", narrowed: "widened", widened: "narrowed", changed: "changed" } as const;

const isOpenInteger = (shape: PlainShape): boolean =>
  shape.kind === "enum" && shape.open && isIntegerEnum(shape) && shape.values.every(({ aliases }) => aliases === undefined);

/** A tag as the choice between objects sees it: its aliases select nothing. */
const asSelected = (shape: PlainShape): PlainShape =>
  shape.kind === "enum" ? { ...shape, values: shape.values.map(({ aliases: _aliases, ...value }) => value) } : shape;

/** Whether lenient mode keeps values that a closed enum does not list. */
function keepsUnknown({ reading }: ProtocolModel, shape: PlainShape): boolean {
  if (shape.kind !== "enum" || shape.open) return false;
  return shape.lenient?.unset === true || reading.lenient.unknownValues !== "reject";
}

const isUnlimited = (shape: PlainShape): boolean =>
  shape.kind === "scalar" &&
  shape.pattern === undefined &&
  shape.min === undefined &&
  shape.max === undefined &&
  baseScalar(shape) === "string";

function relationOf({ narrower, wider }: Pick<StringRelation, "narrower" | "wider">): "equal" | "narrowed" | "widened" | "changed" {
  if (narrower && wider) return "changed";
  return narrower ? "narrowed" : wider ? "widened" : "equal";
}

/** Whether one shape accepts an alias of an enum and takes it for itself. */
function hasMisreadAlias(...shapes: readonly [PlainShape, PlainShape]): boolean {
  return shapes.some((shape, index) => {
    const aliases = shape.kind === "enum" ? shape.values.flatMap((value) => value.aliases ?? []) : [];
    return aliases.some((alias) => readText({}, shapes[1 - index]!, alias) === alias);
  });
}

/** Whether new readers accept strings that old readers reject and senders do not write: aliases, or unknown values in lenient mode. */
export function readsMore(old: ProtocolModel, current: ProtocolModel, { old: before, new: after, selects }: ShapePair): boolean {
  if (after.kind !== "enum" || selects === true) return false;
  if (keepsUnknown(current, after) && !keepsUnknown(old, before) && !isUnlimited(before)) return true;
  return after.values.some(({ aliases = [] }) => aliases.some((alias) => readText({}, before, alias) === undefined));
}

const isAny = (shape: PlainShape): boolean => shape.kind === "scalar" && shape.scalar === "any";

function bare(shape: PlainShape): Shape {
  const { nullable: _nullable, lenient: _lenient, ...rest } = shape;
  return rest;
}

function relateToUnion(old: ProtocolModel, current: ProtocolModel, { old: before, new: after }: Pair<PlainShape>): Relation {
  const kept = covers(current, bare(after), old, bare(before));
  const known = covers(old, bare(before), current, bare(after));
  if (kept) return known ? "equal" : "widened";
  return known ? "narrowed" : "changed";
}

/** Whether the second shape accepts every value of the first, which are finitely many. */
function valuesFit(first: PlainShape, second: PlainShape): boolean {
  const values = valuesOf(first);
  return values?.every((value) => byKind(accepting, second, value)) === true;
}

const never = (): boolean => false;

/** Whether a shape of another kind accepts a value. */
const accepting: ByKind<boolean, [value: LiteralShape["value"]]> = {
  scalar: (shape, value) => (typeof value === "number" ? acceptsNumber(shape, value) : typeof value === shape.scalar),
  literal: never,
  enum: ({ values }, value) => values.some((other) => other.value === value),
  list: never,
  map: never,
  struct: never,
  union: never,
  reference: never,
};

function valuesOf(shape: PlainShape): readonly LiteralShape["value"][] | undefined {
  // An open enum accepts other values too, so its listed values prove nothing; nor do they where a reader also takes strings for integers.
  const isUnsure =
    shape.kind === "enum" && (shape.open || (isIntegerEnum(shape) && shape.values.some(({ aliases }) => aliases !== undefined)));
  return isUnsure ? undefined : statedValues(shape);
}

function acceptsNumber({ scalar, min, max }: ScalarShape, value: number): boolean {
  return (
    isNumberName(scalar) && (scalar !== "integer" || Number.isInteger(value)) && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  );
}

/** The scalar by which limits and formats are compared. */
export const baseScalar = ({ scalar }: ScalarShape): ScalarName => scalars[scalar].sameAs ?? scalar;

/** Whether a scalar accepts every value of another one. */
const isWider = (wider: ScalarName, narrower: ScalarName): boolean => scalars[narrower].within?.includes(wider) === true;

/** Compares the types of two scalars. */
export function relateScalars(before: ScalarShape, after: ScalarShape): Relation {
  const [old, current] = [baseScalar(before), baseScalar(after)];
  if (old === current) return "like";
  const strings = relateStrings(before, after);
  if (current === "any" || isWider(current, old)) return strings?.wider === false ? "like" : "widened";
  if (old === "any" || isWider(old, current)) return strings?.narrower === false ? "like" : "narrowed";
  return "changed";
}
