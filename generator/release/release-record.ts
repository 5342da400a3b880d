// The record of a running release and its lock, kept in the Git directory while the release changes the working tree. It stays there when the process is
// killed, so that the next run can complete or revert the release.

import { existsSync, linkSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { digestOf } from "../text/digest.js";
import { askGit, changedFiles, commitOf } from "./process/git.js";
import { changelogOf, releaseNotes } from "./release-notes.js";
import { restorePaths } from "./restore-paths.js";
import { temporaryFile } from "./write-version.js";

export interface ReleaseRecord {
  /** The process that runs the release. */
  readonly pid: number;
  /** The commit that the release started from. */
  readonly head: string;
  /** The subject of the release commit. */
  readonly message: string;
  readonly tags: readonly string[];
  /** Folders that the release writes, relative to the project. */
  readonly folders: readonly string[];
  /** Spec files that get a new version, relative to the project, with the digest of their new text. */
  readonly specs: Readonly<Record<string, string>>;
  /** Notes that the release moves into changelogs, relative to the project. */
  readonly notes?: readonly string[];
}

/** What the release itself knows; the rest is added. */
export type NewRecord = Omit<ReleaseRecord, "pid" | "head">;

/** What became of an interrupted release. */
export type Recovery = { readonly restored: true } | { readonly tagged: readonly string[] } | Diagnostic;

const recordName = "wirepact-release.json";

/** A file in the Git directory; undefined where there is none. */
async function gitFile(folder: string, name: string): Promise<string | undefined> {
  const path = await askGit(folder, "rev-parse", "--git-path", name);
  return path === undefined ? undefined : resolve(folder, path);
}

/** The process that holds a lock, and since when. */
interface Lock {
  readonly pid: number;
  readonly since: string;
}

/** Refuses a second release at the same time. Returns how the lock is released, or who holds it. */
export async function lockRelease(folder: string): Promise<(() => void) | Diagnostic> {
  const file = await gitFile(folder, "wirepact-release.lock");
  if (file === undefined) return () => undefined;
  const own: Lock = { pid: process.pid, since: new Date().toISOString() };
  const draft = `${file}.${own.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (;;) {
      // Linking fails if the lock exists, so that only one process gets it, and nobody reads half of it.
      if (attempt(() => linkSync(draft, file))) return () => rmSync(file, { force: true });
      const holder = readLock(file);
      if (holder !== undefined && isRunning(holder.pid)) return report("release/already-running", { ...holder, file }, {});
      // The process that held it was killed. Another one may take it over at the same moment: then it gets its lock back.
      const stale = `${draft}.stale`;
      if (holder === undefined || !attempt(() => renameSync(file, stale))) continue;
      const taken = readLock(stale);
      if (taken !== undefined && taken.pid !== holder.pid) attempt(() => linkSync(stale, file));
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (["EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** Who holds a lock; undefined if it is gone. */
function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Lock;
  } catch (error) {
    // A file that is no lock was not written by a release that is running.
    if (error instanceof SyntaxError) return { pid: 0, since: "" };
    return undefined;
  }
}

/** Writes the record; nothing may have been changed before. */
export async function openRecord(folder: string, record: NewRecord): Promise<void> {
  const file = await gitFile(folder, recordName);
  const head = await askGit(folder, "rev-parse", "HEAD");
  if (file === undefined || head === undefined) return;
  writeFileSync(`${file}.tmp`, JSON.stringify({ pid: process.pid, head, ...record }));
  renameSync(`${file}.tmp`, file);
}

/** Deletes the record: the release is committed and tagged, or reverted. */
export async function closeRecord(folder: string): Promise<void> {
  const file = await gitFile(folder, recordName);
  if (file !== undefined) rmSync(file, { force: true });
}

/** The record of an interrupted release, if there is one. */
export async function findRecord(folder: string): Promise<ReleaseRecord | undefined> {
  const file = await gitFile(folder, recordName);
  return file === undefined || !existsSync(file) ? undefined : (JSON.parse(readFileSync(file, "utf8")) as ReleaseRecord);
}

/** Completes an interrupted release that was committed, or reverts one that was not; undefined when there is none. */
export async function recoverRelease(folder: string): Promise<Recovery | undefined> {
  const record = await findRecord(folder);
  if (record === undefined) return undefined;
  if (record.pid !== process.pid && isRunning(record.pid)) {
    return report("release/already-running", { pid: record.pid, file: (await gitFile(folder, recordName)) ?? "" }, {});
  }
  await removeStaleLocks(folder, record);
  const commit = await findReleaseCommit(folder, record);
  const recovery = commit === undefined ? await revert(folder, record) : await createTags(folder, record.tags, commit);
  if (!("code" in recovery)) await closeRecord(folder);
  return recovery;
}

/**
 * The oldest commit with the message of the release, to which a Git hook may have added something, such as the number of a ticket. One from which a
 * hook has removed all files is undone.
 */
async function findReleaseCommit(folder: string, { head, message, folders }: ReleaseRecord): Promise<string | undefined> {
  const log = (await askGit(folder, "log", "--reverse", "-z", "--format=%H %B", `${head}..HEAD`)) ?? "";
  const found = log
    .split("\0")
    .find((each) => each.includes(message))
    ?.split(" ")[0];
  if (found === undefined || (await changedFiles(folder, head, found, "--", ...folders)).length > 0) return found;
  if ((await commitOf(folder, "HEAD")) === found) await askGit(folder, "reset", "--quiet", "--soft", head);
  return undefined;
}

/** Creates the tags of a release that do not exist yet. */
export async function createTags(folder: string, tags: readonly string[], commit: string): Promise<Recovery> {
  const tagged: string[] = [];
  for (const tag of tags) {
    if ((await askGit(folder, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}`)) !== undefined) continue;
    if (!(await createTag(folder, tag, commit))) return report("release/tag-failed", { tag }, {});
    tagged.push(tag);
  }
  return { tagged };
}

/** Creates a tag with the notes of its release; false when Git rejects it. */
async function createTag(folder: string, tag: string, commit: string): Promise<boolean> {
  const notes = releaseNotes(tag, await askGit(folder, "show", `${commit}:./${changelogOf(tag)}`));
  const temporary = mkdtempSync(join(tmpdir(), "wirepact-tag-"));
  try {
    const file = join(temporary, "notes.md");
    writeFileSync(file, notes);
    // Git would take headings of Markdown for comments.
    return (await askGit(folder, "tag", "--annotate", "--cleanup=verbatim", "--file", file, tag, commit)) !== undefined;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function revert(folder: string, { folders, specs, notes = [] }: ReleaseRecord): Promise<Recovery> {
  // A spec file that was edited since then is not changed.
  const own = Object.entries(specs).filter(([path, digest]) => {
    const file = join(folder, path);
    rmSync(temporaryFile(file), { force: true });
    return existsSync(file) && digestOf(readFileSync(file, "utf8")) === digest;
  });
  const moved = notes.filter((path) => !existsSync(join(folder, path)));
  await restorePaths(folder, [...folders, ...own.map(([path]) => path), ...moved]);
  return { restored: true };
}

/** How long a Git process may still be running after the release was killed, in milliseconds. */
const longestCommit = 10_000;

/** Deletes the lock files of Git processes that were killed together with the release, once they are old enough. */
async function removeStaleLocks(folder: string, { tags }: ReleaseRecord): Promise<void> {
  const branch = await askGit(folder, "symbolic-ref", "--quiet", "HEAD");
  const names = ["index", "HEAD", "packed-refs", ...(branch === undefined ? [] : [branch]), ...tags.map((tag) => `refs/tags/${tag}`)];
  for (const name of names) {
    const path = await askGit(folder, "rev-parse", "--git-path", `${name}.lock`);
    if (path !== undefined) await removeStaleLock(resolve(folder, path));
  }
}

async function removeStaleLock(lock: string): Promise<void> {
  while (existsSync(lock)) {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestCommit) rmSync(lock, { force: true });
    else await wait(100);
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
