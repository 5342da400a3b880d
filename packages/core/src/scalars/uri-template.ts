// `uri-template`: RFC 6570, all levels.

import type { Format, FormatValues } from "./scalar.js";

// Each character starts one alternative only, so that matching takes linear time.
const template =
  /^(?:[^\p{Cc} "'<>%\\^`{|}]|%[\dA-Fa-f]{2}|\{[+#./;?&=,!@|]?(?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*(?::[1-9]\d{0,3}|\*)?(?:,(?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*(?::[1-9]\d{0,3}|\*)?)*\})*$/u;

/** A template of URIs. */
export function isUriTemplate(text: string): boolean {
  return template.test(text);
}

export const uriTemplateScalar: Format = { words: "a URI template", example: "file:///{path}", fits: isUriTemplate };

export const uriTemplateValues: FormatValues = {
  valid: () => ({
    plain: "file:///{path}",
    "no expression": "https://git.example/a",
    "an operator and modifiers": "/a{?x,y*}{#z:3}",
    empty: "",
  }),
  invalid: () => ({
    format: { "an open brace": "/a{b", "an empty expression": "/a{}", "white space": "/a b", "a broken escape": "/%z{a}" },
  }),
  pattern: () => "^/[a-z]{0,4}(?:\\{[+#./;?&]?[a-z]{1,4}(?:\\*|:[1-9])?(?:,[a-z]{1,4})?\\}){0,3}$",
};
