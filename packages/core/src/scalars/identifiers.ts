// `uuid`, `url` and `semver`.

import { isSemver, isUuid, isUuid4 } from "./formats.js";
import { joinWords } from "../base/join-words.js";
import { hasScheme, isUrl } from "./url.js";
import type { ScalarShape } from "../shape/shape.js";
import type { Format, FormatValues } from "./scalar.js";

const aUuid = "a UUID";
const versionWords = ({ version }: ScalarShape): readonly string[] => (version ? [`(version ${version})`] : []);

export const uuidScalar: Format = {
  words: aUuid,
  constraints: (shape, code) => [...versionWords(shape), ...(shape.prefix ? [`with or without the prefix ${code(shape.prefix)}`] : [])],
  fits: isUuid,
};

/** For protocols in which every UUID is of version 4 and without a prefix. */
export const uuid4Scalar: Format = { words: aUuid, constraints: versionWords, fits: isUuid4 };

export const urlScalar: Format = {
  words: "a URL",
  constraints: ({ schemes }, code) => (schemes ? [`(scheme ${joinWords(schemes.map(code))})`] : []),
  fits: (text, { schemes }) => isUrl(text) && hasScheme(text, schemes),
};

export const semverScalar: Format = { words: "a semantic version", example: "1.0.0", fits: isSemver };

/** The exact pattern of a UUID; `digits(n)` is the pattern of n hexadecimal digits. */
export function uuidPattern(
  { version, prefix }: Pick<ScalarShape, "version" | "prefix">,
  digits: (count: number) => string = (count) => `[0-9a-fA-F]{${count}}`,
): string {
  const before = prefix === undefined ? "" : `(?:${prefix.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&")})?`;
  const rest = version === 4 ? `4${digits(3)}-[89abAB]${digits(3)}` : `${digits(4)}-${digits(4)}`;
  return `^${before}${digits(8)}-${digits(4)}-${rest}-${digits(12)}$`;
}

export const uuidValues: FormatValues = {
  valid: ({ prefix = "" }) => ({
    plain: `${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e`,
    "another id": `${prefix}f81d4fae-7dec-4ad0-a765-00a0c91e6bf6`,
    "upper case": `${prefix}F81D4FAE-7DEC-4AD0-A765-00A0C91E6BF6`,
    ...(prefix && { "no prefix": "0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a" }),
    nil: "00000000-0000-0000-0000-000000000000",
  }),
  invalid: ({ version, prefix = "" }) => ({
    format: {
      "one digit short": `${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4`,
      "no hyphens": `${prefix}5f0c1f0e8c1d4a539d7e2b6f0a1c3d4e`,
      "text before it": `id-${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e`,
    },
    ...(version && { version: { "a time-based id": `${prefix}5f0c1f0e-8c1d-1a53-9d7e-2b6f0a1c3d4e` } }),
  }),
  pattern: uuidPattern,
};

export const urlValues: FormatValues = {
  valid: ({ schemes = ["https", "urn"] }) =>
    Object.fromEntries(
      schemes.flatMap((scheme, index) =>
        scheme === "urn"
          ? [["no host", "urn:isbn:0451450523"]]
          : [
              [index === 0 ? "plain" : `scheme ${scheme}`, `${scheme}://git.example/a`],
              [`all parts of ${scheme}`, `${scheme}://user@git.example:8443/a/b?q=1#end`],
            ],
      ),
    ),
  invalid: ({ schemes }) => {
    const scheme = schemes?.[0] ?? "https";
    const other = ["gopher", "https"].find((name) => schemes?.includes(name) === false);
    return {
      format: { "no scheme": "git.example/a", "no host": `${scheme}://`, "a broken escape": `${scheme}://git.example/%zz` },
      ...(other && { schemes: { "another scheme": `${other}://git.example/a` } }),
    };
  },
  pattern: ({ schemes = ["https", "http", "ssh", "artifact"] }) => {
    const label = "[a-z][a-z0-9]{0,8}";
    const segment = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,8}";
    const scheme = schemes.map((name) => name.replaceAll(/[+.]/g, "\\$&")).join("|");
    return `^(?:${scheme})://(?:${label}@)?${label}(?:\\.${label}){0,2}(?::[0-9]{1,4})?(?:/${segment}){0,3}(?:\\?q=${segment}|#${label})?$`;
  },
};

const number = "(?:0|[1-9][0-9]{0,2})";

/** Versions of a major, or of any. */
export function versionsOf(major: string | number): string {
  const label = `(?:${number}|[0-9]{0,2}[A-Za-z-][0-9A-Za-z-]{0,5})`;
  return `^${major}\\.${number}\\.${number}(?:-${label}(?:\\.${label}){0,2})?(?:\\+[0-9A-Za-z-]{1,5}(?:\\.[0-9]{1,3})?)?$`;
}

export const semverValues: FormatValues = {
  valid: () => ({ plain: "1.2.3", zero: "0.0.0", "another form": "1.10.0-rc.1+build.5" }),
  invalid: () => ({ format: { "two numbers": "1.0", "a leading zero": "01.0.0", "a letter before": "v1.0.0" } }),
  pattern: () => versionsOf(number),
};
