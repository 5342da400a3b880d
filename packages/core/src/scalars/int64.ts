// `int64`: an integer of 64 bits with a sign as a string of decimal digits, because a JSON number keeps only 53 of them.

import type { Format, FormatValues } from "./scalar.js";

const decimal = /^(?:0|-?[1-9]\d{0,18})$/;

/** A decimal integer from -2^63 to 2^63 - 1 in its one spelling. */
export function isInt64(text: string): boolean {
  if (!decimal.test(text)) return false;
  const digits = text.replace("-", "");
  return digits.length < 19 || digits <= (text.startsWith("-") ? "9223372036854775808" : "9223372036854775807");
}

export const int64Scalar: Format = { words: "a 64-bit integer string", example: "42", fits: isInt64 };

export const int64Values: FormatValues = {
  valid: () => ({ plain: "42", zero: "0", "the largest": "9223372036854775807", "the smallest": "-9223372036854775808" }),
  invalid: () => ({
    format: {
      "one too high": "9223372036854775808",
      "one too low": "-9223372036854775809",
      "a leading zero": "007",
      "a fraction": "1.0",
      empty: "",
      "minus zero": "-0",
    },
  }),
  pattern: () => "^(?:0|-?[1-9][0-9]{0,17})$",
};
