// Questions about the symbol index: what is at an offset, where a symbol is used, and which edits rename it.

import type { Span } from "../../model/source.js";
import type { SpecSymbol, SymbolIndex } from "../../model/symbols.js";
import type { TextEdit } from "../../model/text-edit.js";

/** A name in a file, with the definitions that it refers to or is. */
export interface SymbolPlace {
  readonly span: Span;
  readonly symbols: readonly SpecSymbol[];
}

/** The name at an offset; its end counts, because that is where a cursor stands after typing. */
export function symbolAt(index: SymbolIndex, file: string, offset: number): SymbolPlace | undefined {
  const covers = (span: Span): boolean => span.file === file && span.start <= offset && offset <= span.end;
  const defined = index.symbols.filter(({ span }) => covers(span));
  if (defined.length > 0) return { span: defined[0]!.span, symbols: defined };
  const used = index.uses.filter(({ span }) => covers(span));
  if (used.length === 0) return undefined;
  const targets = new Set(used.flatMap((use) => use.targets));
  return { span: used[0]!.span, symbols: index.symbols.filter(({ id }) => targets.has(id)) };
}

/** The definitions that must be renamed together with the given ones: those that a single name refers to. */
export function familyOf(index: SymbolIndex, ids: Iterable<string>): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  const connect = (id: string, other: string): void => {
    const known = neighbours.get(id) ?? new Set();
    neighbours.set(id, known.add(other));
  };
  for (const [first, ...others] of [...index.same, ...index.uses.map(({ targets }) => targets)]) {
    for (const other of others) {
      connect(first!, other);
      connect(other, first!);
    }
  }
  const family = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (family.has(id)) continue;
    family.add(id);
    open.push(...(neighbours.get(id) ?? []));
  }
  return family;
}

export interface Occurrence {
  readonly span: Span;
  readonly isDefinition: boolean;
  /** Whether the name stands alone and without quotes. */
  readonly plain: boolean;
}

/** Every definition and use of some symbols, in the order of the files. */
export function occurrencesOf(index: SymbolIndex, ids: ReadonlySet<string>): readonly Occurrence[] {
  const found = new Map<string, Occurrence>();
  const add = (occurrence: Occurrence): void => {
    const { file, start } = occurrence.span;
    const key = `${file}:${start}`;
    if (!found.has(key)) found.set(key, occurrence);
  };
  for (const { id, span } of index.symbols) if (ids.has(id)) add({ span, isDefinition: true, plain: true });
  for (const { targets, span, plain } of index.uses) if (targets.some((id) => ids.has(id))) add({ span, isDefinition: false, plain });
  return [...found.values()].sort((a, b) =>
    a.span.file === b.span.file ? a.span.start - b.span.start : a.span.file < b.span.file ? -1 : 1,
  );
}

/** The edits that give a symbol, and everything that must be called the same, another name. */
export function renameEdits(index: SymbolIndex, ids: Iterable<string>, name: string): readonly TextEdit[] {
  return occurrencesOf(index, familyOf(index, ids)).map(({ span, plain }) => ({
    span,
    text: plain && needsQuotes(name) ? `'${name}'` : name,
  }));
}

/** Whether a plain scalar would be read as something else than this text. */
const needsQuotes = (name: string): boolean =>
  /^(?:null|true|false|~|[-+]?\.?[0-9].*)$/i.test(name) || !/^[A-Za-z_$][^:#,[\]{}&*!|>'"%@`]*$/.test(name) || name !== name.trim();
