// How the values of one shape relate to those of another when the two are not of the same make: all of them, more, fewer, or others.

import type { LiteralShape, ScalarName, ScalarShape, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Pair } from "./comparison.js";
import { sameShape, type PlainShape } from "./follow.js";

/** `like`: of one make, so that other rules compare the parts. */
export type Relation = "like" | "narrowed" | "widened" | "cardinality" | "changed";

/** Compares the make of two shapes; what they have in common is not looked at. */
export function relateShapes(old: ProtocolModel, current: ProtocolModel, pair: Pair<PlainShape>): Relation {
  const [before, after] = [pair.old, pair.new];
  if (before.kind === "scalar" && after.kind === "scalar") return relateScalars(before, after);
  if (before.kind === after.kind) return "like";
  if (isAny(after)) return "widened";
  if (isAny(before)) return "narrowed";
  if (before.kind === "union" || after.kind === "union") return relateToUnion(old, current, pair);
  if (before.kind === "list") return sameShape(old, before.item, current, bare(after)) ? "cardinality" : "changed";
  if (after.kind === "list") return sameShape(old, bare(before), current, after.item) ? "cardinality" : "changed";
  if (wordsFit(before, after)) return "widened";
  return wordsFit(after, before) ? "narrowed" : "changed";
}

const isAny = (shape: PlainShape): boolean => shape.kind === "scalar" && shape.scalar === "any";

function bare(shape: PlainShape): Shape {
  const { nullable: _nullable, lenient: _lenient, ...rest } = shape;
  return rest;
}

function relateToUnion(old: ProtocolModel, current: ProtocolModel, { old: before, new: after }: Pair<PlainShape>): Relation {
  if (after.kind === "union" && after.members.some((member) => sameShape(old, bare(before), current, member))) return "widened";
  if (before.kind === "union" && before.members.some((member) => sameShape(old, member, current, bare(after)))) return "narrowed";
  return "changed";
}

/** Whether every word that the first takes is one that the second takes, and more besides. */
function wordsFit(first: PlainShape, second: PlainShape): boolean {
  const words = wordsOf(first);
  if (words === undefined) return false;
  if (second.kind === "scalar") return words.every((word) => typeof word === "string" && takesText(second, word));
  if (second.kind === "enum") return words.every((word) => second.values.some((value) => value.value === word));
  return false;
}

function wordsOf(shape: PlainShape): readonly LiteralShape["value"][] | undefined {
  if (shape.kind === "literal") return [shape.value];
  // Unknown words of an open list could be anything, so that nothing is proved by the known ones.
  return shape.kind === "enum" && !shape.open ? shape.values.map(({ value: word }) => word) : undefined;
}

function takesText({ scalar, min, max, pattern }: ScalarShape, text: string): boolean {
  if (scalar !== "string" && scalar !== "text" && scalar !== "line" && scalar !== "path") return false;
  const length = Array.from(text).length;
  return (
    length >= (min ?? (scalar === "path" ? 1 : 0)) &&
    length <= (max ?? Infinity) &&
    (pattern === undefined || new RegExp(pattern, "u").test(text))
  );
}

/** Scalars that take the same values but for their bounds. */
const sameAs: Readonly<Partial<Record<ScalarName, ScalarName>>> = { text: "string", path: "string", epoch: "number", percent: "number" };

/** The scalar by which bounds and formats are compared. */
export const baseScalar = ({ scalar }: ScalarShape): ScalarName => sameAs[scalar] ?? scalar;

/** What every value of a scalar also is. */
const wider: Readonly<Partial<Record<ScalarName, readonly ScalarName[]>>> = {
  integer: ["number"],
  line: ["string"],
  date: ["line", "string"],
  timestamp: ["line", "string"],
  uuid: ["line", "string"],
  url: ["line", "string"],
  semver: ["line", "string"],
};

/** Compares the make of two scalars. */
export function relateScalars(before: ScalarShape, after: ScalarShape): Relation {
  const [old, current] = [baseScalar(before), baseScalar(after)];
  if (old === current) return "like";
  if (current === "any" || wider[old]?.includes(current) === true) return "widened";
  return old === "any" || wider[current]?.includes(old) === true ? "narrowed" : "changed";
}

/** Whether two shapes are of one TypeScript type, as far as their make tells. */
export function sameTypeScript(before: PlainShape, after: PlainShape): boolean {
  const typeOf = (shape: PlainShape): string => {
    if (shape.kind !== "scalar") return shape.kind;
    const base = baseScalar(shape);
    return base === "any" || base === "boolean" ? base : base === "integer" || base === "number" ? "number" : "text";
  };
  return typeOf(before) === typeOf(after);
}
