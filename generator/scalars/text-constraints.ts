// Length and pattern of a text, shared by all scalars that are texts. Lengths count code points, as JSON Schema does.

import type { Json, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import { samplesOfPattern } from "./pattern-samples.js";
import type { GuardModule, NearMiss } from "./scalar.js";

/** JSON Schema keywords for `min`, `max` and `pattern`; `alsoPattern` is a second pattern the scalar itself demands. */
export function textSchema(shape: ScalarShape, alsoPattern?: string): JsonSchema {
  const patterns = [shape.pattern, alsoPattern].filter((pattern) => pattern !== undefined);
  return {
    type: "string",
    ...(shape.min === undefined ? {} : { minLength: shape.min }),
    ...(shape.max === undefined || shape.countsTrimmed === true ? {} : { maxLength: shape.max }),
    ...(patterns.length === 0 ? {} : { pattern: patterns[0] }),
    ...(patterns.length < 2 ? {} : { allOf: patterns.slice(1).map((pattern) => ({ pattern })) }),
    ...(shape.max === undefined || shape.countsTrimmed !== true ? {} : { "x-wirepact-rule": [{ kind: "trimmed-length", max: shape.max }] }),
  };
}

/** Conditions for `min`, `max` and `pattern` over a variable that holds a text. */
export function textConditions(shape: ScalarShape, variable: string, module: GuardModule): readonly string[] {
  const { min, max, pattern } = shape;
  return [
    ...(min === undefined || min === 0 ? [] : [min === 1 ? `${variable} !== ""` : `${module.use("hasAtLeast")}(${variable}, ${min})`]),
    ...(max === undefined ? [] : [`${module.use("hasAtMost")}(${variable}${shape.countsTrimmed === true ? ".trim()" : ""}, ${max})`]),
    ...(pattern === undefined ? [] : [`${module.regex(pattern)}.test(${variable})`]),
  ];
}

const longest = 20_000;

/** Texts that meet the constraints: plain ones, awkward ones and those at the edges. */
export function textSamples(shape: ScalarShape, candidates: readonly string[]): readonly Json[] {
  const { min = 0, max } = shape;
  const edges = max === undefined || max > longest ? [] : ["x".repeat(max), "𝒳".repeat(max)];
  const texts = ["x".repeat(min), ...candidates, ...edges, ...(shape.pattern === undefined ? [] : samplesOfPattern(shape.pattern))];
  return [...new Set(texts)].filter((text) => textFits(shape, text));
}

/** Whether a text meets `min`, `max` and `pattern`. */
export function textFits(shape: ScalarShape, text: string): boolean {
  const length = [...(shape.countsTrimmed === true ? text.trim() : text)].length;
  if (length < (shape.min ?? 0) || length > (shape.max ?? Infinity)) return false;
  return shape.pattern === undefined || new RegExp(shape.pattern, "u").test(text);
}

/** Texts that break exactly one of the constraints, and values of another kind. */
export function textNearMisses(shape: ScalarShape): readonly NearMiss[] {
  const { min = 0, max, pattern } = shape;
  const misses: NearMiss[] = [{ value: 7, issue: "wrong-type", breaks: "type" }];
  const loose = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const grown = (length: number): string | undefined =>
    ["x", "a", "0", "A"].map((unit) => unit.repeat(length)).find((text) => loose?.test(text) ?? true);
  if (min > 0) {
    const short = grown(min - 1);
    if (short !== undefined) misses.push({ value: short, issue: "too-short", breaks: "min" });
  }
  if (max !== undefined && max <= longest) {
    const long = grown(max + 1);
    if (long !== undefined) misses.push({ value: long, issue: "too-long", breaks: "max" });
  }
  if (loose !== undefined) {
    const other = ["~", "~ ~", "", "-", "x y", "é", "~".repeat(Math.max(min, 1))].find(
      (text) => !loose.test(text) && [...text].length >= min && [...text].length <= (max ?? Infinity),
    );
    if (other !== undefined) misses.push({ value: other, issue: "pattern", breaks: "pattern" });
  }
  return misses;
}
