// The files of a spec as the features of the language server see them: trees, also of texts that are being typed, and symbols. What did not change is kept.

import { indexLines, type LineIndex } from "../text/line-index.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import type { SymbolIndex } from "../model/symbols.js";
import type { FileKind } from "../parse/language/language.js";
import { indexProtocol, indexTypes, nothingShared, type SharedSymbols, type SourceTree } from "../resolve/symbols/index-symbols.js";
import type { SharedTypes } from "../resolve/symbols/walk-context.js";
import { readRepaired } from "./repair-text.js";

/** A file of the spec. */
export interface FileView {
  readonly file: SourceFile;
  readonly lines: LineIndex;
  /** The tree of the text, or of the repaired text. */
  readonly node?: YamlNode;
  readonly kind: FileKind;
  /** Indexed when they are asked for first: diagnostics do not need them. */
  readonly symbols: SymbolIndex;
  /** The types of other files that it can use. */
  readonly sharedTypes: SharedTypes;
}

export interface FileViews {
  /** The views of files, the root file first; `shared` are the paths of the files of types. */
  readonly of: (files: readonly SourceFile[], shared: ReadonlySet<string>) => readonly FileView[];
  /** Says where a file was edited last. */
  readonly edited: (path: string, offset: number) => void;
}

type ReadFile = Pick<FileView, "file" | "lines" | "node">;

const noSymbols: SymbolIndex = { symbols: [], uses: [], same: [], sharedFiles: [] };

function symbolsOf({ file, node }: ReadFile, kind: FileKind, shared: SharedSymbols): SymbolIndex {
  if (node === undefined || kind === "rootFile") return noSymbols;
  return kind === "typesFile" ? (shared.indexes.get(file.path) ?? noSymbols) : indexProtocol({ file, node }, shared);
}

/** Keeps the views of the files of a spec. */
export function openFileViews(): FileViews {
  const edits = new Map<string, number>();
  const read = new Map<string, ReadFile>();
  const views = new Map<string, FileView>();
  let shared: SharedSymbols = nothingShared;
  let sharedNodes: readonly YamlNode[] = [];

  const readFile = (file: SourceFile): ReadFile => {
    const known = read.get(file.path);
    if (known?.file.text === file.text) return known;
    const { node } = readRepaired(file, edits.get(file.path));
    const result = { file, lines: indexLines(file.text), ...(node === undefined ? {} : { node }) };
    read.set(file.path, result);
    return result;
  };
  const readShared = (files: readonly ReadFile[]): void => {
    const trees = files.flatMap(({ file, node }): readonly SourceTree[] => (node === undefined ? [] : [{ file, node }]));
    const nodes = trees.map(({ node }) => node);
    if (nodes.length === sharedNodes.length && nodes.every((node, index) => node === sharedNodes[index])) return;
    shared = indexTypes(trees);
    sharedNodes = nodes;
  };
  const viewOf = (one: ReadFile, kind: FileKind): FileView => {
    const known = views.get(one.file.path);
    if (known?.node === one.node && known?.file === one.file && known.kind === kind && known.sharedTypes === shared.types) return known;
    const sharedNow = shared;
    // While nothing of a file can be read, its last symbols are better than none.
    let symbols = one.node === undefined ? (known?.symbols ?? noSymbols) : undefined;
    const view: FileView = {
      ...one,
      kind,
      sharedTypes: sharedNow.types,
      get symbols() {
        return (symbols ??= symbolsOf(one, kind, sharedNow));
      },
    };
    views.set(one.file.path, view);
    return view;
  };
  return {
    of: (files, sharedPaths) => {
      const all = files.map(readFile);
      readShared(all.filter(({ file }) => sharedPaths.has(file.path)));
      return all.map((one, index) => viewOf(one, index === 0 ? "rootFile" : sharedPaths.has(one.file.path) ? "typesFile" : "protocolFile"));
    },
    edited: (path, offset) => void edits.set(path, offset),
  };
}
