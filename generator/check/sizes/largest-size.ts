// How many bytes a value can take as JSON while it keeps its bounds. What has no bound counts as if it were small, so the figure is what the bounds alone allow.

import type { ProtocolDescriptor, ScalarShape, Shape } from "@wirepact/core";
import { unreachable } from "../unreachable.js";

// Most control characters are written as an escape of six bytes, but nobody fills a message with those; other characters need at most four.
const bytesPerCharacter = 4;
const unboundedText = 64;

/** The largest size of a shape in bytes. */
export function largestSize(model: ProtocolDescriptor, shape: Shape): number {
  switch (shape.kind) {
    case "scalar":
      return scalarSize(shape);
    case "literal":
      return JSON.stringify(shape.value).length;
    case "enum":
      return Math.max(2, ...shape.values.map(({ word }) => word.length + 2));
    case "reference": {
      const target = model.types[shape.type];
      return target === undefined ? 0 : largestSize(model, target);
    }
    case "list":
      return 2 + (shape.max ?? 1) * (largestSize(model, shape.item) + 1);
    case "map":
      return 2 + (shape.max ?? 1) * (largestSize(model, shape.value) + unboundedText + 4);
    case "struct":
      return 2 + shape.fields.reduce((size, field) => size + field.name.length + 4 + largestSize(model, field.shape), 0);
    case "union":
      return Math.max(0, ...shape.members.map((member) => largestSize(model, member)));
    default:
      return unreachable(shape);
  }
}

function scalarSize({ scalar, max }: ScalarShape): number {
  if (["string", "line", "text", "path"].includes(scalar)) return 2 + (max === undefined ? unboundedText : max * bytesPerCharacter);
  return scalar === "url" ? unboundedText : 40;
}
