// `base64`: bytes by RFC 4648, section 4, with padding. `min` and `max` count the bytes.

import type { Format, FormatValues } from "./format.js";

const characters = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes in base64 with padding. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && characters.test(text);
}

/** How many bytes a fitting text stands for. */
export function countBytes(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

export const base64: Format = {
  words: 'base64 data (for example "aGVsbG8=")',
  fits: isBase64,
  count: { unit: "bytes", of: countBytes },
};

export const base64Values: FormatValues = {
  valid: ({ min = 0, max = Infinity }) => {
    const texts = { plain: "aGVsbG8=", "no padding": "AAAA", "two signs of padding": "/+==", "no bytes": "" };
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => countBytes(text) >= min && countBytes(text) <= max));
  },
  invalid: { "no padding": "aGVsbG8", "the alphabet for URLs": "_-__", "a line break": "AAAA\nAAAA", "too much padding": "A===" },
  pattern: "^(?:[A-Za-z0-9+/]{4}){0,6}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
  ofCount: (count) => "A".repeat(Math.ceil((count * 4) / 3)) + ["", "==", "="][count % 3]!,
};
