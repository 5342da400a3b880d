// Values that break exactly one constraint of any shape. What lies inside arrays, maps and objects has separate locations.

import { explain } from "../explain/explain.js";
import { isObject, type JsonKind, jsonKindOf } from "../base/json-kind.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { scalars } from "../scalars/index.js";
import type { EnumShape, Json, ListShape, MapShape, Shape, StructShape, UnionShape } from "../shape/shape.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
import { unreachable } from "../base/unreachable.js";
import type { MessageLocation } from "./locations.js";
import type { PlainShape } from "../shape/dereference.js";
import { plainShape } from "./plain-shape.js";
import { invalidScalars, unlikePattern, type InvalidValue } from "./invalid-scalars.js";
import { takesTag } from "../shape/takes-tag.js";
import { belongsTo, listOf, mapOf, sampleOf, type Sampling } from "./shape-samples.js";

/** Values that do not fit at a location, each for one reason. */
export function invalidValuesAt(protocol: ProtocolDescriptor, location: MessageLocation): readonly InvalidValue[] {
  const { shape, value, field, types, choices = [] } = location;
  const sampling: Sampling = { protocol, fullness: "most", around: types };
  const choice = choices.find((union) => isDecidedBy(union, field?.name));
  const tagged = choices.find(({ objects }) => objects?.by === "tag" && objects.tag === field?.name);
  if (tagged !== undefined) return invalidTags(protocol, tagged, choice === tagged);
  return [
    ...(field?.required === true && choice === undefined ? [absent] : []),
    ...wrongKinds(protocol, shape, field?.required === false),
    ...ownInvalidValues(sampling, shape, value),
  ];
}

const absent: InvalidValue = { value: undefined, issue: "missing-field", breaks: "required", name: "missing" };

/** Whether a field distinguishes the objects of a union: without it, the object matches another part or none. */
function isDecidedBy({ objects }: UnionShape, name: string | undefined): boolean {
  if (objects?.by === "head") return false;
  return objects?.by === "tag" ? objects.tag === name : objects?.cases.some(([property]) => property === name) === true;
}

/** Values of the distinguishing field that match no part; `decides` is false if the field also decides in a union around it. */
function invalidTags({ types }: ProtocolDescriptor, { members, objects }: UnionShape, decides: boolean): readonly InvalidValue[] {
  if (objects?.by !== "tag") return [];
  const { tag, cases, otherwise } = objects;
  if (otherwise !== undefined && takesTag(types, members[otherwise]!, tag)) return [];
  const known = cases.map(([value]) => value);
  const unknown = { issue: "unknown-value", breaks: "constant" };
  const isFree = (value: Json): boolean => !known.some((each) => each === value);
  const another = known.map(otherLiteral).find(isFree);
  const strange = [typeof known[0] === "string" ? 7 : "seven", "seventy"].find(isFree);
  return [
    ...(decides && otherwise === undefined ? [absent] : []),
    ...(another === undefined ? [] : [{ ...unknown, value: another, name: "another value" }]),
    ...(strange === undefined ? [] : [{ ...unknown, value: strange, name: "a value of another type" }]),
  ];
}

const others: readonly Json[] = [7, "seven", true, ["seven"], { seven: 7 }];

/** A value of another JSON kind, and null where a field may be missing but not null. */
function wrongKinds(protocol: ProtocolDescriptor, shape: PlainShape, optional: boolean): readonly InvalidValue[] {
  const kinds = kindsOf(protocol, shape);
  const other = others.find((value) => !kinds.has(jsonKindOf(value)!));
  return [
    ...(other === undefined ? [] : [wrongKind(other, `${nameOfKind[jsonKindOf(other)!]} instead`)]),
    ...(optional && !kinds.has("null") ? [wrongKind(null, "null")] : []),
  ];
}

const wrongKind = (value: Json, name: string): InvalidValue => ({ value, issue: "wrong-type", breaks: "type", name });

const nameOfKind: Readonly<Record<JsonKind, string>> = {
  null: "null",
  boolean: "true",
  number: "a number",
  string: "a string",
  list: "an array",
  object: "an object",
};

/** The JSON kinds of the values that a shape takes. */
export function kindsOf(protocol: ProtocolDescriptor, shape: Shape): ReadonlySet<JsonKind> {
  const plain = plainShape(protocol, shape).shape;
  return new Set([...ownKinds(protocol, plain), ...(plain.nullable === true ? (["null"] as const) : [])]);
}

function ownKinds(protocol: ProtocolDescriptor, shape: PlainShape): readonly JsonKind[] {
  switch (shape.kind) {
    case "scalar": {
      const { kind = "string" } = scalars[shape.scalar];
      return kind === "any" ? ["null", "boolean", "number", "string", "list", "object"] : [kind];
    }
    case "literal":
      return [jsonKindOf(shape.value)!];
    case "enum":
      return [isIntegerEnum(shape) ? "number" : "string"];
    case "list":
      return ["list"];
    case "map":
    case "struct":
      return ["object"];
    case "union":
      return shape.members.flatMap((member) => [...kindsOf(protocol, member)]);
    default:
      return unreachable(shape);
  }
}

/** Values of the shape's own kind that do not fit. */
function ownInvalidValues(sampling: Sampling, shape: PlainShape, value: Json): readonly InvalidValue[] {
  switch (shape.kind) {
    case "scalar":
      return invalidScalars(shape);
    case "literal":
      return [{ value: otherLiteral(shape.value), issue: "wrong-constant", breaks: "constant", name: "another value" }];
    case "enum":
      return invalidEnums(shape);
    case "list":
      return invalidLists(sampling, shape);
    case "map":
      return invalidMaps(sampling, shape, value);
    case "struct":
      return invalidStructs(shape, value);
    case "union":
      return invalidUnions(sampling, shape);
    default:
      return unreachable(shape);
  }
}

function otherLiteral(value: string | number | boolean): Json {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : `${value}~`;
}

/** Integers outside the enum, and a number that is not an integer. */
function invalidIntegerEnums(shape: EnumShape): readonly InvalidValue[] {
  const values = shape.values.map(({ value }) => Number(value));
  const fraction = { value: values[0]! + 0.5, issue: "wrong-type", breaks: "type", name: "a fraction" } as const;
  if (shape.open) return [fraction];
  const outside = [Math.min(...values) - 1, Math.max(...values) + 1].filter((value) => Number.isSafeInteger(value));
  return [
    fraction,
    ...outside.map((value) => ({ value, issue: "unknown-value", breaks: "enum", name: `a value outside the enum, ${value}` }) as const),
  ];
}

function invalidEnums(shape: EnumShape): readonly InvalidValue[] {
  if (isIntegerEnum(shape)) return invalidIntegerEnums(shape);
  const words = shape.values.map(({ value: word }) => String(word));
  if (shape.open) {
    const unlike = shape.pattern === undefined ? undefined : unlikePattern({ kind: "scalar", scalar: "string", pattern: shape.pattern });
    return unlike === undefined ? [] : [{ value: unlike, issue: "pattern", breaks: "pattern", name: "not matching the pattern" }];
  }
  const [first = ""] = words;
  const inOtherCase = [first.toUpperCase(), first.toLowerCase()].find((word) => !words.includes(word));
  const unknown = ["neither_of_these", "NEITHER_OF_THESE"].find((word) => !words.includes(word)) ?? "~";
  return [
    { value: unknown, issue: "unknown-value", breaks: "enum", name: "a value outside the enum" },
    ...(inOtherCase === undefined
      ? []
      : [{ value: inOtherCase, issue: "unknown-value", breaks: "enum", name: "a value in the other case" }]),
  ];
}

function invalidLists(sampling: Sampling, shape: ListShape): readonly InvalidValue[] {
  const { min = 0, max, unique } = shape;
  const few = min === 0 ? undefined : listOf(sampling, shape, min - 1);
  const many = max === undefined ? undefined : listOf(sampling, shape, max + 1);
  const item = sampleOf(sampling, shape.item);
  const count = Math.max(min, 2);
  const twice = unique !== true || item === undefined || count > (max ?? Infinity) ? undefined : listOf(sampling, shape, count - 1);
  return [
    ...(few === undefined ? [] : [{ value: few, issue: "too-few", breaks: "min", name: "one item too few" }]),
    ...(many === undefined ? [] : [{ value: many, issue: "too-many", breaks: "max", name: "one item too many" }]),
    ...(twice === undefined
      ? []
      : [{ value: [...twice, twice[0]!], issue: "duplicate-item", breaks: "unique", name: "a duplicate item", at: [twice.length] }]),
  ];
}

function invalidMaps(sampling: Sampling, shape: MapShape, value: Json): readonly InvalidValue[] {
  const { min = 0, max, keys } = shape;
  const few = min === 0 ? undefined : mapOf(sampling, shape, min - 1);
  const many = max === undefined ? undefined : mapOf(sampling, shape, max + 1);
  const invalidKey = keys === undefined ? undefined : unlikePattern({ kind: "scalar", scalar: "string", pattern: keys });
  const [entry] = Object.values((value ?? {}) as Readonly<Record<string, Json>>);
  return [
    ...(few === undefined ? [] : [{ value: few, issue: "too-few", breaks: "min", name: "one entry too few" }]),
    ...(many === undefined ? [] : [{ value: many, issue: "too-many", breaks: "max", name: "one entry too many" }]),
    ...(invalidKey === undefined || entry === undefined
      ? []
      : [
          {
            value: { [invalidKey]: entry },
            issue: "invalid-key",
            breaks: "keys",
            name: "a key that does not match the pattern",
            at: [invalidKey],
          },
        ]),
  ];
}

function invalidStructs(shape: StructShape, value: Json): readonly InvalidValue[] {
  // Where a recursive type ends, null takes the place of the object.
  if (value === null) return [];
  const members = value as Readonly<Record<string, Json>>;
  if (shape.open) return invalidExtras(shape, members);
  const unknown = "nobody_knows_this";
  return [{ value: { ...members, [unknown]: 1 }, issue: "unknown-field", breaks: "closed", name: "an unknown field", at: [unknown] }];
}

/** An unknown property whose name is unlike the pattern of those. */
function invalidExtras({ extras, fields }: StructShape, members: Readonly<Record<string, Json>>): readonly InvalidValue[] {
  const key = extras?.keys === undefined ? undefined : unlikePattern({ kind: "scalar", scalar: "string", pattern: extras.keys });
  const [, sample] = Object.entries(members).find(([name]) => fields.every((field) => field.name !== name)) ?? [];
  if (key === undefined || sample === undefined || fields.some(({ name }) => name === key)) return [];
  return [
    {
      value: { ...members, [key]: sample },
      issue: "invalid-key",
      breaks: "extras",
      name: "a property that does not match the pattern",
      at: [key],
    },
  ];
}

/** Invalid values of the only part of a kind are its own; if several parts share a kind, a value that none of them accepts matches no part. */
function invalidUnions(sampling: Sampling, shape: UnionShape): readonly InvalidValue[] {
  const { protocol } = sampling;
  const invalid = shape.members.flatMap((member, part) => {
    const plain = plainShape(protocol, member).shape;
    const sample = sampleOf(sampling, member);
    return sample === undefined ? [] : ownInvalidValues(sampling, plain, sample).map((candidate) => ({ candidate, part }));
  });
  const ofNone: InvalidValue = { value: {}, name: "an object that matches no part", issue: "no-match", breaks: "union" };
  return [...(isMatchedByNone(shape) ? [ofNone] : []), ...mixedObjects(sampling, shape), ...invalid.flatMap(ofPart)];

  function ofPart({ candidate, part }: { readonly candidate: InvalidValue; readonly part: number }): readonly InvalidValue[] {
    const kind = jsonKindOf(candidate.value)!;
    if (shape.objects !== undefined && kind === "object") return belongsTo(protocol, shape, part, candidate.value!) ? [candidate] : [];
    const sharing = shape.members.filter((member) => kindsOf(protocol, member).has(kind));
    if (sharing.length === 1) return [candidate];
    if (sharing.some((member) => takes(protocol, member, candidate.value))) return [];
    const { value, name } = candidate;
    return [{ value, name, issue: "no-match", breaks: "union" }];
  }
}

/** Whether an object without properties belongs to no part. */
const isMatchedByNone = ({ objects }: UnionShape): boolean =>
  objects?.by === "head" ? objects.cases.every(([head]) => head.length > 0) : objects?.by === "presence" && objects.otherwise === undefined;

/** Objects of each part of an exclusive union with the property that selects each of the later parts. */
function mixedObjects(sampling: Sampling, { members, objects }: UnionShape): readonly InvalidValue[] {
  if (objects?.by !== "presence" || !objects.exclusive) return [];
  return objects.cases.flatMap(([property, part], index) => {
    const own = sampleOf(sampling, members[part]!);
    const target = plainShape(sampling.protocol, members[part]!).shape;
    // Other parts may have more to say about the property.
    if (target.kind !== "struct" || target.extras !== undefined) return [];
    const issue = target.open ? "unexpected-field" : "unknown-field";
    return objects.cases.slice(index + 1).flatMap(([other, owner]): readonly InvalidValue[] => {
      const sample = sampleOf(sampling, members[owner]!);
      if (owner === part || !isObject(own) || own[property] === undefined || !isObject(sample) || sample[other] === undefined) return [];
      const value = { ...own, [other]: sample[other] } as Json;
      return [{ value, issue, breaks: "exclusive", name: `${property} and ${other}`, at: [other] }];
    });
  });
}

/** Whether a shape takes a value, by itself. */
function takes(protocol: ProtocolDescriptor, shape: Shape, value: Json | undefined): boolean {
  const struct: StructShape = { kind: "struct", open: true, fields: [{ name: "value", shape, required: true }] };
  const probe = { name: "probe", typeName: "Probe", from: [], to: [], ackRequired: false, shape: struct, rules: [] };
  const { frames: _, ...rest } = protocol;
  return explain({ ...rest, tag: "type", parts: {}, messages: { probe } }, { type: "probe", value }).ok;
}
