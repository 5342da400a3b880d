// A union with a part that must hold the union again is checked, sampled and emitted like any other type, however it came into the spec.

import { runnable } from "@wirepact/core/codegen";
import { expect, it } from "vitest";
import { emitters } from "../../generator/emit/index.js";
import { importSpec } from "../../generator/import/import-spec.js";
import type { SourceFile } from "../../generator/model/source.js";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { boundaryMessages, nearMisses } from "../../packages/core/src/testing/index.js";
import { emitAll } from "../support/golden.js";

const written = `protocol: nest
title: Nest
version: 1.0.0
objects: open
doc: Nests.
roles: { one: One side., other: The other side. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: type, body: inline, fields: {}, example: {} }
types:
  Nested: { union: [string, { fields: { inner: { type: Nested } } }] }
messages:
  say:
    doc: Says something.
    from: one
    to: other
    fields:
      what?: { type: Nested, doc: What is said. }
    examples:
      plain: { what: hello }
      nested: { what: { inner: { inner: x } } }
`;

const schema = {
  oneOf: [{ $ref: "#/$defs/Say" }],
  $defs: {
    Nested: { anyOf: [{ type: "string" }, { type: "object", properties: { inner: { $ref: "#/$defs/Nested" } }, required: ["inner"] }] },
    Say: { type: "object", properties: { type: { const: "say" }, what: { $ref: "#/$defs/Nested" } }, required: ["type", "what"] },
  },
};

async function imported(): Promise<string> {
  const result = await importSpec({ schema }, { protocol: "nest", source: "nest.json" });
  if ("problem" in result) throw new Error(result.problem);
  return result.text;
}

it.each([
  ["written by hand", () => Promise.resolve(written)],
  ["imported from a JSON Schema", imported],
])("%s", async (_, textOf) => {
  const files: readonly SourceFile[] = [
    { path: "wirepact.yaml", text: "protocols: [protocols/nest.yaml]\n" },
    { path: "protocols/nest.yaml", text: await textOf() },
  ];
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const { model } = protocols[0]!;
  const protocol = runnable(model);
  expect(boundaryMessages(protocol).filter(({ message }) => !explain(protocol, message).ok)).toEqual([]);
  const misses = nearMisses(protocol);
  expect(misses.map(({ path }) => path.join("."))).toContain("what.inner");
  expect(misses.filter(({ message }) => explain(protocol, message).ok)).toEqual([]);
  expect((await emitAll(emitters, [model])).length).toBeGreaterThan(20);
});
