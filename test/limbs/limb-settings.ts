// What each key of the language does to a value, so that its effect can be tried at every limb.

import type { Json } from "@wirepact/core";
import { definitionSchemas } from "../../generator/parse/language/definition.js";
import type { LanguageSchema } from "../../generator/parse/language/schema.js";
import type { Definition } from "./limb-sites.js";

/** A definition with what its values must do; everything that is not stated is not tried. */
export interface Effect {
  readonly definition: Definition;
  /** Values that are valid, and come back from every encoding and from tool calls. */
  readonly valid?: readonly Json[];
  /** Values that are not. */
  readonly invalid?: readonly Json[];
  /** What strict reading makes of a value. */
  readonly reads?: readonly [given: Json, read: Json];
  /** What lenient reading makes of a value that strict reading rejects. */
  readonly repairs?: readonly [given: Json, read: Json];
  /** What reading makes of a value if defaults are asked for. */
  readonly fills?: readonly [given: Json, read: Json];
  /** What encoding makes of a value. */
  readonly writes?: readonly [given: Json, written: Json];
  /** What a builder makes of a value that it may cut. */
  readonly clips?: readonly [given: Json, clipped: Json];
  /** What a builder makes of a value. */
  readonly builds?: readonly [given: Json, built: Json];
  /** Text that neither issues nor logs show of a value that is not valid. */
  readonly hides?: readonly [given: Json, text: string];
  /** Text that the JSON Schema has and the descriptor of a package does not. */
  readonly documents?: string;
}

const uuid = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e";
const probe = (definition: Definition, name = "probe"): Definition => ({ fields: { [name]: { doc: "A field.", ...definition } } });
const level: Definition = { enum: "closed", values: { low: "Low.", high: { doc: "Words about high.", aliases: ["top"] } } };
const kindOf = (kind: string): Definition => ({
  fields: { kind: { const: kind, doc: "The kind." }, [kind]: { type: "string", doc: "A field." } },
});

/** Why a key has no effect of its own on values. */
const inTypeScript = "it is a name in TypeScript";
const ofExamples = "it is about the definition, not about its values";

/** The effects of every key of a definition, or why there are none; `refused` for keys that only the fields of a message can have. */
export const settings: Readonly<Record<string, readonly Effect[] | string | { readonly refused: Definition }>> = {
  type: [{ definition: { type: "string" }, valid: ["x", "404", "true", "null"], invalid: [404] }, { definition: { type: "integer" }, valid: [404], invalid: ["404"] }, { definition: { type: "uuid" }, builds: [uuid.toUpperCase(), uuid] }],
  min: [{ definition: { type: "string", min: 2 }, valid: ["ab"], invalid: ["a"] }, { definition: { list: "string", min: 1 }, valid: [["a"]], invalid: [[]] }],
  max: [{ definition: { type: "string", max: 3 }, valid: ["abc"], invalid: ["abcd"], clips: ["abcd", "abc"] }, { definition: { map: "string", max: 1 }, valid: [{ a: "b" }], invalid: [{ a: "b", c: "d" }] }],
  pattern: [{ definition: { type: "string", pattern: "^a+$" }, valid: ["a"], invalid: ["b"] }],
  utc: [{ definition: { type: "timestamp", utc: true }, valid: ["2026-03-02T08:00:00Z"], invalid: ["2026-03-02T08:00:00+02:00"] }],
  fraction: [{ definition: { type: "timestamp", fraction: "none" }, valid: ["2026-03-02T08:00:00Z"], invalid: ["2026-03-02T08:00:00.5Z"] }],
  write: "it is the form of values that builders fill in, which they do only in the fields of messages",
  version: [{ definition: { type: "uuid", version: 4 }, valid: [uuid], invalid: ["5f0c1f0e-8c1d-1a53-9d7e-2b6f0a1c3d4e"] }],
  prefix: [{ definition: { type: "uuid", prefix: "u-" }, valid: [`u-${uuid}`], invalid: [`x-${uuid}`], builds: [`u-${uuid.toUpperCase()}`, `u-${uuid}`] }],
  schemes: [{ definition: { type: "url", schemes: ["https"] }, valid: ["https://a.example"], invalid: ["http://a.example"] }],
  alphabet: [{ definition: { type: "base64", alphabet: "url" }, valid: ["-_8="], invalid: ["+/8=", "-_8"], repairs: ["+/8=", "-_8="] }],
  padding: [{ definition: { type: "base64", padding: "none" }, valid: ["+/8"], invalid: ["+/8=", "-_8"], repairs: ["+/8=", "+/8"] }],
  inside: [{ definition: { type: "path", inside: "require" }, valid: ["a/b"], invalid: ["../b"] }],
  list: [{ definition: { list: "integer" }, valid: [[], [1]], invalid: [["1"]] }],
  unique: [{ definition: { list: "integer", unique: true }, valid: [[1, 2]], invalid: [[1, 1]] }],
  map: [{ definition: { map: "integer" }, valid: [{}, { a: 1 }], invalid: [{ a: "1" }] }],
  keys: [{ definition: { map: "integer", keys: "^a+$" }, valid: [{ a: 1 }], invalid: [{ b: 1 }] }],
  fields: [{ definition: probe({ type: "string" }), valid: [{ probe: "404" }], invalid: [{}, { probe: 1 }] }],
  include: [{ definition: { include: ["Base"], fields: {} }, valid: [{ base: "x" }], invalid: [{}] }],
  object: [{ definition: { ...probe({ type: "string" }), object: "closed" }, valid: [{ probe: "x" }], invalid: [{ probe: "x", more: 1 }], repairs: [{ probe: "x", more: 1 }, { probe: "x", more: 1 }] }],
  extras: [{ definition: { ...probe({ type: "string" }), extras: { values: "string", keys: "^a+$" } }, valid: [{ probe: "x", a: "404" }], invalid: [{ probe: "x", a: 404 }, { probe: "x", b: "y" }] }],
  rules: [{ definition: { fields: { "a?": { type: "string", doc: "A." }, "b?": { type: "string", doc: "B." } }, rules: { one: { exactlyOne: ["a", "b"], doc: "One of them." } } }, valid: [{ a: "x" }], invalid: [{}, { a: "x", b: "y" }] }],
  reserved: ofExamples,
  union: [{ definition: { union: ["integer", { list: "string" }] }, valid: [1, ["404"]], invalid: ["a", [1]] }],
  tag: [{ definition: { union: [kindOf("p"), kindOf("q")], tag: "kind" }, valid: [{ kind: "p", p: "404" }, { kind: "q", q: "404" }], invalid: [{ kind: "p", q: "x" }, { kind: "r" }], reads: [{ kind: "q", q: "x", p: 404 }, { kind: "q", q: "x", p: 404 }] }],
  otherwise: [{ definition: { union: ["Only", "Rest"], otherwise: "Rest" }, valid: [{ kind: "only" }, { rest: "404" }], invalid: [{ rest: 404 }] }],
  match: [{ definition: { union: [{ fields: { probe: { type: "string", doc: "A." }, more: { type: "integer", doc: "B." } } }, probe({ type: "string" })], match: "first" }, valid: [{ probe: "x", more: 1 }, { probe: "404" }, { probe: "x", more: "y" }], invalid: [{ probe: 1, more: 1 }, {}] }],
  exclusive: [{ definition: { union: [probe({ type: "string" }), probe({ type: "string" }, "other")], exclusive: true }, valid: [{ probe: "x" }, { other: "404" }], invalid: [{ probe: "x", other: "y" }, {}] }],
  const: [{ definition: { const: "404" }, valid: ["404"], invalid: ["405"] }],
  enum: [{ definition: level, valid: ["low"], invalid: ["top "] }],
  of: [{ definition: { enum: "closed", of: "integer", values: { 1: "One.", 2: "Two." } }, valid: [1], invalid: [3, "1"] }],
  values: [{ definition: level, valid: ["high"], invalid: ["middle"] }],
  doc: [{ definition: probe({ type: "string", doc: "Words about the probe." }), documents: "Words about the probe." }],
  nullable: [{ definition: { type: "string", nullable: true }, valid: [null, "null"], invalid: [1] }],
  lenient: [{ definition: probe({ type: "string", lenient: "optional" }), valid: [{ probe: "x" }], invalid: [{}], repairs: [{}, {}] }],
  since: [{ definition: probe({ type: "string", since: "0.9.7" }), valid: [{ probe: "x" }] }],
  deprecated: [{ definition: probe({ type: "string", deprecated: { since: "0.9.7", reason: "Words of farewell." } }, "probe?"), documents: "Words of farewell." }],
  allow: ofExamples,
  default: [{ definition: probe({ type: "integer", default: 5 }, "probe?"), fills: [{}, { probe: 5 }] }],
  fill: { refused: probe({ type: "string", fill: "x" }) },
  computed: { refused: { fields: { a: { type: "string", doc: "A." }, b: { type: "string", doc: "B.", computed: { by: "a" } } } } },
  sensitive: [{ definition: probe({ type: "string", min: 9, sensitive: true }), hides: [{ probe: "hunter2" }, "hunter2"] }],
  aliases: [{ definition: probe({ type: "string", aliases: ["other"] }), reads: [{ other: "404" }, { probe: "404" }] }],
  decodeOnly: [{ definition: { fields: { kept: { type: "string", doc: "Kept." }, "probe?": { type: "string", doc: "A field.", decodeOnly: true } } }, writes: [{ kept: "x", probe: "y" }, { kept: "x" }] }],
  mail: { refused: probe({ type: "string", mail: "subject" }) },
  originalName: [{ definition: probe({ type: "string", originalName: "NameOfOld" }), valid: [{ probe: "x" }] }],
  "lenient.optional": [{ definition: probe({ type: "string", lenient: { optional: true } }), repairs: [{}, {}] }],
  "lenient.accept": [{ definition: { type: "integer", lenient: { accept: "string" } }, repairs: ["x", "x"] }],
  "lenient.convert": [{ definition: { type: "epoch", lenient: { convert: "timestamp" } }, repairs: ["1970-01-01T00:00:10Z", 10] }],
  "lenient.wrap": [{ definition: { list: "string", lenient: { wrap: "list" } }, repairs: ["x", ["x"]] }, { definition: { ...probe({ type: "string" }), lenient: { wrap: "probe" } }, repairs: ["x", { probe: "x" }] }],
  "lenient.unset": [{ definition: probe({ ...level, lenient: "unset" }, "probe?"), repairs: [{ probe: "middle" }, {}] }, { definition: probe({ type: "integer", lenient: { unset: true } }, "probe?"), repairs: [{ probe: "x" }, {}] }],
  "lenient.items": [{ definition: { list: "integer", lenient: { items: "drop" } }, valid: [[1]], invalid: [["x"]], repairs: [[1, "x", 2], [1, 2]] }],
  "lenient.nulls": [{ definition: probe({ type: "string", lenient: { nulls: "absent" } }, "probe?"), repairs: [{ probe: null }, {}] }],
  "extras.doc": ofExamples,
  "extras.values": [{ definition: { fields: {}, extras: { values: level } }, reads: [{ a: "top" }, { a: "high" }] }],
  "extras.keys": [{ definition: { fields: {}, extras: { values: "string", keys: "^a+$" } }, valid: [{ a: "404" }], invalid: [{ b: "x" }] }],
  "enumValue.doc": [{ definition: level, documents: "Words about high." }],
  "enumValue.name": inTypeScript,
  "enumValue.aliases": [{ definition: level, reads: ["top", "high"] }],
  "enumValue.since": ofExamples,
  "enumValue.deprecated": ofExamples,
}; // prettier-ignore

/** The keys of a mapping of the language. */
function keysIn(schema: LanguageSchema | boolean | undefined): readonly string[] {
  if (typeof schema !== "object") return [];
  const { properties = {}, then, else: other } = schema;
  return [...Object.keys(properties), ...keysIn(then), ...keysIn(other)];
}

/** Every key that a definition can have, as the language says. */
export const languageKeys: ReadonlySet<string> = new Set([
  ...keysIn(definitionSchemas["field"]),
  ...keysIn(definitionSchemas["leniency"]).map((key) => `lenient.${key}`),
  ...keysIn(definitionSchemas["extras"]).map((key) => `extras.${key}`),
  ...keysIn(definitionSchemas["enumValue"]).map((key) => `enumValue.${key}`),
]);
