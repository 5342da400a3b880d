// The patterns of strings, of values of open enums and of map keys in both models, and whom a changed pattern affects.

import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { byKind, type ByKind, type PlainShape } from "@wirepact/core/shape";
import { relateSets, relateStrings, type StringRelation } from "./relate-strings.js";

/** A pattern that differs; undefined where one of the models has none. */
export interface PatternChange extends Pair<string | undefined> {
  readonly relation: StringRelation;
}

/** Patterns of both models that differ. */
export const patternChanges = oncePerComparison(({ shapes }: Comparison): readonly PatternChange[] => {
  return shapes.flatMap(({ old, new: current, paths, use }) => {
    if (!isComparable(old, current)) return [];
    const pair = { old: patternIn(old), new: patternIn(current), paths, use };
    return pair.old === pair.new ? [] : [{ ...pair, relation: relationOf(old, current, pair) }];
  });
});

/** An enum that was opened or closed also gained or lost its pattern, which other rules report. */
function isComparable(old: PlainShape, current: PlainShape): boolean {
  if (old.kind === "enum" && current.kind === "enum") return old.open && current.open;
  return old.kind === current.kind;
}

const patternIn = (shape: PlainShape): string | undefined => byKind(statedPatterns, shape);

const none = (): undefined => undefined;
const own = ({ pattern }: { readonly pattern?: string }): string | undefined => pattern;

/** The names of unknown properties are compared with what else `extras` say. */
const statedPatterns: ByKind<string | undefined> = {
  scalar: own,
  enum: own,
  map: ({ keys }) => keys,
  literal: none,
  reference: none,
  list: none,
  struct: none,
  union: none,
};

/** What the pattern does to strings that the rest of the shape allows. */
function relationOf(old: PlainShape, current: PlainShape, patterns: Pick<Pair<string | undefined>, "old" | "new">): StringRelation {
  const alone = relateSets({ pattern: patterns.old }, { pattern: patterns.new });
  const whole = relateStrings(old, current);
  if (whole === undefined) return alone;
  if (whole.undecided !== undefined && alone.undecided === undefined) return alone;
  return { ...whole, narrower: whole.narrower && alone.narrower, wider: whole.wider && alone.wider };
}
