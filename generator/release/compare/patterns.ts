// Every pattern of two models that stands against another one: of texts, of the words of open enums, of the keys of maps.

import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import type { PlainShape } from "./follow.js";

/** Patterns of both models at one place; undefined where one of them has none. */
export const patternPairs = oncePerComparison(({ shapes }: Comparison): readonly Pair<string | undefined>[] => {
  return shapes.flatMap(({ old, new: current, places, use }) => {
    if (!isComparable(old, current)) return [];
    const pair = { old: patternIn(old), new: patternIn(current), places, use };
    return pair.old === pair.new ? [] : [pair];
  });
});

/** An enum that opens or closes gets or loses its pattern on the way; that is told by other rules. */
function isComparable(old: PlainShape, current: PlainShape): boolean {
  if (old.kind === "enum" && current.kind === "enum") return old.open && current.open;
  return old.kind === current.kind;
}

function patternIn(shape: PlainShape): string | undefined {
  if (shape.kind === "scalar" || shape.kind === "enum") return shape.pattern;
  return shape.kind === "map" ? shape.keys : undefined;
}
