// Finds the source range of a part of a scalar: behind quotes and escapes, and inside the lines of a block.

import type { Span, YamlScalar } from "../../model/source.js";

/** The range of a part of a scalar's text in the file; undefined if the source is not written like the text, as in folded strings. */
export type LocatePart = (start: number, end: number) => Span | undefined;

/** Locates parts of the text of a scalar. */
export function locateParts(source: string, { span, text, plain }: Pick<YamlScalar, "span" | "text" | "plain">): LocatePart {
  const quote = plain ? "" : (source[span.start] ?? "");
  const offsets =
    quote === "'" || quote === '"' ? quotedOffsets(source, span, quote) : plain ? undefined : blockOffsets(source, span.start, text);
  return (start, end) => {
    const from = offsets === undefined ? span.start + start : offsets[start];
    const last = offsets === undefined ? span.start + end - 1 : offsets[end - 1];
    if (from === undefined || last === undefined || source.slice(from, last + 1) !== text.slice(start, end)) return undefined;
    return { file: span.file, start: from, end: last + 1 };
  };
}

/** The offset of every character of a quoted string. */
function quotedOffsets(source: string, { start, end }: Span, quote: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = start + 1; at < end - 1;) {
    offsets.push(at);
    at += quote === "'" ? (source.startsWith("''", at) ? 2 : 1) : escapeLength(source, at);
  }
  return offsets;
}

const escapeLengths: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

const escapeLength = (source: string, at: number): number => (source[at] === "\\" ? (escapeLengths[source[at + 1] ?? ""] ?? 2) : 1);

/** The offset of every character of a block, whose lines are indented; folded lines are joined by a space. */
function blockOffsets(source: string, start: number, text: string): readonly number[] {
  const leading = /^\s*/.exec(text)![0];
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const indent = start - lineStart - (leading.length - leading.lastIndexOf("\n") - 1);
  const offsets: number[] = Array.from(leading, () => start);
  let at = start;
  for (const character of text.slice(leading.length)) {
    offsets.push(...Array.from({ length: character.length }, (_, index) => at + index));
    if (source[at] !== "\n") at += character.length;
    else if (character === "\n" || character === " ") at = nextLine(source, at, indent);
    else return offsets;
  }
  return offsets;
}

/** The start of the text of the next line; in a folded block, blank lines stand for line breaks of the text. */
function nextLine(source: string, at: number, indent: number): number {
  let next = at + 1;
  for (let skipped = 0; skipped < indent && source[next] === " "; skipped++) next++;
  return next;
}
