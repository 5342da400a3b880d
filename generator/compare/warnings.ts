// Warnings that were added or removed: rules, computed fields and paths with level warning.

import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { describePaths } from "./describe-path.js";

export interface WarningChange {
  readonly paths: ModelPaths;
  readonly what: string;
}

/** Warnings that only one of the models gives. Other rules report an error that became a warning, or a warning that became an error. */
export function warningChanges({ rules, fields, shapes }: Comparison): {
  readonly removed: readonly WarningChange[];
  readonly added: readonly WarningChange[];
} {
  const warns = (part: { readonly level?: "warning" } | undefined): boolean => part?.level === "warning";
  const named = (paths: ModelPaths): WarningChange => ({ paths, what: describePaths(paths) });
  const ofRules = (list: typeof rules.added): readonly WarningChange[] =>
    list.filter(({ rule }) => warns(rule)).map(({ paths, rule }) => ({ paths, what: `rule ${rule.name}` }));
  const computed = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    fields.filter((pair) => pair[first].computed === undefined && warns(pair[second].computed)).map(({ paths }) => named(paths));
  const inside = (first: "old" | "new", second: "old" | "new"): readonly WarningChange[] =>
    shapes
      .filter(({ [first]: one, [second]: other }) => pathRule(one) === undefined && pathRule(other) === "warn")
      .map(({ paths }) => named(paths));
  return {
    added: [...ofRules(rules.added), ...computed("old", "new"), ...inside("old", "new")],
    removed: [...ofRules(rules.removed), ...computed("new", "old"), ...inside("new", "old")],
  };
}

const pathRule = (shape: { readonly kind: string; readonly inside?: "warn" | "require" }): "warn" | "require" | undefined => shape.inside;
