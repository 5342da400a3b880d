// Sizes of values, and what an encoding puts around them.

import type { ScalarBound } from "./scalar-bound.js";

/** The worst case of a value. */
export interface LargestSize {
  readonly bytes: number;
  /** Locations that nothing limits; they count nothing here. */
  readonly unbounded: readonly string[];
}

/** A key as it is written, quotes included, and its value. */
export interface Member {
  readonly key: number;
  readonly value: number;
}

/** The bytes of values as one encoding writes them, by how many objects and lists are around them. */
export interface Layout {
  readonly scalar: (bound: NonNullable<ScalarBound>, depth: number) => number;
  readonly list: (count: number, item: number, depth: number) => number;
  readonly members: (members: readonly Member[], depth: number) => number;
}
