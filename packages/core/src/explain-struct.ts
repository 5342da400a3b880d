// Judging the fields of an object.

import { describeShape } from "./describe-expected.js";
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
  type Walk,
  warn,
} from "./explain-walk.js";
import { requireFeature } from "./features.js";
import { missingField } from "./issues.js";
import { isObject, ownMember } from "./json-kind.js";
import { findMisspelling, type Siblings } from "./misspelled-field.js";
import type { Field, StructShape } from "./shape.js";

/** Creates the check of a struct, which returns an object as it is, or a copy if something in it was repaired. */
export function prepareStruct(preparation: Preparation, shape: StructShape, prepare: Prepare): Judge {
  const { open, extras, absent, rules } = shape;
  const names = new Set(shape.fields.map(({ name }) => name));
  const fields = shape.fields.map((field): PreparedField => {
    preparation.changes ||= field.aliases !== undefined;
    preparation.hasDecodeOnly ||= field.decodeOnly === true;
    preparation.remarks ||= field.computed?.level === "warning";
    const isPlain = field.computed === undefined && field.sensitive === undefined;
    return { name: field.name, field, isPlain, judge: prepare(preparation, field.shape) };
  });
  // Objects inherit a few names, which count only as their own.
  const hasInherited = fields.some(({ name }) => name in Object.prototype);
  const hasParts = !open || (extras ?? absent ?? rules) !== undefined;
  const judgeParts = hasParts ? requireFeature(preparation.protocol, "objectParts")(preparation, shape, prepare) : undefined;
  return (walk, given) => {
    if (!isObject(given)) return refuse(walk, shape, given);
    if (isTooDeep(walk)) return given;
    const { normalization, path } = walk;
    const value = normalization ? normalization.renameAliases(shape, given) : given;
    const keys = Object.keys(value);
    // A property that is not enumerable counts as absent.
    const isCareful = hasInherited || keys.length < Object.getOwnPropertyNames(value).length;
    const siblings: Siblings = { names, value, unknown: withoutNames(keys, names) };
    let copy: Record<string, unknown> | undefined;
    for (const prepared of fields) {
      const { name } = prepared;
      const member = isCareful ? ownMember(value, name) : value[name];
      if (member === undefined && !normalization && !prepared.field.required) continue;
      path.push(name);
      const judged =
        prepared.isPlain && !normalization && member !== undefined
          ? prepared.judge(walk, member)
          : judgeMember(walk, prepared, member, siblings);
      path.pop();
      if (judged === member || Object.is(judged, member)) continue;
      copy ??= { ...value };
      if (judged === undefined) delete copy[name];
      else copy[name] = judged;
    }
    if (open) judgeUnknown(walk, siblings);
    return judgeParts ? judgeParts(walk, copy ?? value, siblings) : (copy ?? value);
  };
}

const none: readonly string[] = [];

/** The properties that are no fields: mostly none, for which nothing is allocated. */
function withoutNames(keys: readonly string[], names: ReadonlySet<string>): readonly string[] {
  let unknown: string[] | undefined;
  for (const key of keys) if (!names.has(key)) (unknown ??= []).push(key);
  return unknown ?? none;
}

interface PreparedField {
  readonly name: string;
  readonly field: Field;
  readonly judge: Judge;
  /** Whether only its judge looks at the field. */
  readonly isPlain: boolean;
}

function judgeMember(walk: Walk, { field, judge }: PreparedField, given: unknown, siblings: Siblings): unknown {
  const { hidden, normalization } = walk;
  walk.hidden ||= field.sensitive === true;
  const value = normalization ? normalization.normalizeField(walk, field, given) : given;
  let judged: unknown;
  if (value === undefined) missing(walk, field, siblings);
  else {
    if (field.computed !== undefined) walk.computed.push({ path: [...walk.path], computed: field.computed, hidden: walk.hidden });
    judged = normalization ? normalization.judgeField(walk, field, judge, value) : judge(walk, value);
  }
  walk.hidden = hidden;
  return judged;
}

function missing(walk: Walk, field: Field, siblings: Siblings): void {
  if (!field.required) return;
  const expected = describeShape(walk.protocol, field.shape);
  const misspelling = walk.hidden ? undefined : findMisspelling(field, siblings);
  (walk.normalization?.mayMiss(walk, field) ? warn : report)(walk, missingField(expected, misspelling), undefined, expected);
}

/** An open object may have unknown properties, which must be data. */
function judgeUnknown(walk: Walk, { value, unknown }: Siblings): void {
  for (const name of unknown) {
    if (walk.issues.length >= maxIssues) return;
    enterKey(walk, name);
    judgeJson(walk, value[name]);
    leaveKey(walk);
  }
}
