// Arbitraries of strings: short and long, plain and unusual, with exactly the lengths and patterns that a shape allows. Never a lone surrogate.

import * as fc from "fast-check";
import { codePoint } from "./code-points.js";
import type { ScalarShape } from "../shape/shape.js";
import { longestSample, samplesOfPattern } from "./pattern-samples.js";
import { hasFitting, sift } from "./sift.js";
import { leastLength, textFits, textSamples } from "./text-samples.js";

// What breaks careless readers and writers: Markdown, YAML and JSON syntax, line ends, things that look like other types, invisible characters.
const awkward: readonly string[] = [
  "",
  " ",
  " padded ",
  "two\nlines",
  "windows\r\nlines\r\n",
  "## Heading",
  "### Deeper heading",
  "before\n## Heading\nafter",
  "```\n## in a fence\n```",
  "```unclosed",
  "- item",
  "a, b",
  "key: value",
  "Subject: text",
  "#1",
  "# comment",
  "true",
  "no",
  "null",
  "~",
  "404",
  "0123456",
  "1e5",
  "2026-03-04",
  "'single' \"double\" \\back`tick",
  "{curly: [square]}",
  "&anchor *alias !tag %directive @at |",
  "---\n...",
  "<script>alert(1)</script>",
  "{{mustache}} ${dollar}",
  "__proto__",
  "constructor",
  "tab\tand nul\u0000",
  "\u2028line separator\u2029",
  "\ufeffmark",
  "na\u00efve \u65e5\u672c \ud835\udcb3",
  "e\u0301 \u202eback\u202c",
];

/** Any text that fits the shape. */
export function textArbitrary(shape: ScalarShape): fc.Arbitrary<string> {
  const arbitrary = shape.pattern === undefined ? freeText(shape) : patternText(shape, shape.pattern);
  return sift(arbitrary, (text) => textFits(shape, text), `a ${shape.scalar}`);
}

function freeText(shape: ScalarShape): fc.Arbitrary<string> {
  const length = { minLength: leastLength(shape), ...(shape.max === undefined ? {} : { maxLength: Math.min(shape.max, longestSample) }) };
  const oneLine = (text: string): string => (shape.scalar === "line" ? text.replaceAll(/[\n\r]/g, " ") : text);
  const fitting = awkward.map(oneLine).filter((text) => textFits(shape, text));
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: "grapheme-ascii", ...length }) },
    { weight: 4, arbitrary: fc.string({ unit: codePoint, ...length }).map(oneLine) },
    ...(fitting.length === 0 ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...fitting) }]),
    ...edges(shape),
  );
}

/** The samples on the bounds, seldom: some are very long. */
function edges(shape: ScalarShape): readonly { weight: number; arbitrary: fc.Arbitrary<string> }[] {
  const samples = samplesFor(shape);
  return samples.length === 0 ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...samples) }];
}

function patternText(shape: ScalarShape, pattern: string): fc.Arbitrary<string> {
  const matching = textMatching(pattern, shape.max);
  const grown = edges(shape);
  return grown.length === 0 ? matching : fc.oneof({ weight: 9, arbitrary: matching }, ...grown);
}

/** Making one takes long, and patterns are few. */
const knownPatterns = /*@__PURE__*/ new Map<string, fc.Arbitrary<string>>();

/** Any text that matches a pattern (flag `u`). */
export function textMatching(pattern: string, max?: number): fc.Arbitrary<string> {
  const key = `${max} ${pattern}`;
  const arbitrary = knownPatterns.get(key) ?? makeMatching(pattern, max);
  knownPatterns.set(key, arbitrary);
  return arbitrary;
}

function makeMatching(pattern: string, max: number | undefined): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), max === undefined ? {} : { maxLength: Math.min(max, longestSample) });
  } catch {
    // Look-arounds and other parts that fast-check does not generate: the samples are tried against the whole pattern.
    const samples = samplesOfPattern(pattern);
    if (samples.length === 0) throw new RangeError(`cannot generate a string that matches the pattern ${pattern}`);
    return fc.constantFrom(...samples);
  }
}

const word = /*@__PURE__*/ fc.stringMatching(/^[A-Za-zé日][\wé日.-]{0,8}[\wé日]$/u);
const words = /*@__PURE__*/ fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));

const samplesFor = (shape: ScalarShape): readonly string[] => textSamples(shape).map(({ value }) => value);

/** Lines by how surely they survive; patterns and lengths may leave only the later ones. */
const lineForms: readonly RegExp[] = [/^[\w/.-]+$/, /^[^\s,](?:[^\n\r,]*[^\s,])?$/, /^[^\n\r]*$/];

/** A line that survives as the value of a label or as an item of a comma list. */
export function plainLine(shape: ScalarShape): fc.Arbitrary<string> {
  const line = fc.oneof(word, words, fc.constantFrom("hb-77.2", "src/limit.ts", "4be1c0d", "2 of 5", "naïve 日本 𝒳"));
  const isPlain = (text: string): boolean => textFits(shape, text);
  if (shape.pattern === undefined && hasFitting(line, isPlain)) return sift(line, isPlain, "a line");
  const texts = fc.oneof(textArbitrary(shape), ...samplesFor(shape).map((text) => fc.constant(text)));
  const form = lineForms.find((each) => hasFitting(texts, (text) => each.test(text)));
  return form === undefined ? texts : sift(texts, (text) => form.test(text), "a line");
}

const closedFence = "```\n## not a heading\n- no item: either\n```";

/** A text that survives as a section: no heading of the second level outside a fence, no fence left open, no white space around it. */
export function plainText(shape: ScalarShape): fc.Arbitrary<string> {
  const line = fc.oneof({ weight: 6, arbitrary: words }, fc.constantFrom("", "### Deeper", "1. one", "- item", "| a | b |", closedFence));
  const texts = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join("\n").trim());
  const isPlain = (text: string): boolean => text !== "" && textFits(shape, text);
  return hasFitting(texts, isPlain) ? sift(texts, isPlain, "a string") : plainLine(shape);
}
