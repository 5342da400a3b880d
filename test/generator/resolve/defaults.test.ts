// A protocol states its name, its version and its messages; the rest has defaults, which can be shown, and what is written out means the same.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, describe, expect, it } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const smallest = `protocol: pantry
version: 0.1.0
messages:
  needed: { doc: Something is needed., fields: { item: string, amount?: integer } }
  bought: { doc: Something was bought., fields: { item: string } }
`;

const folder = mkdtempSync(join(tmpdir(), "wirepact-defaults-"));
afterAll(() => removeTemporary(folder));

async function compile(text: string, lint = "minimal") {
  const { protocols, diagnostics } = await compileFiles([
    { path: "wirepact.yaml", text: `protocols: [protocols/pantry.yaml]\nlint: ${lint}\n` },
    { path: "protocols/pantry.yaml", text },
  ]);
  return { model: protocols[0]?.model, diagnostics };
}

describe("the smallest spec", () => {
  it("is a protocol that only lacks descriptions and examples", async () => {
    const { model, diagnostics } = await compile(smallest, "standard");
    expect(diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`)).toEqual([
      "warning check/doc-missing: the protocol has no documentation",
      "warning check/example-missing: needed has no example",
      'warning check/doc-missing: the field "item" has no documentation',
      'warning check/doc-missing: the field "amount" has no documentation',
      "warning check/example-missing: bought has no example",
      'warning check/doc-missing: the field "item" has no documentation',
    ]);
    expect(model).toMatchObject({ title: "Pantry", tag: "type", body: "inline", encodings: { json: {} }, reading: { default: "strict" } });
    expect(model?.messages["needed"]).toMatchObject({ from: ["peer"], to: ["peer"], shape: { open: true } });
  });

  it("means the same when the defaults that check shows are written out", async () => {
    mkdirSync(join(folder, "spec/protocols"), { recursive: true });
    writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols: [protocols/pantry.yaml]\n");
    writeFileSync(join(folder, "spec/protocols/pantry.yaml"), smallest);
    const { code, out } = await runCommand(["check", "--explain-defaults"], folder);
    expect(code, out).toBe(0);
    const [, shown = ""] = /^Defaults of pantry:\n((?: {2}.*\n)+)/.exec(out) ?? [];
    const defaults = load(shown) as { readonly roles: object };
    expect(Object.keys(defaults)).toEqual(["title", "doc", "objects", "roles", "reading", "encodings", "envelope"]);
    const written = JSON.stringify({ ...(load(smallest) as object), ...defaults }).replaceAll(
      '"fields":',
      '"from":"peer","to":"peer","fields":',
    );
    const [short, long] = [await compile(smallest), await compile(written)];
    expect(long.model).toEqual(short.model);
    writeFileSync(join(folder, "spec/protocols/pantry.yaml"), written);
    expect((await runCommand(["check", "--explain-defaults"], folder)).out).toContain("# everything is written");
  });

  it("derives the envelope of examples from its required fields and rules", async () => {
    const { model, diagnostics } = await compile(`protocol: pantry
version: 0.1.0
envelope:
  tag: kind
  fields: { id: { type: uuid }, from: { type: string, min: 3 }, to: { type: string, min: 3 }, at?: timestamp }
  rules: { others: { doc: Nobody writes to themselves., differ: [from, to] } }
messages:
  needed: { doc: Something is needed., fields: { item: string }, examples: { minimal: { item: leek }, own: { item: leek, from: Ada } } }
`);
    expect(diagnostics).toEqual([]);
    const [minimal, own] = model!.messages["needed"]!.examples.map(({ value }) => value as Readonly<Record<string, unknown>>);
    expect(Object.keys(minimal!)).toEqual(["kind", "id", "from", "to", "item"]);
    expect(own).toEqual({ ...minimal, from: "Ada" });
  });
});
