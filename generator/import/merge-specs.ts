// `wirepact import --update`: merges what a newer schema says into a spec that was imported and then edited. What only one side changed is taken from it; where both
// changed the same, the edit stays and a comment shows what the schema says now.

import type { SourceFile, YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import { findComments } from "../yaml/find-comments.js";
import { readTree } from "../yaml/read-yaml.js";
import { writeFlow } from "../yaml/write-yaml.js";
import { isSameNode, plainOf } from "./compare-nodes.js";
import { followRenames } from "./follow-renames.js";

/** The three texts: as it was imported before, as it is now, and as it is imported from the newer schema. */
export interface SpecTexts {
  readonly base: string;
  readonly edited: string;
  readonly newer: string;
}

/** Something that was edited and that the newer schema changes in another way. */
export interface MergeConflict {
  /** For example `types/Tool/fields/name`. */
  readonly path: string;
  /** What the newer schema says; undefined if it does not have it any more. */
  readonly newer: string | undefined;
}

export interface MergedSpec {
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether it stays directly before what follows. */
  readonly isComment?: boolean;
}

interface State {
  readonly texts: SpecTexts;
  readonly edits: Edit[];
  readonly conflicts: MergeConflict[];
  readonly added: string[];
  readonly changed: string[];
  readonly removed: string[];
}

/** The merged text, or why there is none. */
export function mergeSpecs(given: SpecTexts): MergedSpec | { readonly problem: string } {
  const texts = followRenames(given);
  const trees = (["base", "edited", "newer"] as const).map((name) => readMap({ path: `${name}.yaml`, text: texts[name] }));
  const [base, edited, newer] = trees;
  if (base === undefined || newer === undefined) return { problem: "what was imported before is not valid YAML" };
  if (edited === undefined) return { problem: "the spec is not valid YAML; `wirepact check` shows where" };
  const state: State = { texts, edits: [], conflicts: [], added: [], changed: [], removed: [] };
  mergeMaps(state, { base, edited, newer }, []);
  mergeHeader(state);
  const text = apply(texts.edited, state.edits);
  const { conflicts, added, changed, removed } = state;
  if (readMap({ path: "merged.yaml", text }) === undefined)
    return { problem: "the merged spec would not be valid YAML; import the schema under another name instead" };
  return { text, conflicts, added, changed, removed };
}

function readMap(file: SourceFile): YamlMap | undefined {
  const { node } = readTree(file);
  return node?.kind === "map" ? node : undefined;
}

interface Versions<Node> {
  readonly base: Node | undefined;
  readonly edited: Node;
  readonly newer: Node;
}

const entryOf = (map: YamlMap | undefined, key: string): YamlEntry | undefined => map?.entries.find((entry) => entry.key === key);

/** A field can become optional, which changes its key. */
const sameEntry = (map: YamlMap | undefined, key: string): YamlEntry | undefined => {
  const plain = key.replace(/\?$/, "");
  return entryOf(map, key) ?? entryOf(map, plain) ?? entryOf(map, `${plain}?`);
};

function mergeMaps(state: State, { base, edited, newer }: Versions<YamlMap>, path: readonly string[]): void {
  for (const entry of edited.entries) {
    const before = sameEntry(base, entry.key);
    const after = sameEntry(newer, entry.key);
    const at = [...path, entry.key];
    if (before === undefined && after === undefined) continue;
    if (after === undefined) removeEntry(state, { entry, before: before! }, at);
    else mergeEntry(state, { base: before, edited: entry, newer: after }, at);
  }
  for (const [index, entry] of newer.entries.entries()) {
    if (sameEntry(edited, entry.key) !== undefined) continue;
    const before = sameEntry(base, entry.key);
    if (before === undefined) insertEntry(state, { edited, newer, index }, [...path, entry.key]);
    // It was removed by hand; that stays, but a change is shown.
    else if (!isSameEntry(before, entry)) state.conflicts.push({ path: [...path, entry.key].join("/"), newer: shownEntry(entry) });
  }
}

const isSameEntry = (left: YamlEntry, right: YamlEntry): boolean => left.key === right.key && isSameNode(left.value, right.value);

/** Whether a text only says which schema was imported, so that it cannot contradict an edit. */
const isOrigin = ({ value }: YamlEntry, path: readonly string[]): boolean =>
  path.join("/") === "doc" && value.kind === "scalar" && /^Imported from \S+\.$/.test(String(value.value));

function mergeEntry(state: State, { base, edited, newer }: Versions<YamlEntry>, path: readonly string[]): void {
  if (isOrigin(newer, path) && !isOrigin(edited, path)) return;
  if (isSameEntry(edited, newer) || (base !== undefined && isSameEntry(base, newer))) return;
  const { texts, edits, changed } = state;
  // Sections are merged entry by entry, so that the report names these.
  const isSection = path.length === 1 && newer.value.kind === "map" && edited.value.kind === "map" && edited.value.entries.length > 0;
  const isInside =
    edited.value.kind === "map" && newer.value.kind === "map" && edited.key === newer.key && isBlock(texts.edited, edited.value);
  const comments = ownComments(texts.edited, edited);
  if (base !== undefined && isSameEntry(base, edited) && !isSection && !(isInside && comments.length > 0)) {
    changed.push(path.join("/"));
    const column = columnOf(texts.edited, edited);
    const kept = comments.map((comment) => `${" ".repeat(column)}${comment}\n`).join("");
    if (isBlockEntry(texts.edited, edited)) edits.push({ ...linesOf(texts.edited, edited), text: kept + entryText(texts, newer, column) });
    else edits.push({ start: edited.keySpan.start, end: edited.value.span.end, text: shownEntry(newer) });
    return;
  }
  if (isInside) {
    const inner = base?.value.kind === "map" ? base.value : undefined;
    mergeMaps(state, { base: inner, edited: edited.value, newer: newer.value }, path);
    return;
  }
  const list = mergedList({ base, edited, newer });
  if (list !== undefined) {
    changed.push(path.join("/"));
    edits.push({ start: edited.value.span.start, end: edited.value.span.end, text: list });
    return;
  }
  addConflict(state, edited, { path: path.join("/"), newer: shownEntry(newer) });
}

/** A list of words to which both sides added something, or from which they removed it, on one line. */
function mergedList({ base, edited, newer }: Versions<YamlEntry>): string | undefined {
  const [old, own, other] = [base, edited, newer].map((entry) => wordsOf(entry?.value));
  if (old === undefined || own === undefined || other === undefined || edited.key !== newer.key) return undefined;
  const kept = own.filter((word) => !old.includes(word) || other.includes(word));
  return writeFlow([...kept, ...other.filter((word) => !old.includes(word) && !kept.includes(word))]);
}

const wordsOf = (node: YamlNode | undefined): readonly unknown[] | undefined =>
  node?.kind === "list" && node.items.every(({ kind }) => kind === "scalar") ? node.items.map(plainOf) : undefined;

function removeEntry(
  state: State,
  { entry, before }: { readonly entry: YamlEntry; readonly before: YamlEntry },
  path: readonly string[],
): void {
  const { texts, edits, removed } = state;
  const isCommented = ownComments(texts.edited, entry).length > 0 || isBelowComment(texts.edited, entry);
  if (!isSameEntry(entry, before) || isCommented) return addConflict(state, entry, { path: path.join("/"), newer: undefined });
  removed.push(path.join("/"));
  if (isBlockEntry(texts.edited, entry)) edits.push({ ...linesOf(texts.edited, entry), text: "" });
}

/** A new entry comes after the one that it follows in the newer text. */
function insertEntry(
  state: State,
  { edited, newer, index }: { readonly edited: YamlMap; readonly newer: YamlMap; readonly index: number },
  path: readonly string[],
): void {
  const { texts, edits, added } = state;
  const entry = newer.entries[index]!;
  const previous = newer.entries.slice(0, index).findLast(({ key }) => sameEntry(edited, key) !== undefined);
  const after = previous === undefined ? undefined : sameEntry(edited, previous.key);
  const first = edited.entries[0];
  if (first === undefined || !isBlock(texts.edited, edited)) {
    state.conflicts.push({ path: path.join("/"), newer: shownEntry(entry) });
    return;
  }
  added.push(path.join("/"));
  const at = after === undefined ? linesOf(texts.edited, first).start : linesOf(texts.edited, after).end;
  const isLast = at === texts.edited.length && !texts.edited.endsWith("\n");
  edits.push({ start: at, end: at, text: (isLast ? "\n" : "") + entryText(texts, entry, columnOf(texts.edited, first)) });
}

function addConflict(state: State, entry: YamlEntry, conflict: MergeConflict): void {
  const { texts, edits, conflicts } = state;
  conflicts.push(conflict);
  const start = lineStart(texts.edited, entry.keySpan.start);
  const says = conflict.newer === undefined ? "the schema does not have this any more" : `the schema now has ${conflict.newer}`;
  const margin = " ".repeat(isBlockEntry(texts.edited, entry) ? columnOf(texts.edited, entry) : 0);
  const comment = `${margin}# import: conflict: ${says}\n`;
  // The same conflict is marked once.
  if (!texts.edited.slice(0, start).endsWith(comment)) edits.push({ start, end: start, text: comment, isComment: true });
}

/** An entry on one line. */
const shownEntry = ({ key, value }: YamlEntry): string => `${writeFlow(key)}: ${writeFlow(plainOf(value))}`;

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

const columnOf = (text: string, { keySpan }: YamlEntry): number => keySpan.start - lineStart(text, keySpan.start);

const isBlock = (text: string, { span, entries }: YamlMap): boolean =>
  text[span.start] !== "{" && entries.every((entry) => isBlockEntry(text, entry));

/** Whether nothing but space is before an entry on its line. */
const isBlockEntry = (text: string, { keySpan }: YamlEntry): boolean =>
  /^[ ]*['"]?$/.test(text.slice(lineStart(text, keySpan.start), keySpan.start));

/** The lines of an entry, with the notes of the import above it. */
function linesOf(text: string, entry: YamlEntry): { readonly start: number; readonly end: number } {
  let start = lineStart(text, entry.keySpan.start);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!/^ *# import: /.test(text.slice(above, start))) break;
    start = above;
  }
  const last = Math.max(entry.value.span.end, entry.keySpan.end);
  const next = text[last - 1] === "\n" ? last : text.indexOf("\n", last) + 1;
  return { start, end: next === 0 ? text.length : next };
}

/** The comments of an entry that the import did not write. */
const ownComments = (text: string, entry: YamlEntry): readonly string[] => {
  const { start, end } = linesOf(text, entry);
  return findComments(text.slice(start, end)).filter((comment) => !comment.startsWith("# import: "));
};

/** Whether the line above an entry and the notes of the import is a comment. */
const isBelowComment = (text: string, entry: YamlEntry): boolean => /(?:^|\n) *#[^\n]*\n$/.test(text.slice(0, linesOf(text, entry).start));

/** The lines of an entry of the newer text, moved to a column; one that shares its lines with others there gets a line of its own. */
function entryText({ newer }: SpecTexts, entry: YamlEntry, column: number): string {
  const { start, end } = linesOf(newer, entry);
  const alone = readMap({ path: "entry.yaml", text: newer.slice(start, end) })?.entries ?? [];
  if (alone.length !== 1 || !isSameEntry(alone[0]!, entry)) return `${" ".repeat(column)}${shownEntry(entry)}\n`;
  const by = column - columnOf(newer, entry);
  const lines = newer.slice(start, end).replace(/\n$/, "").split("\n");
  return `${lines.map((line) => (line === "" ? line : by >= 0 ? " ".repeat(by) + line : line.slice(Math.min(-by, line.search(/\S/))))).join("\n")}\n`;
}

/** The first lines say where the spec comes from and what could not be imported. */
function mergeHeader({ texts, edits }: State): void {
  const headerOf = (text: string): string => /^(?:#.*\n)*/.exec(text)?.[0] ?? "";
  const [base, edited, newer] = [texts.base, texts.edited, texts.newer].map(headerOf);
  if (base === edited && newer !== undefined && newer !== edited) edits.push({ start: 0, end: edited?.length ?? 0, text: newer });
}

/** Edits do not overlap; those at the same place stay in their order, but comments come last. */
function apply(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = "";
  const rank = ({ end, start, isComment }: Edit): number => (end > start ? 2 : isComment === true ? 1 : 0);
  for (const { start, end, text: replacement } of edits.toSorted((left, right) => left.start - right.start || rank(left) - rank(right))) {
    result += text.slice(at, start) + replacement;
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}
