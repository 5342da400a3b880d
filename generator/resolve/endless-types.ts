// Recursive types: a type can refer to itself where a value can end, through an optional or nullable field, an array that may be empty, a map, or a union
// with another part. Finds types that have no such end, and names that stand for themselves.

import type { Shape } from "@wirepact/core";
import type { ProtocolScope } from "./scope.js";
import type { Types } from "./types.js";

/** Replaces a type that was reported, so that later steps terminate. */
export const cutShape: Shape = { kind: "scalar", scalar: "any" };

/** Reports circular and endless types and replaces them. */
export function withoutCycles(scope: ProtocolScope, types: Types): Types {
  const circular = findCycles(types, standsFor);
  for (const cycle of circular)
    reportAt(scope, "resolve/cyclic-type", cycle, "a type cannot be another name for itself or a part of itself");
  const named = cut(types, circular.flat());
  const endless = new Set(findEndlessTypes(named));
  const needed = (shape: Shape): readonly string[] => neededBy(shape).filter((name) => endless.has(name));
  const cycles = findCycles(named, needed);
  for (const cycle of cycles) reportAt(scope, "resolve/endless-type", cycle, endHint(named, cycle));
  return cut(named, [...endless]);
}

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

const cut = (types: Types, names: readonly string[]): Types =>
  Object.fromEntries(Object.entries(types).map(([name, shape]) => [name, names.includes(name) ? cutShape : shape]));

/** The types that a shape is another name for, or a part of a union. */
function standsFor(shape: Shape): readonly string[] {
  if (shape.kind === "reference") return [shape.type];
  return shape.kind === "union" ? shape.members.flatMap(standsFor) : [];
}

/** One cycle for each group of types that lead back to themselves. */
function findCycles(types: Types, usesOf: (shape: Shape) => readonly string[]): readonly (readonly string[])[] {
  const uses = new Map(Object.entries(types).map(([name, shape]) => [name, usesOf(shape)]));
  const cycles: (readonly string[])[] = [];
  for (const name of uses.keys()) {
    const cycle = findCycle(uses, name);
    if (cycle !== undefined && !cycles.flat().some((known) => cycle.includes(known))) cycles.push(cycle);
  }
  return cycles;
}

/** The shortest cycle from a type back to itself. */
function findCycle(uses: ReadonlyMap<string, readonly string[]>, start: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** The names of types that cannot end, in the order of the spec. */
export function findEndlessTypes(types: Types): readonly string[] {
  const finite = new Set<string>();
  for (let size = -1; size !== finite.size;) {
    size = finite.size;
    for (const [name, shape] of Object.entries(types)) {
      if (!finite.has(name) && neededBy(shape, finite).length === 0) finite.add(name);
    }
  }
  return Object.keys(types).filter((name) => !finite.has(name));
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
