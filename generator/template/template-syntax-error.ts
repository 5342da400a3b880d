// Syntax errors of templates: finds their position in the message of Handlebars, and says what to change.

import { offsetAt, type TextRange } from "./text-range.js";

export interface SyntaxProblem {
  readonly range: TextRange;
  readonly problem: string;
}

/** Describes an error that the parser threw. */
export function describeSyntaxError(text: string, error: unknown): SyntaxProblem {
  const { message = String(error), lineNumber, column } = error as { message?: string; lineNumber?: number; column?: number };
  const start = findOffset(text, message) ?? (lineNumber === undefined ? 0 : offsetAt(text, { line: lineNumber, column: column ?? 0 }));
  const mismatch = /^(.*) doesn't match (.*) - \d+:\d+$/.exec(message);
  if (mismatch !== null) return { range: tokenAt(text, start), problem: `{{#${mismatch[1]}}} is closed by {{/${mismatch[2]}}}` };
  const found = /, got '(\w+)'/.exec(message)?.[1];
  if (found === undefined) return { range: tokenAt(text, start), problem: message.replace(/ - \d+:\d+$/, "").split("\n")[0] ?? "" };
  return describeToken(text, start, found);
}

function describeToken(text: string, start: number, found: string): SyntaxProblem {
  const open = found === "EOF" ? findOpenBlock(text) : undefined;
  if (open !== undefined) return { range: open.range, problem: `{{#${open.name}}} is not closed; {{/${open.name}}} is missing` };
  const brace = text.lastIndexOf("{{", start - 1);
  const isUnclosed = brace !== -1 && !text.slice(brace, start).includes("}}");
  const problems: Readonly<Record<string, string>> = {
    OPEN_ENDBLOCK: "this closes a block that is not open",
    INVERSE: "{{else}} is outside of a block",
    OPEN_INVERSE_CHAIN: "{{else}} is outside of a block",
    CLOSE: text.startsWith("{{{", brace - 1) ? "{{{ is closed by }}}" : "a name is missing before }}",
  };
  const known = problems[found];
  if (known !== undefined) return { range: tokenAt(text, start), problem: known };
  if (isUnclosed && !text.slice(brace).split("\n", 1)[0]!.includes("}}"))
    return { range: { start: brace, end: brace + 2 }, problem: "{{ is not closed; }} is missing" };
  return { range: tokenAt(text, start), problem: "unexpected token" };
}

/**
 * The offset that the parser stopped at. It shows the text around that position without line breaks, cut to twenty characters on
 * either side, with a caret below it; the line it names can be that of the text before.
 */
function findOffset(text: string, message: string): number | undefined {
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
function findOpenBlock(text: string): { readonly name: string; readonly range: TextRange } | undefined {
  const open: { readonly name: string; readonly range: TextRange }[] = [];
  const marks = /\{\{!--[\s\S]*?--\}\}|\{\{![\s\S]*?\}\}|(?<!\\)\{\{~?(?<mark>[#/^])[*>]?\s*(?<name>[^\s}~|(]+)[^}]*\}\}/g;
  for (const { groups, index, 0: whole } of text.matchAll(marks)) {
    const name = groups?.["name"];
    if (name === undefined) continue;
    if (groups?.["mark"] === "/") open.pop();
    else open.push({ name, range: { start: index, end: index + whole.length } });
  }
  return open.at(-1);
}

/** The token at an offset. */
function tokenAt(text: string, start: number): TextRange {
  const length = /^(?:\{\{\S*?\}\}|[^\s{}]+|\S)/.exec(text.slice(start, start + 200))?.[0].length ?? 0;
  return { start, end: start + length };
}
