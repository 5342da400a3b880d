// The pages of named types: enums with their words, and all others with their fields.

import type { EnumShape, Shape } from "@wirepact/core";
import { deprecationText, namedTypes } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, paragraphs, plainText } from "../../text/markdown.js";
import { type FieldRow, fieldRows } from "./field-rows.js";
import { messageLink, type Page, typeLink } from "./page.js";
import { shapeRules, typeWords } from "./shape-text.js";

/** The enums of a protocol. */
export function enumViews(page: Page) {
  return namedTypes(page.model).flatMap(({ name, shape }) => (shape.kind === "enum" ? [enumView(page, name, shape)] : []));
}

function enumView(page: Page, name: string, shape: EnumShape) {
  return {
    name,
    doc: paragraphs(page.model.typeDocs[name]?.doc ?? ""),
    kind: shape.open ? "Open: other words are valid too." : "Closed: other words are refused.",
    pattern: shape.pattern === undefined ? "" : code(shape.pattern),
    aliased: shape.values.some(({ aliases }) => aliases !== undefined),
    usedBy: usesOf(page, name),
    words: shape.values.map(({ value: word, doc = "", aliases = [], since, deprecated }) => ({
      word: code(word),
      aliases: aliases.map(code).join(", "),
      doc: [
        doc,
        ...(since === undefined ? [] : [`Since ${since}.`]),
        ...(deprecated === undefined ? [] : [`Deprecated ${deprecationText(deprecated)}`]),
      ]
        .map(plainText)
        .join(" "),
    })),
  };
}

/** All named types that are no enums. */
export function typeViews(page: Page) {
  return namedTypes(page.model).flatMap(({ name, shape }) => (shape.kind === "enum" ? [] : [typeView(page, name, shape)]));
}

function typeView(page: Page, name: string, shape: Shape) {
  const fields: readonly FieldRow[] = shape.kind === "struct" ? fieldRows(page, shape.fields, "", [name]) : [];
  return {
    name,
    doc: paragraphs(page.model.typeDocs[name]?.doc ?? ""),
    type: capitalised(typeWords(page, shape)),
    rules: shapeRules(page, shape).join("; "),
    usedBy: usesOf(page, name),
    fields,
  };
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Messages and other types that use a type by name. */
function usesOf(page: Page, type: string): string {
  const { messages, types, typeDocs } = page.model;
  const byMessages = Object.values(messages).filter(({ shape }) => mentions(page.model, shape, type));
  const byTypes = Object.keys(types).filter(
    (name) => name !== type && typeDocs[name]?.mixin !== true && mentions(page.model, types[name]!, type),
  );
  if (byMessages.length === Object.keys(messages).length && byMessages.length > 1) return "every message";
  return [...byMessages.map(({ name }) => messageLink(page, name)), ...byTypes.map((name) => typeLink(page, name))].join(", ");
}

/** Whether a shape names a type, without looking into the types it names. */
function mentions(model: ProtocolModel, shape: Shape, type: string): boolean {
  if (shape.kind === "reference")
    return shape.type === type || (model.typeDocs[shape.type]?.mixin === true && mentions(model, model.types[shape.type]!, type));
  if (shape.kind === "list") return mentions(model, shape.item, type);
  if (shape.kind === "map") return mentions(model, shape.value, type);
  if (shape.kind === "union") return shape.members.some((member) => mentions(model, member, type));
  return shape.kind === "struct" && shape.fields.some((field) => mentions(model, field.shape, type));
}
