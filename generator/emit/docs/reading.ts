// How messages of a protocol are read, in words: what both modes do, and what lenient reading takes besides, place by place.

import type { Field, Shape, ShapeLeniency } from "@wirepact/core";
import { code, listed, value } from "../../text/markdown.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { messageLink, type Page, typeLink } from "./page.js";
import { shapeRules, typeWords } from "./shape-text.js";

/** What reading does in both modes before it judges. */
export function readingSteps(page: Page): readonly string[] {
  const { reading, messages } = page.model;
  const aliases = Object.values(messages).filter((message) => message.aliases !== undefined);
  return [
    ...(reading.trim ? ["Texts of the envelope lose the white space around them."] : []),
    ...(reading.emptyStrings === "absent" ? ["An empty text in the envelope counts as absent."] : []),
    ...nullSteps[reading.nulls],
    ...openness(page.model),
    ...aliases.map(
      (message) => `The type ${listed((message.aliases ?? []).map(code), "or")} is read as ${messageLink(page, message.name)}.`,
    ),
    ...otherSpellings(page),
  ];
}

const nullSteps: { readonly [policy in ProtocolModel["reading"]["nulls"]]: readonly string[] } = {
  reject: ["A null is refused where the field does not allow it."],
  optional: ["A null in an optional field counts as absent; in a required one it is refused unless the field allows it."],
  absent: ["A null counts as absent; a required field that is null is missing."],
};

/** Whether unknown members are valid, outside and inside. */
function openness(model: ProtocolModel): readonly string[] {
  const isClosed = Object.values(model.messages).some(({ shape }) => !shape.open);
  const closed = closedTypes(model);
  return [
    isClosed
      ? "Beside the fields of the envelope nothing else may stand: strict reading refuses unknown fields there. Inside other objects unknown members are valid and kept."
      : `Unknown members are valid and kept${model.encodings.mail === undefined ? ", through writing too" : ""}.`,
    ...(closed.length === 0 ? [] : [`No unknown members in ${listed(closed.map(code))}.`]),
  ];
}

const closedTypes = ({ types }: ProtocolModel): readonly string[] =>
  Object.entries(types).flatMap(([name, shape]) => (shape.kind === "struct" && !shape.open ? [name] : []));

function otherSpellings(page: Page): readonly string[] {
  return Object.entries(page.model.types).flatMap(([name, shape]) => {
    const words = shape.kind === "enum" ? shape.values.filter(({ aliases }) => aliases !== undefined) : [];
    return words.map(
      ({ value: word, aliases = [] }) =>
        `In ${typeLink(page, name)}, ${listed(aliases.map(code), "and")} ${aliases.length === 1 ? "is" : "are"} read as ${code(word)}.`,
    );
  });
}

/** What lenient reading accepts beyond strict reading; each is a warning when it is used. */
export function lenientSteps(page: Page): readonly string[] {
  const { reading, messages } = page.model;
  const { missing, invalid: malformed, unknownValues: words, unknownTypes: types, nulls, bodies } = reading.lenient;
  return [
    ...(missing === "unset" ? ["A required field that is missing stays unset."] : []),
    ...(missing === "body" ? ["A typed body may lack required fields; the envelope may not."] : []),
    ...(malformed === "unset" ? ["A value that cannot be read or does not fit is left out, and the rest of the message is read."] : []),
    ...(words === "keep" ? ["A word outside a closed list is kept."] : []),
    ...(words === "uppercase" ? ["A word outside a closed list is kept, in upper case where the list is in upper case."] : []),
    ...(types === "keep" ? [`A message of unknown type is read with the type ${code("UNKNOWN")}.`] : []),
    ...(bodies === "text" ? ["A typed body that is plain text is kept as text."] : []),
    ...(nulls === reading.nulls ? [] : [nulls === "absent" ? "A null counts as absent." : "A null in an optional field counts as absent."]),
    ...Object.values(messages).flatMap(({ name, lenientAliases = [] }) =>
      lenientAliases.map((alias) => `The type ${code(alias)} is taken for ${messageLink(page, name)} and kept as it is.`),
    ),
    ...(isClosedAnywhere(page.model) ? ["Unknown members of closed objects are kept."] : []),
    ...relaxedPlaces(page),
  ];
}

const isClosedAnywhere = (model: ProtocolModel): boolean =>
  closedTypes(model).length > 0 || Object.values(model.messages).some(({ shape }) => !shape.open);

/** Relaxations of single types, fields and rules. */
function relaxedPlaces(page: Page): readonly string[] {
  const found = new Set<string>();
  for (const [name, shape] of Object.entries(page.model.types)) {
    if (page.model.typeDocs[name]?.mixin !== true) collectShape(page, shape, typeLink(page, name), found);
  }
  for (const message of Object.values(page.model.messages)) {
    const where = (path: string): string => `${code(path)} of ${messageLink(page, message.name)}`;
    collectFields(page, message.shape.fields, "", where, found);
    for (const rule of message.rules.filter(({ lenient, level }) => lenient === "warn" && level === undefined)) {
      found.add(`The rule ${code(rule.name)} of ${messageLink(page, message.name)} is only a warning.`);
    }
  }
  return [...found];
}

function collectFields(page: Page, fields: readonly Field[], before: string, where: (path: string) => string, found: Set<string>): void {
  for (const field of fields) {
    const path = `${before}${field.name}`;
    if (field.lenientlyOptional === true) found.add(`${where(path)} may be missing.`);
    if (field.computed?.lenient === "warn") found.add(`${where(path)} may disagree with ${code(field.computed.by.join("."))}.`);
    collectShape(page, field.shape, where(path), found);
    if (field.shape.kind === "struct") collectFields(page, field.shape.fields, `${path}.`, where, found);
  }
}

function collectShape(page: Page, shape: Shape, where: string, found: Set<string>): void {
  if (shape.lenient !== undefined) for (const step of leniencyWords(page, shape, shape.lenient)) found.add(`${where}: ${step}`);
  if (shape.kind === "list") collectShape(page, shape.item, `items of ${where}`, found);
  if (shape.kind === "map") collectShape(page, shape.value, `values of ${where}`, found);
  if (shape.kind === "union") for (const member of shape.members) collectShape(page, member, where, found);
}

function acceptedWords(page: Page, accept: Shape): string {
  if (accept.kind === "literal") return value(accept.value);
  const rules = shapeRules(page, accept);
  return `${typeWords(page, accept)}${rules.length === 0 ? "" : ` (${rules.join(", ")})`}`;
}

function leniencyWords(page: Page, shape: Shape, { accept, convert, wrap, unknownValues: words }: ShapeLeniency): readonly string[] {
  return [
    ...(accept === undefined ? [] : [`${acceptedWords(page, accept)} is kept as it came.`]),
    ...(convert === undefined ? [] : ["an ISO 8601 date and time is turned into seconds."]),
    ...(wrap === undefined
      ? []
      : [wrap === "list" ? "a single value becomes a list of one." : `a lone value becomes the member ${code(wrap)}.`]),
    ...(words === undefined || shape.kind === "list" ? [] : ["a word outside the list leaves the field unset."]),
  ];
}
