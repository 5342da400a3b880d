// Lists of words inside a sentence.

/** Alternatives: `a, b or c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
