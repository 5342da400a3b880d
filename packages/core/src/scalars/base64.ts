// `base64`: bytes by RFC 4648, section 4, with padding. `min` and `max` count the bytes.

import { type Judge, refuse, report } from "../explain-walk.js";
import { tooLong, tooShort } from "../issues.js";
import type { ScalarShape } from "../shape.js";
import type { Format, FormatValues } from "./scalar.js";

const characters = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes in base64 with padding. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && characters.test(text);
}

/** The number of bytes that a valid string encodes. */
export function countBytes(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

export const base64Scalar: Format = {
  words: "base64 data",
  example: "aGVsbG8=",
  fits: isBase64,
  prepare: prepareBytes,
  unit: "bytes",
};

function prepareBytes(shape: ScalarShape, words: string): Judge {
  const { min = 0, max = Infinity } = shape;
  return (walk, value) => {
    if (typeof value !== "string") return refuse(walk, words, value);
    // Bytes can only be counted in a string that is valid.
    if (!isBase64(value)) return refuse(walk, words, value, "format");
    const count = countBytes(value);
    if (count < min) report(walk, tooShort(min, count, "byte"), value, min);
    else if (count > max) report(walk, tooLong(max, count, "byte"), value, max);
    return value;
  };
}

export const base64Values: FormatValues = {
  valid: ({ min = 0, max = Infinity }) => {
    const texts = { plain: "aGVsbG8=", "no padding": "AAAA", "two padding characters": "/+==", "no bytes": "" };
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => countBytes(text) >= min && countBytes(text) <= max));
  },
  invalid: () => ({
    format: { "no padding": "aGVsbG8", "the alphabet for URLs": "_-__", "a line break": "AAAA\nAAAA", "too much padding": "A===" },
  }),
  pattern: () => "^(?:[A-Za-z0-9+/]{4}){0,6}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
  ofCount: (count) => "A".repeat(Math.ceil((count * 4) / 3)) + ["", "==", "="][count % 3]!,
};
