// Finds YAML syntax that the language does not support: anchors and aliases, tags, merge keys, keys that are not strings, several documents.

import { EVENT_ID, SCALAR_STYLE, type Event } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { scalarRange } from "./read-scalar.js";

interface Search {
  readonly file: SourceFile;
  readonly anchors: Set<string>;
  readonly diagnostics: Diagnostic[];
  /** For every open collection: its kind and how many nodes it has so far. */
  readonly stack: { readonly isMap: boolean; count: number }[];
  end: number;
}

/** One diagnostic per use; an alias is reported only if its anchor is not reported already. */
export function findForbiddenSyntax(file: SourceFile, events: readonly Event[]): readonly Diagnostic[] {
  const search: Search = { file, anchors: new Set(), diagnostics: [], stack: [], end: 0 };
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      documents += 1;
      if (documents === 2) search.diagnostics.push(report("parse/several-documents", {}, { span: nextDocument(search) }));
      if (documents >= 2) break;
    } else if (event.type === EVENT_ID.POP) search.stack.pop();
    else findInNode(search, event);
  }
  return search.diagnostics;
}

type NodeEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT } | { type: typeof EVENT_ID.POP }>;

function findInNode(search: Search, event: NodeEvent): void {
  const { file, anchors, diagnostics, stack } = search;
  const isKey = countNode(stack);
  if (event.type === EVENT_ID.ALIAS) {
    const name = file.text.slice(event.anchorStart, event.anchorEnd);
    if (!anchors.has(name))
      diagnostics.push(report("parse/yaml-alias", { what: "alias" }, aliasFacts(search, event.anchorStart - 1, event.anchorEnd)));
    search.end = event.anchorEnd;
    return;
  }
  if (event.anchorStart >= 0) {
    anchors.add(file.text.slice(event.anchorStart, event.anchorEnd));
    diagnostics.push(report("parse/yaml-alias", { what: "anchor" }, aliasFacts(search, event.anchorStart - 1, event.anchorEnd)));
  }
  if (event.tagStart >= 0) {
    const tag = file.text.slice(event.tagStart, event.tagEnd);
    diagnostics.push(report("parse/tag-used", { tag }, { span: spanOf(search, event.tagStart, event.tagEnd) }));
  }
  if (event.type === EVENT_ID.SCALAR) {
    if (event.valueStart < 0) {
      if (isKey) diagnostics.push(report("parse/key-not-string", {}, { span: spanOf(search, search.end, search.end) }));
      return;
    }
    const { start, end } = scalarRange(file.text, event);
    search.end = end;
    if (isKey) findInKey(search, file.text.slice(start, end), spanOf(search, start, end), event.style === SCALAR_STYLE.PLAIN);
    return;
  }
  search.end = event.start;
  if (isKey) diagnostics.push(report("parse/key-not-string", {}, { span: spanOf(search, event.start, event.start + 1) }));
  stack.push({ isMap: event.type === EVENT_ID.MAPPING, count: 0 });
}

function findInKey(search: Search, text: string, span: Span, plain: boolean): void {
  if (plain && text === "<<") search.diagnostics.push(report("parse/merge-key", {}, { span }));
  else if (text.includes("\n")) search.diagnostics.push(report("parse/key-not-string", {}, { span }));
}

/** Counts a node of the innermost collection and returns whether it is a key. */
function countNode(stack: Search["stack"]): boolean {
  const parent = stack.at(-1);
  if (parent === undefined) return false;
  parent.count += 1;
  return parent.isMap && parent.count % 2 === 1;
}

function spanOf(search: Search, start: number, end: number): Span {
  return { file: search.file.path, start, end };
}

function aliasFacts(search: Search, start: number, end: number): { readonly span: Span; readonly hint: string } {
  return { span: spanOf(search, start, end), hint: "repeat the value, or quote the string" };
}

function nextDocument(search: Search): Span {
  const marker = /^---/gm;
  marker.lastIndex = search.end;
  const start = marker.exec(search.file.text)?.index ?? search.file.text.length;
  return spanOf(search, start, Math.min(start + 3, search.file.text.length));
}
