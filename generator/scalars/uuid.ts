// `uuid`: a UUID of any or one version, if asked with text that may stand before it.

import type { ScalarShape } from "@wirepact/core";
import type { ScalarType } from "./scalar.js";

/** The exact pattern of a UUID shape. */
export function uuidPattern(shape: Pick<ScalarShape, "version" | "prefix">): string {
  const prefix = shape.prefix === undefined ? "" : `(?:${shape.prefix.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&")})?`;
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
};
