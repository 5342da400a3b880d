// `base64`: bytes as a string; `min` and `max` count the bytes.

import type { ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import { formatScalar } from "./format-scalar.js";
import { plainText } from "./scalar-bound.js";

const charactersFor = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/**
 * The limits in characters. Four of them stand for one, two or three bytes, and the padding tells how many: it is looked at where the last four
 * may hold only some of these numbers.
 */
function limits({ min = 0, max }: ScalarShape): JsonSchema {
  const least = charactersFor(min);
  const most = max === undefined ? undefined : charactersFor(max);
  const ends = [
    ...(min === 0 || min % 3 === 1 ? [] : [{ anyOf: [{ minLength: least + 1 }, { pattern: min % 3 === 0 ? "[^=]$" : "[^=].$" }] }]),
    ...(most === undefined || (max ?? 0) % 3 === 0
      ? []
      : [{ anyOf: [{ maxLength: most - 1 }, { pattern: (max ?? 0) % 3 === 1 ? "==$" : "=$" }] }]),
  ];
  return {
    ...(min === 0 ? {} : { minLength: least }),
    ...(most === undefined ? {} : { maxLength: most }),
    ...(ends.length === 0 ? {} : { allOf: ends }),
  };
}

export const base64Scalar = formatScalar({
  name: "base64",
  doc: "Bytes in base64 with padding (RFC 4648, section 4); `min` and `max` count the bytes.",
  predicate: "isBase64",
  schema: (shape) => ({
    contentEncoding: "base64",
    pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
    ...limits(shape),
  }),
  conditions: ({ min = 0, max }, variable, module) => [
    ...(min === 0 ? [] : [`${module.use("countBytes")}(${variable}) >= ${min}`]),
    ...(max === undefined ? [] : [`${module.use("countBytes")}(${variable}) <= ${max}`]),
  ],
  bound: ({ max }) => (max === undefined ? undefined : plainText(charactersFor(max))),
});
