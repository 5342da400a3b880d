// Finds the fields, enum values and message types in the JSON values of examples, rules, transcripts and defaults, by the definitions of the fields.

import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from "../../model/source.js";
import {
  entriesOf,
  fieldEntriesOf,
  fieldNameOf,
  alternativesOf,
  itemNodes,
  mapNodes,
  textOf,
  valueEntriesOf,
  valueOf,
  type FindType,
} from "./definition-nodes.js";
import type { FieldOwner, FieldOwners, OwnedField } from "./field-owners.js";
import { readTree } from "../../yaml/read-yaml.js";
import { locateParts } from "./source-text.js";
import { keyScalar, type Place, type SymbolTable } from "./symbol-table.js";

/** What a value is known to be. */
export type Typed = Pick<OwnedField, "nodes" | "inner" | "isTag">;

export interface JsonContext {
  readonly source: string;
  readonly find: FindType;
  readonly table: SymbolTable;
  readonly owners: FieldOwners;
  /** The values of variables (`$name`), for the types of the fields that use them. */
  readonly variables: (name: string) => readonly YamlNode[];
}

/** The fields inside a value. */
export function innerFields(find: FindType, { nodes, inner = [] }: Typed): FieldOwner {
  const defined = fieldEntriesOf(find, nodes).map((entry) => ({
    name: fieldNameOf(entry),
    definition: entry,
    nodes: alternativesOf(find, entry.value),
  }));
  return [...inner, ...defined];
}

/** Whether one of the owners has a field. */
export const hasField = (owners: readonly FieldOwner[], name: string): boolean =>
  owners.some((owner) => owner.some((field) => field.name === name));

/** Uses every step of a dotted path; returns what the path leads to. */
export function usePath(context: JsonContext, owners: readonly FieldOwner[], place: Place): readonly Typed[] {
  let offset = place.start ?? 0;
  let found: readonly Typed[] | undefined;
  for (const step of place.name.split(".")) {
    const candidates = found?.map((typed) => innerFields(context.find, typed)) ?? owners;
    const matching = distinctFields(candidates.flatMap((fields) => fields.filter(({ name }) => name === step)));
    if (matching.length > 0)
      context.table.use(
        { scalar: place.scalar, start: offset, name: step },
        matching.map(({ definition }) => definition),
      );
    found = matching.length > 0 ? matching : elementsOf(context.find, found ?? [], step);
    offset += step.length + 1;
  }
  return found ?? [];
}

/** The items of arrays by index, the values of maps by key; where several values of one field are listed, each is a value of the field. */
export function elementsOf(find: FindType, typed: readonly Typed[], step: string): readonly Typed[] {
  return typed.map((each) => {
    const nodes = /^\d+$/.test(step) ? itemNodes(find, each.nodes) : mapNodes(find, each.nodes);
    return nodes.length === 0 && /^\d+$/.test(step) ? each : { nodes };
  });
}

/** The fields of an example: names or dotted paths, and their values. A field that the message does not have may be one of another message. */
export function useFields(context: JsonContext, node: YamlMap, owners: readonly FieldOwner[]): void {
  for (const entry of node.entries) {
    const isKnown = hasField(owners, entry.key.split(".")[0] ?? "");
    const targets = usePath(context, isKnown ? owners : context.owners.all(), {
      scalar: keyScalar(context.source, entry),
      name: entry.key,
    });
    useValue(context, entry.value, merge(targets));
  }
}

/** Fields of recursive types are found in many ways. */
const distinctFields = (fields: FieldOwner): FieldOwner => [...new Map(fields.map((field) => [field.definition, field])).values()];

/** Several possible types as one. */
export const merge = (typed: readonly Typed[]): Typed => ({
  nodes: [...new Set(typed.flatMap(({ nodes }) => nodes))],
  inner: distinctFields(typed.flatMap(({ inner = [] }) => inner)),
  ...(typed.some(({ isTag }) => isTag === true) ? { isTag: true as const } : {}),
});

/** A value of a known type. */
export function useValue(context: JsonContext, node: YamlNode, typed: Typed): void {
  if (node.kind === "scalar") return useScalar(context, node, typed);
  if (node.kind === "list") {
    const items = itemNodes(context.find, typed.nodes);
    for (const item of node.items) useValue(context, item, items.length === 0 ? typed : { nodes: items });
    return;
  }
  const repeated = valueOf(node, "$repeat");
  if (repeated !== undefined) return useValue(context, repeated, typed);
  const fields = innerFields(context.find, typed);
  for (const entry of node.entries) useEntry(context, entry, fields, typed);
}

function useEntry(context: JsonContext, entry: YamlEntry, fields: FieldOwner, typed: Typed): void {
  const matching = distinctFields(fields.filter(({ name }) => name === entry.key));
  const place = { scalar: keyScalar(context.source, entry), name: entry.key };
  context.table.use(
    place,
    matching.map(({ definition }) => definition),
  );
  useValue(context, entry.value, matching.length === 0 ? { nodes: mapNodes(context.find, typed.nodes) } : merge(matching));
}

function useScalar(context: JsonContext, node: YamlScalar, typed: Typed): void {
  const { nodes, isTag } = typed;
  const { table } = context;
  if (node.text.includes("\n")) useInnerText(context, node, typed);
  if (isTag === true) table.usePaths({ scalar: node, name: node.text }, [`messages/${node.text}`]);
  const name = node.text.trim();
  const values = valueEntriesOf(nodes).filter(({ key }) => key === name);
  if (name !== "") table.use({ scalar: node, start: node.text.indexOf(name), name }, values);
  const variable = /^\$([A-Za-z_]\w*)/.exec(node.text)?.[1];
  if (variable === undefined) return;
  for (const value of context.variables(variable))
    if (value.kind === "scalar" && !value.text.startsWith("$")) useScalar(context, value, { nodes });
}

/** A body that is written as text: YAML inside a message. */
function useInnerText(context: JsonContext, scalar: YamlScalar, typed: Typed): void {
  if (innerFields(context.find, typed).length === 0) return;
  const { node } = readTree({ path: scalar.span.file, text: scalar.text });
  if (node?.kind !== "map") return;
  context.table.embed(locateParts(context.source, scalar), () => useValue({ ...context, source: scalar.text }, node, typed));
}

/** The values of variables that replies use, from all reasons. */
export const rejectionVariables =
  (root: YamlNode) =>
  (name: string): readonly YamlNode[] =>
    entriesOf(valueOf(valueOf(root, "rejections"), "reasons")).flatMap(({ value }) => valueOf(value, name) ?? []);

/** Whether a mapping has only the keys of an edited example. */
export const isEdit = (node: YamlMap): boolean =>
  textOf(valueOf(node, "like")) !== undefined && node.entries.every(({ key }) => ["like", "set", "drop"].includes(key));
