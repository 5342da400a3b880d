// `base64`: bytes as a string; `min` and `max` count the bytes.

import type { ScalarShape } from "@wirepact/core";
import { ruleComment } from "./custom-rule.js";
import { formatScalar } from "./format-scalar.js";
import { plainText } from "./scalar-bound.js";

const charactersFor = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** Lengths as close as characters tell, and the exact rule. */
function limits({ min = 0, max }: ScalarShape) {
  return {
    ...(min === 0 ? {} : { minLength: charactersFor(min) }),
    ...(max === undefined ? {} : { maxLength: charactersFor(max) }),
    ...ruleComment(
      min === 0 && max === undefined ? [] : [{ kind: "byte-length", ...(min === 0 ? {} : { min }), ...(max === undefined ? {} : { max }) }],
    ),
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
