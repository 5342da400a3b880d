// Restores files and folders as they were at the last commit.

import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { askGit } from "./process/git.js";

/** Reverts the changes in some paths; files that Git ignores stay, except for build information, which no longer matches the sources. */
export async function restorePaths(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // Git rejects a path that the last commit does not have.
    await askGit(folder, "reset", "--quiet", "HEAD", "--", path);
    await askGit(folder, "checkout", "--quiet", "HEAD", "--", path);
    removeBuildInformation(join(folder, path));
  }
  const untracked = (await askGit(folder, "ls-files", "--others", "--exclude-standard", "-z", "--", ...paths)) ?? "";
  for (const file of untracked.split("\0")) if (file !== "") rmSync(join(folder, file), { force: true });
}

/** With this information the compiler would consider files up to date that were built from other sources. */
function removeBuildInformation(folder: string): void {
  for (const place of [folder, join(folder, "dist")]) {
    const entries = existsSync(place) && statSync(place).isDirectory() ? readdirSync(place, { withFileTypes: true }) : [];
    for (const entry of entries)
      if (entry.isFile() && entry.name.endsWith(".tsbuildinfo")) rmSync(join(place, entry.name), { force: true });
  }
}
