// Judging numbers.

import { rangePhrase } from "./describe-shape.js";
import { type Judge, refuse, report, show } from "./explain-walk.js";
import { mustBe } from "./issues.js";
import type { ScalarShape } from "./shape.js";

/** Makes the judge of a number. */
export function prepareNumber(shape: ScalarShape): Judge {
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
