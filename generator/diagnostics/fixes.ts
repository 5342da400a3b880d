// What corrects a diagnostic: the edits behind its hint.

import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";

/** A correction that an editor offers and `wirepact check --fix` applies. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** The correction of a diagnostic; undefined if a person has to decide. */
export function fixOf(diagnostic: Diagnostic, file: SourceFile, root: YamlNode | undefined): Fix | undefined {
  const { span, hint, code } = diagnostic;
  if (span === undefined || span.file !== file.path) return undefined;
  const shown = file.text.slice(span.start, span.end);
  const nearest = /did you mean "([^"]+)"\?/.exec(hint ?? "")?.[1];
  if (nearest !== undefined) return replaceName(diagnostic, shown, span, nearest);
  const location = /state its location: `at: (\[.*\])`/.exec(hint ?? "")?.[1];
  if (location !== undefined) return setLocation(root, file, span, location);
  if (hint === "remove the quotes") return replace(hint, span, shown.replaceAll(/^['"]|['"]$/g, ""));
  if (hint === "quote it if it is a string") return replace("quote it", span, `'${shown}'`);
  if (code === "parse/tab-indent") return replace("indent with spaces", span, shown.replaceAll("\t", "  "));
  const [, key, entry] = /^add `(\w+): \{ ([^…<]+) \}`$/.exec(hint ?? "") ?? [];
  if (key !== undefined && entry !== undefined) return addBelow(root, file, span, { key, entry });
  const written = /^(?:use|write) `([^`]+)`(?: (?:for|instead).*)?$/.exec(hint ?? "")?.[1];
  return written === undefined || /[…]|\bType\b|<|\bname: type\b/.test(written) ? undefined : writeInstead(root, file, span, written);
}

const replace = (title: string, span: Span, text: string): Fix => ({ title, edits: [{ span, text }] });

/** Replaces the misspelled name, which may be a part of what is underlined. */
function replaceName({ message }: Diagnostic, shown: string, span: Span, nearest: string): Fix | undefined {
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const wrong =
    quoted.find((name) => name !== nearest && shown.includes(name)) ?? (/^[\w$./?-]+$/.test(shown) ? shown.replace(/\?$/, "") : undefined);
  if (wrong === undefined) return undefined;
  const start = span.start + shown.indexOf(wrong);
  return replace(`change to ${nearest}`, { ...span, start, end: start + wrong.length }, nearest);
}

/** The smallest mapping around a span. */
function mappingAround(node: YamlNode | undefined, span: Span): YamlMap | undefined {
  if (node === undefined || node.kind === "scalar") return undefined;
  const children = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  for (const child of children) {
    const inner = child.span.start <= span.start && span.end <= child.span.end ? mappingAround(child, span) : undefined;
    if (inner !== undefined) return inner;
  }
  if (node.kind !== "map") return undefined;
  // An entry that is named by the span is meant itself.
  const named = node.entries.find(({ keySpan }) => keySpan.start === span.start)?.value;
  return named?.kind === "map" ? named : node;
}

/** Adds or replaces `at` of an invalid example. */
function setLocation(root: YamlNode | undefined, file: SourceFile, span: Span, location: string): Fix | undefined {
  const mapping = mappingAround(root, span);
  const at = mapping?.entries.find(({ key }) => key === "at")?.value;
  if (mapping === undefined) return undefined;
  if (at !== undefined) return replace(`change to at: ${location}`, at.span, location);
  return addEntry(mapping, file, `at: ${location}`);
}

/** Adds an entry to the mapping of a key, which is created where it is missing. */
function addBelow(
  root: YamlNode | undefined,
  file: SourceFile,
  span: Span,
  { key, entry }: { readonly key: string; readonly entry: string },
): Fix | undefined {
  const around = mappingAround(root, span);
  const name = entry.slice(0, entry.indexOf(":"));
  // The span is the key itself if the mapping is there.
  const isThere = file.text.slice(span.start, span.end) === key;
  if (around === undefined || (isThere && around.entries.some((each) => each.key === name))) return undefined;
  if (isThere) return addEntry(around, file, entry);
  return file.text[around.span.start] === "{" ? undefined : addEntry(around, file, `${key}:`, [`  ${entry}`]);
}

/** Adds an entry at the end of a mapping, in its style. */
function addEntry(mapping: YamlMap, file: SourceFile, entry: string, below: readonly string[] = []): Fix | undefined {
  const last = mapping.entries.at(-1);
  if (last === undefined) return undefined;
  let end = Math.max(last.value.span.end, last.keySpan.end);
  while (/\s/.test(file.text[end - 1] ?? "")) end--;
  const isFlow = file.text[mapping.span.start] === "{";
  const lineStart = file.text.lastIndexOf("\n", last.keySpan.start - 1) + 1;
  const indent = " ".repeat(last.keySpan.start - lineStart);
  const newline = file.text.includes("\r\n") ? "\r\n" : "\n";
  const lines = [entry, ...below].map((line) => newline + indent + line).join("");
  return replace(
    `add ${entry}${below.map((line) => ` {${line.slice(1)} }`).join("")}`,
    { file: file.path, start: end, end },
    isFlow ? `, ${entry}` : lines,
  );
}

/** Writes other entries in place of the entry that is wrong. */
function writeInstead(root: YamlNode | undefined, file: SourceFile, span: Span, written: string): Fix | undefined {
  const isEntry = /^[\w?]+: /.test(written);
  if (!isEntry) return replace(`change to ${written}`, span, written);
  const mapping = mappingAround(root, span);
  const entry = mapping?.entries.find(({ keySpan, value }) => keySpan.start === span.start || value.span.start === span.start);
  if (mapping === undefined || entry === undefined) return undefined;
  const isFlow = file.text[mapping.span.start] === "{";
  if (!isFlow && /, \w+: /.test(written)) return undefined;
  return replace(`change to ${written}`, { file: file.path, start: entry.keySpan.start, end: entry.value.span.end }, written);
}
