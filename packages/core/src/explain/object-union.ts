// Unions of several objects: the intended part is found by a constant, by a property that only it has, or by all that it requires. Only that
// part is checked, so that issues point inside it.

import { type Check, type Preparation, type Prepare, refuse, report, show } from "../walk/walk.js";
import { didYouMean, listValues, missingField, mustBe, noPartFits, noPartPresent } from "../issues.js";
import { requireFeature } from "../features.js";
import { isObject, ownMember } from "../base/json-kind.js";
import { nearestName } from "../base/nearest.js";
import { fieldPlace } from "../walk/place.js";
import type { ProtocolShapes } from "../protocol.js";
import type { Shape, UnionShape } from "../shape/shape.js";
import { hasChoices } from "../shape/shape-kind.js";
import { takesTag } from "../shape/takes-tag.js";

export interface ObjectUnions {
  readonly prepare: (preparation: Preparation, shape: UnionShape, words: string, prepare: Prepare) => Check;
  readonly choosePart: (protocol: ProtocolShapes, shape: UnionShape, value: Readonly<Record<string, unknown>>) => number | undefined;
  /** The part that is meant, or none. */
  readonly findPart: (protocol: ProtocolShapes, shape: UnionShape, value: Readonly<Record<string, unknown>>) => readonly Shape[];
}

/** Creates the check of the object parts of a union. */
function prepareObjectUnion(preparation: Preparation, shape: UnionShape, words: string, prepare: Prepare): Check {
  const choice = shape.objects!;
  const checks = shape.members.map((part) => prepare(preparation, part));
  const { protocol } = preparation;
  const choices = choice.by === "presence" && hasChoices(protocol, choice) ? requireFeature(protocol, "unionChoices") : undefined;
  const labels = shape.members.map((member, part) => (member.kind === "reference" ? member.type : `part ${part + 1}`));
  return (walk, received) => {
    if (!isObject(received)) return refuse(walk, words, received);
    const value = choices ? choices.dropNulls(walk, shape, received) : received;
    const part = choosePart(walk.protocol, shape, value);
    if (part !== undefined) {
      const check = checks[part]!;
      return choices ? choices.checkExclusive(walk, { shape, part, check }, value) : check(walk, value);
    }
    if (choice.by === "head") {
      const { part: nearest, lacking } = requireFeature(walk.protocol, "unionChoices").nearestHead(shape, value);
      if (walk.lenient) return checks[nearest]!(walk, value);
      report(walk, noPartFits(labels[nearest]!, lacking), undefined, lacking);
      return value;
    }
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
function choosePart(protocol: ProtocolShapes, shape: UnionShape, value: Readonly<Record<string, unknown>>): number | undefined {
  const { members, objects } = shape;
  const choice = objects!;
  if (choice.by === "head") return requireFeature(protocol, "unionChoices").chooseByHead(shape, value);
  const { otherwise } = choice;
  if (choice.by === "presence") {
    const found = choice.cases.find(([property]) => ownMember(value, property) !== undefined);
    return found === undefined ? otherwise : found[1];
  }
  const given = ownMember(value, choice.tag);
  const found = choice.cases.find(([constant]) => constant === given);
  if (found !== undefined) return found[1];
  return given === undefined || (otherwise !== undefined && takesTag(protocol.types, members[otherwise]!, choice.tag))
    ? otherwise
    : undefined;
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
