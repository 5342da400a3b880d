// Finds the sections of the site that contain words. It reads their texts as they are: they are short enough to be searched without an index,
// which readers would have to wait for.

/** A section: its path and title, where that is, and its texts. */
export type Section = readonly [path: string, title: string, context: string, names: string, prose: string, code: string];

/** The sections in their order in the site, from the data of the search, which has them in the order that takes the least space. */
export const readSections = (json: string): readonly Section[] =>
  (JSON.parse(json) as (readonly [...Section, place: number])[])
    .sort((a, b) => a[6] - b[6])
    .map(([path, title, context, names, prose, code]) => [path, title, context, names, prose, code]);

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

/** How much a word counts that has the same stem as the one in question, such as "publishing" for "publish". */
const stemWeight = 0.2;

/** Sections of the protocol that is read count this many times as much as others, and so do pages that belong to no protocol. */
const nearWeight = 3;
const generalWeight = 2.5;

/** The guides, the manual and the reference, but not the benchmarks and what is written for contributors. */
const generalPage = /^(?:guides\/)?(?!benchmarks\.|contributing\.)[^/]*$/;

/** What says nearly the same for every protocol: it is shown once, for the one that is nearest. */
const commonPage = /(?<=^[^/]*\/)(?:package|errors|playground|versions)\.html.*/;

/** Words of questions that say nothing about the answer. */
const fillers = new Set(["a", "an", "and", "can", "do", "does", "for", "how", "i", "in", "is", "of", "on", "the", "to", "what", "with"]);

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
    for (const column of searched) addScores(scores, column, word, 1);
    const stem = word.replace(/(?:ing|ed|es|e|s)$/, "");
    if (stem !== word && stem.length > 3) for (const column of searched) addScores(scores, column, stem, stemWeight);
    return scores;
  };
  const weightOf = (path: string): number => (isNear(path) ? nearWeight : generalPage.test(path) ? generalWeight : 1);
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
    const exact = question.trim().toLowerCase();
    const all = [...new Set(exact.match(wordPattern))];
    const telling = all.filter((word) => !fillers.has(word));
    const asked = telling.length === 0 ? all : telling;
    const parts = asked.map((word) => {
      const scores = scoresOf(word);
      if (scores.some((score) => score > 0)) return { words: [word], scores };
      // Nobody wrote it like that: words that differ in a letter or two are meant.
      const words = similar(word);
      const each = words.map(scoresOf);
      return { words, scores: scores.map((_, index) => each.reduce((total, own) => total + own[index]!, 0)) };
    });
    const found = sections.flatMap((section, index) => {
      const matching = parts.filter(({ scores }) => scores[index]! > 0);
      if (matching.length === 0) return [];
      // What is called like that comes first, in the order of the site; then sections that contain all words, then those that contain some of them.
      const rank = section[1].toLowerCase() === exact ? 2 : Number(matching.length === parts.length);
      const share = rank === 2 ? 1 : matching.reduce((total, { scores }) => total + scores[index]!, 0);
      return [{ section, words: matching.flatMap(({ words }) => words), score: share * weightOf(section[0]), rank }];
    });
    found.sort((a, b) => b.rank - a.rank || b.score - a.score);
    const kinds = new Set<string>();
    const distinct = found.filter(({ section: [path] }) => {
      const kind = commonPage.exec(path)?.[0] ?? path;
      return kinds.size !== kinds.add(kind).size;
    });
    return distinct.slice(0, most).map(({ section, words }) => ({ section, words }));
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
function addScores(scores: Float64Array, { text, starts, weight }: Column, word: string, factor: number): void {
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
      scores[index]! += factor * weight * share * rarity * (0.5 + (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length)));
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
