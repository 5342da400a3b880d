// Strings of the spec's examples that match a pattern: the descriptor carries one per pattern, which issues show.

import type { Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { visitValue } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";

/** Longer examples explain little. */
const maxLength = 40;

/** The first example of every string with a pattern. */
export function patternExamples(model: ProtocolModel): ReadonlyMap<Shape, string> {
  const found = new Map<Shape, string>();
  const protocol = runnable(model);
  for (const message of Object.values(model.messages)) {
    for (const { value: example } of message.examples) {
      for (const { shape, value } of visitValue(protocol, message.shape, example)) {
        if (shape.kind !== "scalar" || shape.pattern === undefined || found.has(shape)) continue;
        if (typeof value === "string" && value.length <= maxLength && new RegExp(shape.pattern, "u").test(value)) found.set(shape, value);
      }
    }
  }
  return found;
}
