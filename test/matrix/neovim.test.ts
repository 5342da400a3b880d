// Neovim with the language server: diagnostics, completion, definition and rename in a real editor.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readReferenceBlocks } from "../support/reference-blocks.js";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("Neovim gets diagnostics, completion, definition and rename", () => {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-neovim-"));
  const bakery = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;
  const spec = join(folder, "spec/protocols/bakery.yaml");
  const out = join(folder, "out.json");
  mkdirSync(join(folder, "spec/protocols"), { recursive: true });
  writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\nlint: minimal\n");
  writeFileSync(spec, bakery.replace("type: integer,", "type: integr,"));
  execFileSync("nvim", ["--headless", "--clean", "-S", join(root, "test/matrix/programs/neovim.lua")], {
    env: { ...process.env, NODE_PROGRAM: process.execPath, WIREPACT: join(root, "generator/bin/wirepact.js"), SPEC: spec, OUT: out },
    timeout: 600_000,
  });
  const result = JSON.parse(readFileSync(out, "utf8")) as {
    readonly diagnostics: readonly string[];
    readonly completion: readonly string[];
    readonly definition: number;
    readonly text: string;
  };
  expect(result.diagnostics).toContainEqual(expect.stringContaining('unknown type "integr"'));
  expect(result.completion).toContain("Flour");
  expect(bakery.split("\n")[result.definition]).toContain("rye: Dark rye flour.");
  expect(result.text).toContain("dark: Dark rye flour.");
  expect(result.text).toContain("flour: dark }");
  removeTemporary(folder);
});
