// Judging a value of any shape: the part of the walker that goes inwards. Gives the value back, repaired where lenient reading may.

import { describeShape } from "./describe-shape.js";
import { relax } from "./explain-leniency.js";
import { judgeEnum, judgeLiteral, judgeScalar, patternOf, reportWrongType } from "./explain-scalar.js";
import { judgeStruct } from "./explain-struct.js";
import { attempt, report, show, type Walk } from "./explain-walk.js";
import { findDuplicate, isObject, jsonKindOf } from "./json-kind.js";
import { quoteText } from "./quote.js";
import type { ListShape, MapShape, ReferenceShape, Shape, ShapeLeniency, UnionShape } from "./shape.js";
import { hasKind } from "./shape-kind.js";
import { unreachable } from "./unreachable.js";

const deepest = 64;
/** Enough for any message that was meant well; a list with a billion holes ends here. */
const mostIssues = 1000;

/** Judges a value that is present; gives it back, repaired, or undefined when lenient reading leaves it unset. */
export function judge(walk: Walk, shape: Shape, value: unknown): unknown {
  let target = shape;
  let { nullable, lenient } = shape;
  while (target.kind === "reference") {
    target = targetOf(walk, target);
    nullable ??= target.nullable;
    lenient = lenient && target.lenient ? { ...target.lenient, ...lenient } : (lenient ?? target.lenient);
  }
  if (value === null && nullable === true) return null;
  if (walk.path.length > deepest) return (report(walk, "too-deep", { limit: deepest }), value);
  const before = walk.issues.length;
  const judged = judgeKind(walk, target, value, lenient);
  if (walk.issues.length === before || !walk.lenient || lenient === undefined) return judged;
  const found = walk.issues.splice(before);
  const repaired = relax(walk, target, lenient, value, judge);
  if (repaired !== undefined) return repaired.value;
  walk.issues.push(...found);
  return judged;
}

function targetOf(walk: Walk, shape: ReferenceShape): Shape {
  return walk.protocol.types[shape.type]!;
}

function judgeKind(walk: Walk, shape: Exclude<Shape, ReferenceShape>, value: unknown, leniency: ShapeLeniency | undefined): unknown {
  switch (shape.kind) {
    case "scalar":
      return (judgeScalar(walk, shape, value), value);
    case "literal":
      return (judgeLiteral(walk, shape, value), value);
    case "enum":
      return judgeEnum(walk, shape, value, leniency);
    case "list":
      return judgeList(walk, shape, value);
    case "map":
      return judgeMap(walk, shape, value);
    case "struct":
      return isObject(value) ? judgeStruct(walk, shape, value, judge) : (reportWrongType(walk, shape, value), value);
    case "union":
      return judgeUnion(walk, shape, value);
    default:
      return unreachable(shape);
  }
}

function judgeList(walk: Walk, shape: ListShape, value: unknown): unknown {
  if (!Array.isArray(value)) return (reportWrongType(walk, shape, value), value);
  const list: readonly unknown[] = value;
  const count = list.length;
  if (shape.min !== undefined && count < shape.min) report(walk, "too-few", { min: shape.min, count }, undefined, shape.min);
  // What is over the limit is one defect, however many of its items are bad.
  if (shape.max !== undefined && count > shape.max)
    return (report(walk, "too-many", { max: shape.max, count }, undefined, shape.max), value);
  const before = walk.issues.length;
  let copy: unknown[] | undefined;
  for (let index = 0; index < count && walk.issues.length < mostIssues; index++) {
    walk.path.push(index);
    const judged = judge(walk, shape.item, list[index]);
    walk.path.pop();
    if (!Object.is(judged, list[index])) (copy ??= [...list])[index] = judged;
  }
  const duplicate = shape.unique === true && walk.issues.length === before ? findDuplicate(list) : undefined;
  if (duplicate !== undefined) {
    walk.path.push(duplicate[1]);
    report(walk, "duplicate-item", { first: duplicate[0] }, list[duplicate[1]]);
    walk.path.pop();
  }
  return copy?.filter((item) => item !== undefined) ?? value;
}

function judgeMap(walk: Walk, shape: MapShape, value: unknown): unknown {
  if (!isObject(value)) return (reportWrongType(walk, shape, value), value);
  const keys = Object.keys(value);
  const count = keys.length;
  if (shape.min !== undefined && count < shape.min) report(walk, "too-few", { min: shape.min, count }, undefined, shape.min);
  if (shape.max !== undefined && count > shape.max)
    return (report(walk, "too-many", { max: shape.max, count }, undefined, shape.max), value);
  const changes: [string, unknown][] = [];
  for (const key of keys) {
    if (walk.issues.length >= mostIssues) break;
    walk.path.push(key);
    if (shape.keys !== undefined && !patternOf(shape.keys).test(key)) {
      report(walk, "bad-key", { pattern: `/${shape.keys}/`, key: quoteText(key) }, undefined, shape.keys);
    } else {
      const judged = judge(walk, shape.value, value[key]);
      if (!Object.is(judged, value[key])) changes.push([key, judged]);
    }
    walk.path.pop();
  }
  if (changes.length === 0) return value;
  // From entries, because a key may be `__proto__`.
  return Object.fromEntries([...Object.entries(value), ...changes].filter(([, member]) => member !== undefined));
}

function judgeUnion(walk: Walk, shape: UnionShape, value: unknown): unknown {
  const kind = jsonKindOf(value);
  const fitting = kind === undefined ? [] : shape.members.filter((member) => hasKind(walk.protocol, member, kind));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return judge(walk, only, value);
  const asked = walk.lenient;
  for (const lenient of asked ? [false, true] : [false]) {
    // Exact members come before repaired ones, and a repair may lead to a member of another kind.
    for (const member of lenient && fitting.length === 0 ? shape.members : fitting) {
      walk.lenient = lenient;
      const fits = attempt(walk, () => judge(walk, member, value));
      walk.lenient = asked;
      if (fits !== undefined) return fits.value;
    }
  }
  if (fitting.length === 0) return (reportWrongType(walk, shape, value), value);
  const expected = describeShape(walk.protocol, shape);
  return (report(walk, "no-union-member", { expected, received: show(walk, value) }, value, expected), value);
}
