// Texts that fit a shape: plain ones first, then those that sit on its bounds. Lengths count code points.

import { hasAtLeast, hasAtMost, isLine, staysInside } from "../scalars/formats.js";
import type { ScalarShape } from "../shape/shape.js";
import { longestSample, samplesOfPattern } from "./pattern-samples.js";

/** A fitting value and what makes it worth trying: `plain`, `min`, `max`, or the form it shows. */
export interface Sample<Value> {
  readonly value: Value;
  readonly reaches: string;
}

/** The fewest code points a text of this shape may have. */
export function leastLength(shape: ScalarShape): number {
  return shape.scalar === "path" ? Math.max(shape.min ?? 1, 1) : (shape.min ?? 0);
}

/** Whether a text keeps to length, pattern and the rules of lines and paths. */
export function textFits(shape: ScalarShape, text: string): boolean {
  return lengthFits(shape, text) && patternFits(shape, text) && formFits(shape, text);
}

/** Whether a text keeps to the bounds of its length. */
export function lengthFits(shape: ScalarShape, text: string): boolean {
  const counted = shape.countsTrimmed === true ? text.trim() : text;
  return hasAtLeast(text, leastLength(shape)) && (shape.max === undefined || hasAtMost(counted, shape.max));
}

/** Whether a text keeps to the pattern, if there is one. */
export function patternFits(shape: ScalarShape, text: string): boolean {
  return shape.pattern === undefined || new RegExp(shape.pattern, "u").test(text);
}

/** Whether a text is a line where it must be one, and a path that stays inside where it should. */
export function formFits(shape: ScalarShape, text: string): boolean {
  return (shape.scalar !== "line" || isLine(text)) && (shape.inside === undefined || staysInside(text));
}

const plainTexts: Readonly<Record<string, readonly string[]>> = {
  string: ["Hello", "two words"],
  line: ["A short line", "Hello"],
  text: ["Some text.", "First line.\nSecond line."],
  path: ["src/index.ts", "data/one.json", "docs/a b.md"],
};

/** Matching strings; none only if the pattern cannot be parsed. */
export function textSamples(shape: ScalarShape): readonly Sample<string>[] {
  const matching = shape.pattern === undefined ? [] : samplesOfPattern(shape.pattern);
  const plain = [...plainSamples(shape), ...matching.slice(0, 2)].map((value) => ({ value, reaches: "plain" }));
  const forms = matching.slice(2).map((value) => ({ value, reaches: "another form of the pattern" }));
  const seen = new Set<string>();
  const samples = [...plain, ...edgeSamples(shape), ...forms].filter(
    ({ value }) => textFits(shape, value) && !seen.has(value) && seen.add(value),
  );
  const [first, ...others] = samples;
  return first === undefined ? [] : [{ value: first.value, reaches: "plain" }, ...others];
}

/** Ordinary texts, and one that is cut where all of them are too long. */
function plainSamples(shape: ScalarShape): readonly string[] {
  const texts = plainTexts[shape.scalar] ?? [];
  const isShort = texts.some((text) => shape.max === undefined || text.length <= shape.max);
  return isShort ? texts : [...texts, ...texts.slice(0, 1).map((text) => text.slice(0, shape.max).trimEnd())];
}

function edgeSamples(shape: ScalarShape): readonly Sample<string>[] {
  const min = leastLength(shape);
  const { max } = shape;
  return [
    { value: grownText(shape, min) ?? "", reaches: "min" },
    ...(shape.pattern === undefined ? [{ value: "naïve 日本 𝒳", reaches: "all kinds of characters" }] : []),
    ...(max === undefined
      ? []
      : [
          { value: grownText(shape, max) ?? "", reaches: "max" },
          { value: grownText(shape, max, "𝒳") ?? "", reaches: "max in characters outside the Basic Multilingual Plane" },
          ...(shape.countsTrimmed === true && max <= longestSample
            ? [{ value: ` ${"x".repeat(max)}\n`, reaches: "max with white space around it" }]
            : []),
        ]),
  ];
}

/** A text with exactly this number of code points that matches the pattern and fits its location; its length may be out of bounds. */
export function grownText(shape: ScalarShape, length: number, unit = "x"): string | undefined {
  if (length > longestSample) return undefined;
  const seeds = ["", ...(shape.pattern === undefined ? [] : samplesOfPattern(shape.pattern))].filter((seed) => [...seed].length <= length);
  const units = unit === "x" ? ["x", "a", "A", "0", "_"] : [unit];
  const texts = seeds.flatMap((seed) => {
    const missing = length - [...seed].length;
    return units.flatMap((filler) => [seed + filler.repeat(missing), filler.repeat(missing) + seed]);
  });
  return texts.find((text) => patternFits(shape, text) && formFits(shape, text));
}
