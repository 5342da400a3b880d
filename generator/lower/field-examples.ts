// Examples of single fields, taken from the examples of messages.

import type { Field } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { visitValue } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";

type Examples = Map<Field, string | number>;

const known = new WeakMap<ProtocolModel, Examples>();

/** A short value that a field has in an example; undefined if there is none, or if the type of the field already shows its values. */
export function fieldExample(model: ProtocolModel, field: Field): string | number | undefined {
  let examples = known.get(model);
  if (examples === undefined) {
    known.set(model, (examples = new Map()));
    for (const message of Object.values(model.messages)) {
      for (const { value: example } of message.examples) {
        for (const { shape, value, field: shown } of visitValue(
          runnable(model),
          message.shape,
          example,
          ({ field: part }) => !part?.sensitive,
        )) {
          if (shown === undefined || examples.has(shown) || shape.kind === "enum" || shape.kind === "literal") continue;
          if (isShown(value)) examples.set(shown, value);
        }
      }
    }
  }
  return examples.get(field);
}

/** The longest string that a comment shows. */
const longest = 60;

const isShown = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= longest && !/[\r\n]/.test(value));
