// A shape as a single-line TypeScript type, for the `tsType` keyword of json-schema-to-typescript.

import type { Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { unreachable } from "../unreachable.js";
import { scalars } from "../scalars/index.js";

const scalarTexts = { string: "string", number: "number", integer: "number", boolean: "boolean", any: "unknown" } as const;

/** The TypeScript type of a shape, with references to named types. */
export function typeText(model: ProtocolModel, shape: Shape): string {
  const text = bareText(model, shape);
  return shape.nullable === true ? `${text} | null` : text;
}

function bareText(model: ProtocolModel, shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return scalarTexts[scalars[shape.scalar].jsonKind];
    case "literal":
      return JSON.stringify(shape.value);
    case "enum":
      return [...shape.values.map(({ value: word }) => JSON.stringify(word)), ...(shape.open ? ["(string & {})"] : [])].join(" | ");
    case "reference":
      return shape.type;
    case "list":
      return `(${typeText(model, shape.item)})[]`;
    case "map":
      return `Record<string, ${typeText(model, shape.value)}>`;
    case "struct":
      return `{ ${shape.fields.map((field) => `${JSON.stringify(field.name)}${field.required ? "" : "?"}: ${typeText(model, field.shape)}`).join("; ")} }`;
    case "union":
      return [...new Set(shape.members.map((member) => typeText(model, member)))].join(" | ");
    default:
      return unreachable(shape);
  }
}
