// The parts of both models that can be deprecated: messages, fields, words and named types.

import type { Deprecation } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { describePlaces } from "./words.js";

export interface DatedPair {
  readonly old: { readonly deprecated?: Deprecation };
  readonly new: { readonly deprecated?: Deprecation };
  readonly places: Places;
  readonly what: string;
}

/** Everything that both models have and that could be marked as deprecated. */
export function datedParts({ old, new: current, messages, fields, shapes }: Comparison): readonly DatedPair[] {
  const types = Object.keys(old.typeDocs).filter((name) => Object.hasOwn(current.typeDocs, name));
  const words = shapes.flatMap(({ old: before, new: after, places }) =>
    before.kind !== "enum" || after.kind !== "enum"
      ? []
      : before.values.flatMap((word) => {
          const same = after.values.find((candidate) => candidate.word === word.word);
          return same === undefined ? [] : [{ old: word, new: same, places, what: `${word.word} of ${describePlaces(places)}` }];
        }),
  );
  return [
    ...messages.map((pair) => ({ ...pair, what: pair.new.name })),
    ...fields.map((pair) => ({ ...pair, what: describePlaces(pair.places) })),
    ...words,
    ...types.map((name) => ({
      old: old.typeDocs[name] ?? {},
      new: current.typeDocs[name] ?? {},
      places: { old: `types/${name}`, new: `types/${name}` },
      what: name,
    })),
  ];
}
