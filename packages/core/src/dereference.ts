// Shapes behind named types: the one place that follows references.

import type { ReferenceShape, Shape } from "./shape.js";

/** A shape that is not a reference. */
export type PlainShape = Exclude<Shape, ReferenceShape>;

/** The shape that references lead to; undefined when a name is unknown or leads round in a circle. */
export function dereference(types: Readonly<Record<string, Shape>>, shape: Shape): PlainShape | undefined {
  let target: Shape | undefined = shape;
  for (let steps = 0; target?.kind === "reference"; steps++) {
    target = steps < 64 && Object.hasOwn(types, target.type) ? types[target.type] : undefined;
  }
  return target;
}
