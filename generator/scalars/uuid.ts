// `uuid`: a UUID of any or one version, if asked with text that may stand before it.

import type { ScalarShape } from "@wirepact/core";
import type { ScalarType } from "./scalar.js";

/** The exact pattern of a UUID shape. */
export function uuidPattern(shape: Pick<ScalarShape, "version" | "prefix">): string {
  const prefix = shape.prefix === undefined ? "" : `(?:${shape.prefix.replaceAll(/[$()*+./?[\\\]^{|}-]/g, "\\$&")})?`;
  const rest = shape.version === 4 ? "4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}" : "[0-9a-fA-F]{4}-[0-9a-fA-F]{4}";
  return `^${prefix}[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${rest}-[0-9a-fA-F]{12}$`;
}

export const uuidScalar: ScalarType = {
  name: "uuid",
  doc: "UUID in any case; `version: 4` wants a random one, `prefix` is text that may stand before it and does when we write it.",
  jsonKind: "string",
  parameters: ["version", "prefix"],
  schema: (shape) => ({ type: "string", ...(shape.prefix === undefined ? { format: "uuid" } : {}), pattern: uuidPattern(shape) }),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [`${module.regex(uuidPattern(shape))}.test(${variable})`],
  }),
  samples: ({ prefix = "" }) => [`${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e`, "F81D4FAE-7DEC-4AD0-A765-00A0C91E6BF6"],
  nearMisses: (shape) => [
    { value: 7, issue: "wrong-type", breaks: "type" },
    { value: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4", issue: "format", breaks: "format" },
    { value: "5f0c1f0e8c1d4a539d7e2b6f0a1c3d4e", issue: "format", breaks: "format" },
    ...(shape.version === 4 ? [{ value: "5f0c1f0e-8c1d-1a53-9d7e-2b6f0a1c3d4e", issue: "format", breaks: "version" }] : []),
  ],
};
