// Writes values as YAML that is read back exactly, by parsers of YAML 1.2 and of YAML 1.1, which are still common.

import { isObject } from "../base/json-kind.js";

const indentation = "  ";

/** A mapping in block style, one line (or block) per entry; properties that are undefined are omitted. */
export function writeMapping(mapping: object): string {
  return `${mappingLines(mapping, "").join("\n")}\n`;
}

function mappingLines(mapping: object, indent: string): readonly string[] {
  const entries = Object.entries(mapping).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return [`${indent}{}`];
  return entries.flatMap(([key, value]) => {
    const name = inlineText(key);
    // Readers look for the colon of a key only so far.
    return name.length <= longestKey
      ? entryLines(`${indent}${name}:`, value, indent)
      : [`${indent}? ${name}`, ...entryLines(`${indent}:`, value, indent)];
  });
}

const longestKey = 120;

/** The lines of a value behind its key or dash; what needs lines of its own is indented deeper than `indent`. */
function entryLines(lead: string, value: unknown, indent: string): readonly string[] {
  const inner = indent + indentation;
  if (typeof value === "string" && fitsBlock(value)) return [`${lead} ${blockHeader(value)}`, ...blockLines(value, inner)];
  if (Array.isArray(value) && value.length > 0) return [lead, ...value.flatMap((item: unknown) => itemLines(item, inner))];
  if (isObject(value) && hasMembers(value)) return [lead, ...mappingLines(value, inner)];
  return [`${lead} ${inlineValue(value)}`];
}

function itemLines(item: unknown, indent: string): readonly string[] {
  const deeper = indent + indentation;
  if (isObject(item) && hasMembers(item)) {
    const [first = "", ...rest] = mappingLines(item, deeper);
    return [`${indent}- ${first.slice(deeper.length)}`, ...rest];
  }
  return entryLines(`${indent}-`, item, indent);
}

const hasMembers = (object: object): boolean => Object.values(object).some((value) => value !== undefined);

function inlineValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return inlineText(value);
    case "number":
      return numberText(value);
    case "boolean":
      return String(value);
    case "undefined":
      return "null";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "[]" : "{}";
    default:
      throw new TypeError("not a JSON value");
  }
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return ".nan";
  if (!Number.isFinite(value)) return value < 0 ? "-.inf" : ".inf";
  // YAML 1.1 takes an exponent for a number only behind a fraction.
  return Object.is(value, -0) ? "-0.0" : String(value).replace(/^(-?\d+)e/, "$1.0e");
}

/** A text on one line: plain where every reader takes it for the same text, in double quotes otherwise. */
function inlineText(text: string): string {
  return isPlainSafe(text) ? text : quoted(text);
}

/** Words that YAML 1.1 or 1.2 takes for a truth value or for null. */
const specialWord = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
const safePlain = /^[\p{L}_/](?:[\p{L}\p{N} _./()[\]{}@+*=~;,?!'%^$&<>|#`\\"-]|:(?! |$))*$/u;

function isPlainSafe(text: string): boolean {
  return safePlain.test(text) && !text.endsWith(" ") && !text.includes(" #") && !specialWord.test(text);
}

/** What double quotes must not hold raw: besides the controls that JSON escapes, line ends and invisible characters of Unicode, and broken surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const quoted = (text: string): string =>
  JSON.stringify(text).replace(unprintable, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Several lines that a literal block preserves exactly. Lines of spaces only, leading tabs and special characters are quoted instead. */
function fitsBlock(text: string): boolean {
  return text.includes("\n") && /[^\n]/.test(text) && !/^[\t ]+$/m.test(text) && !/^\t/m.test(text) && isPrintable(text);
}

const isPrintable = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/.test(text) && !/\p{Surrogate}/u.test(text);

function blockHeader(text: string): string {
  // The first line determines the indentation, unless it is empty or begins with spaces.
  const indicator = /^[\n ]/.test(text) ? "2" : "";
  if (!text.endsWith("\n")) return `|${indicator}-`;
  return text.endsWith("\n\n") ? `|${indicator}+` : `|${indicator}`;
}

function blockLines(text: string, indent: string): readonly string[] {
  const lines = text.endsWith("\n") ? text.slice(0, -1).split("\n") : text.split("\n");
  return lines.map((line) => (line === "" ? "" : indent + line));
}
