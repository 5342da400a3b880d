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
import { missingField, type Wording } from "./issues.js";
import { isObject } from "./json-kind.js";
import { findMisspelling, type Siblings } from "./misspelled-field.js";
import type { Field, StructShape } from "./shape.js";

/** Creates the check of a struct, which returns an object as it is, or a copy if something in it was repaired. */
export function prepareStruct(preparation: Preparation, shape: StructShape, words: string, prepare: Prepare): Judge {
  const { open, extras, rules } = shape;
  const names = new Map(shape.fields.map(({ name }, index) => [name, index]));
  const absent: readonly unknown[] = shape.fields.map(() => undefined);
  const fields = shape.fields.map((field): PreparedField => {
    const { name, required, aliases, decodeOnly, computed, sensitive } = field;
    const expected = describeShape(preparation.protocol, field.shape);
    preparation.changes ||= aliases !== undefined;
    preparation.hasDecodeOnly ||= decodeOnly === true;
    preparation.remarks ||= computed?.level === "warning";
    return {
      name,
      required,
      isPlain: (computed ?? sensitive) === undefined,
      judge: prepare(preparation, field.shape),
      expected,
      missing: missingField(expected),
      field,
    };
  });
  const hasParts = !open || (extras ?? shape.absent ?? rules) !== undefined;
  const judgeParts = hasParts ? requireFeature(preparation.protocol, "objectParts")(preparation, shape, prepare) : undefined;
  return (walk, given) => {
    if (!isObject(given)) return refuse(walk, words, given);
    if (isTooDeep(walk)) return given;
    const { normalization, path } = walk;
    const value = normalization ? normalization.renameAliases(shape, given) : given;
    const members = absent.slice();
    const unknown: string[] = [];
    let next = 0;
    // Plain objects inherit nothing that is enumerable, and a property that is not counts as absent.
    for (const name in value) {
      // Most senders keep the order of the fields.
      const index = fields[next]?.name === name ? next : names.get(name);
      if (index === undefined) unknown.push(name);
      else {
        members[index] = value[name];
        next = index + 1;
      }
    }
    const siblings: Siblings = { names, value, unknown };
    let copy: Record<string, unknown> | undefined;
    for (let index = 0; index < fields.length; index++) {
      const prepared = fields[index]!;
      const { name, required } = prepared;
      const member = members[index];
      if (member === undefined && !normalization && !required) continue;
      path.push(name);
      const judged =
        prepared.isPlain && !normalization && member !== undefined
          ? prepared.judge(walk, member)
          : judgeMember(walk, prepared, member, siblings);
      path.pop();
      if (Object.is(judged, member)) continue;
      copy ??= { ...value };
      if (judged === undefined) delete copy[name];
      else copy[name] = judged;
    }
    if (open) judgeUnknown(walk, siblings);
    return judgeParts ? judgeParts(walk, copy ?? value, siblings) : (copy ?? value);
  };
}

/** A field with what is needed of it, so that all have the same properties, which engines read faster. */
interface PreparedField extends Pick<Field, "name" | "required"> {
  /** Whether only its judge looks at the field. */
  readonly isPlain: boolean;
  readonly judge: Judge;
  /** What its value must be. */
  readonly expected: string;
  /** What is said if it is missing. */
  readonly missing: Wording;
  readonly field: Field;
}

function judgeMember(walk: Walk, prepared: PreparedField, given: unknown, siblings: Siblings): unknown {
  const { field, judge } = prepared;
  const { hidden, normalization } = walk;
  walk.hidden ||= field.sensitive === true;
  const value = normalization ? normalization.normalizeField(walk, field, given) : given;
  let judged: unknown;
  if (value === undefined) reportMissing(walk, prepared, siblings);
  else {
    if (field.computed !== undefined) {
      (walk.computed ??= []).push({ path: [...walk.path], computed: field.computed, hidden: walk.hidden });
    }
    judged = normalization ? normalization.judgeField(walk, field, judge, value) : judge(walk, value);
  }
  walk.hidden = hidden;
  return judged;
}

function reportMissing(walk: Walk, { field, required, expected, missing }: PreparedField, siblings: Siblings): void {
  if (!required) return;
  const misspelling = walk.hidden ? undefined : findMisspelling(field, siblings);
  const wording = misspelling === undefined ? missing : missingField(expected, misspelling);
  (walk.normalization?.mayMiss(walk, field) ? warn : report)(walk, wording, undefined, expected);
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
