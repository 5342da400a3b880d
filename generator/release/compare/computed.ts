// Fields whose value follows from another one: which do so now, no longer, or in another way. Those that only warn are left to the warnings.

import { formatPath, sameJson, type Computed } from "@wirepact/core";
import type { Places, Use } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { describePlaces } from "./words.js";

export interface ComputedChange {
  readonly places: Places;
  readonly use?: Use | undefined;
  readonly what: string;
  readonly kind: "added" | "removed" | "changed";
  /** The field it follows from. */
  readonly by: string;
}

/** Every change of a field that readers compare with another one. */
export const computedChanges = oncePerComparison(({ fields }: Comparison): readonly ComputedChange[] => {
  return fields.flatMap(({ old, new: current, places, use }): ComputedChange[] => {
    const [before, after] = [demanding(old.computed), demanding(current.computed)];
    if (before === undefined && after === undefined) return [];
    const at = { places, use, what: describePlaces(places) };
    if (before === undefined && after !== undefined) return [{ ...at, kind: "added", by: formatPath(after.by) }];
    if (before !== undefined && after === undefined) return [{ ...at, kind: "removed", by: formatPath(before.by) }];
    if (before === undefined || after === undefined) return [];
    const same = sameJson(before.by, after.by) && sameJson(before.table ?? null, after.table ?? null);
    return same ? [] : [{ ...at, kind: "changed", by: formatPath(after.by) }];
  });
});

const demanding = (computed: Computed | undefined): Computed | undefined => (computed?.level === "warning" ? undefined : computed);
