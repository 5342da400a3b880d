// Adds entries to mappings in the text of a file, in the style of the entries that are there.

import type { SourceFile, YamlMap, YamlNode } from "../model/source.js";
import { applyEdits, type TextEdit } from "../model/text-edit.js";
import { readTree } from "./read-yaml.js";
import { writeFlow } from "./write-yaml.js";

/** The edit that adds an entry at the end of a mapping; objects are written in lines down to a level, and deeper ones in braces. */
export function insertEntry(
  { path, text }: SourceFile,
  { span, entries }: YamlMap,
  { key, value, levels }: NewEntry,
): TextEdit | undefined {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (text[span.start] === "{") {
    const at = last.value.span.end;
    return { span: { file: path, start: at, end: at }, text: `, ${writeFlow(key)}: ${writeFlow(value)}` };
  }
  let end = Math.max(last.value.span.end, last.keySpan.end);
  while (/\s/.test(text[end - 1] ?? "")) end--;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const next = text.indexOf(newline, end);
  const at = next === -1 ? text.length : next;
  const margin = " ".repeat(first.keySpan.start - (text.lastIndexOf("\n", first.keySpan.start - 1) + 1));
  const lines = linesOf(key, value, levels).map((line) => newline + margin + line);
  return { span: { file: path, start: at, end: at }, text: lines.join("") };
}

export interface NewEntry {
  readonly key: string;
  readonly value: unknown;
  /** How many levels of objects are written in lines. */
  readonly levels: number;
}

function linesOf(key: string, value: unknown, levels: number): readonly string[] {
  const entries = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (levels === 0 || entries.length === 0) return [`${writeFlow(key)}: ${writeFlow(value)}`];
  return [`${writeFlow(key)}:`, ...entries.flatMap(([inner, each]) => linesOf(inner, each, levels - 1)).map((line) => `  ${line}`)];
}

/** The text with a value at a path of keys; existing entries are kept. Undefined if a part of the path is not a mapping. */
export function addAtPath(file: SourceFile, path: readonly string[], value: unknown): string | undefined {
  let node: YamlNode | undefined = readTree(file).node;
  for (const [index, key] of path.entries()) {
    if (node?.kind !== "map") return undefined;
    const inner: YamlNode | undefined = node.entries.find((entry) => entry.key === key)?.value;
    if (inner === undefined) {
      const nested = path.slice(index + 1).reduceRight<unknown>((each, step) => ({ [step]: each }), value);
      const edit = insertEntry(file, node, { key, value: nested, levels: path.length - index - 2 });
      return edit === undefined ? undefined : applyEdits(file.text, [edit]);
    }
    node = inner;
  }
  return file.text;
}
