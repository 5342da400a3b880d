// Arbitraries of every scalar type: all values that fit the shape, with those on its bounds among them.

import * as fc from "fast-check";
import { codePoint } from "./code-points.js";
import type { Json, NumberName, ScalarShape } from "../shape/shape.js";
import type { Format, FormatValues } from "../scalars/scalar.js";
import { formats, formatValues } from "../scalars/index.js";
import { numberLimits, numberValues } from "../scalars/numbers.js";
import { versionsOf } from "../scalars/identifiers.js";
import { sift } from "./sift.js";
import { scalarSamples } from "./scalar-samples.js";
import { lengthFits } from "./text-samples.js";
import { textArbitrary, textMatching } from "./text-arbitraries.js";

/** Any value that fits a scalar. */
export function scalarArbitrary(shape: ScalarShape): fc.Arbitrary<Json> {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
      return textArbitrary(shape);
    case "integer":
    case "number":
    case "percent":
    case "epoch":
      return numberArbitrary(shape, shape.scalar);
    case "boolean":
      return fc.boolean();
    case "any":
      return anyJson;
    default:
      return formatArbitrary(shape, formats[shape.scalar], formatValues[shape.scalar]);
  }
}

/** Texts of the pattern of a format within its limits. */
function formatArbitrary(shape: ScalarShape, { fits }: Format, { pattern, ofCount }: FormatValues): fc.Arbitrary<Json> {
  const { min = 0, max = Infinity } = shape;
  const matching = sift(textMatching(pattern(shape)), (text) => fits(text, shape), `a ${shape.scalar}`);
  if (min === 0 && max === Infinity) return withSamples(shape, matching);
  // Few strings of a format have a certain length, so that those in the samples have to do.
  const samples = scalarSamples(shape).map(({ value }) => value);
  const ofLength = sift(matching, (text) => lengthFits(shape, text), `a ${shape.scalar} of this length`);
  if (ofCount === undefined) return samples.length === 0 ? ofLength : fc.constantFrom(...samples);
  return withSamples(
    shape,
    fc.integer({ min, max: Math.min(max, min + 30) }).map((count) => ofCount(count, shape)),
  );
}

function withSamples(shape: ScalarShape, arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const samples = scalarSamples(shape).map(({ value }) => value);
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...samples) });
}

function numberArbitrary(shape: ScalarShape, scalar: NumberName): fc.Arbitrary<Json> {
  const { min, max } = numberLimits(shape);
  const [least, most] = numberValues[scalar].range ?? [];
  if (scalar === "integer") return fc.integer({ min: Math.ceil(min ?? least!), max: Math.floor(max ?? most!) });
  return withSamples(shape, double(min ?? least, max ?? most));
}

/** Numbers of all sizes; no zero with a sign, which JSON does not keep. */
function double(min: number | undefined, max: number | undefined): fc.Arbitrary<Json> {
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const [least, most] = [Math.ceil(min ?? -1e6), Math.floor(max ?? 1e6)];
  const any = fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true });
  const numbers = least > most ? any : fc.oneof(fc.integer({ min: least, max: most }), any);
  return numbers.map((value) => (value === 0 ? 0 : value));
}

/** Semantic versions of one major. */
export const versionArbitrary = (major: number): fc.Arbitrary<string> => textMatching(versionsOf(major));

/** Any JSON value, as it is after a trip through JSON. */
export const anyJson: fc.Arbitrary<Json> = /*@__PURE__*/ fc
  .jsonValue({ maxDepth: 3, stringUnit: codePoint })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
