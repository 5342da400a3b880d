// Hints for what people write who know another language: `Type[]`, `A | B`, `[number, 'null']`, arrays where a mapping with descriptions is expected.

import { didYouMean } from "../text/did-you-mean.js";
import { listed } from "../text/markdown.js";
import { typeSynonym } from "../foreign/synonyms.js";
import { readTypeExpression, readTypeList, type TypeMeaning } from "../foreign/type-expressions.js";
import type { YamlNode } from "../model/source.js";
import { scalars } from "../scalars/index.js";
import { writeFlow } from "../yaml/write-yaml.js";
import type { LanguageSchema } from "./language/schema.js";

/** The hint for a string that is not a type name; `types` are the named types. */
export function typeHint(text: string, types: readonly string[]): string | undefined {
  const meaning = readTypeExpression(text);
  if (meaning !== undefined && typeof meaning.definition !== "string") return meaningHint(meaning);
  if (meaning?.optional === true) return "add the `?` to the name of the field, as in `name?: string`";
  return typeSynonym(text) ?? didYouMean(text, [...Object.keys(scalars), ...types]);
}

/** The hint for a type that another language writes in another way. */
export function meaningHint({ definition, optional }: TypeMeaning): string {
  const keys = Object.entries(typeof definition === "string" ? { type: definition } : definition);
  // Each entry on its own: in a block, two on one line are no YAML.
  const entries = keys.map(([key, value]) => `\`${key}: ${writeFlow(value)}\``);
  const [[first] = [""]] = keys;
  const purpose = keys.length > 1 ? "" : first === "list" ? " for an array" : first === "map" ? " for an object with arbitrary keys" : "";
  return `use ${listed(entries)}${purpose}${optional === true ? ", and add `?` to the name of the field" : ""}`;
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
  const joined = other.replaceAll(/[-_ ]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const meant = [other, joined].find((each) => each !== name && new RegExp(pattern, "u").test(each));
  return meant === undefined ? undefined : `did you mean "${meant}"?`;
}

/** The hint for an array where a type name is expected. */
export function typeListHint(node: YamlNode): string | undefined {
  if (node.kind !== "list" || node.items.length < 2) return undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
  const meaning = names.length === node.items.length ? readTypeList(names) : undefined;
  return meaning && meaningHint(meaning);
}

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
        : own === "examples"
          ? "give every example a name: `examples: { minimal: { … } }`"
          : undefined;
  const names = node.items.flatMap((item) => (item.kind === "scalar" && /^[\w-]+$/.test(item.text) ? [item.text] : []));
  if (names.length < node.items.length) return undefined;
  if (known.includes("members")) return `use \`${own}: { doc: …, members: [${names.join(", ")}] }\``;
  if (known.includes("messages")) return `use \`${own}: { messages: [${names.join(", ")}], at: … }\``;
  const key = own;
  const value = key === "encodings" ? "{}" : key === "fields" ? "string" : "'What it means.'";
  return `use \`${key}: { ${names.map((name) => `${name}: ${value}`).join(", ")} }\``;
}
