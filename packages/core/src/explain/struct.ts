// Checking the fields of an object.

import { describeShape } from "../describe/describe-expected.js";
import { type Change, prepareEntries, withChanges } from "./entries.js";
import { isTooDeep, type Check, checkJson, type Preparation, type Prepare, refuse, report, type Walk, warn } from "../walk/walk.js";
import { requireFeature } from "../features.js";
import { missingField, type Wording } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import { findMisspelling, type Siblings } from "./misspelled-field.js";
import { fieldPlace, type Place, root } from "../walk/place.js";
import type { Field, StructShape } from "../shape/shape.js";

/** Creates the check of a struct, which returns an object as it is, or a copy if something in it was repaired. */
export function prepareStruct(preparation: Preparation, shape: StructShape, words: string, prepare: Prepare): Check {
  const { open, extras, rules } = shape;
  const names = new Map(shape.fields.map(({ name }, index) => [name, index]));
  const fields = shape.fields.map((field): PreparedField => {
    const { name, required, aliases, computed, sensitive } = field;
    const expected = describeShape(preparation.protocol, field.shape);
    preparation.changes ||= aliases !== undefined;
    preparation.remarks ||= computed?.level === "warning";
    return {
      name,
      required,
      place: root,
      isPlain: (computed ?? sensitive) === undefined,
      check: prepare(preparation, field.shape),
      expected,
      missing: missingField(expected),
      field,
    };
  });
  // An open object may have unknown properties, which must be data.
  const checkUnknown = prepareEntries(checkJson);
  const hasParts = !open || (extras ?? shape.absent ?? rules) !== undefined;
  const checkParts = hasParts ? requireFeature(preparation.protocol, "objectParts")(preparation, shape, prepare) : undefined;
  return (walk, given) => {
    if (!isObject(given)) return refuse(walk, words, given);
    if (isTooDeep(walk)) return given;
    const { normalization, place } = walk;
    const value = normalization ? normalization.renameAliases(shape, given) : given;
    const members: unknown[] = [];
    let unknown: string[] | undefined;
    let next = 0;
    // Plain objects inherit nothing that is enumerable, and a property that is not counts as absent.
    for (const name in value) {
      // Most senders keep the order of the fields.
      const index = fields[next]?.name === name ? next : names.get(name);
      if (index === undefined) (unknown ??= []).push(name);
      else {
        members[index] = value[name];
        next = index + 1;
      }
    }
    const siblings: Siblings = { names, value, unknown: unknown ?? [] };
    let changes: Change[] | undefined;
    for (let index = 0; index < fields.length; index++) {
      const prepared = fields[index]!;
      const { name, required } = prepared;
      const member = members[index];
      if (member === undefined && !normalization && !required) continue;
      // The object is usually where it was in the last message.
      if (prepared.place.outer !== place) prepared.place = fieldPlace(place, name);
      walk.place = prepared.place;
      const checked =
        prepared.isPlain && !normalization && member !== undefined
          ? prepared.check(walk, member)
          : checkMember(walk, prepared, member, siblings);
      if (!Object.is(checked, member)) (changes ??= []).push([name, checked]);
    }
    walk.place = place;
    if (open && unknown) checkUnknown(walk, value, siblings.unknown);
    const changed = changes ? withChanges(value, changes) : value;
    return checkParts ? checkParts(walk, changed, siblings) : changed;
  };
}

/** A field with what is needed of it, so that all have the same properties, which engines read faster. */
interface PreparedField extends Pick<Field, "name" | "required"> {
  /** Where it was last. */
  place: Place;
  /** Whether only its check looks at the field. */
  readonly isPlain: boolean;
  readonly check: Check;
  /** What its value must be. */
  readonly expected: string;
  /** What is said if it is missing. */
  readonly missing: Wording;
  readonly field: Field;
}

function checkMember(walk: Walk, prepared: PreparedField, given: unknown, siblings: Siblings): unknown {
  const { field, check } = prepared;
  const { hidden, normalization } = walk;
  if (field.sensitive) walk.hidden ||= walk.place.depth;
  const value = normalization ? normalization.normalizeField(walk, field, given) : given;
  let checked: unknown;
  if (value === undefined) reportMissing(walk, prepared, siblings);
  else {
    if (field.computed !== undefined) {
      (walk.computed ??= []).push({ place: walk.place, computed: field.computed, hidden: walk.hidden });
    }
    checked = normalization ? normalization.checkField(walk, field, check, value) : check(walk, value);
  }
  walk.hidden = hidden;
  return checked;
}

function reportMissing(walk: Walk, { field, required, expected, missing }: PreparedField, siblings: Siblings): void {
  if (!required) return;
  const misspelling = walk.hidden ? undefined : findMisspelling(field, siblings);
  const wording = misspelling === undefined ? missing : missingField(expected, misspelling);
  (walk.normalization?.mayMiss(walk, field) ? warn : report)(walk, wording, undefined, expected);
}
