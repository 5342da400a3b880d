// Strings in examples that `wirepact check --fix` writes: they stand for something, and fit.

import { expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { writeExamples } from "../../../generator/check/write-examples.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";

const head = `protocol: post
title: Post
version: 1.0.0
objects: open
doc: Letters.
roles: { writer: Writes., reader: Reads. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: type, body: inline, fields: {}, example: {} }
messages:
  letter:
    doc: A letter.
    from: writer
    to: reader
    replies: []
`;

async function examplesOf(...lines: readonly string[]): Promise<string> {
  const file = { path: "protocols/post.yaml", text: `${head}${lines.map((line) => `    ${line}\n`).join("")}` };
  const { protocols, diagnostics } = await compileFiles([
    { path: "wirepact.yaml", text: "protocols: [protocols/post.yaml]\nlint: minimal\n" },
    file,
  ]);
  expect(diagnostics).toEqual([]);
  return writeExamples(protocols[0]!.model, file, readTree(file).node)[0]!.edit.text;
}

test("are named after their fields", async () => {
  const written = await examplesOf(
    "fields:",
    "  reason: { type: text, doc: 'A reason.' }",
    "  reply_address: { type: line, doc: 'An address.' }",
    "  order_id: { type: string, doc: 'An order.' }",
    "  names: { list: string, min: 1, doc: 'Names.' }",
    "  whom: { union: [string, integer], doc: 'One or a number.' }",
  );
  expect(written).toContain(
    "{ reason: Example reason, reply_address: Example reply address, order_id: order-1, names: [Example names], whom: Example whom }",
  );
});

test("stay within limits, patterns and rules", async () => {
  const written = await examplesOf(
    "fields:",
    "  code: { type: string, pattern: '^[A-Z]{3}$', doc: 'A code.' }",
    "  mark: { type: string, max: 6, doc: 'A mark.' }",
  );
  expect(written).not.toContain("Example");
  const equal = await examplesOf(
    "fields: { name: { type: string, doc: 'A name.' }, sign: { type: string, doc: 'A sign.' } }",
    "rules: { same: { doc: 'Both are equal.', equal: [name, sign] } }",
  );
  expect(equal).not.toContain("Example");
});
