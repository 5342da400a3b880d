// Fitting values of every scalar type: a plain one first, then the forms and bounds that a reader must cope with.

import type { Json, ScalarShape } from "../shape/shape.js";
import type { Format, FormatValues } from "../scalars/scalar.js";
import { formats, formatValues } from "../scalars/index.js";
import { numberLimits, numberValues } from "../scalars/numbers.js";
import { longestSample } from "./pattern-samples.js";
import { lengthFits, type Sample, textSamples } from "./text-samples.js";

const samplesByShape = /*@__PURE__*/ new WeakMap<ScalarShape, readonly Sample<Json>[]>();

/** Fitting values of a scalar, the plain one first; empty only for a pattern that cannot be read. */
export function scalarSamples(shape: ScalarShape): readonly Sample<Json>[] {
  let samples = samplesByShape.get(shape);
  if (samples === undefined) samplesByShape.set(shape, (samples = makeSamples(shape)));
  return samples;
}

function makeSamples(shape: ScalarShape): readonly Sample<Json>[] {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
      return textSamples(shape);
    case "integer":
    case "number":
    case "percent":
    case "epoch":
      return numberSamples(numberLimits(shape), numberValues[shape.scalar].plain);
    case "boolean":
      return [plain(true), { value: false, reaches: "the other value" }];
    case "any":
      return [
        plain("any value"),
        ...[null, false, 0, "", [1, "two"], { key: { deep: true } }].map((value) => ({ value, reaches: "another kind" })),
      ];
    default:
      return formatSamples(shape, formats[shape.scalar], formatValues[shape.scalar]);
  }
}

/** Values of a format, and those at its limits. */
function formatSamples(shape: ScalarShape, { fits: isValid }: Format, { valid, ofCount }: FormatValues): readonly Sample<string>[] {
  const { min, max } = shape;
  const edge = (count: number | undefined, reaches: string): readonly Sample<string>[] =>
    count === undefined || count > longestSample || ofCount === undefined ? [] : [{ value: ofCount(count, shape), reaches }];
  const fits = ({ value }: Sample<string>): boolean => isValid(value, shape) && (ofCount !== undefined || lengthFits(shape, value));
  const samples = Object.entries(valid(shape)).map(([reaches, value]) => ({ value, reaches }));
  const all = [...samples.filter(fits), ...edge(min, "min"), ...edge(max, "max")];
  return all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
}

const plain = <Value>(value: Value): Sample<Value> => ({ value, reaches: "plain" });

function numberSamples({ min, max }: ReturnType<typeof numberLimits>, candidates: readonly number[]): readonly Sample<number>[] {
  const inside = candidates.filter((value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity));
  const edges = [
    ...(min === undefined ? [] : [{ value: min, reaches: "min" }]),
    ...(max === undefined ? [] : [{ value: max, reaches: "max" }]),
  ];
  const reached = new Set(edges.map(({ value }) => value));
  const [first, ...others] = inside.filter((value) => !reached.has(value));
  return [...(first === undefined ? [] : [plain(first)]), ...edges, ...others.map((value) => ({ value, reaches: "another number" }))];
}
