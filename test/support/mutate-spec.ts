// Small mistakes that people make when they edit a spec: a key left out, a word misspelled, a type swapped, an entry doubled, the file cut off.

import type { YamlEntry, YamlNode } from "../../generator/model/source.js";

/** Random numbers from 0 up to, not including, a limit. */
export type Dice = (limit: number) => number;

/** A mistake in the text of a file. */
export interface Mutation {
  readonly kind: string;
  /** Keys from the root to the place, as a model path. */
  readonly path: string;
  readonly text: string;
  /** Where the text differs, and the words before and after. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  /** The part of the mutated text that the mistake stands in: a field, an example, a transcript. */
  readonly around: { readonly start: number; readonly end: number };
}

interface Target {
  readonly path: string;
  readonly entry: YamlEntry;
  readonly flow: boolean;
  /** Entries from the root to this one. */
  readonly outer: readonly YamlEntry[];
}

const typeNames = ["string", "integer", "boolean", "timestamp", "uuid", "date"];

/** Makes one mistake of each kind in turn, as many as asked for. */
export function mutateSpec(
  text: string,
  root: YamlNode,
  { count, dice }: { readonly count: number; readonly dice: Dice },
): readonly Mutation[] {
  const targets = [...listTargets(root, "", text)];
  const makers = [dropKey, misspellKey, misspellValue, swapType, duplicate, cut];
  const mutations: Mutation[] = [];
  for (let turn = 0; mutations.length < count && turn < count * 50; turn += 1) {
    const target = targets[dice(targets.length)];
    const mutation = target === undefined ? undefined : makers[mutations.length % makers.length]?.(text, target, dice);
    if (mutation !== undefined && mutation.text !== text) mutations.push(mutation);
  }
  return mutations;
}

function* listTargets(node: YamlNode, path: string, text: string, outer: readonly YamlEntry[] = []): Generator<Target> {
  const join = (step: string): string => (path === "" ? step : `${path}/${step}`);
  if (node.kind === "list") for (const [index, item] of node.items.entries()) yield* listTargets(item, join(String(index)), text, outer);
  if (node.kind !== "map") return;
  for (const entry of node.entries) {
    const entries = [...outer, entry];
    yield { path: join(entry.key), entry, flow: text[node.span.start] === "{", outer: entries };
    yield* listTargets(entry.value, join(entry.key), text, entries);
  }
}

function edited(
  text: string,
  kind: string,
  change: { readonly target: Target; readonly start: number; readonly end: number; readonly by: string },
): Mutation {
  const { target, start, end, by } = change;
  const words = [text.slice(start, end), by, target.entry.key]
    .map((word) => word.trim().replace(/\?$/, ""))
    .filter((word) => word.length > 2 && word.length < 80);
  // Four steps lead to a single field, example or transcript; nothing smaller has a meaning of its own.
  const owner = target.outer[Math.min(3, target.outer.length - 2)] ?? target.entry;
  const around = { start: owner.keySpan.start, end: owner.value.span.end + by.length - (end - start) };
  return { kind, path: target.path, text: text.slice(0, start) + by + text.slice(end), start, end: start + by.length, words, around };
}

/** The lines of a block entry, or the part between commas of a flow entry. */
function extent(text: string, { entry, flow }: Target): { readonly start: number; readonly end: number } {
  const end = Math.max(entry.value.span.end, entry.keySpan.end);
  if (!flow) {
    const lineEnd = text.indexOf("\n", end);
    return { start: text.lastIndexOf("\n", entry.keySpan.start) + 1, end: lineEnd === -1 ? text.length : lineEnd + 1 };
  }
  const after = /^\s*,\s*/.exec(text.slice(end));
  if (after !== null) return { start: entry.keySpan.start, end: end + after[0].length };
  const before = /,\s*$/.exec(text.slice(0, entry.keySpan.start));
  return { start: entry.keySpan.start - (before?.[0].length ?? 0), end };
}

function dropKey(text: string, target: Target): Mutation {
  return edited(text, "drop", { target, ...extent(text, target), by: "" });
}

function misspell(word: string, dice: Dice): string {
  const letters = [...word.matchAll(/[a-z]{3,}/gi)];
  const run = letters[dice(Math.max(1, letters.length))];
  if (run === undefined) return word;
  const at = run.index + dice(run[0].length - 1);
  return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}

function misspellKey(text: string, target: Target, dice: Dice): Mutation | undefined {
  const { start, end } = target.entry.keySpan;
  return edited(text, "misspell a key", { target, start, end, by: misspell(text.slice(start, end), dice) });
}

function misspellValue(text: string, target: Target, dice: Dice): Mutation | undefined {
  const { value } = target.entry;
  const words = value.kind === "list" ? value.items.filter((item) => item.kind === "scalar") : [value];
  const node = words[dice(Math.max(1, words.length))];
  if (node?.kind !== "scalar" || node.text.includes("\n")) return undefined;
  return edited(text, "misspell a value", { target, ...node.span, by: misspell(text.slice(node.span.start, node.span.end), dice) });
}

function swapType(text: string, target: Target, dice: Dice): Mutation | undefined {
  const { key, value } = target.entry;
  const isType = key === "type" || /\/fields\/[^/]+$/.test(target.path);
  if (!isType || value.kind !== "scalar" || target.path.includes("/examples/")) return undefined;
  return edited(text, "swap a type", { target, ...value.span, by: typeNames[dice(typeNames.length)] ?? "string" });
}

function duplicate(text: string, target: Target): Mutation {
  const { start, end } = extent(text, target);
  const separator = target.flow ? ", " : "";
  const copy = text.slice(start, end).replace(/^,\s*|,\s*$/g, "");
  return edited(text, "duplicate", { target, start, end: start, by: copy + separator });
}

function cut(text: string, target: Target, dice: Dice): Mutation {
  const start = target.entry.keySpan.start + dice(Math.max(1, target.entry.value.span.end - target.entry.keySpan.start));
  return edited(text, "cut", { target, start, end: text.length, by: "" });
}

/** Dice that always fall the same way for the same seed. */
export function createDice(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
