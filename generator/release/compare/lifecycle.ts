// What can be deprecated, and what of it is so in one of the models only: messages, fields, words and named types.

import type { Deprecation } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { pairNames } from "./pair-names.js";
import { describePlaces } from "./words.js";

interface Dated {
  readonly deprecated?: Deprecation;
}

export interface DeprecationChange {
  readonly places: Places;
  readonly what: string;
  readonly old: Deprecation | undefined;
  readonly new: Deprecation | undefined;
}

interface DatedPair {
  readonly old: Dated;
  readonly new: Dated;
  readonly places: Places;
  readonly what: () => string;
}

/** Everything that is deprecated in one of the models only. */
export const deprecationChanges = oncePerComparison((comparison): readonly DeprecationChange[] =>
  [...datedMessages(comparison), ...datedWords(comparison), ...datedTypes(comparison)]
    .filter(({ old, new: current }) => (old.deprecated === undefined) !== (current.deprecated === undefined))
    .map(({ old, new: current, places, what }) => ({ places, what: what(), old: old.deprecated, new: current.deprecated })),
);

const datedMessages = ({ messages, fields }: Comparison): readonly DatedPair[] => [
  ...messages.map((pair) => ({ ...pair, what: () => pair.new.name })),
  ...fields.map((pair) => ({ ...pair, what: () => describePlaces(pair.places) })),
];

const datedWords = ({ shapes }: Comparison): readonly DatedPair[] =>
  shapes.flatMap(({ old, new: current, places }) => {
    if (old.kind !== "enum" || current.kind !== "enum") return [];
    return old.values.flatMap((word) => {
      const same = current.values.find((candidate) => candidate.value === word.value);
      return same === undefined ? [] : [{ old: word, new: same, places, what: () => `${word.value} of ${describePlaces(places)}` }];
    });
  });

const datedTypes = ({ old, new: current }: Comparison): readonly DatedPair[] =>
  pairNames<Dated>(old.typeDocs, current.typeDocs).paired.map((pair) => ({
    ...pair,
    places: { old: `types/${pair.name}`, new: `types/${pair.name}` },
    what: () => pair.name,
  }));
