// What a migration has to say about renamed symbols: the fields of messages, and the fields whose enum values have other names.

import type { SourceFile } from "../../model/source.js";
import type { SpecSymbol } from "../../model/symbols.js";
import { entriesOf, valueEntriesOf, valueOf } from "./definition-nodes.js";
import type { SourceTree } from "./index-symbols.js";
import { openSymbolTable } from "./symbol-table.js";
import { fileContext, type SharedTypes } from "./walk-context.js";

/** An entry of `migrations`: its keys below the version, and the new name. */
export interface MigrationChange {
  readonly path: readonly string[];
  readonly name: string;
}

/** The entries of a protocol for symbols with a new name. `rest` are those that a migration cannot describe. */
export function migrationChanges(
  { file, node }: SourceTree,
  { symbols, name, types }: { readonly symbols: readonly SpecSymbol[]; readonly name: string; readonly types: SharedTypes },
): { readonly changes: readonly MigrationChange[]; readonly rest: readonly SpecSymbol[] } {
  const { owners } = fileContext(file, node, openSymbolTable(file), types);
  const starts = new Set(symbols.map(({ range }) => positionOf(range)));
  const found = new Set<string>();
  const changes = entriesOf(valueOf(node, "messages")).flatMap(({ key: message }) =>
    (owners.message(message) ?? []).flatMap((field): readonly MigrationChange[] => {
      const defined = "keySpan" in field.definition ? positionOf(field.definition.keySpan) : undefined;
      if (defined !== undefined && starts.has(defined)) {
        found.add(defined);
        return [{ path: [message, "rename", field.name], name }];
      }
      return valueEntriesOf(field.nodes).flatMap(({ key, keySpan }): readonly MigrationChange[] => {
        if (!starts.has(positionOf(keySpan))) return [];
        found.add(positionOf(keySpan));
        return [{ path: [message, "values", field.name, key], name }];
      });
    }),
  );
  const distinct = new Map(changes.map((change) => [JSON.stringify(change.path), change]));
  return { changes: [...distinct.values()], rest: symbols.filter(({ range }) => !found.has(positionOf(range))) };
}

const positionOf = ({ file, start }: { readonly file: SourceFile["path"]; readonly start: number }): string => `${file}:${start}`;
