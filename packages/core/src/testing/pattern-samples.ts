// Strings that match a regular expression: a parser for the plain patterns that specs use. What it cannot parse has no samples, never
// wrong ones: every text is tried against the pattern.

type Part =
  { readonly kind: "characters"; readonly choices: readonly string[] } | { readonly kind: "group"; readonly branches: readonly Sequence[] };
type Sequence = readonly { readonly part: Part; readonly min: number; readonly max: number }[];

interface Reader {
  readonly source: string;
  at: number;
}

const samplesBySource = /*@__PURE__*/ new Map<string, readonly string[]>();

/** A few different strings that match the pattern (flag `u`), from the shortest to the longest; none if it cannot be parsed. */
export function samplesOfPattern(source: string): readonly string[] {
  let samples = samplesBySource.get(source);
  if (samples === undefined) {
    samples = makeSamples(source);
    samplesBySource.set(source, samples);
  }
  return samples;
}

function makeSamples(source: string): readonly string[] {
  const pattern = new RegExp(source, "u");
  const branches = readPattern(source);
  if (branches === undefined) return [];
  const texts = [0, 1, 2, 3].flatMap((turn) => [false, true].map((long) => branchText(branches, turn, long)));
  return [...new Set(texts)].filter((text) => pattern.test(text)).sort((a, b) => a.length - b.length);
}

function readPattern(source: string): readonly Sequence[] | undefined {
  const reader: Reader = { source, at: 0 };
  try {
    const branches = readBranches(reader);
    return reader.at < source.length ? undefined : branches;
  } catch {
    return undefined;
  }
}

function readBranches(reader: Reader): readonly Sequence[] {
  const branches: Sequence[] = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    branches.push(readSequence(reader));
  }
  return branches;
}

function readSequence(reader: Reader): Sequence {
  const items: { part: Part; min: number; max: number }[] = [];
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at] ?? "")) {
    const part = readPart(reader);
    if (part !== undefined) items.push({ part, ...readRepeat(reader) });
  }
  return items;
}

/** One character, class or group; anchors and lookarounds have no samples. */
function readPart(reader: Reader): Part | undefined {
  const first = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0);
  reader.at += first.length;
  if (first === "^" || first === "$") return undefined;
  if (first === "(") return readGroup(reader);
  if (first === "[") return readClass(reader);
  if (first === ".") return { kind: "characters", choices: ["x", " ", "é"] };
  if (first === "\\") return readEscape(reader);
  return { kind: "characters", choices: [first] };
}

function readGroup(reader: Reader): Part | undefined {
  const opening = /^\?(?::|<?[=!]|<[^>]+>)/.exec(reader.source.slice(reader.at))?.[0] ?? "";
  reader.at += opening.length;
  const branches = readBranches(reader);
  reader.at += 1;
  return /[=!]$/.test(opening) ? undefined : { kind: "group", branches };
}

// Characters that classes and properties are tried on, the plainest first.
const probes = [..."aAzZ09_-./ ,:@#é日𝒳~!\t\n"];

function matching(source: string): Part {
  const pattern = new RegExp(source, "u");
  const choices = probes.filter((probe) => pattern.test(probe));
  return { kind: "characters", choices: choices.length > 0 ? choices : firstMatching(pattern) };
}

/** The last code point of the planes that have letters and symbols of living scripts. */
const lastCodePoint = 0x1_ffff;

/** The first characters of all that match, for classes of other scripts and symbols. */
function firstMatching(pattern: RegExp): readonly string[] {
  const found: string[] = [];
  for (let code = 0; code <= lastCodePoint && found.length < 3; code++) {
    const character = String.fromCodePoint(code);
    if (!/\p{Cs}/u.test(character) && pattern.test(character)) found.push(character);
  }
  return found;
}

function readEscape(reader: Reader): Part | undefined {
  const escape =
    /^(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/.exec(reader.source.slice(reader.at))?.[0] ?? "";
  reader.at += escape.length;
  if (escape === "b" || escape === "B") return undefined;
  if (/^[1-9k]/.test(escape)) throw new SyntaxError("backreferences are not supported");
  if (/^[ux]/.test(escape)) {
    return { kind: "characters", choices: [String.fromCodePoint(Number.parseInt(escape.replaceAll(/[^\da-fA-F]/g, ""), 16))] };
  }
  if (/^[dDsSwWpPc]/.test(escape)) return matching(`^\\${escape}$`);
  const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", f: "\f", v: "\v", 0: "\0" };
  return { kind: "characters", choices: [controls[escape] ?? escape] };
}

function readClass(reader: Reader): Part {
  const start = reader.at;
  while (reader.source[reader.at] !== "]") reader.at += reader.source[reader.at] === "\\" ? 2 : 1;
  const inner = reader.source.slice(start, reader.at);
  reader.at += 1;
  return matching(`^[${inner}]$`);
}

function readRepeat(reader: Reader): { min: number; max: number } {
  const rest = reader.source.slice(reader.at);
  const counted = /^\{(\d+)(?:(,)(\d*))?\}\??/.exec(rest);
  if (counted !== null) {
    reader.at += counted[0].length;
    const min = Number(counted[1]);
    return { min, max: counted[2] === undefined ? min : counted[3] === "" ? min + 2 : Number(counted[3]) };
  }
  const sign = /^[*+?]\??/.exec(rest)?.[0];
  if (sign === undefined) return { min: 1, max: 1 };
  reader.at += sign.length;
  return { min: sign.startsWith("+") ? 1 : 0, max: sign.startsWith("?") ? 1 : 3 };
}

function branchText(branches: readonly Sequence[], turn: number, long: boolean): string {
  const sequence = branches[turn % branches.length] ?? [];
  return sequence.map(({ part, min, max }) => repeated(partText(part, turn, long), long ? max : min)).join("");
}

/** The most characters of a sample; a limit above it is not tried. */
export const longestSample = 1_000_000;

/** A part that would be longer is cut off, and does not match. */
const repeated = (text: string, count: number): string =>
  text.repeat(Math.min(count, Math.floor(longestSample / Math.max(text.length, 1))));

function partText(part: Part, turn: number, long: boolean): string {
  if (part.kind === "group") return branchText(part.branches, turn, long);
  return part.choices[turn % part.choices.length] ?? "";
}
