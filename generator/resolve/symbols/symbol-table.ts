// Collects the symbols of a file and their uses while the tree is walked.

import type { SourceFile, Span, YamlEntry, YamlNode, YamlScalar } from "../../model/source.js";
import type { SpecSymbol, SymbolIndex, SymbolKind, SymbolUse } from "../../model/symbols.js";
import { textOf, valueOf } from "./definition-nodes.js";
import { locateParts, type LocatePart } from "./source-text.js";

/** What defines a symbol: an entry of a mapping, or the scalar that introduces a name. */
export type Definition = YamlEntry | YamlNode;

export interface SymbolTable {
  /** Defines the key of an entry at a model path. */
  readonly define: (kind: SymbolKind, entry: YamlEntry, path: string) => void;
  /** Uses a part of a scalar (or of a key), which starts at an offset of its text. */
  readonly use: (at: Place, targets: readonly Definition[]) => void;
  /** Uses symbols by their model paths; those that do not exist are left out. */
  readonly usePaths: (at: Place, paths: readonly string[]) => void;
  /** Definitions that must have the same name. */
  readonly link: (definitions: readonly Definition[]) => void;
  /** The symbols of a kind, by name. */
  readonly named: (kind: SymbolKind, name: string) => readonly string[];
  /** Runs with places of a text that is embedded in a scalar of this file. */
  readonly embed: (locate: LocatePart, run: () => void) => void;
  readonly locate: (scalar: Pick<YamlScalar, "span" | "text" | "plain">) => LocatePart;
  /** What other files can use. */
  readonly scope: SymbolScope;
  /** The index of the file; `scope` are the symbols of other files that it can use. */
  readonly finish: (scope?: SymbolScope) => SymbolIndex;
}

/** A part of the text of a scalar. */
export interface Place {
  readonly scalar: Pick<YamlScalar, "span" | "text" | "plain">;
  readonly start?: number;
  readonly name: string;
}

/** The key of an entry as a scalar. */
export const keyScalar = (source: string, { key, keySpan }: YamlEntry): Pick<YamlScalar, "span" | "text" | "plain"> => ({
  span: keySpan,
  text: key,
  plain: source.slice(keySpan.start, keySpan.end) === key,
});

/** The symbols of other files that a file can use. */
export interface SymbolScope {
  readonly idOf: (definition: Definition) => string | undefined;
  readonly idAt: (path: string) => string | undefined;
}

const noScope: SymbolScope = { idOf: () => undefined, idAt: () => undefined };

/** Opens the table of a file. */
export function openSymbolTable(file: SourceFile): SymbolTable {
  const symbols = new Map<string, SpecSymbol>();
  const ids = new Map<Definition, string>();
  const byName = new Map<string, string[]>();
  const pending: (Pick<SymbolUse, "span" | "plain"> & { readonly targets: readonly Definition[]; readonly paths: readonly string[] })[] =
    [];
  const links: (readonly Definition[])[] = [];
  let outer: LocatePart | undefined;

  const add = (symbol: SpecSymbol, definition: Definition): void => {
    ids.set(definition, symbol.id);
    if (symbols.has(symbol.id)) return;
    symbols.set(symbol.id, symbol);
    const key = `${symbol.kind} ${symbol.name}`;
    const known = byName.get(key);
    if (known === undefined) byName.set(key, [symbol.id]);
    else known.push(symbol.id);
  };
  const locate: SymbolTable["locate"] = (scalar) => locateParts(file.text, scalar);
  const idOf = (path: string): string => `${file.path}#${path}`;
  const idAt = (path: string): string | undefined => (symbols.has(idOf(path)) ? idOf(path) : undefined);
  const spanOf = ({ scalar, start = 0, name }: Place): Span | undefined => {
    if (outer !== undefined) {
      const quoted = scalar.plain ? 0 : 1;
      return outer(scalar.span.start + quoted + start, scalar.span.start + quoted + start + name.length);
    }
    return locate(scalar)(start, start + name.length);
  };
  /** The symbol of a property that a scalar introduces is defined when it is used first. */
  const resolveId = (definition: Definition, scope: SymbolScope): string | undefined => {
    const known = ids.get(definition) ?? scope.idOf(definition);
    if (known !== undefined || !("kind" in definition) || definition.kind !== "scalar" || definition.span.file !== file.path) return known;
    const span = locate(definition)(0, definition.text.length);
    if (span === undefined) return undefined;
    add({ id: idOf(`@${span.start}`), kind: "field", name: definition.text, span, range: span }, definition);
    return ids.get(definition);
  };
  const record = (at: Place, targets: readonly Definition[], paths: readonly string[]): void => {
    if (targets.length === 0 && paths.length === 0) return;
    const span = spanOf(at);
    if (span !== undefined && file.text.slice(span.start, span.end) === at.name)
      pending.push({ span, plain: outer === undefined && at.scalar.plain && at.name === at.scalar.text, targets, paths });
  };
  return {
    define: (kind, entry, path) => {
      const name = kind === "field" ? entry.key.replace(/\?$/, "") : entry.key;
      const span = locate(keyScalar(file.text, entry))(0, name.length);
      if (span !== undefined) add({ id: idOf(path), kind, name, span, ...describeEntry(file, kind, entry) }, entry);
    },
    use: (at, targets) => record(at, targets, []),
    usePaths: (at, paths) => record(at, [], paths),
    link: (definitions) => void links.push(definitions),
    named: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
    embed: (part, run) => {
      const before = outer;
      outer = before === undefined ? part : throughBoth(before, part);
      run();
      outer = before;
    },
    locate,
    scope: { idOf: (definition) => ids.get(definition), idAt },
    finish: (scope = noScope) => {
      const uses = pending.flatMap(({ span, plain, targets, paths }): readonly SymbolUse[] => {
        const found = [
          ...targets.flatMap((target) => resolveId(target, scope) ?? []),
          ...paths.flatMap((path) => idAt(path) ?? scope.idAt(path) ?? []),
        ];
        const distinct = [...new Set(found)].filter((id) => !isSame(symbols.get(id)?.span, span));
        return distinct.length === 0 ? [] : [{ span, targets: distinct, plain }];
      });
      const same = links.flatMap((definitions): readonly (readonly [string, string])[] => {
        const [first, ...rest] = [...new Set(definitions.flatMap((definition) => resolveId(definition, scope) ?? []))];
        return rest.map((id): readonly [string, string] => [first!, id]);
      });
      return { symbols: [...symbols.values()], uses, same, sharedFiles: [] };
    },
  };
}

/** What an entry covers, and its description. */
function describeEntry({ path }: SourceFile, kind: SymbolKind, { value, keySpan }: YamlEntry): Pick<SpecSymbol, "range" | "doc"> {
  const doc = textOf(valueOf(value, "doc")) ?? (kind === "role" || kind === "value" ? textOf(value) : undefined);
  const range = { file: path, start: keySpan.start, end: Math.max(value.span.end, keySpan.end) };
  return doc === undefined ? { range } : { range, doc };
}

/** A part of a text that is embedded in an embedded text. */
const throughBoth =
  (outer: LocatePart, inner: LocatePart): LocatePart =>
  (start, end) => {
    const span = inner(start, end);
    return span === undefined ? undefined : outer(span.start, span.end);
  };

const isSame = (a: Span | undefined, b: Span): boolean => a?.start === b.start && a.end === b.end;
