// A second release while one is running, after one that was killed, and in a folder without Git.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOutFolder } from "../../generator/release/process/git.js";
import { findRecord, openRecord, recoverRelease } from "../../generator/release/release-record.js";
import { runCommand } from "../support/command-line.js";
import { removeTemporary } from "../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-two-releases-"));
const repository = join(folder, "repository");
const git = (...parameters: readonly string[]): string => execFileSync("git", parameters, { cwd: repository, encoding: "utf8" });
const record = { message: "Release crane 1.1.0", tags: ["crane@1.1.0"], folders: ["packages"], specs: {} };

beforeAll(() => {
  mkdirSync(join(repository, "packages"), { recursive: true });
  git("init", "--quiet");
  writeFileSync(join(repository, "packages", "a.ts"), "before\n");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Start");
});

afterAll(() => removeTemporary(folder));

/** Another process began a release and has written a file. */
async function beginRelease(pid: number): Promise<string> {
  await openRecord(repository, record);
  const file = join(repository, ".git", "wirepact-release.json");
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, "utf8")) as object), pid }));
  writeFileSync(join(repository, "packages", "a.ts"), "after\n");
  return file;
}

test("while one is running, another one changes nothing and names the process", async () => {
  const file = await beginRelease(process.ppid);
  expect(await recoverRelease(repository)).toMatchObject({ code: "release/already-running" });
  expect(JSON.stringify(await recoverRelease(repository))).toContain(String(process.ppid));
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(join(repository, "packages", "a.ts"), "utf8")).toBe("after\n");
});

test.each(["on a branch", "on a detached HEAD"])("after one that was killed, the tree is as it was, %s", async (where) => {
  if (where === "on a detached HEAD") git("checkout", "--quiet", "--detach");
  const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }));
  const file = await beginRelease(ended);
  expect(await recoverRelease(repository)).toEqual({ restored: true });
  expect(existsSync(file)).toBe(false);
  expect(git("status", "--porcelain")).toBe("");
  expect(readFileSync(join(repository, "packages", "a.ts"), "utf8")).toBe("before\n");
});

test("after one that was killed when it had committed, the commit gets the tags that are missing", async () => {
  const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }));
  const file = await beginRelease(ended);
  git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--all", "-m", record.message);
  const commit = git("rev-parse", "HEAD");
  git("config", "user.name", "a");
  git("config", "user.email", "a@example.org");
  git("commit", "--quiet", "--allow-empty", "-m", "Something else");
  expect(await recoverRelease(repository)).toEqual({ tagged: record.tags });
  expect(git("rev-parse", `${record.tags[0]}^{commit}`)).toBe(commit);
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(join(repository, "packages", "a.ts"), "utf8")).toBe("after\n");
});

test("without Git there is nothing to recover", async () => {
  await openRecord(folder, record);
  expect(await findRecord(folder)).toBeUndefined();
  expect(await recoverRelease(folder)).toBeUndefined();
});

test("without Git the command says what it needs, and changes nothing", async () => {
  const project = join(folder, "project");
  cpSync(fileURLToPath(new URL("../golden-specs/shop", import.meta.url)), join(project, "spec"), { recursive: true });
  const { code, out } = await runCommand(["release", "--dry-run"], project);
  expect(code, out).toBe(1);
  expect(out).toContain("release/not-a-repository: a release needs a Git repository with at least one commit");
  expect(readdirSync(project)).toEqual(["spec"]);
});

test("a folder is checked out as it was at a commit, and without the others", async () => {
  const at = join(folder, "history");
  const parts = ["other/c.yaml", "spec/a.yaml", "spec/deep/b.yaml"];
  const committed = (...what: readonly string[]): string => execFileSync("git", what, { cwd: at, encoding: "utf8" });
  for (const part of parts) {
    mkdirSync(join(at, part, ".."), { recursive: true });
    writeFileSync(join(at, part), `${part}\n`);
  }
  committed("init", "--quiet");
  committed("add", ".");
  committed("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Start");
  writeFileSync(join(at, "spec/a.yaml"), "later\n");
  const filesOf = async (inside: string): Promise<readonly string[]> => {
    const target = (await checkOutFolder(join(at, inside), "HEAD"))!;
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const found = files.map(({ parentPath, name }) => [
      relative(target, join(parentPath, name)).replaceAll("\\", "/"),
      readFileSync(join(parentPath, name), "utf8"),
    ]);
    removeTemporary(target);
    return found.map(([path, text]) => `${path}: ${text}`).sort();
  };
  expect(await filesOf("")).toEqual(parts.map((part) => `${part}: ${part}\n`));
  expect(await filesOf("spec")).toEqual(["a.yaml: spec/a.yaml\n", "deep/b.yaml: spec/deep/b.yaml\n"]);
  expect(await checkOutFolder(join(at, "spec"), "nothing")).toBeUndefined();
});
