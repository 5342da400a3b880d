// `base64`: bytes as a string; `min` and `max` count the bytes.

import type { ScalarShape } from "@wirepact/core";
import { base64Pattern } from "@wirepact/core/codegen";
import type { JsonSchema } from "../model/schema-set.js";
import { formatScalar } from "./format-scalar.js";
import { plainText } from "./scalar-bound.js";

/** The length with padding. */
const paddedLength = (bytes: number): number => 4 * Math.ceil(bytes / 3);

const bareLength = (bytes: number): number => Math.ceil((4 * bytes) / 3);

/**
 * The limits in characters. Four of them stand for one, two or three bytes, and the padding tells how many: it is looked at where the last four
 * may hold only some of these numbers.
 */
function limits({ min = 0, max, padding }: ScalarShape): JsonSchema {
  const least = (padding === undefined ? paddedLength : bareLength)(min);
  const most = max === undefined ? undefined : (padding === "none" ? bareLength : paddedLength)(max);
  const ends = padding === "none" ? [] : [...leastEnd(min), ...(max === undefined ? [] : mostEnd(max, padding))];
  return {
    ...(min === 0 ? {} : { minLength: least }),
    ...(most === undefined ? {} : { maxLength: most }),
    ...(ends.length === 0 ? {} : { allOf: ends }),
  };
}

const leastEnd = (min: number): readonly JsonSchema[] =>
  min === 0 || min % 3 === 1 ? [] : [{ anyOf: [{ minLength: paddedLength(min) + 1 }, { pattern: min % 3 === 0 ? "[^=]$" : "[^=].$" }] }];

function mostEnd(max: number, padding: ScalarShape["padding"]): readonly JsonSchema[] {
  if (max % 3 === 0) return [];
  const shorter = padding === undefined ? paddedLength(max) - 1 : bareLength(max);
  return [{ anyOf: [{ maxLength: shorter }, { pattern: max % 3 === 1 ? "==$" : "=$" }] }];
}

/** The parameters as an argument. */
function rulesOf({ alphabet, padding }: ScalarShape): string {
  const rules = [
    ...(alphabet === undefined ? [] : [`alphabet: "${alphabet}"`]),
    ...(padding === undefined ? [] : [`padding: "${padding}"`]),
  ];
  return `{ ${rules.join(", ")} }`;
}

export const base64Scalar = formatScalar({
  name: "base64",
  doc: "Bytes in base64 (RFC 4648); `min` and `max` count the bytes, `alphabet: url` requires - and _ instead of + and /, `padding` allows or requires it to be absent.",
  parameters: ["min", "max", "alphabet", "padding"],
  predicate: "isBase64",
  ruled: (shape) => ((shape.alphabet ?? shape.padding) === undefined ? undefined : ["isBase64As", rulesOf(shape)]),
  schema: (shape) => ({
    contentEncoding: shape.alphabet === "url" ? "base64url" : "base64",
    pattern: base64Pattern(shape),
    ...limits(shape),
  }),
  conditions: ({ min = 0, max }, variable, module) => [
    ...(min === 0 ? [] : [`${module.use("countBytes")}(${variable}) >= ${min}`]),
    ...(max === undefined ? [] : [`${module.use("countBytes")}(${variable}) <= ${max}`]),
  ],
  bound: ({ max, padding }) => (max === undefined ? undefined : plainText((padding === "none" ? bareLength : paddedLength)(max))),
});
