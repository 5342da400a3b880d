// Tool calls as messages: the forms that maps, JSON values, nulls and recursive types travel in, and hostile input.

import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { Field, Shape } from "../../packages/core/src/shape/shape.js";
import { fromToolCall, messagesByTool, nextMessages, repairPrompt, toToolArguments } from "../../packages/core/src/tools/index.js";
import { safeNames } from "../../packages/core/src/tools/tool-names.js";
import { seeded } from "../support/seed.js";
import { plainReading } from "./sample-protocol.js";

const text: Shape = { kind: "scalar", scalar: "string" };
const number: Shape = { kind: "scalar", scalar: "number" };
const anything: Shape = { kind: "scalar", scalar: "any" };
const field = (name: string, shape: Shape, required = true, rest: Partial<Field> = {}): Field => ({ name, shape, required, ...rest });
const struct = (fields: readonly Field[]): Shape & { readonly kind: "struct" } => ({ kind: "struct", open: false, fields });
const circle = struct([field("kind", { kind: "literal", value: "a circle" }), field("sizes", { kind: "map", value: number })]);
const square = struct([field("kind", { kind: "literal", value: "square" }), field("note", { ...text, nullable: true }, false)]);

/** One message with a field of every form. */
const protocol: ProtocolDescriptor = runnable({
  name: "forms",
  title: "Forms",
  version: "1.0.0",
  roles: { one: "", other: "" },
  tag: "type",
  body: { field: "payload" },
  envelope: ["at"],
  parts: {},
  reading: plainReading,
  encodings: { json: {} },
  types: {
    Tree: struct([field("name", text), field("children", { kind: "list", item: { kind: "reference", type: "Tree" } }, false)]),
    Drawing: {
      kind: "union",
      members: [circle, square],
      objects: {
        by: "tag",
        tag: "kind",
        cases: [
          ["a circle", 0],
          ["square", 1],
        ],
      },
    },
  },
  messages: {
    "all forms": {
      name: "all forms",
      typeName: "AllForms",
      from: ["one"],
      to: ["other"],
      ackRequired: false,
      rules: [],
      shape: struct([
        field("type", { kind: "literal", value: "all forms" }),
        field("at", { kind: "literal", value: "here" }),
        field(
          "payload",
          struct([
            field("tree", { kind: "reference", type: "Tree" }, false),
            field("drawing", { kind: "reference", type: "Drawing" }, false),
            field("labels", { kind: "map", value: { kind: "list", item: text }, keys: "^[a-z]+$" }, false),
            field("data", anything, false),
            field("maybe", { ...text, nullable: true }, false),
            field("secret", { kind: "map", value: anything }, false, { sensitive: true }),
            field(
              "either",
              {
                kind: "union",
                members: [
                  { kind: "list", item: text },
                  { kind: "map", value: text },
                ],
              },
              false,
            ),
            field("odd name", text, false),
            field("vault", struct([field("codes", { kind: "map", value: text })]), false, { sensitive: true }),
          ]),
        ),
      ]),
    },
  },
  groups: {},
  flows: {},
  views: {},
});

const message = (payload: object): object => ({ type: "all forms", at: "here", payload });
const back = (given: unknown): unknown => {
  const result = fromToolCall(protocol, "all_forms", given);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
};

const trees = fc.letrec<{ readonly tree: unknown }>((tie) => ({
  tree: fc.record({ name: fc.string(), children: fc.array(tie("tree"), { maxLength: 2 }) }, { requiredKeys: ["name"] }),
})).tree;
const drawings = fc.oneof(
  fc.record({ kind: fc.constant("a circle"), sizes: fc.dictionary(fc.string(), fc.integer()) }),
  fc.record({ kind: fc.constant("square"), note: fc.option(fc.string()) }, { requiredKeys: ["kind"] }),
);
const json = fc.jsonValue();
const anyPayloads = fc.record(
  {
    tree: trees,
    drawing: drawings,
    labels: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.array(fc.string())),
    data: json,
    maybe: fc.option(fc.string()),
    secret: fc.dictionary(fc.string(), json),
    either: fc.oneof(fc.array(fc.string()), fc.dictionary(fc.string(), fc.string())),
    "odd name": fc.string(),
  },
  { requiredKeys: [] },
);
/** As JSON carries them: without -0 and without objects that have no prototype. */
const payloads = anyPayloads.map((payload) => JSON.parse(JSON.stringify(payload)) as object);

describe("a tool call", () => {
  it.each(["strict", "plain"] as const)("returns the message it was made from, dialect %s", (dialect) => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const sent = message(payload);
        const call = toToolArguments(protocol, sent, dialect);
        expect(back(JSON.stringify(call.arguments))).toEqual(sent);
      }),
      seeded(500),
    );
  });

  it("carries maps as entries, JSON values and recursive types as text, and a null of its own in an object", () => {
    const payload = {
      tree: { name: "a", children: [{ name: "b" }] },
      drawing: { kind: "a circle", sizes: { r: 1 } },
      labels: { a: ["x"] },
      data: { deep: null },
      maybe: null,
      either: { k: "v" },
      "odd name": "n",
    };
    expect(toToolArguments(protocol, message(payload), "strict")).toEqual({
      name: "all_forms",
      arguments: {
        tree: { name: "a", children: ['{"name":"b"}'] },
        drawing: { kind: "a circle", sizes: [{ key: "r", value: 1 }] },
        labels: [{ key: "a", value: ["x"] }],
        data: '{"deep":null}',
        maybe: { value: null },
        secret: null,
        either: '{"k":"v"}',
        odd_name: "n",
        vault: null,
      },
    });
  });

  it("may carry maps and JSON values as they are", () => {
    expect(back({ labels: { a: ["x"] }, data: { b: 1 }, maybe: "text" })).toEqual(
      message({ labels: { a: ["x"] }, data: { b: 1 }, maybe: "text" }),
    );
  });

  it.each<[string, unknown, string]>([
    ["text that is not JSON", "{", "message is not valid JSON"],
    ["an array", [], "message must be an object, got an array"],
    ["nothing", undefined, "message must be an object, got undefined"],
    ["an unknown argument", { labells: [] }, 'unknown field labells; did you mean "labels"?'],
    ["text in place of JSON", { data: "hello" }, "data must be JSON text"],
    [
      "an entry without a value",
      { labels: [{ key: "a" }] },
      "labels[0] must be an object with the properties key and value, got an object",
    ],
    [
      "a key twice",
      {
        labels: [
          { key: "a", value: [] },
          { key: "a", value: [] },
        ],
      },
      'duplicate key "a"',
    ],
    ["a value of the wrong type", { labels: [{ key: "a", value: "x" }] }, "labels.a must be an array"],
    ["a key that does not match", { labels: [{ key: "A", value: [] }] }, "labels.A is not a valid key; it must match ^[a-z]+$"],
    ["an unknown part of a union", { drawing: { kind: "triangle" } }, "drawing.kind must be one of"],
  ])("with %s gives an issue", (_name, given, expected) => {
    const result = fromToolCall(protocol, "all_forms", given);
    expect(result.ok ? "" : result.issues[0]?.message).toContain(expected);
  });

  it("of an unknown tool names the nearest one", () => {
    expect(fromToolCall(protocol, "all_form", {})).toMatchObject({
      ok: false,
      issues: [{ code: "unknown-type", message: 'unknown message type "all_form"; did you mean "all_forms"?' }],
    });
  });

  it("never throws, and shows nothing of sensitive arguments", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (name, given) => {
        expect(fromToolCall(protocol, name as string, given).ok).toBeTypeOf("boolean");
        expect(fromToolCall(protocol, "all_forms", given).ok).toBeTypeOf("boolean");
        expect(fromToolCall(protocol, "all_forms", { tree: given, labels: given, drawing: given, either: given }).ok).toBeTypeOf("boolean");
      }),
      seeded(1000),
    );
    const shown = (given: unknown): string => JSON.stringify(fromToolCall(protocol, "all_forms", given));
    expect(shown({ secret: [{ key: "token", value: "hunter2" }] })).not.toContain("hunter2");
    expect(shown({ secret: "hunter2" })).not.toContain("hunter2");
    expect(
      shown({
        secret: [
          { key: "hunter2", value: "1" },
          { key: "hunter2", value: "1" },
        ],
      }),
    ).not.toContain("hunter2");
    const twice = { key: "hunter2", value: "1" };
    expect(shown({ vault: { codes: [twice, twice] } })).toMatch(/duplicate key(?!.*hunter2)/);
  });
});

describe("names", () => {
  it("of tools are safe and unique, and safe ones stay", () => {
    expect(safeNames(["a/b", "a_b", "a b", "ok-1", ""])).toEqual(["a_b_2", "a_b", "a_b_3", "ok-1", "_"]);
    const long = "x".repeat(70);
    expect(safeNames([`${long}1`, `${long}2`])).toEqual(["x".repeat(64), `${"x".repeat(62)}_2`]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (names) => {
        const safe = safeNames(names);
        expect(new Set(safe).size).toBe(names.length);
        expect(safe.filter((name) => !/^[a-zA-Z0-9_-]{1,64}$/.test(name))).toEqual([]);
      }),
      seeded(500),
    );
    expect([...messagesByTool(protocol)]).toEqual([["all_forms", "all forms"]]);
  });
});

describe("messages that may be sent", () => {
  it("is everything of a role, without flows", () => {
    const state = { runs: () => [], awaited: () => [] };
    expect(nextMessages(protocol, state, "one")).toEqual([{ message: "all forms", reasons: ["It is not part of a flow."] }]);
    expect(nextMessages(protocol, state, "other")).toEqual([]);
  });
});

describe("a repair instruction", () => {
  it("names the nearest value or an example, but none of a sensitive field", () => {
    const colour: Shape = { kind: "enum", open: false, values: [{ value: "red" }, { value: "green" }] };
    const code: Shape = { kind: "scalar", scalar: "string", example: "C-7" };
    const forms = protocol.messages["all forms"]!;
    const promptOf = (rest: Partial<Field>): string => {
      const shape = struct([field("colour", colour, true, rest), field("code", code, true, rest)]);
      const painting = { ...protocol, messages: { paint: { ...forms, name: "paint", shape } } };
      const issue = { code: "wrong-type" as const, message: "does not fit", received: "gren" };
      return repairPrompt(
        ["colour", "code"].map((name) => ({ ...issue, path: [name] })),
        { protocol: painting, message: "paint" },
      );
    };
    expect(promptOf({})).toMatch(/For example: "green"[\s\S]*For example: "C-7"/);
    expect(promptOf({ sensitive: true })).not.toMatch(/For example/);
  });

  it("names the constraints of an item of an array and of a value of a map", () => {
    const forms = protocol.messages["all forms"]!;
    const short: Shape = { kind: "scalar", scalar: "string", max: 7 };
    const shape = struct([field("list", { kind: "list", item: short, max: 2 }), field("map", { kind: "map", value: short, max: 3 })]);
    const labels = { ...protocol, messages: { label: { ...forms, name: "label", shape } } };
    const promptOf = (path: readonly (string | number)[]): string =>
      repairPrompt([{ code: "too-long", message: "is too long", received: "x", path }], { protocol: labels, message: "label" });
    expect(promptOf(["list", 0])).toContain("Expected: at most 7 characters.");
    expect(promptOf(["map", "key"])).toContain("Expected: at most 7 characters.");
    expect(promptOf(["list"])).toContain("at most 2 items");
  });

  it("works without a protocol, and counts what it leaves out", () => {
    const issue = { code: "too-long" as const, path: ["a"], message: "a must have at most 3 characters, got 4" };
    expect(repairPrompt([issue, issue, issue], { limit: 1 })).toBe(
      [
        "The message was rejected and not sent:",
        "- a must have at most 3 characters, got 4 [too-long].",
        "- and 2 more",
        "Change only what is listed here, keep everything else, and send the complete message again.",
      ].join("\n"),
    );
  });
});
