// `timestamp`: an ISO 8601 date-time with a zone.

import type { ScalarShape } from "@wirepact/core";
import type { NearMiss, ScalarType } from "./scalar.js";

const utcZone = "(?:[Zz]|[+-]00:00)$";
const noFraction = "^[^.]*$";

const patternsOf = (shape: ScalarShape): readonly string[] => [
  ...(shape.utc === true ? [utcZone] : []),
  ...(shape.fraction === "none" ? [noFraction] : []),
];

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
    const [pattern, ...more] = patternsOf(shape);
    return {
      type: "string",
      format: "date-time",
      ...(pattern === undefined ? {} : { pattern }),
      ...(more.length === 0 ? {} : { allOf: more.map((other) => ({ pattern: other })) }),
    };
  },
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [
      `${module.use("isDateTime")}(${variable})`,
      ...patternsOf(shape).map((pattern) => `${module.regex(pattern)}.test(${variable})`),
    ],
  }),
  samples: (shape) => [
    "2026-03-04T09:00:00Z",
    "2024-02-29T23:59:59Z",
    ...(shape.fraction === "none" ? [] : ["2026-03-04T09:00:00.123456Z"]),
    ...(shape.utc === true ? [] : ["2026-03-04T09:00:00+05:30"]),
  ],
  nearMisses,
};
