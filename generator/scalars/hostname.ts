// `email` and `hostname`.

import { formatScalar } from "./format-scalar.js";
import { plainText } from "./scalar-bound.js";

export const hostnameScalars = {
  email: formatScalar({
    name: "email",
    doc: "Email address (RFC 5321).",
    predicate: "isEmail",
    schema: () => ({ format: "email" }),
    bound: () => plainText(254),
  }),
  hostname: formatScalar({
    name: "hostname",
    doc: "Host name (RFC 1123).",
    predicate: "isHostname",
    schema: () => ({ format: "hostname" }),
    bound: () => plainText(253),
    within: ["uri-reference"],
  }),
};
