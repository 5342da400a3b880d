// Corrects types that are written as in another language: `beds?: Bed[]` becomes `beds?: [Bed]`. What surrounds the type decides how the definition is written.

import { readTypeExpression, readTypeList, type Definition, type TypeMeaning } from "../foreign/type-expressions.js";
import type { YamlNode } from "../model/source.js";
import { writeFlow } from "../yaml/write-yaml.js";
import { replaceEntry, replacement, trailTo } from "./fix-edits.js";
import { textsIn, type Fix, type Mistake } from "./fix.js";
import { fieldOf, questionMark } from "./foreign-keys.js";

/** The correction of a type; undefined if a person has to decide. */
export function correctType(mistake: Mistake): Fix | undefined {
  const trail = trailTo(mistake.root, mistake.span);
  const place = trail.at(-1);
  const node = place === undefined ? undefined : nodeAt(place.entry.value, mistake.span.start);
  if (place === undefined || node === undefined) return undefined;
  const { mapping, entry } = place;
  const isType = entry.key === "type" && node === entry.value;
  const meaning = meaningOf(node, isType);
  if (meaning === undefined) return undefined;
  const field = fieldOf(trail, isType ? mapping : node);
  if (meaning.optional === true && field === undefined) return undefined;
  const name = meaning.optional === true && field !== undefined && !field.key.endsWith("?") ? [questionMark(mistake, field)] : [];
  const { definition } = meaning;
  const replaces = textsIn(node);
  if (isType) {
    const entries = Object.entries(typeof definition === "string" ? { type: definition } : definition);
    if (entries.some(([key]) => key !== "type" && mapping.entries.some((other) => other.key === key))) return undefined;
    const written = entries.map(([key, value]) => `${key}: ${writeFlow(value)}`);
    return {
      title: `change to ${written.join(", ")}`,
      edits: [replaceEntry(mistake, place, written), ...name],
      replaces: ["type", ...replaces],
    };
  }
  const written = isListOfName(definition) && field !== undefined ? `[${writeFlow(definition.list)}]` : writeFlow(definition);
  return { title: `change to ${written}`, edits: [replacement(node.span, written), ...name], replaces };
}

/** The value or the item of an array that starts at an offset. */
function nodeAt(node: YamlNode, start: number): YamlNode | undefined {
  if (node.span.start === start) return node;
  return node.kind === "list" ? node.items.find(({ span }) => span.start === start) : undefined;
}

function meaningOf(node: YamlNode, isType: boolean): TypeMeaning | undefined {
  if (node.kind === "scalar") return readTypeExpression(node.text);
  // Elsewhere an array of types may be meant as an array of all of them, or as a tuple.
  if (!isType || node.kind !== "list") return undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
  return names.length === node.items.length ? readTypeList(names) : undefined;
}

const isListOfName = (definition: Definition): definition is { readonly list: string } =>
  typeof definition !== "string" && Object.keys(definition).length === 1 && typeof definition["list"] === "string";
