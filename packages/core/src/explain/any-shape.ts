// Checking a value of any shape: the part of the walker that goes inwards. Every shape of a message type becomes a function once, which
// returns the value, repaired where lenient decoding may.

import { describeShape } from "../describe/describe-expected.js";
import { prepareEntries } from "./entries.js";
import { checkLeniently } from "./leniency.js";
import { prepareEnum, prepareLiteral, prepareScalar } from "./scalar.js";
import { prepareStruct } from "./struct.js";
import { isTooDeep, type Check, checkIn, maxIssues, type Preparation, refuse, report, type Walk } from "../walk/walk.js";
import { tooFew, tooMany } from "../issues.js";
import { requireFeature } from "../features.js";
import { isObject } from "../base/json-kind.js";
import type { MessageDescriptor, ProtocolShapes } from "../protocol.js";
import type { ListShape, MapShape, Shape } from "../shape/shape.js";
import type { PlainShape } from "../shape/dereference.js";

/** How messages of one type are checked. */
export interface Plan extends Readonly<Preparation> {
  readonly message: MessageDescriptor;
  readonly check: Check;
}

const plans = /*@__PURE__*/ new WeakMap<ProtocolShapes, Map<unknown, Plan>>();

/** The plan of a message type, made when its first message comes; undefined for a type that the protocol does not have. */
export function planOf(protocol: ProtocolShapes, type: unknown): Plan | undefined {
  let known = plans.get(protocol);
  if (known === undefined) plans.set(protocol, (known = new Map()));
  let plan = known.get(type);
  if (plan === undefined && typeof type === "string" && Object.hasOwn(protocol.messages, type)) {
    known.set(type, (plan = makePlan(protocol, protocol.messages[type]!)));
  }
  return plan;
}

function makePlan(protocol: ProtocolShapes, message: MessageDescriptor): Plan {
  const preparation = startPreparation(protocol);
  preparation.remarks = message.rules.some(({ level }) => level === "warning");
  const check = prepare(preparation, message.shape);
  return { ...preparation, message, check };
}

const startPreparation = (protocol: ProtocolShapes): Preparation => ({
  protocol,
  checks: new Map(),
  remarks: false,
  changes: protocol.features?.normalization?.altersText(protocol) === true,
});

/** The check of a shape, such as a named type, made anew: what is checked by itself comes seldom. */
export const checkOfShape = (protocol: ProtocolShapes, shape: Shape): Check => prepare(startPreparation(protocol), shape);

/** The check of a shape, with the traits of the references that lead to it. */
function prepare(preparation: Preparation, shape: Shape): Check {
  let target = shape;
  let { nullable, lenient } = shape;
  while (target.kind === "reference") {
    target = preparation.protocol.types[target.type]!;
    nullable ??= target.nullable;
    lenient = (lenient ?? target.lenient) && { ...target.lenient, ...lenient };
  }
  const check = checkOf(preparation, target);
  if (!nullable && lenient === undefined) return check;
  const relaxation = lenient && { shape: target, check, leniency: lenient, prepare: (other: Shape) => prepare({ ...preparation }, other) };
  return (walk, value) => {
    if (value === null && nullable) return null;
    return walk.lenient && relaxation ? checkLeniently(walk, relaxation, value) : check(walk, value);
  };
}

/** The check of a shape, made once; inside a type that contains itself, one that looks it up when it is needed. */
function checkOf(preparation: Preparation, shape: PlainShape): Check {
  const known = preparation.checks.get(shape);
  if (known !== undefined) return known.check ?? ((walk, value, leniency) => known.check!(walk, value, leniency));
  const made: { check?: Check } = {};
  preparation.checks.set(shape, made);
  return (made.check = prepareKind(preparation, shape));
}

function prepareKind(preparation: Preparation, shape: PlainShape): Check {
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
      return requireFeature(preparation.protocol, "unions")(preparation, shape, words, prepare);
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

function prepareList(preparation: Preparation, shape: ListShape, words: string): Check {
  const check = prepare(preparation, shape.item);
  const checkUnique = shape.unique && requireFeature(preparation.protocol, "uniqueItems");
  return (walk, value, leniency) => {
    if (!Array.isArray(value)) return refuse(walk, words, value);
    const list: readonly unknown[] = value;
    if (isTooDeep(walk) || isOverfull(walk, shape, list.length)) return value;
    const before = walk.issues.length;
    const checkItem = leniency?.items ? requireFeature(preparation.protocol, "normalization").dropping(check) : check;
    let copy: unknown[] | undefined;
    for (let index = 0; index < list.length && walk.issues.length < maxIssues; index++) {
      const checked = checkIn(walk, index, checkItem, list[index]);
      if (!Object.is(checked, list[index])) (copy ??= [...list])[index] = checked;
    }
    const kept = copy?.filter((item) => item !== undefined) ?? list;
    if (kept.length < list.length) isOverfull(walk, shape, kept.length);
    if (walk.issues.length === before) checkUnique?.(walk, list, copy);
    return kept;
  };
}

function prepareMap(preparation: Preparation, shape: MapShape, words: string): Check {
  const checkEntries = prepareEntries(prepare(preparation, shape.value), shape.keys);
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, words, value);
    const keys = Object.keys(value);
    return isTooDeep(walk) || isOverfull(walk, shape, keys.length) ? value : checkEntries(walk, value, keys);
  };
}
