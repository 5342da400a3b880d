// The strings that a shape accepts, as a pattern with limits, and how those of two shapes relate. Decided exactly by the automata of the patterns.

import { relatePatterns, type StringShape } from "../patterns/relate-patterns.js";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { PlainShape } from "@wirepact/core/shape";

/** What happens to the strings of one shape at the other. */
export interface StringRelation {
  /** Some strings are accepted by the old shape alone. */
  readonly narrower: boolean;
  /** Some strings are accepted by the new shape alone. */
  readonly wider: boolean;
  /** Why the question could not be decided; it counts as both then. */
  readonly undecided?: string;
  /** The shortest strings that show it. */
  readonly onlyOld?: string;
  readonly onlyNew?: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const oneOf = (texts: readonly string[]): string => `^(?:${texts.map(escaped).join("|")})$`;

/** A string without a line break in which the pattern is found. */
const inOneLine = (pattern: string | undefined): string =>
  pattern === undefined ? String.raw`^[^\n\r]*$` : String.raw`^(?=[^\n\r]*$)[^\n\r]*?(?:${pattern})`;

/** The strings that a shape accepts; undefined where it accepts other values, or has a format that no pattern describes. */
function stringsOf(shape: PlainShape, how: "read" | "sent"): StringShape | undefined {
  if (shape.kind === "literal") return typeof shape.value === "string" ? { pattern: oneOf([shape.value]) } : undefined;
  if (shape.kind === "enum") {
    const { values, open, pattern } = shape;
    if (isIntegerEnum(shape)) return undefined;
    // Readers accept aliases, and senders do not write them.
    const listed = oneOf(values.flatMap(({ value, aliases = [] }) => [String(value), ...(how === "read" ? aliases : [])]));
    if (!open) return { pattern: listed };
    return pattern === undefined ? {} : { pattern: `(?:${listed})|(?:${pattern})` };
  }
  if (shape.kind !== "scalar") return undefined;
  const { scalar, min, max, pattern, countsTrimmed } = shape;
  if (countsTrimmed === true && max !== undefined) return undefined;
  if (scalar === "line") return { min, max, pattern: inOneLine(pattern) };
  if (scalar === "path") return { min: Math.max(min ?? 1, 1), max, pattern };
  return scalar === "string" || scalar === "text" ? { min, max, pattern } : undefined;
}

/** How the strings of the new shape relate to those of the old one; undefined unless both accept strings only. */
export function relateStrings(old: PlainShape, current: PlainShape): StringRelation | undefined {
  const [before, after, sent] = [stringsOf(old, "read"), stringsOf(current, "read"), stringsOf(current, "sent")];
  if (before === undefined || after === undefined || sent === undefined) return undefined;
  const read = relateSets(before, after);
  const { wider, onlyNew, undecided = read.undecided } = relateSets(before, sent);
  const { narrower, onlyOld } = read;
  return {
    narrower,
    wider,
    ...(undecided === undefined ? {} : { undecided }),
    ...(onlyOld === undefined ? {} : { onlyOld }),
    ...(onlyNew === undefined ? {} : { onlyNew }),
  };
}

/** Whether a shape accepts only strings that one of several others accepts; false where that cannot be decided. */
export function stringsAreAmong(shape: PlainShape, others: readonly PlainShape[]): boolean {
  const own = shape.nullable === true ? undefined : stringsOf(shape, "read");
  const sets = others.flatMap((other) => stringsOf(other, "read") ?? []);
  if (own === undefined || sets.length === 0) return false;
  const { narrower, undecided } = relateSets(own, { pattern: sets.map((set) => `(?:${asPattern(set)})`).join("|") });
  return undecided === undefined && !narrower;
}

/** A pattern for a pattern with limits. */
function asPattern({ pattern = "", min = 0, max }: StringShape): string {
  if (min === 0 && max === undefined) return pattern;
  const length = String.raw`[\s\S]{${min},${max ?? ""}}$`;
  return pattern === "" ? `^${length}` : String.raw`^(?=${length})[\s\S]*?(?:${pattern})`;
}

/** How two sets of strings relate. */
export function relateSets(before: StringShape, after: StringShape): StringRelation {
  const found = relatePatterns(before, after);
  if (found.relation === "undecided") return { narrower: true, wider: true, undecided: found.reason };
  const onlyOld = "onlyFirst" in found ? found.onlyFirst : undefined;
  const onlyNew = "onlySecond" in found ? found.onlySecond : undefined;
  return {
    narrower: onlyOld !== undefined,
    wider: onlyNew !== undefined,
    ...(onlyOld?.text === undefined ? {} : { onlyOld: onlyOld.text }),
    ...(onlyNew?.text === undefined ? {} : { onlyNew: onlyNew.text }),
  };
}

/** The largest number of strings that are counted. */
const mostCounted = 16;

/** Whether a pattern matches at most this number of strings; false if they are too many to count, or if that cannot be decided. */
export function hasAtMost(pattern: string | undefined, count: number): boolean {
  if (pattern === undefined || count > mostCounted) return false;
  const found: string[] = [];
  for (;;) {
    const { narrower, onlyOld, undecided } = relateSets({ pattern }, found.length === 0 ? { min: 1, max: 0 } : { pattern: oneOf(found) });
    if (undecided !== undefined || !narrower) return undecided === undefined;
    if (onlyOld === undefined || found.length === count) return false;
    found.push(onlyOld);
  }
}
