// The patterns of strings, of values of open enums and of map keys in both models.

import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import type { PlainShape } from "./follow.js";

/** Patterns of both models that differ; undefined where one of them has none. */
export const patternPairs = oncePerComparison(({ shapes }: Comparison): readonly Pair<string | undefined>[] => {
  return shapes.flatMap(({ old, new: current, paths, use }) => {
    if (!isComparable(old, current)) return [];
    const pair = { old: patternIn(old), new: patternIn(current), paths, use };
    return pair.old === pair.new ? [] : [pair];
  });
});

/** An enum that was opened or closed also gained or lost its pattern, which other rules report. */
function isComparable(old: PlainShape, current: PlainShape): boolean {
  if (old.kind === "enum" && current.kind === "enum") return old.open && current.open;
  return old.kind === current.kind;
}

function patternIn(shape: PlainShape): string | undefined {
  if (shape.kind === "scalar" || shape.kind === "enum") return shape.pattern;
  return shape.kind === "map" ? shape.keys : undefined;
}
