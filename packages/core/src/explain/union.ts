// Unions: by its kind, a value may fit only some of the parts.

import { attempt, type Check, type Preparation, type Prepare, refuse } from "../walk/walk.js";
import { requireFeature } from "../features.js";
import { type JsonKind, jsonKindOf } from "../base/json-kind.js";
import type { UnionShape } from "../shape/shape.js";
import { hasKind } from "../shape/shape-kind.js";

/** Makes the check of a union. */
export function prepareUnion(preparation: Preparation, shape: UnionShape, words: string, prepare: Prepare): Check {
  const { protocol } = preparation;
  const checks = shape.members.map((member) => prepare(preparation, member));
  const ofObjects = shape.objects && requireFeature(protocol, "objectUnions").prepare(preparation, shape, words, prepare);
  const byKind = new Map<JsonKind | undefined, readonly Check[]>();
  return (walk, value) => {
    const kind = jsonKindOf(value);
    if (kind === "object" && ofObjects) return ofObjects(walk, value);
    let fitting = byKind.get(kind);
    if (fitting === undefined) {
      fitting = checks.filter((_, index) => kind !== undefined && hasKind(protocol, shape.members[index]!, kind));
      byKind.set(kind, fitting);
    }
    const only = fitting[0];
    if (only && fitting.length === 1) return only(walk, value);
    const { lenient } = walk;
    walk.lenient = false;
    let fits = attempt(walk, fitting, value);
    walk.lenient = lenient;
    // Exact parts come before repaired ones, and a repair may lead to a part of another kind.
    if (lenient) fits ??= attempt(walk, only ? fitting : checks, value);
    return fits ? fits.value : refuse(walk, words, value, only ? "no-match" : "wrong-type");
  };
}
