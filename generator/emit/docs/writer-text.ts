// Fields in one line each, for authors of messages: base types instead of names of types, and nothing that only readers or programs need.

import {
  type Computed,
  type EnumShape,
  type Field,
  type LiteralShape,
  type MailEncoding,
  sameJson,
  type ScalarShape,
  type Shape,
  type UnionShape,
} from "@wirepact/core";
import { arrayConstraints, dereference, pluralNoun, shapeConstraints, shapeNoun } from "@wirepact/core/describe";
import { deprecationText, fieldDoc } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, count, docText, listed, value } from "../../text/markdown.js";
import { subjectText } from "./encoding-text.js";
import { mailLocation } from "./field-rows.js";
import { computedWords } from "./shape-text.js";

const options = { code, number: count } as const;

/** A field in one line: name, type, constraints, location in a mail, description. The fields of an object follow in lines of their own. */
export function writerLine(model: ProtocolModel, field: Field, around: readonly string[] = []): string {
  const { computed, shape } = field;
  const kind = plainKind(model, shape);
  const inner = innerFields(model, shape, around);
  const words = [
    // An enum is the list of its values.
    ...(kind === "enum" ? [] : [bareWords(model, shape, { around, isListed: inner !== undefined })]),
    // The alternatives of a union include their constraints.
    ...(kind === "union" ? [] : shapeConstraints(model.types, shape, options)),
    ...(computed === undefined ? [] : [computedWords(forAuthors(computed))]),
    ...(field.default === undefined ? [] : [`default ${value(field.default)}`]),
    ...mailWords(model, field),
  ];
  // A builder writes a constant even if readers accept messages without it.
  const isExpected = field.required || (shape.kind === "literal" && field.fill?.kind === "literal");
  const name = `${code(field.name)}${isExpected ? "" : " (optional)"}`;
  const notice = field.deprecated === undefined ? "" : ` Deprecated ${docText(deprecationText(field.deprecated))}`;
  const line = `${name}: ${words.join(", ")}. ${docText(fieldDoc(model, field) ?? "")}`.trim() + notice;
  const lines = (inner?.fields ?? []).map((each) => `- ${writerLine(model, each, inner?.around)}`.replaceAll(/^/gm, "  "));
  return [line, ...lines].join("\n");
}

/** The fields of the object that a shape is, or that its items or values are, and the types around them. */
function innerFields(
  model: ProtocolModel,
  shape: Shape,
  around: readonly string[],
): { readonly fields: readonly Field[]; readonly around: readonly string[] } | undefined {
  switch (shape.kind) {
    case "reference": {
      const target = model.types[shape.type];
      return target === undefined || around.includes(shape.type) ? undefined : innerFields(model, target, [...around, shape.type]);
    }
    case "list":
      return innerFields(model, shape.item, around);
    case "map":
      return innerFields(model, shape.value, around);
    case "struct": {
      const fields = shape.fields.filter(({ decodeOnly }) => decodeOnly !== true);
      return fields.length === 0 ? undefined : { fields, around };
    }
    default:
      return undefined;
  }
}

/** Without the tolerance of lenient readers, which authors should not rely on. */
const forAuthors = ({ by, table, level }: Computed): Computed => ({ by, ...(table && { table }), ...(level && { level }) });

/** Where a field is written in a mail; one without a location may be part of the subject. */
function mailWords({ encodings }: ProtocolModel, { name, mail }: Field): readonly string[] {
  if (mail !== undefined)
    return [mail.at === "label" || mail.at === "bullet" ? `after ${mailLocation(mail)}` : `in the ${mailLocation(mail)}`];
  const [subject = []] = encodings.mail?.subjects ?? [];
  return subject.some((part) => typeof part === "object" && "field" in part && part.field[0] === name) ? ["in the subject"] : [];
}

/** The kind of the shape that references lead to. */
const plainKind = (model: ProtocolModel, shape: Shape): Shape["kind"] | undefined => dereference(model.types, shape)?.kind;

interface Surroundings {
  /** The named types around a shape. */
  readonly around: readonly string[];
  /** Whether the fields of objects follow, so that they need no mention. */
  readonly isListed?: boolean;
}

/** What a value is by its base types; objects list their fields. */
function bareWords(model: ProtocolModel, shape: Shape, around: Surroundings): string {
  // Strings have no quotes in a mail.
  if (shape.kind === "literal" && model.encodings.mail !== undefined) return code(String(shape.value));
  if (shape.kind === "scalar" || shape.kind === "enum" || shape.kind === "literal") return shapeNoun(shape, options);
  const words = bareKind(model, shape, around);
  return shape.nullable === true ? `${words} or null` : words;
}

function bareKind(model: ProtocolModel, shape: Exclude<Shape, ScalarShape | EnumShape | LiteralShape>, around: Surroundings): string {
  if (shape.kind === "reference") {
    const target = model.types[shape.type];
    if (target === undefined || around.around.includes(shape.type)) return shape.type;
    return bareWords(model, target, { ...around, around: [...around.around, shape.type] });
  }
  if (shape.kind === "list") return `array of ${pluralWords(model, shape.item, around)}`;
  if (shape.kind === "map") return `map of ${pluralWords(model, shape.value, around)}`;
  if (shape.kind === "union")
    return listed([...new Set(shape.members.map((member) => alternativeWords(model, shape, member, { around: around.around })))], "or");
  if (around.isListed === true) return "object";
  const [required, optional] = [true, false].map((isRequired) =>
    shape.fields.filter((field) => field.required === isRequired).map((field) => innerName(model, field)),
  );
  const parts = [
    ...(required?.length ? [`with ${listed(required)}`] : []),
    ...(optional?.length ? [`optionally ${listed(optional)}`] : []),
  ];
  return parts.length === 0 ? "object" : `object (${parts.join(", ")})`;
}

/** The items of an array or the values of a map. */
function pluralWords(model: ProtocolModel, shape: Shape, around: Surroundings): string {
  const words = bareWords(model, shape, around);
  const kind = plainKind(model, shape);
  if (kind === "struct") return words.replace(/^object/, "objects");
  if (kind === "union" || shape.nullable === true) return `(${words})`;
  return kind === "scalar" || kind === "enum" ? pluralNoun(words) : words;
}

/** One alternative of a union with its constraints; for an array of another alternative, only those of the array itself. */
function alternativeWords(model: ProtocolModel, { members }: UnionShape, member: Shape, around: Surroundings): string {
  const isArrayOfOther = member.kind === "list" && members.some((other) => sameJson(other, member.item));
  const constraints = isArrayOfOther ? arrayConstraints(member, options) : shapeConstraints(model.types, member, options);
  const words = bareWords(model, member, around);
  if (constraints.length === 0) return words;
  const isNested = /[()]/.test([words, ...constraints].join(""));
  return isNested ? [words, ...constraints].join(", ") : `${words} (${constraints.join(", ")})`;
}

/** A field of an object; for an enum, with its values. */
function innerName(model: ProtocolModel, { name, shape }: Field): string {
  return plainKind(model, shape) === "enum" ? `${code(name)} (${shapeConstraints(model.types, shape, options).join(", ")})` : code(name);
}

/** How to write a mail. */
export function mailInstructions(model: ProtocolModel, { subjects, parts }: MailEncoding): readonly string[] {
  const [subject = []] = subjects;
  return [
    `Write the subject as ${code(subjectText(model, subject))}, with the type exactly as in the section heading below.`,
    "Start a line with the label, followed by the value on the same line. Put the line before the first section or, if the field names a section, in that section.",
    "Start each section with a heading line: `## ` followed by the name of the section.",
    "If an array follows a label, separate its items with commas. If an array is the content of a section, write each item on a line of its own that starts with `- `.",
    ...(parts.thread === undefined ? [] : [threadInstruction(model, parts.thread)]),
  ];
}

/** Where the thread goes, which is not part of the text. */
function threadInstruction({ parts }: ProtocolModel, name: string): string {
  const others = (parts.thread ?? []).filter((path) => path[0] !== name).map((path) => code(path.join(".")));
  const usual = others.length === 0 ? "" : ` (usually ${listed(others, "or")})`;
  return `Send the mail in the thread ${code(name)}${usual}. Pass the thread to the mail server; it is not part of the subject or body.`;
}
