// Checking with a memory: it must never be wrong, only fast.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findLastCheck } from "../../../generator/cache/last-check.js";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const spec = fileURLToPath(new URL("../../golden-specs/workshop", import.meta.url));
const command = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const specFile = "spec/protocols/workshop.yaml";
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "checked-"));
  cpSync(spec, join(project, "spec"), { recursive: true });
  mkdirSync(join(project, "node_modules"));
});
afterEach(() => {
  vi.useRealTimers();
  removeTemporary(project);
});

const check = async (...flags: readonly string[]): Promise<number> => (await runCommand(["check", ...flags], project)).code;
const put = (path: string, text: string): void => writeFileSync(join(project, path), text);
const edit = (from: string, to: string): void => {
  const text = readFileSync(join(project, specFile), "utf8");
  expect(text).toContain(from);
  put(specFile, text.replace(from, to));
};

describe("a check with a memory", () => {
  it("remembers a spec without findings, and says the same about it", async () => {
    expect(findLastCheck(project)).toBeUndefined();
    const say = (): string => execFileSync(process.execPath, [command, "check"], { cwd: project, encoding: "utf8" });
    const first = say();
    const remembered = JSON.parse(readFileSync(join(project, "node_modules/.cache/wirepact/last-check.json"), "utf8")) as object;
    expect(remembered).toMatchObject({ protocols: [{ name: "workshop", messages: [{}, {}, {}] }] });
    expect(say()).toBe(first);
    expect(first).toContain("1 protocol, 3 messages");
  });

  it("looks again when a file of the spec, the configuration or the day is another", async () => {
    await check();
    expect(findLastCheck(project)).toBeDefined();
    put("wirepact.config.js", "export const config = {};\n");
    expect(findLastCheck(project)).toBeUndefined();
    await check();
    expect(findLastCheck(project)).toBeDefined();
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
    expect(findLastCheck(project)).toBeUndefined();
    vi.useRealTimers();
    edit("What it costs.", "What it takes.");
    expect(findLastCheck(project)).toBeUndefined();
  });

  it("of a copied project looks at the copy", async () => {
    await check();
    const copy = `${project}-copy`;
    cpSync(project, copy, { recursive: true, preserveTimestamps: true });
    try {
      expect(findLastCheck(copy)).toBeUndefined();
      expect(findLastCheck(project)).toBeDefined();
    } finally {
      removeTemporary(copy);
    }
  });

  it("does not remember a spec with findings, nor another one than the configured", async () => {
    edit("What it costs.", "");
    await check();
    expect(findLastCheck(project)).toBeUndefined();
    edit("protocol: workshop", "protocol: [");
    expect(await check()).toBe(1);
    expect(findLastCheck(project)).toBeUndefined();
    cpSync(spec, join(project, "other"), { recursive: true });
    expect(await check("other/wirepact.yaml")).toBe(0);
    expect(await check("--spec", "other/wirepact.yaml")).toBe(0);
    expect(findLastCheck(project)).toBeUndefined();
  });

  it("finds the spec where the configuration says it is", async () => {
    renameSync(join(project, "spec"), join(project, "facts"));
    expect(await check()).toBe(1);
    put("wirepact.config.js", 'export const config = { spec: "facts/wirepact.yaml" };\n');
    put("package.json", '{ "type": "module" }\n');
    expect(await check()).toBe(0);
    expect(findLastCheck(project)).toHaveLength(1);
  });

  it("says what is wrong with a configuration", async () => {
    put("wirepact.config.js", 'export const config = { specs: "facts/wirepact.yaml" };\n');
    put("package.json", '{ "type": "module" }\n');
    const { code, out } = await runCommand(["check"], project);
    expect(code).toBe(1);
    expect(out).toContain('has no key "specs"');
  });
});
