// Names from JSON Schema, TypeScript and Protobuf, with their equivalents in this language.

import { scalars } from "../scalars/index.js";

const typeSynonyms: Readonly<Record<string, string>> = {
  int: "integer",
  int32: "integer",
  long: "int64",
  float: "number",
  double: "number",
  decimal: "number",
  bool: "boolean",
  str: "string",
  char: "string",
  datetime: "timestamp",
  time: "timestamp",
  guid: "uuid",
  base64url: "base64",
  byte: "base64",
  bytes: "base64",
  host: "hostname",
  mail: "email",
  timespan: "duration",
  version: "semver",
  unknown: "any",
};

const asList = "use `list: Type`, or `[Type]` instead of the type";
const asFields = "use `fields: { name: type }` for an object, or `map: Type` for arbitrary keys";
const asMap = "use `map: Type` for an object with arbitrary keys";
const asUnion = "use `union: [Type, Other]` instead of the type";

const typeForms: Readonly<Record<string, string>> = {
  array: asList,
  list: asList,
  object: asFields,
  struct: asFields,
  map: asMap,
  dict: asMap,
  record: asMap,
  union: asUnion,
  enum: 'use `enum: closed` with `values: { value: "What it means." }`',
  nil: "use `'null'` for a value that is always null, or the type with `nullable: true`",
};

const normalName = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, "");

/** The built-in type that corresponds to a name of another language. */
const scalarMeant = (known: string): string | undefined =>
  Object.hasOwn(typeSynonyms, known) ? typeSynonyms[known] : Object.hasOwn(scalars, known) ? known : undefined;

/** The hint for a type name of another language. */
export function typeSynonym(name: string): string | undefined {
  const known = normalName(name);
  if (Object.hasOwn(typeForms, known)) return typeForms[known];
  const meant = scalarMeant(known);
  return meant === undefined ? undefined : `did you mean "${meant}"?`;
}

const keySynonyms: Readonly<Record<string, string>> = {
  description: "doc",
  comment: "doc",
  summary: "doc",
  maxLength: "max",
  maximum: "max",
  maxItems: "max",
  maxProperties: "max",
  minLength: "min",
  minimum: "min",
  minItems: "min",
  minProperties: "min",
  uniqueItems: "unique",
  regex: "pattern",
  regexp: "pattern",
  items: "list",
  properties: "fields",
  oneOf: "union",
  anyOf: "union",
  repeated: "list",
  discriminator: "tag",
  extends: "include",
  allOf: "include",
  null: "nullable",
  if: "when",
  then: "require",
  required: "require",
  title: "doc",
  sender: "from",
  words: "values",
  jsonl: "ndjson",
  jsonlines: "ndjson",
  yml: "yaml",
  email: "mail",
  markdown: "mail",
  receiver: "to",
  recipient: "to",
  response: "replies",
  responses: "replies",
};

/** Keys that mean something else in a rule. */
const ruleSynonyms: Readonly<Record<string, string>> = { oneOf: "exactlyOne", anyOf: "atLeastOne" };

const keyForms: Readonly<Record<string, string>> = {
  required: "fields are required by default; add `?` to the name to make a field optional, as in `name?: string`",
  optional: "add `?` to the name to make a field optional, as in `name?: string`",
  items: asList,
  repeated: asList,
  properties: asFields,
  oneOf: asUnion,
  anyOf: asUnion,
  additionalProperties: "use `object: open` or `object: closed` next to `fields`",
  format: "use the type of that format instead, such as `type: uuid`, `type: timestamp` or `type: url`",
  brand: "`brand: true` is only allowed on strings, numbers and unions of these that have a name, under `types`",
  default: "`default` is allowed on fields, not on types",
  $ref: "use the name of a type instead, as in `type: Address` or `name: Address`",
  example: "examples are whole messages, under `examples` of the message",
  examples: "examples are whole messages, under `examples` of the message",
  readOnly: "there is no such constraint; describe it in `doc`",
  writeOnly: "use `sensitive: true` for a value that must not appear in logs",
  exclusiveMinimum: "use `min`, which includes the limit",
  exclusiveMaximum: "use `max`, which includes the limit",
  multipleOf: "there is no such constraint; use `type: integer`, or describe it in `doc`",
  id: "fields have no numbers; they are identified by their names",
};

/** The key of this language that corresponds to a key of another one. */
export function keySynonym(key: string, known: readonly string[]): string | undefined {
  const all = known.includes("exactlyOne") ? { ...keySynonyms, ...ruleSynonyms } : keySynonyms;
  const meant = Object.hasOwn(all, key) ? all[key] : undefined;
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** The hint for a key of another language that has no single equivalent. */
export const definitionForm = (key: string): string | undefined => (Object.hasOwn(keyForms, key) ? keyForms[key] : undefined);

/** The hint for a key of another language whose value says what is meant; `type` is that of the same definition. */
export function valueForm(key: string, value: string, type: string | undefined): string | undefined {
  const meant = scalarMeant(normalName(value));
  if (key === "format" && meant !== undefined)
    return `use \`type: ${meant}\` instead of \`${type === undefined ? "format" : `type: ${type}`}\``;
  const target = /^#\/(?:\$defs|definitions|components\/schemas)\/([A-Z][A-Za-z0-9]*)$/.exec(value)?.[1];
  if (key === "$ref" && target !== undefined) return `use \`type: ${target}\` instead of \`$ref\``;
  if (value !== "true") return undefined;
  if (key === "required") return "remove `required`: fields are required by default; `?` after the name makes a field optional";
  return key === "repeated" && type !== undefined ? `use \`list: ${type}\` instead of \`type: ${type}\`` : undefined;
}
