// `uuid`, `url` and `semver`.

import { isSemver, isUuid } from "../formats.js";
import { hasScheme, isUrl } from "../url.js";
import type { Scalar } from "./scalar.js";

export const uuidScalar: Scalar = {
  words: "a UUID",
  constraints: ({ version, prefix }, code) => [
    ...(version ? [`of version ${version}`] : []),
    ...(prefix ? [`with or without the prefix ${code(prefix)}`] : []),
  ],
  fits: isUuid,
};

export const urlScalar: Scalar = {
  words: "a URL",
  constraints: ({ schemes }, code) => (schemes ? [`with scheme ${schemes.map(code).join(" or ")}`] : []),
  fits: (text, { schemes }) => isUrl(text) && hasScheme(text, schemes),
};

export const semverScalar: Scalar = { words: 'a semantic version (for example "1.0.0")', fits: isSemver };
