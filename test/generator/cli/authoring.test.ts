// Commands for people who write specs: drafts, corrections and renames.

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const reference = fileURLToPath(new URL("../../../spec/README.md", import.meta.url));
const bakery = readReferenceBlocks(reference).find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;

const folder = mkdtempSync(join(tmpdir(), "wirepact-authoring-"));
const path = join(folder, "spec/protocols/bakery.yaml");
const read = (): string => readFileSync(path, "utf8");
const run = (...parameters: string[]): ReturnType<typeof runCommand> => runCommand(parameters, folder);

beforeEach(() => {
  mkdirSync(join(folder, "spec/protocols"), { recursive: true });
  writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\n");
  writeFileSync(path, bakery);
});
afterAll(() => removeTemporary(folder));

/** The protocol without its examples. */
const draft = bakery.replaceAll(/^ {4}(?:examples|invalid):\n(?: {6}.*\n)+/gm, "");

describe("a draft", () => {
  it("without examples has warnings only and can be generated", async () => {
    expect(draft).not.toContain("minimal");
    writeFileSync(path, draft);
    const checked = await run("check");
    expect(checked.code).toBe(0);
    expect(checked.out.match(/check\/example-missing/g)).toHaveLength(3);
    expect(checked.out).not.toContain("example-no-negative");
    expect((await run("generate")).code).toBe(0);
    // The programs of the README have the required fields all the same.
    const readme = readFileSync(join(folder, "packages/bakery/README.md"), "utf8");
    expect(readme).toMatch(/createOrder\(\{[^}]*\bloaves: /);
    expect(readme).not.toMatch(/create\w+\((?:\{\})?\)/);
  });

  it("cannot be released", async () => {
    writeFileSync(path, draft);
    const { code, out, problems } = await run("release", "--dry-run");
    expect(code).toBe(1);
    expect(out + problems).toContain("error check/example-missing: order has no example");
  });
});

describe("check", () => {
  it("--errors-only leaves warnings out", async () => {
    expect((await run("check")).out).toContain("warning check/unexercised");
    expect((await run("check", "--errors-only")).out).not.toContain("warning");
  });

  it("--fix corrects misspelled names, quotes and locations, also those that a correction uncovers", async () => {
    const wrong = bakery
      .replace("doc: Orders bread.", "dco: Orders bread.")
      .replace("type: Flour,", "type: Flor,")
      .replace("max: 80", "max: '80'")
      .replace("replies: [baked, refused]", "replies: [bakd, refused]");
    writeFileSync(path, wrong);
    const { code, problems } = await run("check", "--fix");
    expect(problems).toContain("change to Flour");
    expect(code).toBe(0);
    expect(read()).toBe(bakery);
  });
});

describe("check --fix on a draft", () => {
  it("writes examples that are derived from the definitions, and changes nothing the second time", async () => {
    writeFileSync(path, draft);
    const { code, problems } = await run("check", "--fix", "--errors-only");
    expect(code).toBe(0);
    expect(problems).toContain("fixed protocols/bakery.yaml: add examples of order");
    const text = read();
    expect(text.match(/^      minimal: /gm)).toHaveLength(3);
    expect(text).toMatch(/^      full: \{.*note: /m);
    expect((await run("check")).out).not.toContain("check/example-missing");
    await run("check", "--fix");
    expect(read()).toBe(text);
  });
});

describe("rename", () => {
  it.each([
    ["message", "baked", "ready"],
    ["field", "order.note", "remark"],
    ["type", "Flour", "Grain"],
    ["value", "rye", "dark"],
    ["role", "shop", "store"],
  ])("%s %s", async (kind, old, name) => {
    const { code, out } = await run("rename", kind, old, name);
    expect(code).toBe(0);
    expect(out).toMatch(/bakery\.yaml: \d+ places/);
    expect(read()).not.toBe(bakery);
    expect((await run("check")).out).toContain(": 2 warnings");
  });

  it("--alias keeps the old name for decoding", async () => {
    await run("rename", "field", "note", "remark", "--alias");
    expect(read()).toContain("remark?: { aliases: [note], type: string");
    await run("rename", "value", "rye", "dark", "--alias");
    expect(read()).toContain("dark: { doc: 'Dark rye flour.', aliases: [rye] }");
    await run("rename", "message", "order", "purchase", "--alias");
    expect(read()).toContain("  purchase:\n    aliases: [order]\n    doc: Orders bread.");
    expect((await run("check", "--errors-only")).code).toBe(0);
  });

  it("refuses unknown symbols and invalid or taken names, and changes nothing", async () => {
    expect((await run("rename", "field", "loavs", "rolls")).problems).toContain('unknown field "loavs"; did you mean "loaves"?');
    expect((await run("rename", "type", "Flour", "flour")).problems).toContain("is not a valid name: expected a capital letter");
    expect((await run("rename", "field", "loaves", "flour")).problems).toContain('there is a field "flour" already');
    expect(read()).toBe(bakery);
  });
});
