// Names from OpenAPI, TypeScript, protobuf and TypeSpec, with their equivalents in this language.

import { scalars } from "../scalars/index.js";

/** Several names with the same meaning. */
const namedAlike = (meant: string, names: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.split(" ").map((name) => [name, meant]));

const typeSynonyms: Readonly<Record<string, string>> = {
  ...namedAlike("integer", "int int8 int16 int32 uint uint8 uint16 uint32 sint32 fixed32 sfixed32 safeint short"),
  ...namedAlike("int64", "long bigint uint64 sint64 fixed64 sfixed64"),
  ...namedAlike("number", "float float32 float64 double decimal decimal128 numeric"),
  bool: "boolean",
  str: "string",
  char: "string",
  ...namedAlike("timestamp", "datetime time utcdatetime offsetdatetime instant"),
  plaindate: "date",
  localdate: "date",
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

/** The type that a name inside a type expression stands for; undefined if only a person knows which. */
export function typeMeant(name: string): string | undefined {
  // Whether a type of this name is defined is found out when it is resolved.
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name;
  const known = normalName(name);
  const isPlain = /^[a-z][a-z0-9-]*$/.test(name) && !Object.hasOwn(typeForms, known);
  return scalarMeant(known) ?? (isPlain ? name : undefined);
}

/** The hint for a type name of another language. */
export function typeSynonym(name: string): string | undefined {
  const known = normalName(name);
  if (Object.hasOwn(typeForms, known)) return typeForms[known];
  const meant = scalarMeant(known);
  return meant === undefined ? undefined : `did you mean "${meant}"?`;
}

/** Keys by their names without upper case and separators. */
const keySynonyms: Readonly<Record<string, string>> = {
  ...namedAlike("doc", "description comment summary title"),
  ...namedAlike("max", "maxlength maximum maxitems maxproperties maxvalue"),
  ...namedAlike("min", "minlength minimum minitems minproperties minvalue"),
  ...namedAlike("list", "items repeated"),
  ...namedAlike("fields", "properties attributes"),
  ...namedAlike("union", "oneof anyof"),
  ...namedAlike("include", "extends allof"),
  ...namedAlike("types", "definitions defs schemas models"),
  ...namedAlike("pattern", "regex regexp"),
  ...namedAlike("ndjson", "jsonl jsonlines"),
  ...namedAlike("mail", "email markdown"),
  ...namedAlike("to", "receiver recipient"),
  ...namedAlike("replies", "response responses"),
  uniqueitems: "unique",
  discriminator: "tag",
  null: "nullable",
  if: "when",
  then: "require",
  required: "require",
  sender: "from",
  words: "values",
  yml: "yaml",
};

/** Keys that mean something else in a rule. */
const ruleSynonyms: Readonly<Record<string, string>> = { oneof: "exactlyOne", anyof: "atLeastOne" };

const asOptional = "add `?` to the name to make a field optional, as in `name?: string`";
const noNumbers = "fields have no numbers; they are identified by their names";
const wholeMessages = "examples are whole messages, under `examples` of the message";

const keyForms: Readonly<Record<string, string>> = {
  required: `fields are required by default; ${asOptional}`,
  optional: asOptional,
  items: asList,
  repeated: asList,
  properties: asFields,
  oneOf: asUnion,
  anyOf: asUnion,
  additionalProperties: "use `object: open` or `object: closed` next to `fields`, or `map: Type` for an object with arbitrary keys",
  patternProperties: "use `map: Type` with `keys: <pattern>`, which every key matches",
  propertyNames: "use `keys: <pattern>` next to `map`, which every key matches",
  format: "use the type of that format instead, such as `type: uuid`, `type: timestamp` or `type: url`, or a `pattern`",
  brand: "`brand: true` is only allowed on strings, numbers and unions of these that have a name, under `types`",
  default: "`default` is allowed on fields, not on types",
  $ref: "use the name of a type instead, as in `type: Address` or `name: Address`",
  example: wholeMessages,
  examples: wholeMessages,
  readOnly: "there is no such constraint; describe it in `doc`",
  writeOnly: "use `sensitive: true` for a value that must not appear in logs",
  exclusiveMinimum: "use `min`, which includes the limit",
  exclusiveMaximum: "use `max`, which includes the limit",
  multipleOf: "there is no such constraint; use `type: integer`, or describe it in `doc`",
  length: "use `min` and `max`",
  id: noNumbers,
  number: noNumbers,
};

/** The key of this language that corresponds to a key of another one. */
export function keySynonym(key: string, known: readonly string[]): string | undefined {
  const all = known.includes("exactlyOne") ? { ...keySynonyms, ...ruleSynonyms } : keySynonyms;
  const name = normalName(key.replace(/^[@$]/, ""));
  const meant = Object.hasOwn(all, name) ? all[name] : known.find((each) => key === `@${each}`);
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** The hint for a key of another language that has no single equivalent. */
export const definitionForm = (key: string): string | undefined => (Object.hasOwn(keyForms, key) ? keyForms[key] : undefined);

/** The type of a JSON string that a format stands for. */
export const formatMeant = (format: string): string | undefined => scalarMeant(normalName(format));

/** Formats of OpenAPI that say how a number is stored. */
export const isNumberFormat = (format: string): boolean => ["int32", "int64", "float", "double"].includes(format);

/** The named type that a `$ref` refers to. */
export const referenceTarget = (value: string): string | undefined => /^(?:.*[/#.])?([A-Z][A-Za-z0-9]*)$/.exec(value)?.[1];

/** The hint for a key of another language whose value says what is meant; `type` is that of the same definition. */
export function valueForm(key: string, value: string, type: string | undefined): string | undefined {
  if (key === "format" && isNumberFormat(value) && (type === "integer" || type === "number"))
    return `remove \`format: ${value}\`: \`type: ${type}\` is enough`;
  if (key === "format" && value === "password") return "use `sensitive: true` instead of `format: password`";
  const meant = formatMeant(value);
  if (key === "format" && meant !== undefined)
    return `use \`type: ${meant}\` instead of \`${type === undefined ? "format" : `type: ${type}`}\``;
  const target = referenceTarget(value);
  if (key === "$ref" && target !== undefined) return `use \`type: ${target}\` instead of \`$ref\``;
  if (key === "items" && /^\w+$/.test(value))
    return `use \`list: ${value}\` instead of \`${type === undefined ? "items" : `type: ${type}`}\``;
  if (value !== "true") return undefined;
  if (key === "required") return "remove `required`: fields are required by default; `?` after the name makes a field optional";
  return key === "repeated" && type !== undefined ? `use \`list: ${type}\` instead of \`type: ${type}\`` : undefined;
}
