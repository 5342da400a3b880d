// Edits of mappings in the text of a spec, in the style that they are written in. Comments stay.

import type { SourceFile, Span, YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { endOfLine } from "../yaml/skip-space.js";
import type { EditedFile, EntryPlace } from "./fix.js";

export const replacement = (span: Span, text: string): TextEdit => ({ span, text });

const isInside = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The entries around a span, from the outermost to the one whose key or value it is in. */
export function trailTo(node: YamlNode | undefined, span: Span): readonly EntryPlace[] {
  if (node === undefined || node.kind === "scalar") return [];
  if (node.kind === "list") {
    const item = node.items.find((each) => isInside(each.span, span));
    return trailTo(item, span);
  }
  const entry = node.entries.find(({ keySpan, value }) => isInside(keySpan, span) || isInside(value.span, span));
  return entry === undefined ? [] : [{ mapping: node, entry }, ...trailTo(entry.value, span)];
}

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

/** Whether a mapping or an array is written in brackets. */
export const isFlow = ({ file }: EditedFile, { span }: YamlNode): boolean => /[{[]/.test(file.text[span.start] ?? "");

/** Adds an entry at the end of a mapping. */
export function addEntry(
  edited: EditedFile,
  mapping: YamlMap,
  entry: string,
  below: readonly string[] = [],
): readonly TextEdit[] | undefined {
  const { file } = edited;
  const last = mapping.entries.at(-1);
  if (last === undefined) return undefined;
  let end = Math.max(last.value.span.end, last.keySpan.end);
  while (/\s/.test(file.text[end - 1] ?? "")) end--;
  const separator = separatorIn(edited, mapping);
  const lines = [entry, ...below].map((line) => separator + line).join("");
  // A comment behind the last entry belongs to it.
  const at = isFlow(edited, mapping) ? end : endOfLine(file.text, end);
  return [replacement({ file: file.path, start: at, end: at }, lines)];
}

/** What stands between two entries of a mapping. */
function separatorIn(edited: EditedFile, mapping: YamlMap): string {
  if (isFlow(edited, mapping)) return ", ";
  const { file } = edited;
  const start = mapping.entries[0]?.keySpan.start ?? mapping.span.start;
  return `${file.text.includes("\r\n") ? "\r\n" : "\n"}${" ".repeat(start - lineStart(file, start))}`;
}

/** Removes an entry, with its line or its comma; a mapping with no other entry is left to a person. */
export function removeEntry(edited: EditedFile, { mapping, entry }: EntryPlace): readonly TextEdit[] | undefined {
  const { file } = edited;
  const { text } = file;
  const index = mapping.entries.indexOf(entry);
  const [before, after] = [mapping.entries[index - 1], mapping.entries[index + 1]];
  if (before === undefined && after === undefined) return undefined;
  const cut = (start: number, end: number): TextEdit => replacement({ file: file.path, start, end }, "");
  const start = entry.keySpan.start;
  let end = endOf(file, entry);
  const edits: TextEdit[] = [];
  if (isFlow(edited, mapping)) {
    if (after === undefined) {
      const comma = text.indexOf(",", endOf(file, before!));
      if (/^,[ \t]*$/.test(text.slice(comma, start))) return [cut(comma, end)];
      edits.push(cut(comma, comma + 1));
    } else end += /^\s*,[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  }
  const isFirstOfLine = text.slice(lineStart(file, start), start).trim() === "";
  const isLastOfLine = text.slice(end, endOfLine(text, end)).trim() === "";
  if (isFirstOfLine && isLastOfLine) {
    const next = text.indexOf("\n", end);
    return [...edits, cut(lineStart(file, start), next === -1 ? text.length : next + 1)];
  }
  // The first entry of an array item gives its place to the next one.
  if (!isFlow(edited, mapping) && isLastOfLine && after !== undefined && !text.slice(end, after.keySpan.start).includes("#"))
    return [cut(start, after.keySpan.start)];
  const space = isFirstOfLine || !isFlow(edited, mapping) ? (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  return [...edits, cut(start, end + space)];
}

/** Writes other entries in place of one. */
export const replaceEntry = (edited: EditedFile, { mapping, entry }: EntryPlace, written: readonly string[]): TextEdit =>
  replacement(
    { file: edited.file.path, start: entry.keySpan.start, end: endOf(edited.file, entry) },
    written.join(separatorIn(edited, mapping)),
  );

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

export const lineStart = ({ text }: SourceFile, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;
