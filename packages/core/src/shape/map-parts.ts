// A shape with other shapes inside it.

import type { Extras, Shape } from "./shape.js";
import { type ByKind, byKind } from "./kinds.js";

/** Gives the shape that takes the place of a part. */
export type ChangePart = (part: Shape) => Shape;

const changed: ByKind<Shape, [change: ChangePart]> = {
  scalar: (shape) => shape,
  literal: (shape) => shape,
  enum: (shape) => shape,
  reference: (shape) => shape,
  list: (shape, change) => ({ ...shape, item: change(shape.item) }),
  map: (shape, change) => ({ ...shape, value: change(shape.value) }),
  union: (shape, change) => ({ ...shape, members: shape.members.map(change) }),
  struct: (shape, change) => ({
    ...shape,
    fields: shape.fields.map((field) => ({ ...field, shape: change(field.shape) })),
    ...(shape.extras === undefined ? {} : { extras: changedExtras(shape.extras, change) }),
  }),
};

const changedExtras = (extras: Extras, change: ChangePart): Extras => ({ ...extras, values: change(extras.values) });

/** A shape whose parts are replaced, except the patterns of keys; references are not followed. */
export function mapParts(shape: Shape, change: ChangePart): Shape {
  const { lenient } = shape;
  const own = byKind(changed, shape, change);
  return lenient?.accept === undefined ? own : { ...own, lenient: { ...lenient, accept: change(lenient.accept) } };
}
