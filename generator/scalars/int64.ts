// `int64`: an integer of 64 bits as a string.

import { ruleComment } from "./custom-rule.js";
import { formatScalar } from "./format-scalar.js";
import { plainText } from "./scalar-bound.js";

export const int64Scalar = formatScalar({
  name: "int64",
  doc: "A 64-bit integer as a string of decimal digits, because JSON numbers are exact only up to 2^53.",
  predicate: "isInt64",
  schema: () => ({ pattern: "^(?:0|-?[1-9][0-9]{0,18})$", ...ruleComment([{ kind: "int64" }]) }),
  bound: () => plainText("-9223372036854775808".length),
});
