// The subset of JSON Schema (draft-07) that describes the language, and functions to build it. Alternatives use `if`, never `anyOf`, so that editors and
// diagnostics only refer to the alternative that was meant.

import type { SymbolKind } from "../../model/symbols.js";

export type SchemaType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** Schemas by key; `true` is a key that is described elsewhere for the same mapping. */
export type SchemaKeys = Readonly<Record<string, LanguageSchema | true>>;

export interface LanguageSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly enum?: readonly (string | number)[];
  readonly enumDescriptions?: readonly string[];
  readonly examples?: readonly string[];
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly properties?: SchemaKeys;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | LanguageSchema;
  readonly propertyNames?: LanguageSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: LanguageSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly if?: LanguageSchema;
  readonly then?: LanguageSchema;
  readonly else?: LanguageSchema;
  /** Custom: the value is the source text of the scalar, so that `1.10` and `TRUE` are strings. */
  readonly sourceText?: true;
  /** Custom: how diagnostics refer to the value, with an article. */
  readonly noun?: string;
  /** Custom: the keys of which exactly one must be present. */
  readonly kinds?: readonly string[];
  /** Custom: the kind of symbol that the string, or in `propertyNames` the key, defines. */
  readonly defines?: SymbolKind;
  /** Custom: what the string, or in `propertyNames` the key, refers to. */
  readonly refersTo?: Reference;
  /** Custom: what the JSON value, or the text, contains. */
  readonly holds?: Content;
}

/** What a name refers to. Fields are those of the message, or (`own-field`) of the definition that the name belongs to. */
export type Reference =
  "type" | "message" | "message-or-group" | "role" | "field" | "own-field" | "example" | "frame" | "issue" | "capability" | "flow";

/**
 * What a value contains: fields of the message or of the definition, an example or an edit of one, the value of the field, or of the field that `field` or the
 * key names, a path, the values of another field with the computed values, a field that has the same values, old and new values, the fields of a reply, the body of an error, a template with
 * fields in braces, or an encoded message.
 */
export type Content =
  | "fields"
  | "own-fields"
  | "example"
  | "value"
  | "values-of-field"
  | "path"
  | "table"
  | "same-values"
  | "renamed-values"
  | "failure"
  | "template"
  | "json-text"
  | "yaml-text"
  | "mail-text";

/** The keywords above that are not part of JSON Schema. */
export const ownKeywords: readonly string[] = [
  "sourceText",
  "noun",
  "kinds",
  "enumDescriptions",
  "patternErrorMessage",
  "defines",
  "refersTo",
  "holds",
];

const stringTypes: readonly SchemaType[] = ["string", "number", "boolean"];

/** A non-empty string. */
export const string = (description: string): LanguageSchema => use("string", description);

/** A string with a certain format; `form` completes "must be …". */
export const formed = (description: string, pattern: string, form: string): LanguageSchema => ({
  description,
  type: stringTypes,
  sourceText: true,
  pattern,
  patternErrorMessage: form,
});

/** One of several values, each with a description. */
export const choice = (description: string, values: Readonly<Record<string, string>>): LanguageSchema => ({
  description,
  enum: Object.keys(values),
  enumDescriptions: Object.values(values),
  sourceText: true,
});

export const flag = (description: string): LanguageSchema => ({ description, type: "boolean" });
export const number = (description: string): LanguageSchema => ({ description, type: "number" });
export const integer = (description: string, minimum: number): LanguageSchema => ({ description, type: "integer", minimum });

/** Any JSON value, parsed with the YAML 1.2 core schema. */
export const json = (description: string): LanguageSchema => ({ description });

/** A mapping of JSON values. */
export const jsonObject = (description: string, holds?: Content): LanguageSchema => ({
  description,
  type: "object",
  ...(holds === undefined ? {} : { holds }),
});

/** The format of a name, which defines a symbol or refers to one. */
export const defining = (defines: SymbolKind, schema: LanguageSchema): LanguageSchema => ({ ...schema, defines });
export const referring = (refersTo: Reference, schema: LanguageSchema): LanguageSchema => ({ ...schema, refersTo });

/** The definitions that the functions above refer to. */
export const stringSchemas: Readonly<Record<string, LanguageSchema>> = {
  string: { type: stringTypes, sourceText: true, pattern: "\\S", patternErrorMessage: "a non-empty string" },
};

export const list = (description: string, items: LanguageSchema, minItems = 0, maxItems?: number): LanguageSchema => ({
  description,
  type: "array",
  items,
  ...(minItems > 0 ? { minItems } : {}),
  ...(maxItems === undefined ? {} : { maxItems }),
});

/** A mapping with arbitrary names as keys. */
export const named = (description: string, names: LanguageSchema, value: LanguageSchema, minProperties = 0): LanguageSchema => ({
  description,
  type: "object",
  propertyNames: names,
  additionalProperties: value,
  ...(minProperties > 0 ? { minProperties } : {}),
});

/** A mapping with fixed keys. */
export const object = (noun: string, properties: SchemaKeys, required: readonly string[] = []): LanguageSchema => ({
  type: "object",
  noun,
  properties,
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
});

/** A reference to a definition, with its own description. */
export function use(definition: string, description?: string): LanguageSchema {
  return { ...(description === undefined ? {} : { description }), $ref: `#/definitions/${definition}` };
}

/** One schema if a condition holds, another one otherwise. */
export const choose = (condition: LanguageSchema, chosen: LanguageSchema, otherwise: LanguageSchema): LanguageSchema => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: chosen,
  else: otherwise,
});

/** One schema for values of a JSON type, another one for all others. The examples are repeated outside the condition, because editors do not look inside it. */
export const byType = (description: string, type: SchemaType, chosen: LanguageSchema, otherwise: LanguageSchema): LanguageSchema => ({
  description,
  ...(otherwise.enum === undefined && otherwise.examples === undefined
    ? {}
    : { examples: otherwise.examples ?? otherwise.enum!.map(String) }),
  ...choose({ type }, chosen, otherwise),
});

/** The keys that all alternatives share, and the keys of each alternative. */
export interface Alternatives {
  readonly noun: string;
  readonly common: Readonly<Record<string, LanguageSchema>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, LanguageSchema>>>>;
  /** The required keys of a kind. */
  readonly required: (kind: string) => readonly string[];
}

/** A mapping with exactly one of several keys, which determines the other allowed keys. */
export function oneKindOf({ noun, common, kinds, required }: Alternatives): LanguageSchema {
  const names = Object.keys(kinds);
  const described = Object.fromEntries(Object.keys(common).map((key) => [key, true as const]));
  // In the order of the kinds; if two kinds share a key, the first describes it.
  const all = Object.assign({}, ...Object.values(kinds), ...Object.values(kinds).toReversed()) as Readonly<Record<string, LanguageSchema>>;
  // If none of the keys is present, editors suggest the first kind; the diagnostic lists all of them.
  const fallback: LanguageSchema = { ...object(noun, { ...all, ...described }, required(names[0]!)), kinds: names };
  const alternatives = Object.entries(kinds).reduceRight<LanguageSchema>((rest, [kind, keys]) => {
    const chosen = { ...object(`${noun} with "${kind}"`, { ...keys, ...described }, required(kind)), kinds: names };
    return choose({ type: "object", required: [kind] }, chosen, rest);
  }, fallback);
  return { type: "object", properties: common, ...alternatives };
}
