// `uri`, `uri-reference` and `uri-template`: RFC 3986 and RFC 6570.

import { formatScalar } from "./format-scalar.js";

export const uriScalars = {
  uri: formatScalar({
    name: "uri",
    doc: "URI with its scheme (RFC 3986); schemes such as http and https require a host.",
    predicate: "isUrl",
    schema: () => ({ format: "uri" }),
    within: ["uri-reference"],
  }),
  "uri-reference": formatScalar({
    name: "uri-reference",
    doc: "URI or relative reference (RFC 3986).",
    predicate: "isUriReference",
    schema: () => ({ format: "uri-reference" }),
  }),
  "uri-template": formatScalar({
    name: "uri-template",
    doc: "URI template (RFC 6570).",
    predicate: "isUriTemplate",
    schema: () => ({ format: "uri-template" }),
  }),
};
