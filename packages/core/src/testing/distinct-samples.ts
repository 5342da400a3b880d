// Values of a shape that all differ, for lists without duplicates.

import { sameJson } from "../base/json-kind.js";
import { replaceAt } from "../base/path.js";
import { formats, isFormatName } from "../scalars/index.js";
import type { Json, ScalarShape, Shape } from "../shape/shape.js";
import { unreachable } from "../base/unreachable.js";
import { textFits } from "./text-samples.js";
import { plainShape } from "./plain-shape.js";
import { sampleOf, samplesOf, type Sampling } from "./shape-samples.js";

/** So many different values of a shape, or as many as can be made. */
export function distinctSamples(sampling: Sampling, shape: Shape, count: number): readonly Json[] {
  const distinct: Json[] = [];
  for (const value of [...samplesOf(sampling, shape).map((sample) => sample.value), ...numbered(sampling, shape, count)]) {
    if (distinct.length === count) break;
    if (!distinct.some((other) => sameJson(other, value))) distinct.push(value);
  }
  return distinct;
}

/** Variations of a shape's plain sample, counted up. */
function numbered(sampling: Sampling, shape: Shape, count: number): readonly Json[] {
  const { protocol, around = [] } = sampling;
  const { shape: plain, types } = plainShape(protocol, shape);
  const base = sampleOf(sampling, shape);
  if (base === undefined || types.some((type) => around.includes(type))) return [];
  const inside: Sampling = { ...sampling, around: [...around, ...types] };
  switch (plain.kind) {
    case "scalar":
      return numberedScalars(plain, base, count);
    case "union":
      return plain.members.flatMap((member) => distinctSamples(inside, member, count));
    case "struct":
      return plain.fields.flatMap((field) =>
        distinctSamples(inside, field.shape, count).map((value) => replaceAt(base, [field.name], value) as Json),
      );
    case "list":
    case "map":
    case "literal":
    case "enum":
      return [];
    default:
      return unreachable(plain);
  }
}

function numberedScalars(shape: ScalarShape, base: Json, count: number): readonly Json[] {
  const numbers = Array.from({ length: count * 2 }, (_, index) => index);
  if (typeof base === "number") {
    const { min = 0, max = Infinity } = shape;
    return numbers.map((index) => Math.ceil(min) + index).filter((value) => value <= max);
  }
  if (typeof base !== "string" || shape.scalar === "uuid") return [];
  const format = isFormatName(shape.scalar) ? formats[shape.scalar] : undefined;
  // The number takes the place of the end where there is no room behind it.
  const letters = Array.from(base);
  const room = (index: number): number => Math.max(0, (shape.max ?? Infinity) - String(index).length);
  return numbers
    .map((index) => `${letters.slice(0, room(index)).join("")}${index}`)
    .filter((text) => textFits(shape, text) && format?.fits(text, shape) !== false);
}
