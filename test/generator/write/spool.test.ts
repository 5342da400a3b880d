// Files that wait in a temporary file are written like those that wait in memory.

import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSpool } from "../../../generator/disk/spool.js";
import { writeFiles } from "../../../generator/write/write-files.js";
import { removeTemporary } from "../../support/remove-temporary.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spool-"));
  vi.stubEnv("TMPDIR", folder);
  vi.stubEnv("TEMP", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  removeTemporary(folder);
});

const texts = ["", "plain\n", "Stra\u00dfe \u2013 \u8239 \u{1F6A2}\n", "x".repeat(70_000), "\r\n\u0000\n"];
const files = texts.map((text, index) => ({ path: `generated/${index}.txt`, text }));

it.each([0, 6, 30, Infinity])("beyond %s characters", (limit) => {
  const spool = openSpool(limit);
  const kept = files.map(spool.keep);
  expect(kept).toEqual(files);
  expect(readdirSync(folder)).toHaveLength(limit === Infinity ? 0 : 1);
  const root = join(folder, "root");
  expect(writeFiles(root, kept, { force: false, owns: () => true }).diagnostics).toEqual([]);
  spool.close();
  expect(files.map(({ path }) => readFileSync(join(root, path), "utf8"))).toEqual(texts);
  expect(readdirSync(folder)).toEqual(["root"]);
});

it("leaves nothing behind when nothing was written", () => {
  const spool = openSpool(0);
  files.forEach(spool.keep);
  spool.close();
  expect(readdirSync(folder)).toEqual([]);
});
