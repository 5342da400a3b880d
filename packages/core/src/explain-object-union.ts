// Unions of several objects: the intended part is found by a constant, or by a property that only it has. Only that part is checked, so that
// issues point inside it.

import { type Judge, type Preparation, type Prepare, refuse, report, show } from "./explain-walk.js";
import { didYouMean, listValues, missingField, mustBe, noPartPresent } from "./issues.js";
import { isObject, ownMember } from "./json-kind.js";
import { nearestName } from "./nearest.js";
import { fieldPlace } from "./place.js";
import type { JudgedProtocol } from "./protocol.js";
import type { Shape, UnionShape } from "./shape.js";
import { takesTag } from "./takes-tag.js";

export interface ObjectUnions {
  readonly prepare: (preparation: Preparation, shape: UnionShape, words: string, prepare: Prepare) => Judge;
  readonly choosePart: (
    protocol: Pick<JudgedProtocol, "types">,
    shape: UnionShape,
    value: Readonly<Record<string, unknown>>,
  ) => number | undefined;
  /** The part that is meant, or none. */
  readonly findPart: (protocol: JudgedProtocol, shape: UnionShape, value: Readonly<Record<string, unknown>>) => readonly Shape[];
}

/** Creates the check of the object parts of a union. */
function prepareObjectUnion(preparation: Preparation, shape: UnionShape, words: string, prepare: Prepare): Judge {
  const choice = shape.objects!;
  const judges = shape.members.map((part) => prepare(preparation, part));
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, words, value);
    const part = choosePart(walk.protocol, shape, value);
    if (part !== undefined) return judges[part]!(walk, value);
    if (choice.by === "presence") {
      const properties = choice.cases.map(([property]) => property);
      report(walk, noPartPresent(properties), undefined, properties);
      return value;
    }
    const known = choice.cases.map(([constant]) => (typeof constant === "boolean" ? String(constant) : constant));
    const names = known.filter((constant) => typeof constant === "string");
    const given = ownMember(value, choice.tag);
    const nearest = typeof given === "string" ? nearestName(given, names) : undefined;
    const expected = `one of ${listValues(known)}`;
    const wording =
      given === undefined ? missingField(expected) : mustBe("unknown-value", expected, show(walk, given) + didYouMean(nearest));
    report(walk, wording, given, known, fieldPlace(walk.place, choice.tag));
    return value;
  };
}

/** The index of the part that an object belongs to; undefined if it belongs to none. */
function choosePart(
  { types }: Pick<JudgedProtocol, "types">,
  { members, objects }: UnionShape,
  value: Readonly<Record<string, unknown>>,
): number | undefined {
  const { cases, otherwise, ...choice } = objects!;
  if (choice.by === "presence") {
    const found = cases.find(([property]) => ownMember(value, String(property)) !== undefined);
    return found === undefined ? otherwise : found[1];
  }
  const given = ownMember(value, choice.tag);
  const found = cases.find(([constant]) => constant === given);
  if (found !== undefined) return found[1];
  return given === undefined || (otherwise !== undefined && takesTag(types, members[otherwise]!, choice.tag)) ? otherwise : undefined;
}

/** Checks unions of several objects and finds the intended part. */
export const objectUnions: ObjectUnions = {
  prepare: prepareObjectUnion,
  choosePart,
  findPart: (protocol, shape, value) => {
    const part = choosePart(protocol, shape, value);
    return part === undefined ? [] : [shape.members[part]!];
  },
};
