// How similar two parts of unions are, where neither a tag nor a name shows that they are the same part.

import type { EnumShape, ListShape, ScalarShape, Shape, StructShape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import { scalars } from "../scalars/index.js";
import { follow, sameShape } from "./follow.js";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";
import { relateScalars } from "./relate-shapes.js";

/** The JSON type of the values of a shape. */
export function jsonType(model: ProtocolModel, given: Shape): string {
  return byKind(jsonTypes, follow(model, given, "").shape);
}

const jsonTypes: ByKind<string> = {
  scalar: ({ scalar }) => scalars[scalar].jsonKind.replace("integer", "number"),
  literal: ({ value }) => typeof value,
  enum: (shape) => (isIntegerEnum(shape) ? "number" : "string"),
  list: () => "list",
  map: () => "object",
  struct: () => "object",
  union: () => "union",
  reference: ({ type }) => type,
};

/** A score by which the most similar parts are paired; undefined for parts that have too little in common. */
export function similarity(old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape): number | undefined {
  const [before, after] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  return before.kind === after.kind ? byKind(ofSameKind, before, after, old, current) : undefined;
}

/** How similar two shapes of the same kind are. */
const ofSameKind: ByKind<number | undefined, [after: PlainShape, old: ProtocolModel, current: ProtocolModel]> = {
  scalar: (before, after) => similarityOfScalars(before, after as ScalarShape),
  literal: () => undefined,
  enum: (before, after) => similarityOfEnums(before, after as EnumShape),
  list: ({ item }, after, old, current) => {
    const { item: other } = after as ListShape;
    return 1 + Number(jsonType(old, item) === jsonType(current, other)) + Number(sameShape(old, item, current, other));
  },
  map: () => 1,
  struct: (before, after, old, current) => similarityOfObjects(old, before, current, after as StructShape),
  union: () => 1,
  reference: () => 1,
};

function similarityOfEnums(before: EnumShape, after: EnumShape): number | undefined {
  if (isIntegerEnum(before) !== isIntegerEnum(after)) return undefined;
  const values = new Set([...before.values, ...after.values].map(({ value }) => value));
  return (before.values.length + after.values.length) / values.size;
}

function similarityOfScalars(before: ScalarShape, after: ScalarShape): number | undefined {
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
