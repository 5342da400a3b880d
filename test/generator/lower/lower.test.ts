// Lowering: what a model says in JSON Schema, for validators and for the types.

import { describe, expect, it } from "vitest";
import { lowerProtocol } from "../../../generator/lower/index.js";
import { typeText } from "../../../generator/lower/type-text.js";
import type { JsonSchema } from "../../../generator/model/schema-set.js";
import { modelsOf } from "../../support/golden.js";
import { createReferee } from "../../support/schema-referee.js";

const [workshop] = modelsOf("golden-specs/workshop/wirepact.yaml");
const { bundle, forTypes } = lowerProtocol(workshop!);
const definitions = bundle["$defs"] as Readonly<Record<string, JsonSchema>>;
const fieldOf = (type: string, ...path: readonly string[]): JsonSchema =>
  path.reduce((schema, step) => (schema["properties"] as Readonly<Record<string, JsonSchema>>)[step]!, definitions[type]!);

describe("the bundle", () => {
  it("is a union of the messages with the title of the model", () => {
    expect(bundle).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Workshop messages",
      required: ["kind"],
      oneOf: [{ $ref: "#/$defs/Order" }, { $ref: "#/$defs/Quote" }, { $ref: "#/$defs/Lesson" }],
    });
    expect(Object.keys(definitions)).toEqual(["Order", "Quote", "Lesson", "Colour", "Size", "Material", "Part", "Parts", "Link", "Whom"]);
    for (const [name, { title }] of Object.entries(definitions)) expect(title).toBe(name);
  });

  it("carries docs, examples, defaults and deprecations", () => {
    expect(definitions["Order"]).toMatchObject({ description: "Please make this. Ends */ and {{more}}." });
    expect((definitions["Order"]!["examples"] as readonly unknown[]).length).toBe(2);
    expect(fieldOf("Order", "content", "urgent")).toEqual({ description: "Whether it is urgent.", type: "boolean", default: false });
    expect(fieldOf("Order", "content", "size")).toEqual({ description: "Size of a piece.", $ref: "#/$defs/Size" });
    expect(definitions["Lesson"]).toMatchObject({
      deprecated: true,
      description: expect.stringContaining("Deprecated since 2.1.0") as string,
    });
    expect(definitions["Size"]!["description"]).toBe(
      "Size of a piece.\n\n- `small`: Fits a hand.\n- `large`: Needs two people.\n- `huge`: Needs a crane.\n- `tiny`: Fits a thimble.",
    );
  });

  it("expresses every scalar in JSON Schema", () => {
    expect(fieldOf("Order", "id")).toMatchObject({ type: "string", pattern: expect.stringContaining("(?:m-)?") as string });
    expect(fieldOf("Order", "id")).not.toHaveProperty("format");
    expect(fieldOf("Order", "from")).toMatchObject({ type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\r\\n]*$" });
    expect(fieldOf("Order", "at")).toMatchObject({ format: "date-time", pattern: "^.{10}T.{8}Z$" });
    expect(fieldOf("Order", "content", "drawing")).toMatchObject({
      minLength: 1,
      pattern: expect.stringContaining("(?!") as string,
      $comment: 'Rules that JSON Schema cannot express: [{"kind":"path-inside"}]',
    });
    expect(fieldOf("Order", "content", "share")).toMatchObject({ type: "number", minimum: 0, maximum: 100 });
    expect(fieldOf("Order", "content", "rush_fee")).toMatchObject({ type: "integer", minimum: 1, maximum: 99 });
    expect(fieldOf("Part", "weight")).toMatchObject({ type: ["number", "null"], minimum: 0 });
    expect(definitions["Colour"]).toMatchObject({ type: "string", anyOf: [{ enum: ["red", "green"] }, { pattern: "^[a-z]+$" }] });
    expect(fieldOf("Order", "content", "labels")).toMatchObject({ propertyNames: { pattern: "^[a-z-]+$" }, maxProperties: 5 });
    expect(definitions["Part"]).toMatchObject({ additionalProperties: false, required: ["name", "weight"] });
    expect(definitions["Whom"]).toMatchObject({ anyOf: [{ minLength: 1 }, { uniqueItems: true, minItems: 1, maxItems: 3 }] });
  });

  const rulesOf = (type: string): unknown => JSON.parse(String(definitions[type]!["$comment"]).replace(/^.*express: /, ""));

  it("expresses rules natively where possible, and in a comment otherwise", () => {
    expect(definitions["Order"]!["allOf"]).toHaveLength(3);
    expect(rulesOf("Order")).toEqual([{ kind: "excludes", list: ["content", "to"], value: ["from"] }]);
    expect(definitions["Quote"]!["allOf"]).toHaveLength(5);
    expect(rulesOf("Quote")).toEqual([
      {
        kind: "differ",
        fields: [
          ["content", "maker"],
          ["content", "helper"],
        ],
      },
      {
        kind: "equal",
        fields: [
          ["content", "maker"],
          ["content", "signed_by"],
        ],
      },
    ]);
  });

  it("validates as the rules require", () => {
    const judge = createReferee().compile(bundle);
    const order = workshop!.messages["order"]!.examples[0]!.value as Readonly<Record<string, object>>;
    const edited = (content: object, envelope: object = {}): boolean =>
      judge({ ...order, ...envelope, content: { ...order["content"], ...content } });
    expect(edited({})).toBe(true);
    expect(edited({ urgent: true })).toBe(false);
    expect(edited({ urgent: true, rush_fee: 9 })).toBe(true);
    expect(edited({ rush_fee: 9 })).toBe(false);
    expect(edited({ to: ["bob", "ann"] })).toBe(false);
    expect(edited({}, { spoken: "2.9.9-rc.1" })).toBe(true);
    expect(edited({}, { spoken: "3.0.0" })).toBe(false);
    expect(edited({}, { unknown: 1 })).toBe(false);
    expect(edited({ unknown: 1 })).toBe(true);
  });
});

describe("the schema for types", () => {
  const shapes = JSON.stringify(forTypes);

  it("closes every object, so that no index signature appears", () => {
    const objects = [...shapes.matchAll(/"type":"object"/g)].length;
    expect([...shapes.matchAll(/"type":"object","additionalProperties":false/g)].length).toBe(objects);
  });

  it("wraps references, so that each use keeps its own description, and refers to enums by name", () => {
    const types = forTypes["$defs"] as Readonly<Record<string, JsonSchema>>;
    const content = types["OrderContent"]!["properties"] as Readonly<Record<string, JsonSchema>>;
    expect((types["Order"]!["properties"] as JsonSchema)["content"]).toMatchObject({ allOf: [{ $ref: "#/$defs/OrderContent" }] });
    expect(content["parts"]).toEqual({
      description: "Parts of a piece. Constraints: 1 to 20 items; each item: no additional properties.",
      allOf: [{ $ref: "#/$defs/Parts" }],
    });
    expect(content["size"]).toEqual({ description: "Size of a piece. Constraints: `small`, `large`, `huge` or `tiny`.", tsType: "Size" });
    expect(content["labels"]).toEqual({
      description: "Labels. Constraints: at most 5 keys; keys match `^[a-z-]+$`.",
      tsType: "Record<string, string>",
    });
    expect(content["anything"]).toEqual({ description: "Whatever.", tsType: "unknown" });
  });

  it("writes shapes as single-line types where necessary", () => {
    const text = { kind: "scalar", scalar: "string" } as const;
    expect(typeText(workshop!, { kind: "list", item: { kind: "union", members: [text, { kind: "literal", value: 7 }] } })).toBe(
      "(string | 7)[]",
    );
    expect(typeText(workshop!, { kind: "enum", open: true, values: [{ value: "a" }], nullable: true })).toBe('"a" | (string & {}) | null');
    const field = { name: "odd-name", shape: text, required: false };
    expect(typeText(workshop!, { kind: "map", value: { kind: "struct", open: true, fields: [field] } })).toBe(
      'Record<string, { "odd-name"?: string }>',
    );
  });
});
