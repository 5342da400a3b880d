// Edits of mappings in the text of a spec, in the style that they are written in.

import type { SourceFile, Span, YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";

/** A file with its tree, as far as it could be read. */
export interface EditedFile {
  readonly file: SourceFile;
  readonly root: YamlNode | undefined;
}

export const replacement = (span: Span, text: string): TextEdit => ({ span, text });

const isInside = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The smallest mapping around a span. If the span is a key, that is its mapping (`named`) or the one that has the key (`parent`). */
export function mappingAround(node: YamlNode | undefined, span: Span, wanted: "named" | "parent"): YamlMap | undefined {
  if (node === undefined || node.kind === "scalar") return undefined;
  const children = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  for (const child of children) {
    const inner = isInside(child.span, span) ? mappingAround(child, span, wanted) : undefined;
    if (inner !== undefined) return inner;
  }
  if (node.kind !== "map") return undefined;
  const named = wanted === "parent" ? undefined : node.entries.find(({ keySpan }) => keySpan.start === span.start)?.value;
  return named?.kind === "map" ? named : node;
}

/** The entry whose key or value is at a span. */
export function entryAt(root: YamlNode | undefined, span: Span): YamlEntry | undefined {
  return mappingAround(root, span, "parent")?.entries.find(
    ({ keySpan, value }) => keySpan.start === span.start || value.span.start === span.start,
  );
}

/** Adds an entry at the end of a mapping. */
export function addEntry(
  { file }: EditedFile,
  mapping: YamlMap,
  entry: string,
  below: readonly string[] = [],
): readonly TextEdit[] | undefined {
  const last = mapping.entries.at(-1);
  if (last === undefined) return undefined;
  let end = Math.max(last.value.span.end, last.keySpan.end);
  while (/\s/.test(file.text[end - 1] ?? "")) end--;
  const isFlow = file.text[mapping.span.start] === "{";
  const indent = " ".repeat(last.keySpan.start - lineStart(file, last.keySpan.start));
  const newline = file.text.includes("\r\n") ? "\r\n" : "\n";
  const lines = [entry, ...below].map((line) => newline + indent + line).join("");
  return [replacement({ file: file.path, start: end, end }, isFlow ? `, ${entry}` : lines)];
}

/** Removes an entry, with its line or its comma; a mapping with no other entry is left to a person. */
export function removeEntry({ file }: EditedFile, mapping: YamlMap, entry: YamlEntry): readonly TextEdit[] | undefined {
  const index = mapping.entries.indexOf(entry);
  const [before, after] = [mapping.entries[index - 1], mapping.entries[index + 1]];
  if (before === undefined && after === undefined) return undefined;
  const cut = (start: number, end: number): readonly TextEdit[] => [replacement({ file: file.path, start, end }, "")];
  if (file.text[mapping.span.start] === "{")
    return after === undefined ? cut(endOf(file, before!), endOf(file, entry)) : cut(entry.keySpan.start, after.keySpan.start);
  if (after !== undefined) return cut(entry.keySpan.start, after.keySpan.start);
  const nextLine = file.text.indexOf("\n", endOf(file, entry) - 1);
  return cut(lineStart(file, entry.keySpan.start), nextLine === -1 ? file.text.length : nextLine + 1);
}

/** Writes another entry in place of one. */
export const replaceEntry = ({ file }: EditedFile, entry: YamlEntry, written: string): readonly TextEdit[] => [
  replacement({ file: file.path, start: entry.keySpan.start, end: endOf(file, entry) }, written),
];

/** The quotes around a value in braces whose part after a comma was taken for a key. */
export function quoteWithComma({ file }: EditedFile, rest: Span): readonly TextEdit[] | undefined {
  const [, before = "", value = ""] = /^(.*: +)([^'"{}[\]]+),\s*$/.exec(file.text.slice(lineStart(file, rest.start), rest.start)) ?? [];
  if (value === "") return undefined;
  const start = lineStart(file, rest.start) + before.length;
  const written = file.text.slice(start, rest.end);
  return [replacement({ file: file.path, start, end: rest.end }, `'${written.replaceAll("'", "''")}'`)];
}

/** The end of an entry; one without a value ends at its colon. */
function endOf({ text }: SourceFile, { keySpan, value }: YamlEntry): number {
  if (value.span.start > keySpan.start) return value.span.end;
  return keySpan.end + (/^\s*:/.exec(text.slice(keySpan.end))?.[0].length ?? 0);
}

const lineStart = ({ text }: SourceFile, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;
