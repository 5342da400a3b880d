// A valid value of any shape, as small or as full as asked, always the same one. Rules between fields are not its business.

import { foreignProperties } from "../explain/union-choices.js";
import { objectUnions } from "../explain/object-union.js";
import { isObject, sameJson } from "../base/json-kind.js";
import { replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, Json, ListShape, MapShape, Shape, StructShape, UnionShape } from "../shape/shape.js";
import { shapeAtPath } from "../shape/at-path.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
import { unreachable } from "../base/unreachable.js";
import { distinctSamples } from "./distinct-samples.js";
import { samplesOfPattern } from "./pattern-samples.js";
import { isRequired, removeAt, resolveStruct } from "./resolve-rules.js";
import { scalarSamples } from "./scalar-samples.js";
import type { Sample } from "./text-samples.js";

/** How much a sample holds: only what it must, or every optional field and at least one entry of every list and map. */
type Fullness = "least" | "most";

export interface Sampling {
  readonly protocol: ProtocolDescriptor;
  readonly fullness: Fullness;
  /** Named types around the value at hand: a type is not entered twice, so that recursive ones end. */
  readonly around?: readonly string[];
  /** Whether the value at hand is the end of a recursive type. */
  readonly isEnd?: true;
}

/** The plain sample of a shape; undefined when it never ends or its pattern cannot be read. */
export function sampleOf(sampling: Sampling, shape: Shape): Json | undefined {
  return samplesOf(sampling, shape)[0]?.value;
}

/** The same for a value that must be there: inside a recursive type it is the smallest one. */
function neededSample(sampling: Sampling, shape: Shape): Json | undefined {
  const sample = sampleOf(sampling, shape);
  if (sample !== undefined || sampling.isEnd) return sample;
  return sampleOf({ protocol: sampling.protocol, fullness: "least", isEnd: true }, shape);
}

/** Different samples of a shape, the plain one first. */
export function samplesOf(sampling: Sampling, shape: Shape): readonly Sample<Json>[] {
  const samples = kindSamples(sampling, shape);
  return shape.nullable === true ? [...samples, { value: null, reaches: "null" }] : samples;
}

function kindSamples(sampling: Sampling, shape: Shape): readonly Sample<Json>[] {
  switch (shape.kind) {
    case "scalar":
      return scalarSamples(shape);
    case "literal":
      return [{ value: shape.value, reaches: "plain" }];
    case "enum":
      return enumSamples(shape);
    case "reference": {
      const { protocol, around = [] } = sampling;
      const target = protocol.types[shape.type];
      if (target === undefined || around.includes(shape.type)) return [];
      return samplesOf({ ...sampling, around: [...around, shape.type] }, target);
    }
    case "list":
      return listSamples(sampling, shape);
    case "map":
      return mapSamples(sampling, shape);
    case "struct":
      return structSamples(sampling, shape);
    case "union":
      return shape.members.flatMap((_, index) =>
        partSamples(sampling, shape, index).map(({ value, reaches }) => ({
          value,
          reaches: index > 0 && reaches === "plain" ? `form ${index + 1} of ${shape.members.length}` : reaches,
        })),
      );
    default:
      return unreachable(shape);
  }
}

/** Different samples of a part that are of the same part in the union, where another tag may be needed. */
export function partSamples(sampling: Sampling, union: UnionShape, part: number): readonly Sample<Json>[] {
  const { protocol } = sampling;
  const samples = samplesOf(sampling, union.members[part]!);
  const own = samples.filter(({ value }) => belongsTo(protocol, union, part, value));
  const [first] = samples;
  const { objects } = union;
  if (own.length > 0 || first === undefined || objects?.by !== "tag" || part !== objects.otherwise) return own;
  const tag = shapeAtPath(protocol.types, union.members[part]!, [objects.tag]);
  if (tag === undefined) return own;
  return distinctSamples(sampling, tag, objects.cases.length + 1)
    .map((value) => ({ ...first, value: replaceAt(first.value, [objects.tag], value) as Json }))
    .filter(({ value }) => belongsTo(protocol, union, part, value))
    .slice(0, 1);
}

/** Whether a value of a part is one in the union as well: an object may have what makes it one of another part. */
export function belongsTo(protocol: ProtocolDescriptor, shape: UnionShape, part: number, value: Json): boolean {
  const { objects } = shape;
  if (objects === undefined || !isObject(value)) return true;
  return objectUnions.choosePart(protocol, shape, value) === part && foreignProperties(shape, part, value).length === 0;
}

function enumSamples(shape: EnumShape): readonly Sample<Json>[] {
  const { open, pattern } = shape;
  const words = shape.values.map(({ value }) => value);
  const others = isIntegerEnum(shape)
    ? [Math.max(...words.map(Number)) + 1, 0]
    : ["another_value", "ANOTHER_VALUE", ...(pattern === undefined ? [] : samplesOfPattern(pattern))];
  const other = others.find((word) => !words.includes(word) && (pattern === undefined || new RegExp(pattern, "u").test(String(word))));
  return [
    ...words.map((word, index) => ({ value: word, reaches: index === 0 ? "plain" : `value ${word}` })),
    ...(open && other !== undefined ? [{ value: other, reaches: "value outside the enum" }] : []),
  ];
}

function listSamples(sampling: Sampling, shape: ListShape): readonly Sample<Json>[] {
  const { min = 0, max } = shape;
  const usual = sampling.fullness === "most" ? Math.min(Math.max(min, 1), max ?? Infinity) : min;
  const sized = (count: number, reaches: string): readonly Sample<Json>[] => {
    const value = listOf(sampling, shape, count);
    return value === undefined ? [] : [{ value, reaches }];
  };
  const samples = [
    ...sized(usual, "plain"),
    ...(min === usual ? [] : sized(min, "min")),
    ...(max === undefined ? sized(usual + 1, "more items") : sized(max, "max")),
  ];
  return samples.length > 0 || min > 0 ? samples : [{ value: [], reaches: "min" }];
}

/** The most items or entries of a sample; a limit above it is not tried. */
export const mostSampled = 100_000;

/** A list with exactly this number of items, unique if required; the number may be out of bounds. */
export function listOf(sampling: Sampling, shape: ListShape, count: number): readonly Json[] | undefined {
  if (count === 0) return [];
  if (count > mostSampled) return undefined;
  if (shape.unique === true) {
    const distinct = distinctSamples(sampling, shape.item, count);
    return distinct.length === count ? distinct : undefined;
  }
  const item = (shape.min ?? 0) > 0 ? neededSample(sampling, shape.item) : sampleOf(sampling, shape.item);
  return item === undefined ? undefined : Array.from({ length: count }, () => item);
}

function mapSamples(sampling: Sampling, shape: MapShape): readonly Sample<Json>[] {
  const { min = 0, max } = shape;
  const usual = sampling.fullness === "most" ? Math.min(Math.max(min, 1), max ?? Infinity) : min;
  const sized = (count: number, reaches: string): readonly Sample<Json>[] => {
    const value = mapOf(sampling, shape, count);
    return value === undefined ? [] : [{ value, reaches }];
  };
  const samples = [
    ...sized(usual, "plain"),
    ...(min === usual ? [] : sized(min, "min")),
    ...(max === undefined ? sized(usual + 1, "more entries") : sized(max, "max")),
  ];
  return samples.length > 0 || min > 0 ? samples : [{ value: {}, reaches: "min" }];
}

/** A map with exactly this number of entries; the number may be out of bounds. */
export function mapOf(sampling: Sampling, shape: MapShape, count: number): Json | undefined {
  if (count > mostSampled) return undefined;
  const value = (shape.min ?? 0) > 0 ? neededSample(sampling, shape.value) : sampleOf(sampling, shape.value);
  const keys = mapKeys(shape, count);
  if (count > 0 && (value === undefined || keys === undefined)) return undefined;
  return Object.fromEntries((keys ?? []).map((key) => [key, value as Json]));
}

function mapKeys({ keys }: MapShape, count: number): readonly string[] | undefined {
  const fits = (key: string): boolean => keys === undefined || new RegExp(keys, "u").test(key);
  const seeds = ["key", ...(keys === undefined ? [] : samplesOfPattern(keys))].filter(fits);
  const numbered = seeds.flatMap((seed) => Array.from({ length: count }, (_, index) => `${seed}${index}`)).filter(fits);
  const distinct = [...new Set([...seeds, ...numbered])];
  return distinct.length < count ? undefined : distinct.slice(0, count);
}

function structSamples(sampling: Sampling, shape: StructShape): readonly Sample<Json>[] {
  const members: [string, Json][] = [];
  for (const field of shape.fields) {
    if (!field.required && sampling.fullness === "least") continue;
    const value = field.required ? neededSample(sampling, field.shape) : sampleOf(sampling, field.shape);
    if (value !== undefined) members.push([field.name, value]);
    else if (field.required) return [];
  }
  const { protocol, fullness } = sampling;
  const whole: Json = Object.fromEntries([...members, ...(fullness === "most" ? extraSample(sampling, shape) : [])]);
  if (shape.rules === undefined) return [{ value: whole, reaches: "plain" }];
  // Where a rule allows only one of several fields, there is a sample for each.
  const chosen = shape.rules
    .flatMap((rule) => (rule.kind === "count" && rule.max !== undefined && fullness === "most" ? rule.fields : []))
    .filter((path) => !isRequired(protocol, { shape }, path));
  const others = chosen.map((path) => {
    const left = chosen.filter((other) => other !== path).reduce(removeAt, whole);
    return { value: resolveStruct(protocol, shape, left), reaches: `with ${path.join(".")}` };
  });
  const plain = resolveStruct(protocol, shape, whole);
  return [{ value: plain, reaches: "plain" }, ...others.filter(({ value }) => !sameJson(value, plain))];
}

/** One typed unknown property. */
function extraSample(sampling: Sampling, { extras, fields, absent = [] }: StructShape): readonly (readonly [string, Json])[] {
  if (extras === undefined) return [];
  const taken = new Set([...fields.map(({ name }) => name), ...absent]);
  const fits = (name: string): boolean => !taken.has(name) && (extras.keys === undefined || new RegExp(extras.keys, "u").test(name));
  const name = ["extra", "other", ...(extras.keys === undefined ? [] : samplesOfPattern(extras.keys))].find(fits);
  const value = sampleOf(sampling, extras.values);
  return name === undefined || value === undefined ? [] : [[name, value]];
}
