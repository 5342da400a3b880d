// Random choices that a seed repeats.

export interface Random {
  /** An integer from 0 up to, but not including, a number. */
  readonly below: (count: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True once in so many times. */
  readonly oneIn: (times: number) => boolean;
}

/** The generator "mulberry32": small, fast, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, pick: (items) => items[below(items.length)]!, oneIn: (times) => below(times) === 0 };
}
