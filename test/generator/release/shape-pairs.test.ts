// A field of every shape that becomes a field of every other shape: what is found, who is affected, and in which words. Other tests check that the
// verdicts are right; this table shows all of them. `UPDATE_GOLDEN=1` writes it anew, to be read in the diff.

import type { Field, ScalarName, ScalarShape, Shape } from "@wirepact/core";
import { expect, test } from "vitest";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { expectGoldenText } from "../../support/golden.js";
import { baseTexts, resolveText } from "./rule-fixture.js";
import { tinyModel } from "./tiny-model.js";

const scalar = (name: ScalarName, more: Partial<ScalarShape> = {}): Shape => ({ kind: "scalar", scalar: name, ...more });
const words = (...values: readonly string[]): Extract<Shape, { kind: "enum" }> => ({
  kind: "enum",
  open: false,
  values: values.map((value) => ({ value })),
});
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });

const types: Readonly<Record<string, Shape>> = { Word: words("a", "b"), Tree: { kind: "list", item: { kind: "reference", type: "Tree" } } };

const shapes: Readonly<Record<string, Shape>> = {
  string: scalar("string"),
  "string or null": scalar("string", { nullable: true }),
  line: scalar("line"),
  "short string": scalar("string", { min: 1, max: 5 }),
  pattern: scalar("string", { pattern: "^[a-c]$" }),
  path: scalar("path"),
  boolean: scalar("boolean"),
  integer: scalar("integer"),
  "small integer": scalar("integer", { min: 0, max: 5 }),
  number: scalar("number", { min: 0 }),
  percent: scalar("percent"),
  timestamp: scalar("timestamp"),
  date: scalar("date"),
  any: scalar("any"),
  "constant a": { kind: "literal", value: "a" },
  "constant true": { kind: "literal", value: true },
  "a, b": words("a", "b"),
  "a, b, c": words("a", "b", "c"),
  "a, b, open": { ...words("a", "b"), open: true },
  "a, b with alias": { kind: "enum", open: false, values: [{ value: "a", aliases: ["A"] }, { value: "b" }] },
  "a, b or unset": { ...words("a", "b"), lenient: { unset: true } },
  "1, 2": { kind: "enum", open: false, values: [{ value: 1 }, { value: 2 }] },
  "1, 2, open": { kind: "enum", open: true, values: [{ value: 1 }, { value: 2 }] },
  "type Word": { kind: "reference", type: "Word" },
  "type Tree": { kind: "reference", type: "Tree" },
  "list of strings": { kind: "list", item: scalar("string") },
  "list of up to 3": { kind: "list", item: scalar("string"), min: 1, max: 3, unique: true },
  "map of strings": { kind: "map", value: scalar("string") },
  "map of integers": { kind: "map", value: scalar("integer"), keys: "^[a-c]+$", max: 3 },
  "open object": { kind: "struct", open: true, fields: [field("x", scalar("integer"))] },
  "closed object": { kind: "struct", open: false, fields: [field("x", scalar("integer")), field("y", scalar("string"), false)] },
  "string or integer": { kind: "union", members: [scalar("string"), scalar("integer")] },
  "integer or boolean": { kind: "union", members: [scalar("integer"), scalar("boolean")] },
  "a or number": { kind: "union", members: [words("a"), scalar("number")] },
};

const modelOf = (shape: Shape, required = true): ProtocolModel =>
  tinyModel({ open: false, fields: [field("value", shape, required)], types });

/** The findings between two models, one per line. */
function findings(old: ProtocolModel, current: ProtocolModel): readonly string[] {
  return compareModels(old, current).changes.map(({ rule, level, breaks, misreads, message, paths }) => {
    const path = [...new Set([paths.old, paths.new])].filter((each) => each !== undefined).join(" to ");
    const affected = [...breaks.map((who) => `breaks ${who}`), ...misreads.map((who) => `misreads ${who}`)];
    return [`  ${level} ${rule}: ${message} (${path.replaceAll("messages/note/fields/", "")})`, ...affected].join("; ");
  });
}

test("every shape becomes every other", () => {
  const models = Object.entries(shapes).map(([name, shape]) => [name, modelOf(shape)] as const);
  const lines = models.flatMap(([before, old]) =>
    models.flatMap(([after, current]) => {
      if (before === after) {
        expect(findings(old, current), before).toEqual([]);
        return [];
      }
      const found = findings(old, current);
      return [`${before} -> ${after}${found.length === 0 ? ": no changes" : ""}`, ...found];
    }),
  );
  expectGoldenText("release-pairs/shapes.txt", `${lines.join("\n")}\n`);
});

test("a field of every shape is added, removed, required and optional", () => {
  const none = tinyModel({ open: false, fields: [], types });
  const lines = Object.entries(shapes).flatMap(([name, shape]) => {
    const [needed, optional] = [modelOf(shape), modelOf(shape, false)];
    const pairs = {
      "added as required": [none, needed],
      "added as optional": [none, optional],
      removed: [optional, none],
      "becomes required": [optional, needed],
    };
    return Object.entries(pairs).flatMap(([what, [old, current]]) => [`${name} ${what}`, ...findings(old!, current!)]);
  });
  expectGoldenText("release-pairs/fields.txt", `${lines.join("\n")}\n`);
});

const baseModel = (protocol: string): ProtocolModel =>
  resolveText(baseTexts.find((text) => text.startsWith(`protocol: ${protocol}`))!).model;

/** Settings of whole protocols that the examples of the rules do not combine. */
const edits: Readonly<Record<string, readonly [ProtocolModel, Partial<ProtocolModel>]>> = {
  "fields into the envelope": [baseModel("depot"), { body: "inline" }],
  "bodies without a limit": [baseModel("depot"), { body: { field: "content" } }],
  "a smaller limit of bodies": [baseModel("depot"), { body: { field: "content", max: 400 } }],
  "a view of all messages": [
    baseModel("harbour"),
    { views: mapValues(baseModel("harbour").views, (view) => ({ ...view, messages: "all" })) },
  ],
  "a view of one message": [
    baseModel("harbour"),
    { views: mapValues(baseModel("harbour").views, (view) => ({ ...view, messages: ["ASK"] })) },
  ],
  "a view of many agents": [
    baseModel("harbour"),
    { views: mapValues(baseModel("harbour").views, (view) => ({ ...view, agents: "many" })) },
  ],
  "cancelling one request": [baseModel("lighthouse"), { cancellation: { ...baseModel("lighthouse").cancellation!, requests: ["shine"] } }],
  "cancelling nothing": [baseModel("lighthouse"), { cancellation: { ...baseModel("lighthouse").cancellation!, requests: [] } }],
  "a new message for strict readers": [baseModel("harbour"), withMessage(baseModel("harbour"))],
  "a new message for lenient readers": [
    withReading(baseModel("harbour"), "reject"),
    withMessage(withReading(baseModel("harbour"), "reject")),
  ],
  "a new message for readers that keep it": [
    withReading(baseModel("harbour"), "keep"),
    withMessage(withReading(baseModel("harbour"), "keep")),
  ],
};

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function withReading(model: ProtocolModel, unknownTypes: "reject" | "keep"): ProtocolModel {
  const { version: _, ...parts } = model.parts;
  return { ...model, parts, reading: { ...model.reading, default: "lenient", lenient: { ...model.reading.lenient, unknownTypes } } };
}

function withMessage(model: ProtocolModel): ProtocolModel {
  const [first] = Object.values(model.messages);
  const tag = { ...first!.shape.fields.find(({ name }) => name === model.tag)!, shape: { kind: "literal", value: "NEW" } as const };
  const fields = first!.shape.fields.map((each) => (each.name === model.tag ? tag : each));
  const added = { ...first!, name: "NEW", typeName: "New", shape: { ...first!.shape, fields } };
  return { ...model, messages: { ...model.messages, NEW: added } };
}

test("settings of whole protocols change", () => {
  const lines = Object.entries(edits).flatMap(([name, [old, edit]]) => {
    const current = { ...old, ...edit };
    return [name, ...findings(old, current), `${name}, undone`, ...findings(current, old)];
  });
  expectGoldenText("release-pairs/protocols.txt", `${lines.join("\n")}\n`);
});
