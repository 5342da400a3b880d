// Turns a scalar event into a node: its text, its value in the YAML 1.2 core schema, and its span including quotes.

import { getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { SourceFile, YamlScalar } from "../model/source.js";

/** The node of a scalar; `empty` is the range to report if it has no text. */
export function readScalar(file: SourceFile, event: ScalarEvent, empty: { readonly start: number; readonly end: number }): YamlScalar {
  const plain = event.style === SCALAR_STYLE.PLAIN;
  if (event.valueStart < 0) {
    return { kind: "scalar", span: { file: file.path, start: empty.start, end: empty.end }, value: plain ? null : "", text: "", plain };
  }
  const text = getScalarValue(file.text, event);
  const { start, end } = scalarRange(file.text, event);
  return { kind: "scalar", span: { file: file.path, start, end }, value: plain ? resolveCoreScalar(text) : text, text, plain };
}

/** The range of a scalar: including quotes, without the indentation and line breaks around a block. */
export function scalarRange(text: string, event: ScalarEvent): { readonly start: number; readonly end: number } {
  const { valueStart, valueEnd, style } = event;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return { start: valueStart - 1, end: valueEnd + 1 };
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  const block = text.slice(valueStart, valueEnd);
  const trimmed = block.trim();
  if (trimmed === "") return { start: valueStart, end: valueStart };
  const start = valueStart + block.indexOf(trimmed);
  return { start, end: start + trimmed.length };
}

const integer = /^[-+]?[0-9]+$/;
const octal = /^0o[0-7]+$/;
const hexadecimal = /^0x[0-9a-fA-F]+$/;
const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const constants: ReadonlyMap<string, null | boolean | number> = new Map<string, null | boolean | number>([
  ...["", "~", "null", "Null", "NULL"].map((spelling) => [spelling, null] as const),
  ...["true", "True", "TRUE"].map((spelling) => [spelling, true] as const),
  ...["false", "False", "FALSE"].map((spelling) => [spelling, false] as const),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((spelling) => [spelling, Number.POSITIVE_INFINITY] as const),
  ...["-.inf", "-.Inf", "-.INF"].map((spelling) => [spelling, Number.NEGATIVE_INFINITY] as const),
  ...[".nan", ".NaN", ".NAN"].map((spelling) => [spelling, Number.NaN] as const),
]);

/** The value of a plain scalar in the core schema of YAML 1.2. */
function resolveCoreScalar(text: string): null | boolean | number | string {
  const constant = constants.get(text);
  if (constant !== undefined) return constant;
  if (integer.test(text) || decimal.test(text)) return Number(text);
  if (octal.test(text) || hexadecimal.test(text)) return Number(text);
  return text;
}
