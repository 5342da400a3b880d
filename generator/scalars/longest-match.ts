// The maximum length of a string that matches a pattern, and the encoded size of its characters. It never underestimates: unsupported syntax counts as unlimited.

/** The maximum size of a string. */
export interface TextBound {
  /** The number of code points; `Infinity` if unlimited. */
  readonly length: number;
  /** The maximum number of bytes of a character in double quotes: 1 for most of ASCII, 2 for those that need a backslash, 6 for others. */
  readonly cost: 1 | 2 | 6;
}

const anything: TextBound = { length: Infinity, cost: 6 };
const nothing: TextBound = { length: 0, cost: 1 };

/** The maximum size of a string that matches a pattern (flag `u`). */
export function longestMatch(pattern: string): TextBound {
  const reader: Reader = { source: pattern, at: 0 };
  try {
    const bound = readBranches(reader, true);
    return reader.at < pattern.length ? anything : bound;
  } catch {
    return anything;
  }
}

interface Reader {
  readonly source: string;
  at: number;
}

/** Alternatives. At the top level each must be anchored at both ends, otherwise the length is unlimited. */
function readBranches(reader: Reader, isWhole: boolean): TextBound {
  const bounds: TextBound[] = [];
  do {
    if (bounds.length > 0) reader.at += 1;
    const start = reader.at;
    bounds.push(readSequence(reader));
    const branch = reader.source.slice(start, reader.at);
    if (isWhole && !(branch.startsWith("^") && /[^\\]\$$/.test(branch))) throw new SyntaxError("not understood");
  } while (reader.source[reader.at] === "|");
  return { length: Math.max(...bounds.map(({ length }) => length)), cost: highest(bounds) };
}

const highest = (bounds: readonly TextBound[]): TextBound["cost"] =>
  bounds.reduce<TextBound["cost"]>((cost, bound) => (bound.length > 0 && bound.cost > cost ? bound.cost : cost), 1);

function readSequence(reader: Reader): TextBound {
  const bounds: TextBound[] = [];
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at] ?? "")) {
    const part = readPart(reader);
    const times = readTimes(reader);
    bounds.push({ length: part.length === 0 || times === 0 ? 0 : part.length * times, cost: part.cost });
  }
  return { length: bounds.reduce((sum, { length }) => sum + length, 0), cost: highest(bounds) };
}

function readPart(reader: Reader): TextBound {
  const rest = reader.source.slice(reader.at);
  const taken = /^(?:\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^])|[^])/u.exec(
    rest,
  )?.[0];
  if (taken === undefined) throw new SyntaxError("not understood");
  reader.at += taken.length;
  if (taken === "^" || taken === "$" || taken === "\\b" || taken === "\\B") return nothing;
  if (taken === "(") return readGroup(reader);
  if (/^\\[1-9k]/.test(taken)) throw new SyntaxError("not understood");
  return { length: 1, cost: costOf(taken) };
}

function readGroup(reader: Reader): TextBound {
  const opening = /^\?(?::|<?[=!]|<[^>]+>)/.exec(reader.source.slice(reader.at))?.[0] ?? "";
  reader.at += opening.length;
  const bound = readBranches(reader, false);
  if (reader.source[reader.at] !== ")") throw new SyntaxError("not understood");
  reader.at += 1;
  // Lookaround matches no characters.
  return /[=!]$/.test(opening) ? nothing : bound;
}

/** The maximum number of bytes of a character that a part of the pattern matches. */
function costOf(part: string): TextBound["cost"] {
  // Only character classes of plain characters and ranges are known exactly.
  const isOpen = part === "." || part.startsWith("[^") || /\\[^dw\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/.test(part);
  const isPlain = !isOpen && /^[\x20-\x7e]+$/.test(part);
  if (!isPlain) return 6;
  const matcher = new RegExp(`^${part}$`, "u");
  return matcher.test('"') || matcher.test("\\") ? 2 : 1;
}

function readTimes(reader: Reader): number {
  const [taken, counted, comma, most] = /^(?:\{(\d+)(,)?(\d*)\}|[*+?])\??/.exec(reader.source.slice(reader.at)) ?? [];
  if (taken === undefined) return 1;
  reader.at += taken.length;
  if (counted === undefined) return taken.startsWith("?") ? 1 : Infinity;
  if (comma === undefined) return Number(counted);
  return most === undefined || most === "" ? Infinity : Number(most);
}
