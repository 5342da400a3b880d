// The pages of named types: enums with their values, and all others with their constraints and fields.

import type { EnumShape, Shape } from "@wirepact/core";
import { typesIn } from "@wirepact/core/shape";
import { deprecationText, namedTypes } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { isBranded } from "../../exports/named-types.js";
import { guardName, parseName } from "../../exports/exported-names.js";
import { code, docParagraphs, docText, tableRows } from "../../text/markdown.js";
import { fieldTable, unionTable } from "./field-rows.js";
import { messageLink, type Page, typeLink } from "./page.js";
import { ruleRow } from "./rule-text.js";
import { aliasWords, constraintWords, typeWords } from "./shape-text.js";
import { unionWithin } from "./union-text.js";

/** The enums of a protocol. */
export function enumViews(page: Page) {
  return namedTypes(page.model).flatMap(({ name, shape }) => (shape.kind === "enum" ? [enumView(page, name, shape)] : []));
}

function enumView(page: Page, name: string, shape: EnumShape) {
  return {
    name,
    doc: docParagraphs(page.model.typeDocs[name]?.doc ?? ""),
    kind: shape.open ? "open" : "closed",
    pattern: shape.pattern === undefined ? "" : code(shape.pattern),
    aliased: shape.values.some(({ aliases }) => aliases !== undefined),
    usedBy: usesOf(page, name),
    values: tableRows(
      shape.values.map(({ value, doc = "", aliases, since, deprecated }) => ({
        value: code(String(value)),
        aliases: aliasWords(aliases),
        doc: [
          doc,
          ...(since === undefined ? [] : [`Since ${since}.`]),
          ...(deprecated === undefined ? [] : [`Deprecated ${deprecationText(deprecated)}`]),
        ]
          .map(docText)
          .join(" "),
      })),
    ),
  };
}

/** All named types except enums. */
export function typeViews(page: Page) {
  const named = namedTypes(page.model);
  const listed = new Set(named.map(({ name }) => name));
  return named.flatMap(({ name, shape }) => (shape.kind === "enum" ? [] : [typeView(page, name, shape, listed)]));
}

/** A type; its fields link to the other types of the page. */
function typeView(page: Page, name: string, shape: Shape, listed: ReadonlySet<string>) {
  const isUnion = shape.kind === "union" && unionWithin(page.model.types, shape) !== undefined;
  return {
    name,
    doc: docParagraphs(page.model.typeDocs[name]?.doc ?? ""),
    type: typeWords(page, shape),
    constraints: constraintWords(page, shape).join("; "),
    brand: isBranded(page.model, name) ? `check a value with ${code(guardName(name))}, or convert it with ${code(parseName(name))}` : "",
    usedBy: usesOf(page, name),
    fields: isUnion ? unionTable(page, shape, { listed }) : fieldTable(page, shape.kind === "struct" ? shape.fields : [], { listed }),
    rules: tableRows(shape.kind === "struct" ? (shape.rules ?? []).map((rule) => ruleRow(page.model, rule)) : []),
  };
}

/** The messages and types that refer to a type. */
function usesOf(page: Page, type: string): string {
  const { messages, types, typeDocs } = page.model;
  const byMessages = Object.values(messages).filter(({ shape }) => mentions(page.model, shape, type));
  const byTypes = Object.keys(types).filter(
    (name) => name !== type && typeDocs[name]?.mixin !== true && mentions(page.model, types[name]!, type),
  );
  if (byMessages.length === Object.keys(messages).length && byMessages.length > 1) return "every message";
  const links = byMessages.length > 12 ? [`${byMessages.length} messages`] : byMessages.map(({ name }) => messageLink(page, name));
  return [...links, ...byTypes.map((name) => typeLink(page, name))].join(", ");
}

/** Whether a shape refers to a type itself, not through another type. */
function mentions(model: ProtocolModel, shape: Shape, type: string): boolean {
  const names = [...typesIn(shape)];
  return names.includes(type) || names.some((name) => model.typeDocs[name]?.mixin === true && mentions(model, model.types[name]!, type));
}
