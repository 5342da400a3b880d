// `timestamp`: an ISO 8601 date-time with a zone.

import type { ScalarShape } from "@wirepact/core";
import type { GuardModule, ScalarType } from "./scalar.js";
import { plainText } from "./scalar-bound.js";

const utcZone = "(?:[Zz]|[+-]00:00)$";
const noFraction = "^[^.]*$";
const utcSecond = "^.{10}T.{8}Z$";

/** What a shape demands besides a date-time. A whole second in UTC has one spelling, which ends in Z. */
function patternOf(shape: ScalarShape): string | undefined {
  if (shape.utc === true) return shape.fraction === "none" ? utcSecond : utcZone;
  return shape.fraction === "none" ? noFraction : undefined;
}

function conditions(shape: ScalarShape, variable: string, module: GuardModule): readonly string[] {
  const pattern = patternOf(shape);
  if (pattern === utcSecond) return [`${module.use("isUtcSecond")}(${variable})`];
  if (pattern === utcZone) return [`${module.use("isUtcDateTime")}(${variable})`];
  return [...(pattern === undefined ? [] : [`${module.regex(pattern)}.test(${variable})`]), `${module.use("isDateTime")}(${variable})`];
}

export const timestampScalar: ScalarType = {
  name: "timestamp",
  doc: "ISO 8601 date and time with a zone; `utc` requires Z or a zero offset, `fraction: none` requires whole seconds.",
  jsonKind: "string",
  parameters: ["utc", "fraction", "write"],
  schema: (shape) => {
    const pattern = patternOf(shape);
    return { type: "string", format: "date-time", ...(pattern === undefined ? {} : { pattern }) };
  },
  guard: (shape, variable, module) => ({ typeTest: `typeof ${variable} === "string"`, conditions: conditions(shape, variable, module) }),
  // A fraction of a second can have any number of digits.
  bound: ({ fraction, utc }) =>
    fraction === undefined ? undefined : plainText((utc === true ? "2026-03-04T09:00:00Z" : "2026-03-04T09:00:00+00:00").length),
  within: ["line", "string"],
};
