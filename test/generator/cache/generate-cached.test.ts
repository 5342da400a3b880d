// Generating with a cache: it may only save time, never change the result.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDraftCache } from "../../../generator/cache/draft-cache.js";
import { type CachedOptions, generateCached } from "../../../generator/cache/generate-cached.js";
import { findUnchanged } from "../../../generator/cache/unchanged.js";
import type { Generation } from "../../../generator/pipeline/generate.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const command = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../golden-specs/shop", import.meta.url));
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "cached-"));
  cpSync(spec, join(project, "spec"), { recursive: true });
  // A run with warnings is not reused, and the spec has some.
  put("spec/wirepact.yaml", "protocols: [protocols/shop.yaml]\nlint: minimal\n");
  mkdirSync(join(project, "node_modules"));
});
afterEach(() => removeTemporary(project));

const run = async (options: CachedOptions = {}): Promise<Generation> => {
  const result = await generateCached(project, options);
  if ("code" in result) throw new Error(result.message);
  return result.generation;
};
const text = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, content: string): void => writeFileSync(join(project, path), content);
const specFile = "spec/protocols/shop.yaml";

/** A run that reused the last one has no times of stages. */
const isReused = ({ times }: Generation): boolean => Object.keys(times).length === 0;

describe("a run after another one", () => {
  it("does nothing when nothing changed, and reports the same totals", async () => {
    const first = await run();
    expect(isReused(first)).toBe(false);
    const second = await run();
    expect(isReused(second)).toBe(true);
    expect(second).toMatchObject({ protocols: ["shop"], messages: 1, written: [], deleted: [], diagnostics: [] });
    expect([...second.unchanged].sort()).toEqual([...first.written].sort());
    expect(await findUnchanged(project)).toMatchObject({
      protocols: ["shop"],
      messages: 1,
      out: project,
      scope: "@wirepact",
    });
  });

  it.each<[string, string, () => void]>([
    ["the spec", "lower", () => put(specFile, text(specFile).replace("Who orders.", "Who may order."))],
    ["the spec, at the same size", "emit", () => put(specFile, text(specFile).replace("Who orders.", "Who buys it"))],
    ["the root file", "write", () => put("spec/wirepact.yaml", `${text("spec/wirepact.yaml")}# more\n`)],
    ["package.json", "lower", () => put("package.json", '{ "type": "module", "license": "ISC" }')],
  ])("notices that %s was saved while it ran", async (_what, moment, save) => {
    put("package.json", '{ "type": "module" }');
    await run({ onStage: (stage) => stage === moment && save() });
    expect(await findUnchanged(project)).toBeUndefined();
    expect(isReused(await run())).toBe(false);
    expect((await run({ check: true })).diagnostics).toEqual([]);
  });

  it("compares every file with --check", async () => {
    await run();
    expect(isReused(await run({ check: true }))).toBe(false);
    // The same size and time as before: only the contents tell.
    const path = "packages/shop/src/types.ts";
    const { atime, mtime } = statSync(join(project, path));
    put(path, text(path).replace("Who orders.", "Who buys it"));
    utimesSync(join(project, path), atime, mtime);
    expect((await run({ check: true })).diagnostics.map(({ code }) => code)).toEqual(["write/drift"]);
  });

  it("does not reuse the run of the project that it was copied from", async () => {
    await run();
    const copy = `${project}-copy`;
    cpSync(project, copy, { recursive: true, preserveTimestamps: true });
    try {
      expect(await findUnchanged(copy)).toBeUndefined();
      expect(await findUnchanged(project)).toBeDefined();
    } finally {
      removeTemporary(copy);
    }
  });

  it("does not reuse the run of another spec", async () => {
    await run({ spec: "spec/wirepact.yaml" });
    expect(await findUnchanged(project)).toBeUndefined();
    await run();
    expect(isReused(await run({ spec: "spec/wirepact.yaml" }))).toBe(false);
  });

  it.each<[string, () => void]>([
    ["the spec", () => put(specFile, text(specFile).replace("Who orders.", "Who may order."))],
    ["the list of protocols", () => put("spec/wirepact.yaml", `${text("spec/wirepact.yaml")}# more\n`)],
    ["a generated file", () => put("packages/shop/README.md", "mine")],
    ["a file that is gone", () => rmSync(join(project, "packages/shop/src/types.ts"))],
    ["the manifest", () => put("generated/manifest.json", "{}")],
    ["a configuration that appeared", () => put("wirepact.config.js", "export const config = { license: 'ISC' };")],
    ["the time of a file alone", () => utimesSync(join(project, specFile), 1, 1)],
  ])("runs again after a change of %s", async (_what, change) => {
    put("package.json", '{ "type": "module" }');
    await run();
    change();
    expect(await findUnchanged(project)).toBeUndefined();
    expect(isReused(await run())).toBe(false);
  });

  it("runs again when the configuration exports something else, because of a file that it imports or of the environment", () => {
    put("package.json", '{ "type": "module" }');
    put("scope.js", "export const scope = '@one';\n");
    put("wirepact.config.js", "import { scope } from './scope.js';\nexport const config = { scope, license: process.env.TEST_LICENSE };\n");
    const generated = (env: Readonly<Record<string, string>> = {}): string =>
      execFileSync(process.execPath, [command, "generate"], { cwd: project, encoding: "utf8", env: { ...process.env, ...env } });
    expect(generated()).toMatch(/ [1-9]\d* written/);
    expect(generated()).toContain(" 0 written");
    put("scope.js", "export const scope = '@two';\n");
    expect(generated()).toMatch(/ [1-9]\d* written/);
    expect(text("packages/shop/package.json")).toContain('"name": "@two/shop"');
    expect(generated({ TEST_LICENSE: "ISC" })).toMatch(/ [1-9]\d* written/);
    expect(text("packages/shop/package.json")).toContain('"license": "ISC"');
    expect(generated({ TEST_LICENSE: "ISC" })).toContain(" 0 written");
  });

  it("writes only what changed", async () => {
    await run();
    put(specFile, text(specFile).replace("Who orders.", "Who may order."));
    const { written, diagnostics } = await run();
    expect(diagnostics).toEqual([]);
    expect(written).toContain("packages/shop/src/types.ts");
    expect(text("packages/shop/src/types.ts")).toContain("Who may order.");
    expect(written).not.toContain("packages/shop/tsconfig.json");
  });

  it("runs again after errors, for one protocol, and with --force", async () => {
    await run();
    put(specFile, text(specFile).replace("type: Size", "type: Sise"));
    expect((await run()).diagnostics.length).toBeGreaterThan(0);
    expect((await run()).diagnostics.length).toBeGreaterThan(0);
    put(specFile, text(specFile).replace("type: Sise", "type: Size"));
    await run();
    expect(isReused(await run({ only: ["shop"] }))).toBe(false);
    expect(isReused(await run({ force: true }))).toBe(false);
  });

  it("works without node_modules", async () => {
    removeTemporary(join(project, "node_modules"));
    await run();
    expect(isReused(await run())).toBe(false);
  });
});

it("keeps no executable code in node_modules/.cache", async () => {
  execFileSync(process.execPath, [command, "generate"], { cwd: project });
  execFileSync(process.execPath, [command, "check"], { cwd: project });
  const kept = readdirSync(join(project, "node_modules/.cache"), { recursive: true, encoding: "utf8" }).sort();
  expect(kept).toEqual(["wirepact", "wirepact/drafts.json", "wirepact/last-run.json"]);
});

describe("stored drafts", () => {
  it("are not used when a file was edited, so that a check compares with what the spec gives", async () => {
    await run();
    const output = "packages/shop/src/types.ts";
    expect(text(output)).toContain("Who orders.");
    put(output, text(output).replaceAll("Who orders.", "Who buys it"));
    const { diagnostics } = await run({ check: true });
    expect(diagnostics.map(({ message }) => message)).toEqual([`${output} was edited by hand and is out of date`]);
  });

  /** A project with the cache of a build and a file that was made of the draft `a`. */
  const openWith = (stamp: string) => openDraftCache({ folder: join(project, "node_modules/.cache"), out: project }, stamp);

  it("are valid for one build, and are dropped when they are not used", () => {
    for (const name of ["a", "b", "c"]) put(`${name}.txt`, `Text of ${name}.`);
    const first = openWith("build 1");
    first.set("a", "Text of a.");
    first.set("b", "Text of b.");
    first.save();
    const second = openWith("build 1");
    expect(["a", "b", "c"].map((name) => second.get(name, `${name}.txt`))).toEqual(["Text of a.", "Text of b.", undefined]);
    const third = openWith("build 1");
    third.get("a", "a.txt");
    third.set("c", "Text of c.");
    third.save();
    const fourth = openWith("build 1");
    expect(["a", "b", "c"].map((name) => fourth.get(name, `${name}.txt`))).toEqual(["Text of a.", undefined, "Text of c."]);
    expect(openWith("build 2").get("a", "a.txt")).toBeUndefined();
  });

  it.each([
    ["is missing", () => rmSync(join(project, "a.txt"))],
    ["was edited", () => put("a.txt", "Text of b.")],
    ["has other line endings", () => put("a.txt", "Text of\r\na.\r\n")],
  ])("are made again when the file %s", (_state, change) => {
    put("a.txt", "Text of\na.\n");
    const first = openWith("build");
    first.set("a", "Text of\na.\n");
    first.save();
    expect(openWith("build").get("a", "a.txt")).toBe("Text of\na.\n");
    change();
    expect(openWith("build").get("a", "a.txt")).toBeUndefined();
  });

  it("are ignored when they cannot be read", () => {
    mkdirSync(join(project, "node_modules/.cache"));
    put("node_modules/.cache/drafts.json", "{ nonsense");
    expect(openWith("build").get("a", "a.txt")).toBeUndefined();
  });

  it("are ignored when they were edited", () => {
    for (const name of ["a", "b"]) put(`${name}.txt`, `Text of ${name}.`);
    const first = openWith("build");
    first.set("a", "Text of a.");
    first.save();
    const path = "node_modules/.cache/drafts.json";
    put(path, text(path).replace('"a"', '"b"'));
    expect(openWith("build").get("b", "a.txt")).toBeUndefined();
  });
});
