// Keeps the old name of renamed symbols as an alias, which is still decoded.

import type { SourceFile, YamlEntry, YamlNode } from "../../model/source.js";
import type { SpecSymbol, SymbolKind } from "../../model/symbols.js";
import type { TextEdit } from "../../model/text-edit.js";
import { entriesOf } from "./definition-nodes.js";

/** The edits that add the present names of symbols to their definitions as aliases. */
export function aliasEdits(file: SourceFile, root: YamlNode, symbols: readonly SpecSymbol[]): readonly TextEdit[] {
  const byStart = new Map(symbols.filter(({ kind }) => canHaveAlias(kind)).map((symbol) => [symbol.range.start, symbol]));
  return [...entriesBelow(root)].flatMap((entry) => {
    const symbol = byStart.get(entry.keySpan.start);
    return symbol === undefined ? [] : addAlias(file, entry, symbol.name, symbol.kind);
  });
}

/** Whether the language has aliases for a kind of symbol. */
export const canHaveAlias = (kind: SymbolKind): boolean => ["message", "field", "value"].includes(kind);

function* entriesBelow(node: YamlNode): Generator<YamlEntry> {
  if (node.kind === "list") for (const item of node.items) yield* entriesBelow(item);
  for (const entry of entriesOf(node)) {
    yield entry;
    yield* entriesBelow(entry.value);
  }
}

function addAlias({ path, text }: SourceFile, { keySpan, value }: YamlEntry, alias: string, kind: SymbolKind): readonly TextEdit[] {
  const at = (start: number, end = start): TextEdit["span"] => ({ file: path, start, end });
  if (value.kind === "scalar") {
    const source = text.slice(value.span.start, value.span.end);
    const key = kind === "value" ? "doc" : "type";
    return [
      {
        span: value.span,
        text: `{ ${key}: ${key === "doc" && value.plain ? `'${source.replaceAll("'", "''")}'` : source}, aliases: [${alias}] }`,
      },
    ];
  }
  if (value.kind === "list")
    return [{ span: value.span, text: `{ list: ${text.slice(value.span.start + 1, value.span.end - 1).trim()}, aliases: [${alias}] }` }];
  const known = value.entries.find(({ key }) => key === "aliases")?.value;
  if (known?.kind === "list") {
    const last = known.items.at(-1);
    return last === undefined ? [] : [{ span: at(last.span.end), text: `, ${alias}` }];
  }
  const first = value.entries[0];
  if (first === undefined) return [];
  if (text[value.span.start] === "{") return [{ span: at(first.keySpan.start), text: `aliases: [${alias}], ` }];
  const indent = " ".repeat(first.keySpan.start - (text.lastIndexOf("\n", first.keySpan.start - 1) + 1));
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  return first.keySpan.start < keySpan.end ? [] : [{ span: at(first.keySpan.start), text: `aliases: [${alias}]${newline}${indent}` }];
}
