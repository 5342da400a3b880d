// The brands of TypeScript types: which named types have one, and which a value has where it is used.

import type { Shape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import { brandedTypes, isBranded } from "../exports/named-types.js";
import { compareNames } from "./compare-names.js";
import type { Comparison, UsePair } from "./comparison.js";
import { exportedTypes } from "./exported-types.js";
import { typeNames } from "./follow.js";

/** The names of the brands that a value of a shape has. */
export const brandsOf = (model: ProtocolModel, shape: Shape): readonly string[] =>
  typeNames(model, shape).filter((name) => isBranded(model, name));

/** The types of both models that only one of them brands. */
export function changedBrands({ old, new: current }: Comparison): {
  readonly added: readonly string[];
  readonly removed: readonly string[];
} {
  const kept = new Set(exportedTypes(old).filter((name) => Object.hasOwn(current.types, name)));
  const ofKept = (model: ProtocolModel): readonly string[] => brandedTypes(model).filter((name) => kept.has(name));
  return compareNames(ofKept(old), ofKept(current));
}

/** A use of a value whose brands differ, because its type is another one. */
export interface RebrandedUse {
  readonly use: UsePair;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Uses with other brands than before, except where the type that is used has changed itself. */
export function rebrandedUses(comparison: Comparison): readonly RebrandedUse[] {
  const { old, new: current, uses } = comparison;
  const { added, removed } = changedBrands(comparison);
  const changed = new Set([...added, ...removed]);
  const brands = (model: ProtocolModel, shape: Shape): readonly string[] => brandsOf(model, shape).filter((name) => !changed.has(name));
  return uses.flatMap((use) => {
    const { given, paths } = use;
    // A named type is compared once, under its own path.
    if (given.old.kind === "reference" && sameJson(given.old, given.new) && paths.old !== `types/${given.old.type}`) return [];
    const [before, after] = [brands(old, given.old), brands(current, given.new)];
    return sameJson(before, after) ? [] : [{ use, before, after }];
  });
}
