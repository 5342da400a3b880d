// Descriptions of shapes for people: the one table that issues, docs, agent cards and changelogs use. Exported as `@wirepact/core/describe`.
//
//   describeShape(protocol, shape)            what an issue expects: `a string`, `an array`, `one of "low", "high"`, `an object or null`
//   shapeNoun(shape, options?)                a type without an article: `string`, `array of integers`, `map of Entry`, `enum value or null`
//   nounAlternatives(shape, options?)         the alternatives that `shapeNoun` joins
//   pluralNoun(noun)                          `strings`, `numbers from 0 to 100`, `RFC 3339 timestamps`
//   shapeConstraints(types, shape, options?)  what a value must satisfy, one phrase each: `1 to 200 characters`, `unique items`, `matches ^[a-z]+$`
//   alternativeConstraints(types, union, member, options?)  the same for one alternative of a union
//   countPhrase(min, max, noun)               `at least 3 items`, `exactly 1 item`; undefined when nothing is limited
//   rangePhrase(min, max)                     `between 1 and 5`, `at least 0`; undefined when nothing is limited
//
//   takesTag(types, part, tag)                whether the `otherwise` part of a union takes values of the tag that no other part has
//   hasChoices(protocol, choice)              whether more than a look at one property decides which object of a union is meant
//   isIntegerEnum(shape)                      whether the values of an enum are integers
//
// `options` say how names of types, code and numbers are printed, so that Markdown can link, quote and group them.

import { dereference } from "../shape/dereference.js";
export { takesTag } from "../shape/takes-tag.js";
export { isFormatName, isNumberName } from "../scalars/index.js";
export { numberLimits, ownLimits } from "../scalars/numbers.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
export { hasChoices, isIntegerEnum } from "../shape/shape-kind.js";
import { joinWords } from "../base/join-words.js";
import { sameJson } from "../base/json-kind.js";
export { describeShape } from "./describe-expected.js";
import { rangePhrase } from "../base/range-phrase.js";
export { rangePhrase } from "../base/range-phrase.js";
import { isFormatName, scalars } from "../scalars/index.js";
import type { EnumShape, ListShape, MapShape, ScalarShape, Shape, StructShape, UnionShape } from "../shape/shape.js";
import { unreachable } from "../base/unreachable.js";

/** How the parts of a description are printed. Defaults to plain text. */
export interface WordOptions {
  /** The name of a named type, such as a link to its page. */
  readonly type?: (name: string) => string;
  /** Patterns, values and other literal text, such as a code span. */
  readonly code?: (text: string) => string;
  /** Numbers, such as with separators between thousands. */
  readonly number?: (value: number) => string;
}

/** What a value is, without an article: for a column of types, or inside another noun. */
export function shapeNoun(shape: Shape, options: WordOptions = {}): string {
  return joinWords([...new Set(nounAlternatives(shape, options))]);
}

/** The alternatives of which a noun consists, null among them. */
export function nounAlternatives(shape: Shape, options: WordOptions): readonly string[] {
  const nouns = shape.kind === "union" ? shape.members.flatMap((member) => nounAlternatives(member, options)) : [kindNoun(shape, options)];
  return shape.nullable ? [...nouns, "null"] : nouns;
}

function kindNoun(shape: Exclude<Shape, UnionShape>, options: WordOptions): string {
  const { type = String, code = String } = options;
  switch (shape.kind) {
    case "scalar":
      return scalars[shape.scalar].words.replace(/^an? /, "");
    case "literal":
      return code(JSON.stringify(shape.value));
    case "enum":
      return shape.open ? (isIntegerEnum(shape) ? "integer" : "string") : "enum value";
    case "reference":
      return type(shape.type);
    case "list":
      return `array of ${innerNoun(shape.item, options)}`;
    case "map":
      return `map of ${innerNoun(shape.value, options)}`;
    case "struct":
      return "object";
    default:
      return unreachable(shape);
  }
}

/** The items of an array or the values of a map: plural, names of types as they are, several alternatives in brackets. */
function innerNoun(shape: Shape, options: WordOptions): string {
  const noun = shapeNoun(shape, options);
  if (shape.kind === "union" || shape.nullable) return `(${noun})`;
  return shape.kind === "reference" || shape.kind === "literal" ? noun : pluralNoun(noun);
}

/** The plural of a noun of this table: its head gets the `s`, what qualifies the head stays. */
export const pluralNoun = (noun: string): string =>
  noun.replace(/^.*?(?= (?:from|in|of) |$)/, (head) => (head.endsWith("data") ? head : head.endsWith("s") ? `${head}es` : `${head}s`));

/** The constraints of a value besides its type, including those of named types. Defaults are not mentioned. */
export function shapeConstraints(
  types: Readonly<Record<string, Shape>>,
  shape: Shape,
  options: WordOptions = {},
  around: readonly string[] = [],
): readonly string[] {
  const labeled = (label: string, constraints: readonly string[]): readonly string[] =>
    constraints.length === 0 ? [] : [`${label}: ${constraints.join(", ")}`];
  const inner = (part: Shape, label: string): readonly string[] => labeled(label, shapeConstraints(types, part, options, around));
  switch (shape.kind) {
    case "scalar":
      return scalarConstraints(shape, options);
    case "enum":
      return enumConstraints(shape, options);
    case "reference": {
      const target = around.includes(shape.type) ? undefined : types[shape.type];
      return target === undefined ? [] : shapeConstraints(types, target, options, [...around, shape.type]);
    }
    case "list":
      return [...arrayConstraints(shape, options), ...inner(shape.item, "each item")];
    case "map":
      return [...mapConstraints(shape, options), ...inner(shape.value, "each value")];
    case "union":
      // The objects of a union are named types with constraints of their own, or described by their fields.
      return shape.members
        .filter((member) => shape.objects === undefined || dereference(types, member)?.kind !== "struct")
        .flatMap((member) => labeled(`if ${shapeNoun(member, options)}`, alternativeConstraints(types, shape, member, options, around)));
    case "struct":
      return shape.open ? extraConstraints(shape, options) : ["no additional properties"];
    case "literal":
      return [];
    default:
      return unreachable(shape);
  }
}

/** The constraints of an alternative of a union; for an array of another alternative, only those of the array itself. */
export function alternativeConstraints(
  types: Readonly<Record<string, Shape>>,
  { members }: UnionShape,
  member: Shape,
  options: WordOptions = {},
  around: readonly string[] = [],
): readonly string[] {
  const isArrayOfOther = member.kind === "list" && members.some((other) => sameJson(other, member.item));
  return isArrayOfOther ? arrayConstraints(member, options) : shapeConstraints(types, member, options, around);
}

/** What unknown properties must be. */
function extraConstraints({ extras }: StructShape, options: WordOptions): readonly string[] {
  if (extras === undefined) return [];
  const { code = String } = options;
  const names = extras.keys === undefined ? "" : `, with names that match ${code(extras.keys)}`;
  return [`other properties: ${shapeNoun(extras.values, options)}${names}`];
}

function enumConstraints(shape: EnumShape, { code }: WordOptions): readonly string[] {
  const { values, open, pattern } = shape;
  const shown = values.map(({ value }) => (code === undefined ? JSON.stringify(value) : code(String(value))));
  const listed = shown.length > 12 ? [...shown.slice(0, 10), "…"] : shown;
  if (!open) return [shown.length > 12 ? listed.join(", ") : joinWords(listed)];
  const other = `any other ${isIntegerEnum(shape) ? "integer" : "string"}`;
  return [joinWords([...listed, pattern === undefined ? other : `${other} that matches ${(code ?? String)(pattern)}`])];
}

/** The constraints of an array itself, without those of its items. */
export function arrayConstraints({ min, max, unique }: ListShape, options: WordOptions = {}): readonly string[] {
  const count = countPhrase(min, max, "item", options);
  return [...(count === undefined ? [] : [count]), ...(unique ? ["unique items"] : [])];
}

function mapConstraints({ min, max, keys }: MapShape, options: WordOptions): readonly string[] {
  const { code = String } = options;
  const count = countPhrase(min, max, "key", options);
  return [...(count === undefined ? [] : [count]), ...(keys === undefined ? [] : [`keys match ${code(keys)}`])];
}

function scalarConstraints(shape: ScalarShape, options: WordOptions): readonly string[] {
  const { scalar, min, max, pattern, inside, countsTrimmed } = shape;
  const { code = String } = options;
  const { unit = "characters", constraints, least = 0 } = scalars[scalar];
  const isString = isFormatName(scalar) || ["string", "line", "text", "path"].includes(scalar);
  const from = least === 0 ? min : Math.max(min ?? 0, least);
  const limit = isString
    ? from === 1 && max === undefined
      ? "not empty"
      : countPhrase(from, max, unit.replace(/s$/, ""), options)
    : undefined;
  const range = isString ? limit : rangePhrase(min, max, options);
  return [
    ...(range === undefined ? [] : [countsTrimmed ? `${range}, not counting leading and trailing white space` : range]),
    ...(pattern === undefined ? [] : [pattern === String.raw`\S` ? "not only white space" : `matches ${code(pattern)}`]),
    ...(constraints?.(shape, code) ?? []).map((phrase) => phrase.replaceAll(/^\(|\)$/g, "")),
    ...(inside === undefined
      ? []
      : [inside === "warn" ? "relative; a path that leaves its root folder causes a warning" : "relative, inside its root folder"]),
  ];
}

/** How many there may be of something; undefined when nothing is limited. */
export function countPhrase(
  min: number | undefined,
  max: number | undefined,
  noun: string,
  { number = String }: WordOptions = {},
): string | undefined {
  const several = (count: number): string => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
  if (max === undefined) return min === undefined || min === 0 ? undefined : `at least ${several(min)}`;
  if (min === max) return `exactly ${several(max)}`;
  return min === undefined || min === 0 ? `at most ${several(max)}` : `${number(min)} to ${several(max)}`;
}
