// The project that `wirepact init` makes passes its own `npm test`, also beside what was there before.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../support/command-line.js";
import { removeTemporary } from "../support/remove-temporary.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));
let project = "";
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "init-")));
});
afterEach(() => removeTemporary(project));

/** Stands in for `npm install`: only what the packages need, so that nothing else is found by chance. */
function link(path: string, target: string): void {
  mkdirSync(dirname(join(project, "node_modules", path)), { recursive: true });
  symlinkSync(realpathSync(join(repository, target)), join(project, "node_modules", path));
}

it.each([
  ["as it is", {}],
  ["beside a tsconfig.json of the project's own", { "tsconfig.json": '{ "include": ["src"] }' }],
  [
    "beside workspaces without a test, or with one that needs more",
    {
      "package.json": '{ "name": "kitchen", "workspaces": ["apps/*", "packages/*"] }',
      "apps/site/package.json": '{ "name": "site", "version": "1.0.0", "scripts": { "test": "exit 1" } }',
      "packages/icons/package.json": '{ "name": "icons", "version": "1.0.0" }',
    },
  ],
])("passes `npm test` before anything was generated, %s", async (_case, existing) => {
  for (const [path, text] of Object.entries(existing)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  for (const name of ["@wirepact/core", "@wirepact/generator", "fast-check", "typescript"]) link(name, `node_modules/${name}`);
  link(".bin/wirepact", "generator/bin/wirepact.js");
  link(".bin/tsc", "node_modules/typescript/bin/tsc");
  expect((await runCommand(["init", "--scope", "@acme"], project)).code).toBe(0);
  const out = execFileSync("npm", ["test"], { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  expect(out).toMatch(/^pantry: 2 examples, \d+ boundary messages and \d+ invalid messages checked/m);
});
