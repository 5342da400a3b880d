// Whether messages of one model can violate a rule of another, by the fields that the rule names and the rules that hold already.

import type { Field, Rule, Shape, StructShape } from "@wirepact/core";
import { expect, test } from "vitest";
import { canViolate } from "../../../generator/compare/rule-reach.js";
import { tinyModel } from "./tiny-model.js";

const scalar = (name: "string" | "boolean" | "integer" | "date" | "timestamp" | "uuid", more: object = {}): Shape => ({
  kind: "scalar",
  scalar: name,
  ...more,
});
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });
const strings: Shape = { kind: "list", item: scalar("string") };
const base = { name: "rule", message: "It is broken.", at: [] };
const excludes = { ...base, kind: "excludes", list: ["tags"], value: ["owner"] } as unknown as Rule;
const differ = { ...base, kind: "differ", fields: [["a"], ["b"]] } as unknown as Rule;
const compare = (is: string): Rule => ({ ...base, kind: "compare", fields: [["a"], ["b"]], is, as: "timestamp" }) as unknown as Rule;
const needs = (equals: unknown): Rule => ({ ...base, kind: "condition", field: ["on"], equals, require: [["note"]] }) as unknown as Rule;
const note = field("note", scalar("string"), false);

const cases: readonly (readonly [what: string, fields: readonly Field[], rule: Rule, expected: boolean, own?: readonly Rule[]])[] = [
  ["an item that is the owner", [field("tags", strings), field("owner", scalar("string"))], excludes, true],
  ["an item of a list that is never empty", [field("tags", { ...strings, min: 1 }), field("owner", scalar("string"))], excludes, true],
  [
    "numbers that are no strings",
    [field("tags", { kind: "list", item: scalar("integer") }), field("owner", scalar("string"))],
    excludes,
    false,
  ],
  ["a switch that is on", [field("on", scalar("boolean")), note], needs(true), true],
  ["a switch that is off", [field("on", scalar("boolean")), note], needs(false), true],
  ["a switch that is always off", [field("on", { kind: "literal", value: false }), note], needs(true), false],
  ["a note that is always there", [field("on", scalar("boolean")), { ...note, required: true }], needs(true), false],
  ["a switch that the same rule forbids already", [field("on", scalar("boolean")), note], needs(true), false, [needs(true)]],
  ["a number that is mentioned", [field("on", scalar("integer", { min: 0 })), note], needs(70), true],
  ["a number out of range", [field("on", scalar("integer", { max: 9 })), note], needs(70), false],
  ["equal dates", [field("a", scalar("date")), field("b", scalar("date"))], differ, true],
  ["a date and a UUID, which are never equal", [field("a", scalar("date")), field("b", scalar("uuid"))], differ, false],
  [
    "an owner without tags, where other rules exclude each tag",
    [field("tags", { kind: "list", item: { kind: "literal", value: "x" } }), field("owner", { kind: "literal", value: "x" }), note],
    { ...base, kind: "condition", field: ["owner"], equals: "x", require: [["note"]] } as unknown as Rule,
    true,
    [excludes],
  ],
  [
    "an end after the start",
    [field("a", scalar("timestamp")), field("b", scalar("timestamp"))],
    compare("equal"),
    true,
    [compare("less-or-equal")],
  ],
  ["values of two enums", [field("a", { kind: "literal", value: "x" }), field("b", { kind: "literal", value: "y" })], differ, false],
  [
    "one of a union",
    [
      field("a", { kind: "union", members: [scalar("boolean"), { kind: "literal", value: "y" }] }),
      field("b", { kind: "literal", value: "y" }),
    ],
    differ,
    true,
  ],
];

for (const [what, fields, rule, expected, own = []] of cases) {
  test(what, () => {
    const model = tinyModel({ open: false, fields });
    const shape: StructShape = { kind: "struct", open: false, fields };
    expect(canViolate({ model, shape, rules: own }, rule)).toBe(expected);
  });
}
