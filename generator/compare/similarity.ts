// How similar two parts of unions are, where neither a tag nor a name shows that they are the same part.

import type { Shape, StructShape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import { scalars } from "../scalars/index.js";
import { follow, sameShape } from "./follow.js";
import type { PlainShape } from "@wirepact/core/shape";
import { relateScalars } from "./relate-shapes.js";

/** The JSON type of the values of a shape. */
export function jsonType(model: ProtocolModel, given: Shape): string {
  const { shape } = follow(model, given, "");
  if (shape.kind === "literal") return typeof shape.value;
  if (shape.kind === "enum") return isIntegerEnum(shape) ? "number" : "string";
  if (shape.kind === "scalar") return scalars[shape.scalar].jsonKind.replace("integer", "number");
  return shape.kind === "struct" || shape.kind === "map" ? "object" : shape.kind;
}

/** A score by which the most similar parts are paired; undefined for parts that have too little in common. */
export function similarity(old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape): number | undefined {
  const [before, after] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  if (before.kind === "struct" && after.kind === "struct") return similarityOfObjects(old, before, current, after);
  if (before.kind === "scalar" && after.kind === "scalar") return similarityOfScalars(before, after);
  if (before.kind === "enum" && after.kind === "enum") {
    if (isIntegerEnum(before) !== isIntegerEnum(after)) return undefined;
    const values = new Set([...before.values, ...after.values].map(({ value }) => value));
    return (before.values.length + after.values.length) / values.size;
  }
  if (before.kind === "list" && after.kind === "list")
    return (
      1 + Number(jsonType(old, before.item) === jsonType(current, after.item)) + Number(sameShape(old, before.item, current, after.item))
    );
  return before.kind === after.kind && before.kind !== "literal" ? 1 : undefined;
}

function similarityOfScalars(before: PlainShape & { kind: "scalar" }, after: PlainShape & { kind: "scalar" }): number | undefined {
  if (before.scalar !== after.scalar) return relateScalars(before, after) === "changed" ? undefined : 1;
  return 2 + (["pattern", "min", "max"] as const).filter((limit) => before[limit] === after[limit]).length;
}

/** The lowest score of objects that are the same part. */
const leastSimilar = 0.5;

function similarityOfObjects(old: ProtocolModel, before: StructShape, current: ProtocolModel, after: StructShape): number | undefined {
  const names = new Set([...before.fields, ...after.fields].map(({ name }) => name));
  let required = 0;
  let score = 0;
  for (const field of before.fields) {
    const other = after.fields.find(({ name }) => name === field.name);
    if (other === undefined) continue;
    const both = field.required && other.required;
    const [one, another] = [follow(old, field.shape, "").shape, follow(current, other.shape, "").shape];
    required += both ? 1 : 0;
    score += both ? 3 : 1;
    if (one.kind === "literal" && another.kind === "literal" && one.value === another.value) score += 3;
    if (jsonType(old, one) !== jsonType(current, another)) score -= 1;
  }
  return required === 0 || score < leastSimilar * names.size ? undefined : score / names.size;
}
