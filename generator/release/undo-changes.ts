// Puts the working tree back as it was before a release began. Only for a tree that was clean then: everything that differs is the release's own.

import { rmSync } from "node:fs";
import { join } from "node:path";
import { askGit } from "./process/git.js";

/** Takes back every change since the last commit; files that git ignores stay. */
export async function undoChanges(folder: string): Promise<void> {
  const untracked = (await askGit(folder, "ls-files", "--others", "--exclude-standard")) ?? "";
  for (const file of untracked.split("\n")) if (file !== "") rmSync(join(folder, file), { force: true });
  await askGit(folder, "checkout", "--quiet", "HEAD", "--", ".");
}
