// What objects demand of their unknown properties in both models: a type for their values, and a pattern for their names.

import type { Extras, StructShape } from "@wirepact/core";
import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { relateSets, type StringRelation } from "./relate-strings.js";

/** An object with `extras` in one of the models only. */
export interface LoneExtras extends Pair<StructShape> {
  /** Whether the object has unknown properties in both models, and the extras reject some of them. */
  readonly rejects: boolean;
}

/** A pattern of the names of unknown properties that differs. */
export interface ExtraNamesChange extends Pair<string | undefined> {
  readonly relation: StringRelation;
  /** The names of the fields, to which the pattern does not apply. */
  readonly fields: ReadonlySet<string>;
}

export interface ExtrasChanges {
  readonly added: readonly LoneExtras[];
  readonly removed: readonly LoneExtras[];
  readonly names: readonly ExtraNamesChange[];
}

/** Every difference, except for the types of the values, which are compared like those of fields. */
export const extrasChanges = oncePerComparison(({ structs }: Comparison): ExtrasChanges => {
  const lone = ({ old, new: current }: Pair<StructShape>, extras: Extras): boolean => old.open && current.open && rejectsSome(extras);
  return {
    added: structs.flatMap((pair) =>
      pair.old.extras === undefined && pair.new.extras !== undefined ? [{ ...pair, rejects: lone(pair, pair.new.extras) }] : [],
    ),
    removed: structs.flatMap((pair) =>
      pair.old.extras !== undefined && pair.new.extras === undefined ? [{ ...pair, rejects: lone(pair, pair.old.extras) }] : [],
    ),
    names: structs.flatMap(({ old, new: current, paths, use }) => {
      const [before, after] = [old.extras, current.extras];
      if (before === undefined || after === undefined || before.keys === after.keys) return [];
      const relation = relateSets({ pattern: before.keys }, { pattern: after.keys });
      const inner = { old: `${paths.old}/extras/keys`, new: `${paths.new}/extras/keys` };
      const fields = new Set([...old.fields, ...current.fields].map(({ name }) => name));
      return [{ old: before.keys, new: after.keys, relation, fields, paths: inner, use }];
    }),
  };
});

const rejectsSome = ({ keys, values }: Extras): boolean => keys !== undefined || values.kind !== "scalar" || values.scalar !== "any";
