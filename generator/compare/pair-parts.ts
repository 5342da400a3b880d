// Pairs the parts of two unions, whatever their order: by the values of the tag, by the name of the type, by equal shapes, by the property that
// selects an object, and the rest by similarity. What is left was removed or added.

import type { UnionShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { covers, coversObject, distinctParts } from "./cover-shapes.js";
import { sameShape, typeNames } from "./follow.js";
import { jsonType, similarity } from "./similarity.js";
import { pairByTag, selectsByTag, takesTag, type TagValue } from "./tagged-parts.js";
import type { UnionPart, UnionParts } from "./union-parts.js";

/** A part, or the objects of a part that have some of the values of its tag. */
export interface ComparedPart extends UnionPart {
  /** The other union takes its objects for those under `otherwise`, and accepts them. */
  readonly tolerated?: boolean;
}

export interface PartPair {
  readonly old: ComparedPart;
  readonly new: ComparedPart;
  /** The property whose value selects both parts. */
  readonly tag?: string;
  /** The values of the tag, where only the objects with these are compared. */
  readonly values?: readonly TagValue[];
}

export interface PairedParts {
  readonly pairs: readonly PartPair[];
  /** The parts that only one of the unions has. */
  readonly removed: readonly ComparedPart[];
  readonly added: readonly ComparedPart[];
  /** Old parts whose objects became part of a larger one, which has no TypeScript type of its own for them. */
  readonly merged: readonly UnionPart[];
  /** New parts that were split off an old one, and whether TypeScript accepts an old object for one of them. */
  readonly split: readonly (UnionPart & { readonly sameType: boolean })[];
}

/** A union of a model, and the model path where it is written. */
export interface ComparedUnion {
  readonly model: ProtocolModel;
  readonly union: UnionShape;
  readonly path: string;
}

/** A union with its parts. */
export interface Side extends ComparedUnion, UnionParts {}

/** Pairs all parts that can be reached and that no other part contains. */
export function pairParts(old: ComparedUnion, current: ComparedUnion): PairedParts {
  const before: Side = { ...old, ...distinctParts(old.model, old.union, old.path) };
  const after: Side = { ...current, ...distinctParts(current.model, current.union, current.path) };
  const tagged = pairByTag(before, after);
  const isLeft =
    (side: "old" | "new") =>
    ({ index }: UnionPart): boolean =>
      !tagged.pairs.some((pair) => pair[side].index === index);
  const known = pairBest(before.parts.filter(isLeft("old")), after.parts.filter(isLeft("new")), knownAs(before, after));
  const isOpen = (part: UnionPart): boolean => !isRearranged(before, after, known, part);
  const rest = pairBest(known.removed.filter(isOpen), known.added.filter(isOpen), (one, other) => likeness(before, one, after, other));
  const rearranged = (parts: readonly UnionPart[]): readonly UnionPart[] => parts.filter((part) => !isOpen(part));
  const [removed, added] = [
    [...rest.removed, ...rearranged(known.removed), ...tagged.removed],
    [...rest.added, ...rearranged(known.added), ...tagged.added],
  ];
  return {
    ...tagged,
    pairs: [...tagged.pairs, ...known.pairs, ...rest.pairs],
    removed: removed.map((part) => ({ ...part, tolerated: isTolerated(after, before, part) })),
    added: added.map((part) => ({ ...part, tolerated: isTolerated(before, after, part) })),
  };
}

type Lone = Pick<PairedParts, "pairs" | "removed" | "added">;

/** Pairs the parts with the highest scores first, each once; of equal scores, the first. */
function pairBest(
  old: readonly UnionPart[],
  current: readonly UnionPart[],
  score: (old: UnionPart, current: UnionPart) => number | undefined,
): Lone {
  const pairs: PartPair[] = [];
  const candidates = old.flatMap((before) =>
    current.flatMap((after) => {
      const found = score(before, after);
      return found === undefined ? [] : [{ old: before, new: after, found }];
    }),
  );
  for (const { old: before, new: after } of candidates.sort((a, b) => b.found - a.found)) {
    if (!pairs.some((pair) => pair.old === before || pair.new === after)) pairs.push({ old: before, new: after });
  }
  return {
    pairs,
    removed: old.filter((part) => !pairs.some((pair) => pair.old === part)),
    added: current.filter((part) => !pairs.some((pair) => pair.new === part)),
  };
}

/** How two parts are known to be the same: first by the name of their type, then by equal shapes, then by the property that selects them. */
const knownAs =
  (old: Side, current: Side) =>
  (before: UnionPart, after: UnionPart): number | undefined => {
    const names = typeNames(current.model, after.shape);
    if (typeNames(old.model, before.shape).some((name) => names.includes(name))) return 3;
    if (sameShape(old.model, before.shape, current.model, after.shape)) return 2;
    const [one, other] = [propertyOf(old, before), propertyOf(current, after)];
    return one !== undefined && one === other ? 1 : undefined;
  };

/** The property whose presence selects a part. */
const propertyOf = ({ objects }: Side, { index }: UnionPart): string | undefined =>
  objects?.by === "presence" ? objects.cases.find(([, part]) => part === index)?.[0] : undefined;

function likeness(old: Side, before: UnionPart, current: Side, after: UnionPart): number | undefined {
  // The tag tells such objects apart, however similar they are.
  if (selectsByTag(old, current) && [old, current].every(({ objects }, at) => hasCase(objects, [before, after][at]!))) return undefined;
  return similarity(old.model, before.shape, current.model, after.shape);
}

const hasCase = (objects: Side["objects"], { index }: UnionPart): boolean => objects?.cases.some(([, part]) => part === index) === true;

/** Whether a part has strings, numbers or booleans that are only distributed among other parts than before. */
function isRearranged(old: Side, current: Side, { removed, added }: Lone, { shape }: UnionPart): boolean {
  const typeIn = ({ model }: Side, part: UnionPart): string => jsonType(model, part.shape);
  const own = removed.some((part) => part.shape === shape) ? jsonType(old.model, shape) : jsonType(current.model, shape);
  if (!["string", "number", "boolean"].includes(own)) return false;
  const isKept = (part: UnionPart): boolean => typeIn(old, part) !== own || covers(current.model, current.union, old.model, part.shape);
  const isKnown = (part: UnionPart): boolean => typeIn(current, part) !== own || covers(old.model, old.union, current.model, part.shape);
  return removed.every(isKept) && added.every(isKnown);
}

/** Whether readers of a union that lacks a part take its objects for those under `otherwise`, because of their tag, and accept them. */
function isTolerated({ objects, parts, model }: Side, other: Side, { shape }: UnionPart): boolean {
  const rest = parts.find(({ index }) => index === objects?.otherwise);
  if (rest === undefined || objects?.by !== "tag" || !takesTag(model.types, rest.shape, objects.tag)) return false;
  return takesTag(other.model.types, shape, objects.tag) && coversObject(model, rest.shape, other.model, shape);
}
