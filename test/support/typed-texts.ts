// What a spec looks like while somebody edits it: lines that are half typed, that have a typo, that are finished, and valid changes.

/** A text between two pauses of an author. */
export interface TypedText {
  readonly kind: "half-typed" | "typo" | "finished" | "reworded" | "limit";
  readonly text: string;
  /** The edited line. */
  readonly line: string;
}

/** Edits some lines of a spec, evenly distributed; each edit stays in the texts that follow, so that no text occurs twice. */
export function* typeInto(text: string, { lines: count }: { readonly lines: number }): Generator<TypedText> {
  const lines = text.split("\n");
  const written = [...lines.keys()].filter((index) => /^\s*[^\s#]/.test(lines[index]!));
  const step = Math.max(1, Math.floor(written.length / count));
  for (const index of written.filter((_, position) => position % step === 0)) {
    const line = lines[index]!;
    const replaced = (kind: TypedText["kind"], changed: string): TypedText => {
      lines[index] = changed;
      return { kind, text: lines.join("\n"), line: `${index + 1}: ${changed.trim()}` };
    };
    yield replaced("half-typed", line.slice(0, Math.ceil((line.length + line.search(/\S/)) / 2)));
    yield replaced("typo", withTypo(line));
    const reworded = line.replace(/(\bdoc: [^"'{}]*[a-z])\.(?=\s*(?:$|[,}]))/, "$1, too.");
    if (reworded !== line) yield replaced("reworded", reworded);
    const limited = line.replace(/\bmax: ([0-9]+)(?=\s*(?:$|[,}]))/, (_, max: string) => `max: ${Number(max) + 1}`);
    if (limited !== line) yield replaced("limit", limited);
    yield replaced("finished", /[|>]-?$/.test(line) ? `${line} ` : `${line} # ${index}`);
  }
}

/** A line whose longest word lacks a letter. */
function withTypo(line: string): string {
  const words = [...line.matchAll(/[\p{L}_]+/gu)];
  const longest = words.toSorted((a, b) => b[0].length - a[0].length)[0];
  if (longest === undefined) return `${line}x`;
  const middle = longest.index + Math.floor(longest[0].length / 2);
  return line.slice(0, middle) + line.slice(middle + 1);
}
