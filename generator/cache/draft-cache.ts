// Stores finished files between runs by the hash of their drafts, so that only drafts that changed are composed and formatted again.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftCache } from "../emit/emit-files.js";

/** A cache that can be saved. */
export interface StoredDraftCache extends DraftCache {
  readonly save: () => void;
}

const cacheFile = "drafts.json";

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

/** A digest of the build and of the texts, which is the first line of the file. */
const digestOf = (stamp: string, texts: string): string => createHash("sha256").update(`${stamp}\n${texts}`).digest("hex");

/** The texts, or none when the file is missing, damaged, edited or of another build. */
function readTexts(path: string, stamp: string): Map<string, string> {
  try {
    const content = readFileSync(path, "utf8");
    const end = content.indexOf("\n");
    const texts = content.slice(end + 1);
    if (content.slice(0, end) !== digestOf(stamp, texts)) return new Map();
    return new Map(Object.entries(JSON.parse(texts) as Readonly<Record<string, string>>));
  } catch {
    return new Map();
  }
}

function writeTexts(folder: string, stamp: string, used: ReadonlyMap<string, string>): void {
  const texts = JSON.stringify(Object.fromEntries(used));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, cacheFile), `${digestOf(stamp, texts)}\n${texts}`);
  } catch {
    // Without it the next run does the work again.
  }
}
