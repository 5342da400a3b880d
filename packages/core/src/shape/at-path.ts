// The shape of a value by its path in a message.

import type { Field, Path, Shape } from "../shape.js";
import type { Types } from "./dereference.js";
import { type ByKind, byKind } from "./kinds.js";
import { type LocatedShape, partsOf } from "./parts.js";

const inner: ByKind<LocatedShape | undefined, [step: string | number]> = {
  scalar: () => undefined,
  literal: () => undefined,
  enum: () => undefined,
  reference: () => undefined,
  union: () => undefined,
  list: ({ item }) => ({ shape: item, location: "list" }),
  map: ({ value }) => ({ shape: value, location: "map" }),
  struct: ({ fields, extras, absent }, step) => {
    const field = fields.find(({ name }) => name === step);
    if (field !== undefined) return { shape: field.shape, location: `fields/${field.name}`, field };
    return extras === undefined || absent?.includes(String(step)) ? undefined : { shape: extras.values, location: "extras/values" };
  },
};

/** The part of a shape that an item or a property of its values belongs to. */
export const partAt = (shape: Shape, step: string | number): LocatedShape | undefined => byKind(inner, shape, step);

/** A shape on the way to a value. */
export interface PassedShape extends LocatedShape {
  /** The steps of the path that are left. */
  readonly rest: Path;
}

/** All shapes on the way to a value, outermost first: those of its path, behind references, and in every part of a union. */
export const alongPath = (types: Types, shape: Shape, path: Path, location = ""): Generator<PassedShape> =>
  follow(types, { shape, location, rest: path }, 0);

/** The most references and unions in a row. */
const mostTurns = 64;

function* follow(types: Types, passed: PassedShape, turns: number): Generator<PassedShape> {
  yield passed;
  const { shape, location, rest } = passed;
  for (const part of turns < mostTurns ? partsOf(shape, types) : []) {
    if (part.limb === "reference") yield* follow(types, { ...passed, ...part }, turns + 1);
    if (part.limb === "member") yield* follow(types, { ...passed, ...part, location: `${location}/${part.location}` }, turns + 1);
  }
  const [step, ...further] = rest;
  if (step === undefined) return;
  const part = partAt(shape, step);
  if (part !== undefined) yield* follow(types, { ...part, location: `${location}/${part.location}`, rest: further }, 0);
  // Whatever is inside is anything as well.
  else if (shape.kind === "scalar" && shape.scalar === "any") yield* follow(types, { shape, location, rest: further }, 0);
}

/** The shape of the value at a path; that of the first part of a union that has the path. */
export const shapeAtPath = (types: Types, shape: Shape, path: Path): Shape | undefined => endOf(types, shape, path)?.shape;

/** The field at a path; undefined if an item, an entry or an unknown property is there. */
export const fieldAtPath = (types: Types, shape: Shape, path: Path): Field | undefined => endOf(types, shape, path)?.field;

function endOf(types: Types, shape: Shape, path: Path): PassedShape | undefined {
  for (const passed of alongPath(types, shape, path)) if (passed.rest.length === 0) return passed;
  return undefined;
}
