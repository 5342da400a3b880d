// Defaults that decoding fills in on request, at every depth, and the types that say so.

import { describe, expect, expectTypeOf, it } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { fillDefaults } from "../../packages/core/src/codec/defaults.js";
import { json } from "../../packages/core/src/encodings/json.js";
import type { WithDefaults } from "../../packages/core/src/message.js";
import type { Field, Shape, StructShape } from "../../packages/core/src/shape/shape.js";
import { defaultFieldsType } from "../../generator/lower/default-fields.js";
import { decode, decodeStream, receive, type MessageWithDefaults, type TaskRequest } from "@wirepact/acp-swarm";
import { ferry } from "./encodings/small-protocols.js";

const number: Shape = { kind: "scalar", scalar: "number" };
const optional = (name: string, shape: Shape, usual?: Field["default"]): Field => ({
  name,
  shape,
  required: false,
  ...(usual === undefined ? {} : { default: usual }),
});
const struct = (...fields: readonly Field[]): StructShape => ({ kind: "struct", open: true, fields });
const reference = (type: string): Shape => ({ kind: "reference", type });

const types: Readonly<Record<string, Shape>> = {
  Leaf: struct(optional("size", number, 7), optional("tags", { kind: "list", item: { kind: "scalar", scalar: "string" } }, [])),
  Tree: struct(optional("leaf", reference("Leaf")), optional("trees", { kind: "list", item: reference("Tree") })),
  Round: struct({ name: "kind", shape: { kind: "literal", value: "round" }, required: true }, optional("width", number, 1)),
  Square: struct({ name: "kind", shape: { kind: "literal", value: "square" }, required: true }, optional("width", number, 2), optional("depth", number, 3)),
  Form: {
    kind: "union",
    members: [reference("Round"), reference("Square")],
    objects: { by: "tag", tag: "kind", cases: [["round", 0], ["square", 1]] },
  },
}; // prettier-ignore

const message = struct(
  { name: "kind", shape: { kind: "literal", value: "grow" }, required: true },
  optional("tree", reference("Tree")),
  optional("named", { kind: "map", value: reference("Leaf") }),
  optional("form", reference("Form")),
  optional("either", { kind: "union", members: [{ kind: "list", item: reference("Leaf") }, reference("Leaf"), number] }),
);
const garden = runnable({
  ...ferry,
  features: undefined,
  types,
  messages: { grow: { name: "grow", typeName: "Grow", from: [], to: [], ackRequired: false, rules: [], shape: message } },
} as unknown as typeof ferry);

const filled = (value: object): unknown =>
  decodeMessage(garden, [json], JSON.stringify({ kind: "grow", ...value }), { encoding: "json", defaults: true, fill: fillDefaults });

describe("filling defaults", () => {
  const leaf = { size: 7, tags: [] };
  it.each([
    ["nothing in an object that is left out", {}, {}],
    ["objects in objects and arrays", { tree: { leaf: {}, trees: [{ leaf: { size: 1 } }] } }, { tree: { leaf, trees: [{ leaf: { ...leaf, size: 1 } }] } }],
    ["the members of maps", { named: { a: {}, b: { size: 0 } } }, { named: { a: leaf, b: { ...leaf, size: 0 } } }],
    ["the part of a union that is meant", { form: { kind: "square" } }, { form: { kind: "square", width: 2, depth: 3 } }],
    ["parts of a kind of their own", { either: {} }, { either: leaf }],
    ["items of an array in a union", { either: [{}, {}] }, { either: [leaf, leaf] }],
    ["no number", { either: 4 }, { either: 4 }],
    ["unknown properties stay", { other: { leaf: {} } }, { other: { leaf: {} } }],
  ])("%s", (_what, given, expected) => expect(filled(given)).toMatchObject({ ok: true, value: { kind: "grow", ...expected } })); // prettier-ignore

  it("leaves properties named __proto__ unchanged", () => {
    const text = '{"kind":"grow","named":{"__proto__":{"size":1}}}';
    const result = decodeMessage(garden, [json], text, { encoding: "json", defaults: true, fill: fillDefaults });
    expect(JSON.stringify(result.ok && result.value)).toBe('{"kind":"grow","named":{"__proto__":{"size":1,"tags":[]}}}');
  });

  it("names the fields in types, once where a type is recursive, and only where all parts of a union agree", () => {
    expect(defaultFieldsType(types, message)).toBe(
      "{ tree: { leaf: { size: true; tags: true } }; named: { [key: string]: { size: true; tags: true } }; " +
        "form: { width: true; depth: true }; either: { size: true; tags: true } }",
    );
    expect(defaultFieldsType(types, struct(optional("either", { kind: "union", members: [reference("Leaf"), struct(optional("size", number))] })))).toBe(
      "{ either: { tags: true } }",
    ); // prettier-ignore
    expect(defaultFieldsType(types, struct(optional("a", number)))).toBeUndefined();
    const nested: Shape = { kind: "union", members: [{ kind: "list", item: reference("Nested") }, reference("Leaf")] };
    expect(defaultFieldsType({ ...types, Nested: nested }, reference("Nested"))).toBeUndefined();
  });
});

const request = {
  type: "task-request",
  timestamp: "2026-03-02T08:00:00Z",
  swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
  containerId: "c0ffee12",
  payload: { taskFilePath: "tasks/limit.json", branchName: "feat/limit", repoUrl: "https://git.example/harbor.git" },
};
const withDefault = { ...request, payload: { ...request.payload, envVars: {} } };

describe("a package", () => {
  it("fills them in decode, decodeStream and receive, and only on request", async () => {
    const text = JSON.stringify(request);
    expect(decode(text)).toMatchObject({ ok: true, value: request });
    expect(decode(text)).not.toMatchObject({ value: withDefault });
    expect(decode(text, { defaults: true })).toMatchObject({ ok: true, value: withDefault });
    expect(decode(text, { defaults: true, mode: "lenient" })).toMatchObject({ ok: true, value: withDefault });
    expect(await receive(text, { defaults: true })).toMatchObject({ status: "accepted", message: withDefault });
    for await (const result of decodeStream(text, { defaults: true })) expect(result).toMatchObject({ ok: true, value: withDefault });
  });

  it("does not change an object that is decoded, and shares no default", () => {
    const given = structuredClone(request);
    const [first, second] = [
      decode(given, { defaults: true, type: "task-request" }),
      decode(given, { defaults: true, type: "task-request" }),
    ];
    expect(given).toEqual(request);
    if (!first.ok || !second.ok) throw new Error("the message is valid");
    first.value.payload.envVars["A"] = "1";
    expect(second.value.payload.envVars).toEqual({});
  });

  it("is typed", () => {
    const strict = () => decode("", { defaults: true, type: "task-request" });
    type Value = Extract<ReturnType<typeof strict>, { ok: true }>["value"];
    expectTypeOf<Value["payload"]["envVars"]>().toEqualTypeOf<Record<string, string>>();
    expectTypeOf<Value["payload"]["taskFilePath"]>().toEqualTypeOf<string>();
    expectTypeOf<Extract<MessageWithDefaults, { type: "task-request" }>>().toExtend<TaskRequest>();
    const lenient = () => decode("", { defaults: true, mode: "lenient", type: "task-request" });
    type Lenient = Extract<ReturnType<typeof lenient>, { ok: true }>["value"];
    expectTypeOf<NonNullable<Lenient["payload"]>["envVars"]>().toEqualTypeOf<{ readonly [x: string]: string | undefined }>();
    expectTypeOf<NonNullable<Lenient["payload"]>["taskFilePath"]>().toEqualTypeOf<string | undefined>();
    const plain = () => decode("", { type: "task-request" });
    type Plain = Extract<ReturnType<typeof plain>, { ok: true }>["value"];
    expectTypeOf<Plain["payload"]["envVars"]>().toEqualTypeOf<Record<string, string> | undefined>();
    type Items = WithDefaults<{ items?: readonly { size?: number; name?: string }[] }, { items: { size: true } }>;
    expectTypeOf<NonNullable<Items["items"]>[number]["size"]>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<Items["items"]>[number]["name"]>().toEqualTypeOf<string | undefined>();
  });
});
