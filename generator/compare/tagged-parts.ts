// Pairs the objects of two unions by the values of their tag, which alone decide how an object is checked. A part that has some of the values
// of several others is compared with each of them, restricted to the objects with these values.

import type { Shape, StructShape } from "@wirepact/core";
import { follow } from "./follow.js";
import { statedValues } from "./stated-values.js";
import type { ComparedPart, PairedParts, Side, Tagged, TagValue, UnionPart } from "./union-parts.js";

/** Two parts with the values of the tag that select both. */
interface Link {
  readonly old: number;
  readonly new: number;
  readonly values: TagValue[];
}

/** TypeScript assigns an object to a union of objects by its tag as long as the tag has no more values. */
const mostDiscriminated = 25;

const nothing: PairedParts = { pairs: [], removed: [], added: [], merged: [], split: [] };

const tagOf = ({ objects }: Side): Tagged | undefined => (objects?.by === "tag" ? objects : undefined);

/** Whether both unions select their objects by the same tag. */
export function selectsByTag(old: Side, current: Side): boolean {
  const [before, after] = [tagOf(old), tagOf(current)];
  return before !== undefined && before.tag === after?.tag;
}

/** Pairs the parts that share values of the tag, and those under `otherwise`. */
export function pairByTag(old: Side, current: Side): PairedParts {
  const [before, after] = [tagOf(old), tagOf(current)];
  if (before === undefined || after === undefined || !selectsByTag(old, current)) return nothing;
  const { tag } = before;
  const links = linkParts(casesOf(old, before, after), casesOf(current, after, before));
  const from = (part: number): readonly Link[] => links.filter((link) => link.old === part);
  const to = (part: number): readonly Link[] => links.filter((link) => link.new === part);
  const isRest = (link: Link): boolean => link.old === before.otherwise || link.new === after.otherwise;
  const isWhole = (link: Link): boolean => from(link.old).length === 1 && to(link.new).length === 1 && !isRest(link);
  const whole = links.filter(isWhole).map((link) => ({ old: partAt(old, link.old), new: partAt(current, link.new), tag }));
  const parts = links.filter((link) => !isWhole(link));
  const rest = pairRest(old, current, parts);
  if (!parts.every((link) => isObject(old, link.old) && isObject(current, link.new))) return { ...nothing, pairs: [...whole, ...rest] };
  const sliced = parts.map((link) => {
    const { values } = link;
    return { old: slice(old, link.old, tag, values), new: slice(current, link.new, tag, values), tag, values };
  });
  const [olds, news] = [distinct(parts.map((link) => link.old)), distinct(parts.map((link) => link.new))];
  return {
    pairs: [...whole, ...sliced, ...rest],
    removed: olds.flatMap((part) => lone(old, part, before, after)),
    added: news.flatMap((part) => lone(current, part, after, before)),
    merged: news.flatMap((part) =>
      to(part)
        .slice(part === after.otherwise ? 0 : 1)
        .map((link) => partAt(old, link.old)),
    ),
    split: olds.flatMap((part) => {
      const sameType = valuesOf(before, part).length <= mostDiscriminated;
      return from(part)
        .slice(part === before.otherwise ? 0 : 1)
        .map((link) => ({ ...partAt(current, link.new), sameType }));
    }),
  };
}

const distinct = (parts: readonly number[]): readonly number[] => [...new Set(parts)];

const valuesOf = ({ cases }: Tagged, part: number): readonly TagValue[] =>
  cases.filter(([, owner]) => owner === part).map(([value]) => value);

/** The values that select each part, and those that the part under `otherwise` lists itself and the other union has a part for. */
function casesOf(side: Side, own: Tagged, other: Tagged): ReadonlyMap<TagValue, number> {
  const { otherwise } = own;
  const cases = new Map(own.cases);
  if (otherwise === undefined) return cases;
  const shape = tagField(side, otherwise, own.tag)?.shape;
  const plain = shape && follow(side.model, shape, "").shape;
  const listed = new Set<TagValue>(plain === undefined || plain.kind === "scalar" ? [] : statedValues(plain));
  const moved = other.cases.filter(([value]) => listed.has(value) && !cases.has(value));
  return new Map([...cases, ...moved.map(([value]) => [value, otherwise] as const)]);
}

function tagField({ model, ...side }: Side, part: number, tag: string): StructShape["fields"][number] | undefined {
  const { shape } = follow(model, partAt({ model, ...side }, part).shape, "");
  return shape.kind === "struct" ? shape.fields.find(({ name }) => name === tag) : undefined;
}

function linkParts(before: ReadonlyMap<TagValue, number>, after: ReadonlyMap<TagValue, number>): readonly Link[] {
  const links = new Map<string, Link>();
  for (const [value, part] of before) {
    const owner = after.get(value);
    if (owner === undefined) continue;
    const link = links.get(`${part} ${owner}`) ?? { old: part, new: owner, values: [] };
    link.values.push(value);
    links.set(`${part} ${owner}`, link);
  }
  return [...links.values()];
}

/** The two parts for all other objects, without the values of the tag that other parts have in one of the unions. */
function pairRest(old: Side, current: Side, links: readonly Link[]): PairedParts["pairs"] {
  const [before, after] = [old.objects?.otherwise, current.objects?.otherwise];
  if (before === undefined || after === undefined) return [];
  const moved = new Set(links.filter((link) => link.old === before || link.new === after).flatMap(({ values }) => values));
  return [{ old: without(old, before, moved), new: without(current, after, moved) }];
}

/** The objects of a part without those whose tag has one of these values, if it lists all of its values. */
function without(side: Side, part: number, moved: ReadonlySet<TagValue>): ComparedPart {
  const { tag } = tagOf(side)!;
  const field = moved.size === 0 ? undefined : tagField(side, part, tag);
  const shape = field && follow(side.model, field.shape, "").shape;
  if (shape?.kind !== "enum" || shape.open) return partAt(side, part);
  const kept = shape.values.map(({ value }) => value).filter((value) => !moved.has(value));
  return kept.length === 0 || kept.length === shape.values.length ? partAt(side, part) : slice(side, part, tag, kept);
}

const partAt = ({ parts }: Side, index: number): UnionPart => parts.find((part) => part.index === index)!;

function isObject(side: Side, part: number): boolean {
  const { shape } = follow(side.model, partAt(side, part).shape, "");
  return shape.kind === "struct" && shape.nullable !== true;
}

/** The objects of a part whose tag has a value that the other union does not know. */
function lone(side: Side, part: number, own: Tagged, other: Tagged): readonly ComparedPart[] {
  const known = new Set(other.cases.map(([value]) => value));
  const values = valuesOf(own, part).filter((value) => !known.has(value));
  return values.length === 0 ? [] : [slice(side, part, own.tag, values)];
}

/** The objects of a part whose tag has one of these values. */
function slice(side: Side, index: number, tag: string, values: readonly TagValue[]): ComparedPart {
  const part = partAt(side, index);
  const { shape, place } = follow(side.model, part.shape, part.path);
  const { fields, ...rest } = shape as StructShape;
  const narrowed = fields.map((field) => (field.name === tag ? { ...field, shape: shapeOf(values) } : field));
  return { shape: { ...rest, fields: narrowed }, index, path: place };
}

function shapeOf(values: readonly TagValue[]): Shape {
  const members = values.map((value): Shape => ({ kind: "literal", value }));
  return members.length === 1 ? members[0]! : { kind: "union", members };
}
