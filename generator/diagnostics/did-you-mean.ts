// The hint that names the nearest known word, or the words there are.

import { nearestName } from "@wirepact/core";

const mostListed = 12;

/** `did you mean "status"?`, or nothing when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const found = nearestName(word, [...known]);
  return found === undefined ? undefined : `did you mean "${found}"?`;
}

/** The nearest known word, or when none is near what there is: `the roles are writer, reader`. `nouns` is in the plural. */
export function didYouMeanOf(nouns: string, word: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  const near = didYouMean(word, all);
  if (near !== undefined || all.length === 0) return near;
  const listed = all.length > mostListed ? [...all.slice(0, mostListed), "…"] : all;
  return `the ${nouns} are ${listed.join(", ")}`;
}
