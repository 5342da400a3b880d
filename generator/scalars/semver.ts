// `semver`: a version number by the rules of semver.org.

import type { ScalarType } from "./scalar.js";
import { boundOfText } from "./scalar-bound.js";

const number = "(?:0|[1-9][0-9]*)";
const label = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;

/** The exact pattern of a semantic version. */
export const semverPattern = `^${number}\\.${number}\\.${number}(?:-${label}(?:\\.${label})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$`;

export const semverScalar: ScalarType = {
  name: "semver",
  doc: "Semantic version (semver.org).",
  jsonKind: "string",
  parameters: [],
  schema: () => ({ type: "string", pattern: semverPattern }),
  guard: (_shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [`${module.use("isSemver")}(${variable})`],
  }),
  bound: boundOfText,
  within: ["line", "string"],
};
