// The hint that names the nearest known word.

import { nearestName } from "@wirepact/core";

/** `did you mean "status"?`, or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const found = nearestName(word, [...known]);
  return found === undefined ? undefined : `did you mean "${found}"?`;
}
