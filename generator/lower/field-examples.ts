// Examples of single fields, taken from the examples of messages.

import type { Field, Json, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";

type Examples = Map<Field, string | number>;

const known = new WeakMap<ProtocolModel, Examples>();

/** A short value that a field has in an example; undefined if there is none, or if the type of the field already shows its values. */
export function fieldExample(model: ProtocolModel, field: Field): string | number | undefined {
  let examples = known.get(model);
  if (examples === undefined) {
    known.set(model, (examples = new Map()));
    for (const message of Object.values(model.messages)) {
      for (const { value } of message.examples) collect(model, message.shape, value, examples);
    }
  }
  return examples.get(field);
}

/** Adds the first example of every field of a value. */
function collect(model: ProtocolModel, shape: Shape, value: Json, examples: Examples): void {
  const target = dereference(model.types, shape);
  if (target === undefined || typeof value !== "object" || value === null) return;
  if (target.kind === "union") {
    for (const member of target.members) collect(model, member, value, examples);
  } else if (Array.isArray(value)) {
    if (target.kind === "list") for (const item of value as readonly Json[]) collect(model, target.item, item, examples);
  } else if (target.kind === "map") {
    for (const item of Object.values(value)) collect(model, target.value, item, examples);
  } else if (target.kind === "struct") {
    for (const field of target.fields) collectField(model, field, value as Readonly<Record<string, Json>>, examples);
  }
}

function collectField(model: ProtocolModel, field: Field, holder: Readonly<Record<string, Json>>, examples: Examples): void {
  const value = Object.hasOwn(holder, field.name) ? holder[field.name] : undefined;
  if (value === undefined || field.sensitive === true) return;
  const kind = dereference(model.types, field.shape)?.kind;
  if (!examples.has(field) && isShown(value) && kind !== "enum" && kind !== "literal") examples.set(field, value);
  collect(model, field.shape, value, examples);
}

/** The longest string that a comment shows. */
const longest = 60;

const isShown = (value: Json): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= longest && !/[\r\n]/.test(value));
