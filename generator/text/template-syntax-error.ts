// Why a template cannot be read: finds the place in what Handlebars says, and says it so that one knows what to change.

import { offsetAt, type TextPlace } from "./text-place.js";

export interface SyntaxProblem {
  readonly place: TextPlace;
  readonly problem: string;
}

/** Describes an error that the parser threw. */
export function describeSyntaxError(text: string, error: unknown): SyntaxProblem {
  const { message = String(error), lineNumber, column } = error as { message?: string; lineNumber?: number; column?: number };
  const start = findPlace(text, message) ?? (lineNumber === undefined ? 0 : offsetAt(text, { line: lineNumber, column: column ?? 0 }));
  const mismatch = /^(.*) doesn't match (.*) - \d+:\d+$/.exec(message);
  if (mismatch !== null) return { place: wordAt(text, start), problem: `{{#${mismatch[1]}}} is closed by {{/${mismatch[2]}}}` };
  const found = /, got '(\w+)'/.exec(message)?.[1];
  if (found === undefined) return { place: wordAt(text, start), problem: message.replace(/ - \d+:\d+$/, "").split("\n")[0] ?? "" };
  return describeToken(text, start, found);
}

function describeToken(text: string, start: number, found: string): SyntaxProblem {
  const open = found === "EOF" ? findOpenBlock(text) : undefined;
  if (open !== undefined) return { place: open.place, problem: `{{#${open.name}}} is never closed; {{/${open.name}}} is missing` };
  const brace = text.lastIndexOf("{{", start - 1);
  const isUnclosed = brace !== -1 && !text.slice(brace, start).includes("}}");
  const problems: Readonly<Record<string, string>> = {
    OPEN_ENDBLOCK: "this closes a block that is not open",
    INVERSE: "{{else}} stands in no block",
    OPEN_INVERSE_CHAIN: "{{else}} stands in no block",
    CLOSE: text.startsWith("{{{", brace - 1) ? "{{{ is closed by }}}" : "a name is missing before }}",
  };
  const known = problems[found];
  if (known !== undefined) return { place: wordAt(text, start), problem: known };
  if (isUnclosed && !text.slice(brace).split("\n", 1)[0]!.includes("}}"))
    return { place: { start: brace, end: brace + 2 }, problem: "{{ is not closed; }} is missing" };
  return { place: wordAt(text, start), problem: "this cannot stand here" };
}

/**
 * The offset that the parser stopped at. It shows the text around that place without line breaks, cut to twenty characters on
 * either side, with a caret below it; the line it names can be that of the text before.
 */
function findPlace(text: string, message: string): number | undefined {
  const [, line, shown = "", pointer = ""] = /error on line (\d+)[^\n]*\n(.*)\n(-*)\^/.exec(message) ?? [];
  if (line === undefined) return undefined;
  const before = shown.slice(0, pointer.length).replace(/^\.\.\.(?=.{20})/, "");
  const after = shown.slice(pointer.length, pointer.length + 20);
  const offsets = plainOffsets(text);
  const plain = offsets.map((offset) => text[offset]).join("");
  const wanted = before + after;
  const near = offsetAt(text, { line: Number(line), column: 0 });
  let best: number | undefined;
  for (let at = plain.indexOf(wanted); at !== -1 && at <= plain.length; at = plain.indexOf(wanted, at + 1)) {
    const offset = offsets[at + before.length] ?? text.length;
    if (best === undefined || Math.abs(offset - near) < Math.abs(best - near)) best = offset;
    if (wanted === "") break;
  }
  return best ?? near;
}

/** The offsets of everything but line breaks. */
const plainOffsets = (text: string): readonly number[] => Array.from(text.matchAll(/[^\n]/g), ({ index }) => index);

/** The innermost block that is open where the text ends. */
function findOpenBlock(text: string): { readonly name: string; readonly place: TextPlace } | undefined {
  const open: { readonly name: string; readonly place: TextPlace }[] = [];
  const marks = /\{\{!--[\s\S]*?--\}\}|\{\{![\s\S]*?\}\}|(?<!\\)\{\{~?(?<mark>[#/^])[*>]?\s*(?<name>[^\s}~|(]+)[^}]*\}\}/g;
  for (const { groups, index, 0: whole } of text.matchAll(marks)) {
    const name = groups?.["name"];
    if (name === undefined) continue;
    if (groups?.["mark"] === "/") open.pop();
    else open.push({ name, place: { start: index, end: index + whole.length } });
  }
  return open.at(-1);
}

/** The word at an offset, or the character when there is none. */
function wordAt(text: string, start: number): TextPlace {
  const length = /^(?:\{\{\S*?\}\}|[^\s{}]+|\S)/.exec(text.slice(start, start + 200))?.[0].length ?? 0;
  return { start, end: start + length };
}
