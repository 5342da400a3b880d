// Keeps the old name of a renamed symbol as an alias, which is still decoded.

import type { SourceFile, YamlEntry, YamlNode } from "../../model/source.js";
import type { SymbolKind } from "../../model/symbols.js";
import type { TextEdit } from "../../model/text-edit.js";
import { readTree } from "../../yaml/read-yaml.js";
import { indexSymbols } from "./index-symbols.js";
import { entriesOf } from "./definition-nodes.js";

/** The edits that add an alias to the definitions that have a new name. */
export function aliasEdit(
  file: SourceFile,
  { kind, name }: { readonly kind: SymbolKind; readonly name: string },
  alias: string,
): readonly TextEdit[] {
  const { node } = readTree(file);
  if (node === undefined || !["message", "field", "value"].includes(kind)) return [];
  const { symbols } = indexSymbols([{ file, node }]);
  const starts = new Set(symbols.filter((symbol) => symbol.kind === kind && symbol.name === name).map(({ range }) => range.start));
  return [...entriesBelow(node)].filter(({ keySpan }) => starts.has(keySpan.start)).flatMap((entry) => addAlias(file, entry, alias, kind));
}

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
  return first.keySpan.start < keySpan.end ? [] : [{ span: at(first.keySpan.start), text: `aliases: [${alias}]\n${indent}` }];
}
