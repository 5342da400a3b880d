// Groups the code points that no set of some patterns distinguishes, so that automata read one letter per group.

import { wordCharacters, type CodePoints } from "./code-points.js";
import { partsOf, type PatternNode } from "./parse-pattern.js";

/** The letters of some patterns. */
export interface Alphabet {
  /** One code point per letter; the one that reads best in an example. */
  readonly samples: readonly number[];
  /** Whether a letter is a word character, as `\b` sees it. */
  readonly words: Uint8Array;
  /** For each letter, whether a set of the patterns has it. */
  lettersOf(set: CodePoints): Uint8Array;
}

/** Code points from the best to read in an example to the worst. */
const preferences: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0x41, 0x5a],
  [0x30, 0x39],
  [0x21, 0x7e],
  [0x20, 0x20],
  [0xa1, 0xac],
  [0xae, 0xd7ff],
  [0xe000, 0x10ffff],
  [0, 0x10ffff],
];

interface Letter {
  readonly signature: string;
  sample: number;
  preference: number;
}

/** The letters that the sets in some patterns distinguish. */
export function alphabetOf(patterns: readonly PatternNode[]): Alphabet {
  const sets = new Map<string, CodePoints>([[keyOf(wordCharacters), wordCharacters]]);
  for (const part of patterns.flatMap(partsOf)) if (part.kind === "set") sets.set(keyOf(part.set), part.set);
  const letters = collectLetters([...sets.values()]);
  const members = new Map(
    [...sets.keys()].map((key, index) => [key, Uint8Array.from(letters, ({ signature }) => (signature[index] === "1" ? 1 : 0))] as const),
  );
  const lettersOf = (set: CodePoints): Uint8Array => members.get(keyOf(set)) ?? new Uint8Array(letters.length);
  return { samples: letters.map(({ sample }) => sample), words: lettersOf(wordCharacters), lettersOf };
}

const keyOf = (set: CodePoints): string => set.join(";");

function collectLetters(sets: readonly CodePoints[]): readonly Letter[] {
  const starts = new Set([0, 0xd800, 0xdc00, 0xe000]);
  for (const [first, end] of sets.flat()) starts.add(first).add(end + 1);
  starts.delete(0x110000);
  const sorted = [...starts].sort((a, b) => a - b);
  const signatures = signaturesAt(sorted, sets);
  const letters = new Map<string, Letter>();
  const surrogates = new Map<string, Letter>();
  for (const [index, first] of sorted.entries()) {
    const signature = signatures[index] ?? "";
    const end = (sorted[index + 1] ?? 0x110000) - 1;
    const isSurrogate = first >= 0xd800 && first <= 0xdfff;
    const group = isSurrogate ? surrogates : letters;
    const key = isSurrogate ? signature + (first < 0xdc00 ? "high" : "low") : signature;
    const preference = preferences.findIndex(([from, to]) => first <= to && from <= end);
    const sample = Math.max(first, preferences[preference]?.[0] ?? 0);
    const letter = group.get(key);
    if (letter === undefined) group.set(key, { signature, sample, preference });
    else if (preference < letter.preference) Object.assign(letter, { sample, preference });
  }
  // A lone surrogate is a letter of its own only where the patterns tell it from every other code point.
  return [...letters.values(), ...[...surrogates.values()].filter(({ signature }) => !letters.has(signature))];
}

/** For each start of a range, which of the sets have it, as a string of 0 and 1. */
function signaturesAt(starts: readonly number[], sets: readonly CodePoints[]): readonly string[] {
  const signatures = starts.map(() => "");
  for (const set of sets) {
    let range = 0;
    for (const [index, start] of starts.entries()) {
      while (range < set.length && (set[range]?.[1] ?? 0) < start) range += 1;
      signatures[index] += (set[range]?.[0] ?? Infinity) <= start ? "1" : "0";
    }
  }
  return signatures;
}
