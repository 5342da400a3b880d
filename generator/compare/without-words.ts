// Bodies of messages without what is meant for people, so that they can be compared by what code of another release recognizes.

import type { Json, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { follow } from "./follow.js";

/** The value without the strings in fields that allow any text. A template for a string is kept where it stands for more than a description. */
export function withoutWords(model: ProtocolModel, given: Shape, value: Json): Json {
  const { shape } = follow(model, given, "");
  if (typeof value === "string") return isAnyText(shape) && !standsForData.test(value) ? "" : value;
  if (shape.kind !== "struct" || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const shapes = new Map(shape.fields.map((field) => [field.name, field.shape]));
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>).map(([name, inner]) => {
      const inside = shapes.get(name);
      return [name, inside === undefined ? inner : withoutWords(model, inside, inner)];
    }),
  );
}

/** `$name` or `$name.path`, except for a description of the issues. */
const standsForData = /\$(?!details\b)/;

const isAnyText = (shape: Shape): boolean =>
  shape.kind === "scalar" && ["string", "text", "line"].includes(shape.scalar) && shape.pattern === undefined;
