// Every keyword of JSON Schema that is imported: an imported spec decides about values as ajv does about the schema.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, it } from "vitest";
import type { Json } from "../../../packages/core/src/index.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { createValidate } from "../../../packages/core/src/codec/validate.js";
import { importSpec, type Imported } from "../../../generator/import/import-spec.js";
import { modelOf } from "./judge-definitions.js";

type Schema = Readonly<Record<string, unknown>>;

const shape = (kind: string, properties: Schema): Schema => ({
  type: "object",
  properties: { kind: { const: kind }, ...properties },
  required: ["kind", ...Object.keys(properties)],
});

/** Definitions that the schemas refer to. */
const $defs: Schema = {
  Named: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
  Tree: {
    type: "object",
    properties: { label: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/Tree" } } },
    required: ["label"],
  },
  Anchored: { $anchor: "here", type: "integer", minimum: 1 },
  Circle: shape("circle", { radius: { type: "number", minimum: 0 } }),
  Square: shape("square", { side: { type: "number" } }),
  "odd name/with~signs": { type: "boolean" },
};

/** Schemas, and values besides those that all of them are tried with. */
const schemas: Readonly<Record<string, readonly [Schema, ...Json[]]>> = {
  string: [{ type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]+$" }, "a", "ab", "abcd", "abcde", "AB"],
  "integer with bounds": [{ type: "integer", exclusiveMinimum: 0, maximum: 3 }, 0, 1, 3, 4, 1.5],
  "number with bounds": [{ type: "number", minimum: 0.5, maximum: 2 }, 0.4, 0.5, 2, 2.1],
  "integer format": [{ type: "integer", minimum: 0, maximum: 255 }, -1, 255, 256],
  boolean: [{ type: "boolean" }],
  "null only": [{ type: "null" }],
  "nullable string": [{ type: ["string", "null"] }],
  "several types": [{ type: ["string", "integer", "boolean"] }, 1.5],
  enum: [{ enum: ["red", "green"] }, "red", "blue"],
  "enum with null": [{ enum: ["red", null] }, "red", "blue"],
  "enum of numbers": [{ enum: [1, 2, "x"] }, 1, 2, 3, "x", "y"],
  "enum as oneOf": [{ oneOf: [{ const: "red", description: "Red." }, { const: "green" }] }, "red", "blue"],
  constant: [{ const: "x" }, "x", "y"],
  "constant number": [{ const: 7 }, 7, 8],
  array: [{ type: "array", items: { type: "integer" }, minItems: 1, maxItems: 2 }, [1], [1, 2], [1, 2, 3], ["x"], []],
  "unique items": [{ type: "array", items: { type: "integer" }, uniqueItems: true }, [1, 2], [1, 1]],
  map: [{ type: "object", additionalProperties: { type: "integer" } }, { a: 1 }, { a: "x" }],
  "map with keys": [
    { type: "object", patternProperties: { "^[a-z]+$": { type: "integer" } }, additionalProperties: false },
    { a: 1 },
    { A: 1 },
  ],
  "map with propertyNames": [{ type: "object", propertyNames: { pattern: "^[a-z]+$" } }, { a: 1 }, { A: 1 }],
  "open object": [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }, { a: "x" }, { a: "x", b: 1 }, { b: 1 }],
  "closed object": [
    { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
    {},
    { a: "x" },
    { a: "x", b: 1 },
  ],
  "object with extras": [
    { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "integer" } },
    { a: "x", b: 1 },
    { a: "x", b: "y" },
  ],
  "required without a definition": [{ type: "object", properties: {}, required: ["a"] }, { a: null }, {}],
  reference: [{ $ref: "#/$defs/Named" }, { name: "x" }, { name: 1 }, {}],
  "reference with escapes": [{ $ref: "#/$defs/odd%20name~1with~0signs" }, true],
  "reference to an anchor": [{ $ref: "#here" }, 1, 0],
  "reference into a definition": [{ $ref: "#/$defs/Circle/properties/radius" }, 1, -1],
  recursion: [
    { $ref: "#/$defs/Tree" },
    { label: "a" },
    { label: "a", children: [{ label: "b", children: [] }] },
    { label: "a", children: [{}] },
  ],
  "allOf with a reference": [
    { allOf: [{ $ref: "#/$defs/Named" }, { type: "object", properties: { age: { type: "integer" } }, required: ["age"] }] },
    { name: "x", age: 1 },
    { age: 1 },
    { name: "x" },
  ],
  "allOf of the same property": [
    {
      allOf: [
        { type: "object", properties: { n: { type: "integer", minimum: 1 } } },
        { type: "object", properties: { n: { type: "integer", maximum: 3 } }, required: ["n"] },
      ],
    },
    { n: 0 },
    { n: 2 },
    { n: 4 },
    {},
  ],
  "union of scalars": [{ anyOf: [{ type: "integer" }, { type: "string", pattern: "^a+$" }] }, 1, "a", "b"],
  "union by tag": [
    { oneOf: [{ $ref: "#/$defs/Circle" }, { $ref: "#/$defs/Square" }] },
    { kind: "circle", radius: 1 },
    { kind: "square", side: 2 },
    { kind: "circle", side: 2 },
    { kind: "x" },
  ],
  "union by presence": [
    {
      anyOf: [
        { type: "object", properties: { file: { type: "string" } }, required: ["file"] },
        { type: "object", properties: { line: { type: "integer" } }, required: ["line"] },
      ],
    },
    { file: "x" },
    { line: 1 },
    { line: "x" },
    {},
  ],
  "union with one untagged part": [
    {
      anyOf: [
        { $ref: "#/$defs/Circle" },
        { $ref: "#/$defs/Square" },
        { type: "object", properties: { name: { type: "string" } }, required: ["name"], not: { required: ["kind"] } },
      ],
    },
    { kind: "circle", radius: 1 },
    { name: "x" },
    { name: 1 },
  ],
  "nullable union": [{ anyOf: [{ $ref: "#/$defs/Named" }, { type: "null" }] }, { name: "x" }, {}],
  "open enum": [{ anyOf: [{ const: "red" }, { type: "string" }] }, "red", "blue"],
  "exactly one field": [
    { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } }, oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    { a: 1 },
    { b: 1 },
    { a: 1, b: 1 },
    {},
  ],
  "at least one field": [
    { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { a: 1 },
    { a: 1, b: 1 },
    {},
  ],
  timestamp: [{ type: "string", format: "date-time" }, "2026-05-01T05:00:00Z", "2026-05-01"],
  date: [{ type: "string", format: "date" }, "2026-05-01", "2026-02-30"],
  uuid: [{ type: "string", format: "uuid" }, "0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21", "0b8f"],
  uri: [{ type: "string", format: "uri" }, "https://example.org/", "x y"],
  email: [{ type: "string", format: "email" }, "ann@example.org", "ann"],
  base64: [{ type: "string", format: "byte" }, "aGk=", "a"],
  "base64 for URLs": [
    { type: "string", contentEncoding: "base64url", pattern: "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?$" },
    "-_8",
    "-_8=",
    "+/8=",
  ],
};

const strangers: readonly Json[] = [null, true, 0, 1, -1, 2.5, "", "x", [], ["x"], [[]], {}, { x: 1 }];

const keyOf = (name: string): string => name.replaceAll(" ", "_");

/** One message with an optional field for each schema. */
const document = {
  $defs,
  type: "object",
  properties: Object.fromEntries(Object.entries(schemas).map(([name, [schema]]) => [keyOf(name), schema])),
};

let imported: Imported;
let decide: (message: Json) => boolean;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const judge = ajv.compile(document);

beforeAll(async () => {
  const result = await importSpec({ schema: document }, { protocol: "imported", source: "schema.json" });
  if ("problem" in result) throw new Error(result.problem);
  imported = result;
  decide = await decideBy(result);
});

async function decideBy(result: Imported): Promise<(message: Json) => boolean> {
  const validate = createValidate(runnable(await modelOf(result)), () => false);
  return (message) => validate(message).ok;
}

it("carries everything over but `not`", () => {
  expect(imported.errors).toEqual([]);
  expect(imported.notes.map(({ path, problem }) => `${path}: ${problem}`)).toEqual([
    "properties/union_with_one_untagged_part/anyOf/2: `not` is not supported",
  ]);
  expect(imported.text).toContain("# import: ");
});

it.each(Object.entries(schemas))("decides about %s as ajv does", (name, [, ...values]) => {
  const message = (value: Json): Json => ({ [keyOf(name)]: value });
  for (const value of [...values, ...strangers]) expect(decide(message(value)), JSON.stringify(value)).toBe(judge(message(value)));
  const verdicts = [...values, ...strangers].map((value) => judge(message(value)));
  expect(new Set(verdicts).size).toBe(2);
});

it("keeps the other fields of an object with a tuple, `if` and integer enums, and lists what is lost", async () => {
  const definitions = {
    Level: { enum: [1, 2, 3], description: "A level." },
    Ping: {
      type: "object",
      required: ["type", "level"],
      properties: {
        type: { const: "ping" },
        level: { $ref: "#/definitions/Level", description: "How urgent." },
        version: { const: 2 },
        pair: { type: "array", items: [{ type: "string" }, { type: "integer" }] },
      },
      if: { properties: { level: { const: 3 } } },
      then: { required: ["version"] },
    },
    Pong: {
      type: "object",
      required: ["type"],
      properties: { type: { const: "pong" }, tuple: { type: "array", prefixItems: [{ type: "string" }] } },
    },
  };
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    oneOf: [{ $ref: "#/definitions/Ping" }, { $ref: "#/definitions/Pong" }],
    definitions,
  };
  const result = await importSpec({ schema }, { protocol: "demo", source: "demo.json" });
  if ("problem" in result) throw new Error(result.problem);
  expect(result.errors).toEqual([]);
  expect(result.text).toMatch(/level: \{ .*How urgent.*\}/);
  expect(result.text).toContain("version?: { const: 2 }");
  expect(result.text).toMatch(/pair\?: \{ list: any/);
  expect(result.notes).toHaveLength(4);
});

/** A request with its result, and errors with a code. */
async function importCalls(code: Schema, reply: string): Promise<Imported> {
  const frame = (properties: Schema, required: readonly string[] = []): Schema => ({
    type: "object",
    properties: { jsonrpc: { const: "2.0" }, id: { type: "integer" }, ...properties },
    required: ["jsonrpc", "id", ...required],
  });
  const definitions = {
    AskRequest: frame({ method: { const: "ask" } }, ["method"]),
    AskResult: { type: "object", properties: { answer: { type: "string" } } },
    [reply]: frame({ result: { $ref: "#/$defs/AskResult" } }),
    ErrorReply: frame({ error: { $ref: "#/$defs/Problem" } }),
    Problem: { type: "object", properties: { message: { type: "string" }, code }, required: ["code", "message"] },
  };
  return (await importSpec({ schema: { $defs: definitions } }, { protocol: "calls", source: "calls.json" })) as Imported;
}

it("gives JSON-RPC its standard errors, or says why they are missing", async () => {
  const usual = await importCalls({ type: "integer" }, "AskResultResponse");
  expect(usual.text).toContain(
    "failures:\n  unparsable: { code: -32700, message: Parse error }\n  unknownMessage: { code: -32601, message: $details }\n",
  );
  expect(usual.notes.map(({ problem }) => problem)).toEqual([expect.stringContaining("results are called …ResultResponse in TypeScript")]);
  const other = await importCalls({ type: "string" }, "AskResponse");
  expect(other.errors).toEqual([]);
  expect(other.text).not.toContain("failures:");
  expect(other.notes.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^there are no `failures`, because .* \(.*code must be a string, got -32700\); say what/),
  ]);
});

it.each([
  [{}, true],
  [true, true],
  [undefined, false],
])("says of objects with `additionalProperties: %j` whether they keep other properties: %s", async (additionalProperties, isSaid) => {
  const schema = shape("x", { some: { type: "object", properties: { a: { type: "string" } }, additionalProperties } });
  const { text } = (await importSpec({ schema }, { protocol: "objects", source: "objects.json" })) as Imported;
  expect(/extras:\s+\{? ?values: any/.test(text)).toBe(isSaid);
});

it("gives up only the properties that are not valid in a spec", async () => {
  const schema = {
    oneOf: [{ $ref: "#/$defs/Order" }, { $ref: "#/$defs/Bill" }],
    $defs: {
      Order: {
        type: "object",
        required: ["type"],
        properties: {
          type: { const: "order" },
          parts: { type: "array", items: { $ref: "#/$defs/Part" } },
          price: { type: "object", properties: { amount: { type: "integer" }, currency: { type: "string", minLength: 5, maxLength: 2 } } },
        },
      },
      Bill: {
        type: "object",
        required: ["type"],
        properties: { type: { const: "bill" }, total: { type: "integer", minimum: 5, maximum: 1 } },
      },
      Part: { type: "object", properties: { name: { type: "string" }, size: { enum: ["s", "m"], default: "x" } } },
    },
  };
  const result = await importSpec({ schema }, { protocol: "demo", source: "demo.json" });
  if ("problem" in result) throw new Error(result.problem);
  expect(result.errors).toEqual([]);
  expect(result.notes.map(({ path }) => path)).toEqual(["size", "price/currency", "total"]);
  for (const { problem } of result.notes) expect(problem).toMatch(/^any value is allowed, because it is not valid in a spec: /);
  expect(result.text).toMatch(/amount\?: integer\n +currency\?: any/);
  expect(result.text).toMatch(/name\?: string, size\?: any|name\?: string\n +size\?: any/);
});

it("merges only those parts of a union that nothing distinguishes", async () => {
  const part = (type: string, optional: boolean, properties: object): object => ({
    type: "object",
    required: [...(optional ? [] : ["type"]), ...Object.keys(properties)],
    properties: { type: { const: type }, ...properties },
  });
  const [text, number] = [{ type: "string" }, { type: "number" }];
  const schema = {
    type: "object",
    properties: { entry: { anyOf: ["Call", "Answer", "Note", "Short", "Long"].map((name) => ({ $ref: `#/$defs/${name}` })) } },
    $defs: {
      Call: part("call", false, { name: text }),
      Answer: part("answer", false, { name: number }),
      Note: part("note", false, { text: number }),
      // Both can lack their type, so that nothing tells them apart.
      Short: part("short", true, { text, tone: text }),
      Long: part("long", true, { text, tone: number }),
    },
  };
  const result = await importSpec({ schema }, { protocol: "demo", source: "demo.json" });
  if ("problem" in result) throw new Error(result.problem);
  expect(result.notes.map(({ problem }) => problem)).toEqual([expect.stringContaining("merged into one object")]);
  const isMessage = await decideBy(result);
  const isValid = (entry: Json): boolean => isMessage({ entry });
  expect(
    [
      { type: "call", name: "x" },
      { type: "answer", name: 1 },
      { text: "x", tone: 1 },
    ].map(isValid),
  ).toEqual([true, true, true]);
  expect([{ type: "call", name: 1 }, { type: "answer" }, { text: 1, tone: 1 }].map(isValid)).toEqual([false, false, false]);
});
