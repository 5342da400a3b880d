// Shapes inside shapes: unions in unions, computed fields without their source, constants in YAML, maps with patterns of keys.

import { describe, expect, it } from "vitest";
import { json } from "../../packages/core/src/encodings/json.js";
import { yaml } from "../support/encodings.js";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import type { Field, ProtocolDescriptor, Shape } from "../../packages/core/src/index.js";
import { builderField } from "../../packages/core/src/conversation/reply-to.js";
import { samplesOf } from "../../packages/core/src/testing/shape-samples.js";
import { reviewProtocol } from "./review-protocol.js";
import { optional, required, scalar, struct } from "./sample-protocol.js";

const ofFields = (fields: readonly Field[], types: Readonly<Record<string, Shape>> = {}): ProtocolDescriptor => {
  const { ask } = reviewProtocol.messages as { readonly ask: ProtocolDescriptor["messages"][string] };
  return {
    ...reviewProtocol,
    parts: {},
    types,
    flows: {},
    encodings: { json: {}, yaml: {} },
    messages: { ask: { ...ask, shape: struct(fields) } },
  };
};

const issuesOf = (protocol: ProtocolDescriptor, message: object): readonly string[] => {
  const result = explain(protocol, { type: "ask", ...message });
  return result.ok ? [] : result.issues.map(({ message: words }) => words);
};

describe("a union inside a union", () => {
  const id: Shape = { kind: "union", members: [scalar("string"), scalar("integer")] };

  it("accepts what any of its parts accepts", () => {
    const protocol = ofFields([required("a", { kind: "union", members: [{ kind: "reference", type: "Id" }, scalar("boolean")] })], {
      Id: id,
    });
    for (const a of ["x", 5, true]) expect(issuesOf(protocol, { a }), String(a)).toEqual([]);
    expect(issuesOf(protocol, { a: [] })).toEqual(["a must be a string, an integer or a boolean, got an array"]);
  });
});

describe("a computed field", () => {
  const protocol = ofFields([optional("source", scalar("string")), optional("copy", scalar("string"), { computed: { by: ["source"] } })]);

  it("must be what it is computed from", () => {
    expect(issuesOf(protocol, { source: "x", copy: "x" })).toEqual([]);
    expect(issuesOf(protocol, { source: "x" })).toEqual([]);
    expect(issuesOf(protocol, { source: "x", copy: "y" })).toHaveLength(1);
  });

  it("is not judged without its source, nor with one that is wrong itself", () => {
    expect(issuesOf(protocol, { copy: "x" })).toEqual([]);
    expect(issuesOf(protocol, { source: 5, copy: "x" })).toEqual(["source must be a string, got 5"]);
    expect(issuesOf(protocol, { source: "x", copy: 5 })).toEqual(["copy must be a string, got 5"]);
  });
});

describe("constants", () => {
  const constants = { number: 5, flag: true, word: "5" };
  const fields = Object.entries(constants).map(([name, value]) => required(name, { kind: "literal", value }));

  it("have their own type in YAML and in JSON", () => {
    const protocol = ofFields([required("type", scalar("string")), ...fields]);
    const texts = { yaml: "type: ask\nnumber: 5\nflag: true\nword: 5\n", json: JSON.stringify({ type: "ask", ...constants }) };
    for (const encoding of ["yaml", "json"] as const)
      expect(decodeMessage(protocol, [json, yaml], texts[encoding], { encoding })).toMatchObject({ ok: true, value: constants });
  });
});

describe("samples of a map", () => {
  const sampling = { protocol: ofFields([]), fullness: "most" } as const;
  const map = (more: object): Shape => ({ kind: "map", value: scalar("integer"), ...more });
  const valuesOf = (shape: Shape): readonly unknown[] => samplesOf(sampling, shape).map(({ value }) => value);

  it("have keys that match the pattern, by code points", () => {
    const keys = valuesOf(map({ keys: String.raw`^\p{Lu}+$`, min: 1 })).flatMap((value) => Object.keys(value as object));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/^\p{Lu}+$/u.test(key))).toEqual([]);
  });

  it("are empty if no value is known, unless there must be one", () => {
    const unknown = scalar("string", { pattern: String.raw`^(a)\1$` });
    expect(valuesOf(map({ value: unknown }))).toEqual([{}]);
    expect(valuesOf(map({ value: unknown, min: 1 }))).toEqual([]);
  });
});

describe("the field of a builder", () => {
  const message = (shape: Shape) => ({
    ...reviewProtocol.messages["ask"]!,
    shape: struct([required("id", scalar("string")), required("content", shape)]),
  });
  const protocol = { ...reviewProtocol, body: { field: "content" }, types: { Body: struct([required("priority", scalar("integer"))]) } };
  const body: Shape = { kind: "reference", type: "Body" };

  it("is one of the envelope or of the body, if the body has fields", () => {
    expect(builderField(protocol, message(body), ["id"])).toBe("id");
    expect(builderField(protocol, message(body), ["content", "priority"])).toBe("priority");
    expect(builderField(protocol, message(body), ["content", "other"])).toBeUndefined();
    expect(builderField(protocol, message(scalar("string")), ["content", "priority"])).toBeUndefined();
    expect(builderField(protocol, message(body), ["id", "priority"])).toBeUndefined();
  });
});
