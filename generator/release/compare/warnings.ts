// What readers warn of without refusing it: rules, computed fields and paths of level warning. Which warnings came and which went.

import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { describePlaces } from "./words.js";

export interface WarningChange {
  readonly places: Places;
  readonly what: string;
}

/** Warnings that only one of the models gives. A demand that became a warning, or a warning a demand, is told by other rules. */
export function warningChanges({ rules, fields, shapes }: Comparison): {
  readonly removed: readonly WarningChange[];
  readonly added: readonly WarningChange[];
} {
  const warns = (part: { readonly level?: "warning" } | undefined): boolean => part?.level === "warning";
  const named = (places: Places): WarningChange => ({ places, what: describePlaces(places) });
  const ofRules = (list: typeof rules.added): readonly WarningChange[] =>
    list.filter(({ rule }) => warns(rule)).map(({ places, rule }) => ({ places, what: `rule ${rule.name}` }));
  const computed = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    fields.filter((pair) => pair[first].computed === undefined && warns(pair[second].computed)).map(({ places }) => named(places));
  const inside = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    shapes
      .filter(({ [first]: one, [second]: other }) => pathRule(one) === undefined && pathRule(other) === "warn")
      .map(({ places }) => named(places));
  return {
    added: [...ofRules(rules.added), ...computed("old", "new"), ...inside("old", "new")],
    removed: [...ofRules(rules.removed), ...computed("new", "old"), ...inside("new", "old")],
  };
}

const pathRule = (shape: { readonly kind: string; readonly inside?: "warn" | "require" }): "warn" | "require" | undefined => shape.inside;
