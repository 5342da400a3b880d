// What is deprecated in only one of the models: messages, fields, enum values and named types.

import type { Deprecation } from "@wirepact/core";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { pairNames } from "./compare-names.js";
import { describePaths } from "./describe-path.js";

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
  [...deprecableMessages(comparison), ...deprecableValues(comparison), ...deprecableTypes(comparison)]
    .filter(({ old, new: current }) => (old.deprecated === undefined) !== (current.deprecated === undefined))
    .map(({ old, new: current, paths, what }) => ({ paths, what: what(), old: old.deprecated, new: current.deprecated })),
);

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
