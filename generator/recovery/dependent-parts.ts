// The parts of a protocol that name a part which is removed, found in one pass over the tree. A string that only looks like a reference makes a part
// count as dependent, which leaves out a check and never adds a wrong diagnostic.

import type { YamlMap, YamlNode } from "../model/source.js";
import { valueOf, type TreePath } from "./remove-parts.js";

/** The paths, and those of the parts that depend on them in turn. */
export function withDependents(root: YamlMap, paths: readonly TreePath[]): readonly TreePath[] {
  const found = new Map<string, TreePath>(paths.map((path) => [path.join("\0"), path]));
  const waiting = [...paths];
  const partsNaming = openMentions(root);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const part of path.length === 2 ? partsNaming(path) : partsLike(root, path)) {
      const key = part.join("\0");
      if (found.has(key)) continue;
      found.set(key, part);
      waiting.push(part);
    }
  }
  return [...found.values()];
}

/** Keys with values and prose, which name no type and no message. */
const content = new Set([
  "doc",
  "examples",
  "invalid",
  "wire",
  "variations",
  "example",
  "default",
  "const",
  "transcripts",
  "illegal",
  "rules",
]);

/** A section of a protocol whose definitions name others: anywhere, or only below a key. */
interface NamingSection {
  readonly section: string;
  readonly only?: string;
}

/** Where the definitions of a section are named. */
const namedIn: { readonly [section: string]: readonly NamingSection[] } = {
  types: [{ section: "types" }, { section: "messages" }],
  messages: [{ section: "messages", only: "replies" }, { section: "groups" }, { section: "capabilities" }, { section: "flows" }],
  groups: [{ section: "messages", only: "replies" }, { section: "groups" }, { section: "flows" }],
  capabilities: [{ section: "messages", only: "needs" }],
  flows: [{ section: "flows", only: "inside" }],
};

/** Finds the definitions that name one. */
function openMentions(root: YamlMap): (definition: TreePath) => readonly TreePath[] {
  const bySection = new Map<NamingSection, ReadonlyMap<string, readonly TreePath[]>>();
  const mentionsIn = (naming: NamingSection): ReadonlyMap<string, readonly TreePath[]> => {
    const known = bySection.get(naming) ?? collectMentions(root, naming);
    bySection.set(naming, known);
    return known;
  };
  return ([collection = "", name = ""]) =>
    (Object.hasOwn(namedIn, collection) ? namedIn[collection]! : []).flatMap((naming) =>
      // The result of a request is its own message.
      [String(name), `${name} result`].flatMap((text) => mentionsIn(naming).get(text) ?? []),
    );
}

/** The definitions of a section by the strings in them. */
function collectMentions(root: YamlMap, { section, only }: NamingSection): ReadonlyMap<string, readonly TreePath[]> {
  const mentions = new Map<string, TreePath[]>();
  const definitions = valueOf(root, section);
  for (const { key, value } of definitions?.kind === "map" ? definitions.entries : []) {
    const searched = only === undefined ? value : valueOf(value, only);
    for (const text of new Set(searched === undefined ? [] : stringsIn(searched)))
      mentions.set(text, [...(mentions.get(text) ?? []), [section, key]]);
  }
  return mentions;
}

function* stringsIn(node: YamlNode): Generator<string> {
  if (node.kind === "scalar") yield node.text;
  else if (node.kind === "list") for (const item of node.items) yield* stringsIn(item);
  else {
    for (const { key, value } of node.entries) {
      yield key;
      if (!content.has(key)) yield* stringsIn(value);
    }
  }
}

/** The examples of a message that start from one of its examples. */
function partsLike(root: YamlMap, [section, message, key, name]: TreePath): readonly TreePath[] {
  if (section !== "messages" || key !== "examples") return [];
  const definition = valueOf(valueOf(root, section), String(message));
  return ["examples", "invalid", "wire"].flatMap((kind) => {
    const examples = valueOf(definition, kind);
    const entries = examples?.kind === "map" ? examples.entries : [];
    return entries.filter(({ value }) => textOf(valueOf(value, "like")) === name).map((entry) => [section, message!, kind, entry.key]);
  });
}

const textOf = (node: YamlNode | undefined): string | undefined => (node?.kind === "scalar" ? node.text : undefined);
