// Checking scalars, literals and enums. At most one issue per value: the first thing that is wrong with it.

import { type Check, type Preparation, refuse, report, show, type Walk } from "../walk/walk.js";
import { requireScalar } from "../features.js";
import { countCodePoints, hasAtLeast, hasAtMost } from "../scalars/formats.js";
import { didYouMean, mustBe, mustMatch, tooLong, tooShort } from "../issues.js";
import { jsonKindOf } from "../base/json-kind.js";
import { nearestName } from "../base/nearest.js";
import type { Scalar } from "../scalars/scalar.js";
import type { EnumShape, LiteralShape, ScalarShape } from "../shape/shape.js";

/** Makes the check of a scalar. */
export function prepareScalar(preparation: Preparation, shape: ScalarShape, words: string): Check {
  preparation.remarks ||= shape.inside === "warn";
  const scalar = requireScalar(preparation.protocol, shape.scalar);
  return scalar.prepare?.(shape, words) ?? prepareText(shape, words, scalar);
}

function prepareText(shape: ScalarShape, words: string, { fits, misfit, flaw, least = 0, inspect }: Scalar): Check {
  const { max = Infinity, pattern, example, countsTrimmed } = shape;
  const min = Math.max(shape.min ?? 0, least);
  const expression = expressionOf(pattern);
  return (walk, value) => {
    if (typeof value !== "string") return refuse(walk, words, value);
    const counted = countsTrimmed ? value.trim() : value;
    if (!hasAtLeast(value, min)) report(walk, tooShort(min, countCodePoints(value)), value, min);
    else if (!hasAtMost(counted, max)) report(walk, tooLong(max, countCodePoints(counted)), value, max);
    else if (fits?.(value, shape) === false) {
      const why = walk.hidden ? undefined : flaw?.(value);
      if (misfit !== undefined) report(walk, misfit(), value);
      else if (why === undefined) refuse(walk, words, value, "format");
      else report(walk, mustBe("format", words, `${show(walk, value)}, ${why}`), value, words);
    } else if (expression?.test(value) === false) reportPattern(walk, pattern!, example, value);
    else inspect?.(walk, value, shape);
    return value;
  };
}

/** The regular expression of a pattern of the spec. */
export function expressionOf(pattern: string | undefined): RegExp | undefined {
  return pattern === undefined ? undefined : new RegExp(pattern, "u");
}

function reportPattern(walk: Walk, pattern: string, example: string | undefined, text: string): void {
  report(walk, mustMatch(pattern, example, show(walk, text)), text, pattern);
}

/** Makes the check of a literal. */
export function prepareLiteral(shape: LiteralShape, words: string): Check {
  return (walk, value) => {
    if (value === shape.value) return value;
    if (jsonKindOf(value) !== jsonKindOf(shape.value)) return refuse(walk, words, value);
    report(walk, mustBe("wrong-constant", words, show(walk, value)), value, shape.value);
    return value;
  };
}

/** Creates the check of an enum, which returns a value as the protocol spells it; undefined if lenient decoding leaves it unset. */
export function prepareEnum(preparation: Preparation, shape: EnumShape, words: string): Check {
  const { values, open, pattern } = shape;
  const known = values.map(({ value }) => value as string);
  const members = new Set<unknown>(known);
  const expression = expressionOf(pattern);
  // To a guard, another spelling of a value is an unknown value of an open enum.
  preparation.changes ||= open && values.some(({ aliases }) => aliases !== undefined);
  return (walk, value, leniency) => {
    if (members.has(value)) return value;
    if (typeof value !== "string") return refuse(walk, words, value);
    const meant = walk.normalization?.findValue(shape, value);
    if (meant !== undefined) return meant;
    if (open) {
      if (expression?.test(value) === false) reportPattern(walk, pattern!, known[0], value);
      return value;
    }
    const nearest = walk.hidden ? undefined : nearestName(value, known);
    const wording = mustBe("unknown-value", words, show(walk, value) + didYouMean(nearest));
    if (walk.lenient && walk.normalization) return walk.normalization.readUnknownValue(walk, { value, known, wording, leniency });
    report(walk, wording, value, known);
    return value;
  };
}
