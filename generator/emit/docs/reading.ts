// How messages are read: what both modes do, and what only lenient mode accepts, field by field.

import type { Field, Shape, ShapeLeniency } from "@wirepact/core";
import { code, listed, value } from "../../text/markdown.js";
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
  const isOpen = (shape: Shape, isNested: boolean): boolean => {
    switch (shape.kind) {
      case "struct":
        return (isNested && shape.open) || shape.fields.some((field) => isOpen(field.shape, true));
      case "list":
        return isOpen(shape.item, true);
      case "map":
        return isOpen(shape.value, true);
      case "union":
        return shape.members.some((member) => isOpen(member, true));
      default:
        return false;
    }
  };
  return Object.values(types).some((shape) => isOpen(shape, true)) || Object.values(messages).some(({ shape }) => isOpen(shape, false));
}

const closedTypes = ({ types }: ProtocolModel): readonly string[] =>
  Object.entries(types).flatMap(([name, shape]) => (shape.kind === "struct" && !shape.open ? [name] : []));

function otherSpellings(page: Page): readonly string[] {
  return Object.entries(page.model.types).flatMap(([name, shape]) => {
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
  for (const [name, shape] of Object.entries(page.model.types)) {
    if (page.model.typeDocs[name]?.mixin !== true) collectShape(page, shape, typeLink(page, name), found);
  }
  for (const message of Object.values(page.model.messages)) {
    collectFields(page, message.shape.fields, "", messageLink(page, message.name), found);
    for (const rule of message.rules.filter(({ lenient, level }) => lenient === "warn" && level === undefined)) {
      found.add(`Messages that violate the rule ${code(rule.name)} of ${messageLink(page, message.name)}.`);
    }
  }
  return [...found];
}

function collectFields(page: Page, fields: readonly Field[], before: string, owner: string, found: Set<string>): void {
  for (const field of fields) {
    const path = `${before}${field.name}`;
    const where = `${code(path)} of ${owner}`;
    if (field.lenientlyOptional === true) found.add(`${owner} without ${code(path)}.`);
    if (field.computed?.lenient === "warn") found.add(`${where}: a value that does not match ${code(field.computed.by.join("."))}.`);
    collectShape(page, field.shape, where, found);
    if (field.shape.kind === "struct") collectFields(page, field.shape.fields, `${path}.`, owner, found);
  }
}

function collectShape(page: Page, shape: Shape, where: string, found: Set<string>): void {
  if (shape.lenient !== undefined) for (const step of leniencyWords(page, shape, shape.lenient)) found.add(`${where}: ${step}`);
  if (shape.kind === "list") collectShape(page, shape.item, `items of ${where}`, found);
  if (shape.kind === "map") collectShape(page, shape.value, `values of ${where}`, found);
  if (shape.kind === "union") for (const member of shape.members) collectShape(page, member, where, found);
}

function acceptedWords(page: Page, accept: Shape): string {
  if (accept.kind === "literal") return `the value ${value(accept.value)}`;
  const all = constraintWords(page, accept);
  const constraints = all.filter((phrase) => phrase !== "not empty");
  return `any ${all.length === constraints.length ? "" : "non-empty "}${typeWords(page, accept)}${constraints.length === 0 ? "" : ` (${constraints.join(", ")})`}`;
}

function leniencyWords(page: Page, shape: Shape, { accept, convert, wrap, unknownValues }: ShapeLeniency): readonly string[] {
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
    ...(unknownValues === undefined || shape.kind === "list" ? [] : ["an unknown value, which leaves the field unset."]),
  ];
}
