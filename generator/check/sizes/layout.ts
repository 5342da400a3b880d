// Sizes of values, including the syntax of an encoding.

import type { ScalarBound } from "../../scalars/scalar-bound.js";

/** The maximum size of a value. */
export interface LargestSize {
  readonly bytes: number;
  /** The unlimited fields, which are not included in the size. */
  readonly unbounded: readonly string[];
}

/** An encoded key, including quotes, and its value. */
export interface Member {
  readonly key: number;
  readonly value: number;
}

/** The sizes of values in an encoding, depending on the number of enclosing objects and arrays. */
export interface Layout {
  readonly scalar: (bound: NonNullable<ScalarBound>, depth: number) => number;
  readonly list: (count: number, item: number, depth: number) => number;
  readonly members: (members: readonly Member[], depth: number) => number;
}
