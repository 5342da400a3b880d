// The keywords of strings and numbers as built-in types of the language.

import { base64Pattern } from "@wirepact/core/codegen";
import { analyzeBacktracking } from "../patterns/analyze-backtracking.js";
import type { Node, Report, ScalarNode } from "./node.js";
import { shorten, type SchemaObject } from "./references.js";

/** Formats that are types of the language. */
const stringFormats: Readonly<Record<string, string>> = {
  "date-time": "timestamp",
  date: "date",
  duration: "duration",
  email: "email",
  hostname: "hostname",
  uri: "uri",
  "uri-reference": "uri-reference",
  "uri-template": "uri-template",
  uuid: "uuid",
  byte: "base64",
};

/** Types of strings whose length can be limited. */
const withLength = new Set(["string", "uri", "uri-reference", "uri-template", "duration", "email", "hostname"]);

/** The ranges of formats of integers; those of 64 bits exceed what JSON numbers can hold. */
const integerRanges: Readonly<Record<string, readonly [number | undefined, number | undefined]>> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  int64: [undefined, undefined],
  uint64: [0, undefined],
};

/** Formats of JSON Schema that say which strings are valid, and that the language does not have. */
const lostFormats = new Set([
  "time",
  "ipv4",
  "ipv6",
  "idn-email",
  "idn-hostname",
  "iri",
  "iri-reference",
  "json-pointer",
  "relative-json-pointer",
]);

/** Whether a format is checked or noted; others are only annotations, and so is one of numbers that no integer has. */
export const isKnownFormat = (format: string): boolean =>
  Object.hasOwn(stringFormats, format) ||
  Object.hasOwn(integerRanges, format) ||
  lostFormats.has(format) ||
  ["double", "float"].includes(format);

export function readString(schema: SchemaObject, report: Report): Node {
  const type = stringType(schema, report);
  if (type === "base64") return readBase64(schema, report);
  const pattern = typeof schema["pattern"] === "string" ? readPattern(schema["pattern"], report) : undefined;
  if (withLength.has(type) && (pattern === undefined || type === "string"))
    return { kind: "scalar", type, min: atLeast(numberOf(schema, "minLength"), 1), max: numberOf(schema, "maxLength"), pattern };
  const lost = ["minLength", "maxLength", "pattern"].filter((keyword) => schema[keyword] !== undefined && !withLength.has(type));
  if (lost.length > 0) report(`${list(lost)} of a ${type} cannot be imported`);
  else if (pattern !== undefined) report(`\`pattern\` of a ${type} cannot be imported`);
  return { kind: "scalar", type };
}

/** Base64 in the form that the pattern of a spec's own schema says; the alphabet for URLs is usually written without padding. */
function readBase64(schema: SchemaObject, report: Report): Node {
  const isUrl = schema["contentEncoding"] === "base64url";
  const rules = (["none", "optional", undefined] as const).map((padding) => ({ alphabet: isUrl ? ("url" as const) : undefined, padding }));
  const known = rules.find((each) => base64Pattern(each) === schema["pattern"]);
  const lost = ["minLength", "maxLength", ...(known === undefined ? ["pattern"] : [])].filter((keyword) => schema[keyword] !== undefined);
  if (lost.length > 0) report(`${list(lost)} of a base64 cannot be imported`);
  return { kind: "scalar", type: "base64", ...(known ?? (isUrl ? { alphabet: "url", padding: "optional" } : {})) };
}

const list = (keywords: readonly string[]): string => keywords.map((keyword) => `\`${keyword}\``).join(" and ");

const atLeast = (value: number | undefined, least: number): number | undefined =>
  value === undefined || value < least ? undefined : value;

function stringType(schema: SchemaObject, report: Report): string {
  const { format, contentEncoding } = schema;
  if (contentEncoding === "base64" || contentEncoding === "base64url") return "base64";
  if (format === undefined) return "string";
  if (typeof format === "string" && lostFormats.has(format)) report(`\`format: ${JSON.stringify(format)}\` is not supported`);
  return typeof format === "string" && Object.hasOwn(stringFormats, format) ? stringFormats[format]! : "string";
}

function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** A pattern that the language accepts, or undefined. */
export function readPattern(pattern: string, report: Report): string | undefined {
  if (!isValidPattern(pattern)) {
    report(`the pattern ${shorten(pattern)} is not valid with the u flag`);
    return undefined;
  }
  if (analyzeBacktracking(pattern).verdict !== "vulnerable") return pattern;
  report(`the pattern ${shorten(pattern)} is vulnerable to catastrophic backtracking`);
  return undefined;
}

export function readNumber(schema: SchemaObject, declared: "integer" | "number", report: Report): Node {
  const { multipleOf: step, format } = schema;
  const isInteger = declared === "integer" || (typeof step === "number" && Number.isInteger(step));
  if (typeof step === "number" && step !== 1) report(`\`multipleOf: ${step}\` is not supported`);
  const node: ScalarNode = { kind: "scalar", type: isInteger ? "integer" : "number", ...boundsOf(schema, isInteger, report) };
  const range = typeof format === "string" && Object.hasOwn(integerRanges, format) ? integerRanges[format] : undefined;
  if (range === undefined || !isInteger) return node;
  return { ...node, min: node.min ?? range[0], max: node.max ?? range[1] };
}

/** `exclusiveMinimum` is a number, or in old schemas a flag beside `minimum`. */
function boundsOf(schema: SchemaObject, isInteger: boolean, report: Report): Pick<ScalarNode, "min" | "max"> {
  const bound = (
    inclusive: "minimum" | "maximum",
    exclusive: "exclusiveMinimum" | "exclusiveMaximum",
    step: 1 | -1,
  ): number | undefined => {
    const flag = schema[exclusive] === true;
    const strict = flag ? numberOf(schema, inclusive) : numberOf(schema, exclusive);
    const plain = flag ? undefined : numberOf(schema, inclusive);
    if (strict === undefined)
      return plain === undefined ? undefined : isInteger ? (step === 1 ? Math.ceil(plain) : Math.floor(plain)) : plain;
    if (!isInteger) {
      report(`\`${exclusive}: ${strict}\` is not supported; ${strict} itself is allowed`);
      return plain ?? strict;
    }
    const next = step === 1 ? Math.floor(strict) + 1 : Math.ceil(strict) - 1;
    return plain === undefined ? next : step === 1 ? Math.max(next, plain) : Math.min(next, plain);
  };
  return { min: bound("minimum", "exclusiveMinimum", 1), max: bound("maximum", "exclusiveMaximum", -1) };
}

/** The number of a keyword. */
export function numberOf(schema: SchemaObject, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
