// Turns an exception of the YAML parser into a diagnostic.

import { YAMLException } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { indentHint } from "./find-tab-indents.js";
import { endOfLine } from "./skip-space.js";

/** The diagnostic for a file that is not valid YAML. */
export function reportSyntaxError(file: SourceFile, error: unknown, maxDepth: number): Diagnostic {
  const reason = error instanceof YAMLException ? error.reason : String(error);
  const offset = Math.min(error instanceof YAMLException ? (error.mark?.position ?? 0) : 0, file.text.length);
  const span: Span = { file: file.path, start: offset, end: Math.min(offset + 1, file.text.length) };
  if (reason.includes("maxDepth")) return report("parse/too-deep", { limit: maxDepth }, { span });
  const tab = tabBefore(file, offset);
  if (tab !== undefined) return report("parse/tab-indent", {}, { span: tab, hint: indentHint });
  const open = isUnclosed(reason) ? findOpenToken(file.text, offset) : undefined;
  if (open === undefined) {
    const foreign = foreignSyntax(file, offset);
    const { hint, span: place = span } = foreign ?? { hint: hintFor(file.text, offset) };
    return report("parse/syntax", { problem: describeSyntaxProblem(reason) }, { span: place, hint });
  }
  const opening = { file: file.path, start: open.offset, end: open.offset + 1 };
  const related = [{ message: "the parser failed here", span }];
  return report("parse/syntax", { problem: `unterminated ${open.what}` }, { span: opening, related });
}

/** A tab in the indentation of the line, which explains most errors in it. */
function tabBefore(file: SourceFile, offset: number): Span | undefined {
  const line = file.text.lastIndexOf("\n", offset - 1) + 1;
  const indent = /^[ ]*\t+/.exec(file.text.slice(line, endOfLine(file.text, line)));
  if (indent === null) return undefined;
  return { file: file.path, start: line + indent[0].indexOf("\t"), end: line + indent[0].length };
}

/** What other languages write: decorators, unions of strings, and colons without a space. The parser fails in its line, or in the next one. */
function foreignSyntax(file: SourceFile, offset: number): { readonly hint: string; readonly span: Span } | undefined {
  const { text, path } = file;
  const own = text.lastIndexOf("\n", offset - 1) + 1;
  for (const start of [own, text.lastIndexOf("\n", text.slice(0, own).trimEnd().length - 1) + 1]) {
    const line = text.slice(start, endOfLine(text, start));
    const decorator = /^[ -]*@(?=\w+\s*:)/.exec(line)?.[0];
    if (decorator !== undefined)
      return { hint: "remove the @", span: { file: path, start: start + decorator.length - 1, end: start + decorator.length } };
    const union = /^[^'"#]*:\s+(?:'[^']*'|"[^"]*")(?=\s*\|\s*(?:['"]|null))/.exec(line)?.[0];
    if (union !== undefined && start === own && !isProse(union)) {
      const at = start + union.length;
      return { hint: "use `enum: closed` with `values` for several strings", span: { file: path, start: at, end: at + 1 } };
    }
    const key = /^[ -]*([\w-]+\??:)(?=[A-Za-z{[][^:]*$)/.exec(line)?.[1];
    if (key === undefined) continue;
    const at = start + line.indexOf(key);
    return { hint: `add a space after "${key}"`, span: { file: path, start: at, end: at + key.length } };
  }
  return undefined;
}

/** Whether the last key in a text has a string as its value, not a type. */
const isProse = (text: string): boolean => /\b(?:doc|title|description|reason|pattern|keys|const|default|fill)\s*:[^:]*$/.test(text);

/** The most likely cause: a string that needs quotes. */
function hintFor(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const above = text.slice(0, start).trimEnd();
  const before = above.slice(above.lastIndexOf("\n") + 1).trim();
  if (text[offset] === ":" && /^[A-Za-z_]\w*\?? [^:#]*$/.test(before))
    return `add ":" after "${before.slice(0, before.indexOf(" "))}" in the line above`;
  const line = text.slice(start, endOfLine(text, offset)).replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => "x".repeat(quoted.length));
  const read = line.slice(0, offset - start + 1);
  const value = read.slice(read.lastIndexOf(": ") + 2).trimStart();
  if (/^[@`%*&!]|[[\]{}]/.test(value) && !/^[{[]\s*$/.test(value))
    return "use single quotes for a string that starts with @, *, &, ! or %, or contains [ ] { }, such as a pattern";
  // Inside braces, further colons belong to further entries.
  return /: .*: /.test(line.replaceAll(/\{.*/g, "")) ? 'quote strings that contain ": "' : undefined;
}

/** A bracket or quote with its offset. */
interface OpenToken {
  readonly what: "bracket" | "quote";
  readonly offset: number;
}

/** The innermost token of the current block that is open on an earlier line, or on any line if the offset is the end of the file. */
function findOpenToken(text: string, offset: number): OpenToken | undefined {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  const open: number[] = [];
  for (let at = blockStart(text, line); at < offset; at += 1) {
    const character = text[at]!;
    const startsToken = at === 0 || /[\s,:[{]/.test(text[at - 1]!);
    if (character === "#" && startsToken) at = endOfLine(text, at);
    else if ((character === "'" || character === '"') && startsToken) {
      const end = text.indexOf(character, at + 1);
      if (end === -1 || end >= offset) return at < line || offset === text.length ? { what: "quote", offset: at } : undefined;
      at = end;
    } else if ((character === "[" || character === "{") && startsToken) open.push(at);
    else if (character === "]" || character === "}") open.pop();
  }
  const bracket = open.findLast((candidate) => candidate < line || offset === text.length);
  return bracket === undefined ? undefined : { what: "bracket", offset: bracket };
}

/** The beginning of the nearest line, at or before this one, that starts with a top-level key. */
function blockStart(text: string, line: number): number {
  for (let start = Math.max(0, text.lastIndexOf("\n", line - 2) + 1); start > 0; start = text.lastIndexOf("\n", start - 2) + 1) {
    if (/[^\s#]/.test(text[start] ?? "")) return start;
  }
  return 0;
}

/** Our messages for errors of the parser; its own are used for the others. */
const messages: Readonly<Record<string, string>> = {
  "end of the stream or a document separator is expected": "unexpected content; check the indentation",
  "bad indentation of a mapping entry": "wrong indentation of a key",
  "bad indentation of a sequence entry": "wrong indentation of an array item",
  "missed comma between flow collection entries": "missing comma between two entries",
  "can not read a block mapping entry; a multiline key may not be an implicit key": 'missing ":" after the previous key',
  "expected the node content, but found ','": "missing value before the comma",
  "expected ':' after a mapping key": 'missing ":" after the key',
  "unknown escape sequence": "unknown escape sequence in double quotes; single quotes do not interpret backslashes",
  "a whitespace character is expected after the key-value separator within a block mapping": 'missing space after ":"',
  "the stream contains non-printable characters": "unexpected control character; use an escape sequence in double quotes",
  "name of an alias node must contain at least one character": "quote strings that start with *",
  "name of an anchor node must contain at least one character": "quote strings that start with &",
};

/** Errors that are raised at the end of an unterminated bracket or quote, instead of at its start. */
const unclosed: ReadonlySet<string> = new Set([
  "deficient indentation",
  "unexpected end of the stream within a flow collection",
  "unexpected end of the stream within a single quoted scalar",
  "unexpected end of the stream within a double quoted scalar",
  "unexpected end of the document within a single quoted scalar",
  "unexpected end of the document within a double quoted scalar",
]);

/** The message for an error of the parser. */
function describeSyntaxProblem(reason: string): string {
  return messages[reason] ?? reason;
}

/** Whether the error is about an unterminated bracket or quote. */
function isUnclosed(reason: string): boolean {
  return unclosed.has(reason);
}
