// Arbitraries of any shape, from the descriptor alone. Rules between fields are resolved by `message-arbitrary.ts`.

import * as fc from "fast-check";
import { sameJson } from "../base/json-kind.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, Field, Json, ListShape, MapShape, ReferenceShape, Rule, ScalarShape, Shape, StructShape } from "../shape/shape.js";
import { isIntegerEnum } from "../shape/shape-kind.js";
import { unreachable } from "../base/unreachable.js";
import { anyJson, scalarArbitrary } from "./scalar-arbitraries.js";
import { keepsRule, resolveStruct } from "./resolve-rules.js";
import { belongsTo, mostSampled } from "./shape-samples.js";
import { hasFitting, sift } from "./sift.js";
import { textMatching } from "./text-arbitraries.js";

/** What the arbitraries of one message share. */
export interface Arbitraries {
  readonly protocol: ProtocolDescriptor;
  /** How often each named type contains the current value: recursive types end. */
  readonly around: readonly string[];
  /** Arbitrary of the scalars in the field at hand, in place of the usual one. */
  readonly scalar?: (shape: ScalarShape) => fc.Arbitrary<Json>;
  /** Whether objects that allow unknown properties sometimes get some. */
  readonly unknownMembers: boolean;
  /** Whether fields that are not written are left out. */
  readonly isWritten: boolean;
}

/** Any value that fits the shape; undefined where a recursive type has to end. */
export function shapeArbitrary(arbitraries: Arbitraries, shape: Shape): fc.Arbitrary<Json> | undefined {
  const arbitrary = kindArbitrary(arbitraries, shape);
  if (shape.nullable !== true) return arbitrary;
  return arbitrary === undefined ? fc.constant(null) : fc.option(arbitrary, { nil: null, freq: 4 });
}

function kindArbitrary(arbitraries: Arbitraries, shape: Shape): fc.Arbitrary<Json> | undefined {
  switch (shape.kind) {
    case "scalar":
      return (arbitraries.scalar ?? scalarArbitrary)(shape);
    case "literal":
      return fc.constant(shape.value);
    case "enum":
      return enumArbitrary(shape);
    case "reference":
      return referenceArbitrary(arbitraries, shape);
    case "list":
      return listArbitrary(arbitraries, shape);
    case "map":
      return mapArbitrary(arbitraries, shape);
    case "struct":
      return structArbitrary(arbitraries, shape, (field) =>
        arbitraries.isWritten && field.decodeOnly === true ? undefined : shapeArbitrary(arbitraries, field.shape),
      );
    case "union": {
      const members = shape.members.map((member, index) => {
        const values = shapeArbitrary(arbitraries, member);
        return values && sift(values, (value) => belongsTo(arbitraries.protocol, shape, index, value), `part ${index + 1} of a union`);
      });
      const possible = members.filter((member) => member !== undefined);
      return possible.length === 0 ? undefined : fc.oneof(...possible);
    }
    default:
      return unreachable(shape);
  }
}

/** The values of an enum; of an open one also others, but none that decoding would change to a known one. */
function enumArbitrary(shape: EnumShape): fc.Arbitrary<Json> {
  const words = fc.constantFrom(...shape.values.map(({ value: word }) => word));
  if (!shape.open) return words;
  const names = shape.values.flatMap(({ value: word, aliases = [] }) => [String(word), ...aliases]);
  const taken = new Set(names.map((text) => text.toLowerCase()));
  const unlisted: fc.Arbitrary<string | number> = isIntegerEnum(shape)
    ? fc.maxSafeInteger()
    : textMatching(shape.pattern ?? "^[A-Za-z][A-Za-z0-9_-]{0,15}$");
  const isOther = (word: string | number): boolean => !taken.has(String(word).toLowerCase());
  if (!hasFitting(unlisted, isOther)) return words;
  return fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: sift(unlisted, isOther, "a value outside an enum") });
}

function referenceArbitrary(arbitraries: Arbitraries, shape: ReferenceShape): fc.Arbitrary<Json> | undefined {
  const { protocol, around } = arbitraries;
  const target = protocol.types[shape.type];
  if (target === undefined || around.filter((type) => type === shape.type).length > 1) return undefined;
  return shapeArbitrary({ ...arbitraries, around: [...around, shape.type] }, target);
}

/** The most items or entries. Inside a type that contains itself there are few, because types with several such lists would grow without end. */
function mostInside({ around }: Arbitraries, min: number, max = Infinity): number | undefined {
  const isRecursive = new Set(around).size < around.length;
  const most = Math.min(max, isRecursive ? Math.max(min, 1) : around.length > 2 ? Math.max(min, 3) : mostSampled);
  return max === Infinity && most === mostSampled ? undefined : most;
}

function listArbitrary(arbitraries: Arbitraries, shape: ListShape): fc.Arbitrary<Json> | undefined {
  const { min = 0, max, unique } = shape;
  const item = shapeArbitrary(arbitraries, shape.item);
  if (item === undefined) return min === 0 ? fc.constant([]) : undefined;
  const most = mostInside(arbitraries, min, max);
  const bounds = { minLength: min, ...(most === undefined ? {} : { maxLength: most }) };
  return unique === true ? fc.uniqueArray(item, { ...bounds, comparator: sameJson }) : fc.array(item, bounds);
}

function mapArbitrary(arbitraries: Arbitraries, shape: MapShape): fc.Arbitrary<Json> | undefined {
  const { min = 0, max, keys } = shape;
  const value = shapeArbitrary(arbitraries, shape.value);
  if (value === undefined) return min === 0 ? fc.constant({}) : undefined;
  const most = mostInside(arbitraries, min, max);
  const key = keys === undefined ? fc.string({ maxLength: 20 }) : textMatching(keys);
  return fc.dictionary(key, value, {
    minKeys: min,
    ...(most === undefined ? {} : { maxKeys: most }),
    noNullPrototype: true,
  });
}

/** An object with the fields of a struct, each from its own arbitrary. */
export function structArbitrary(
  arbitraries: Arbitraries,
  shape: StructShape,
  ofField: (field: Field) => fc.Arbitrary<Json> | undefined,
): fc.Arbitrary<Json> | undefined {
  const members: Record<string, fc.Arbitrary<Json>> = {};
  for (const field of shape.fields) {
    const arbitrary = ofField(field);
    if (arbitrary !== undefined) members[field.name] = arbitrary;
    else if (field.required) return undefined;
  }
  const requiredKeys = shape.fields.filter(({ required }) => required).map(({ name }) => name);
  const record: fc.Arbitrary<Json> = fc.record(members, { requiredKeys, noNullPrototype: true });
  const known = shape.rules === undefined ? record : keepingRules(arbitraries.protocol, shape, shape.rules, record);
  if (!shape.open || !arbitraries.unknownMembers) return known;
  return fc.tuple(known, unknownMembers(arbitraries, shape)).map(([fields, others]) => Object.assign({}, fields, others));
}

/** Objects that keep their rules. */
function keepingRules(
  protocol: ProtocolDescriptor,
  shape: StructShape,
  rules: readonly Rule[],
  objects: fc.Arbitrary<Json>,
): fc.Arbitrary<Json> {
  const resolved = objects.map((value) => resolveStruct(protocol, shape, value));
  return sift(resolved, (value) => rules.every((rule) => keepsRule(protocol, rule, value)), "an object that keeps its rules");
}

const strangeName = /*@__PURE__*/ fc.stringMatching(/^x[a-z_]{1,8}$/);

/** Members that a struct does not know, in one of five objects. */
function unknownMembers(arbitraries: Arbitraries, shape: StructShape): fc.Arbitrary<Readonly<Record<string, Json>>> {
  const { fields, reserved = [], absent = [], extras } = shape;
  const taken = new Set([...fields.flatMap(({ name, aliases = [] }) => [name, ...aliases]), ...reserved, ...absent, "__proto__"]);
  const names = extras?.keys === undefined ? strangeName : textMatching(extras.keys);
  const values = extras === undefined ? anyJson : shapeArbitrary(arbitraries, extras.values);
  if (values === undefined) return fc.constant({});
  const isFree = (text: string): boolean => !taken.has(text);
  if (!hasFitting(names, isFree)) return fc.constant({});
  const name = sift(names, isFree, "the name of an unknown property");
  return fc.oneof(
    { weight: extras === undefined ? 4 : 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(name, values, { maxKeys: 2, noNullPrototype: true }) },
  );
}
