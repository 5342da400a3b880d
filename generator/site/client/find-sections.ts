// Finds the sections of the site that contain words. It reads their texts as they are: they are short enough to be searched without an index,
// which readers would have to wait for.

/** A section: its path and title, where that is, and its texts. */
export type Section = readonly [path: string, title: string, context: string, names: string, prose: string, code: string];

export interface Found {
  readonly section: Section;
  /** The words that were found, as they are in the texts. */
  readonly words: readonly string[];
}

export type FindSections = (question: string) => readonly Found[];

/** Only this many sections are shown. */
const most = 12;

/** The columns of a section that are searched, and how much a word in them counts. */
const columns = [
  [1, 4],
  [2, 2],
  [3, 3],
  [4, 1],
  [5, 0.2],
] as const;

/** How much a word that only starts with the one in question counts. */
const prefixWeight = 0.35;

/** Sections of the protocol that is read count this many times as much as others. */
const nearWeight = 3;

/** One column of all sections as one text. */
interface Column {
  readonly text: string;
  /** Where each section starts, and after the last one, where the text ends. */
  readonly starts: Uint32Array;
  readonly weight: number;
}

/** Prepares the search; `isNear` says which paths are near the page. */
export function createFindSections(sections: readonly Section[], isNear: (path: string) => boolean): FindSections {
  const searched = columns.map(([column, weight]) => joinColumn(sections, column, weight));
  const scoresOf = (word: string): Float64Array => {
    const scores = new Float64Array(sections.length);
    for (const column of searched) addScores(scores, column, word);
    return scores;
  };
  const similar = (word: string): readonly string[] => {
    const distance = Math.round(word.length * 0.15);
    const [first, ...others] = word;
    const pattern = new RegExp(
      String.raw`\b${first}[\p{L}\p{N}]{${others.length - distance},${others.length + distance}}(?![\p{L}\p{N}])`,
      "gu",
    );
    const known = new Set(distance === 0 ? [] : searched.flatMap(({ text }) => text.match(pattern) ?? []));
    return [...known].filter((each) => isWithin(each, word, distance)).slice(0, most);
  };
  return (question) => {
    const asked = [...new Set(question.toLowerCase().match(wordPattern))];
    const parts = asked.map((word) => {
      const scores = scoresOf(word);
      if (scores.some((score) => score > 0)) return { words: [word], scores };
      // Nobody wrote it like that: words that differ in a letter or two are meant.
      const words = similar(word);
      const all = words.map(scoresOf);
      return { words, scores: scores.map((_, index) => all.reduce((total, each) => total + each[index]!, 0)) };
    });
    const found = sections.flatMap((section, index) => {
      const matching = parts.filter(({ scores }) => scores[index]! > 0);
      if (matching.length === 0) return [];
      const score = matching.reduce((total, { scores }) => total + scores[index]!, 0) * (isNear(section[0]) ? nearWeight : 1);
      return [{ section, words: matching.flatMap(({ words }) => words), score, hasAll: matching.length === parts.length }];
    });
    // Sections that contain all words come first, then those that contain some of them.
    found.sort((a, b) => Number(b.hasAll) - Number(a.hasAll) || b.score - a.score);
    return found.slice(0, most).map(({ section, words }) => ({ section, words }));
  };
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Whether a letter or a digit is at a position. */
function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return /[\p{L}\p{N}]/u.test(text[at]!);
  // Texts are in lower case.
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function joinColumn(sections: readonly Section[], column: number, weight: number): Column {
  const starts = new Uint32Array(sections.length + 1);
  const texts = sections.map((section) => section[column]!.toLowerCase());
  for (const [index, text] of texts.entries()) starts[index + 1] = starts[index]! + text.length + 1;
  return { text: `${texts.join("\n")}\n`, starts, weight };
}

/** Adds what a word in a column counts, by BM25 (https://en.wikipedia.org/wiki/Okapi_BM25). */
function addScores(scores: Float64Array, { text, starts, weight }: Column, word: string): void {
  const [whole, started] = [new Map<number, number>(), new Map<number, number>()] as const;
  let section = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (isWordPart(text, at - 1)) continue;
    while (starts[section + 1]! <= at) section += 1;
    const counts = isWordPart(text, at + word.length) ? started : whole;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const average = text.length / scores.length;
  for (const [counts, share] of [
    [whole, 1],
    [started, prefixWeight],
  ] as const) {
    const rarity = Math.log(1 + (scores.length - counts.size + 0.5) / (counts.size + 0.5));
    for (const [index, count] of counts) {
      const length = (starts[index + 1]! - starts[index]!) / average;
      scores[index]! += weight * share * rarity * (0.5 + (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length)));
    }
  }
}

/** Whether one word becomes the other by at most so many letters that are added, left out or replaced. */
function isWithin(a: string, b: string, distance: number): boolean {
  if (Math.abs(a.length - b.length) > distance) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= b.length; column++)
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + Number(letter !== b[column - 1])));
    row = next;
  }
  return row[b.length]! <= distance;
}
