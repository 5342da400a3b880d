// The part of JSON Schema (draft-07) in which the language is described, and short ways to write it. Everything the language has is described with these few
// keywords, and alternatives are told apart by `if`, never by `anyOf`: so editors and diagnostics speak of the one alternative that was meant.

export type SchemaType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** Keys with their schemas; `true` stands for a key that is described elsewhere for the same mapping. */
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
  /** Ours: the value is the scalar's source text, so that `1.10` and `TRUE` are texts here. */
  readonly sourceText?: true;
  /** Ours: how diagnostics name the thing, with its article. */
  readonly noun?: string;
  /** Ours: the keys of which exactly one says what the thing is. */
  readonly kinds?: readonly string[];
}

/** The keywords above that JSON Schema does not know. */
export const ownKeywords: readonly string[] = ["sourceText", "noun", "kinds", "enumDescriptions", "patternErrorMessage"];

const textTypes: readonly SchemaType[] = ["string", "number", "boolean"];

/** Any text that is not blank. */
export const text = (description: string): LanguageSchema => use("text", description);

/** A text of a certain form; `form` completes "must be …". */
export const formed = (description: string, pattern: string, form: string): LanguageSchema => ({
  description,
  type: textTypes,
  sourceText: true,
  pattern,
  patternErrorMessage: form,
});

/** One of a few words, each with its meaning. */
export const word = (description: string, words: Readonly<Record<string, string>>): LanguageSchema => ({
  description,
  enum: Object.keys(words),
  enumDescriptions: Object.values(words),
  sourceText: true,
});

export const flag = (description: string): LanguageSchema => ({ description, type: "boolean" });
export const number = (description: string): LanguageSchema => ({ description, type: "number" });
export const whole = (description: string, minimum: number): LanguageSchema => ({ description, type: "integer", minimum });

/** Any JSON value, read by YAML 1.2 core rules. */
export const json = (description: string): LanguageSchema => ({ description });

/** A mapping whose members are JSON values. */
export const jsonObject = (description: string): LanguageSchema => ({ description, type: "object" });

/** The definitions behind the ways above. */
export const textSchemas: Readonly<Record<string, LanguageSchema>> = {
  text: { type: textTypes, sourceText: true, pattern: "\\S", patternErrorMessage: "a text that is not blank" },
};

export const list = (description: string, items: LanguageSchema, minItems = 0, maxItems?: number): LanguageSchema => ({
  description,
  type: "array",
  items,
  ...(minItems > 0 ? { minItems } : {}),
  ...(maxItems === undefined ? {} : { maxItems }),
});

/** A mapping from names that people choose. */
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

/** Use of a definition, with a description of its own where it is used. */
export function use(definition: string, description?: string): LanguageSchema {
  return { ...(description === undefined ? {} : { description }), $ref: `#/definitions/${definition}` };
}

/** One schema where a condition holds, another where it does not. */
export const choose = (condition: LanguageSchema, chosen: LanguageSchema, otherwise: LanguageSchema): LanguageSchema => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: chosen,
  else: otherwise,
});

/** One schema for values of a JSON kind, another for the rest. Editors complete its words from here, because they do not look into conditions. */
export const byType = (description: string, type: SchemaType, chosen: LanguageSchema, otherwise: LanguageSchema): LanguageSchema => ({
  description,
  ...(otherwise.enum === undefined && otherwise.examples === undefined
    ? {}
    : { examples: otherwise.examples ?? otherwise.enum!.map(String) }),
  ...choose({ type }, chosen, otherwise),
});

/** Keys that every alternative takes, and the alternatives with the keys of their own. */
export interface Alternatives {
  readonly noun: string;
  readonly common: Readonly<Record<string, LanguageSchema>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, LanguageSchema>>>>;
  /** Keys that are needed with a kind. */
  readonly required: (kind: string) => readonly string[];
}

/** A mapping that has exactly one of several keys; that key decides which others it takes. */
export function oneKindOf({ noun, common, kinds, required }: Alternatives): LanguageSchema {
  const names = Object.keys(kinds);
  const described = Object.fromEntries(Object.keys(common).map((key) => [key, true as const]));
  // In the order of the kinds; where two kinds share a key, the first describes it.
  const all = Object.assign({}, ...Object.values(kinds), ...Object.values(kinds).toReversed()) as Readonly<Record<string, LanguageSchema>>;
  // Without any of the keys, editors ask for the first kind; our own diagnostic names them all.
  const fallback: LanguageSchema = { ...object(noun, { ...all, ...described }, required(names[0]!)), kinds: names };
  const alternatives = Object.entries(kinds).reduceRight<LanguageSchema>((rest, [kind, keys]) => {
    const chosen = { ...object(`${noun} with "${kind}"`, { ...keys, ...described }, required(kind)), kinds: names };
    return choose({ type: "object", required: [kind] }, chosen, rest);
  }, fallback);
  return { type: "object", properties: common, ...alternatives };
}
