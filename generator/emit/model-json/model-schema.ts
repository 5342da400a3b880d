// The JSON Schema of `model.json`, for tools that read models. Written by hand beside the types it describes; a test holds every model to it.

import type { ShapeKind } from "@wirepact/core/shape";
import type { JsonSchema } from "../../model/schema-set.js";
import { modelVersion } from "../../model/protocol-model.js";
import { upperFirst } from "../../text/markdown.js";

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const record = (values: JsonSchema): JsonSchema => ({ type: "object", additionalProperties: values });

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const flag = { type: "boolean" } as const;
const yes = { const: true } as const;
const anything = {} as const;
const texts = list(text);
const path = ref("Path");

/** An object whose members with `?` may be missing; there are no others. */
function object(members: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const entries = Object.entries(members);
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace(/\?$/, ""), schema])),
    required: entries.filter(([name]) => !name.endsWith("?")).map(([name]) => name),
    additionalProperties: false,
  };
}

/** What distinguishes a part of a union, and the number of the part. */
const caseOf = (known: JsonSchema): JsonSchema => ({ type: "array", prefixItems: [known, number], minItems: 2, maxItems: 2 });

const evolution = { "since?": text, "deprecated?": ref("Deprecation") };
const traits = { "nullable?": yes, "lenient?": ref("ShapeLeniency") };
const ruleTraits = { name: text, "doc?": text, at: path, "level?": { const: "warning" }, "lenient?": { const: "warn" } };
const shape = (kind: string, members: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  object({ kind: { const: kind }, ...traits, ...members });
const bounds = { "min?": number, "max?": number };

const shapes: Readonly<Record<ShapeKind, JsonSchema>> = {
  scalar: shape("scalar", {
    scalar: text,
    ...bounds,
    "countsTrimmed?": yes,
    "pattern?": text,
    "utc?": yes,
    "fraction?": { const: "none" },
    "write?": { const: "seconds" },
    "version?": { const: 4 },
    "prefix?": text,
    "schemes?": texts,
    "alphabet?": { const: "url" },
    "padding?": { enum: ["optional", "none"] },
    "inside?": { enum: ["warn", "require"] },
  }),
  literal: shape("literal", { value: { type: ["string", "number", "boolean"] } }),
  enum: shape("enum", {
    open: flag,
    values: list(object({ value: { type: ["string", "integer"] }, "name?": text, "doc?": text, "aliases?": texts, ...evolution })),
    "pattern?": text,
  }),
  reference: shape("reference", { type: text }),
  list: shape("list", { item: ref("Shape"), ...bounds, "unique?": yes }),
  map: shape("map", { value: ref("Shape"), "keys?": text, ...bounds }),
  struct: shape("struct", {
    open: flag,
    fields: list(ref("Field")),
    "reserved?": texts,
    "extras?": object({ "keys?": text, values: ref("Shape") }),
    "rules?": list(ref("Rule")),
    "absent?": texts,
  }),
  union: shape("union", { members: list(ref("Shape")), "objects?": ref("ObjectChoice") }),
};

const shapeName = (kind: string): string => `${upperFirst(kind)}Shape`;

const field = object({
  name: text,
  shape: ref("Shape"),
  required: flag,
  "doc?": text,
  "default?": anything,
  "fill?": object({ kind: { enum: ["now", "uuid", "sequence", "version", "ack", "field", "literal"] }, "path?": path, "value?": anything }),
  "computed?": object({ by: path, "table?": record(anything), "level?": { const: "warning" }, "lenient?": { const: "warn" } }),
  "sensitive?": yes,
  "lenientlyOptional?": yes,
  "lenientNulls?": { const: "absent" },
  "aliases?": texts,
  "decodeOnly?": yes,
  "mail?": object({
    at: { enum: ["label", "bullet", "section", "body", "subject"] },
    "label?": text,
    "also?": texts,
    "in?": text,
    "section?": text,
  }),
  "originalName?": text,
  ...evolution,
});

const ruleCondition = { field: path, equals: { type: ["string", "number", "boolean"] } };
const ruleDemands = { "negated?": yes, "require?": list(path), "forbid?": list(path) };

const rule: JsonSchema = {
  oneOf: [
    object({ kind: { const: "differ" }, ...ruleTraits, fields: list(path) }),
    object({ kind: { const: "excludes" }, ...ruleTraits, list: path, value: path }),
    object({ kind: { const: "condition" }, ...ruleTraits, ...ruleDemands, ...ruleCondition }),
    object({ kind: { const: "conditions" }, ...ruleTraits, ...ruleDemands, conditions: list(object(ruleCondition)) }),
    object({ kind: { const: "count" }, ...ruleTraits, fields: list(path), ...bounds }),
    object({
      kind: { const: "compare" },
      ...ruleTraits,
      fields: list(path),
      is: { enum: ["equal", "less", "less-or-equal"] },
      "as?": { const: "timestamp" },
    }),
  ],
};

const scalar: JsonSchema = { type: ["string", "number", "boolean"] };

const frame = object({
  name: text,
  "doc?": text,
  has: texts,
  where: record(scalar),
  kind: { enum: ["message", "result", "error"] },
  "tag?": text,
  "id?": text,
  "replyTo?": text,
  "body?": text,
  suffix: text,
});

/** A message that means a request. */
const failureReason = {
  enum: ["unparsable", "unknownMessage", "invalidEnvelope", "invalidMessage", "handlerFailed", "undeclared", "unsupportedVersion"],
};
const requestLink = object({ message: text, "requests?": texts, where: list(list(path)) });

const message = object({
  name: text,
  "frame?": text,
  "tag?": text,
  "answers?": text,
  "result?": text,
  "stream?": object({ until: list({ type: "array", prefixItems: [path, scalar], items: false }) }),
  "timeout?": { anyOf: [{ type: "number" }, { const: "none" }] },
  typeName: text,
  doc: text,
  from: texts,
  to: texts,
  ackRequired: flag,
  "replies?": texts,
  "needs?": texts,
  shape: ref("StructShape"),
  rules: list(ref("Rule")),
  "echoes?": list(path),
  "aliases?": texts,
  "lenientAliases?": texts,
  "originalName?": text,
  ...evolution,
  conventions: record({ anyOf: [{ const: "request" }, texts] }),
  examples: list(object({ name: text, value: anything })),
  invalid: list(object({ name: text, value: anything, issue: text, at: path })),
  wire: list(object({ name: text, mode: { enum: ["strict", "lenient"] }, input: { type: "object" }, expect: { type: "object" } })),
});

const transcript = object({
  name: text,
  messages: list(anything),
  "types?": texts,
  "senders?": list({ type: ["string", "null"] }),
  "awaits?": texts,
  "unacknowledged?": texts,
  warnings: texts,
  "fault?": object({ at: number, issue: text }),
});

const flow = object({
  name: text,
  doc: text,
  key: { anyOf: [{ enum: ["thread", "connection"] }, list(path)] },
  start: texts,
  steps: record(texts),
  lenientSteps: record(texts),
  anytime: texts,
  end: texts,
  "refusals?": texts,
  "inside?": text,
  "open?": { const: "allow" },
  "same?": list(path),
  "rounds?": object({ field: path, start: number, openedBy: text, echoedBy: text, "max?": path }),
  deadlines: list(object({ after: texts, within: { type: "object" }, level: { enum: ["warning", "hint"] }, "doc?": text })),
  transcripts: list(ref("Transcript")),
});

const nulls = { enum: ["reject", "optional", "absent"] };

const reading = object({
  default: { enum: ["strict", "lenient"] },
  trim: flag,
  nulls,
  emptyStrings: { enum: ["keep", "absent"] },
  lenient: object({
    missing: { enum: ["reject", "body", "unset"] },
    invalid: { enum: ["reject", "unset"] },
    unknownValues: { enum: ["reject", "keep", "uppercase"] },
    unknownTypes: { enum: ["reject", "keep"] },
    nulls,
    bodies: { enum: ["reject", "text"] },
  }),
});

const protocol = object({
  "$schema?": text,
  modelVersion: { const: modelVersion },
  name: text,
  title: text,
  version: text,
  doc: text,
  "originalName?": text,
  "names?": record(text),
  source: text,
  roles: record(text),
  tag: text,
  "frames?": list(frame),
  "failures?": { type: "object", propertyNames: failureReason },
  "otherFailures?": { type: "object", propertyNames: failureReason, additionalProperties: { type: "array" } },
  "cancellation?": requestLink,
  "progress?": requestLink,
  "others?": object({ "pattern?": text, "doc?": text }),
  body: { anyOf: [{ const: "inline" }, object({ field: text, "max?": number })] },
  envelope: texts,
  parts: { type: "object" },
  reading,
  encodings: { type: "object", propertyNames: { enum: ["json", "ndjson", "sse", "content-length", "yaml", "mail"] } },
  types: record(ref("Shape")),
  typeDocs: record(object({ "doc?": text, "brand?": yes, "mixin?": yes, ...evolution })),
  messages: record(ref("Message")),
  groups: record(object({ name: text, "doc?": text, members: texts })),
  "capabilities?": record(object({ name: text, "doc?": text, declared: list(object({ messages: texts, path, "each?": yes })) })),
  flows: record(flow),
  views: record(
    object({ name: text, "doc?": text, agents: { enum: ["any", "one", "many"] }, messages: { anyOf: [{ const: "all" }, texts] } }),
  ),
  "rejections?": object({ reasons: record(record(text)), replies: list({ type: "object" }), silent: texts }),
  transcripts: list(ref("Transcript")),
  migrations: record(record({ type: "object" })),
  "speaks?": record(object({ "as?": { type: ["string", "number"] }, "model?": { $ref: "#" } })),
  "negotiation?": list(
    object({ by: { enum: ["request", "each"] }, "request?": text, "offer?": path, "answer?": path, "path?": path, "header?": text }),
  ),
  reserved: texts,
  lint: { enum: ["minimal", "standard", "strict"] },
  allow: list(object({ rule: text, location: text, reason: text, "until?": text })),
});

/** The schema that every `model.json` follows. */
export const modelSchema: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `urn:wirepact:model:${modelVersion}`,
  title: "Protocol model",
  description: "A protocol as the generator resolved it: shapes, messages, rules, flows, examples and documentation.",
  ...protocol,
  $defs: {
    Path: list({ type: ["string", "number"] }),
    Deprecation: object({ since: text, reason: text, "use?": text, "notBefore?": text }),
    ShapeLeniency: object({
      "accept?": ref("Shape"),
      "convert?": { const: "timestamp" },
      "wrap?": text,
      "unset?": yes,
      "items?": { const: "drop" },
    }),
    ObjectChoice: {
      oneOf: [
        object({ by: { const: "tag" }, tag: text, cases: list(caseOf({ type: ["string", "number", "boolean"] })), "otherwise?": number }),
        object({ by: { const: "presence" }, cases: list(caseOf(text)), "otherwise?": number, "exclusive?": yes }),
        object({ by: { const: "head" }, cases: list(caseOf(list(ref("HeadField")))) }),
      ],
    },
    HeadField: object({
      name: text,
      "kinds?": list({ enum: ["null", "boolean", "number", "string", "list", "object"] }),
      "values?": list({ type: ["string", "number", "boolean"] }),
      "fields?": list(ref("HeadField")),
    }),
    Shape: { oneOf: Object.keys(shapes).map((kind) => ref(shapeName(kind))) },
    ...Object.fromEntries(Object.entries(shapes).map(([kind, schema]) => [shapeName(kind), schema])),
    Rule: rule,
    Field: field,
    Message: message,
    Transcript: transcript,
  },
};
