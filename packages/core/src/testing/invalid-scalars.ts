// Values that break exactly one constraint of a scalar, with the issue that strict validation reports.

import type { Json, ScalarShape } from "../shape/shape.js";
import type { FormatValues } from "../scalars/scalar.js";
import { formatValues } from "../scalars/index.js";
import { numberLimits } from "../scalars/numbers.js";
import { longestSample, samplesOfPattern } from "./pattern-samples.js";
import { grownText, leastLength, lengthFits, patternFits, formFits } from "./text-samples.js";

/** A value that breaks one constraint of a shape. */
export interface InvalidValue {
  /** Undefined where the value is missing. */
  readonly value: Json | undefined;
  readonly issue: string;
  /** The constraint it breaks alone: `required`, `type`, `min`, `max`, `pattern`, `format`, … */
  readonly breaks: string;
  /** A short description of the defect. */
  readonly name: string;
  /** Where the issue points, from the value inwards. */
  readonly at?: readonly (string | number)[];
}

/** Values of the scalar's own JSON kind that do not fit; the kind itself is the shape's business. */
export function invalidScalars(shape: ScalarShape): readonly InvalidValue[] {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
      return invalidTexts(shape);
    case "integer":
      return [
        ...invalidRanges(numberLimits(shape)),
        { value: wholeIn(shape) + 0.5, issue: "wrong-type", breaks: "whole", name: "not an integer" },
      ];
    case "number":
    case "percent":
    case "epoch":
      return invalidRanges(numberLimits(shape));
    case "boolean":
    case "any":
      return [];
    default:
      return invalidOfFormat(shape, formatValues[shape.scalar]);
  }
}

/** Values that break a format, or one of its limits. */
function invalidOfFormat(shape: ScalarShape, { invalid, ofCount }: FormatValues): readonly InvalidValue[] {
  const { min = 0, max } = shape;
  const ofLength = (length: number): string => "x".repeat(length);
  const make = ofCount ?? ofLength;
  const broken = Object.entries(invalid(shape)).flatMap(([breaks, values]) =>
    Object.entries(values).map(([name, value]) => ({ value, issue: "format", breaks, name })),
  );
  return [
    ...broken.filter(({ value }) => ofCount !== undefined || lengthFits(shape, value)),
    ...(min > 0 ? [{ value: make(min - 1, shape), issue: "too-short", breaks: "min", name: "one too few" }] : []),
    ...(max === undefined || max >= longestSample
      ? []
      : [{ value: make(max + 1, shape), issue: "too-long", breaks: "max", name: "one too many" }]),
  ];
}

/** A whole number with room for a half above it. */
const wholeIn = ({ min = 0, max = min + 1 }: ScalarShape): number => Math.min(Math.max(min, 0), max - 1);

function invalidRanges({ min, max }: ReturnType<typeof numberLimits>): readonly InvalidValue[] {
  return [
    ...(min === undefined ? [] : [{ value: min - 1, issue: "out-of-range", breaks: "min", name: "one too low" }]),
    ...(max === undefined ? [] : [{ value: max + 1, issue: "out-of-range", breaks: "max", name: "one too high" }]),
  ];
}

function invalidTexts(shape: ScalarShape): readonly InvalidValue[] {
  const { max } = shape;
  const min = leastLength(shape);
  const short = min === 0 ? undefined : grownText(shape, min - 1);
  const long = max === undefined ? undefined : grownText(shape, max + 1);
  const broken = shape.scalar === "line" ? brokenLine(shape) : undefined;
  const unlike = shape.pattern === undefined ? undefined : unlikePattern(shape);
  const outside = shape.inside === "require" ? ["../outside", "../data/one.json"].find((text) => patternFits(shape, text)) : undefined;
  return [
    ...ifPresent(short, "too-short", "min", "one character too short"),
    ...ifPresent(long, "too-long", "max", "one character too long"),
    ...ifPresent(broken, "line-break", "line", "two lines"),
    ...ifPresent(unlike, "pattern", "pattern", "not matching the pattern"),
    ...ifPresent(outside, "path-leaves-root", "inside", "a path outside the folder"),
  ];
}

function ifPresent(value: string | undefined, issue: string, breaks: string, name: string): readonly InvalidValue[] {
  return value === undefined ? [] : [{ value, issue, breaks, name }];
}

function brokenLine(shape: ScalarShape): string | undefined {
  const length = Math.max(leastLength(shape), 3);
  return [`a\n${"b".repeat(length - 2)}`, "\n"].find((text) => lengthFits(shape, text) && patternFits(shape, text));
}

/** A text that breaks the pattern and nothing else: a matching one with one thing changed, or something else altogether. */
export function unlikePattern(shape: Pick<ScalarShape, "pattern" | "min" | "max" | "scalar" | "kind">): string | undefined {
  const matching = samplesOfPattern(shape.pattern ?? "");
  const changed = matching.flatMap((text) => [
    `${text}~`,
    ` ${text}`,
    `~${text}`,
    text.slice(0, -1),
    text.toUpperCase(),
    text.toLowerCase(),
  ]);
  const others = ["~", " ", "~ ~", "-", "x y", "é", "", "x", "~".repeat(Math.max(leastLength(shape), 1))];
  return [...changed, ...others].find((text) => !patternFits(shape, text) && lengthFits(shape, text) && formFits(shape, text));
}
