// Scans JSON text without building values: whether it exceeds a limit, where the value of a path is, and the first syntax error, worded alike in
// every JavaScript engine. Not recursive.

import { tooDeep, tooManyKeys, type Wording } from "../issues.js";
import { quoteText } from "../base/quote.js";
import type { Path } from "../shape/shape.js";
import { maxDepth, maxKeys } from "../base/limits.js";

/** A syntax error. */
export interface JsonFault {
  readonly offset: number;
  readonly problem: string;
}

// What may come next in the text, in the words of messages.
const aValue = "a value";
const aName = "a property name in double quotes";
const colon = '":"';
const commaOrBracket = '"," or "]"';
const commaOrBrace = '"," or "}"';
const theEnd = "the end of the message";

interface Scan {
  readonly text: string;
  /** One for each open object or array: the name of the property, or the index of the item. */
  readonly steps: (string | number)[];
  /** What may come next. */
  expected: string;
  /** Offset of the last property name. */
  key: number;
}

/** Called before each value; true ends the scan. */
type Visit = (scan: Scan, offset: number) => boolean;

/** Scans the tokens of a text up to its first syntax error. */
function scanJson(text: string, visit: Visit): JsonFault | undefined {
  const scan: Scan = { text, steps: [], expected: aValue, key: 0 };
  let offset = skipSpace(text, 0);
  while (offset < text.length) {
    if (scan.expected.startsWith(aValue) && visit(scan, offset)) return undefined;
    const end = takeToken(scan, offset);
    if (typeof end !== "number") return end;
    offset = skipSpace(text, end);
  }
  if (scan.expected === theEnd) return undefined;
  return { offset, problem: text.trim() ? unexpected(scan, offset) : "empty input" };
}

const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Offset after a pattern that matches at an offset; -1 if it does not match. */
function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The offset after the token, or a syntax error; sets what is expected next. */
function takeToken(scan: Scan, offset: number): number | JsonFault {
  const { text, steps, expected } = scan;
  const unit = text.charAt(offset);
  const last = steps.length - 1;
  const isArray = typeof steps[last] === "number";
  const takesValue = expected.startsWith(aValue);
  let end: number | JsonFault = offset + 1;
  if (takesValue && (unit === "{" || unit === "[")) {
    steps.push(unit === "{" ? "" : 0);
    scan.expected = unit === "{" ? `${aName} or "}"` : `${aValue} or "]"`;
    return end;
  }
  if (unit === "," && expected.startsWith('","')) {
    if (isArray) steps[last] = Number(steps[last]) + 1;
    scan.expected = isArray ? aValue : aName;
    return end;
  }
  if (unit === ":" && expected === colon) return ((scan.expected = aValue), end);
  if (unit === '"' && expected.startsWith(aName)) {
    end = endOfString(text, offset);
    if (typeof end === "number") steps[last] = JSON.parse(text.slice(offset, end)) as string;
    scan.key = offset;
    scan.expected = colon;
    return end;
  }
  if (last >= 0 && unit === (isArray ? "]" : "}") && expected.endsWith(`or "${unit}"`)) steps.pop();
  else if (takesValue) end = unit === '"' ? endOfString(text, offset) : endOf(literal, text, offset);
  else end = -1;
  if (end === -1) return { offset, problem: unexpected(scan, offset) };
  const outer = steps.at(-1);
  scan.expected = outer === undefined ? theEnd : typeof outer === "number" ? commaOrBracket : commaOrBrace;
  return end;
}

function unexpected({ text, expected }: Scan, offset: number): string {
  const unit = text.charAt(offset);
  if (expected.startsWith(aValue) && /[-\d]/.test(unit)) return "invalid number";
  const token = `unexpected ${shown(text, offset)}`;
  if (expected === theEnd) return `${token} after ${theEnd}`;
  return token + (unit === "'" ? "; use double quotes" : `, expected ${expected}`);
}

/** Offset after the closing quote of the string that begins at `start`, or what is wrong with it. */
function endOfString(text: string, start: number): number | JsonFault {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x22) return index + 1;
    if (unit < 0x20) return { offset: index, problem: `unescaped ${shown(text, index)} in a string` };
    if (unit !== 0x5c) continue;
    const end = endOf(escape, text, index);
    if (end < 0) return { offset: index, problem: "invalid escape sequence in a string" };
    index = end - 1;
  }
  return { offset: start, problem: "unterminated string" };
}

/** The character at an offset. */
function shown(text: string, offset: number): string {
  const point = text.codePointAt(offset);
  if (point === undefined) return "end of input";
  return point === 0xa0 ? "a no-break space" : quoteText(String.fromCodePoint(point));
}

const space = /[ \n\r\t]*/y;

function skipSpace(text: string, offset: number): number {
  return endOf(space, text, offset);
}

/** The first fault of a text that `JSON.parse` refused. */
export function findJsonFault(text: string): JsonFault {
  return scanJson(text, () => false) ?? { offset: 0, problem: "it cannot be parsed" };
}

/** The limit that a JSON text breaks, found without parsing it. */
export function jsonExcess(text: string): Wording | undefined {
  let keys = 0;
  let excess: Wording | undefined;
  scanJson(text, ({ steps }, offset) => {
    if (typeof steps.at(-1) === "string" && ++keys > maxKeys) excess = tooManyKeys(maxKeys);
    if (steps.length >= maxDepth && "{[".includes(text.charAt(offset))) excess = tooDeep(maxDepth);
    return excess !== undefined;
  });
  return excess;
}

/** The first key that an object of well-formed JSON has twice, with the offset of the second one. */
export function findDuplicateKey(text: string): { readonly key: string; readonly offset: number } | undefined {
  /** The keys so far of each object that is open; undefined for an array. */
  const seen: (Set<string> | undefined)[] = [];
  let found: { readonly key: string; readonly offset: number } | undefined;
  scanJson(text, ({ steps, key }, offset) => {
    const name = steps.at(-1);
    if (typeof name === "string") {
      const names = seen[steps.length - 1]!;
      if (names.has(name)) found = { key: name, offset: key };
      names.add(name);
    }
    seen[steps.length] = text.charAt(offset) === "{" ? new Set() : undefined;
    return found !== undefined;
  });
  return found;
}

/** The paths of integers in well-formed JSON that are read as other ones, and written otherwise again; at most 100. Longer ones overflow. */
export function findInexactNumbers(text: string): readonly Path[] {
  const found: Path[] = [];
  scanJson(text, ({ steps }, offset) => {
    const [token] = /^-?\d{16,308}(?![\d.eE])/.exec(text.slice(offset, offset + 310)) ?? [];
    if (token !== undefined && String(Number(token)) !== token && BigInt(Number(token)) !== BigInt(token)) found.push([...steps]);
    return found.length >= 100;
  });
  return found;
}

/** Offset of the value at a path in well-formed JSON, or of its key; if there is none, of the innermost value around it. */
export function locateInJson(text: string, path: Path, part: "key" | "value" = "value"): number {
  let found = 0;
  scanJson(text, ({ steps, key }, offset) => {
    // Of a duplicate key the last value counts, as for `JSON.parse`.
    if (steps.length <= path.length && text.charAt(offset) !== "]" && steps.every((step, index) => step === path[index])) {
      found = part === "key" && steps.length === path.length && typeof steps.at(-1) === "string" ? key : offset;
    }
    return false;
  });
  return found;
}
