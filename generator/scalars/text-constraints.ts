// Length and pattern of a text, shared by all scalars that are texts. Lengths count code points, as JSON Schema does.

import type { ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import { type CustomRule, ruleComment } from "./custom-rule.js";
import type { GuardModule } from "./scalar.js";

/** JSON Schema keywords for `min`, `max` and `pattern`; `alsoPattern` and `alsoRules` are what the scalar itself demands. */
export function textSchema(shape: ScalarShape, alsoPattern?: string, alsoRules: readonly CustomRule[] = []): JsonSchema {
  const patterns = [shape.pattern, alsoPattern].filter((pattern) => pattern !== undefined);
  const trimmed = shape.max === undefined || shape.countsTrimmed !== true ? [] : [{ kind: "trimmed-length", max: shape.max } as const];
  return {
    type: "string",
    ...(shape.min === undefined ? {} : { minLength: shape.min }),
    ...(shape.max === undefined || shape.countsTrimmed === true ? {} : { maxLength: shape.max }),
    ...(patterns.length === 0 ? {} : { pattern: patterns[0] }),
    ...(patterns.length < 2 ? {} : { allOf: patterns.slice(1).map((pattern) => ({ pattern })) }),
    ...ruleComment([...trimmed, ...alsoRules]),
  };
}

/** Conditions for `min`, `max` and `pattern` over a variable that holds a text. */
export function textConditions(shape: ScalarShape, variable: string, module: GuardModule): readonly string[] {
  const { min, max, pattern } = shape;
  return [
    ...(min === undefined || min === 0 ? [] : [min === 1 ? `${variable} !== ""` : `${module.use("hasAtLeast")}(${variable}, ${min})`]),
    ...(max === undefined ? [] : [maxCondition(shape, max, variable, module)]),
    ...(pattern === undefined ? [] : [patternCondition(pattern, variable, module)]),
  ];
}

function maxCondition({ countsTrimmed }: ScalarShape, max: number, variable: string, module: GuardModule): string {
  const hasAtMost = module.use("hasAtMost");
  // What is short enough untrimmed need not be trimmed.
  return countsTrimmed === true
    ? `(${variable}.length <= ${max} || ${hasAtMost}(${variable}.trim(), ${max}))`
    : `${hasAtMost}(${variable}, ${max})`;
}

/** A pattern that only names how the text ends needs no regular expression, and one that forbids blank texts rarely does. */
function patternCondition(pattern: string, variable: string, module: GuardModule): string {
  if (pattern === "\\S") return `${module.use("isNotBlank")}(${variable})`;
  const [, ending] = /^((?:[\w \-/:@]|\\[$()*+./?[\\\]^{|}])+)\$$/.exec(pattern) ?? [];
  return ending === undefined
    ? `${module.regex(pattern)}.test(${variable})`
    : `${variable}.endsWith(${JSON.stringify(ending.replaceAll(/\\(.)/g, "$1"))})`;
}
