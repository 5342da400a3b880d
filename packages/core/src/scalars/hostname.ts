// `hostname` by RFC 1123 and `email` by RFC 5321, with a plain name before the @.

import type { Format, FormatValues } from "./scalar.js";

const labels = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The name of a host: labels of at most 63 characters, 253 in all. */
export function isHostname(text: string): boolean {
  return text.length <= 253 && labels.test(text);
}

export const hostnameScalar: Format = { words: "a host name", example: "git.example", fits: isHostname };

export const hostnameValues: FormatValues = {
  valid: () => ({
    plain: "git.example",
    "one label": "localhost",
    "a long label": `${"a".repeat(63)}.example`,
    "digits and hyphens": "1-a.2B",
  }),
  invalid: () => ({
    format: {
      empty: "",
      "a hyphen at the end": "git-.example",
      "an empty label": "git..example",
      "an underscore": "git_1.example",
      "a long label": `${"a".repeat(64)}.example`,
    },
  }),
  pattern: () => "^[a-z0-9]{1,8}(?:\\.[a-z0-9]{1,3}-[a-z0-9]{1,3}){0,2}$",
};

const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** An e-mail address: at most 64 characters, the @ and the name of a host. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && at <= 64 && text.length <= 254 && localPart.test(text.slice(0, at)) && isHostname(text.slice(at + 1));
}

export const emailScalar: Format = { words: "an email address", example: "ann@mail.example", fits: isEmail };

export const emailValues: FormatValues = {
  valid: () => ({ plain: "ann@mail.example", "signs and dots": "a.n+n@1.example", "the longest name": `${"a".repeat(64)}@mail.example` }),
  invalid: () => ({
    format: {
      "no @": "ann.mail.example",
      "two dots": "a..n@mail.example",
      "no host": "ann@",
      "white space": "a n@mail.example",
      "a long name": `${"a".repeat(65)}@mail.example`,
    },
  }),
  pattern: () => "^[a-z0-9+_]{1,8}(?:\\.[a-z]{1,4})?@[a-z]{1,8}\\.example$",
};
