// Finds duplicate keys, and the key `__proto__`, which JavaScript objects treat specially; the values of an enum may be called so.

import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Span, YamlNode } from "../model/source.js";

/** One diagnostic per duplicate, with a reference to the first occurrence. */
export function findDuplicateKeys(root: YamlNode): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(root, diagnostics);
  return diagnostics;
}

function visit(node: YamlNode, diagnostics: Diagnostic[], areValues = false): void {
  if (node.kind === "list") for (const item of node.items) visit(item, diagnostics);
  if (node.kind !== "map") return;
  const first = new Map<string, Span>();
  const isEnum = node.entries.some(({ key }) => key === "enum");
  for (const { key, keySpan, value } of node.entries) {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, keySpan);
    else
      diagnostics.push(
        report("parse/duplicate-key", { key }, { span: keySpan, related: [{ message: "first defined here", span: earlier }] }),
      );
    if (key === "__proto__" && !areValues) diagnostics.push(report("parse/unsafe-name", { name: key }, { span: keySpan }));
    visit(value, diagnostics, isEnum && key === "values");
  }
}
