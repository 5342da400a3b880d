// Reads YAML text into a tree of nodes with their places. Refuses what the spec language does not use (anchors, tags, merge keys, several documents) and
// the two ways in which YAML loses text silently. Never throws on bad text.

import { COLLECTION_STYLE, EVENT_ID, parseEvents, type Event } from "js-yaml";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlMap, YamlNode } from "../model/source.js";
import { findCutText } from "./find-cut-text.js";
import { findDuplicateKeys } from "./find-duplicate-keys.js";
import { findForbiddenSyntax } from "./find-forbidden-syntax.js";
import { findTabIndents } from "./find-tab-indents.js";
import { readScalar } from "./read-scalar.js";
import { reportSyntaxError } from "./report-syntax-error.js";
import { afterClosingBracket, skipSpace } from "./skip-space.js";

/** How deep collections may be nested in each other. */
const maxDepth = 64;

/** A tree when the text is YAML that the language takes; otherwise what is wrong with it. */
export interface YamlReading {
  readonly node?: YamlNode;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one file. A file without any content has neither a node nor diagnostics. */
export function readYaml(file: SourceFile): YamlReading {
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
  const diagnostics = [...findTabIndents(file, events), ...findCutText(file, events, node), ...findDuplicateKeys(node)];
  return diagnostics.length > 0 ? { diagnostics: sortDiagnostics(diagnostics) } : { node, diagnostics };
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
  const place = (node: YamlNode): void => {
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
      place(readScalar(file, event, emptyPlace(file.text, stack.at(-1), cursor)));
    } else if (event.type === EVENT_ID.POP) {
      const open = stack.pop();
      if (open !== undefined) place(closeCollection(file, open, cursor));
    }
  }
  return root;
}

/** Where a value that is not written would stand: it points at its key, or else at the place where it is missing. */
function emptyPlace(text: string, parent: OpenCollection | undefined, cursor: number): { start: number; end: number } {
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

/** Keys are texts by their source; `findForbiddenSyntax` has refused all others. */
function pairUp(children: readonly YamlNode[]): YamlMap["entries"] {
  const entries: YamlMap["entries"][number][] = [];
  for (let index = 0; index + 1 < children.length; index += 2) {
    const key = children[index]!;
    entries.push({ key: key.kind === "scalar" ? key.text : "", keySpan: key.span, value: children[index + 1]! });
  }
  return entries;
}
