// Hints for what people write who know another language: `Type[]`, `A | B`, `[number, 'null']`, arrays where a mapping with descriptions is expected.

import { didYouMean } from "../text/did-you-mean.js";
import { typeSynonym } from "../diagnostics/synonyms.js";
import type { YamlNode } from "../model/source.js";
import { scalars } from "../scalars/index.js";
import type { LanguageSchema } from "./language/schema.js";

/** The hint for a string that is not a type name; `types` are the named types. */
export function typeHint(text: string, types: readonly string[]): string | undefined {
  const known = [...Object.keys(scalars), ...types];
  const item = /^(.+)\[\]$/.exec(text.trim())?.[1] ?? /^(?:Array|List)<(.+)>$/.exec(text.trim())?.[1];
  if (item !== undefined) return `use \`list: ${item}\` for an array`;
  const value = /^(?:map|Map|Record|Dict|dict)<\s*string\s*,\s*(.+)>$/.exec(text.trim())?.[1];
  if (value !== undefined) return `use \`map: ${value}\` for an object with arbitrary keys`;
  const parts = text.split("|").map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => part !== "")) return unionHint(parts);
  const optional = /^(.+)\?$/.exec(text)?.[1];
  if (optional !== undefined) return "add the `?` to the name of the field, as in `name?: string`";
  return typeSynonym(text) ?? didYouMean(text, known);
}

/** The hint for a name that does not match a pattern: characters outside ASCII, or the wrong case of its first letter. */
export function nameHint(name: string, pattern: string | undefined): string | undefined {
  const rule = /^[a-z]+\/(.+)$/.exec(name)?.[1];
  if (rule !== undefined && pattern !== undefined && new RegExp(pattern, "u").test(rule)) return `write \`${rule}\``;
  const foreign = [...new Set(name.match(/[^\u0020-\u007e]/gu))];
  if (pattern === undefined) return undefined;
  if (foreign.length > 0 && !new RegExp(pattern, "u").test(name))
    return `only the letters A to Z and digits are allowed here; the name contains ${foreign
      .slice(0, 3)
      .map((letter) => JSON.stringify(letter))
      .join(", ")}`;
  const first = name.charAt(0);
  const other = (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + name.slice(1);
  return other !== name && new RegExp(pattern, "u").test(other) ? `did you mean "${other}"?` : undefined;
}

/** The hint for an array where a type name is expected. */
export function typeListHint(node: YamlNode): string | undefined {
  if (node.kind !== "list" || node.items.length < 2) return undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
  return names.length === node.items.length ? unionHint(names) : undefined;
}

/** The hint for several types: a type that can be null, the values of an enum, or a union. */
function unionHint(names: readonly string[]): string {
  const others = names.filter((name) => name !== "null");
  if (others.length === 1 && names.length === 2) return `use \`type: ${others[0]}, nullable: true\``;
  const values = names.map((name) => /^(['"])(.*)\1$/.exec(name)?.[2]);
  if (values.every((value) => value !== undefined))
    return `use \`enum: closed, values: { ${values.map((value) => `${value}: "What it means."`).join(", ")} }\``;
  return `use \`union: [${names.map(quoteNull).join(", ")}]\``;
}

/** Null has to be quoted, because it is a type name here. */
const quoteNull = (name: string): string => (name === "null" ? "'null'" : name);

/** The hint for a value where an array is expected. */
export function arrayHint(subject: string, node: YamlNode): string | undefined {
  if (node.kind !== "scalar" || node.text === "" || !/^[\w$./, -]+$/.test(node.text)) return undefined;
  return `use \`${subject.replaceAll('"', "")}: [${node.text}]\``;
}

/** What people write in short, by key: the value becomes one of the keys of the mapping. */
const longForms: Readonly<Record<string, (text: string) => string>> = {
  reading: (text) => `{ default: ${text} }`,
  ack: (text) => `{ wanted: ${text}, given: … }`,
  deprecated: () => "{ since: …, reason: … }",
};

/** The hint for an array or a value where a mapping is expected: `[a, b]` as `{ a: …, b: … }`. */
export function mappingHint(subject: string, node: YamlNode, { properties = {}, required = [] }: LanguageSchema): string | undefined {
  const known = Object.keys(properties);
  const own = subject.replaceAll('"', "");
  if (node.kind === "scalar" && node.text === "") return known.length === 0 || required.length > 0 ? undefined : `use \`${own}: {}\``;
  if (node.kind === "scalar" && known.includes("reads")) return `use \`${own}: { reads: [mapping], writes: mapping }\``;
  if (node.kind === "scalar") return Object.hasOwn(longForms, own) ? `use \`${own}: ${longForms[own]!(node.text)}\`` : undefined;
  if (node.kind !== "list" || node.items.length === 0) return undefined;
  if (node.items.every((item) => item.kind === "map" && item.entries.length > 0))
    return own === "rules"
      ? "give every rule a name: `rules: { <name>: { … } }`"
      : own === "fields"
        ? "write `name: type` without the dashes"
        : undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" && /^[\w-]+$/.test(item.text) ? [item.text] : []));
  if (names.length < node.items.length) return undefined;
  if (known.includes("members")) return `use \`${own}: { doc: …, members: [${names.join(", ")}] }\``;
  if (known.includes("messages")) return `use \`${own}: { messages: [${names.join(", ")}], at: … }\``;
  const key = own;
  const value = key === "encodings" ? "{}" : key === "fields" ? "string" : "'What it means.'";
  return `use \`${key}: { ${names.map((name) => `${name}: ${value}`).join(", ")} }\``;
}
