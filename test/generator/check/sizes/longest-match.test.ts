// How long a text gets that matches a pattern: exact for what specs use, without end where it is not understood.

import { describe, expect, it } from "vitest";
import { longestMatch } from "../../../../generator/scalars/longest-match.js";
import { samplesOfPattern } from "../../../../packages/core/src/testing/pattern-samples.js";
import { specProtocols } from "../../../support/spec-protocols.js";

describe("longestMatch", () => {
  it.each([
    ["^US-[0-9]{3}$", 6, 1],
    ["^(?:a|bcd)?e{2,4}$", 7, 1],
    ["^a$|^bc$", 2, 1],
    ["^(?=.{1,5}$)[a-z]{3}$", 3, 1],
    ["^\\d\\w[\\-.]\\/$", 4, 1],
    ['^["\\\\]{2}$', 2, 2],
    ["^.{3}$", 3, 6],
    ["^[^a]{3}$", 3, 6],
    ["^[a\\n]{3}$", 3, 6],
    ["^\\p{L}{2}$", 2, 6],
    ["^é$", 1, 6],
    ["^🚢{2}$", 2, 6],
    ["^[a-z]*$", Infinity, 1],
    ["^[a-z]{2,}$", Infinity, 1],
    ["^(?:ab)+$", Infinity, 1],
    // Anything may stand around these.
    ["a", Infinity, 6],
    ["^a", Infinity, 6],
    ["a$", Infinity, 6],
    ["^a\\$", Infinity, 6],
    ["^a|b$", Infinity, 6],
    ["^(a)\\1$", Infinity, 6],
  ])("%s: %d characters of %d bytes", (pattern, length, cost) => {
    expect(longestMatch(pattern)).toEqual({ length, cost });
  });

  it("is never shorter than a match of a pattern of the specs", () => {
    const shapes = specProtocols().map(({ types, messages }) => [types, Object.values(messages).map(({ shape }) => shape)]);
    const patterns = [...JSON.stringify(shapes).matchAll(/"(?:pattern|keys)":("(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text ?? '""') as string,
    );
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      const { length, cost } = longestMatch(pattern);
      for (const sample of samplesOfPattern(pattern)) {
        expect([...sample].length, pattern).toBeLessThanOrEqual(length);
        for (const character of sample) expect(Buffer.byteLength(JSON.stringify(character)) - 2, pattern).toBeLessThanOrEqual(cost);
      }
    }
  });
});
