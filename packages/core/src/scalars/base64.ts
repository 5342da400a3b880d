// `base64`: bytes by RFC 4648, in the standard alphabet (section 4) or that for URLs (section 5). `min` and `max` count the bytes.

import { type Check, refuse, report, show, warn } from "../walk/walk.js";
import { converted, tooLong, tooShort } from "../issues.js";
import type { ScalarShape } from "../shape/shape.js";
import type { Format, FormatValues } from "./scalar.js";

const characters = /^[A-Za-z0-9+/]*={0,2}$/;
const urlCharacters = /^[\w-]*={0,2}$/;

/** Bytes in base64 with padding. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && characters.test(text);
}

/** What base64 may have to be, if not in the standard alphabet with padding. */
export interface Base64Rules {
  readonly alphabet?: "url" | undefined;
  readonly padding?: "optional" | "none" | undefined;
}

/** Bytes in base64 in the form a shape asks for. */
export function isBase64As(text: string, { alphabet, padding }: Base64Rules): boolean {
  if (!(alphabet ? urlCharacters : characters).test(text)) return false;
  const rest = text.length % 4;
  // Without padding, the last four characters may lack one or two.
  return rest === 0 ? padding !== "none" || !text.endsWith("=") : padding !== undefined && rest !== 1 && !text.endsWith("=");
}

/** The number of bytes that a valid string encodes. */
export function countBytes(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return Math.floor(((text.length - padding) * 3) / 4);
}

/** Bytes of either alphabet, with padding or without, in the form a shape asks for; undefined for other strings. */
function respell(text: string, rules: Base64Rules): string | undefined {
  const isData = isBase64As(text, { padding: "optional" }) || isBase64As(text, { padding: "optional", alphabet: "url" });
  return isData ? spell(text, rules) : undefined;
}

function spell(text: string, { alphabet, padding }: Base64Rules): string {
  const letters = alphabet ? text.replaceAll("+", "-").replaceAll("/", "_") : text.replaceAll("-", "+").replaceAll("_", "/");
  if (padding === "none") return letters.replace(/=+$/, "");
  return padding ? letters : letters.padEnd(4 * Math.ceil(text.length / 4), "=");
}

const words = "base64 data";
const example = "aGVsbG8=";
const unit = "bytes";

/** For protocols in which all data is in the standard alphabet with padding. */
export const plainBase64Scalar: Format = {
  words,
  example,
  unit,
  fits: isBase64,
  prepare: /*@__PURE__*/ prepareBytes(isBase64, () => undefined),
};

export const base64Scalar: Format = {
  words,
  unit,
  example: (shape) => spell(example, shape),
  constraints: ({ alphabet, padding }) => [
    ...(alphabet ? ["in the alphabet for URLs"] : []),
    ...(padding ? [padding === "none" ? "without padding" : "with or without padding"] : []),
  ],
  fits: isBase64As,
  // Plain data is the same for lenient reading.
  prepare: /*@__PURE__*/ prepareBytes(isBase64As, (text, shape) => ((shape.alphabet ?? shape.padding) ? respell(text, shape) : undefined)),
};

/** Makes checks that count bytes; `repaired` is what lenient reading makes of a string that does not fit. */
function prepareBytes(fits: Format["fits"], repaired: (text: string, shape: ScalarShape) => string | undefined) {
  return (shape: ScalarShape, expected: string): Check => {
    const { min = 0, max = Infinity } = shape;
    return (walk, value) => {
      if (typeof value !== "string") return refuse(walk, expected, value);
      const isFitting = fits(value, shape);
      const text = isFitting ? value : walk.lenient ? repaired(value, shape) : undefined;
      // Bytes can only be counted in a string that is valid.
      if (text === undefined) return refuse(walk, expected, value, "format");
      if (!isFitting) warn(walk, converted(show(walk, value), expected), value);
      const count = countBytes(text);
      if (count < min) report(walk, tooShort(min, count, "byte"), value, min);
      else if (count > max) report(walk, tooLong(max, count, "byte"), value, max);
      return text;
    };
  };
}

/** The exact pattern; `most` limits the groups of four characters. */
export function base64Pattern({ alphabet, padding }: Base64Rules, most = "*"): string {
  const letter = alphabet ? "[A-Za-z0-9_-]" : "[A-Za-z0-9+/]";
  const ends = {
    required: `${letter}{2}==|${letter}{3}=`,
    optional: `${letter}{2}(?:==)?|${letter}{3}=?`,
    none: `${letter}{2,3}`,
  };
  return `^(?:${letter}{4})${most}(?:${ends[padding ?? "required"]})?$`;
}

export const base64Values: FormatValues = {
  valid: (shape) => {
    const { min = 0, max = Infinity, padding } = shape;
    const texts = { plain: example, "no padding": "AAAA", "two padding characters": "/+==", "no bytes": "" };
    const spelled = Object.entries(texts).map(([name, text]) => [name, spell(text, shape)] as const);
    const all = [...spelled, ...(padding === "optional" ? [["absent padding", "aGVsbG8"] as const] : [])];
    return Object.fromEntries(all.filter(([, text]) => countBytes(text) >= min && countBytes(text) <= max));
  },
  invalid: ({ alphabet, padding }) => ({
    format: {
      ...(padding === undefined && { "no padding": "aGVsbG8" }),
      ...(alphabet === undefined && { "the alphabet for URLs": "_-__" }),
      "a line break": "AAAA\nAAAA",
      "too much padding": "A===",
    },
    ...(alphabet && { alphabet: { "the standard alphabet": "/+//" } }),
    ...(padding && { padding: padding === "none" ? { padding: "aGVsbG8=" } : { "half of the padding": "AA=" } }),
  }),
  pattern: (shape) => base64Pattern(shape, "{0,6}"),
  ofCount: (count, shape) => spell("A".repeat(Math.ceil((count * 4) / 3)) + ["", "==", "="][count % 3]!, shape),
};
