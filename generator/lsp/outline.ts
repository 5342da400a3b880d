// Document symbols, workspace symbols and folding ranges.

import { SymbolKind as Kind, type DocumentSymbol, type FoldingRange } from "vscode-languageserver/node";
import type { YamlNode } from "../model/source.js";
import type { SpecSymbol } from "../model/symbols.js";
import { toRange } from "./positions.js";
import type { FileView } from "./file-views.js";

export const symbolKinds: Readonly<Record<SpecSymbol["kind"], Kind>> = {
  role: Kind.Object,
  type: Kind.Struct,
  message: Kind.Class,
  group: Kind.Namespace,
  field: Kind.Field,
  value: Kind.EnumMember,
  capability: Kind.Key,
  flow: Kind.Event,
  rule: Kind.Operator,
  view: Kind.Interface,
  example: Kind.Constant,
  transcript: Kind.Array,
  frame: Kind.Module,
};

/** The symbols of a file, nested as in the file. */
export function outlineOf({ symbols, lines }: FileView): DocumentSymbol[] {
  const roots: DocumentSymbol[] = [];
  const open: { readonly end: number; readonly children: DocumentSymbol[] }[] = [];
  for (const { kind, name, span, range, doc } of symbols.symbols.toSorted((a, b) => a.range.start - b.range.start)) {
    while (open.length > 0 && open.at(-1)!.end < range.end) open.pop();
    const children: DocumentSymbol[] = [];
    const symbol: DocumentSymbol = {
      name,
      kind: symbolKinds[kind],
      range: toRange(lines, range),
      selectionRange: toRange(lines, span),
      children,
      ...(doc === undefined ? {} : { detail: doc.split("\n")[0] ?? "" }),
    };
    (open.at(-1)?.children ?? roots).push(symbol);
    open.push({ end: range.end, children });
  }
  return roots;
}

/** The collections and blocks that are longer than a line. */
export function foldingOf({ node, lines }: FileView): FoldingRange[] {
  const ranges: FoldingRange[] = [];
  const visit = (each: YamlNode): void => {
    if (each.kind === "list") for (const item of each.items) visit(item);
    if (each.kind !== "map") return;
    for (const { keySpan, value } of each.entries) {
      const startLine = toRange(lines, keySpan).start.line;
      const endLine = toRange(lines, { start: value.span.end, end: value.span.end }).start.line;
      if (endLine > startLine) ranges.push({ startLine, endLine });
      visit(value);
    }
  };
  if (node !== undefined) visit(node);
  return ranges;
}
