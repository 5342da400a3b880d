// Which requirements are wanted, by patterns for their names, and what is wrong with patterns that leave none.

import { nearestName } from "@wirepact/core";
import { matchesGlob } from "./baseline.js";

export interface Selection {
  readonly isWanted: (id: string) => boolean;
  /** Why nothing was tested; undefined if a requirement was wanted. */
  readonly problem: () => string | undefined;
}

/** Selects by `--only` and `--skip`. */
export function createSelection(only = "*", skip?: string): Selection {
  const known = new Set<string>();
  let hasMatch = false;
  const plain = only.replaceAll("*", "").trim();
  const nearest = (): string | undefined => {
    const types = [...new Set([...known].map((id) => id.split(" ")[0]!))];
    const [first = ""] = plain.split(" ");
    const type = types.includes(first) ? first : nearestName(first, types);
    return nearestName(plain, [...known]) ?? ([...known].some((id) => id.startsWith(plain)) ? `${plain}*` : type && `${type} *`);
  };
  return {
    isWanted: (id) => {
      known.add(id);
      if (!matchesGlob(only, id)) return false;
      hasMatch = true;
      return skip === undefined || !matchesGlob(skip, id);
    },
    problem: () => {
      if (hasMatch || known.size === 0) return undefined;
      const near = nearest();
      return `no requirement matches --only "${only}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
    },
  };
}
