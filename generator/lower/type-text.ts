// A shape as a TypeScript type on one line, for the places where json-schema-to-typescript is told the type outright.

import type { Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { unreachable } from "../unreachable.js";
import { scalars } from "../scalars/index.js";

const scalarTexts = { string: "string", number: "number", integer: "number", boolean: "boolean", any: "unknown" } as const;

/** The TypeScript type of a shape; named types are referred to by name. */
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
