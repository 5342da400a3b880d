// The shape of a value by its path in a message.

import type { EnumShape, Field, LiteralShape, Path, ReferenceShape, ScalarShape, Shape, UnionShape } from "./shape.js";
import type { Types } from "./dereference.js";
import { type LocatedShape, turnsOf } from "./parts.js";

/** The part of a shape that an item or a property of its values belongs to. */
export interface InnerPart {
  readonly shape: Shape;
  readonly field?: Field;
}

/** The part of a shape that an item or a property of its values belongs to. Packages bundle it, so it knows no locations. */
export function partAt(shape: Shape, step: string | number): InnerPart | undefined {
  if (shape.kind === "list") return { shape: shape.item };
  if (shape.kind === "map") return { shape: shape.value };
  if (shape.kind !== "struct") {
    // Their values have no parts of their own; a new kind does not compile here.
    shape satisfies ScalarShape | LiteralShape | EnumShape | ReferenceShape | UnionShape;
    return undefined;
  }
  const field = shape.fields.find(({ name }) => name === step);
  const extras = shape.absent?.includes(step as string) ? undefined : shape.extras;
  return field ? { shape: field.shape, field } : extras && { shape: extras.values };
}

/** The model path from a shape to such a part. */
export function locationAt({ kind }: Shape, { field }: InnerPart): string {
  if (kind === "list" || kind === "map") return kind;
  return field === undefined ? "extras/values" : `fields/${field.name}`;
}

/** A shape on the way to a value. */
export interface ShapeOnPath extends LocatedShape {
  /** The steps of the path that are left. */
  readonly rest: Path;
}

/** All shapes on the way to a value, outermost first: those of its path, behind references, and in every part of a union. */
export const alongPath = (types: Types, shape: Shape, path: Path, location = ""): Generator<ShapeOnPath> =>
  follow(types, { shape, location, rest: path }, 0);

/** The most references and unions in a row. */
const mostTurns = 64;

function* follow(types: Types, passed: ShapeOnPath, turns: number): Generator<ShapeOnPath> {
  yield passed;
  const { shape, location, rest } = passed;
  for (const part of turns < mostTurns ? turnsOf(shape, types) : []) {
    const place = part.limb === "reference" ? part.location : `${location}/${part.location}`;
    yield* follow(types, { ...passed, ...part, location: place }, turns + 1);
  }
  const [step, ...further] = rest;
  if (step === undefined) return;
  const part = partAt(shape, step);
  if (part !== undefined) yield* follow(types, { ...part, location: `${location}/${locationAt(shape, part)}`, rest: further }, 0);
  // Whatever is inside is anything as well.
  else if (shape.kind === "scalar" && shape.scalar === "any") yield* follow(types, { shape, location, rest: further }, 0);
}

/** The shape of the value at a path; that of the first part of a union that has the path. */
export const shapeAtPath = (types: Types, shape: Shape, path: Path): Shape | undefined => endOf(types, shape, path)?.shape;

/** The field at a path; undefined if an item, an entry or an unknown property is there. */
export const fieldAtPath = (types: Types, shape: Shape, path: Path): Field | undefined => endOf(types, shape, path)?.field;

function endOf(types: Types, shape: Shape, path: Path): ShapeOnPath | undefined {
  for (const passed of alongPath(types, shape, path)) if (passed.rest.length === 0) return passed;
  return undefined;
}
