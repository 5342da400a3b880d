// Every way to leave one constraint out of a shape.

import type { Field, Json, Path, Shape } from "../../packages/core/src/shape/shape.js";

/** One thing left out: where, and what stands there instead; nothing when `value` is missing. */
export interface Weakening {
  readonly path: Path;
  readonly value?: Json;
}

const scalarBounds = [
  "min",
  "max",
  "pattern",
  "utc",
  "fraction",
  "version",
  "prefix",
  "schemes",
  "alphabet",
  "padding",
  "inside",
  "countsTrimmed",
] as const;

/** The weakenings of a shape that stands at a path, those of everything inside it included. */
export function* weakenShape(shape: Shape, path: Path): Generator<Weakening> {
  if (shape.nullable === true) yield { path: [...path, "nullable"] };
  for (const key of Object.keys(shape.lenient ?? {})) yield { path: [...path, "lenient", key] };
  if (shape.lenient?.accept !== undefined) yield* weakenShape(shape.lenient.accept, [...path, "lenient", "accept"]);
  yield* weakenKind(shape, path);
}

function* weakenKind(shape: Shape, path: Path): Generator<Weakening> {
  switch (shape.kind) {
    case "scalar":
      for (const key of scalarBounds) if (shape[key] !== undefined) yield { path: [...path, key] };
      yield* weakenItems(shape.schemes, [...path, "schemes"]);
      return;
    case "enum":
      yield* weakenEnum(shape, path);
      return;
    case "list":
      for (const key of ["min", "max", "unique"] as const) if (shape[key] !== undefined) yield { path: [...path, key] };
      yield* weakenShape(shape.item, [...path, "item"]);
      return;
    case "map":
      for (const key of ["min", "max", "keys"] as const) if (shape[key] !== undefined) yield { path: [...path, key] };
      yield* weakenShape(shape.value, [...path, "value"]);
      return;
    case "struct":
      if (!shape.open) yield { path: [...path, "open"], value: true };
      for (const [index, field] of shape.fields.entries()) yield* weakenField(field, [...path, "fields", index]);
      return;
    case "union":
      for (const [index, member] of shape.members.entries()) {
        yield { path: [...path, "members", index] };
        yield* weakenShape(member, [...path, "members", index]);
      }
      return;
    case "literal":
      yield { path: [...path, "value"], value: "something else" };
      return;
    case "reference":
      return;
  }
}

function* weakenEnum(shape: Extract<Shape, { readonly kind: "enum" }>, path: Path): Generator<Weakening> {
  if (!shape.open) yield { path: [...path, "open"], value: true };
  if (shape.pattern !== undefined) yield { path: [...path, "pattern"] };
  for (const [index, { aliases }] of shape.values.entries()) {
    // A word of an open enum is valid whether it is listed or not.
    if (!shape.open) yield { path: [...path, "values", index] };
    yield* weakenItems(aliases, [...path, "values", index, "aliases"]);
  }
}

function* weakenField(field: Field, path: Path): Generator<Weakening> {
  if (field.required) yield { path: [...path, "required"], value: false };
  if (field.lenientlyOptional === true) yield { path: [...path, "lenientlyOptional"] };
  yield* weakenItems(field.aliases, [...path, "aliases"]);
  if (field.mail !== undefined && "also" in field.mail) yield* weakenItems(field.mail.also, [...path, "mail", "also"]);
  if (field.computed !== undefined) {
    yield { path: [...path, "computed"] };
    for (const key of ["level", "lenient"] as const) if (field.computed[key] !== undefined) yield { path: [...path, "computed", key] };
    for (const word of Object.keys(field.computed.table ?? {})) yield { path: [...path, "computed", "table", word] };
  }
  yield* weakenShape(field.shape, [...path, "shape"]);
}

/** One weakening per item of a list that may be absent. */
export function* weakenItems(items: readonly unknown[] | undefined, path: Path): Generator<Weakening> {
  for (const index of (items ?? []).keys()) yield { path: [...path, index] };
}
