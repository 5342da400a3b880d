// Unions of objects whose parts are distinguished in another way, so that an object is taken for another part.

import type { ObjectChoice, UnionShape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison, LoneField, Pair } from "./comparison.js";
import type { PlainShape } from "@wirepact/core/shape";
import { follow } from "./follow.js";
import { oncePerComparison } from "./once-per-comparison.js";

export interface ChoiceChange extends Pair<PlainShape> {
  /** An object of the old release, or of the new one, can be taken for another part. */
  readonly affected: { readonly "old-senders": boolean; readonly "old-readers": boolean };
}

/** Every union whose parts are tried in another order, where an object can fit two of them. */
export const choiceChanges = oncePerComparison(({ old, new: current, shapes }: Comparison): readonly ChoiceChange[] =>
  shapes.flatMap((pair): ChoiceChange[] => {
    if (pair.old.kind !== "union" || pair.new.kind !== "union") return [];
    const [before, after] = [casesOf(pair.old.objects), casesOf(pair.new.objects)];
    const swapped = before.flatMap((one, index) =>
      before
        .slice(index + 1)
        .filter((other) => isBefore(after, other[0], one[0]))
        .map((other) => [one, other] as const),
    );
    // Only an open object can have the property of another part too.
    const affected = {
      "old-senders": swapped.some(([first]) => isOpen(old, pair.old as UnionShape, first[1])),
      "old-readers": swapped.some(([, second]) => isOpen(current, pair.new as UnionShape, partOf(after, second[0]))),
    };
    return affected["old-senders"] || affected["old-readers"] ? [{ ...pair, affected }] : [];
  }),
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

function isOpen(model: ProtocolModel, { members }: UnionShape, part: number): boolean {
  const member = members[part];
  const shape = member === undefined ? undefined : follow(model, member, "").shape;
  return shape?.kind !== "struct" || shape.open;
}
