// Judging a value of any shape: the part of the walker that goes inwards. Every shape of a message type becomes a function once, which
// returns the value, repaired where lenient decoding may.

import { describeShape } from "./describe-expected.js";
import { prepareEntries } from "./explain-entries.js";
import { judgeLeniently } from "./explain-leniency.js";
import { prepareEnum, prepareLiteral, prepareScalar } from "./explain-scalar.js";
import { prepareStruct } from "./explain-struct.js";
import { attempt, isTooDeep, type Judge, judgeIn, maxIssues, type Preparation, refuse, report, type Walk } from "./explain-walk.js";
import { tooFew, tooMany } from "./issues.js";
import { requireFeature } from "./features.js";
import { isObject, type JsonKind, jsonKindOf } from "./json-kind.js";
import type { MessageDescriptor, JudgedProtocol } from "./protocol.js";
import type { ListShape, MapShape, Shape, UnionShape } from "./shape.js";
import type { PlainShape } from "./shape/dereference.js";
import { hasKind } from "./shape-kind.js";

/** How messages of one type are judged. */
export interface Plan extends Readonly<Preparation> {
  readonly message: MessageDescriptor;
  readonly judge: Judge;
}

const plans = /*@__PURE__*/ new WeakMap<JudgedProtocol, Map<unknown, Plan>>();

/** The plan of a message type, made when its first message comes; undefined for a type that the protocol does not have. */
export function planOf(protocol: JudgedProtocol, type: unknown): Plan | undefined {
  let known = plans.get(protocol);
  if (known === undefined) plans.set(protocol, (known = new Map()));
  let plan = known.get(type);
  if (plan === undefined && typeof type === "string" && Object.hasOwn(protocol.messages, type)) {
    known.set(type, (plan = makePlan(protocol, protocol.messages[type]!)));
  }
  return plan;
}

function makePlan(protocol: JudgedProtocol, message: MessageDescriptor): Plan {
  const preparation = startPreparation(protocol);
  preparation.remarks = message.rules.some(({ level }) => level === "warning");
  const judge = prepare(preparation, message.shape);
  return { ...preparation, message, judge };
}

const startPreparation = (protocol: JudgedProtocol): Preparation => ({
  protocol,
  judges: new Map(),
  remarks: false,
  changes: protocol.reading.trim === true || protocol.reading.emptyStrings === "absent",
});

/** The judge of a shape, such as a named type, made anew: what is judged by itself comes seldom. */
export const judgeOfShape = (protocol: JudgedProtocol, shape: Shape): Judge => prepare(startPreparation(protocol), shape);

/** The judge of a shape, with the traits of the references that lead to it. */
function prepare(preparation: Preparation, shape: Shape): Judge {
  let target = shape;
  let { nullable, lenient } = shape;
  while (target.kind === "reference") {
    target = preparation.protocol.types[target.type]!;
    nullable ??= target.nullable;
    lenient = (lenient ?? target.lenient) && { ...target.lenient, ...lenient };
  }
  const judge = judgeOf(preparation, target);
  if (!nullable && lenient === undefined) return judge;
  const relaxation = lenient && { shape: target, judge, leniency: lenient, prepare: (other: Shape) => prepare({ ...preparation }, other) };
  return (walk, value) => {
    if (value === null && nullable) return null;
    return walk.lenient && relaxation ? judgeLeniently(walk, relaxation, value) : judge(walk, value);
  };
}

/** The judge of a shape, made once; inside a type that contains itself, one that looks it up when it is needed. */
function judgeOf(preparation: Preparation, shape: PlainShape): Judge {
  const known = preparation.judges.get(shape);
  if (known !== undefined) return known.judge ?? ((walk, value, leniency) => known.judge!(walk, value, leniency));
  const made: { judge?: Judge } = {};
  preparation.judges.set(shape, made);
  return (made.judge = prepareKind(preparation, shape));
}

function prepareKind(preparation: Preparation, shape: PlainShape): Judge {
  const words = describeShape(preparation.protocol, shape);
  switch (shape.kind) {
    case "scalar":
      return prepareScalar(preparation, shape, words);
    case "literal":
      return prepareLiteral(shape, words);
    case "enum":
      return (preparation.protocol.features?.enums ?? prepareEnum)(preparation, shape, words);
    case "list":
      return prepareList(preparation, shape, words);
    case "map":
      return prepareMap(preparation, shape, words);
    case "struct":
      return prepareStruct(preparation, shape, words, prepare);
    case "union":
      return prepareUnion(preparation, shape, words);
  }
}

/** Whether there are too many items or entries to look at them; too few or too many are an issue. */
function isOverfull(walk: Walk, { kind, min = 0, max = Infinity }: ListShape | MapShape, count: number): boolean {
  const unit = kind === "list" ? "item" : "key";
  if (count < min) report(walk, tooFew(min, unit, count), undefined, min);
  // A value over the limit is one defect, however many of its items are bad.
  if (count > max) report(walk, tooMany(max, unit, count), undefined, max);
  return count > max;
}

function prepareList(preparation: Preparation, shape: ListShape, words: string): Judge {
  const judge = prepare(preparation, shape.item);
  const judgeUnique = shape.unique && requireFeature(preparation.protocol, "uniqueItems");
  return (walk, value) => {
    if (!Array.isArray(value)) return refuse(walk, words, value);
    const list: readonly unknown[] = value;
    if (isTooDeep(walk) || isOverfull(walk, shape, list.length)) return value;
    const before = walk.issues.length;
    let copy: unknown[] | undefined;
    for (let index = 0; index < list.length && walk.issues.length < maxIssues; index++) {
      const judged = judgeIn(walk, index, judge, list[index]);
      if (!Object.is(judged, list[index])) (copy ??= [...list])[index] = judged;
    }
    if (walk.issues.length === before) judgeUnique?.(walk, list);
    return copy?.filter((item) => item !== undefined) ?? value;
  };
}

function prepareMap(preparation: Preparation, shape: MapShape, words: string): Judge {
  const judgeEntries = prepareEntries(prepare(preparation, shape.value), shape.keys);
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, words, value);
    const keys = Object.keys(value);
    return isTooDeep(walk) || isOverfull(walk, shape, keys.length) ? value : judgeEntries(walk, value, keys);
  };
}

function prepareUnion(preparation: Preparation, shape: UnionShape, words: string): Judge {
  const { protocol } = preparation;
  const judges = shape.members.map((member) => prepare(preparation, member));
  const ofObjects = shape.objects && requireFeature(protocol, "objectUnions").prepare(preparation, shape, words, prepare);
  const byKind = new Map<JsonKind | undefined, readonly Judge[]>();
  return (walk, value) => {
    const kind = jsonKindOf(value);
    if (kind === "object" && ofObjects) return ofObjects(walk, value);
    let fitting = byKind.get(kind);
    if (fitting === undefined) {
      fitting = judges.filter((_, index) => kind !== undefined && hasKind(protocol, shape.members[index]!, kind));
      byKind.set(kind, fitting);
    }
    const only = fitting[0];
    if (only && fitting.length === 1) return only(walk, value);
    const { lenient } = walk;
    walk.lenient = false;
    let fits = attempt(walk, fitting, value);
    walk.lenient = lenient;
    // Exact parts come before repaired ones, and a repair may lead to a part of another kind.
    if (lenient) fits ??= attempt(walk, only ? fitting : judges, value);
    return fits ? fits.value : refuse(walk, words, value, only ? "no-match" : "wrong-type");
  };
}
