// Fields in one line each for somebody who writes messages: base types instead of names, and nothing that only readers or programs need.

import type { Field, MailEncoding, Shape, SubjectPart } from "@wirepact/core";
import { fieldDoc } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, listed, plainText, value } from "../../text/markdown.js";
import { mailPlaceWords } from "./field-rows.js";
import type { Page } from "./page.js";
import { computedRule, kindNames, shapeRules, withoutLinks } from "./shape-text.js";

/** A field in one line: name, what to write, where it stands in a mail, meaning. */
export function writerLine(page: Page, field: Field): string {
  const { computed } = field;
  const isWord = plainKind(page, field.shape) === "enum";
  const rules = [
    ...(isWord ? [] : [bareWords(page, field.shape, [])]),
    ...shapeRules(page, field.shape).map(withoutLinks),
    ...(computed === undefined ? [] : [computedRule(computed)]),
    ...(field.default === undefined ? [] : [`left out means ${value(field.default)}`]),
    ...(field.mail === undefined ? [] : [mailPlaceWords(field.mail)]),
  ];
  const name = `${code(field.name)}${field.required ? "" : " (optional)"}`;
  return `${name}: ${rules.join(", ")}. ${plainText(fieldDoc(page.model, field) ?? "")}`.trim();
}

/** The kind of a shape behind its names. */
function plainKind({ model }: Page, shape: Shape): Shape["kind"] {
  let target = shape;
  while (target.kind === "reference" && model.types[target.type] !== undefined) target = model.types[target.type]!;
  return target.kind;
}

/** What a value is by its base types; objects name their fields. */
function bareWords(page: Page, shape: Shape, around: readonly string[]): string {
  const words = bareKind(page, shape, around);
  return shape.nullable === true ? `${words} or null` : words;
}

function bareKind(page: Page, shape: Shape, around: readonly string[]): string {
  if (shape.kind === "reference") {
    const target = page.model.types[shape.type];
    return target === undefined || around.includes(shape.type) ? shape.type : bareWords(page, target, [...around, shape.type]);
  }
  if (shape.kind === "list") return `list of ${bareWords(page, shape.item, around)}`;
  if (shape.kind === "map") return `map of ${bareWords(page, shape.value, around)}`;
  if (shape.kind === "union") return listed([...new Set(shape.members.map((member) => bareWords(page, member, around)))], "or");
  if (shape.kind !== "struct") return kindNames(shape);
  const required = shape.fields.filter((field) => field.required).map((field) => innerName(page, field));
  const optional = shape.fields.filter((field) => !field.required).map((field) => innerName(page, field));
  const parts = [
    ...(required.length === 0 ? [] : [`with ${listed(required)}`]),
    ...(optional.length === 0 ? [] : [`optionally ${listed(optional)}`]),
  ];
  return parts.length === 0 ? "object" : `object (${parts.join(", ")})`;
}

/** A field of an object, with the words it may be. */
function innerName(page: Page, { name, shape }: Field): string {
  return plainKind(page, shape) === "enum" ? `${code(name)} (${shapeRules(page, shape).join(", ")})` : code(name);
}

/** How to write a mail, in sentences. */
export function mailWriting(model: ProtocolModel, { subjects }: MailEncoding): readonly string[] {
  const [subject = []] = subjects;
  const shown = subject
    .map((part: SubjectPart) => (typeof part === "string" ? part : `<${"tag" in part ? model.tag : part.field.join(".")}>`))
    .join("");
  return [
    `Write the subject as ${code(shown)}: the type is the word in capitals.`,
    "Write labels at the start of a line, one value on the same line, before the first section.",
    "Begin a section with `## ` and its name on a line of its own; inside a section use `###` or deeper, never `## `.",
    "Separate the items of a list in a label or bullet with commas; items hold no commas and no line breaks.",
    "Close every code fence.",
  ];
}
