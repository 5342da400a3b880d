// Types that protocols share: each protocol has its own copy of those that it uses.

import { expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { compareModels } from "../../../generator/compare/compare-models.js";

const protocol = (name: string, type: string): string => `protocol: ${name}
title: ${name}
version: 1.0.0
objects: open
doc: A protocol.
roles: { one: Sends., other: Receives. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: type, body: inline, fields: {}, example: {} }
messages:
  note:
    doc: A note.
    from: one
    to: other
    replies: []
    fields:
      value: { type: ${type}, doc: The value. }
    examples: { minimal: { value: { kind: text, text: Shared } } }
    invalid: { no value: { like: minimal, drop: [value] } }
`;

const shared = `doc: Types of content.
types:
  Text: { doc: A text., fields: { kind: { const: text, doc: Always text. }, text: { type: Shared, doc: The text. } } }
  Image: { doc: An image., fields: { kind: { const: image, doc: Always image. }, data: { type: base64, max: 30, doc: The data. } } }
  Block: { union: [Text, Image], doc: A block. }
  Shared: { type: string, max: 10, doc: A string that is shared. }
  Unused: { type: string, doc: Nobody uses it. }
`;

const compile = (files: Readonly<Record<string, string>>) => compileFiles(Object.entries(files).map(([path, text]) => ({ path, text })));

test("a protocol has the types that it uses, directly or through others, and no more", async () => {
  const { protocols, diagnostics } = await compile({
    "wirepact.yaml": "types: [types/content.yaml]\nprotocols: [a.yaml, b.yaml]\nlint: minimal\n",
    "types/content.yaml": shared,
    "a.yaml": protocol("a", "Block"),
    "b.yaml": protocol("b", "Text"),
  });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  expect(protocols.map(({ model }) => [model.name, Object.keys(model.types)])).toEqual([
    ["a", ["Text", "Image", "Block", "Shared"]],
    ["b", ["Text", "Shared"]],
  ]);
});

test("a mistake in a shared type is reported once, in its own file", async () => {
  const { diagnostics } = await compile({
    "wirepact.yaml": "types: [types/content.yaml]\nprotocols: [a.yaml, b.yaml]\nlint: minimal\n",
    "types/content.yaml": shared.replace("type: Shared", "type: Shard"),
    "a.yaml": protocol("a", "Block"),
    "b.yaml": protocol("b", "Text"),
  });
  expect(diagnostics.map(({ code, span, hint }) => [code, span?.file, hint])).toEqual([
    ["resolve/unknown-type", "types/content.yaml", 'did you mean "Shared"?'],
  ]);
});

test("a file of types holds nothing else, and is needed by all", async () => {
  const { diagnostics, protocols } = await compile({
    "wirepact.yaml": "types: [types/content.yaml]\nprotocols: [a.yaml]\n",
    "types/content.yaml": `${shared}messages: {}\n`,
    "a.yaml": protocol("a", "Block"),
  });
  expect(diagnostics.map(({ code, span }) => [code, span?.file])).toEqual([["parse/unknown-key", "types/content.yaml"]]);
  expect(protocols).toEqual([]);
});

const release = async (types: string, a = protocol("a", "Block")) =>
  (
    await compile({
      "wirepact.yaml": "types: [types/content.yaml]\nprotocols: [a.yaml, b.yaml]\nlint: minimal\n",
      "types/content.yaml": types,
      "a.yaml": a,
      "b.yaml": protocol("b", "Text"),
    })
  ).protocols.map(({ model }) => model);

test("a change of a shared type is a change of every protocol that uses it", async () => {
  const changes = async (edited: string) => {
    const [before, after] = [await release(shared), await release(edited)];
    return before.map((model, index) => compareModels(model, after[index]!).changes.map(({ rule, message }) => `${rule}: ${message}`));
  };
  const shorter = "bound-tightened: Shared: limit tightened from at most 10 characters to at most 9 characters";
  expect(await changes(shared.replace("max: 10", "max: 9"))).toEqual([[shorter], [shorter]]);
  expect((await changes(shared.replace("max: 30", "max: 20"))).map((found) => found.length)).toEqual([1, 0]);
  expect(await changes(shared.replace("type: string, doc: Nobody", "type: integer, doc: Nobody"))).toEqual([[], []]);
});

test("a type that moves to a shared file, or back, changes nothing", async () => {
  const own = "  Block: { union: [Text, Image], doc: A block. }\n";
  const [[before], [after]] = [await release(shared), await release(shared.replace(own, ""), `${protocol("a", "Block")}types:\n${own}`)];
  expect(Object.keys(after!.types).sort()).toEqual(Object.keys(before!.types).sort());
  // Only the order of the types in the docs differs.
  const verdict = { changes: [expect.objectContaining({ rule: "no-effect" }) as unknown], verdict: "patch" };
  expect(compareModels(before!, after!)).toEqual(verdict);
  expect(compareModels(after!, before!)).toEqual(verdict);
});
