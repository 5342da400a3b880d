// Judging enums of integers.

import { type Judge, refuse, report, show, warn } from "./explain-walk.js";
import { unknownValue } from "./issues.js";
import type { EnumShape } from "./shape.js";

/** Makes the judge of an enum of integers. An alias is a string, which decoding turns into the integer. */
export function prepareIntegerEnum(shape: EnumShape): Judge {
  const known = shape.values.map(({ value }) => value);
  const values = new Set<unknown>(known);
  return (walk, value, leniency) => {
    if (values.has(value)) return value;
    if (!Number.isInteger(value)) {
      const meant = walk.reading ? shape.values.find(({ aliases }) => aliases?.includes(value as string)) : undefined;
      return meant?.value ?? refuse(walk, shape, value);
    }
    if (shape.open) return value;
    const policy = walk.lenient ? (leniency?.unknownValues ?? walk.protocol.reading.lenient.unknownValues) : "reject";
    (policy === "reject" ? report : warn)(walk, unknownValue(show(walk, value), undefined, known), value, known);
    return policy === "unset" ? undefined : value;
  };
}
