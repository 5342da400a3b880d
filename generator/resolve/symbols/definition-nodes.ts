// Follows definitions in the YAML tree: named types, parts of unions, items, entries, fields and enum values. It needs no valid spec, because editors ask
// while the spec is being written.

import type { YamlEntry, YamlNode } from "../../model/source.js";

/** Finds the definition of a named type. */
export type FindType = (name: string) => YamlNode | undefined;

/** The value of a key of a mapping. */
export const valueOf = (node: YamlNode | undefined, key: string): YamlNode | undefined =>
  node?.kind === "map" ? node.entries.find((entry) => entry.key === key)?.value : undefined;

/** The entries of a mapping. */
export const entriesOf = (node: YamlNode | undefined): readonly YamlEntry[] => (node?.kind === "map" ? node.entries : []);

/** The items of an array, or the scalar itself. */
export const itemsOrOne = (node: YamlNode | undefined): readonly YamlNode[] =>
  node === undefined ? [] : node.kind === "list" ? node.items : node.kind === "scalar" ? [node] : [];

/** The text of a scalar. */
export const textOf = (node: YamlNode | undefined): string | undefined => (node?.kind === "scalar" ? node.text : undefined);

/** A field without the `?` of optional ones. */
export const fieldNameOf = ({ key }: YamlEntry): string => (key.endsWith("?") ? key.slice(0, -1) : key);

/** The type that a definition refers to; empty if it refers to none. */
const referenceOf = (node: YamlNode): string => (node.kind === "scalar" ? node.text : textOf(valueOf(node, "type"))) ?? "";

/** The definitions that a definition stands for: references are followed, each type once, and unions are split into their parts. */
export function alternativesOf(find: FindType, definition: YamlNode | undefined, seen: Set<string> = new Set()): readonly YamlNode[] {
  let node = definition;
  if (node === undefined) return [];
  for (let name = referenceOf(node); name !== ""; name = referenceOf(node)) {
    if (seen.has(name)) return [];
    const target = find(name);
    seen.add(name);
    if (target === undefined) return [node];
    node = target;
  }
  const parts = valueOf(node, "union");
  if (parts?.kind === "list") return parts.items.flatMap((part) => alternativesOf(find, part, seen));
  const stream = valueOf(node, "stream");
  return stream === undefined ? [node] : alternativesOf(find, stream, seen);
}

/** The fields of objects, with those that they include, each type once. */
export function fieldEntriesOf(find: FindType, nodes: readonly YamlNode[], seen: Set<string> = new Set()): readonly YamlEntry[] {
  return nodes.flatMap((node) => {
    const own = entriesOf(valueOf(node, "fields"));
    const included = itemsOrOne(valueOf(node, "include")).flatMap((item) => {
      const name = textOf(item);
      if (name === undefined || seen.has(name)) return [];
      seen.add(name);
      return fieldEntriesOf(
        find,
        [find(name)].flatMap((target) => target ?? []),
        seen,
      );
    });
    return [...own, ...included];
  });
}

/** The definitions of the items of arrays. */
export const itemNodes = (find: FindType, nodes: readonly YamlNode[]): readonly YamlNode[] =>
  nodes.flatMap((node) => alternativesOf(find, node.kind === "list" ? node.items[0] : valueOf(node, "list")));

/** The definitions of the values of maps, and of the additional properties of objects. */
export const mapNodes = (find: FindType, nodes: readonly YamlNode[]): readonly YamlNode[] =>
  nodes.flatMap((node) => [
    ...alternativesOf(find, valueOf(node, "map")),
    ...alternativesOf(find, valueOf(valueOf(node, "extras"), "values")),
  ]);

/** The values of enums. */
export const valueEntriesOf = (nodes: readonly YamlNode[]): readonly YamlEntry[] =>
  nodes.flatMap((node) => entriesOf(valueOf(node, "values")));
