// Finds out what is expected at the cursor: the schemas of the language there, and what is known about the fields. The text is usually incomplete, so a mark is
// put in place of the word at the cursor, and the line is completed until it is valid YAML.

import type { SourceFile, YamlMap, YamlNode } from "../model/source.js";
import { definitions, type FileKind } from "../parse/language/language.js";
import type { Content, LanguageSchema } from "../parse/language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "../parse/resolve-schema.js";
import { openSymbolTable } from "../resolve/symbols/symbol-table.js";
import { enter, fileContext, type FileContext, type SharedTypes, type WalkContext } from "../resolve/symbols/walk-context.js";
import { readTree } from "../yaml/read-yaml.js";
import { blankLine } from "./repair-text.js";

/** A word in the text around the cursor. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** The part before the cursor. */
  readonly typed: string;
}

/** What is expected at the cursor. */
export interface CursorPlace {
  readonly word: Word;
  readonly file: FileContext;
  readonly context: WalkContext;
  /** The schemas of the value, or of the mapping whose key is being typed. */
  readonly schemas: readonly LanguageSchema[];
  /** The mapping whose key is being typed; undefined if it is a value. */
  readonly keyOf?: YamlMap;
  /** Inside JSON values: what the value contains, and the nodes from it to the cursor. */
  readonly content?: { readonly holds: Content; readonly node: YamlNode; readonly trail: readonly string[] };
  /** Whether more text is in the same string, such as in a template. */
  readonly isPart: boolean;
}

/** A character that no spec contains. */
const mark = "\uE000";

/** What is expected at an offset of a file; undefined in places where anything can be written. */
export function findCursor(file: SourceFile, offset: number, kind: FileKind, shared: SharedTypes = new Map()): CursorPlace | undefined {
  const word = wordAt(file.text, offset);
  let part: CursorPlace | undefined;
  for (const text of markedTexts(file.text, word)) {
    const { node } = readTree({ path: file.path, text });
    if (node === undefined) continue;
    const marked = { path: file.path, text };
    const context = fileContext(marked, node, openSymbolTable(marked), shared);
    const start: WalkContext = { path: "", owners: [], sample: "" };
    const place = search(context, node, schemasFor(node, definitions[kind]!), start);
    // Without a comma, the next line continues the word; a text with the word on its own line is parsed correctly.
    if (place?.isPart === false) return { word, file: context, ...place };
    if (place !== undefined) part ??= { word, file: context, ...place };
  }
  return part;
}

function wordAt(text: string, offset: number): Word {
  const before = /[A-Za-z0-9_$./-]*$/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset))![0];
  const after = /^[A-Za-z0-9_$./-]*/.exec(text.slice(offset, offset + 200))![0];
  const start = offset - (before.startsWith("-") ? before.length - /^-+/.exec(before)![0].length : before.length);
  return { start, end: offset + after.length, typed: text.slice(start, offset) };
}

/** Texts with a mark, the least changed first. */
function* markedTexts(text: string, { start, end }: Word): Generator<string> {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const lineEnd = next === -1 ? text.length : next;
  const head = text.slice(0, start);
  const line = text.slice(lineStart, start);
  const closed = closeFlow(line);
  const rests = [text.slice(lineEnd), ""];
  yield head + mark + text.slice(end);
  yield `${head}${mark},${text.slice(end)}`;
  yield `${head}${mark}:${text.slice(end, lineEnd).replace(/^:/, "")}${text.slice(lineEnd)}`;
  for (const rest of rests) {
    yield `${head}${mark}${closed},${rest}`;
    yield head + mark + closed + rest;
    yield `${head}${mark}: ${closed}${rest}`;
    const unquoted = withoutOpenQuote(line);
    if (unquoted !== undefined) yield text.slice(0, lineStart) + unquoted + mark + closeFlow(unquoted) + rest;
    yield `${text.slice(0, lineStart)}${/^ */.exec(line)![0]}${mark}:${rest}`;
  }
  // A mistake further down, or a collection that is closed further down.
  const blanked = next === -1 ? undefined : blankLine(text, next + 1);
  if (blanked !== undefined) yield head + mark + blanked.slice(end);
  yield `${head}${mark}: ${closed}`;
}

/** The brackets that are open at the end of a line, closed. */
function closeFlow(line: string): string {
  const open: string[] = [];
  for (const [token] of line.matchAll(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|[[\]{}]|#.*$/g)) {
    if (token === "{") open.push("}");
    else if (token === "[") open.push("]");
    else if (token === "}" || token === "]") open.pop();
  }
  return open.toReversed().join("");
}

/** The line without the quote that is still open. */
function withoutOpenQuote(line: string): string | undefined {
  const rest = line.replaceAll(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/g, (quoted) => " ".repeat(quoted.length));
  const quote = rest.search(/(?<=[\s[{,:])['"][^'"]*$/);
  return quote === -1 ? undefined : line.slice(0, quote);
}

type Found = Omit<CursorPlace, "word" | "file">;

function search(file: FileContext, node: YamlNode, schemas: readonly LanguageSchema[], context: WalkContext): Found | undefined {
  if (!contains(node)) return undefined;
  const holds = schemas.find((schema) => schema.holds !== undefined)?.holds;
  if (holds !== undefined) {
    const trail = trailTo(node);
    const keyOf = trail?.keyOf;
    return {
      context,
      schemas,
      isPart: trail?.isPart ?? false,
      content: { holds, node, trail: trail?.steps ?? [] },
      ...(keyOf === undefined ? {} : { keyOf }),
    };
  }
  if (node.kind === "scalar") return { context, schemas, isPart: node.text !== mark };
  if (node.kind === "list") {
    const schema = schemaOfItems(schemas);
    const index = node.items.findIndex(contains);
    const item = node.items[index];
    if (schema === undefined || item === undefined) return undefined;
    return search(file, item, schemasFor(item, schema), { ...context, path: `${context.path}/${index}` });
  }
  return searchMap(file, node, schemas, context);
}

function searchMap(file: FileContext, node: YamlMap, schemas: readonly LanguageSchema[], outer: WalkContext): Found | undefined {
  const isDefinition = schemas.some((schema) => schema.kinds?.includes("fields") === true);
  const context = { ...outer, parent: node, ...(isDefinition ? { definition: node } : {}) };
  const entry = node.entries.find(({ key, value }) => key.includes(mark) || contains(value));
  if (entry === undefined) return undefined;
  if (entry.key.includes(mark)) return { context, schemas, keyOf: node, isPart: entry.key !== mark };
  const names = schemas.find(({ propertyNames }) => propertyNames !== undefined)?.propertyNames;
  const name = names?.defines === "field" ? entry.key.replace(/\?$/, "") : entry.key;
  const path = context.path === "" ? name : `${context.path}/${name}`;
  const schema = schemaOfKey(schemas, entry.key);
  if (schema === undefined) return undefined;
  return search(file, entry.value, schemasFor(entry.value, schema), enter(file, { ...context, path }, names, entry));
}

function contains(node: YamlNode): boolean {
  if (node.kind === "scalar") return node.text.includes(mark);
  if (node.kind === "list") return node.items.some(contains);
  return node.entries.some(({ key, value }) => key.includes(mark) || contains(value));
}

/** The keys and indexes that lead to the mark inside a value. */
function trailTo(node: YamlNode): { readonly steps: readonly string[]; readonly keyOf?: YamlMap; readonly isPart: boolean } | undefined {
  if (node.kind === "scalar") return node.text.includes(mark) ? { steps: [], isPart: node.text !== mark } : undefined;
  const children =
    node.kind === "list"
      ? node.items.map((value, index) => ({ key: String(index), value }))
      : node.entries.map(({ key, value }) => ({ key, value }));
  for (const { key, value } of children) {
    if (node.kind === "map" && key.includes(mark)) return { steps: [], keyOf: node, isPart: false };
    const inner = trailTo(value);
    if (inner !== undefined) return { ...inner, steps: [key, ...inner.steps] };
  }
  return undefined;
}
