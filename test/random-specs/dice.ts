// The choices of a random spec: all of them follow from one seed, so that a spec is the same each time it is made.

import { createDice } from "../support/mutate-spec.js";

export interface Chance {
  /** A number from 0 up to, not including, a limit. */
  readonly below: (limit: number) => number;
  /** A number from one limit to another, both included. */
  readonly between: (least: number, most: number) => number;
  /** Whether something happens that happens this often, from 0 to 1. */
  readonly sometimes: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Some of the items, in another order. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

/** The choices of a seed. */
export function createChance(seed: number): Chance {
  const below = createDice(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    sometimes: (share) => below(1000) < share * 1000,
    pick,
    some: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
    },
  };
}
