// Example values as TypeScript expressions that compile: values of branded types are converted first.

import { explainType, type Json, type Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { unreachable } from "../base/unreachable.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { brandedTypes, isBranded } from "../exports/named-types.js";
import { parseName } from "../exports/exported-names.js";
import { literal, propertyName } from "../text/literal.js";

/** A value of a shape as an expression. */
export function typedLiteral(model: ProtocolModel, shape: Shape, value: Json): string {
  // Only branded types need more than the data.
  return brandedTypes(model).length === 0 ? literal(value) : expression(model, shape, value);
}

/** The properties of an object as an expression; `shapes` are those of its properties. */
export function typedObject(model: ProtocolModel, shapes: ReadonlyMap<string, Shape>, properties: Readonly<Record<string, Json>>): string {
  const texts = Object.entries(properties).map(([name, value]) => {
    const shape = shapes.get(name);
    return `${propertyName(name)}: ${shape === undefined ? literal(value) : typedLiteral(model, shape, value)}`;
  });
  return texts.length === 0 ? literal(properties) : `{ ${texts.join(", ")} }`;
}

function expression(model: ProtocolModel, shape: Shape, value: Json): string {
  if (value === null) return "null";
  switch (shape.kind) {
    case "reference":
      return isBranded(model, shape.type)
        ? `${parseName(shape.type)}(${literal(value)})`
        : expression(model, model.types[shape.type]!, value);
    case "list":
      return Array.isArray(value) ? `[${value.map((item: Json) => expression(model, shape.item, item)).join(", ")}]` : literal(value);
    case "map":
      return typedObject(model, new Map(Object.keys(value).map((key) => [key, shape.value])), value as Readonly<Record<string, Json>>);
    case "struct":
      return typedObject(model, shapesOf(shape.fields), value as Readonly<Record<string, Json>>);
    case "union": {
      const part = shape.members.find((member) => accepts(model, member, value));
      return part === undefined ? literal(value) : expression(model, part, value);
    }
    case "scalar":
    case "literal":
    case "enum":
      return literal(value);
    default:
      return unreachable(shape);
  }
}

/** The shapes of fields by name. */
export const shapesOf = (fields: readonly { readonly name: string; readonly shape: Shape }[]): ReadonlyMap<string, Shape> =>
  new Map(fields.map(({ name, shape }) => [name, shape]));

/** Whether a value belongs to a part of a union. */
function accepts(model: ProtocolModel, part: Shape, value: Json): boolean {
  const protocol = describeProtocol(model);
  return explainType(runnable({ ...protocol, types: { ...protocol.types, part } }), value, "part").ok;
}
