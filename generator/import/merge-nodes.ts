// What two schemas say together, for `allOf` and for keywords beside each other.

import { mergeMapAndObject, mergeMaps, mergeObjects, type Merging } from "./merge-objects.js";
import { mergeBounds, mergeScalars, mergeValues } from "./merge-scalars.js";
import type { ListNode, Node } from "./node.js";
import { isNull, simplifyUnion } from "./simplify-union.js";

/** The values that both nodes allow. If there are none, any value is allowed, and that is noted. */
export function mergeNodes(left: Node, right: Node, merging: Pick<Merging, "lookup" | "report">): Node {
  const whole: Merging = { ...merging, merge, isPart: false };
  const merged = merge(left, right, whole);
  if (merged !== undefined) return merged;
  merging.report("no value satisfies all parts of `allOf`; any value is allowed");
  return { kind: "any", doc: right.doc ?? left.doc };
}

/** The values that both nodes allow; undefined if there are none. Null is a value apart from the others. */
function merge(left: Node, right: Node, merging: Merging): Node | undefined {
  // Keywords next to a reference describe its use, and come last.
  const annotations = { doc: right.doc ?? left.doc, default: right.default ?? left.default };
  if (left.kind === "any") return { ...right, ...annotations };
  if (right.kind === "any") return { ...left, ...annotations };
  const nullable = acceptsNull(left, merging) && acceptsNull(right, merging);
  const merged = isNull(left) || isNull(right) ? undefined : mergeKinds(left, right, merging);
  if (merged !== undefined) return { ...merged, ...annotations, nullable: merged.kind === "any" ? undefined : nullable || undefined };
  return nullable ? { kind: "scalar", type: "null", ...annotations } : undefined;
}

function acceptsNull(node: Node, { lookup }: Pick<Merging, "lookup">, seen = new Set<string>()): boolean {
  if (node.kind === "any" || node.nullable === true || isNull(node)) return true;
  if (node.kind === "union") return node.parts.some((part) => acceptsNull(part, { lookup }, seen));
  if (node.kind !== "reference" || seen.has(node.definition) || seen.size > maxChain) return false;
  seen.add(node.definition);
  const target = lookup(node.definition);
  return target !== undefined && acceptsNull(target, { lookup }, seen);
}

/** The language has no longer chains of types. */
const maxChain = 64;

function mergeKinds(left: Node, right: Node, merging: Merging): Node | undefined {
  if (left.kind === "reference" && right.kind === "reference" && left.definition === right.definition) return left;
  if (left.kind === "reference") return mergeReference(left.definition, right, merging);
  if (right.kind === "reference") return mergeReference(right.definition, left, merging);
  if (left.kind === "union") return mergeParts(left.parts, (part) => merge(part, right, { ...merging, isPart: true }));
  if (right.kind === "union") return mergeParts(right.parts, (part) => merge(left, part, { ...merging, isPart: true }));
  if (left.kind === "object" && right.kind === "object") return mergeObjects(left, right, merging);
  if (left.kind === "map" && right.kind === "object") return mergeMapAndObject(left, right, merging);
  if (left.kind === "object" && right.kind === "map") return mergeMapAndObject(right, left, merging);
  if (left.kind === "map" && right.kind === "map") return mergeMaps(left, right, merging);
  if (left.kind === "list" && right.kind === "list") return mergeLists(left, right, merging);
  if (left.kind === "scalar" && right.kind === "scalar") return mergeScalars(left, right, merging.report);
  return mergeValues(left, right);
}

/** The parts of a union that have a value in common with something else. */
function mergeParts(parts: readonly Node[], mergePart: (part: Node) => Node | undefined): Node | undefined {
  const merged = parts.flatMap((part) => mergePart(part) ?? []).filter((part) => !isNull(part));
  return merged.length === 0 ? undefined : simplifyUnion(merged);
}

/** An object that a reference means is included; anything else is merged. */
function mergeReference(definition: string, other: Node, merging: Merging): Node | undefined {
  const target = merging.lookup(definition);
  if (target === undefined) {
    merging.report("a definition that is part of its own `allOf` cannot be imported");
    return other;
  }
  if (other.kind !== "object" || target.kind !== "object" || target.fields.length === 0)
    return mergeKinds({ ...target, doc: undefined }, other, merging);
  const including = { ...target, fields: [], include: [definition], doc: undefined };
  return mergeObjects(including, other, merging) ?? undefined;
}

function mergeLists(left: ListNode, right: ListNode, merging: Merging): Node | undefined {
  const item = merge(left.item, right.item, merging);
  if (item === undefined) merging.report("only empty arrays satisfy all parts of `allOf`");
  return {
    ...left,
    ...mergeBounds(left, right),
    item: item ?? { kind: "any" },
    unique: left.unique === true || right.unique === true || undefined,
    ...(item === undefined ? { max: 0 } : {}),
  };
}
