// Remembers between runs which file was made of which draft, so that only drafts that changed are composed and formatted again. The texts are those of
// the generated files themselves.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftCache } from "../emit/emit-files.js";
import { hashText } from "../text/digest.js";

/** A cache that can be saved. */
export interface StoredDraftCache extends DraftCache {
  readonly save: () => void;
}

const cacheFile = "drafts.json";

export interface CachePlaces {
  /** Of the cache; without it, nothing is remembered. */
  readonly folder: string | undefined;
  /** Of the generated files. */
  readonly out: string;
}

/** Opens the cache of a build; drafts of other builds are dropped. */
export function openDraftCache({ folder, out }: CachePlaces, stamp: string): StoredDraftCache {
  const known = folder === undefined ? new Map<string, string>() : readHashes(join(folder, cacheFile), stamp);
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    get: (draft, path) => {
      const hash = known.get(draft);
      const text = hash === undefined ? undefined : readGenerated(join(out, path), hash);
      if (text !== undefined) used.set(draft, hash!);
      return text;
    },
    set: (draft, text) => {
      const hash = hashText(text);
      if (known.get(draft) !== hash) isChanged = true;
      used.set(draft, hash);
    },
    save: () => {
      if (folder !== undefined && isChanged) writeHashes(folder, stamp, used);
    },
  };
}

/** A cache in memory that does not grow with the process: it drops the least recently used files, and looks up missing ones in an older cache. */
export function createRecentDrafts(older: Pick<DraftCache, "get">, capacity = 5000): DraftCache {
  const texts = new Map<string, string>();
  return {
    get: (draft, path) => {
      const text = texts.get(draft);
      // Moved to the end: the order of the map is the order of use.
      if (text !== undefined && texts.delete(draft)) texts.set(draft, text);
      return text ?? older.get(draft, path);
    },
    set: (draft, text) => {
      texts.delete(draft);
      texts.set(draft, text);
      const [oldest] = texts.size > capacity ? texts.keys() : [];
      if (oldest !== undefined) texts.delete(oldest);
    },
  };
}

/** The text of a file that is as it was generated. */
function readGenerated(path: string, hash: string): string | undefined {
  try {
    const text = readFileSync(path, "utf8");
    // A checkout with other line endings has the same hash.
    return hashText(text) === hash && !text.includes("\r\n") ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A digest of the build and of the hashes, which is the first line of the file. */
const digestOf = (stamp: string, hashes: string): string => createHash("sha256").update(`${stamp}\n${hashes}`).digest("hex");

/** The hashes, or none when the file is missing, damaged, edited or of another build. */
function readHashes(path: string, stamp: string): Map<string, string> {
  try {
    const content = readFileSync(path, "utf8");
    const end = content.indexOf("\n");
    const hashes = content.slice(end + 1);
    if (content.slice(0, end) !== digestOf(stamp, hashes)) return new Map();
    return new Map(Object.entries(JSON.parse(hashes) as Readonly<Record<string, string>>));
  } catch {
    return new Map();
  }
}

function writeHashes(folder: string, stamp: string, used: ReadonlyMap<string, string>): void {
  const hashes = JSON.stringify(Object.fromEntries(used));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, cacheFile), `${digestOf(stamp, hashes)}\n${hashes}`);
  } catch {
    // Without it the next run does the work again.
  }
}
