// `integer`, `number`, `percent` and `epoch`.

import { type Check, refuse, report, show } from "../walk/walk.js";
import { mustBe } from "../issues.js";
import { rangePhrase } from "../base/range-phrase.js";
import type { NumberName, ScalarName, ScalarShape } from "../shape/shape.js";
import type { Scalar } from "./scalar.js";

function prepareNumber(shape: ScalarShape, words: string): Check {
  const isNumber = shape.scalar === "integer" ? Number.isInteger : Number.isFinite;
  const { min, max } = numberLimits(shape);
  return (walk, value) => {
    if (!isNumber(value)) return refuse(walk, words, value);
    // No number is less or greater than a limit that is undefined.
    if ((value as number) < min! || (value as number) > max!) {
      const range = rangePhrase(min, max)!;
      report(walk, mustBe("out-of-range", range, show(walk, value)), value, range);
    }
    return value;
  };
}

export const integerScalar: Scalar = { words: "an integer", kind: "number", prepare: prepareNumber };
export const numberScalar: Scalar = { words: "a number", kind: "number", prepare: prepareNumber };
export const percentScalar: Scalar = { words: "a number from 0 to 100", kind: "number", prepare: prepareNumber };
export const epochScalar: Scalar = { words: "a Unix timestamp in seconds", kind: "number", prepare: prepareNumber };

/** The limits of all values of a scalar. */
export const ownLimits: Readonly<Partial<Record<ScalarName, { readonly min: number; readonly max: number }>>> = {
  percent: { min: 0, max: 100 },
};

/** The limits of a number by its type and by its shape. */
export function numberLimits({ scalar, min, max }: Pick<ScalarShape, "scalar" | "min" | "max">): {
  readonly min: number | undefined;
  readonly max: number | undefined;
} {
  const own = ownLimits[scalar];
  return own ? { min: Math.max(min ?? own.min, own.min), max: Math.min(max ?? own.max, own.max) } : { min, max };
}

/** Numbers for tests: a few plain ones, and the range of random ones where nothing limits them. */
export const numberValues: Readonly<Record<NumberName, { readonly plain: readonly number[]; readonly range?: readonly [number, number] }>> =
  {
    integer: { plain: [1, 7, 0, -3], range: [-1e9, 1e9] },
    number: { plain: [1.5, 7, 0, -0.25, 1e21] },
    percent: { plain: [45, 12.5] },
    epoch: { plain: [1_772_600_000, 1_772_600_000.25, 0, -1.5], range: [-1e11, 1e11] },
  };
