// The rows of a field table. The fields of inner objects follow their own row, with dots between the names.

import type { Field, MailPlace, Shape } from "@wirepact/core";
import { deprecationText, fieldDoc } from "../../lower/named-types.js";
import { code, docText, tableRows } from "../../text/markdown.js";
import { unreachable } from "../../unreachable.js";
import type { Page } from "./page.js";
import { aliasWords, defaultWords, fieldConstraints, typeWords } from "./shape-text.js";

/** One row. */
type FieldRow = {
  readonly name: string;
  readonly type: string;
  readonly required: string;
  readonly constraints: string;
  readonly default: string;
  readonly aliases: string;
  readonly mail: string;
  readonly doc: string;
  readonly messages: string;
};

/** A table of fields; columns that would be empty are left out. */
export interface FieldTable {
  readonly rows: readonly FieldRow[];
  readonly hasDefaults: boolean;
  readonly hasAliases: boolean;
  readonly hasMail: boolean;
  readonly hasMessages: boolean;
  /** Explanations of words in the table. */
  readonly notes: readonly string[];
}

const notes: Readonly<Record<string, string>> = {
  sensitive: "The values of sensitive fields are never shown in issues or logs.",
  "decode-only": "Decode-only fields are read, but never written.",
};

interface TableOptions {
  /** The type that the fields belong to. */
  readonly type?: string;
  /** Links to the messages that have a field. */
  readonly messagesOf?: (field: Field) => string;
}

/** The table of some fields. */
export function fieldTable(page: Page, fields: readonly Field[], { type, messagesOf = () => "" }: TableOptions = {}): FieldTable {
  const around = type === undefined ? [] : [type];
  const rows = tableRows(
    fields.flatMap((field) =>
      fieldRows(page, [field], "", around).map((row, index) => ({ ...row, messages: index === 0 ? messagesOf(field) : "" })),
    ),
  );
  const isUsed = (column: keyof FieldRow): boolean => rows.some((row) => row[column] !== "");
  return {
    rows,
    hasDefaults: isUsed("default"),
    hasAliases: isUsed("aliases"),
    hasMail: isUsed("mail"),
    hasMessages: isUsed("messages"),
    notes: Object.entries(notes).flatMap(([word, note]) =>
      rows.some(({ constraints }) => constraints.split("; ").includes(word)) ? [note] : [],
    ),
  };
}

/** The rows of some fields; objects inside them are opened, each named type once on the way down. */
function fieldRows(page: Page, fields: readonly Field[], before: string, around: readonly string[]): readonly FieldRow[] {
  return fields.flatMap((field) => {
    const name = `${before}${field.name}`;
    return [rowOf(page, field, name), ...innerRows(page, field.shape, name, around)];
  });
}

function rowOf(page: Page, field: Field, name: string): FieldRow {
  const doc = fieldDoc(page.model, field) ?? "";
  const deprecated = field.deprecated === undefined ? [] : [`Deprecated ${deprecationText(field.deprecated)}`];
  const original = field.originalName === undefined ? [] : [`Original name: ${code(field.originalName)}.`];
  return {
    name: code(name),
    type: typeWords(page, field.shape),
    required: field.required ? "yes" : "no",
    constraints: fieldConstraints(page, field).join("; "),
    default: defaultWords(page, field),
    aliases: aliasWords(field.aliases),
    mail: field.mail === undefined ? "" : mailWords(field.mail),
    doc: [...[doc, ...deprecated].map(docText), ...original].join(" "),
    messages: "",
  };
}

/** Rows of the object inside a shape, through arrays and maps. */
function innerRows(page: Page, shape: Shape, name: string, around: readonly string[]): readonly FieldRow[] {
  switch (shape.kind) {
    case "struct":
      return fieldRows(page, shape.fields, `${name}.`, around);
    case "reference": {
      const target = page.model.types[shape.type];
      if (target === undefined || around.includes(shape.type)) return [];
      return innerRows(page, target, name, [...around, shape.type]);
    }
    case "list":
      return innerRows(page, shape.item, `${name}[]`, around);
    case "map":
      return innerRows(page, shape.value, `${name}.*`, around);
    case "union":
      return shape.members.flatMap((member) => innerRows(page, member, name, around));
    case "scalar":
    case "literal":
    case "enum":
      return [];
    default:
      return unreachable(shape);
  }
}

/** Where a field is in a mail, with its aliases. */
function mailWords(location: MailPlace): string {
  const also = "also" in location && location.also !== undefined ? location.also.map((label) => code(`${label}:`)) : [];
  return also.length === 0 ? mailLocation(location) : `${mailLocation(location)} (aliases: ${also.join(", ")})`;
}

/** Where a field is written in a mail. */
export function mailLocation(location: MailPlace): string {
  switch (location.at) {
    case "label":
    case "bullet": {
      const section = location.in === undefined ? "" : ` in section ${code(`## ${location.in}`)}`;
      return `${code(location.at === "bullet" ? `- ${location.label}:` : `${location.label}:`)}${section}`;
    }
    case "section":
      return `section ${code(`## ${location.section}`)}`;
    case "body":
      return "whole body";
    case "subject":
      return "subject";
    default:
      return unreachable(location);
  }
}
