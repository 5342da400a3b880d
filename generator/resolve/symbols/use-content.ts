// Finds the symbols in values that the language schema does not describe key by key: examples, defaults, tables, templates and encoded messages.

import type { Content } from "../../parse/language/schema.js";
import type { YamlMap, YamlNode, YamlScalar } from "../../model/source.js";
import { readTree } from "../../yaml/read-yaml.js";
import { alternativesOf, entriesOf, itemNodes, textOf, valueEntriesOf, valueOf } from "./definition-nodes.js";
import { elementsOf, hasField, innerFields, isEdit, merge, useFields, usePath, useValue, type Typed } from "./json-uses.js";
import { keyScalar } from "./symbol-table.js";
import { useName } from "./use-name.js";
import type { FileContext, WalkContext } from "./walk-context.js";

/** Uses the symbols in a value. */
export function useContent(file: FileContext, node: YamlNode, holds: Content, context: WalkContext): void {
  const own = { nodes: alternativesOf(file.find, context.definition) };
  switch (holds) {
    case "fields":
      return node.kind === "map" ? useFields(file, node, context.owners) : undefined;
    case "own-fields":
      return node.kind === "map" ? useFields(file, node, [innerFields(file.find, own)]) : undefined;
    case "example":
      return node.kind === "map" ? useExample(file, node, context) : undefined;
    case "value":
      return useOwnValue(file, node, own, context);
    case "values-of-field": {
      const field = valueOf(context.parent, "field");
      return field?.kind === "scalar" ? useValue(file, node, merge(usePath(file, context.owners, wholeOf(field)))) : undefined;
    }
    case "path":
      return node.kind === "list" ? useSteps(file, node.items, context) : undefined;
    case "table":
      return useTable(file, node, own, context);
    case "same-values":
      return linkValues(file, node, own, context);
    case "renamed-values":
      return useRenamedValues(file, node, context);
    case "failure": {
      const error = entriesOf(valueOf(valueOf(file.root, "envelope"), "frames")).find(({ value }) => valueOf(value, "type") !== undefined);
      const nodes = alternativesOf(file.find, valueOf(error?.value, "type"));
      for (const each of node.kind === "list" ? node.items : [node]) useValue(file, each, { nodes });
      return;
    }
    case "template":
      return useTemplate(file, node, context);
    case "mail-text":
      return node.kind === "scalar" ? useMail(file, node, context) : undefined;
    case "json-text":
    case "yaml-text":
      return node.kind === "scalar" ? useText(file, node, context) : undefined;
  }
}

const wholeOf = (scalar: YamlScalar): { readonly scalar: YamlScalar; readonly name: string } => ({ scalar, name: scalar.text });

/** Fields, or `like`, `set` and `drop`; in transcripts fields with `like`. */
function useExample(file: FileContext, node: YamlMap, context: WalkContext): void {
  const like = valueOf(node, "like");
  if (like?.kind === "scalar" && !hasField(context.owners, "like")) useName(file, "example", wholeOf(like), context);
  if (!isEdit(node)) return useFields(file, node, context.owners);
  const set = valueOf(node, "set");
  if (set?.kind === "map") useFields(file, set, context.owners);
  const drop = valueOf(node, "drop");
  if (drop?.kind === "list") for (const item of drop.items) if (item.kind === "scalar") usePath(file, context.owners, wholeOf(item));
}

/** A default, or a fill that refers to another field. */
function useOwnValue(file: FileContext, node: YamlNode, own: { readonly nodes: readonly YamlNode[] }, context: WalkContext): void {
  const field = node.kind === "scalar" ? /^\$(.+)$/.exec(node.text)?.[1] : undefined;
  if (field === undefined || node.kind !== "scalar") return useValue(file, node, own);
  const [head = ""] = field.split(".");
  const owners = hasField(context.owners, head) ? context.owners : file.owners.all();
  usePath(file, owners, { scalar: node, start: 1, name: field });
}

/** A path whose steps are the items of an array. */
function useSteps(file: FileContext, items: readonly YamlNode[], context: WalkContext): void {
  let found: readonly Typed[] = [{ nodes: [], inner: context.owners.flat() }];
  for (const item of items) {
    const step = textOf(item) ?? "";
    const matching = found.flatMap((typed) => innerFields(file.find, typed)).filter(({ name }) => name === step);
    if (item.kind === "scalar") {
      file.table.use(
        wholeOf(item),
        matching.map(({ definition }) => definition),
      );
    }
    found = matching.length > 0 ? matching : elementsOf(file.find, found, step);
  }
}

/** The keys of a table are values of the field `by`, the values are those of the computed field. */
function useTable(file: FileContext, node: YamlNode, own: { readonly nodes: readonly YamlNode[] }, context: WalkContext): void {
  const by = valueOf(context.parent, "by");
  const keys = by?.kind === "scalar" ? valueEntriesOf(merge(usePath(file, context.owners, wholeOf(by))).nodes) : [];
  for (const entry of entriesOf(node)) {
    file.table.use(
      { scalar: keyScalar(file.source, entry), name: entry.key },
      keys.filter(({ key }) => key === entry.key),
    );
    useValue(file, entry.value, own);
  }
}

/** A computed field without a table has the values of another field, so that values of the same name are renamed together. */
function linkValues(file: FileContext, node: YamlNode, own: { readonly nodes: readonly YamlNode[] }, context: WalkContext): void {
  if (node.kind !== "scalar" || valueOf(context.parent, "table") !== undefined) return;
  const others = valueEntriesOf(merge(usePath(file, context.owners, wholeOf(node))).nodes);
  for (const value of valueEntriesOf(own.nodes)) {
    file.table.link([value, ...others.filter(({ key }) => key === value.key)]);
  }
}

/** Old values of a field with the new ones. */
function useRenamedValues(file: FileContext, node: YamlNode, context: WalkContext): void {
  for (const entry of entriesOf(node)) {
    const typed = merge(usePath(file, context.owners, { scalar: keyScalar(file.source, entry), name: entry.key }));
    for (const { value } of entriesOf(entry.value)) useValue(file, value, typed);
  }
}

/** Fields in braces. */
function useTemplate(file: FileContext, node: YamlNode, context: WalkContext): void {
  if (node.kind !== "scalar") return;
  for (const { 1: name = "", index } of node.text.matchAll(/\{([^{}]+)\}/g)) {
    usePath(file, context.owners, { scalar: node, start: index + 1, name });
  }
}

/** An encoded JSON or YAML message inside a scalar. */
function useText(file: FileContext, scalar: YamlScalar, context: WalkContext): void {
  const { node } = readTree({ path: scalar.span.file, text: scalar.text });
  if (node?.kind !== "map") return;
  const locate = file.table.locate(scalar);
  file.table.embed(locate, () => useFields({ ...file, source: scalar.text }, node, context.owners));
}

/** The message types in the subject of a mail message, which is read case-insensitively, and the enum values behind its labels. */
function useMail(file: FileContext, scalar: YamlScalar, { owners }: WalkContext): void {
  const messages = entriesOf(valueOf(file.root, "messages")).map(({ key }) => key);
  const values = owners.flat().flatMap(({ nodes }) => valueEntriesOf([...nodes, ...itemNodes(file.find, nodes)]));
  for (const { 0: word, index } of scalar.text.matchAll(/[A-Za-z][\w-]*/g)) {
    const before = scalar.text.slice(scalar.text.lastIndexOf("\n", index) + 1, index);
    const place = { scalar, start: index, name: word };
    const message = before.startsWith("Subject:") ? messages.find((name) => name.toLowerCase() === word.toLowerCase()) : undefined;
    if (message !== undefined) file.table.usePaths(place, [`messages/${message}`]);
    else if (before.includes(":"))
      file.table.use(
        place,
        values.filter(({ key }) => key.toLowerCase() === word.toLowerCase()),
      );
  }
}
