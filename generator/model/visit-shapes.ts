// Visits a shape and its nested shapes, with the model path of each. References are not followed, because named types are visited separately.

import type { Shape } from "@wirepact/core";
import { unreachable } from "../base/unreachable.js";

/** A shape and its location. */
export interface LocatedShape {
  readonly shape: Shape;
  readonly location: string;
}

/** The shape itself, then its nested shapes. */
export function* visitShapes(shape: Shape, location: string): Generator<LocatedShape> {
  yield { shape, location };
  if (shape.lenient?.accept !== undefined) yield* visitShapes(shape.lenient.accept, `${location}/lenient/accept`);
  switch (shape.kind) {
    case "list":
      yield* visitShapes(shape.item, `${location}/list`);
      return;
    case "map":
      yield* visitShapes(shape.value, `${location}/map`);
      return;
    case "struct":
      for (const field of shape.fields) yield* visitShapes(field.shape, `${location}/fields/${field.name}`);
      if (shape.extras !== undefined) yield* visitShapes(shape.extras.values, `${location}/extras/values`);
      return;
    case "union":
      for (const [index, member] of shape.members.entries()) yield* visitShapes(member, `${location}/union/${index}`);
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
