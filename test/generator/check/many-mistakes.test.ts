// A spec with very many mistakes is checked in time: hostile ones exist, and so do files that were pasted into the wrong place.

import { describe, expect, it } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import { expectLinearAsync } from "../../support/growth.js";

const root = { path: "wirepact.yaml", text: "protocols: [a.yaml]\n" };
const lines = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join("");
const check = async (text: string): Promise<readonly Diagnostic[]> => (await compileFiles([root, { path: "a.yaml", text }])).diagnostics;

describe("very many mistakes", () => {
  it.each([
    ["unknown keys", lines(1200, (index) => `key${index}: 1\n`)],
    ["messages that are numbers", `messages:\n${lines(3000, (index) => `  m${index}: 7\n`)}`],
  ])("are reported up to a thousand: %s", async (_what, text) => {
    const diagnostics = await check(`protocol: a\n${text}`);
    expect(diagnostics).toHaveLength(1000);
    expect(diagnostics.every(({ code, span }) => code.startsWith("parse/") && span?.file === "a.yaml")).toBe(true);
  });

  it("take time in proportion to their number", async () => {
    await expectLinearAsync(
      1000,
      (count) => `protocol: a\n${"doc: x\n".repeat(count)}`,
      async (text) => expect((await check(text)).length).toBeGreaterThan(900),
    );
  });
});

it.each([
  ["another name for the next", (next: string) => `type: ${next}`, ["resolve/long-chain"]],
  ["an object with the next", (next: string) => `fields: { next: { type: ${next}, doc: x } }`, []],
])("types in a row, each %s, are followed in linear time", async (_what, refer, expected) => {
  const head = `protocol: a
title: A
version: 1.0.0
objects: open
doc: A protocol.
roles: { x: A role. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: type, body: inline, fields: {}, example: {} }
messages:
  m: { doc: A message., from: x, to: x, fields: { a: string }, examples: { minimal: { a: b } } }
types:
`;
  await expectLinearAsync(
    200,
    (count) =>
      `${head}${lines(count, (index) => `  T${index}: { ${refer(`T${index + 1}`)}, doc: x }\n`)}  T${count}: { type: string, doc: x }\n`,
    async (text) => {
      const errors = (await check(text)).filter(({ severity }) => severity === "error");
      expect(errors.map(({ code }) => code)).toEqual(expected);
    },
  );
});
