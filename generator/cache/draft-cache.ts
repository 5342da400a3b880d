// Stores finished files between runs by the hash of their drafts, so that only drafts that changed are composed and formatted again.

import { createHash, type Hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DraftCache } from "../emit/emit-files.js";

/** A cache that can be saved. */
export interface StoredDraftCache extends DraftCache {
  readonly save: () => void;
}

const cacheFile = "drafts.ndjson";

/** Opens the cache of a build; drafts of other builds are dropped. */
export function openDraftCache(folder: string | undefined, stamp: string): StoredDraftCache {
  const known = folder === undefined ? new Map<string, string>() : readTexts(join(folder, cacheFile), stamp);
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    get: (draft) => {
      const text = known.get(draft);
      if (text !== undefined) used.set(draft, text);
      return text;
    },
    set: (draft, text) => {
      if (known.get(draft) !== text) isChanged = true;
      known.set(draft, text);
      used.set(draft, text);
    },
    save: () => {
      if (folder !== undefined && isChanged) writeTexts(folder, stamp, used);
    },
  };
}

/** A digest of the build and of the texts, which is the last line of the file. */
const startDigest = (stamp: string): Hash => createHash("sha256").update(`${stamp}\n`);

/** The texts, or none when the file is missing, damaged, edited or of another build. */
function readTexts(path: string, stamp: string): Map<string, string> {
  try {
    const content = readFileSync(path, "utf8");
    const end = content.lastIndexOf("\n") + 1;
    const lines = content.slice(0, end);
    if (content.slice(end) !== startDigest(stamp).update(lines).digest("hex")) return new Map();
    return new Map(
      lines
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as [string, string]),
    );
  } catch {
    return new Map();
  }
}

/** Writes one line after the other: together, the texts of a large spec need more memory than the rest of the run. */
function writeTexts(folder: string, stamp: string, used: ReadonlyMap<string, string>): void {
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(join(folder, cacheFile), "w");
    const digest = startDigest(stamp);
    try {
      for (const entry of used) {
        const line = `${JSON.stringify(entry)}\n`;
        digest.update(line);
        writeSync(file, line);
      }
      writeSync(file, digest.digest("hex"));
    } finally {
      closeSync(file);
    }
  } catch {
    // Without it the next run does the work again.
  }
}
