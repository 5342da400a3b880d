// `integer`, `number`, `percent` and `epoch`.

import { type Judge, refuse, report, show } from "../explain-walk.js";
import { mustBe } from "../issues.js";
import { rangePhrase } from "../range-phrase.js";
import type { ScalarShape } from "../shape.js";
import type { Scalar } from "./scalar.js";

function prepareNumber(shape: ScalarShape): Judge {
  const isNumber = shape.scalar === "integer" ? Number.isInteger : Number.isFinite;
  const percent = shape.scalar === "percent";
  const min = percent ? Math.max(shape.min ?? 0, 0) : shape.min;
  const max = percent ? Math.min(shape.max ?? 100, 100) : shape.max;
  return (walk, value) => {
    if (!isNumber(value)) return refuse(walk, shape, value);
    if ((value as number) < (min ?? -Infinity) || (value as number) > (max ?? Infinity)) {
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
