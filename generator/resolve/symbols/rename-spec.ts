// Renames symbols in the files of a spec: all uses, and on request an alias and a migration for the old name.

import { nearestName } from "@wirepact/core";
import type { SourceFile, YamlNode } from "../../model/source.js";
import type { SpecSymbol, SymbolIndex, SymbolKind } from "../../model/symbols.js";
import { applyEdits } from "../../model/text-edit.js";
import { addAtPath } from "../../yaml/insert-entry.js";
import { readTree } from "../../yaml/read-yaml.js";
import { aliasEdits, canHaveAlias } from "./alias-edit.js";
import { textOf, valueOf } from "./definition-nodes.js";
import { indexProtocol, indexTypes, mergeIndexes, type SourceTree } from "./index-symbols.js";
import { migrationChanges } from "./migration-changes.js";
import { renameProblem } from "./rename-problem.js";
import { familyOf, renameEdits } from "./symbol-queries.js";

export interface Renaming {
  readonly kind: SymbolKind;
  readonly old: string;
  readonly name: string;
  /** The only protocol to change. */
  readonly protocol?: string | undefined;
  readonly alias?: boolean | undefined;
  /** The version whose migration converts the old name. */
  readonly migration?: string | undefined;
}

/** A file with another text. */
export interface RenamedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly occurrences: number;
  readonly hasAlias: boolean;
  readonly migrations: number;
}

/** Renames in the protocol files of a spec; `shared` are the paths of the files of types. */
export function renameInSpec(
  files: readonly SourceFile[],
  shared: ReadonlySet<string>,
  renaming: Renaming,
): { readonly files: readonly RenamedFile[] } | { readonly problem: string } {
  const trees = files.flatMap((file): readonly SourceTree[] => {
    const { node } = readTree(file);
    return node === undefined ? [] : [{ file, node }];
  });
  const types = indexTypes(trees.filter(({ file }) => shared.has(file.path)));
  const protocols = trees.filter(({ file }) => !shared.has(file.path));
  const index = mergeIndexes([...types.indexes.values(), ...protocols.map((tree) => indexProtocol(tree, types))]);
  const chosen = new Set(protocols.filter(({ node }) => isChosen(node, renaming.protocol)).map(({ file }) => file.path));
  const symbols = symbolsNamed(index, renaming).filter(({ span }) => renaming.protocol === undefined || chosen.has(span.file));
  if (symbols.length === 0) return { problem: describeUnknown(index, renaming) };
  const ids = symbols.map(({ id }) => id);
  const unsuitable = extrasProblem(renaming);
  if (unsuitable !== undefined) return { problem: unsuitable };
  for (const symbol of symbols) {
    const problem = renameProblem(index, [symbol], renaming.name);
    if (problem !== undefined) return { problem: `${symbol.span.file}: ${problem}` };
  }
  const family = familyOf(index, ids);
  const members = index.symbols.filter(({ id }) => family.has(id));
  const edits = renameEdits(index, ids, renaming.name);
  const uncovered = new Set(members.map(({ id }) => id));
  const renamed = trees.flatMap((tree): readonly RenamedFile[] => {
    const { file, node } = tree;
    const own = edits.filter(({ span }) => span.file === file.path);
    const aliases =
      renaming.alias === true
        ? aliasEdits(
            file,
            node,
            members.filter(({ span }) => span.file === file.path),
          )
        : [];
    const { changes, rest } =
      renaming.migration === undefined || shared.has(file.path)
        ? { changes: [], rest: members }
        : migrationChanges(tree, { symbols: members, name: renaming.name, types: types.types });
    for (const { id } of members) if (!rest.some((symbol) => symbol.id === id)) uncovered.delete(id);
    const text = applyEdits(file.text, [...own, ...aliases]);
    const after = changes.reduce(
      (current, { path, name }) =>
        addAtPath({ path: file.path, text: current }, ["migrations", renaming.migration ?? "", ...path], name) ?? current,
      text,
    );
    const facts = { occurrences: own.length, hasAlias: aliases.length > 0, migrations: changes.length };
    return after === file.text ? [] : [{ path: file.path, before: file.text, after, ...facts }];
  });
  const lost = renaming.migration === undefined ? undefined : members.find(({ id }) => uncovered.has(id));
  if (lost === undefined) return { files: renamed };
  const place = lost.id.slice(lost.id.indexOf("#") + 1);
  return {
    problem: `${lost.span.file}: a migration cannot describe ${place}, which is not a field of a message or its value; use --alias`,
  };
}

function isChosen(node: YamlNode, protocol: string | undefined): boolean {
  return protocol === undefined || textOf(valueOf(node, "protocol")) === protocol;
}

function extrasProblem({ kind, alias, migration }: Renaming): string | undefined {
  if (alias === true && !canHaveAlias(kind)) return `a ${kind} cannot have an alias: leave out --alias`;
  if (migration === undefined) return undefined;
  if (kind !== "field" && kind !== "value") {
    return `a migration converts fields and enum values only: ${canHaveAlias(kind) ? "use --alias instead of" : "leave out"} --migration`;
  }
  return /^(?:\d+\.\d+\.\d+|\d{4}-\d{2}-\d{2})$/.test(migration)
    ? undefined
    : `--migration must be the version that has the new name, such as 2.0.0 or 2025-06-18, got "${migration}"`;
}

function describeUnknown(index: SymbolIndex, { kind, old }: Renaming): string {
  const known = index.symbols.filter((symbol) => symbol.kind === kind).map(({ name }) => name);
  const near = nearestName(old.split(".").at(-1) ?? "", [...new Set(known)]);
  return `unknown ${kind} "${old}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}

/** The symbols with a name; `owner.name` is the one that a message, type or field owns. */
function symbolsNamed(index: SymbolIndex, { kind, old }: Renaming): readonly SpecSymbol[] {
  const ofKind = index.symbols.filter((symbol) => symbol.kind === kind);
  const whole = ofKind.filter(({ name }) => name === old);
  const dot = old.lastIndexOf(".");
  if (whole.length > 0 || dot === -1) return whole;
  const [owner, name] = [old.slice(0, dot), old.slice(dot + 1)];
  return ofKind.filter(
    (symbol) =>
      symbol.name === name &&
      symbol.id
        .slice(symbol.id.indexOf("#") + 1)
        .split("/")
        .includes(owner),
  );
}
