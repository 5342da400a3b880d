// `url`: an absolute URL with a host, if asked with one of the schemes listed.

import type { ScalarType } from "./scalar.js";
import { boundOfText } from "./scalar-bound.js";

/** For JSON Schema, whose patterns have no flags. */
const anyCase = (pattern: string): string => pattern.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Which schemes a URL may begin with, as a pattern in lower case; scheme names have no case. */
const schemePattern = (schemes: readonly string[]): string =>
  `^(?:${schemes.map((scheme) => scheme.replaceAll(/[+.]/g, "\\$&")).join("|")})://[^/?#]`;

export const urlScalar: ScalarType = {
  name: "url",
  doc: "Absolute URL; `schemes` lists the allowed schemes.",
  jsonKind: "string",
  parameters: ["schemes"],
  schema: (shape) => ({
    type: "string",
    format: "uri",
    ...(shape.schemes === undefined ? {} : { pattern: anyCase(schemePattern(shape.schemes)) }),
  }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [
      ...(shape.schemes === undefined ? [] : [`${module.regex(schemePattern(shape.schemes), "scheme", "iu")}.test(${variable})`]),
      `${module.use("isUrl")}(${variable})`,
    ],
  }),
  bound: boundOfText,
  within: ["uri", "uri-reference", "line", "string"],
};
