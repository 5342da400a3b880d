// Judging the fields of an object: reading normalises each first (aliases, white space, nulls, empty strings), then it is judged.

import { describeShape } from "./describe-shape.js";
import {
  enterKey,
  isTooDeep,
  type Judge,
  judgeJson,
  leaveKey,
  maxIssues,
  type Preparation,
  type Prepare,
  refuse,
  report,
  shownPath,
  type Walk,
  warn,
} from "./explain-walk.js";
import { requireFeature } from "./features.js";
import { missingField, unknownField } from "./issues.js";
import { isObject, ownMember } from "./json-kind.js";
import { findMisspelling, type Siblings } from "./misspelled-field.js";
import { nearestName } from "./nearest.js";
import type { Field, StructShape } from "./shape.js";

/** Creates the check of a struct, which returns an object as it is, or a copy if something in it was repaired. */
export function prepareStruct(preparation: Preparation, shape: StructShape, prepare: Prepare): Judge {
  const names = new Set(shape.fields.map(({ name }) => name));
  const fields = shape.fields.map((field) => {
    preparation.changes ||= field.aliases !== undefined;
    preparation.hasDecodeOnly ||= field.decodeOnly === true;
    preparation.remarks ||= field.computed?.level === "warning";
    const isPlain = field.computed === undefined && field.sensitive === undefined;
    // Objects inherit a few names, which count only as their own.
    return { name: field.name, isInherited: field.name in Object.prototype, field, isPlain, judge: prepare(preparation, field.shape) };
  });
  const hasParts = shape.extras !== undefined || shape.absent !== undefined || shape.rules !== undefined;
  const judgeParts = hasParts ? requireFeature(preparation.protocol, "objectParts")(preparation, shape, prepare) : undefined;
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, shape, value);
    if (isTooDeep(walk)) return value;
    const { reading, path } = walk;
    const keys = Object.keys(value);
    // A property that is not enumerable counts as absent.
    const isCareful = keys.length < Object.getOwnPropertyNames(value).length;
    const siblings: Siblings = { names, value, unknown: withoutNames(keys, names) };
    let copy: Record<string, unknown> | undefined;
    for (const prepared of fields) {
      const { name, field } = prepared;
      const given = isCareful || prepared.isInherited ? ownMember(value, name) : value[name];
      if (given === undefined && !reading && !field.required) continue;
      const alias = reading && given === undefined ? field.aliases?.find((other) => ownMember(value, other) !== undefined) : undefined;
      path.push(name);
      const judged =
        prepared.isPlain && !reading && given !== undefined
          ? prepared.judge(walk, given)
          : judgeMember(walk, prepared, alias === undefined ? given : value[alias], siblings);
      path.pop();
      // Also where the value of an alias counts as absent, so that nothing is left to call unknown.
      if (alias !== undefined) {
        siblings.unknown = siblings.unknown.filter((property) => property !== alias);
        delete (copy ??= { ...value })[alias];
      }
      if (judged === given || Object.is(judged, given)) continue;
      copy ??= { ...value };
      if (judged === undefined) delete copy[name];
      else copy[name] = judged;
    }
    if (siblings.unknown.length > 0) judgeUnknownMembers(walk, shape, siblings);
    return judgeParts === undefined ? (copy ?? value) : judgeParts(walk, copy ?? value);
  };
}

const none: readonly string[] = [];

/** The properties that are no fields: mostly none, for which nothing is allocated. */
function withoutNames(keys: readonly string[], names: ReadonlySet<string>): readonly string[] {
  let unknown: string[] | undefined;
  for (let index = 0; index < keys.length; index++) if (!names.has(keys[index]!)) (unknown ??= []).push(keys[index]!);
  return unknown ?? none;
}

interface PreparedField {
  readonly field: Field;
  readonly judge: Judge;
}

function judgeMember(walk: Walk, { field, judge }: PreparedField, given: unknown, siblings: Siblings): unknown {
  const before = walk.issues.length;
  const hidden = walk.hidden;
  walk.hidden ||= field.sensitive === true;
  const { normalization } = walk;
  const value = walk.reading && normalization !== undefined ? normalization.normalizeField(walk, field, given) : given;
  let judged: unknown;
  if (value === undefined) missing(walk, field, siblings);
  else if (walk.lenient && normalization?.isUntypedBody(walk, field, value)) judged = value;
  else {
    if (field.computed !== undefined) walk.computed.push({ path: [...walk.path], computed: field.computed, hidden: walk.hidden });
    judged = judge(walk, value);
    if (walk.issues.length > before && walk.lenient && normalization !== undefined) {
      judged = normalization.unsetInvalid(walk, field, { value, judged, before });
    }
  }
  walk.hidden = hidden;
  return judged;
}

function missing(walk: Walk, field: Field, siblings: Siblings): void {
  if (!field.required) return;
  const expected = describeShape(walk.protocol, field.shape);
  const forgiven = walk.lenient && (field.lenientlyOptional === true || walk.normalization?.mayMiss(walk));
  const misspelling = walk.hidden ? undefined : findMisspelling(field, siblings);
  (forgiven ? warn : report)(walk, missingField(expected, misspelling), undefined, expected);
}

/** Names are compared for so many unknown properties at most: an object with more of them is not misspelt, and each comparison takes time. */
const maxSuggestions = 32;

/** An open object may have unknown properties, which must be data; a closed one may not. */
function judgeUnknownMembers(walk: Walk, { open }: StructShape, { names, value, unknown }: Siblings): void {
  const [add, found] = walk.lenient ? [warn, walk.warnings] : [report, walk.issues];
  let absent: readonly string[] | undefined;
  let count = 0;
  for (const name of unknown) {
    if (found.length >= maxIssues) return;
    if (open) {
      enterKey(walk, name);
      judgeJson(walk, value[name]);
      leaveKey(walk);
      continue;
    }
    absent ??= [...names].filter((known) => ownMember(value, known) === undefined);
    const nearest = walk.hidden || count++ >= maxSuggestions ? undefined : nearestName(name, absent);
    enterKey(walk, name);
    add(walk, unknownField(shownPath(walk), nearest));
    leaveKey(walk);
  }
}
