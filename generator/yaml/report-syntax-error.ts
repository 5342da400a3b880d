// Turns an exception of the YAML parser into a diagnostic.

import { YAMLException } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { indentHint } from "./find-tab-indents.js";
import { findOpenToken } from "./find-open-token.js";
import { endOfLine } from "./skip-space.js";
import { describeSyntaxProblem, isUnclosed } from "./syntax-problems.js";

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
