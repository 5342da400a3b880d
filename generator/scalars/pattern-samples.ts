// Texts that match a regular expression, for samples and test data: a reader for the plain subset of patterns that specs use.
// What it does not understand gives no samples, never wrong ones: every text is tried against the pattern.

type Part =
  { readonly kind: "characters"; readonly choices: readonly string[] } | { readonly kind: "group"; readonly branches: readonly Sequence[] };
type Sequence = readonly { readonly part: Part; readonly min: number; readonly max: number }[];

interface Reader {
  readonly source: string;
  at: number;
}

/** A handful of texts that match the pattern: the shortest, a longer one, and one per first choice. */
export function samplesOfPattern(source: string): readonly string[] {
  const pattern = new RegExp(source, "u");
  const reader: Reader = { source, at: 0 };
  try {
    const branches = readBranches(reader);
    if (reader.at < source.length) return [];
    const texts = [0, 1, 2, 3].flatMap((turn) => [false, true].map((long) => branchText(branches, turn, long)));
    return [...new Set(texts)].filter((text) => pattern.test(text));
  } catch {
    return [];
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

/** One character, class or group; anchors give nothing. */
function readPart(reader: Reader): Part | undefined {
  const first = reader.source[reader.at] ?? "";
  reader.at += 1;
  if (first === "^" || first === "$") return undefined;
  if (first === "(") return readGroup(reader);
  if (first === "[") return { kind: "characters", choices: readClass(reader) };
  if (first === ".") return { kind: "characters", choices: ["x", " ", "é"] };
  if (first === "\\") return { kind: "characters", choices: readEscape(reader) };
  return { kind: "characters", choices: [first] };
}

function readGroup(reader: Reader): Part {
  if (reader.source[reader.at] === "?") {
    if (reader.source[reader.at + 1] !== ":") throw new Error("look-around is not sampled");
    reader.at += 2;
  }
  const branches = readBranches(reader);
  reader.at += 1;
  return { kind: "group", branches };
}

const escapes: Readonly<Record<string, readonly string[]>> = {
  d: ["4", "0"],
  s: [" "],
  S: ["x", "0"],
  w: ["w", "_"],
  D: ["x"],
  W: [" "],
  n: ["\n"],
  t: ["\t"],
  r: ["\r"],
};

function readEscape(reader: Reader): readonly string[] {
  const letter = reader.source[reader.at] ?? "";
  reader.at += 1;
  if (/[bBpPuxk]/.test(letter)) throw new Error("escape is not sampled");
  return escapes[letter] ?? [letter];
}

function readClass(reader: Reader): readonly string[] {
  const start = reader.at;
  while (reader.source[reader.at] !== "]") reader.at += reader.source[reader.at] === "\\" ? 2 : 1;
  const inner = reader.source.slice(start, reader.at);
  reader.at += 1;
  const pattern = new RegExp(`[${inner}]`, "u");
  return [..."aAzZ09_-./ ,:@#é~!"].filter((character) => pattern.test(character));
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
  return sequence.map(({ part, min, max }) => partText(part, turn, long).repeat(long ? max : min)).join("");
}

function partText(part: Part, turn: number, long: boolean): string {
  if (part.kind === "group") return branchText(part.branches, turn, long);
  return part.choices[turn % part.choices.length] ?? "";
}
