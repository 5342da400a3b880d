// Fields that are computed from another one in only one of the models, or in another way. Those that only warn belong to the warnings.

import { formatPath, type Computed } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ModelPaths, Use } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { describePaths } from "./describe-path.js";

export interface ComputedChange {
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  readonly what: string;
  readonly kind: "added" | "removed" | "changed";
  /** The field it is computed from. */
  readonly by: string;
}

/** Every change of a computed field that readers check. */
export const computedChanges = oncePerComparison(({ fields }: Comparison): readonly ComputedChange[] => {
  return fields.flatMap(({ old, new: current, paths, use }): ComputedChange[] => {
    const [before, after] = [demanding(old.computed), demanding(current.computed)];
    if (before === undefined && after === undefined) return [];
    const at = { paths, use, what: describePaths(paths) };
    if (before === undefined && after !== undefined) return [{ ...at, kind: "added", by: formatPath(after.by) }];
    if (before !== undefined && after === undefined) return [{ ...at, kind: "removed", by: formatPath(before.by) }];
    if (before === undefined || after === undefined) return [];
    const same = sameJson(before.by, after.by) && sameJson(before.table ?? null, after.table ?? null);
    return same ? [] : [{ ...at, kind: "changed", by: formatPath(after.by) }];
  });
});

const demanding = (computed: Computed | undefined): Computed | undefined => (computed?.level === "warning" ? undefined : computed);
