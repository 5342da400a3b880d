// Removes parts of a spec from its tree. Spans stay those of the text.

import type { Span, YamlEntry, YamlMap, YamlNode } from "../model/source.js";

/** The way to a part of a tree: keys of mappings and numbers of items. */
export type TreePath = readonly (string | number)[];

/** The path of the innermost entry or item that contains a span; empty if no entry or item contains all of it. */
export function pathAt(node: YamlNode, span: Span): TreePath {
  if (node.kind === "list") {
    const index = node.items.findIndex((item) => contains(item.span, span));
    return index === -1 ? [] : [index, ...pathAt(node.items[index]!, span)];
  }
  if (node.kind === "scalar") return [];
  const entry = node.entries.find((each) => contains(spanOf(each), span));
  if (entry === undefined) return [];
  return [entry.key, ...(contains(entry.keySpan, span) ? [] : pathAt(entry.value, span))];
}

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

const spanOf = ({ keySpan, value }: YamlEntry): Span => ({ ...keySpan, end: Math.max(keySpan.end, value.span.end) });

/** The tree without the parts at some paths; a list without items and a mapping without entries stay. */
export function removeParts(node: YamlNode, paths: readonly TreePath[]): YamlNode {
  if (paths.length === 0 || node.kind === "scalar") return node;
  const below = (step: string | number): readonly TreePath[] => paths.filter(([first]) => first === step).map((path) => path.slice(1));
  const isRemoved = (step: string | number): boolean => below(step).some((path) => path.length === 0);
  if (node.kind === "list") {
    const items = node.items.flatMap((item, index) => (isRemoved(index) ? [] : [removeParts(item, below(index))]));
    return { ...node, items };
  }
  const entries = node.entries.flatMap((entry) =>
    isRemoved(entry.key) ? [] : [{ ...entry, value: removeParts(entry.value, below(entry.key)) }],
  );
  return { ...node, entries };
}

/** All keys below a path. */
export function namesIn(node: YamlNode, [step, ...rest]: TreePath): readonly string[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item, index) => (step === undefined || step === index ? namesIn(item, rest) : []));
  const inside = node.entries.filter(({ key }) => step === undefined || step === key);
  return inside.flatMap(({ key, value }) => [...(step === undefined ? [key] : []), ...namesIn(value, rest)]);
}

/** The value of a key of a mapping. */
export const valueOf = (node: YamlNode | undefined, key: string): YamlNode | undefined =>
  node?.kind === "map" ? node.entries.find((entry) => entry.key === key)?.value : undefined;

/** A mapping with entries for those keys that it lacks. */
export function withEntries(node: YamlMap, values: Readonly<Record<string, YamlNode>>): YamlMap {
  const missing = Object.entries(values).filter(([key]) => valueOf(node, key) === undefined);
  const keySpan = { ...node.span, end: node.span.start };
  return { ...node, entries: [...node.entries, ...missing.map(([key, value]) => ({ key, keySpan, value }))] };
}
