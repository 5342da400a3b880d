// Unions of objects whose parts are distinguished in another way, so that an object is taken for another part.

import type { Head, ObjectChoice, UnionShape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison, LoneField, Pair } from "./comparison.js";
import type { PlainShape } from "@wirepact/core/shape";
import { isExclusive } from "./cover-shapes.js";
import { follow } from "./follow.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { canMeet } from "../resolve/heads.js";
import { unionParts, type UnionParts } from "./union-parts.js";

export interface ChoiceChange extends Pair<PlainShape> {
  /** An object of the old release, or of the new one, can be taken for another part. */
  readonly affected: { readonly "old-senders": boolean; readonly "old-readers": boolean };
}

/** Every union whose parts are tried in another order, where an object can fit two of them. */
export const choiceChanges = oncePerComparison(({ old, new: current, shapes }: Comparison): readonly ChoiceChange[] =>
  shapes.flatMap((pair): ChoiceChange[] => {
    if (pair.old.kind !== "union" || pair.new.kind !== "union") return [];
    const choices = [pair.old.objects, pair.new.objects];
    if (choices.some((choice) => choice?.by === "head"))
      return choices.includes(undefined) || isSameOrder(pair.old, pair.new)
        ? []
        : [{ ...pair, affected: { "old-senders": true, "old-readers": true } }];
    // No object has what selects two parts.
    if (
      isExclusive(pair.old) &&
      isExclusive(pair.new) &&
      pair.new.members.every((part) => follow(current, part, "").shape.kind !== "union")
    )
      return [];
    const [oldParts, newParts] = [unionParts(old, pair.old), unionParts(current, pair.new)];
    const [before, after] = [casesOf(oldParts.objects), casesOf(newParts.objects)];
    const swapped = before.flatMap((one, index) =>
      before
        .slice(index + 1)
        .filter((other) => isBefore(after, other[0], one[0]))
        .map((other) => [one, other] as const),
    );
    // Only an open object can have the property of another part too.
    const affected = {
      "old-senders": swapped.some(([first]) => isOpen(old, oldParts, first[1])),
      "old-readers": swapped.some(([, second]) => isOpen(current, newParts, partOf(after, second[0]))),
    };
    return affected["old-senders"] || affected["old-readers"] ? [{ ...pair, affected }] : [];
  }),
);

/** Whether the heads of two unions select the same parts: those that both have come in the same order, and none that is new comes before one that it may fit. */
function isSameOrder(old: UnionShape, current: UnionShape): boolean {
  const [before, after] = [headsOf(old), headsOf(current)];
  if (before === undefined || after === undefined) return false;
  const keyOf = ({ label, head }: LabeledHead): string => label ?? JSON.stringify(head);
  const known = new Map(before.map((each, index) => [keyOf(each), { ...each, index }]));
  return after.every((each, index) => {
    const same = known.get(keyOf(each));
    const later = after.slice(index + 1).filter((other) => known.has(keyOf(other)));
    if (same === undefined) return later.every((other) => !canMeet(each.head, other.head));
    return later.every((other) => {
      const was = known.get(keyOf(other))!;
      const meets = canMeet(each.head, other.head);
      // No object fits both, in either release.
      if (!meets && !canMeet(same.head, was.head)) return true;
      return was.index > same.index && (!meets || sameJson(same.head, each.head));
    });
  });
}

interface LabeledHead {
  readonly label: string | undefined;
  readonly head: Head;
}

const headsOf = ({ members, objects }: UnionShape): readonly LabeledHead[] | undefined =>
  objects?.by === "head"
    ? objects.cases.map(([head, part]) => ({ head, label: members[part]?.kind === "reference" ? members[part].type : undefined }))
    : undefined;

/** Every union of two releases in which only one of them lets an object have the properties of several parts. */
export const exclusionChanges = oncePerComparison(
  ({ shapes }: Comparison): { readonly added: readonly Pair<PlainShape>[]; readonly removed: readonly Pair<PlainShape>[] } => {
    const unions = shapes.filter((pair) => pair.old.kind === "union" && pair.new.kind === "union");
    return {
      added: unions.filter((pair) => !isExclusive(pair.old) && isExclusive(pair.new)),
      removed: unions.filter((pair) => isExclusive(pair.old) && !isExclusive(pair.new)),
    };
  },
);

/**
 * Whether a field that one side of an object lacks is the tag of a union in which that side takes all other objects: without the field, the
 * object is only taken where the tag is missing, and every other value of the tag is rejected.
 */
export function isTagOfRest({ field, struct }: LoneField, comparison: Comparison, side: "old" | "new"): boolean {
  return comparison.shapes.some(({ [side]: union, paths }) => {
    if (union.kind !== "union" || union.objects?.by !== "tag" || union.objects.tag !== field.name) return false;
    const { otherwise } = union.objects;
    if (otherwise === undefined) return false;
    const part = follow(comparison[side], union.members[otherwise]!, `${paths[side] ?? ""}/union/${otherwise}`);
    return part.place === struct.paths[side];
  });
}

type Case = readonly [property: string, part: number];

/** The properties that select a part, in the order in which they are tried. */
const casesOf = (choice: ObjectChoice | undefined): readonly Case[] => (choice?.by === "presence" ? choice.cases : []);

const placeOf = (cases: readonly Case[], property: string): number => cases.findIndex(([name]) => name === property);

const partOf = (cases: readonly Case[], property: string): number => cases[placeOf(cases, property)]?.[1] ?? -1;

function isBefore(cases: readonly Case[], one: string, other: string): boolean {
  const [first, second] = [placeOf(cases, one), placeOf(cases, other)];
  return first !== -1 && second !== -1 && first < second && !sameJson(cases[first]?.[1], cases[second]?.[1]);
}

function isOpen(model: ProtocolModel, { parts }: UnionParts, index: number): boolean {
  const part = parts.find((each) => each.index === index);
  const shape = part && follow(model, part.shape, "").shape;
  return shape?.kind !== "struct" || shape.open;
}
