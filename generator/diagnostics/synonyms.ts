// Words of other languages for things that this one calls differently: what people write first who know JSON Schema, TypeScript or Protobuf.

import { scalars } from "../scalars/index.js";

const typeSynonyms: Readonly<Record<string, string>> = {
  int: "integer",
  int32: "integer",
  int64: "integer",
  long: "integer",
  float: "number",
  double: "number",
  decimal: "number",
  bool: "boolean",
  str: "string",
  char: "string",
  datetime: "timestamp",
  time: "timestamp",
  uri: "url",
  guid: "uuid",
  version: "semver",
  unknown: "any",
};

const asList = "write `list: Type`, or `[Type]` in place of the type";
const asFields = "write `fields: { name: type }` for an object, `map: Type` when any key may come";
const asUnion = "write `union: [Type, Other]` in place of the type";

const typeForms: Readonly<Record<string, string>> = {
  array: asList,
  list: asList,
  object: asFields,
  struct: asFields,
  map: "write `map: Type`",
  dict: "write `map: Type`",
  record: "write `map: Type`",
  union: asUnion,
  enum: 'write `enum: closed` with `values: { word: "What it means." }`',
  null: "write the type and `nullable: true`",
};

/** What a type of another language is called here. */
export function typeSynonym(name: string): string | undefined {
  const known = name.toLowerCase();
  if (Object.hasOwn(typeForms, known)) return typeForms[known];
  const meant = Object.hasOwn(typeSynonyms, known) ? typeSynonyms[known] : Object.hasOwn(scalars, known) ? known : undefined;
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

const keyForms: Readonly<Record<string, string>> = {
  required: "every field is required; a `?` at the end of its name makes it optional, as in `name?: string`",
  optional: "a `?` at the end of the field's name makes it optional, as in `name?: string`",
  items: asList,
  properties: asFields,
  oneOf: asUnion,
  anyOf: asUnion,
  additionalProperties: "write `object: open` or `object: closed` beside `fields`",
  default: "`default` is for fields, not for types",
};

/** The key of a mapping that means the same as a foreign one. */
export function keySynonym(key: string, known: readonly string[]): string | undefined {
  const meant = Object.hasOwn(keySynonyms, key) ? keySynonyms[key] : undefined;
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** How definitions say what a foreign key says, where that takes more than another key. */
export const definitionForm = (key: string): string | undefined => (Object.hasOwn(keyForms, key) ? keyForms[key] : undefined);
