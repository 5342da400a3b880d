// Finished texts of earlier runs, the latest thousands of them, so that a long session does not grow without end.

import type { DraftCache } from "../emit/emit-files.js";

/** A cache that forgets what was not used for longest; what it does not have it asks an older one for. */
export function createRecentDrafts(older: Pick<DraftCache, "get">, capacity = 5000): DraftCache {
  const texts = new Map<string, string>();
  return {
    get: (draft) => {
      const text = texts.get(draft);
      // Put last again: the map's order is the order of use.
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
