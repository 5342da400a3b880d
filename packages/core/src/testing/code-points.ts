// Code points as the units of arbitrary strings.

import * as fc from "fast-check";

/** The range of surrogates: two of them encode one code point, and one alone is not a code point. */
const [firstSurrogate, surrogates] = [0xd800, 0x800];

/** Any code point. The unit "binary" of fast-check is the same, and takes a second to make a table of all of them. */
export const codePoint: fc.Arbitrary<string> = /*@__PURE__*/ fc.integer({ min: 0, max: 0x10ffff - surrogates }).map(
  (number) => String.fromCodePoint(number < firstSurrogate ? number : number + surrogates),
  (unit) => {
    const number = typeof unit === "string" ? (unit.codePointAt(0) ?? -1) : -1;
    if (number < 0 || String.fromCodePoint(number) !== unit) throw new Error("not a code point");
    return number < firstSurrogate ? number : number - surrogates;
  },
);
