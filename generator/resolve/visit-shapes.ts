// Walks a shape and the shapes inside it, with the model path of each. References are not followed: named types are visited on their own.

import type { Shape } from "@wirepact/core";
import { unreachable } from "../unreachable.js";

/** A shape and where it is written. */
export interface PlacedShape {
  readonly shape: Shape;
  readonly place: string;
}

/** The shape itself, then everything inside it. */
export function* visitShapes(shape: Shape, place: string): Generator<PlacedShape> {
  yield { shape, place };
  if (shape.lenient?.accept !== undefined) yield* visitShapes(shape.lenient.accept, `${place}/lenient/accept`);
  switch (shape.kind) {
    case "list":
      yield* visitShapes(shape.item, `${place}/list`);
      return;
    case "map":
      yield* visitShapes(shape.value, `${place}/map`);
      return;
    case "struct":
      for (const field of shape.fields) yield* visitShapes(field.shape, `${place}/fields/${field.name}`);
      return;
    case "union":
      for (const [index, member] of shape.members.entries()) yield* visitShapes(member, `${place}/union/${index}`);
      return;
    case "scalar":
    case "literal":
    case "enum":
    case "reference":
      return;
    default:
      unreachable(shape);
  }
}

/** Follows references to the shape they mean; undefined when a name leads nowhere or round in a circle. */
export function dereference(types: Readonly<Record<string, Shape>>, shape: Shape): Exclude<Shape, { kind: "reference" }> | undefined {
  let current: Shape | undefined = shape;
  for (let steps = 0; current?.kind === "reference"; steps += 1) {
    if (steps > 64) return undefined;
    current = Object.hasOwn(types, current.type) ? types[current.type] : undefined;
  }
  return current;
}
