// Names the type of a shape for messages about changes, in the words that issues and docs use too.

import type { Shape } from "@wirepact/core";
import { isIntegerEnum, shapeNoun } from "@wirepact/core/describe";

/** The type without an article: `integer`, `array of strings`. A change has to tell open from closed enums. */
export function describeKind(shape: Shape): string {
  if (shape.kind === "enum") return `${shape.open ? "open" : "closed"} enum${isIntegerEnum(shape) ? " of integers" : ""}`;
  return shape.kind === "literal" ? `constant ${JSON.stringify(shape.value)}` : shapeNoun(shape);
}
