// Hints that suggest the nearest known name, or list the known names.

import { nearestName } from "@wirepact/core";

const maxListed = 12;

/** `did you mean "status"?`, or undefined if no known name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearestName(name, [...known]);
  return found === undefined ? undefined : `did you mean "${found}"?`;
}

/** The nearest known name, or if none is similar all of them: `known roles: writer, reader`. `nouns` is a plural. */
export function didYouMeanOf(nouns: string, name: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  const suggestion = didYouMean(name, all);
  if (suggestion !== undefined || all.length === 0) return suggestion;
  const listed = all.length > maxListed ? [...all.slice(0, maxListed), "…"] : all;
  return `known ${nouns}: ${listed.join(", ")}`;
}
