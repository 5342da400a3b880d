// Other names that reading accepts: of messages, of fields, of words, of labels in a mail. Which came and which went.

import type { EnumShape, Field } from "@wirepact/core";
import type { Places, Use } from "./change.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { compareLists } from "./pair-names.js";
import { describePlaces } from "./words.js";

export interface AliasChange {
  readonly alias: string;
  /** What it stands for. */
  readonly what: string;
  readonly places: Places;
  readonly use?: Use | undefined;
  /** A message that uses it is refused now, instead of being misread. */
  readonly refused: boolean;
}

export interface AliasChanges {
  readonly removed: readonly AliasChange[];
  readonly added: readonly AliasChange[];
}

/** All aliases that only one of the models has. Those that came with a renaming belong to it. */
export const aliasChanges = oncePerComparison((comparison: Comparison): AliasChanges => {
  const all = [ofMessages(comparison), ofFields(comparison), ofWords(comparison), ofLabels(comparison)];
  return { removed: all.flatMap(({ removed }) => removed), added: all.flatMap(({ added }) => added) };
});

type Names = readonly string[] | undefined;

interface AliasPlace extends Omit<AliasChange, "alias" | "what"> {
  readonly what: () => string;
}

const none: AliasChanges = { removed: [], added: [] };

function between(before: Names, after: Names, { what, ...at }: AliasPlace): AliasChanges {
  const { removed, added } = compareLists(before, after);
  if (removed.length === 0 && added.length === 0) return none;
  const named = (alias: string): AliasChange => ({ ...at, what: what(), alias });
  return { removed: removed.map(named), added: added.map(named) };
}

const merge = (changes: readonly AliasChanges[]): AliasChanges => ({
  removed: changes.flatMap(({ removed }) => removed),
  added: changes.flatMap(({ added }) => added),
});

const without = (names: Names, name: string): Names => names?.filter((other) => other !== name);

function ofMessages({ messages }: Comparison): AliasChanges {
  return merge(
    messages.map(({ old, new: current, places, use }) =>
      between(without(old.aliases, current.name), without(current.aliases, old.name), {
        what: () => current.name,
        places,
        use,
        refused: true,
      }),
    ),
  );
}

function ofFields({ fields }: Comparison): AliasChanges {
  return merge(
    fields.map(({ old, new: current, places, use, struct, moved }) => {
      if (moved === true) return none;
      const refused = current.required || !struct.new.open;
      const at = { what: () => describePlaces(places), places, use, refused };
      return between(without(old.aliases, current.name), without(current.aliases, old.name), at);
    }),
  );
}

function ofWords({ shapes }: Comparison): AliasChanges {
  return merge(
    shapes.flatMap(({ old, new: current, places, use }) => {
      if (old.kind !== "enum" || current.kind !== "enum") return [];
      return old.values.map(({ value: word, aliases }) => {
        const same = current.values.find((value) => value.value === word);
        const what = (): string => `${word} of ${describePlaces(places)}`;
        const { removed, added } = between(aliases, same?.aliases, { what, places, use, refused: !current.open });
        return {
          // An alias that became a word of its own, or an alias of another word, is still read.
          removed: removed.filter(({ alias }) => !isRead(current, alias)),
          // A word that became an alias is a word that was removed.
          added: added.filter(({ alias }) => !isWord(old, alias)),
        };
      });
    }),
  );
}

const isRead = ({ values }: EnumShape, text: string): boolean =>
  values.some(({ value: word, aliases }) => word === text || aliases?.includes(text) === true);

const isWord = ({ values }: EnumShape, text: string): boolean => values.some(({ value: word }) => word === text);

function ofLabels({ fields }: Comparison): AliasChanges {
  const labels = ({ mail }: Field): Names => (mail?.at === "label" || mail?.at === "bullet" ? mail.also : undefined);
  const written = ({ mail }: Field): string => (mail?.at === "label" || mail?.at === "bullet" ? mail.label : "");
  return merge(
    fields.map(({ old, new: current, places, use }) =>
      between(without(labels(old), written(current)), without(labels(current), written(old)), {
        what: () => describePlaces(places),
        places,
        use,
        refused: false,
      }),
    ),
  );
}
