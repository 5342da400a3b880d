// Strings with a format of their own. Core has one file for each, with its predicate, words and test values.

import type { FormatName, ScalarName, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import { boundOfText, type ScalarBound } from "./scalar-bound.js";
import type { GuardModule, ScalarType } from "./scalar.js";
import { textConditions, textSchema } from "./text-constraints.js";

interface FormatFacts {
  readonly name: FormatName;
  /** One sentence for the language reference and hovers. */
  readonly doc: string;
  /** The predicate that `@wirepact/core/codegen` exports. */
  readonly predicate: string;
  /** Another predicate with its rules, where parameters ask for it. */
  readonly ruled?: (shape: ScalarShape) => readonly [predicate: string, rules: string] | undefined;
  readonly parameters?: ScalarType["parameters"];
  readonly schema: (shape: ScalarShape) => JsonSchema;
  readonly bound?: (shape: ScalarShape) => ScalarBound;
  /** Conditions of `min` and `max`, if they do not count characters. */
  readonly conditions?: (shape: ScalarShape, variable: string, module: GuardModule) => readonly string[];
  /** Scalars besides `line` and `string` that accept all of its values. */
  readonly within?: readonly ScalarName[];
}

/** The scalar of a format. */
export function formatScalar({ predicate, ruled, schema, bound, conditions, within = [], ...facts }: FormatFacts): ScalarType {
  const testOf = (shape: ScalarShape, variable: string, module: GuardModule): string => {
    const [test, rules] = ruled?.(shape) ?? [predicate];
    return `${module.use(test)}(${variable}${rules === undefined ? "" : `, ${rules}`})`;
  };
  return {
    parameters: ["min", "max"],
    ...facts,
    jsonKind: "string",
    schema: (shape) => ({ ...(conditions === undefined ? textSchema(shape) : { type: "string" }), ...schema(shape) }),
    guard: (shape, variable, module) => ({
      typeTest: `typeof ${variable} === "string"`,
      conditions: [testOf(shape, variable, module), ...(conditions ?? textConditions)(shape, variable, module)],
    }),
    bound: bound ?? boundOfText,
    within: [...within, "line", "string"],
  };
}
