// Fields in one line each for somebody who writes messages: base types instead of names, and nothing that only readers or programs need.

import {
  type Computed,
  type Field,
  type MailEncoding,
  sameJson,
  type ScalarShape,
  type Shape,
  type SubjectPart,
  type UnionShape,
} from "@wirepact/core";
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
    // The forms of a union say themselves what they keep to.
    ...(plainKind(page, field.shape) === "union" ? [] : shapeRules(page, field.shape).map(withoutLinks)),
    ...(computed === undefined ? [] : [computedRule(forWriters(computed))]),
    ...(field.default === undefined ? [] : [`left out means ${value(field.default)}`]),
    ...mailWords(page, field),
  ];
  // Readers can do without a constant, but whoever leaves it to a builder writes it.
  const isExpected = field.required || (field.shape.kind === "literal" && field.fill?.kind === "literal");
  const name = `${code(field.name)}${isExpected ? "" : " (optional)"}`;
  return `${name}: ${rules.join(", ")}. ${plainText(fieldDoc(page.model, field) ?? "")}`.trim();
}

/** How lenient readers take a disagreement is nothing to write by. */
const forWriters = ({ by, table, level }: Computed): Computed => ({ by, ...(table && { table }), ...(level && { level }) });

/** Where a field is written in a mail; one without a place of its own may still be part of the subject. */
function mailWords({ model }: Page, { name, mail }: Field): readonly string[] {
  if (mail !== undefined) return [mail.at === "label" || mail.at === "bullet" ? `after ${mailPlaceWords(mail)}` : mailPlaceWords(mail)];
  const [subject = []] = model.encodings.mail?.subjects ?? [];
  return subject.some((part) => typeof part === "object" && "field" in part && part.field[0] === name) ? ["in the subject"] : [];
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
  if (shape.kind === "list") return `list of ${severalWords(page, shape.item, around)}`;
  if (shape.kind === "map") return `map of ${severalWords(page, shape.value, around)}`;
  if (shape.kind === "union") return listed([...new Set(shape.members.map((member) => memberWords(page, shape, member, around)))], "or");
  // A mail has no quotes around its texts.
  if (shape.kind === "literal" && page.model.encodings.mail !== undefined) return code(String(shape.value));
  if (shape.kind !== "struct") return kindNames(shape);
  const required = shape.fields.filter((field) => field.required).map((field) => innerName(page, field));
  const optional = shape.fields.filter((field) => !field.required).map((field) => innerName(page, field));
  const parts = [
    ...(required.length === 0 ? [] : [`with ${listed(required)}`]),
    ...(optional.length === 0 ? [] : [`optionally ${listed(optional)}`]),
  ];
  return parts.length === 0 ? "object" : `object (${parts.join(", ")})`;
}

/** What the items of a list or the values of a map are. */
function severalWords(page: Page, shape: Shape, around: readonly string[]): string {
  if (shape.kind === "scalar" && shape.nullable !== true) return severalScalars[shape.scalar];
  const words = bareWords(page, shape, around);
  const kind = plainKind(page, shape);
  if (kind === "struct") return words.replace(/^object/, "objects");
  if (kind === "scalar" && shape.kind === "reference") return severalWords(page, page.model.types[shape.type]!, around);
  return kind === "union" ? `(${words})` : words;
}

const severalScalars: { readonly [scalar in ScalarShape["scalar"]]: string } = {
  string: "texts",
  line: "texts of one line",
  text: "texts of any lines",
  path: "paths of files",
  integer: "whole numbers",
  number: "numbers",
  percent: "numbers from 0 to 100",
  boolean: "true or false",
  timestamp: "dates with time (ISO 8601)",
  date: "days (ISO 8601)",
  epoch: "seconds since 1970",
  uuid: "UUIDs",
  url: "URLs",
  semver: "versions (semver)",
  any: "any JSON values",
};

/** One form of a union with what it keeps to; a list of what is also allowed by itself says only how long it may be. */
function memberWords(page: Page, { members }: UnionShape, member: Shape, around: readonly string[]): string {
  const isListOfOther = member.kind === "list" && members.some((other) => sameJson(other, member.item));
  const rules = shapeRules(page, isListOfOther ? { ...member, item: { kind: "scalar", scalar: "any" } } : member).map(withoutLinks);
  const words = bareWords(page, member, around);
  const isNested = /[()]/.test([words, ...rules].join(""));
  return rules.length === 0 ? words : isNested ? [words, ...rules].join(", ") : `${words} (${rules.join(", ")})`;
}

/** A field of an object, with the words it may be. */
function innerName(page: Page, { name, shape }: Field): string {
  return plainKind(page, shape) === "enum" ? `${code(name)} (${shapeRules(page, shape).join(", ")})` : code(name);
}

/** What to do about the thread, which the mail has beside its text. */
function threadWriting({ parts }: ProtocolModel, name: string): string {
  const others = (parts.thread ?? []).filter((path) => path[0] !== name).map((path) => code(path.join(".")));
  const usual = others.length === 0 ? "" : `, usually ${listed(others, "or")}`;
  return `Send the mail in its thread: ${code(name)}${usual}. It goes to the mail server beside subject and body and is no part of the text.`;
}

/** How to write a mail, in sentences. */
export function mailWriting(model: ProtocolModel, { subjects, parts }: MailEncoding): readonly string[] {
  const [subject = []] = subjects;
  const shown = subject
    .map((part: SubjectPart) => (typeof part === "string" ? part : `<${"tag" in part ? model.tag : part.field.join(".")}>`))
    .join("");
  return [
    `Write the subject as ${code(shown)}: the type is the word in capitals.`,
    "Write a label at the start of a line and its value behind it on that line: before the first section, or in the section that the field names.",
    "Begin a section with `## ` and its name on a line of its own; inside a section use `###` or deeper, never `## `.",
    "Separate the items of a list in a label or bullet with commas; items hold no commas and no line breaks.",
    "Close every code fence.",
    ...(parts.thread === undefined ? [] : [threadWriting(model, parts.thread)]),
  ];
}
