// Judging scalars, literals and enums. At most one issue per value: the first thing that is wrong with it.

import { describeRange, describeShape } from "./describe-shape.js";
import { report, show, type Walk, warn } from "./explain-walk.js";
import { countCodePoints, hasAtLeast, hasAtMost, isDate, isLine, isSemver, isTimestamp, isUuid, staysInside } from "./formats.js";
import { isJson, jsonKindOf } from "./json-kind.js";
import { nearestName } from "./nearest.js";
import type { EnumShape, LiteralShape, ScalarName, ScalarShape, Shape, ShapeLeniency } from "./shape.js";
import { isUrl } from "./url.js";

/** Adds the issue of a value of another kind than the shape's. */
export function reportWrongType(walk: Walk, shape: Shape, value: unknown): void {
  const expected = describeShape(walk.protocol, shape);
  report(walk, "wrong-type", { expected, received: show(walk, value) }, value, expected);
}

/** Judges a scalar. */
export function judgeScalar(walk: Walk, shape: ScalarShape, value: unknown): void {
  switch (shape.scalar) {
    case "integer":
    case "number":
    case "epoch":
    case "percent":
      return judgeNumber(walk, shape, value);
    case "boolean":
      return typeof value === "boolean" ? undefined : reportWrongType(walk, shape, value);
    case "any":
      return isJson(value) ? undefined : reportWrongType(walk, shape, value);
    default:
      return typeof value === "string" ? judgeText(walk, shape, value) : reportWrongType(walk, shape, value);
  }
}

function judgeNumber(walk: Walk, shape: ScalarShape, value: unknown): void {
  if (!Number.isFinite(value) || (shape.scalar === "integer" && !Number.isInteger(value))) return reportWrongType(walk, shape, value);
  const percent = shape.scalar === "percent";
  const min = percent ? Math.max(shape.min ?? 0, 0) : shape.min;
  const max = percent ? Math.min(shape.max ?? 100, 100) : shape.max;
  if ((value as number) < (min ?? -Infinity) || (value as number) > (max ?? Infinity)) {
    const range = describeRange(min, max);
    report(walk, "out-of-range", { range, received: show(walk, value) }, value, range);
  }
}

function judgeText(walk: Walk, shape: ScalarShape, text: string): void {
  const min = shape.scalar === "path" ? Math.max(shape.min ?? 1, 1) : shape.min;
  const { max, pattern } = shape;
  const counted = shape.countsTrimmed === true ? text.trim() : text;
  if (min !== undefined && !hasAtLeast(text, min)) return report(walk, "too-short", { min, length: countCodePoints(text) }, text, min);
  if (max !== undefined && !hasAtMost(counted, max)) return report(walk, "too-long", { max, length: countCodePoints(counted) }, text, max);
  if (shape.scalar === "line" && !isLine(text)) return report(walk, "line-break", {}, text);
  if (!hasFormat(shape, text)) {
    const expected = describeShape(walk.protocol, shape);
    return report(walk, "format", { expected, received: show(walk, text) }, text, expected);
  }
  if (pattern !== undefined && !patternOf(pattern).test(text)) return reportPattern(walk, pattern, text);
  if (shape.inside !== undefined && !staysInside(text)) {
    (shape.inside === "warn" ? warn : report)(walk, "path-leaves-root", { received: show(walk, text) }, text);
  }
}

function reportPattern(walk: Walk, pattern: string, text: string): void {
  report(walk, "pattern", { pattern: `/${pattern}/`, received: show(walk, text) }, text, pattern);
}

const formats: Readonly<Partial<Record<ScalarName, (text: string, shape: ScalarShape) => boolean>>> = {
  timestamp: isTimestamp,
  date: isDate,
  uuid: isUuid,
  url: (text, { schemes }) => isUrl(text, schemes),
  semver: isSemver,
};

/** Whether a text has the format of its scalar; most scalars have none. */
export function hasFormat(shape: ScalarShape, text: string): boolean {
  return formats[shape.scalar]?.(text, shape) ?? true;
}

const patterns = /*@__PURE__*/ new Map<string, RegExp>();

/** The expression of a pattern, made once. */
export function patternOf(source: string): RegExp {
  let pattern = patterns.get(source);
  if (pattern === undefined) patterns.set(source, (pattern = new RegExp(source, "u")));
  return pattern;
}

/** Judges a literal. */
export function judgeLiteral(walk: Walk, shape: LiteralShape, value: unknown): void {
  if (value === shape.value) return;
  if (jsonKindOf(value) !== jsonKindOf(shape.value)) return reportWrongType(walk, shape, value);
  report(walk, "not-the-constant", { expected: JSON.stringify(shape.value), received: show(walk, value) }, value, shape.value);
}

/** Judges a word of an enum and gives it as the protocol writes it; undefined when lenient reading leaves it unset. */
export function judgeEnum(walk: Walk, shape: EnumShape, value: unknown, leniency: ShapeLeniency | undefined): unknown {
  if (typeof value !== "string") return (reportWrongType(walk, shape, value), value);
  if (shape.values.some(({ word }) => word === value)) return value;
  const meant = walk.reading ? shape.values.find(({ aliases }) => aliases?.includes(value))?.word : undefined;
  if (meant !== undefined) return meant;
  if (shape.open) {
    if (shape.pattern !== undefined && !patternOf(shape.pattern).test(value)) reportPattern(walk, shape.pattern, value);
    return value;
  }
  const known = shape.values.map(({ word }) => word);
  const policy = leniency?.words ?? walk.protocol.reading.lenient.words;
  const kept = walk.lenient && policy !== "refuse";
  const nearest = walk.hidden ? undefined : nearestName(value, known);
  (kept ? warn : report)(walk, "unknown-word", { received: show(walk, value), nearest, known }, value, known);
  if (!kept) return value;
  if (policy === "unset") return undefined;
  return policy === "upper" && known.every((word) => word === word.toUpperCase()) ? value.toUpperCase() : value;
}
