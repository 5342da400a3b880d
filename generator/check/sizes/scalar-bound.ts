// The maximum size of single values, before an encoding adds quotes or line breaks.

import type { EnumShape, LiteralShape, ScalarShape } from "@wirepact/core";
import { unreachable } from "../../unreachable.js";
import { longestMatch, type TextBound } from "./longest-match.js";

/** The maximum number of characters of a string, or the maximum number of bytes of a value without quotes; undefined if unlimited. */
export type ScalarBound =
  | (TextBound & { readonly kind: "text"; /** Whether it can have several lines. */ readonly breaks: boolean })
  | { readonly kind: "bare"; readonly bytes: number }
  | undefined;

/** The maximum size of a scalar; undefined if unlimited. */
export function boundOfScalar(shape: ScalarShape): ScalarBound {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
    case "url":
    case "semver":
      return boundOfText(shape);
    case "integer":
      return { kind: "bare", bytes: longestInteger(shape) };
    case "number":
    case "epoch":
    case "percent":
      return { kind: "bare", bytes: longestNumber(shape) };
    case "boolean":
      return { kind: "bare", bytes: "false".length };
    case "timestamp":
      // A fraction of a second can have any number of digits.
      return shape.fraction === undefined
        ? undefined
        : plainText((shape.utc ? "2026-03-04T09:00:00Z" : "2026-03-04T09:00:00+00:00").length);
    case "date":
      return plainText("2026-03-04".length);
    case "uuid":
      return plainText("5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e".length + quotedBytes(shape.prefix ?? "") - 2);
    case "any":
      return undefined;
    default:
      return unreachable(shape.scalar);
  }
}

/** The maximum size of an enum value; undefined if other values can have any length. */
export function boundOfEnum({ open, values, pattern }: EnumShape): ScalarBound {
  const known = plainText(Math.max(0, ...values.map(({ value: word }) => quotedBytes(word) - 2)));
  if (!open) return known;
  const other = boundOfText({ pattern });
  return other?.kind === "text" && known?.kind === "text" ? { ...other, length: Math.max(other.length, known.length) } : undefined;
}

/** The size of a constant. */
export function boundOfLiteral({ value }: LiteralShape): ScalarBound {
  return typeof value === "string" ? plainText(quotedBytes(value) - 2) : { kind: "bare", bytes: String(value).length };
}

/** The maximum size of a key of a map. */
export function boundOfKey(pattern: string | undefined): ScalarBound {
  return boundOfText({ pattern });
}

function boundOfText({
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

const plainText = (length: number): ScalarBound => ({ kind: "text", length, cost: 1, breaks: false });

/** The maximum number of bytes of a string in double quotes; the encodings escape different characters. */
export const quotedBytes = (text: string): number => (/^[\x20-\x7e]*$/.test(text) ? JSON.stringify(text).length : 2 + [...text].length * 6);

// Seventeen digits after five zeros; smaller numbers are written with an exponent.
const longestFraction = "0.0000012345678901234567".length;
// From here on an exponent is shorter.
const exponential = 1e21;

const longestNumber = ({ scalar, min }: ScalarShape): number =>
  longestFraction + (scalar !== "percent" && (min === undefined || min < 0) ? 1 : 0);

function longestInteger({ min = -Infinity, max = Infinity }: ScalarShape): number {
  const lengthTo = (bound: number): number => (Math.abs(bound) >= exponential ? 21 + (bound < 0 ? 1 : 0) : String(bound).length);
  return Math.max(lengthTo(Math.ceil(min)), lengthTo(Math.floor(max)));
}
