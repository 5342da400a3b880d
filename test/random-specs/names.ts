// New names for the parts of a spec: mostly ordinary ones, and some that code has to get along with.

import type { Workshop } from "./made.js";
import { inheritedNames, oddNames, plainWords, takenTypeNames, takenWords, texts } from "./name-pools.js";

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name that is not taken yet. */
function fresh(taken: Set<string>, next: () => string): string {
  for (let turn = 0; ; turn += 1) {
    const name = turn < 20 ? next() : `${next()}${turn}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** The name of a type. */
export function typeName({ chance, taken }: Workshop): string {
  return fresh(taken, () => {
    if (chance.sometimes(0.2)) return chance.pick(takenTypeNames);
    const word = capitalized(chance.pick(plainWords));
    return chance.sometimes(0.3) ? word + capitalized(chance.pick(plainWords)) : word;
  });
}

/** The name of a field, which no other field in `taken` has. */
export function fieldName({ chance, copied }: Workshop, taken: Set<string>): string {
  return fresh(taken, () => {
    const roll = chance.below(100);
    if (roll < 12) return chance.pick(takenWords.filter((word) => !copied.has(word)));
    if (roll < 22) return chance.pick(oddNames.filter((word) => !copied.has(word)));
    // A spec with one of these is refused.
    if (chance.below(4000) === 0) return chance.pick(inheritedNames);
    const word = chance.pick(plainWords.filter((name) => !copied.has(name)));
    const second = chance.pick(plainWords);
    return chance.pick([word, word, `${word}_${second}`, `${word}${capitalized(second)}`]);
  });
}

/** The name of a property that no path leads through: no dots. */
export function partName(workshop: Workshop, taken: Set<string>): string {
  for (;;) {
    const name = fieldName(workshop, taken);
    if (!name.includes(".")) return name;
  }
}

/** The tag of a message. */
export function messageTag({ chance, taken }: Workshop, tags: Set<string>): string {
  return fresh(tags, () => {
    const [one, two] = [chance.pick(plainWords), chance.pick(plainWords)];
    const tag = chance.pick([
      one,
      one,
      one,
      one,
      one,
      `${one}-${two}`,
      `${one}/${two}`,
      `$/${one}`,
      `${one} ${two}`,
      `${one}.${two}`,
      one.toUpperCase(),
      chance.pick(takenWords),
      chance.pick(oddTags),
    ]);
    return taken.has(typeNameOf(tag).toLowerCase()) ? `${tag}-${chance.below(1000)}` : tag;
  });
}

/** Tags that are hard to make names or texts of. */
const oddTags = ["2fa", "3d-model", "größe-x", "a*/b", "a'b\"c", "a`${b}", "a|b", "<b>", "Error", "Message", "Date"];

/** The TypeScript name that a tag would get. */
export const typeNameOf = (tag: string): string =>
  tag
    .split(/[^A-Za-z0-9]+/)
    .map((word) => capitalized(word.toUpperCase() === word ? word.toLowerCase() : word))
    .join("");

/** The name of a role, a group, a flow, a view or a rule. */
export function plainName({ chance }: Workshop, taken: Set<string>): string {
  return fresh(taken, () => {
    const word = chance.pick(plainWords);
    return chance.pick([word, word, `${word}-${chance.pick(plainWords)}`, `${word}${capitalized(chance.pick(plainWords))}`]);
  });
}

/** A description. */
export const description = ({ chance }: Workshop): string => chance.pick(texts);
