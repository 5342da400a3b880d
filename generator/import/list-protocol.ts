// Adds a protocol file to the list in the root file of a spec.

import type { SourceFile } from "../model/source.js";
import { applyEdits } from "../model/text-edit.js";
import { readTree } from "../yaml/read-yaml.js";

/** The root file with one more protocol; undefined if it has no list that can be extended. */
export function listProtocol(file: SourceFile, path: string): string | undefined {
  const { node } = readTree(file);
  const list = node?.kind === "map" ? node.entries.find(({ key }) => key === "protocols")?.value : undefined;
  const last = list?.kind === "list" ? list.items.at(-1) : undefined;
  if (list?.kind !== "list") return undefined;
  const { text } = file;
  const at = (start: number): { readonly file: string; readonly start: number; readonly end: number } => ({
    file: file.path,
    start,
    end: start,
  });
  if (last === undefined) return applyEdits(text, [{ span: { ...list.span, file: file.path }, text: `[${path}]` }]);
  if (text[list.span.start] === "[") return applyEdits(text, [{ span: at(last.span.end), text: `, ${path}` }]);
  // After the whole line, so that a comment stays with its item.
  const line = text.lastIndexOf("\n", last.span.start - 1) + 1;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const end = text.indexOf(newline, last.span.end);
  const indent = /^\s*/.exec(text.slice(line))?.[0] ?? "";
  const entry = `${indent}- ${path}`;
  return applyEdits(text, [{ span: at(end === -1 ? text.length : end), text: newline + entry }]);
}
