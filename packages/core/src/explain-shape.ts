// Judging a value of any shape: the part of the walker that goes inwards. Every shape of a message type becomes a function once, which
// returns the value, repaired where lenient decoding may.

import type { PlainShape } from "./dereference.js";
import { relax } from "./explain-leniency.js";
import { expressionOf, prepareEnum, prepareLiteral, prepareScalar } from "./explain-scalar.js";
import { prepareStruct } from "./explain-struct.js";
import {
  attempt,
  enterKey,
  isTooDeep,
  type Judge,
  leaveKey,
  maxIssues,
  type Preparation,
  refuse,
  report,
  show,
  type Walk,
} from "./explain-walk.js";
import { invalidKey, tooFew, tooMany } from "./issues.js";
import { requireFeature } from "./features.js";
import { isObject, type JsonKind, jsonKindOf } from "./json-kind.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { ListShape, MapShape, Shape, UnionShape } from "./shape.js";
import { hasKind } from "./shape-kind.js";

/** How messages of one type are judged. */
export interface Plan extends Readonly<Preparation> {
  readonly message: MessageDescriptor;
  readonly judge: Judge;
}

const plans = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, Map<unknown, Plan>>();

/** The plan of a message type, made when its first message comes; undefined for a type that the protocol does not have. */
export function planOf(protocol: ProtocolDescriptor, type: unknown): Plan | undefined {
  let known = plans.get(protocol);
  if (known === undefined) plans.set(protocol, (known = new Map()));
  let plan = known.get(type);
  if (plan === undefined && typeof type === "string" && Object.hasOwn(protocol.messages, type)) {
    known.set(type, (plan = makePlan(protocol, protocol.messages[type]!)));
  }
  return plan;
}

function makePlan(protocol: ProtocolDescriptor, message: MessageDescriptor): Plan {
  const preparation = startPreparation(protocol);
  const judge = prepare(preparation, message.shape);
  const remarks = preparation.remarks || message.rules.some(({ level }) => level === "warning");
  return { ...preparation, remarks, message, judge };
}

const startPreparation = (protocol: ProtocolDescriptor): Preparation => ({
  protocol,
  judges: new Map(),
  remarks: false,
  changes: protocol.reading.trim || protocol.reading.emptyStrings !== "keep",
  hasDecodeOnly: false,
});

/** The judge of a shape, such as a named type, made anew: what is judged by itself comes seldom. */
export const judgeOfShape = (protocol: ProtocolDescriptor, shape: Shape): Judge => prepare(startPreparation(protocol), shape);

function prepare(preparation: Preparation, shape: Shape): Judge {
  let target = shape;
  let { nullable, lenient } = shape;
  while (target.kind === "reference") {
    target = preparation.protocol.types[target.type]!;
    nullable ??= target.nullable;
    lenient = lenient && target.lenient ? { ...target.lenient, ...lenient } : (lenient ?? target.lenient);
  }
  const plain = target;
  const judge = judgeOf(preparation, plain);
  if (!nullable && lenient === undefined) return judge;
  return (walk, value) => {
    if (value === null && nullable) return null;
    const before = walk.issues.length;
    const judged = judge(walk, value, lenient);
    if (!walk.lenient || lenient === undefined || walk.issues.length === before) return judged;
    const found = walk.issues.splice(before);
    const relaxation = { shape: plain, judge, leniency: lenient, prepare: (other: Shape) => prepare({ ...preparation }, other) };
    const repaired = relax(walk, relaxation, value);
    if (repaired !== undefined) return repaired.value;
    walk.issues.push(...found);
    return judged;
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
  switch (shape.kind) {
    case "scalar":
      return prepareScalar(preparation, shape);
    case "literal":
      return prepareLiteral(shape);
    case "enum":
      return (preparation.protocol.features?.enums ?? prepareEnum)(preparation, shape);
    case "list":
      return prepareList(preparation, shape);
    case "map":
      return prepareMap(preparation, shape);
    case "struct":
      return prepareStruct(preparation, shape, prepare);
    case "union":
      return prepareUnion(preparation, shape);
  }
}

/** Whether there are so many items or entries that none of them is looked at; too few or too many are an issue. */
function isOverfull(walk: Walk, { kind, min = 0, max = Infinity }: ListShape | MapShape, count: number): boolean {
  const unit = kind === "list" ? "item" : "key";
  if (count < min) report(walk, tooFew(min, unit, count), undefined, min);
  // A value over the limit is one defect, however many of its items are bad.
  if (count > max) report(walk, tooMany(max, unit, count), undefined, max);
  return count > max;
}

function prepareList(preparation: Preparation, shape: ListShape): Judge {
  const judge = prepare(preparation, shape.item);
  const judgeUnique = shape.unique && requireFeature(preparation.protocol, "uniqueItems");
  return (walk, value) => {
    if (!Array.isArray(value)) return refuse(walk, shape, value);
    const list: readonly unknown[] = value;
    if (isTooDeep(walk) || isOverfull(walk, shape, list.length)) return value;
    const before = walk.issues.length;
    let copy: unknown[] | undefined;
    for (let index = 0; index < list.length && walk.issues.length < maxIssues; index++) {
      walk.path.push(index);
      const judged = judge(walk, list[index]);
      walk.path.pop();
      if (!Object.is(judged, list[index])) (copy ??= [...list])[index] = judged;
    }
    if (walk.issues.length === before) judgeUnique?.(walk, list);
    return copy?.filter((item) => item !== undefined) ?? value;
  };
}

function prepareMap(preparation: Preparation, shape: MapShape): Judge {
  const judge = prepare(preparation, shape.value);
  const expression = expressionOf(shape.keys);
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, shape, value);
    const keys = Object.keys(value);
    if (isTooDeep(walk) || isOverfull(walk, shape, keys.length)) return value;
    const changes: [string, unknown][] = [];
    for (const key of keys) {
      if (walk.issues.length >= maxIssues) break;
      enterKey(walk, key);
      if (expression?.test(key) === false) report(walk, invalidKey(shape.keys!, show(walk, key)), undefined, shape.keys);
      else {
        const judged = judge(walk, value[key]);
        if (!Object.is(judged, value[key])) changes.push([key, judged]);
      }
      leaveKey(walk);
    }
    if (changes.length === 0) return value;
    // From entries, because a key may be `__proto__`.
    return Object.fromEntries([...Object.entries(value), ...changes].filter(([, member]) => member !== undefined));
  };
}

function prepareUnion(preparation: Preparation, shape: UnionShape): Judge {
  const { protocol } = preparation;
  const judges = shape.members.map((member) => prepare(preparation, member));
  const ofObjects = shape.objects && requireFeature(protocol, "objectUnions").prepare(preparation, shape, prepare);
  const byKind = new Map<JsonKind | undefined, readonly Judge[]>();
  const judgesOf = (kind: JsonKind | undefined): readonly Judge[] => {
    const fitting = judges.filter((_, index) => kind !== undefined && hasKind(protocol, shape.members[index]!, kind));
    byKind.set(kind, fitting);
    return fitting;
  };
  return (walk, value) => {
    const kind = jsonKindOf(value);
    if (kind === "object" && ofObjects) return ofObjects(walk, value);
    const fitting = byKind.get(kind) ?? judgesOf(kind);
    const [only] = fitting;
    if (only && fitting.length === 1) return only(walk, value);
    const asked = walk.lenient;
    for (const lenient of asked ? [false, true] : [false]) {
      // Exact parts come before repaired ones, and a repair may lead to a part of another kind.
      for (const judge of lenient && !only ? judges : fitting) {
        walk.lenient = lenient;
        const fits = attempt(walk, judge, value);
        walk.lenient = asked;
        if (fits !== undefined) return fits.value;
      }
    }
    return refuse(walk, shape, value, only ? "no-match" : "wrong-type");
  };
}
