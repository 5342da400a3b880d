// The command as it is built, in a process of its own: what happens before a command is found.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test.each(["constructor", "toString", "__proto__", "chek"])("%s is no command", (name) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, name], { cwd: project, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(`unknown command '${name}'`);
});

test("a reader who leaves early is no error, neither at the first check nor at one that is remembered", () => {
  for (const check of ["first", "remembered"]) {
    const line = `"${process.execPath}" "${command}" check | true`;
    const { stderr } = spawnSync("sh", ["-c", line], { cwd: project, encoding: "utf8" });
    expect(stderr, check).toBe("");
  }
});
