// The built command in a separate process.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeTemporary } from "../../support/remove-temporary.js";

const command = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../golden-specs/workshop", import.meta.url));
let project = "";

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "start-"));
  cpSync(spec, join(project, "spec"), { recursive: true });
  mkdirSync(join(project, "node_modules"));
});
afterAll(() => removeTemporary(project));

test.each(["constructor", "toString", "__proto__", "chek"])("%s is not a command", (name) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, name], { cwd: project, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`unknown command '${name}'`);
});

test("a reader that closes the pipe early is not an error", () => {
  const line = `"${process.execPath}" "${command}" check | true`;
  const { stderr } = spawnSync("sh", ["-c", line], { cwd: project, encoding: "utf8" });
  expect(stderr).toBe("");
});

test("a check runs again every time, and shows the same", () => {
  const [first, second] = [1, 2].map(() => spawnSync(process.execPath, [command, "check"], { cwd: project, encoding: "utf8" }));
  expect(first?.stdout).toContain("2 protocols, 5 messages");
  expect(second?.stdout).toBe(first?.stdout);
});

test("a command optimizes little of its code, which would take longer than it saves", () => {
  const { stdout } = spawnSync(process.execPath, ["--trace-opt", command, "check"], { cwd: project, encoding: "utf8" });
  expect(stdout).toContain("2 protocols, 5 messages");
  expect(stdout.match(/completed optimizing/g)?.length ?? 0).toBeLessThan(16);
});

test("this version of Node knows the settings of V8 that generating uses", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "generate"], { cwd: project, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("2 protocols, 5 messages");
});

describe("code of the project that never settles", () => {
  const emitter = (source: string): string => `export const config = { emitters: [{ name: "slow", ${source} }] };\n`;

  test.each([
    ["an emitter", emitter("emit: () => new Promise(() => {})"), "emitter slow failed for workshop: its promise never settles"],
    [
      "an emitter of shared files",
      emitter("emit: () => [], emitShared: () => new Promise(() => {})"),
      "emitter slow failed for all protocols: its promise never settles",
    ],
    ["the configuration", "await new Promise(() => {});\n", "wirepact.config.js failed: its promise never settles"],
  ])("is reported: %s", (_what, text, problem) => {
    writeFileSync(join(project, "wirepact.config.js"), text);
    writeFileSync(join(project, "package.json"), '{ "type": "module" }\n');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, "generate"], { cwd: project, encoding: "utf8" });
    rmSync(join(project, "wirepact.config.js"));
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain(problem);
  });
});

test("the build does nothing when nothing changed", () => {
  const build = fileURLToPath(new URL("../../../generator/dist/build.js", import.meta.url));
  const bundle = fileURLToPath(new URL("../../../generator/dist/program/main.js", import.meta.url));
  spawnSync(process.execPath, [build]);
  const { mtimeMs } = statSync(bundle);
  expect(spawnSync(process.execPath, [build]).status).toBe(0);
  expect(statSync(bundle).mtimeMs).toBe(mtimeMs);
});
