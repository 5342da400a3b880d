// Strings with a format of their own. Core has one file for each, with its predicate, words and test values.

import type { FormatName, ScalarName, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import type { ScalarBound } from "./scalar-bound.js";
import type { GuardModule, ScalarParameter, ScalarType } from "./scalar.js";

interface FormatFacts {
  readonly name: FormatName;
  /** One sentence for the language reference and hovers. */
  readonly doc: string;
  /** What `@wirepact/core/codegen` exports: the format and its predicate. */
  readonly format: string;
  readonly predicate: string;
  readonly schema: (shape: ScalarShape) => JsonSchema;
  readonly bound?: (shape: ScalarShape) => ScalarBound;
  readonly parameters?: readonly ScalarParameter[];
  /** Conditions besides the predicate. */
  readonly conditions?: (shape: ScalarShape, variable: string, module: GuardModule) => readonly string[];
  /** Scalars besides `line` and `string` that accept all of its values. */
  readonly within?: readonly ScalarName[];
}

/** The scalar of a format. */
export function formatScalar({ predicate, schema, bound, parameters = [], conditions, within = [], ...facts }: FormatFacts): ScalarType {
  return {
    ...facts,
    jsonKind: "string",
    parameters,
    schema: (shape) => ({ type: "string", ...schema(shape) }),
    guard: (shape, variable, module) => ({
      typeTest: `typeof ${variable} === "string"`,
      conditions: [`${module.use(predicate)}(${variable})`, ...(conditions?.(shape, variable, module) ?? [])],
    }),
    bound: bound ?? (() => undefined),
    within: [...within, "line", "string"],
  };
}
