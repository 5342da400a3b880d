// Redundant fields are connected by `computed`, so that they stay consistent.

import type { Field } from "@wirepact/core";
import { violation, type CheckRule } from "../check-rule.js";
import { envelopeFields, ownFields } from "../../describe/message-parts.js";
import { locationOfField } from "../inventory.js";

const endings = /(?:_?(?:value|code|number|name|text|label|level|string))$/i;

export const redundantPair: CheckRule = {
  names: ["redundant-pair"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) => {
      const fields = [...envelopeFields(context.model, message), ...ownFields(context.model, message)];
      return fields.flatMap((field) => {
        const other = redundantField(field, fields);
        if (other === undefined || field.computed !== undefined || other.computed !== undefined) return [];
        const location = locationOfField(context.model, message, field.name);
        return [violation(context, "check/redundant-pair", { parameters: { name: field.name, other: other.name }, location, on: "key" })];
      });
    }),
};

/** `priority` for `priority_value`. */
function redundantField({ name }: Field, fields: readonly Field[]): Field | undefined {
  const stem = name.replace(endings, "");
  return stem === name || stem === "" ? undefined : fields.find((other) => other.name === stem);
}
