// What a correction must not lose: the comments of a file, and its words, which are names, values and prose.

import { findComments } from "../yaml/find-comments.js";

/** The words and comments of a text that are missing in another one, except for the words that something else takes the place of. */
export function findLost(before: string, after: string, replaced: readonly string[]): readonly string[] {
  const words = missing(wordsIn(before), [...wordsIn(after), ...replaced.flatMap(wordsIn)]);
  return [...words, ...missing(findComments(before), findComments(after))];
}

/** Names, numbers and words of prose; a name with a `?` also counts with it, because that makes a field optional. */
const wordsIn = (text: string): readonly string[] => [
  ...(text.match(/[\p{L}\p{N}_]+/gu) ?? []),
  ...(text.match(/[\p{L}\p{N}_]+\?/gu) ?? []),
];

/** The items of a list, as often as they are in it, that another list does not have. */
function missing(wanted: readonly string[], present: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of present) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
