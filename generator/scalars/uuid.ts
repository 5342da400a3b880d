// `uuid`: a UUID of any version or of one version, optionally with a prefix.

import type { ScalarShape } from "@wirepact/core";
import { uuidPattern } from "@wirepact/core/codegen";
import type { GuardModule, ScalarType } from "./scalar.js";
import { plainText, quotedBytes } from "./scalar-bound.js";

/** Digits in threes: engines count longer repetitions one by one, which takes twice as long. */
function digitsInThrees(count: number): string {
  const rest = ["", "[\\da-fA-F]", "[\\da-fA-F]{2}"][count % 3] ?? "";
  return "[\\da-fA-F]{3}".repeat(Math.trunc(count / 3)) + rest;
}

function condition(shape: ScalarShape, variable: string, module: GuardModule): string {
  if (shape.prefix !== undefined) return `${module.regex(uuidPattern(shape, digitsInThrees))}.test(${variable})`;
  return `${module.use(shape.version === 4 ? "isUuid4" : "isUuid")}(${variable})`;
}

export const uuidScalar: ScalarType = {
  name: "uuid",
  doc: "UUID in upper or lower case; `version: 4` requires a random one, `prefix` is optional when decoding and always written by builders.",
  jsonKind: "string",
  parameters: ["version", "prefix"],
  schema: (shape) => ({ type: "string", ...(shape.prefix === undefined ? { format: "uuid" } : {}), pattern: uuidPattern(shape) }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [condition(shape, variable, module)],
  }),
  bound: ({ prefix = "" }) => plainText("5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e".length + quotedBytes(prefix) - 2),
  within: ["line", "string"],
};
