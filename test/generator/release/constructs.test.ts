// Changes of constructs that the five protocols do not use: rules of types, typed unknown properties and string formats.

import type { ScalarName } from "@wirepact/core";
import { expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { relateScalars } from "../../../generator/compare/relate-shapes.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { proveComparison, type Proof } from "../../../generator/release/proof/prove-comparison.js";
import { baseTexts, resolveText } from "./rule-fixture.js";

const spec = (body: string): string => `protocol: boxes
title: Boxes
version: 1.0.0
objects: open
doc: A protocol.
roles: { one: Sends., other: Receives. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: type, body: inline, fields: {}, example: {} }
types:
  Box:
    doc: A box.
    fields:
      a?: { type: string, doc: A. }
      b?: { type: string, doc: B. }
      link?: { type: uri, doc: A link. }
${body}
messages:
  note:
    doc: A note.
    from: one
    to: other
    replies: []
    fields:
      boxes: { list: Box, doc: The boxes. }
    examples: { minimal: { boxes: [] } }
    invalid: { no boxes: { like: minimal, drop: [boxes] } }
`;

async function compile(text: string): Promise<ProtocolModel> {
  const files = [
    { path: "wirepact.yaml", text: "protocols: [boxes.yaml]\nlint: minimal\n" },
    { path: "boxes.yaml", text },
  ];
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  return protocols[0]!.model;
}

async function changes(before: string, after: string) {
  const { changes: found, verdict } = compareModels(await compile(spec(before)), await compile(spec(after)));
  return { verdict, breaks: found.flatMap((change) => change.breaks), rules: found.map(({ rule }) => rule) };
}

const atMost = "    rules: { one: { doc: One at most., atMostOne: [a, b] } }";
const exactly = "    rules: { one: { doc: Exactly one., exactlyOne: [a, b] } }";
const extras = (values: string, keys: string): string => `    extras: { values: ${values}, keys: '${keys}' }`;

test("a rule that a type gets breaks old senders, one that it loses breaks old readers", async () => {
  expect(await changes("", atMost)).toMatchObject({ verdict: "major", breaks: ["old-senders"] });
  expect(await changes(atMost, "")).toMatchObject({ verdict: "major", breaks: ["old-readers"] });
});

test("a rule that becomes stricter breaks old senders", async () => {
  expect(await changes(atMost, exactly)).toMatchObject({ verdict: "major", breaks: ["old-senders"] });
  expect(await changes(exactly, atMost)).toMatchObject({ verdict: "major", breaks: ["old-readers"] });
  expect(await changes(atMost, atMost)).toMatchObject({ verdict: "none", rules: [] });
});

test("unknown properties with a narrower type or fewer names break old senders", async () => {
  const wide = extras("{ union: [string, integer] }", "^[a-z]+$");
  expect((await changes("", wide)).breaks).toContain("old-senders");
  expect((await changes(wide, extras("string", "^[a-z]+$"))).breaks).toContain("old-senders");
  expect((await changes(wide, extras("{ union: [string, integer] }", "^[a-c]+$"))).breaks).toContain("old-senders");
  expect((await changes(extras("string", "^[a-c]+$"), wide)).breaks).toContain("old-readers");
});

test("a new field that rejects the value of an unknown property is a breaking change only if an example of the old release has that property", async () => {
  const field = "      weather?: { type: integer, doc: The weather. }";
  const example = (value: string): string => spec("").replace("minimal: { boxes: [] }", `minimal: { boxes: [{ weather: ${value} }] }`);
  const verdict = async (before: string): Promise<Proof> => proveComparison(await compile(before), await compile(spec(field)), { runs: 5 });
  expect(await verdict(spec(""))).toMatchObject({ verdict: "minor" });
  expect(await verdict(example("7"))).toMatchObject({ verdict: "minor" });
  const {
    verdict: found,
    changes: [change],
  } = await verdict(example("fog"));
  expect(found).toBe("major");
  expect(change).toMatchObject({ rule: "message-not-understood", shownBy: [{ message: { type: "note", boxes: [{ weather: "fog" }] } }] });
});

test("values of an enum of integers are compared like those of an enum of strings", async () => {
  const compared = async (before: string, after: string) => {
    const { rules, ...rest } = await changes(before, after);
    return { ...rest, rules: rules.filter((rule) => rule !== "documentation-changed") };
  };
  const level = (definition: string): string => `      level?: { ${definition}, doc: A level. }`;
  const values = (kind: string, list: string): string => level(`enum: ${kind}, of: integer, values: { ${list} }`);
  const two = values("closed", "1: One., 2: Two.");
  const three = values("closed", "1: One., 2: Two., 3: Three.");
  expect(await compared(two, three)).toMatchObject({ rules: ["enum-value-added"], breaks: ["old-readers", "source-code"] });
  expect(await compared(three, two)).toMatchObject({
    rules: ["enum-value-removed", "removed-undeprecated"],
    breaks: ["old-senders", "source-code"],
  });
  expect(await compared(values("open", "1: One."), values("open", "1: One., 2: Two."))).toMatchObject({
    rules: ["enum-value-added"],
    breaks: [],
  });
  expect(await compared(two, values("open", "1: One., 2: Two."))).toMatchObject({ rules: ["enum-opened"] });
  expect(await compared(two, level("enum: closed, of: string, values: { 1: One., 2: Two. }"))).toMatchObject({ rules: ["type-changed"] });
  expect(await compared(two, level("type: integer"))).toMatchObject({ rules: ["type-widened"] });
  expect(await compared(level("type: integer"), two)).toMatchObject({ rules: ["type-narrowed"] });
  expect((await compared(values("open", "1: One."), level("type: integer"))).breaks).toEqual([]);
});

test("formats are related to each other and to plain strings", () => {
  const relation = (from: ScalarName, to: ScalarName) => relateScalars({ kind: "scalar", scalar: from }, { kind: "scalar", scalar: to });
  expect(relation("uri", "uri-reference")).toBe("widened");
  expect(relation("string", "base64")).toBe("narrowed");
  expect(relation("url", "uri")).toBe("widened");
  expect(relation("email", "hostname")).toBe("changed");
  expect(relation("int64", "int64")).toBe("like");
});

test("a migration of a message in a frame renames fields of its body", () => {
  const text = baseTexts.find((base) => base.startsWith("protocol: lighthouse"));
  const renamed = text!
    .replace("fields: { beam: { type: integer", "fields: { lamp: { type: integer")
    .replace("params: { beam: 1 }", "params: { lamp: 1 }")
    .replace("where: { params.beam: id }", "where: { params.lamp: id }");
  const migration = "migrations:\n  1.0.0: { douse: { rename: { params.beam: params.lamp } } }\n";
  const rules = (after: string) => compareModels(resolveText(text!).model, resolveText(after).model).changes.map(({ rule }) => rule);
  expect(rules(renamed)).toEqual(expect.arrayContaining(["required-field-added", "required-field-removed"]));
  expect(rules(`${renamed}${migration}`)).toEqual(expect.arrayContaining(["field-renamed", "migration-added"]));
  expect(rules(`${renamed}${migration}`)).not.toContain("required-field-added");
});
