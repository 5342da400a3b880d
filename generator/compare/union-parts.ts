// Pairs the parts of two unions. Objects with a tag are paired by its values, which alone decide how an object is checked; other parts by their
// shapes.

import type { ObjectChoice, Shape, StructShape, UnionShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { reachableParts, type UnionPart } from "./cover-shapes.js";
import { follow, sameShape } from "./follow.js";
import { relateScalars } from "./relate-shapes.js";

type Tagged = Extract<ObjectChoice, { readonly by: "tag" }>;
type TagValue = Tagged["cases"][number][0];

/** A part, or the objects of a part that have some of the values of its tag. */
export interface ComparedPart extends UnionPart {
  /** The named type that the objects were taken from. */
  readonly type?: string | undefined;
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

interface Side {
  readonly model: ProtocolModel;
  readonly union: UnionShape;
}

/** Pairs all parts that can be reached. */
export function pairParts(old: Side, current: Side): PairedParts {
  const left = [...reachableParts(current.model, current.union)];
  let missing = reachableParts(old.model, old.union);
  const byTag = pairByTag(old, current);
  const pairs = [...byTag.pairs];
  for (const { old: before, new: after } of byTag.pairs) {
    missing = missing.filter(({ index }) => index !== before.index);
    const at = left.findIndex(({ index }) => index === after.index);
    if (at !== -1) left.splice(at, 1);
  }
  // Equal parts are paired first, then parts of the same type, then parts of which one accepts every value of the other.
  for (const fits of [sameShape, isSameType, isRelated]) {
    missing = missing.filter((before) => {
      const at = left.findIndex(({ shape }) => fits(old.model, before.shape, current.model, shape));
      const [after] = at === -1 ? [] : left.splice(at, 1);
      if (after !== undefined) pairs.push({ old: before, new: after });
      return after === undefined;
    });
  }
  return { ...byTag, pairs, removed: [...missing, ...byTag.removed], added: [...left, ...byTag.added] };
}

type Fits = (old: ProtocolModel, oldShape: Shape, current: ProtocolModel, newShape: Shape) => boolean;

const isSameType: Fits = (old, oldShape, current, newShape) => {
  const [a, b] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  return a.kind === b.kind && (a.kind !== "scalar" || (b.kind === "scalar" && a.scalar === b.scalar)) && a.kind !== "literal";
};

const isRelated: Fits = (old, oldShape, current, newShape) => {
  const [a, b] = [follow(old, oldShape, "").shape, follow(current, newShape, "").shape];
  return a.kind === "scalar" && b.kind === "scalar" && relateScalars(a, b) !== "changed";
};

/** Two parts with the values of the tag that select both. */
interface Link {
  readonly old: number;
  readonly new: number;
  readonly values: TagValue[];
}

/** TypeScript assigns an object to a union of objects by its tag as long as the tag has no more values. */
const mostDiscriminated = 25;

const nothing: PairedParts = { pairs: [], removed: [], added: [], merged: [], split: [] };

function pairByTag(old: Side, current: Side): PairedParts {
  const [before, after] = [tagOf(old.union), tagOf(current.union)];
  if (before === undefined || after === undefined || before.tag !== after.tag) return nothing;
  const { tag } = before;
  const links = linkParts(before, after);
  const from = (part: number): readonly Link[] => links.filter((link) => link.old === part);
  const to = (part: number): readonly Link[] => links.filter((link) => link.new === part);
  const isWhole = (link: Link): boolean => from(link.old).length === 1 && to(link.new).length === 1;
  const whole = links.filter(isWhole).map((link) => ({ old: partAt(old, link.old), new: partAt(current, link.new), tag }));
  const parts = links.filter((link) => !isWhole(link));
  if (!parts.every((link) => isObject(old, link.old) && isObject(current, link.new))) return { ...nothing, pairs: whole };
  const sliced = parts.map((link) => {
    const { values } = link;
    return { old: slice(old, link.old, tag, values), new: slice(current, link.new, tag, values), tag, values };
  });
  return {
    pairs: [...whole, ...sliced],
    removed: distinct(parts.map((link) => link.old)).flatMap((part) => lone(old, part, before, after)),
    added: distinct(parts.map((link) => link.new)).flatMap((part) => lone(current, part, after, before)),
    merged: distinct(parts.map((link) => link.new)).flatMap((part) =>
      to(part)
        .slice(1)
        .map((link) => partAt(old, link.old)),
    ),
    split: distinct(parts.map((link) => link.old)).flatMap((part) => {
      const sameType = valuesOf(before, part).length <= mostDiscriminated;
      return from(part)
        .slice(1)
        .map((link) => ({ ...partAt(current, link.new), sameType }));
    }),
  };
}

const distinct = (parts: readonly number[]): readonly number[] => [...new Set(parts)];

/** How a union selects its objects, where the value of one property does, and nothing else. */
const tagOf = ({ objects }: UnionShape): Tagged | undefined =>
  objects?.by === "tag" && objects.otherwise === undefined ? objects : undefined;

const valuesOf = ({ cases }: Tagged, part: number): readonly TagValue[] =>
  cases.filter(([, owner]) => owner === part).map(([value]) => value);

function linkParts(before: Tagged, after: Tagged): readonly Link[] {
  const owners = new Map(after.cases);
  const links = new Map<string, Link>();
  for (const [value, part] of before.cases) {
    const owner = owners.get(value);
    if (owner === undefined) continue;
    const link = links.get(`${part} ${owner}`) ?? { old: part, new: owner, values: [] };
    link.values.push(value);
    links.set(`${part} ${owner}`, link);
  }
  return [...links.values()];
}

const partAt = ({ union }: Side, index: number): UnionPart => ({ shape: union.members[index]!, index });

function isObject({ model, union }: Side, part: number): boolean {
  const { shape } = follow(model, union.members[part]!, "");
  return shape.kind === "struct" && shape.nullable !== true;
}

/** The objects of a part whose tag has a value that the other union does not know. */
function lone(side: Side, part: number, own: Tagged, other: Tagged): readonly ComparedPart[] {
  const known = new Set(other.cases.map(([value]) => value));
  const values = valuesOf(own, part).filter((value) => !known.has(value));
  return values.length === 0 ? [] : [slice(side, part, own.tag, values)];
}

/** The objects of a part whose tag has one of these values. */
function slice({ model, union }: Side, index: number, tag: string, values: readonly TagValue[]): ComparedPart {
  const { shape, type } = follow(model, union.members[index]!, "");
  const { fields, ...rest } = shape as StructShape;
  const narrowed = fields.map((field) => (field.name === tag ? { ...field, shape: shapeOf(values) } : field));
  return { shape: { ...rest, fields: narrowed }, index, type };
}

function shapeOf(values: readonly TagValue[]): Shape {
  const members = values.map((value): Shape => ({ kind: "literal", value }));
  return members.length === 1 ? members[0]! : { kind: "union", members };
}
