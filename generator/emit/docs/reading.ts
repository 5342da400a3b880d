// How messages are read: what both modes do, and what only lenient mode accepts, field by field.

import type { Field, Shape, ShapeLeniency } from "@wirepact/core";
import { type Limb, partsOf, shapesIn } from "@wirepact/core/shape";
import { code, listed, value } from "../../text/markdown.js";
import { namedTypes } from "../../lower/named-types.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { messageLink, type Page, typeLink } from "./page.js";
import { constraintWords, typeWords } from "./shape-text.js";

/** What both modes do. */
export function readingSteps(page: Page): readonly string[] {
  const { reading, messages } = page.model;
  const aliases = Object.values(messages).filter((message) => message.aliases !== undefined);
  return [
    ...(reading.trim ? ["Leading and trailing white space is removed from strings in the envelope."] : []),
    ...(reading.emptyStrings === "absent" ? ["An empty string in the envelope is treated as missing."] : []),
    ...nullSteps[reading.nulls],
    ...openness(page),
    ...aliases.map(
      (message) => `The type ${listed((message.aliases ?? []).map(code), "or")} is read as ${messageLink(page, message.name)}.`,
    ),
    ...otherSpellings(page),
    ...(page.model.encodings.mail === undefined
      ? []
      : ["The type in the subject, labels, section names and enum values are not case-sensitive."]),
    ...otherMessages(page.model),
  ];
}

/** Messages that are kept although the protocol does not define them. */
function otherMessages({ others }: ProtocolModel): readonly string[] {
  if (others === undefined) return [];
  const which = others.pattern === undefined ? "" : ` that matches ${code(others.pattern)}`;
  return [
    `A message with an unknown type${which} is valid. It is kept and encoded again unchanged.${others.doc === undefined ? "" : ` ${others.doc}`}`,
  ];
}

const nullSteps: { readonly [policy in ProtocolModel["reading"]["nulls"]]: readonly string[] } = {
  reject: ["`null` is rejected unless the type allows it."],
  optional: ["In an optional field, `null` is treated as missing; in a required field, it is rejected unless the type allows it."],
  absent: ["`null` is treated as missing, so a required field that is `null` is reported as missing."],
};

/** Whether unknown properties are valid. */
function openness(page: Page): readonly string[] {
  const { model } = page;
  const isClosed = Object.values(model.messages).some(({ shape }) => !shape.open);
  const closed = closedTypes(model);
  if (isClosed && !hasOpenObject(model)) return ["Unknown properties are rejected in every object."];
  return [
    isClosed
      ? `Unknown fields of a message are rejected. Unknown properties of ${closed.length === 0 ? "nested" : "other"} objects are accepted and kept.`
      : `Unknown properties are valid and are kept${model.encodings.mail === undefined ? ", even when the message is encoded again" : ""}.`,
    ...(closed.length === 0 ? [] : [`Unknown properties of ${listed(closed.map((name) => typeLink(page, name)))} are rejected.`]),
  ];
}

/** Whether there is an open object besides the messages themselves. */
function hasOpenObject({ types, messages }: ProtocolModel): boolean {
  const inTypes = Object.values(types).flatMap((shape) => [...shapesIn(shape)]);
  const inMessages = Object.values(messages).flatMap(({ shape }) => [...shapesIn(shape)].slice(1));
  return [...inTypes, ...inMessages].some((shape) => shape.kind === "struct" && shape.open);
}

const closedTypes = (model: ProtocolModel): readonly string[] =>
  namedTypes(model).flatMap(({ name, shape }) => (shape.kind === "struct" && !shape.open ? [name] : []));

function otherSpellings(page: Page): readonly string[] {
  return namedTypes(page.model).flatMap(({ name, shape }) => {
    const values = shape.kind === "enum" ? shape.values.filter(({ aliases }) => aliases !== undefined) : [];
    return values.map(
      ({ value: meant, aliases = [] }) =>
        `In ${typeLink(page, name)}, ${listed(aliases.map(code), "and")} ${aliases.length === 1 ? "is" : "are"} read as ${code(String(meant))}.`,
    );
  });
}

/** What only lenient mode accepts, with a warning. */
export function lenientSteps(page: Page): readonly string[] {
  const { reading, messages } = page.model;
  const { missing, invalid, unknownValues, unknownTypes, nulls, bodies } = reading.lenient;
  return [
    ...(missing === "unset" ? ["Missing required fields, which stay unset."] : []),
    ...(missing === "body" ? ["A body without some of its required fields."] : []),
    ...(invalid === "unset" ? ["Invalid values, which are omitted."] : []),
    ...(unknownValues === "keep" ? ["Unknown values of closed enums, which are kept."] : []),
    ...(unknownValues === "uppercase"
      ? ["Unknown values of closed enums, which are kept, in upper case if the values of the enum are in upper case."]
      : []),
    ...(unknownTypes === "keep" ? [`Messages of unknown type, whose type becomes ${code("UNKNOWN")}.`] : []),
    ...(bodies === "text" ? ["A string instead of a body with fields. It is kept."] : []),
    ...(nulls === reading.nulls ? [] : [`${code("null")}${nulls === "absent" ? "" : " in optional fields"}, which is treated as missing.`]),
    ...Object.values(messages).flatMap(({ name, lenientAliases = [] }) =>
      lenientAliases.map((alias) => `The type ${code(alias)} for ${messageLink(page, name)}. It is kept.`),
    ),
    ...(isClosedAnywhere(page.model) ? ["Unknown properties where strict mode rejects them. They are kept."] : []),
    ...relaxedFields(page),
  ];
}

const isClosedAnywhere = (model: ProtocolModel): boolean =>
  closedTypes(model).length > 0 || Object.values(model.messages).some(({ shape }) => !shape.open);

/** What lenient mode accepts in single types, fields and rules. */
function relaxedFields(page: Page): readonly string[] {
  const found = new Set<string>();
  for (const { name, shape } of namedTypes(page.model)) collectShape({ page, owner: typeLink(page, name), found }, shape, { path: "" });
  for (const message of Object.values(page.model.messages)) {
    collectShape({ page, owner: messageLink(page, message.name), found }, message.shape, { path: "" });
    for (const rule of message.rules.filter(({ lenient, level }) => lenient === "warn" && level === undefined)) {
      found.add(`Messages that violate the rule ${code(rule.name)} of ${messageLink(page, message.name)}.`);
    }
  }
  return [...found];
}

interface Collecting {
  readonly page: Page;
  /** The message or the type. */
  readonly owner: string;
  readonly found: Set<string>;
}

/** Where a value is in its owner: the path of its field, and in words and marks what it is of that field, such as `items of ` and `[]`. */
interface ReadPlace {
  readonly path: string;
  readonly around?: string;
  readonly inside?: string;
}

function collectShape(collecting: Collecting, shape: Shape, { path, around = "", inside = "" }: ReadPlace): void {
  const { page, owner, found } = collecting;
  const where = `${around}${path === "" ? owner : `${code(path)} of ${owner}`}`;
  if (shape.lenient !== undefined) for (const step of leniencyWords(page, shape.lenient)) found.add(`${where}: ${step}`);
  if (shape.kind === "scalar" && (shape.alphabet ?? shape.padding) !== undefined)
    found.add(`${where}: base64 in either alphabet, with or without padding, which is converted.`);
  for (const { limb, shape: part, field } of partsOf(shape)) {
    if (field !== undefined) collectField(collecting, field, path === "" ? field.name : `${path}${inside}.${field.name}`);
    else if (limb === "member") collectShape(collecting, part, { path, around, inside });
    else if (innerWords[limb] !== undefined) {
      const [words, mark] = innerWords[limb];
      collectShape(collecting, part, { path, around: `${words} of ${around}`, inside: inside + mark });
    }
  }
}

/** What the parts of a value are called, and their marks in a path. */
const innerWords: Readonly<Partial<Record<Limb, readonly [words: string, mark: string]>>> = {
  item: ["items", "[]"],
  entry: ["values", ".*"],
  extra: ["other properties", ".*"],
};

function collectField(collecting: Collecting, { lenientlyOptional, lenientNulls, computed, shape }: Field, path: string): void {
  const { owner, found } = collecting;
  if (lenientlyOptional === true) found.add(`${owner} without ${code(path)}.`);
  if (lenientNulls !== undefined) found.add(`${code(path)} of ${owner}: ${code("null")}, which is treated as missing.`);
  if (computed?.lenient === "warn") found.add(`${code(path)} of ${owner}: a value that does not match ${code(computed.by.join("."))}.`);
  collectShape(collecting, shape, { path });
}

function acceptedWords(page: Page, accept: Shape): string {
  if (accept.kind === "literal") return `the value ${value(accept.value)}`;
  const all = constraintWords(page, accept);
  const constraints = all.filter((phrase) => phrase !== "not empty");
  return `any ${all.length === constraints.length ? "" : "non-empty "}${typeWords(page, accept)}${constraints.length === 0 ? "" : ` (${constraints.join(", ")})`}`;
}

function leniencyWords(page: Page, { accept, convert, wrap, unset, items }: ShapeLeniency): readonly string[] {
  return [
    ...(accept === undefined ? [] : [`${acceptedWords(page, accept)}, which is kept unchanged.`]),
    ...(convert === undefined ? [] : ["an RFC 3339 timestamp, which is converted to seconds."]),
    ...(wrap === undefined
      ? []
      : [
          wrap === "list"
            ? "a single value, which becomes an array with one item."
            : `a string, number or boolean, which becomes the ${code(wrap)} property of a new object.`,
        ]),
    ...(items === undefined ? [] : ["invalid items, which are omitted."]),
    ...(unset === undefined ? [] : ["an invalid value, which is removed."]),
  ];
}
