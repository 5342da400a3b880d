// `timestamp`: an ISO 8601 date-time with a zone.

import type { ScalarShape } from "@wirepact/core";
import type { GuardModule, NearMiss, ScalarType } from "./scalar.js";

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
  return [...(pattern === undefined ? [] : [`${module.regex(pattern)}.test(${variable})`]), `${module.use("isDateTime")}(${variable})`];
}

function nearMisses(shape: ScalarShape): readonly NearMiss[] {
  const misses = ["2026-02-30T09:00:00Z", "2026-03-04T25:00:00Z", "2026-03-04T09:00:00", "2026-03-04"];
  return [
    { value: 1_772_600_000, issue: "wrong-type", breaks: "type" },
    ...misses.map((value) => ({ value, issue: "format", breaks: "format" })),
    ...(shape.utc === true ? [{ value: "2026-03-04T09:00:00+02:00", issue: "format", breaks: "utc" }] : []),
    ...(shape.fraction === "none" ? [{ value: "2026-03-04T09:00:00.5Z", issue: "format", breaks: "fraction" }] : []),
  ];
}

export const timestampScalar: ScalarType = {
  name: "timestamp",
  doc: "ISO 8601 date and time with a zone; `utc` wants Z or a zero offset, `fraction: none` whole seconds.",
  jsonKind: "string",
  parameters: ["utc", "fraction", "write"],
  schema: (shape) => {
    const pattern = patternOf(shape);
    return { type: "string", format: "date-time", ...(pattern === undefined ? {} : { pattern }) };
  },
  guard: (shape, variable, module) => ({ typeTest: `typeof ${variable} === "string"`, conditions: conditions(shape, variable, module) }),
  samples: (shape) => [
    "2026-03-04T09:00:00Z",
    "2024-02-29T23:59:59Z",
    ...(shape.fraction === "none" ? [] : ["2026-03-04T09:00:00.123456Z"]),
    ...(shape.utc === true ? [] : ["2026-03-04T09:00:00+05:30"]),
  ],
  nearMisses,
};
