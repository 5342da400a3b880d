// The maximum size of single values, before an encoding adds quotes or line breaks.

import type { ScalarShape } from "@wirepact/core";
import { longestMatch, type TextBound } from "./longest-match.js";

/** The maximum number of characters of a string, or the maximum number of bytes of a value without quotes; undefined if unlimited. */
export type ScalarBound =
  | (TextBound & { readonly kind: "text"; /** Whether it can have several lines. */ readonly breaks: boolean })
  | { readonly kind: "bare"; readonly bytes: number }
  | undefined;

/** The maximum size of a string by its length and pattern. */
export function boundOfText({
  scalar,
  max = Infinity,
  countsTrimmed,
  pattern,
}: Partial<Pick<ScalarShape, "scalar" | "max" | "countsTrimmed">> & { readonly pattern?: string | undefined }): ScalarBound {
  const match: TextBound = pattern === undefined ? { length: Infinity, cost: 6 } : longestMatch(pattern);
  // White space that is trimmed can have any length.
  const length = Math.min(match.length, countsTrimmed === true ? Infinity : max);
  return length === Infinity ? undefined : { kind: "text", length, cost: match.cost, breaks: match.cost === 6 && scalar !== "line" };
}

/** The size of a string of characters that need no escape. */
export const plainText = (length: number): ScalarBound => ({ kind: "text", length, cost: 1, breaks: false });

/** The maximum number of bytes of a string in double quotes; the encodings escape different characters. */
export const quotedBytes = (text: string): number => (/^[\x20-\x7e]*$/.test(text) ? JSON.stringify(text).length : 2 + [...text].length * 6);

// Seventeen digits after five zeros; smaller numbers are written with an exponent.
const longestFraction = "0.0000012345678901234567".length;
// Larger numbers are shorter with an exponent.
const exponential = 1e21;

/** The maximum size of a number. */
export const boundOfNumber = ({ min }: Pick<ScalarShape, "min">): ScalarBound => ({
  kind: "bare",
  bytes: longestFraction + (min === undefined || min < 0 ? 1 : 0),
});

/** The maximum size of an integer. */
export function boundOfInteger({ min = -Infinity, max = Infinity }: Pick<ScalarShape, "min" | "max">): ScalarBound {
  const lengthTo = (bound: number): number => (Math.abs(bound) >= exponential ? 21 + (bound < 0 ? 1 : 0) : String(bound).length);
  return { kind: "bare", bytes: Math.max(lengthTo(Math.ceil(min)), lengthTo(Math.floor(max))) };
}
