// A string scalar with a format of its own, as one object. A package brings along those that its protocol uses; every file beside this one is one format
// with its test values, which only `@wirepact/core/testing` needs.

import type { ScalarShape } from "../shape.js";

/** A format of strings. */
export interface Format {
  /** What a value must be, with an article, and an example where that is easier to read than the name. */
  readonly words: string;
  readonly fits: (text: string) => boolean;
  /** What `min` and `max` count, if not characters. */
  readonly count?: { readonly unit: string; readonly of: (text: string) => number };
}

/** Values of a format for tests. */
export interface FormatValues {
  /** Fitting values, a plain one first, by what they show. */
  readonly valid: (shape: ScalarShape) => Readonly<Record<string, string>>;
  /** Values that break the format alone, by what is wrong with them. */
  readonly invalid: Readonly<Record<string, string>>;
  /** A regular expression of many fitting values; those that do not fit are left out. */
  readonly pattern: string;
  /** A fitting value of a certain count. */
  readonly ofCount?: (count: number) => string;
}
