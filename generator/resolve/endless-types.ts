// Recursive types: a type can refer to itself where a value can end, through an optional or nullable field, an array that may be empty, a map, or a union
// with another part. Finds types that have no such end, names that stand for themselves, and long chains of names.

import type { Shape } from "@wirepact/core";
import type { ProtocolScope } from "./scope.js";
import type { Types } from "./types.js";

/** Replaces a type that was reported, so that later steps terminate. */
export const cutShape: Shape = { kind: "scalar", scalar: "any" };

/** How many types a chain can have in which each is another name for the next, or has it in a union. Core follows as many. */
const longestChain = 64;

/** Reports circular and endless types and long chains, and replaces them. */
export function withoutCycles(scope: ProtocolScope, types: Types): Types {
  const circular = findCycles(types, standsFor);
  for (const cycle of circular)
    reportAt(scope, "resolve/cyclic-type", cycle, "a type cannot be another name for itself or a part of itself");
  const named = withoutLongChains(scope, cut(types, circular.flat()));
  const endless = new Set(findEndlessTypes(named));
  const needed = (shape: Shape): readonly string[] => neededBy(shape).filter((name) => endless.has(name));
  const cycles = findCycles(named, needed);
  for (const cycle of cycles) reportAt(scope, "resolve/endless-type", cycle, endHint(named, cycle));
  return cut(named, [...endless]);
}

/** Reports where each long chain begins. */
function withoutLongChains(scope: ProtocolScope, types: Types): Types {
  const uses = new Map(Object.entries(types).map(([name, shape]) => [name, standsFor(shape)]));
  const chains = new Map<string, { readonly length: number; readonly last: string }>();
  for (const name of namesThat(uses, isSettled(uses))) {
    const longest = (uses.get(name) ?? []).flatMap((used) => chains.get(used) ?? []).reduce((a, b) => (b.length > a.length ? b : a), none);
    chains.set(name, { length: longest.length + 1, last: longest === none ? name : longest.last });
  }
  const long = [...chains].filter(([, { length }]) => length > longestChain);
  const continued = new Set(long.flatMap(([name]) => uses.get(name) ?? []));
  for (const [name, { length, last }] of long) {
    if (continued.has(name)) continue;
    const location = `types/${name}`;
    const facts = { span: scope.spans.keySpanOf(location), hint: `refer to ${last} directly in ${name}, or in types on the way` };
    scope.report("resolve/long-chain", { name, length, limit: longestChain }, location, facts);
  }
  return cut(
    types,
    long.map(([name]) => name),
  );
}

const none = { length: 0, last: "" };

/** Whether everything that a type refers to is known already. */
const isSettled =
  (uses: ReadonlyMap<string, readonly string[]>) =>
  (used: readonly string[], known: ReadonlySet<string>): boolean =>
    used.every((name) => known.has(name) || !uses.has(name));

type CycleCode = "resolve/cyclic-type" | "resolve/endless-type";

function reportAt(scope: ProtocolScope, code: CycleCode, cycle: readonly string[], hint: string): void {
  const location = `types/${cycle[0] ?? ""}`;
  scope.report(code, { cycle }, location, { span: scope.spans.keySpanOf(location), hint });
}

/** Names the field that can be optional. */
function endHint(types: Types, [first = "", second = ""]: readonly string[]): string {
  const shape = types[first];
  const field = shape?.kind === "struct" ? shape.fields.find((each) => each.required && neededBy(each.shape).includes(second)) : undefined;
  return field === undefined
    ? "make a field on the way optional or nullable, or use an array that can be empty"
    : `make "${field.name}" optional (\`${field.name}?\`) or nullable, or use an array that can be empty`;
}

function cut(types: Types, names: readonly string[]): Types {
  const chosen = new Set(names);
  return Object.fromEntries(Object.entries(types).map(([name, shape]) => [name, chosen.has(name) ? cutShape : shape]));
}

/** The types that a shape is another name for, or a part of a union. */
function standsFor(shape: Shape): readonly string[] {
  if (shape.kind === "reference") return [shape.type];
  return shape.kind === "union" ? shape.members.flatMap(standsFor) : [];
}

/** One cycle for each group of types that lead back to themselves. */
function findCycles(types: Types, usesOf: (shape: Shape) => readonly string[]): readonly (readonly string[])[] {
  const uses = new Map(Object.entries(types).map(([name, shape]) => [name, usesOf(shape)]));
  const straight = namesThat(uses, isSettled(uses));
  const found = new Set<string>();
  const cycles: (readonly string[])[] = [];
  for (const name of uses.keys()) {
    const cycle = straight.has(name) || found.has(name) ? undefined : findCycle(uses, name);
    if (cycle === undefined || cycle.some((each) => found.has(each))) continue;
    cycles.push(cycle);
    for (const each of cycle) found.add(each);
  }
  return cycles;
}

/** The shortest cycle from a type back to itself. */
function findCycle(uses: ReadonlyMap<string, readonly string[]>, start: string): readonly string[] | undefined {
  /** The type by which each one was reached first. */
  const before = new Map<string, string>();
  const reached = [start];
  for (const name of reached) {
    for (const next of uses.get(name) ?? []) {
      if (next === start) return [...wayTo(name, start, before), start];
      if (before.has(next)) continue;
      before.set(next, name);
      reached.push(next);
    }
  }
  return undefined;
}

function wayTo(name: string, start: string, before: ReadonlyMap<string, string>): readonly string[] {
  const way = [name];
  for (let last = name; last !== start; way.push(last)) last = before.get(last)!;
  return way.toReversed();
}

/** The names of types that cannot end, in the order of the spec. */
export function findEndlessTypes(types: Types): readonly string[] {
  const needs = new Map(Object.entries(types).map(([name, shape]) => [name, neededBy(shape)]));
  const finite = namesThat(needs, (_needed, known, name) => neededBy(types[name]!, known).length === 0);
  return Object.keys(types).filter((name) => !finite.has(name));
}

/** The names for which a condition holds. It depends on what a name refers to, so it is checked again whenever one of these names is found. */
function namesThat(
  references: ReadonlyMap<string, readonly string[]>,
  holds: (referred: readonly string[], found: ReadonlySet<string>, name: string) => boolean,
): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [name, referred] of references) {
    for (const each of new Set(referred)) {
      const known = users.get(each) ?? [];
      known.push(name);
      users.set(each, known);
    }
  }
  const found = new Set<string>();
  const waiting = [...references.keys()];
  for (const name of waiting) {
    if (found.has(name) || !holds(references.get(name) ?? [], found, name)) continue;
    found.add(name);
    for (const user of users.get(name) ?? []) waiting.push(user);
  }
  return found;
}

/** The types that every value of the shape contains, without those that are known to end. */
function neededBy(shape: Shape, finite: ReadonlySet<string> = new Set()): readonly string[] {
  if (shape.nullable === true) return [];
  switch (shape.kind) {
    case "reference":
      return finite.has(shape.type) ? [] : [shape.type];
    case "struct":
      return shape.fields.flatMap((field) => (field.required ? neededBy(field.shape, finite) : []));
    case "list":
      return (shape.min ?? 0) === 0 ? [] : neededBy(shape.item, finite);
    case "map":
      return (shape.min ?? 0) === 0 ? [] : neededBy(shape.value, finite);
    case "union": {
      const needs = shape.members.map((member) => neededBy(member, finite));
      return needs.some((names) => names.length === 0) ? [] : needs.flat();
    }
    case "scalar":
    case "literal":
    case "enum":
      return [];
  }
}
