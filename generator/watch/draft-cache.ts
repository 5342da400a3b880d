// Finished texts of earlier runs, the latest thousands of them, so that a long session does not grow without end.

import type { DraftCache } from "../emit/emit-files.js";

/** An empty cache that forgets what was not used for longest. */
export function createDraftCache(capacity = 5000): DraftCache {
  const texts = new Map<string, string>();
  return {
    get: (draft) => {
      const text = texts.get(draft);
      // Put last again: the map's order is the order of use.
      if (text !== undefined && texts.delete(draft)) texts.set(draft, text);
      return text;
    },
    set: (draft, text) => {
      texts.delete(draft);
      texts.set(draft, text);
      const [oldest] = texts.size > capacity ? texts.keys() : [];
      if (oldest !== undefined) texts.delete(oldest);
    },
  };
}
