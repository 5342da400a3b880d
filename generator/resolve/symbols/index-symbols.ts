// The symbol index of a spec: every definition, and every use of it. The language schema says which strings are names, so that new keys need no code here.

import { definitions, type FileKind } from "../../parse/language/language.js";
import type { LanguageSchema } from "../../parse/language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "../../parse/resolve-schema.js";
import type { SourceFile, YamlMap, YamlNode } from "../../model/source.js";
import type { SymbolIndex } from "../../model/symbols.js";
import { entriesOf, fieldNameOf, valueOf } from "./definition-nodes.js";
import type { OwnedField } from "./field-owners.js";
import { innerFields } from "./json-uses.js";
import { keyScalar, openSymbolTable, type SymbolScope, type SymbolTable } from "./symbol-table.js";
import { useContent } from "./use-content.js";
import { useName } from "./use-name.js";
import { enter, fileContext, type FileContext, type SharedTypes, type WalkContext } from "./walk-context.js";

/** A file with its tree. */
export interface SourceTree {
  readonly file: SourceFile;
  readonly node: YamlNode;
}

/** The types that files define for all protocols, with their symbols. */
export interface SharedSymbols {
  readonly types: SharedTypes;
  readonly scope: SymbolScope;
  /** The symbols of each file, by its path. */
  readonly indexes: ReadonlyMap<string, SymbolIndex>;
}

/** The symbols of files of types, which protocols and other files of types can use. */
export function indexTypes(trees: readonly SourceTree[]): SharedSymbols {
  const types = new Map(trees.flatMap(({ node }) => entriesOf(valueOf(node, "types"))).map((entry) => [entry.key, entry]));
  const tables = trees.map((tree) => walkFile(tree, "typesFile", types));
  const scope: SymbolScope = {
    idOf: (definition) => firstOf(tables, (table) => table.scope.idOf(definition)),
    idAt: (path) => firstOf(tables, (table) => table.scope.idAt(path)),
  };
  const indexes = trees.map(({ file }, at): readonly [string, SymbolIndex] => [
    file.path,
    { ...tables[at]!.finish(scope), sharedFiles: [file.path] },
  ]);
  return { types, scope, indexes: new Map(indexes) };
}

export const nothingShared: SharedSymbols = indexTypes([]);

/** The symbols of a protocol file. */
export const indexProtocol = (tree: SourceTree, { types, scope }: SharedSymbols = nothingShared): SymbolIndex =>
  walkFile(tree, "protocolFile", types).finish(scope);

/** The symbols of several files as one index. */
export const mergeIndexes = (indexes: readonly SymbolIndex[]): SymbolIndex => ({
  symbols: indexes.flatMap(({ symbols }) => symbols),
  uses: indexes.flatMap(({ uses }) => uses),
  same: indexes.flatMap(({ same }) => same),
  sharedFiles: indexes.flatMap(({ sharedFiles }) => sharedFiles),
});

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function walkFile({ file, node }: SourceTree, kind: FileKind, types: SharedTypes): SymbolTable {
  const table = openSymbolTable(file);
  const context = fileContext(file, node, table, types);
  linkFrames(context);
  walk(context, node, schemasFor(node, definitions[kind]!), { path: "", owners: [], sample: "" });
  return table;
}

/** A property has the same name in all frames, because frames are distinguished by their properties. */
function linkFrames({ root, owners, table }: FileContext): void {
  const frames = entriesOf(valueOf(valueOf(root, "envelope"), "frames"));
  linkFields(
    { table },
    frames.flatMap(({ key }) => owners.frame(key) ?? []),
  );
}

function walk(file: FileContext, node: YamlNode, schemas: readonly LanguageSchema[], context: WalkContext): void {
  const holds = schemas.find((schema) => schema.holds !== undefined)?.holds;
  if (holds !== undefined) useContent(file, node, holds, context);
  if (node.kind === "scalar") {
    const refersTo = schemas.find((schema) => schema.refersTo !== undefined)?.refersTo;
    if (refersTo !== undefined) useName(file, refersTo, { scalar: node, name: node.text }, context);
  } else if (node.kind === "list") {
    const schema = schemaOfItems(schemas);
    if (schema === undefined) return;
    for (const [index, item] of node.items.entries())
      walk(file, item, schemasFor(item, schema), { ...context, path: join(context.path, String(index)) });
  } else walkMap(file, node, schemas, context);
}

function walkMap(file: FileContext, node: YamlMap, schemas: readonly LanguageSchema[], outer: WalkContext): void {
  const isDefinition = schemas.some((schema) => schema.kinds?.includes("fields") === true);
  const context = { ...outer, parent: node, ...(isDefinition ? { definition: node } : {}) };
  if (isDefinition) linkTags(file, node);
  if (valueOf(node, "include") !== undefined) linkFields(file, innerFields(file.find, { nodes: [node] }));
  const names = schemas.find(({ propertyNames }) => propertyNames !== undefined)?.propertyNames;
  for (const entry of node.entries) {
    const path = join(context.path, names?.defines === "field" ? fieldNameOf(entry) : entry.key);
    if (names?.defines !== undefined) file.table.define(names.defines, entry, path);
    if (names?.refersTo !== undefined) useName(file, names.refersTo, { scalar: keyScalar(file.source, entry), name: entry.key }, context);
    const schema = schemaOfKey(schemas, entry.key);
    if (schema !== undefined) walk(file, entry.value, schemasFor(entry.value, schema), enter(file, { ...context, path }, names, entry));
  }
}

/** The constants by which the objects of a union are distinguished must keep the same name. */
function linkTags({ find, table }: FileContext, node: YamlMap): void {
  const parts = valueOf(node, "union");
  if (parts?.kind !== "list") return;
  const fields = parts.items.flatMap((part) =>
    innerFields(find, { nodes: [part].flatMap((each) => (each.kind === "scalar" ? (find(each.text) ?? []) : each)) }),
  );
  linkFields(
    { table },
    fields.filter(({ nodes }) => nodes.some((each) => valueOf(each, "const") !== undefined)),
  );
}

/** Fields that must keep the same name: constants of a union, and a field with the included one that it narrows. */
function linkFields({ table }: Pick<FileContext, "table">, fields: readonly OwnedField[]): void {
  for (const name of new Set(fields.map((field) => field.name))) {
    table.link(fields.filter((field) => field.name === name).map(({ definition }) => definition));
  }
}

const join = (path: string, step: string): string => (path === "" ? step : `${path}/${step}`);
