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
