// Parses YAML into a tree of nodes with source spans. Rejects what the language does not support (anchors, tags, merge keys, several documents) and strings that
// YAML would truncate silently. Never throws.

import { COLLECTION_STYLE, type Event, EVENT_ID, parseEvents } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span, YamlMap, YamlNode } from "../model/source.js";
import { findForbiddenSyntax } from "./find-forbidden-syntax.js";
import { findTabIndents } from "./find-tab-indents.js";
import { findTruncatedStrings } from "./find-truncated-strings.js";
import { readScalar } from "./read-scalar.js";
import { reportSyntaxError } from "./report-syntax-error.js";
import { afterClosingBracket, skipSpace } from "./skip-space.js";

/** How deep collections may be nested in each other. */
const maxDepth = 64;

/** A tree if the text is valid YAML that the language supports; otherwise diagnostics. */
export interface YamlReading {
  readonly node?: YamlNode;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one file. A file without any content has neither a node nor diagnostics. */
export function readYaml(file: SourceFile): YamlReading {
  const { node, diagnostics } = readTree(file);
  return node === undefined || diagnostics.length > 0 ? { diagnostics } : { node, diagnostics };
}

/** What was read of each file: several stages need the tree of the same file. */
const readings = new WeakMap<SourceFile, YamlReading>();

/** Reads one file for editors: the tree is also there if the text is valid YAML with mistakes, such as duplicate keys. */
export function readTree(file: SourceFile): YamlReading {
  const known = readings.get(file);
  if (known !== undefined) return known;
  const reading = readText(file);
  readings.set(file, reading);
  return reading;
}

function readText(file: SourceFile): YamlReading {
  const conflict = findMergeConflict(file);
  if (conflict !== undefined) return { diagnostics: [conflict] };
  let events: Event[];
  try {
    // The depth is limited here, before anything recursive sees the text.
    events = parseEvents(file.text, { maxDepth });
  } catch (error) {
    return { diagnostics: [reportSyntaxError(file, error, maxDepth)] };
  }
  const forbidden = findForbiddenSyntax(file, events);
  if (forbidden.length > 0) return { diagnostics: sortDiagnostics(forbidden) };
  const node = buildTree(file, events);
  if (node === undefined) return { diagnostics: [] };
  const diagnostics = [...findTabIndents(file, events), ...findTruncatedStrings(file, events, node), ...findDuplicateKeys(node)];
  return { node, diagnostics: sortDiagnostics(diagnostics) };
}

interface OpenCollection {
  readonly kind: "list" | "map";
  readonly start: number;
  readonly flow: boolean;
  readonly children: YamlNode[];
}

/** Builds the tree with a stack of its own; keys and values alternate among the children of an open map. */
function buildTree(file: SourceFile, events: readonly Event[]): YamlNode | undefined {
  const stack: OpenCollection[] = [];
  let root: YamlNode | undefined;
  let cursor = 0;
  const append = (node: YamlNode): void => {
    cursor = Math.max(cursor, node.span.end);
    const parent = stack.at(-1);
    if (parent === undefined) root = node;
    else parent.children.push(node);
  };
  for (const event of events) {
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      const kind = event.type === EVENT_ID.SEQUENCE ? "list" : "map";
      const closed = event.style === COLLECTION_STYLE.FLOW && /[[{]/.test(file.text[event.start] ?? "");
      stack.push({ kind, start: event.start, flow: closed, children: [] });
      cursor = Math.max(cursor, event.start + (closed ? 1 : 0));
    } else if (event.type === EVENT_ID.SCALAR) {
      append(readScalar(file, event, emptyRange(file.text, stack.at(-1), cursor)));
    } else if (event.type === EVENT_ID.POP) {
      const open = stack.pop();
      if (open !== undefined) append(closeCollection(file, open, cursor));
    }
  }
  return root;
}

/** The range to report for an empty value: its key, or the position where the value is missing. */
function emptyRange(text: string, parent: OpenCollection | undefined, cursor: number): { start: number; end: number } {
  if (parent?.kind === "map" && parent.children.length % 2 === 1) return parent.children.at(-1)!.span;
  const start = skipSpace(text, cursor);
  return { start, end: text[start] === "-" ? start + 1 : start };
}

function closeCollection(file: SourceFile, open: OpenCollection, cursor: number): YamlNode {
  const last = open.children.at(-1)?.span.end ?? open.start;
  const end = open.flow ? afterClosingBracket(file.text, Math.max(cursor, last)) : last;
  const span = { file: file.path, start: open.start, end: Math.max(end, open.start) };
  if (open.kind === "list") return { kind: "list", span, items: open.children };
  return { kind: "map", span, entries: pairUp(open.children) };
}

/** All keys are scalars: `findForbiddenSyntax` has rejected others. */
function pairUp(children: readonly YamlNode[]): YamlMap["entries"] {
  const entries: YamlMap["entries"][number][] = [];
  for (let index = 0; index + 1 < children.length; index += 2) {
    const key = children[index]!;
    entries.push({ key: key.kind === "scalar" ? key.text : "", keySpan: key.span, value: children[index + 1]! });
  }
  return entries;
}

/** Reports duplicate keys, and `__proto__`, which JavaScript objects treat specially; the values of an enum may be called so. */
function findDuplicateKeys(root: YamlNode): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(root, diagnostics);
  return diagnostics;
}

function visit(node: YamlNode, diagnostics: Diagnostic[], areValues = false): void {
  if (node.kind === "list") for (const item of node.items) visit(item, diagnostics);
  if (node.kind !== "map") return;
  const first = new Map<string, Span>();
  const isEnum = node.entries.some(({ key }) => key === "enum");
  for (const { key, keySpan, value } of node.entries) {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, keySpan);
    else
      diagnostics.push(
        report("parse/duplicate-key", { key }, { span: keySpan, related: [{ message: "first defined here", span: earlier }] }),
      );
    if (key === "__proto__" && !areValues) diagnostics.push(report("parse/unsafe-name", { name: key }, { span: keySpan }));
    visit(value, diagnostics, isEnum && key === "values");
  }
}

/** The diagnostic for the first marker that Git left in a file with an unresolved merge conflict. */
function findMergeConflict({ path, text }: SourceFile): Diagnostic | undefined {
  const marker = /^(?:<{7}|>{7}) .+$/m.exec(text);
  if (marker === null) return undefined;
  const span = { file: path, start: marker.index, end: marker.index + marker[0].length };
  return report("parse/merge-conflict", {}, { span, hint: "resolve the conflict and remove the lines with <<<<<<<, ======= and >>>>>>>" });
}
