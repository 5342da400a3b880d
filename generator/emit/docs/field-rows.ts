// The rows of a field table. The fields of inner objects follow their own row, with dots between the names. Unions of objects follow the table, with a
// table for each part.

import type { Field, MailPlace, Shape, UnionShape } from "@wirepact/core";
import { deprecationText, fieldDoc } from "../../lower/named-types.js";
import { upperFirst } from "../../text/identifiers.js";
import { anchor, code, docText, tableRows } from "../../text/markdown.js";
import { unreachable } from "../../base/unreachable.js";
import type { Page } from "./page.js";
import { aliasWords, constraintWords, defaultWords, fieldConstraints, typeWords } from "./shape-text.js";
import { distinctionWords, hasFields, unionCount, type UnionPart, unionParts, unionWithin } from "./union-text.js";

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
export interface PlainTable {
  readonly rows: readonly FieldRow[];
  readonly hasDefaults: boolean;
  readonly hasAliases: boolean;
  readonly hasMail: boolean;
  readonly hasMessages: boolean;
  /** Explanations of words in the table. */
  readonly notes: readonly string[];
}

/** A table of fields, and the unions of objects among them. */
export interface FieldTable extends PlainTable {
  readonly unions: readonly UnionView[];
}

/** A union with the fields of each part. */
export interface UnionView {
  /** The named type, or the path of the field; empty for a type that has a heading already. */
  readonly heading: string;
  readonly intro: string;
  readonly parts: readonly { readonly label: string; readonly text: string; readonly fields: PlainTable }[];
}

const notes: Readonly<Record<string, string>> = {
  sensitive: "The values of sensitive fields are never shown in issues or logs.",
  "decode-only": "Decode-only fields are read, but never written.",
};

interface TableOptions {
  /** The named types whose fields the page lists elsewhere. */
  readonly listed?: ReadonlySet<string>;
  /** Links to the messages that have a field. */
  readonly messagesOf?: (field: Field) => string;
}

/** The tables of one page, in the making. */
interface Listing {
  readonly page: Page;
  /** Named types whose fields are listed: each of them once. */
  readonly listed: Set<string>;
  /** Unions whose parts are still to be listed. */
  readonly unions: { readonly path: string; readonly heading: string; readonly union: UnionShape }[];
}

/** The table of some fields. */
export function fieldTable(page: Page, fields: readonly Field[], { listed, messagesOf = () => "" }: TableOptions = {}): FieldTable {
  const listing: Listing = { page, listed: new Set(listed), unions: [] };
  const rows = fields.flatMap((field) =>
    fieldRows(listing, [field], { path: "", around: [] }).map((row, index) => ({ ...row, messages: index === 0 ? messagesOf(field) : "" })),
  );
  return { ...tableOf(rows), unions: unionViews(listing) };
}

/** The parts of a union without a table of its own. */
export function unionTable(page: Page, union: UnionShape, { listed }: TableOptions): FieldTable {
  return { ...tableOf([]), unions: unionViews({ page, listed: new Set(listed), unions: [{ path: "", heading: "", union }] }) };
}

function tableOf(found: readonly FieldRow[]): PlainTable {
  const rows = tableRows(found);
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

/** The unions of a listing; those inside their parts follow them. */
function unionViews(listing: Listing): readonly UnionView[] {
  const views: UnionView[] = [];
  for (const { path, heading, union } of listing.unions) {
    const parts = unionParts(listing.page.model.types, union);
    const isObject = parts.every(({ condition }) => condition !== undefined);
    views.push({
      heading,
      intro: `One of the following${isObject ? " objects" : ""}, ${distinctionWords(union)}:`,
      parts: parts.map((part) => partView(listing, path, part)),
    });
  }
  return views;
}

function partView(listing: Listing, path: string, { shape, condition }: UnionPart): UnionView["parts"][number] {
  const { page } = listing;
  const fields = tableOf(innerRows(listing, shape, { path, around: [], shownFrom: path.length }));
  const constraints = constraintWords(page, shape).join("; ");
  const doc = shape.kind === "reference" ? docText(page.model.typeDocs[shape.type]?.doc ?? "") : "";
  const isPlainObject = shape.kind === "struct" && constraints === "";
  const type = [typeWords(page, shape), ...(constraints === "" ? [] : [constraints])].join("; ");
  return condition === undefined
    ? {
        label: upperFirst(typeWords(page, shape)),
        text: [...(constraints === "" ? [] : [`${constraints}.`]), doc].join(" ").trim(),
        fields,
      }
    : { label: `If ${condition}`, text: isPlainObject ? "" : `${type}. ${doc}`.trim(), fields };
}

/** Where rows are: the path of the fields around them, and the mixins around them. */
interface RowContext {
  readonly path: string;
  readonly around: readonly string[];
  /** The named type that the shape is. */
  readonly type?: string;
  /** How much of the path the table leaves out, because a heading shows it. */
  readonly shownFrom?: number;
}

/** The rows of some fields; objects inside them are opened, each named type once. */
function fieldRows(listing: Listing, fields: readonly Field[], context: RowContext): readonly FieldRow[] {
  const { shownFrom = 0 } = context;
  return fields.flatMap((field) => {
    const path = context.path === "" ? field.name : `${context.path}.${field.name}`;
    const inner = innerRows(listing, field.shape, { ...context, path });
    const name = shownFrom === 0 ? path : path.slice(shownFrom + 1);
    return [{ ...rowOf(listing.page, field, name), constraints: fieldConstraintWords(listing, field, path) }, ...inner];
  });
}

/** The constraints of a field; a union of objects is described below the table, unless the page of types has it. */
function fieldConstraintWords({ page, unions }: Listing, field: Field, path: string): string {
  const found = unionWithin(page.model.types, field.shape);
  const own = fieldConstraints(page, field);
  if (found === undefined) return own.join("; ");
  const heading = unionHeading(found.type, `${path}${found.marks}`);
  const isListed = unions.some((union) => union.heading === heading);
  const target = anchor(heading) === anchor(page.title ?? "") ? `${anchor(heading)}-1` : anchor(heading);
  return [unionCount(page.model.types, found, (words) => (isListed ? `[${words}](#${target})` : words)), ...own].join("; ");
}

function rowOf(page: Page, field: Field, name: string): Omit<FieldRow, "constraints"> {
  const doc = fieldDoc(page.model, field) ?? "";
  const deprecated = field.deprecated === undefined ? [] : [`Deprecated ${deprecationText(field.deprecated)}`];
  const original = field.originalName === undefined ? [] : [`Original name: ${code(field.originalName)}.`];
  return {
    name: code(name),
    type: typeWords(page, field.shape),
    required: field.required ? "yes" : "no",
    default: defaultWords(page, field),
    aliases: aliasWords(field.aliases),
    mail: field.mail === undefined ? "" : mailWords(field.mail),
    doc: [...[doc, ...deprecated].map(docText), ...original].join(" "),
    messages: "",
  };
}

/** The heading of a union. */
const unionHeading = (type: string | undefined, path: string): string => type ?? code(path);

/** Named unions of more parts are not repeated on the pages of the messages that have them. */
const mostRepeated = 20;

/** Rows of the object inside a shape, through arrays and maps. */
function innerRows(listing: Listing, shape: Shape, context: RowContext): readonly FieldRow[] {
  const { page, listed, unions } = listing;
  const { type, ...inside } = context;
  const { path, around } = context;
  switch (shape.kind) {
    case "struct":
      return [
        ...fieldRows(listing, shape.fields, inside),
        ...(shape.extras === undefined ? [] : innerRows(listing, shape.extras.values, { ...inside, path: `${path}.*` })),
      ];
    case "reference": {
      const target = page.model.types[shape.type];
      if (target === undefined || listed.has(shape.type) || around.includes(shape.type)) return [];
      // A mixin has no section that a type could link to.
      if (page.model.typeDocs[shape.type]?.mixin !== true) listed.add(shape.type);
      return innerRows(listing, target, { ...context, around: [...around, shape.type], type: shape.type });
    }
    case "list":
      return innerRows(listing, shape.item, { ...inside, path: `${path}[]` });
    case "map":
      return innerRows(listing, shape.value, { ...inside, path: `${path}.*` });
    case "union":
      // The page of types shows a named union, to which the type of the field links.
      if (hasFields(page.model.types, shape) && (type === undefined || shape.members.length <= mostRepeated))
        unions.push({ path, heading: unionHeading(type, path), union: shape });
      return [];
    case "scalar":
    case "literal":
    case "enum":
      return [];
    default:
      return unreachable(shape);
  }
}

/** Where a field is in a mail message, with its aliases. */
function mailWords(location: MailPlace): string {
  const also = "also" in location && location.also !== undefined ? location.also.map((label) => code(`${label}:`)) : [];
  return also.length === 0 ? mailLocation(location) : `${mailLocation(location)} (aliases: ${also.join(", ")})`;
}

/** Where a field is written in a mail message. */
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
