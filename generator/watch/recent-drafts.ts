// Finished files of earlier runs in memory, limited in number so that a long session does not grow without bound.

import type { DraftCache } from "../emit/emit-files.js";

/** A cache that drops the least recently used files; it looks up missing ones in an older cache. */
export function createRecentDrafts(older: Pick<DraftCache, "get">, capacity = 5000): DraftCache {
  const texts = new Map<string, string>();
  return {
    get: (draft) => {
      const text = texts.get(draft);
      // Moved to the end: the order of the map is the order of use.
      if (text !== undefined && texts.delete(draft)) texts.set(draft, text);
      return text ?? older.get(draft);
    },
    set: (draft, text) => {
      texts.delete(draft);
      texts.set(draft, text);
      const [oldest] = texts.size > capacity ? texts.keys() : [];
      if (oldest !== undefined) texts.delete(oldest);
    },
  };
}
