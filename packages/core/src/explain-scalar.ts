// Judging scalars, literals and enums. At most one issue per value: the first thing that is wrong with it.

import { type Judge, judgeJson, type Preparation, refuse, report, show, type Walk, warn } from "./explain-walk.js";
import { requireFeature } from "./features.js";
import { countCodePoints, hasAtLeast, hasAtMost, isDate, isLine, isSemver, isTimestamp, isUuid, staysInside } from "./formats.js";
import { lineBreak, mustBe, mustMatch, pathLeavesRoot, tooLong, tooShort, unknownValue } from "./issues.js";
import { jsonKindOf } from "./json-kind.js";
import { nearestName } from "./nearest.js";
import type { EnumShape, LiteralShape, ScalarName, ScalarShape } from "./shape.js";
import { isIntegerEnum } from "./shape-kind.js";
import { hasScheme, isUrl } from "./url.js";

/** Makes the judge of a scalar. */
export function prepareScalar(preparation: Preparation, shape: ScalarShape): Judge {
  switch (shape.scalar) {
    case "integer":
    case "number":
    case "epoch":
    case "percent":
      return requireFeature(preparation.protocol, "numbers")(shape);
    case "boolean":
      return (walk, value) => (typeof value === "boolean" ? value : refuse(walk, shape, value));
    case "any":
      return (walk, value) => {
        judgeJson(walk, value);
        return value;
      };
    default:
      preparation.remarks ||= shape.inside === "warn";
      return shape.scalar in usualFormats ? prepareText(shape) : requireFeature(preparation.protocol, "formats").prepare(shape);
  }
}

/** Strings that the walker always knows, with their formats; a package brings along the others that it uses. */
const usualFormats: Readonly<Partial<Record<ScalarName, ((text: string, shape: ScalarShape) => boolean) | null>>> = {
  string: null,
  line: null,
  text: null,
  path: null,
  timestamp: isTimestamp,
  date: isDate,
  uuid: isUuid,
  url: (text, { schemes }) => isUrl(text) && hasScheme(text, schemes),
  semver: isSemver,
};

function prepareText(shape: ScalarShape): Judge {
  const { scalar, max = Infinity, pattern, example, inside, countsTrimmed } = shape;
  const min = scalar === "path" ? Math.max(shape.min ?? 1, 1) : (shape.min ?? 0);
  const hasFormat = usualFormats[scalar];
  const expression = expressionOf(pattern);
  return (walk, value) => {
    if (typeof value !== "string") return refuse(walk, shape, value);
    const counted = countsTrimmed ? value.trim() : value;
    if (!hasAtLeast(value, min)) report(walk, tooShort(min, countCodePoints(value)), value, min);
    else if (!hasAtMost(counted, max)) report(walk, tooLong(max, countCodePoints(counted)), value, max);
    else if (scalar === "line" && !isLine(value)) report(walk, lineBreak(), value);
    else if (hasFormat?.(value, shape) === false) refuse(walk, shape, value, "format");
    else if (expression?.test(value) === false) reportPattern(walk, pattern!, example, value);
    else if (inside !== undefined && !staysInside(value))
      (inside === "warn" ? warn : report)(walk, pathLeavesRoot(show(walk, value)), value);
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

/** Makes the judge of a literal. */
export function prepareLiteral(shape: LiteralShape): Judge {
  return (walk, value) => {
    if (value === shape.value) return value;
    if (jsonKindOf(value) !== jsonKindOf(shape.value)) return refuse(walk, shape, value);
    report(walk, mustBe("wrong-constant", JSON.stringify(shape.value), show(walk, value)), value, shape.value);
    return value;
  };
}

/** Creates the check of an enum, which returns a value as the protocol spells it; undefined if lenient decoding leaves it unset. */
export function prepareEnum(preparation: Preparation, shape: EnumShape): Judge {
  const { values, open, pattern } = shape;
  if (isIntegerEnum(shape)) return requireFeature(preparation.protocol, "integerEnums")(shape);
  const known = values.map(({ value: word }) => word as string);
  const words = new Set<unknown>(known);
  const expression = expressionOf(pattern);
  // To a guard, another spelling of a value is an unknown value of an open enum.
  preparation.changes ||= open && values.some(({ aliases }) => aliases !== undefined);
  return (walk, value, leniency) => {
    if (words.has(value)) return value;
    if (typeof value !== "string") return refuse(walk, shape, value);
    const meant = walk.reading && values.find(({ aliases }) => aliases?.includes(value));
    if (meant) return meant.value;
    if (open) {
      if (expression?.test(value) === false) reportPattern(walk, pattern!, known[0], value);
      return value;
    }
    const policy = walk.lenient ? (leniency?.unknownValues ?? walk.protocol.reading.lenient.unknownValues) : "reject";
    const nearest = walk.hidden ? undefined : nearestName(value, known);
    (policy === "reject" ? report : warn)(walk, unknownValue(show(walk, value), nearest, known), value, known);
    if (policy === "unset") return undefined;
    return policy === "uppercase" ? walk.normalization?.uppercase(known, value) : value;
  };
}
