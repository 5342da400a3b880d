// Hints for what people write who know another language: `Type[]`, `A | B`, `[number, 'null']`, arrays where a mapping with descriptions is expected.

import { didYouMean } from "../diagnostics/did-you-mean.js";
import { typeSynonym } from "../diagnostics/synonyms.js";
import type { YamlNode } from "../model/source.js";
import { scalars } from "../scalars/index.js";

/** The hint for a string that is no type name; `types` are the named types. */
export function typeHint(text: string, types: readonly string[]): string | undefined {
  const known = [...Object.keys(scalars), ...types];
  const item = /^(.+)\[\]$/.exec(text.trim())?.[1] ?? /^(?:Array|List)<(.+)>$/.exec(text.trim())?.[1];
  if (item !== undefined) return `use \`list: ${item}\` for an array`;
  const parts = text.split("|").map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => part !== "")) return `use \`union: [${parts.map(quoteNull).join(", ")}]\``;
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
  return names.length === node.items.length ? `use \`union: [${names.map(quoteNull).join(", ")}]\`` : undefined;
}

/** Null has to be quoted, because it is a type name here. */
const quoteNull = (name: string): string => (name === "null" ? "'null'" : name);

/** The hint for an array where a mapping is expected: `[a, b]` as `{ a: …, b: … }`. */
export function mappingHint(subject: string, node: YamlNode): string | undefined {
  if (node.kind !== "list" || node.items.length === 0) return undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" && /^[\w-]+$/.test(item.text) ? [item.text] : []));
  if (names.length < node.items.length) return undefined;
  const key = subject.replaceAll('"', "");
  const value = key === "encodings" ? "{}" : key === "fields" ? "string" : "'What it means.'";
  return `use \`${key}: { ${names.map((name) => `${name}: ${value}`).join(", ")} }\``;
}
