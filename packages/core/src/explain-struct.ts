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
import { isObject } from "./json-kind.js";
import { findMisspelling, type Siblings } from "./misspelled-field.js";
import type { Field, StructShape } from "./shape.js";

/** Creates the check of a struct, which returns an object as it is, or a copy if something in it was repaired. */
export function prepareStruct(preparation: Preparation, shape: StructShape, prepare: Prepare): Judge {
  const { open, extras, rules } = shape;
  const names = new Map(shape.fields.map(({ name }, index) => [name, index]));
  const absent: readonly unknown[] = shape.fields.map(() => undefined);
  const fields = shape.fields.map((field): PreparedField => {
    preparation.changes ||= field.aliases !== undefined;
    preparation.hasDecodeOnly ||= field.decodeOnly === true;
    preparation.remarks ||= field.computed?.level === "warning";
    const isPlain = field.computed === undefined && field.sensitive === undefined;
    return { field, isPlain, judge: prepare(preparation, field.shape) };
  });
  const hasParts = !open || (extras ?? shape.absent ?? rules) !== undefined;
  const judgeParts = hasParts ? requireFeature(preparation.protocol, "objectParts")(preparation, shape, prepare) : undefined;
  return (walk, given) => {
    if (!isObject(given)) return refuse(walk, shape, given);
    if (isTooDeep(walk)) return given;
    const { normalization, path } = walk;
    const value = normalization ? normalization.renameAliases(shape, given) : given;
    const members = absent.slice();
    const unknown: string[] = [];
    // Plain objects inherit nothing that is enumerable, and a property that is not counts as absent.
    for (const name in value) {
      const index = names.get(name);
      if (index === undefined) unknown.push(name);
      else members[index] = value[name];
    }
    const siblings: Siblings = { names, value, unknown };
    let copy: Record<string, unknown> | undefined;
    for (let index = 0; index < fields.length; index++) {
      const prepared = fields[index]!;
      const { name, required } = prepared.field;
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

interface PreparedField {
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
