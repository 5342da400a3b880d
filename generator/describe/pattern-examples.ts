// Strings of the spec's examples that match a pattern: the descriptor carries one per pattern, which issues show.

import type { ScalarShape, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The first example of every string with a pattern; longer ones explain little. */
export function patternExamples(model: ProtocolModel): ReadonlyMap<ScalarShape, string> {
  const found = new Map<ScalarShape, string>();
  for (const { shape, examples } of Object.values(model.messages)) {
    for (const { value } of examples) collect(model, shape, value, found);
  }
  return found;
}

const maxLength = 40;

function collect(model: ProtocolModel, shape: Shape, value: unknown, found: Map<ScalarShape, string>): void {
  const members = typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  switch (shape.kind) {
    case "scalar":
      if (shape.pattern === undefined || found.has(shape) || typeof value !== "string" || value.length > maxLength) return;
      if (new RegExp(shape.pattern, "u").test(value)) found.set(shape, value);
      return;
    case "reference": {
      const target = model.types[shape.type];
      if (target !== undefined) collect(model, target, value, found);
      return;
    }
    case "list":
    case "map":
      for (const member of Object.values(members)) collect(model, shape.kind === "list" ? shape.item : shape.value, member, found);
      return;
    case "struct":
      for (const field of shape.fields) if (Object.hasOwn(members, field.name)) collect(model, field.shape, members[field.name], found);
      return;
    case "union":
      for (const member of shape.members) collect(model, member, value, found);
      return;
    case "literal":
    case "enum":
      return;
  }
}
