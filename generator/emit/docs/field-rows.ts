// The rows of a field table: a field, what it is, whether it must be there, what it keeps to, what it means. Fields of inner objects follow
// their own, with dots between.

import type { Field, MailPlace, Shape } from "@wirepact/core";
import { deprecationText, fieldDoc } from "../../lower/named-types.js";
import { code, listed, plainText } from "../../text/markdown.js";
import { unreachable } from "../../unreachable.js";
import type { Page } from "./page.js";
import { fieldRules, typeWords } from "./shape-text.js";

/** One row, ready to print. */
export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly required: string;
  readonly rules: string;
  readonly mail: string;
  readonly doc: string;
}

/** The rows of some fields; objects inside them are opened, each named type once on the way down. */
export function fieldRows(page: Page, fields: readonly Field[], before = "", around: readonly string[] = []): readonly FieldRow[] {
  return fields.flatMap((field) => {
    const name = `${before}${field.name}`;
    return [rowOf(page, field, name), ...innerRows(page, field.shape, name, around)];
  });
}

function rowOf(page: Page, field: Field, name: string): FieldRow {
  const doc = fieldDoc(page.model, field) ?? "";
  const deprecated = field.deprecated === undefined ? [] : [`Deprecated ${deprecationText(field.deprecated)}`];
  const known = field.originalName === undefined ? [] : [`In the document: ${code(field.originalName)}.`];
  return {
    name: code(name),
    type: typeWords(page, field.shape),
    required: field.required ? "yes" : "no",
    rules: fieldRules(page, field).join("; "),
    mail: field.mail === undefined ? "" : mailWords(field.mail),
    doc: [...[doc, ...deprecated].map(plainText), ...known].join(" "),
  };
}

/** Rows of the object inside a shape, through lists and maps. */
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

/** Where a field stands in a mail, in words, with the other labels that are read. */
function mailWords(place: MailPlace): string {
  const also = "also" in place && place.also !== undefined ? place.also.map((label) => code(`${label}:`)) : [];
  return also.length === 0 ? mailPlaceWords(place) : `${mailPlaceWords(place)}; also read: ${listed(also, "or")}`;
}

/** Where a field is written in a mail. */
export function mailPlaceWords(place: MailPlace): string {
  switch (place.at) {
    case "label":
    case "bullet": {
      const where = place.in === undefined ? "" : ` under ${code(`## ${place.in}`)}`;
      return `${code(place.at === "bullet" ? `- ${place.label}:` : `${place.label}:`)}${where}`;
    }
    case "section":
      return `section ${code(`## ${place.section}`)}`;
    case "body":
      return "the whole body";
    case "subject":
      return "in the subject";
    default:
      return unreachable(place);
  }
}
