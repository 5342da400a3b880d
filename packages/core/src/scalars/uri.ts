// `uri` and `uri-reference`: RFC 3986. A URI with a scheme that leads to a machine, such as https, needs a host, as RFC 9110 demands.

import { isUrl } from "./url.js";
import type { Format, FormatValues } from "./scalar.js";

export const uriScalar: Format = { words: "a URI", example: "file:///a/b.txt", fits: isUrl };

export const uriValues: FormatValues = {
  valid: () => ({
    plain: "https://git.example/a",
    "no authority": "urn:isbn:0451450523",
    "an empty host": "file:///a/b.txt",
    "all parts": "x+y://u@[::1]:80/a;b?c=d#e",
  }),
  invalid: () => ({
    format: {
      "no scheme": "/a/b",
      "white space": "https://git.example/a b",
      "a broken escape": "https://git.example/%zz",
      "no host": "https://",
    },
  }),
  pattern: () => "^(?:https://[a-z]{1,8}\\.example(?::[0-9]{1,4})?|file://|x:)/[a-z0-9~!,;=@-]{0,8}(?:\\?[a-z=&]{0,5})?(?:#[a-z]{0,5})?$",
};

const characters = /^(?:[\w\-.~!$&'()*+,;=:@/?#]|%[\da-f]{2}|\[[\da-f:.]*\])*$/i;

/** A URI, or one relative to another: a network path, an absolute or relative path, a query, a fragment or nothing. */
export function isUriReference(text: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return isUrl(text);
  // A network path is a URI without its scheme.
  if (text.startsWith("//")) return isUrl(`x:${text}`);
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const [first = ""] = path.split("/");
  return (
    !first.includes(":") &&
    !/[[\]]/.test(text) &&
    !fragment.slice(1).includes("#") &&
    [path, query, fragment].every((part) => characters.test(part))
  );
}

export const uriReferenceScalar: Format = { words: "a URI reference", example: "docs/a.md", fits: isUriReference };

export const uriReferenceValues: FormatValues = {
  valid: () => ({
    plain: "docs/a.md",
    "a URI": "https://git.example/a",
    empty: "",
    "a network path": "//git.example/a",
    "a query and a fragment": "?a=b#c",
  }),
  invalid: () => ({
    format: { "white space": "a b", "a broken escape": "a%2", "a colon in the first segment": "1:b", "a backslash": "a\\b" },
  }),
  pattern: () => "^(?:[a-z0-9._~-]{1,6}/){0,3}[a-z0-9]{0,4}(?:\\?[a-z=&]{0,5})?(?:#[a-z]{0,5})?$",
};
