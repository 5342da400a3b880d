// Sets of code points as sorted ranges, and what the character escapes of regular expressions (flag `u`) stand for.

/** First and last code point of a range. */
export type Range = readonly [first: number, last: number];

/** Sorted ranges that neither overlap nor touch. */
export type CodePoints = readonly Range[];

const last = 0x10ffff;

/** The set that several ranges, in any order, make up. */
export function unite(ranges: readonly Range[]): CodePoints {
  const united: [number, number][] = [];
  for (const [first, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = united.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], end);
    else united.push([first, end]);
  }
  return united;
}

/** All other code points. */
export function complement(set: CodePoints): CodePoints {
  const others: Range[] = [];
  let next = 0;
  for (const [first, end] of set) {
    if (first > next) others.push([next, first - 1]);
    next = end + 1;
  }
  return next <= last ? [...others, [next, last]] : others;
}

export const digits: CodePoints = [[0x30, 0x39]];

export const wordCharacters: CodePoints = unite([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);

export const lineTerminators: CodePoints = unite([
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]);

export const whiteSpace: CodePoints = unite([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** Ranges whose code points can stand side by side in a string without becoming others; a high surrogate before a low one would. */
const blocks: readonly Range[] = [
  [0, 0xd7ff],
  [0xd800, 0xdbff],
  [0xdc00, 0xdfff],
  [0xe000, 0xffff],
  ...Array.from({ length: 16 }, (_, plane): Range => [(plane + 1) * 0x10000, (plane + 1) * 0x10000 + 0xffff]),
];

const known = new Map<string, CodePoints>();
const texts: string[] = [];

/** A string with all code points of a block, in order. */
function textOfBlock(index: number): string {
  const made = texts[index];
  if (made !== undefined) return made;
  const [first, end] = blocks[index] ?? [0, -1];
  let text = "";
  for (let code = first; code <= end; code += 1) text += String.fromCodePoint(code);
  texts[index] = text;
  return text;
}

/** The code points that an escape such as `\p{L}` stands for, asked of the engine itself, so that both mean the same Unicode version. */
export function codePointsOfEscape(escape: string): CodePoints {
  const cached = known.get(escape);
  if (cached !== undefined) return cached;
  const ranges: Range[] = [];
  for (const [block, [first]] of blocks.entries()) {
    const width = first > 0xffff ? 2 : 1;
    for (const { 0: run, index } of textOfBlock(block).matchAll(new RegExp(`${escape}+`, "gu")))
      ranges.push([first + index / width, first + (index + run.length) / width - 1]);
  }
  const set = unite(ranges);
  known.set(escape, set);
  return set;
}
