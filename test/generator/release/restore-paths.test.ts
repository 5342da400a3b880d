// A release that is reverted: the paths that it changed are as at the last commit, everything else stays.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restorePaths } from "../../../generator/release/restore-paths.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-restore-"));
afterAll(() => removeTemporary(folder));

const git = (...parameters: string[]): string => execFileSync("git", parameters, { cwd: folder, encoding: "utf8" });
const read = (path: string): string | undefined => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  git("init", "--quiet");
  write(".gitignore", "dist\n*.tsbuildinfo\n");
  for (const path of ["packages/a/package.json", "packages/a/old.md", "spec/a.yaml", "notes.md"]) write(path, "before");
  git("add", ".");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "--message", "Begin");
});

it("reverts edits, staged or not, restores deleted files and removes new ones, whatever their names", async () => {
  write("packages/a/package.json", "edited");
  git("rm", "--quiet", "packages/a/old.md");
  write("spec/a.yaml", "staged");
  write("spec/releases/a/1.0.0.json", "staged and new");
  git("add", "spec");
  write("spec/a.yaml", "staged, then edited");
  for (const name of ["new.md", "two words.md", "line\nfeed.md", "größe.md", '"quoted".md']) write(`packages/a/${name}`, "new");
  write("packages/a/dist/index.js", "ignored");
  write("packages/a/dist/a.tsbuildinfo", "build");
  write("packages/a/tsconfig.tsbuildinfo", "build");
  write("notes.md", "mine");
  write("packages/b/mine.md", "mine");

  await restorePaths(folder, ["packages/a", "spec", "packages/not-there"]);

  expect(git("status", "--porcelain", "--", "packages/a", "spec")).toBe("");
  expect(["packages/a/package.json", "packages/a/old.md", "spec/a.yaml"].map(read)).toEqual(["before", "before", "before"]);
  expect(read("packages/a/dist/index.js")).toBe("ignored");
  expect(["packages/a/dist/a.tsbuildinfo", "packages/a/tsconfig.tsbuildinfo"].map(read)).toEqual([undefined, undefined]);
  expect(["notes.md", "packages/b/mine.md"].map(read)).toEqual(["mine", "mine"]);
});
