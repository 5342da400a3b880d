// Types and messages that were renamed by hand after an import: what was imported before, and what the newer schema says, get the same names.

import type { YamlMap, YamlNode } from "../model/source.js";
import { type Renaming, renameInSpec } from "../resolve/symbols/rename-spec.js";
import { readTree } from "../yaml/read-yaml.js";
import { isSameNode } from "./compare-nodes.js";
import type { SpecTexts } from "./merge-specs.js";

/** The texts with the names that the edited one has. Messages are compared when types have their names. */
export function followRenames(texts: SpecTexts): SpecTexts {
  return (["type", "message"] as const).reduce(({ base, edited, newer }, kind) => {
    const follow = (text: string): string => renamings.reduce(renamed, text);
    const renamings = findRenames(kind, mapOf(base), mapOf(edited), mapOf(newer));
    return renamings.length === 0 ? { base, edited, newer } : { base: follow(base), edited, newer: follow(newer) };
  }, texts);
}

/** The text itself where nothing has the old name, or something else has the new one. */
function renamed(text: string, renaming: Renaming): string {
  const result = renameInSpec([{ path: "imported.yaml", text }], new Set(), renaming);
  return "files" in result ? (result.files[0]?.after ?? text) : text;
}

function mapOf(text: string): YamlMap | undefined {
  const { node } = readTree({ path: "imported.yaml", text });
  return node?.kind === "map" ? node : undefined;
}

const valueIn = (map: YamlMap | undefined, key: string): YamlNode | undefined => map?.entries.find((entry) => entry.key === key)?.value;

/** A name that is gone and one that is new belong together if one stands where the other one stood, else if they say the same, else if they say much the same. */
function findRenames(kind: "type" | "message", ...maps: readonly (YamlMap | undefined)[]): readonly Renaming[] {
  const [base, edited] = maps;
  const [before, after, later] = maps.map((map) => entriesOf(valueIn(map, `${kind}s`)));
  const gone = new Map([...before!].filter(([name]) => !after!.has(name)));
  const fresh = new Map([...after!].filter(([name]) => !before!.has(name) && !later!.has(name)));
  if (gone.size === 0 || fresh.size === 0) return [];
  const pairsBy = (fits: (node: YamlNode, other: YamlNode) => boolean) =>
    [...gone].flatMap(([old, node]) => [...fresh].flatMap(([name, other]) => (fits(node, other) ? [[old, name] as const] : [])));
  const placed = [...changedWords(base!, edited!)].filter(([old, name]) => gone.has(old) && fresh.has(name));
  const found = new Map<string, string>();
  for (const pairs of [placed, pairsBy(isSameNode), pairsBy(isAlike)]) {
    const open = pairs.filter(([old, name]) => !found.has(old) && ![...found.values()].includes(name));
    for (const [old, name] of open) if (open.every(([one, other]) => (one === old) === (other === name))) found.set(old, name);
  }
  return [...found].map(([old, name]) => ({ kind, old, name }));
}

/** Whether two nodes have more than half of their words at the same places. */
function isAlike(left: YamlNode, right: YamlNode): boolean {
  const [words, others] = [new Set(wordsIn(left, "")), new Set(wordsIn(right, ""))];
  const common = [...words].filter((word) => others.has(word)).length;
  return common * 2 > Math.max(words.size, others.size);
}

function* wordsIn(node: YamlNode, path: string): Generator<string> {
  if (node.kind === "scalar") yield `${path} ${node.text}`;
  else if (node.kind === "list") for (const item of node.items) yield* wordsIn(item, `${path}/-`);
  else for (const { key, value } of node.entries) yield* wordsIn(value, `${path}/${key}`);
}

const entriesOf = (node: YamlNode | undefined): ReadonlyMap<string, YamlNode> =>
  new Map(node?.kind === "map" ? node.entries.map(({ key, value }) => [key, value]) : []);

/** The words at the same places of two nodes, where they differ. */
function* changedWords(left: YamlNode, right: YamlNode): Generator<readonly [string, string]> {
  if (left.kind === "scalar" && right.kind === "scalar" && left.text !== right.text) yield [left.text, right.text];
  if (left.kind === "list" && right.kind === "list" && left.items.length === right.items.length)
    for (const [index, item] of left.items.entries()) yield* changedWords(item, right.items[index]!);
  if (left.kind === "map" && right.kind === "map")
    for (const { key, value } of left.entries) {
      const other = valueIn(right, key);
      if (other !== undefined) yield* changedWords(value, other);
    }
}
