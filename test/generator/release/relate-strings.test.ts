// How many strings a pattern matches.

import { expect, test } from "vitest";
import { hasAtMost } from "../../../generator/compare/relate-strings.js";

test.each([
  ["^[abc]$", 3, true],
  ["^[abc]$", 2, false],
  ["^(?:a|b|c)?$", 3, false],
  ["^(?:a|b|c)?$", 4, true],
  ["^(?:a|aa?)$", 2, true],
  ["^[a-z]{3}$", 16, false],
  ["^x", 5, false],
  ["(?!)", 0, true],
  // A reference to a group cannot be decided, and 26 strings are not counted.
  [String.raw`^(a|b)\1$`, 2, false],
  ["^[a-z]$", 26, false],
])("%s matches at most %d strings: %s", (pattern, count, expected) => {
  expect(hasAtMost(pattern, count)).toBe(expected);
});

test("without a pattern, there is no limit", () => {
  expect(hasAtMost(undefined, 3)).toBe(false);
});
