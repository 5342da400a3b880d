// Pairs the parts of two unions, whatever their order: by the values of the tag, by the name of the type, by equal shapes, by the property that
// selects an object, and the rest by similarity. What is left was removed or added.

import { takesTag } from "@wirepact/core/describe";
import { covers, coversObject, distinctParts } from "./cover-shapes.js";
import { follow, sameShape, typeNames } from "./follow.js";
import { jsonType, similarity } from "./similarity.js";
import { pairByTag, selectsByTag } from "./tagged-parts.js";
import type { ComparedUnion, PairedParts, PartPair, Side, UnionPart } from "./union-parts.js";

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

/** Whether readers of a union that lacks a part take its objects for those under `otherwise`, and accept them. */
function isTolerated({ objects, parts, model }: Side, other: Side, part: UnionPart): boolean {
  const rest = parts.find(({ index }) => index === objects?.otherwise);
  if (objects === undefined || objects.by === "head" || rest === undefined) return false;
  const isRest =
    objects.by === "tag"
      ? takesTag(model.types, rest.shape, objects.tag) && takesTag(other.model.types, part.shape, objects.tag)
      : isLastByPresence(other, part, new Set(objects.cases.map(([property]) => property))) &&
        // Senders that know the type may already send its properties in objects under `otherwise`, with any value.
        typeNames(other.model, part.shape).every((name) => !Object.hasOwn(model.types, name));
  return isRest && coversObject(model, rest.shape, other.model, part.shape);
}

/** Whether no property that selects a part elsewhere can be in the objects of this one: there, it is tried after those properties. */
function isLastByPresence({ objects, model }: Side, { index, shape: given }: UnionPart, elsewhere: ReadonlySet<string>): boolean {
  if (objects?.by !== "presence") return false;
  const own = objects.cases.findIndex(([, part]) => part === index);
  const { shape } = follow(model, given, "");
  const isUnknown = shape.kind === "struct" && shape.fields.every(({ name }) => !elsewhere.has(name));
  return own !== -1 && isUnknown && (!shape.open || objects.cases.slice(own).every(([property]) => !elsewhere.has(property)));
}
