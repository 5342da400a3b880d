// The Git commands that releases need.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readTar } from "./read-tar.js";
import { runCommand, runForBytes } from "./run-command.js";

/** The output of a Git command without the final line break; undefined when it failed. */
export async function askGit(folder: string, ...parameters: readonly string[]): Promise<string | undefined> {
  const { code, out } = await runCommand("git", parameters, { folder });
  return code === 0 ? out.trimEnd() : undefined;
}

/** The commit that a name resolves to. */
export const commitOf = (folder: string, name: string): Promise<string | undefined> =>
  askGit(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);

/** The files in which the index or commits differ, as Git names them. */
export async function changedFiles(folder: string, ...what: readonly string[]): Promise<readonly string[]> {
  const names = (await askGit(folder, "diff", "--name-only", "--no-renames", "-z", ...what)) ?? "";
  return names.split("\0").filter((name) => name !== "");
}

export interface Upstream {
  /** Undefined where `HEAD` is detached. */
  readonly branch: string | undefined;
  /** The remote of the branch, or the first one; undefined where there is none. */
  readonly remote: string | undefined;
  readonly hasUpstream: boolean;
}

/** The current branch, and where it is pushed to. */
export async function findUpstream(folder: string): Promise<Upstream> {
  const branch = await askGit(folder, "symbolic-ref", "--quiet", "--short", "HEAD");
  const own = branch === undefined ? undefined : await askGit(folder, "config", `branch.${branch}.remote`);
  const remotes = ((await askGit(folder, "remote")) ?? "").split("\n").filter((name) => name !== "");
  const remote = own ?? (remotes.includes("origin") ? "origin" : remotes[0]);
  return { branch, remote, hasUpstream: own !== undefined };
}

/** Extracts a folder as it was at a commit into a new temporary folder; undefined when it did not exist. */
export async function checkOutFolder(folder: string, commit: string): Promise<string | undefined> {
  const inside = await askGit(folder, "rev-parse", "--show-prefix");
  const top = await askGit(folder, "rev-parse", "--show-cdup");
  if (inside === undefined || top === undefined) return undefined;
  const asked = ["archive", "--format=tar", commit, ...(inside === "" ? [] : [inside])];
  const { code, out } = await runForBytes("git", asked, { folder: join(folder, top) });
  const files = code === 0 ? readTar(out) : undefined;
  if (files === undefined) return undefined;
  const target = mkdtempSync(join(tmpdir(), "wirepact-"));
  for (const { path, bytes } of files) {
    const file = join(target, path.slice(inside.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return target;
}
