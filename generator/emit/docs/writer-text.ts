// Fields in one line each, for authors of messages: base types instead of names of types, and nothing that only readers or programs need.

import type { Computed, EnumShape, Field, LiteralShape, ScalarShape, Shape, UnionShape } from "@wirepact/core";
import { alternativeConstraints, nounAlternatives, pluralNoun, shapeConstraints } from "@wirepact/core/describe";
import { dereference, partsOf } from "@wirepact/core/shape";
import { deprecationText, fieldDoc } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { upperFirst } from "../../text/identifiers.js";
import { code, count, docText, listed, value } from "../../text/markdown.js";
import { unreachable } from "../../base/unreachable.js";
import { mailLocation } from "./field-rows.js";
import { computedWords } from "./shape-text.js";
import { distinctionWords, hasFields, type LocatedUnion, unionCount, type UnionPart, unionParts, unionWithin } from "./union-text.js";
import { isMail } from "./writer-encodings.js";

const options = { code, number: count } as const;

/** What the lines above have listed: named types whose fields are not repeated. */
export interface ListedTypes {
  /** The message that the lines are about. */
  readonly message?: string;
  /** Where the fields of each named type are. */
  readonly types: Map<string, string>;
}

/** A field in one line: name, type, constraints, location in a mail message, description. The fields of an object follow in separate lines. */
export function writerLine(model: ProtocolModel, field: Field, known: ListedTypes = { types: new Map() }): string {
  const { computed, shape } = field;
  const words = [
    ...valueWords(model, shape, known),
    ...(computed === undefined ? [] : [computedWords(forAuthors(computed))]),
    ...(field.default === undefined ? [] : [`default ${value(field.default)}`]),
    ...mailWords(model, field),
  ];
  // A builder writes a constant even if readers accept messages without it.
  const isExpected = field.required || (shape.kind === "literal" && field.fill?.kind === "literal");
  const name = `${code(field.name)}${isExpected ? "" : " (optional)"}`;
  const notice = field.deprecated === undefined ? "" : ` Deprecated ${docText(deprecationText(field.deprecated))}`;
  const line = `${name}: ${words.join(", ")}. ${docText(fieldDoc(model, field) ?? "")}`.trim() + notice;
  return withInner(line, innerLines(model, shape, whereOf(field, known), known));
}

/** The name of a field, with its message. */
const whereOf = ({ name }: Field, { message }: ListedTypes): string =>
  `${code(name)}${message === undefined ? "" : ` of ${code(message)}`}`;

/** A line with lines below it, which are indented. */
const withInner = (line: string, inner: readonly string[]): string =>
  [line, ...inner.map((each) => `- ${each}`.replaceAll(/^/gm, "  "))].join("\n");

/** The lines of the fields of the object, or of the parts of the union, that a shape is or that its items or values are. */
function innerLines(model: ProtocolModel, shape: Shape, where: string, known: ListedTypes, except?: string): readonly string[] {
  switch (shape.kind) {
    case "reference": {
      const target = model.types[shape.type];
      if (target === undefined || known.types.has(shape.type)) return [];
      known.types.set(shape.type, where);
      return innerLines(model, target, where, known, except);
    }
    case "list":
      return innerLines(model, shape.item, where, known);
    case "map":
      return innerLines(model, shape.value, where, known);
    case "struct":
      return [
        ...shape.fields
          .filter(({ name, decodeOnly }) => decodeOnly !== true && name !== except)
          .map((field) => writerLine(model, field, known)),
        ...(shape.extras === undefined ? [] : extraLines(model, shape.extras.values, where, known)),
      ];
    case "union":
      return hasFields(model.types, shape) ? unionParts(model.types, shape).map((part) => partLine(model, part, where, known)) : [];
    case "scalar":
    case "literal":
    case "enum":
      return [];
    default:
      return unreachable(shape);
  }
}

/** The lines of other properties that are objects. */
function extraLines(model: ProtocolModel, values: Shape, where: string, known: ListedTypes): readonly string[] {
  const inner = innerLines(model, values, `other properties of ${where}`, known);
  return inner.length === 0 ? [] : [withInner(`Other properties: ${valueWords(model, values, known).join(", ")}.`, inner)];
}

/** A part of a union, with the lines of its fields; the constant that distinguishes it is named once. */
function partLine(model: ProtocolModel, { shape, condition, constant }: UnionPart, where: string, known: ListedTypes): string {
  const words = valueWords(model, shape, known).join(", ");
  const doc = shape.kind === "reference" ? ` ${docText(model.typeDocs[shape.type]?.doc ?? "")}`.trimEnd() : "";
  const line = condition === undefined ? `${upperFirst(words)}.${doc}` : `If ${condition}: ${words}.${doc}`;
  const inside = condition === undefined ? where : `${where} (if ${condition})`;
  return withInner(line, innerLines(model, shape, inside, known, constant));
}

/** What the value of a field must be and satisfy, one phrase each. */
function valueWords(model: ProtocolModel, shape: Shape, known: ListedTypes): readonly string[] {
  const place = knownWithin(model, shape, known);
  const union = unionWithin(model.types, shape);
  if (union !== undefined) return [...unionWords(model, shape, union), ...(place === undefined ? [] : [`as in ${place} above`])];
  const kind = plainKind(model, shape);
  const words = bareWords(model, shape);
  const constraints = shapeConstraints(model.types, shape, options);
  if (place !== undefined) return [words, ...constraints, `with the same fields as ${place} above`];
  // The alternatives of a union include their constraints.
  if (kind === "union" || constraints.length === 0) return [words];
  const isNullable = words.endsWith(" or null");
  // An enum is the list of its values.
  if (kind === "enum") return isNullable ? [...constraints, "or null"] : constraints;
  if (isNullable) return [words.replace(/(?= or null$)/, ` (${constraints.join(", ")})`)];
  // Those of items and values follow what they are.
  const [own, ofParts] = [false, true].map((isOfPart) => constraints.filter((phrase) => phrase.startsWith("each ") === isOfPart));
  return [`${words}${ofParts!.map((phrase) => ` (${phrase})`).join("")}`, ...own!];
}

/** A union whose parts follow in separate lines, or an array or map of it. */
function unionWords(model: ProtocolModel, shape: Shape, found: LocatedUnion): readonly string[] {
  const target = dereference(model.types, shape);
  const kind = target?.kind === "list" ? ["array"] : target?.kind === "map" ? ["map"] : [];
  const own = target?.kind === "union" ? [] : shapeConstraints(model.types, shape, options).filter((phrase) => !phrase.startsWith("each "));
  const isNullable = shape.nullable === true || target?.nullable === true;
  return [...kind, ...own, unionCount(model.types, found), distinctionWords(found.union), ...(isNullable ? ["or null"] : [])];
}

/** Where the fields of the named type that a shape is, or that its items or values are, have been listed. */
function knownWithin(model: ProtocolModel, shape: Shape, known: ListedTypes): string | undefined {
  const inner = partsOf(shape).find(({ limb }) => limb === "item" || limb === "entry");
  if (inner !== undefined) return knownWithin(model, inner.shape, known);
  if (shape.kind !== "reference" || !hasFields(model.types, shape)) return undefined;
  const target = model.types[shape.type];
  return known.types.get(shape.type) ?? (target?.kind === "reference" ? knownWithin(model, target, known) : undefined);
}

/** Without the tolerance of lenient readers, which authors should not rely on. */
const forAuthors = ({ by, table, level }: Computed): Computed => ({ by, ...(table && { table }), ...(level && { level }) });

/** Where a field is written in a mail message; one without a location may be part of the subject. */
function mailWords({ encodings }: ProtocolModel, { name, mail }: Field): readonly string[] {
  const prefix = encodings.mail === undefined || isMail({ encodings }) ? "" : "in mail ";
  if (mail !== undefined) return [`${prefix}${mail.at === "label" || mail.at === "bullet" ? "after" : "in the"} ${mailLocation(mail)}`];
  const [subject = []] = encodings.mail?.subjects ?? [];
  return subject.some((part) => typeof part === "object" && "field" in part && part.field[0] === name) ? [`${prefix}in the subject`] : [];
}

/** The kind of the shape that references lead to. */
const plainKind = (model: ProtocolModel, shape: Shape): Shape["kind"] | undefined => dereference(model.types, shape)?.kind;

/** What a value is by its base types. */
function bareWords(model: ProtocolModel, shape: Shape, around: readonly string[] = []): string {
  return listed([...new Set(bareAlternatives(model, shape, around))], "or");
}

/** Every alternative of a shape, null among them. */
function bareAlternatives(model: ProtocolModel, shape: Shape, around: readonly string[]): readonly string[] {
  if (shape.kind === "scalar" || shape.kind === "enum") return nounAlternatives(shape, options);
  const words = kindAlternatives(model, shape, around);
  return shape.nullable === true ? [...words, "null"] : words;
}

function kindAlternatives(
  model: ProtocolModel,
  shape: Exclude<Shape, ScalarShape | EnumShape>,
  around: readonly string[],
): readonly string[] {
  switch (shape.kind) {
    case "literal":
      return [code(constantText(model, shape))];
    case "reference": {
      const target = model.types[shape.type];
      return target === undefined || around.includes(shape.type) ? [shape.type] : bareAlternatives(model, target, [...around, shape.type]);
    }
    case "list":
      return [`array of ${pluralWords(model, shape.item, around)}`];
    case "map":
      return [isAny(model, shape.value) ? "object" : `map of ${pluralWords(model, shape.value, around)}`];
    case "union":
      return shape.members.map((member) => alternativeWords(model, shape, member, around));
    case "struct":
      return ["object"];
    default:
      return unreachable(shape);
  }
}

/** A constant as authors write it: strings have no quotes in a mail message. */
const constantText = (model: ProtocolModel, { value: constant }: LiteralShape): string =>
  isMail(model) ? String(constant) : JSON.stringify(constant);

/** The items of an array or the values of a map. */
function pluralWords(model: ProtocolModel, shape: Shape, around: readonly string[]): string {
  const words = bareWords(model, shape, around);
  const kind = plainKind(model, shape);
  if (kind === "struct") return words.replace(/^object/, "objects");
  if (kind === "union" || shape.nullable === true) return pluralAlternatives(model, shape, around) ?? `(${words})`;
  return kind === "scalar" || kind === "enum" ? pluralNoun(words) : words;
}

/** Alternatives that need no brackets: each is a plain noun. */
function pluralAlternatives(model: ProtocolModel, shape: Shape, around: readonly string[]): string | undefined {
  const words = [...new Set(bareAlternatives(model, shape, around))];
  const isPlain = words.every((noun) => noun !== "null" && !/[(),`]| of /.test(noun));
  return isPlain ? listed(words.map(pluralNoun), "or") : undefined;
}

/** Whether a value can be anything. */
function isAny(model: ProtocolModel, shape: Shape): boolean {
  const target = dereference(model.types, shape);
  return target?.kind === "scalar" && target.scalar === "any";
}

/** One alternative of a union with its constraints. */
function alternativeWords(model: ProtocolModel, union: UnionShape, member: Shape, around: readonly string[]): string {
  const constraints = alternativeConstraints(model.types, union, member, options);
  const words = bareWords(model, member, around);
  if (constraints.length === 0) return words;
  const isNested = /[()]/.test([words, ...constraints].join(""));
  return isNested ? [words, ...constraints].join(", ") : `${words} (${constraints.join(", ")})`;
}
