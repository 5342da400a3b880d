// What is deprecated in only one of the models: messages, fields, enum values and named types.

import type { Deprecation } from "@wirepact/core";
import { compareVersions } from "../check/compare-versions.js";
import { isDated } from "../text/version-text.js";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { pairNames } from "./compare-names.js";
import { describePath, describePaths } from "./describe-path.js";
import { removedValues } from "./enum-values.js";

interface Deprecable {
  readonly deprecated?: Deprecation;
}

export interface DeprecationChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly old: Deprecation | undefined;
  readonly new: Deprecation | undefined;
}

interface DeprecablePair {
  readonly old: Deprecable;
  readonly new: Deprecable;
  readonly paths: ModelPaths;
  readonly what: () => string;
}

/** Everything that is deprecated in only one of the models. */
export const deprecationChanges = oncePerComparison((comparison): readonly DeprecationChange[] =>
  deprecations(comparison, (old, current) => (old === undefined) !== (current === undefined)),
);

/** Everything that is deprecated in both models, and may be removed earlier or later than before. */
export const windowChanges = oncePerComparison((comparison): readonly DeprecationChange[] =>
  deprecations(comparison, (old, current) => old !== undefined && current !== undefined && old.notBefore !== current.notBefore),
);

function deprecations(
  comparison: Comparison,
  differ: (old: Deprecation | undefined, current: Deprecation | undefined) => boolean,
): readonly DeprecationChange[] {
  return [...deprecableMessages(comparison), ...deprecableValues(comparison), ...deprecableTypes(comparison)]
    .filter(({ old, new: current }) => differ(old.deprecated, current.deprecated))
    .map(({ old, new: current, paths, what }) => ({ paths, what: what(), old: old.deprecated, new: current.deprecated }));
}

/** Whether a window ends earlier than before, or cannot be compared: one end is a version and the other one a day. */
export function isShorter(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return after === undefined;
  return isDated(before) !== isDated(after) || compareVersions(after, before) < 0;
}

/** A message, field or enum value that only the old model has. */
export interface Removal {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly deprecated: Deprecation | undefined;
}

/** Everything that was removed and could have been deprecated before. */
export const removals = (comparison: Comparison): readonly Removal[] => [
  ...comparison.removedMessages.map(({ name, deprecated }) => ({ paths: { old: `messages/${name}` }, what: name, deprecated })),
  ...comparison.removedFields.map(({ paths, field: { deprecated } }) => ({ paths, what: describePath(paths.old ?? ""), deprecated })),
  ...removedValues(comparison)
    .filter(({ renamedTo }) => renamedTo === undefined)
    .map(({ value, paths }) => ({ paths, what: `${describePath(paths.new ?? "")}.${value.value}`, deprecated: value.deprecated })),
];

const deprecableMessages = ({ messages, fields }: Comparison): readonly DeprecablePair[] => [
  ...messages.map((pair) => ({ ...pair, what: () => pair.new.name })),
  ...fields.map((pair) => ({ ...pair, what: () => describePaths(pair.paths) })),
];

const deprecableValues = ({ shapes }: Comparison): readonly DeprecablePair[] =>
  shapes.flatMap(({ old, new: current, paths }) => {
    if (old.kind !== "enum" || current.kind !== "enum") return [];
    return old.values.flatMap((value) => {
      const same = current.values.find((candidate) => candidate.value === value.value);
      return same === undefined ? [] : [{ old: value, new: same, paths, what: () => `${describePaths(paths)}.${value.value}` }];
    });
  });

const deprecableTypes = ({ old, new: current }: Comparison): readonly DeprecablePair[] =>
  pairNames<Deprecable>(old.typeDocs, current.typeDocs).paired.map((pair) => ({
    ...pair,
    paths: { old: `types/${pair.name}`, new: `types/${pair.name}` },
    what: () => pair.name,
  }));
