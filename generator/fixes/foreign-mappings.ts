// Corrects mappings that other languages write in another way: fields without `fields`, and arrays of fields or examples that have names here.

import type { YamlList, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { isFlow, lineStart, mappingAround, replacement, trailTo } from "./fix-edits.js";
import type { EditedFile, Fix, Mistake } from "./fix.js";

/** `address: { street: string }`: the fields of an object where its definition is expected. */
export function wrapInFields(mistake: Mistake): Fix | undefined {
  const mapping = mappingAround(mistake.root, mistake.span, "parent");
  const [first] = mapping?.entries ?? [];
  if (mapping === undefined || first === undefined) return undefined;
  const insert = (at: number, text: string): TextEdit => replacement({ ...mapping.span, start: at, end: at }, text);
  const start = first.keySpan.start;
  const edits = isFlow(mistake, mapping)
    ? [insert(start, "fields: { "), insert(mapping.entries.at(-1)!.value.span.end, " }")]
    : [insert(start, `fields:${newline(mistake)}${indentOf(mistake, start)}  `), ...deeper(mistake, mapping).map((at) => insert(at, "  "))];
  return { title: "put the fields under `fields`", edits, replaces: [] };
}

const newline = ({ file }: EditedFile): string => (file.text.includes("\r\n") ? "\r\n" : "\n");

const indentOf = ({ file }: EditedFile, offset: number): string => " ".repeat(offset - lineStart(file, offset));

/** Where the lines of a mapping start after its first one; empty lines are left out. */
function deeper({ file }: EditedFile, { span }: YamlMap): readonly number[] {
  const lines = [...file.text.slice(span.start, span.end).matchAll(/\n(?=[^\r\n])/g)];
  return lines.map(({ index }) => span.start + index + 1);
}

/** `- name: street`, `- street: string` and arrays of examples: each item becomes an entry. */
export function nameItems(mistake: Mistake): Fix | undefined {
  const list = trailTo(mistake.root, mistake.span).at(-1)?.entry;
  if (list?.value.kind !== "list" || isFlow(mistake, list.value)) return undefined;
  const { items } = list.value;
  const edits = items.map((item, index) => (list.key === "fields" ? nameField(mistake, item) : nameExample(mistake, item, index)));
  if (edits.includes(undefined)) return undefined;
  return { title: `name the ${list.key}`, edits: edits as readonly TextEdit[], replaces: list.key === "fields" ? namesIn(list.value) : [] };
}

const namesIn = ({ items }: YamlList): readonly string[] =>
  items.flatMap((item) => (item.kind === "map" && item.entries[0]?.key === "name" ? ["name"] : []));

/** The offset of the dash of an item. */
function dashBefore({ file }: EditedFile, { span }: YamlNode): number | undefined {
  const dash = /-[ ]+$/.exec(file.text.slice(lineStart(file, span.start), span.start));
  return dash === null ? undefined : lineStart(file, span.start) + dash.index;
}

function nameField(mistake: Mistake, item: YamlNode): TextEdit | undefined {
  const dash = dashBefore(mistake, item);
  if (item.kind !== "map" || dash === undefined) return undefined;
  const [first, second] = item.entries;
  if (first === undefined || (second !== undefined && first.key !== "name")) return undefined;
  const isNamed = second !== undefined && first.value.kind === "scalar";
  if (!isNamed) return isFlow(mistake, item) ? undefined : replacement({ ...item.span, start: dash, end: first.keySpan.start }, "");
  const { text } = mistake.file;
  const name = text.slice(first.value.span.start, first.value.span.end);
  if (!isFlow(mistake, item)) return replacement({ ...item.span, start: dash, end: first.value.span.end }, `${name}:`);
  return replacement({ ...item.span, start: dash, end: second.keySpan.start }, `${name}: { `);
}

function nameExample(mistake: Mistake, item: YamlNode, index: number): TextEdit | undefined {
  const dash = dashBefore(mistake, item);
  if (item.kind !== "map" || dash === undefined) return undefined;
  const name = index === 0 ? "minimal" : index === 1 ? "full" : `example ${index + 1}`;
  const separator = isFlow(mistake, item) ? " " : `${newline(mistake)}${indentOf(mistake, item.span.start)}`;
  return replacement({ ...item.span, start: dash, end: item.span.start }, `${name}:${separator}`);
}
