// A disk that is full after a few kilobytes: a file system in memory, which only the administrator can mount.

import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface SmallDisk {
  /** Leaves only this many bytes free. */
  readonly leaveFree: (bytes: number) => void;
  readonly unmount: () => void;
}

/** Mounts a disk of some bytes at a folder; undefined where the system does not allow it. */
export function mountSmallDisk(folder: string, bytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return {
    leaveFree: (left) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, "filler"), Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    unmount: () => void execFileSync("umount", [folder]),
  };
}
