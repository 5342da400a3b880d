// Keeps finished files between runs by the hash of their drafts, so that only what changed is put together and formatted again.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftCache } from "../emit/emit-files.js";

/** A cache that can be written back. */
export interface StoredDraftCache extends DraftCache {
  readonly save: () => void;
}

const cacheFile = "drafts.json";

/** Opens the cache of a build; drafts of other builds are forgotten. */
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
      if (folder !== undefined && isChanged) writeTexts(folder, { stamp, texts: Object.fromEntries(used) });
    },
  };
}

interface Stored {
  readonly stamp: string;
  readonly texts: Readonly<Record<string, string>>;
}

function readTexts(path: string, stamp: string): Map<string, string> {
  try {
    const stored = JSON.parse(readFileSync(path, "utf8")) as Stored;
    return new Map(stored.stamp === stamp ? Object.entries(stored.texts) : []);
  } catch {
    return new Map();
  }
}

function writeTexts(folder: string, stored: Stored): void {
  try {
    mkdirSync(folder, { recursive: true });
    const beside = join(folder, `${cacheFile}.${process.pid}`);
    writeFileSync(beside, JSON.stringify(stored));
    renameSync(beside, join(folder, cacheFile));
  } catch {
    // The next run does the work again.
  }
}
