// Decides how the object parts of a union are distinguished: by a constant that each of them has, by a required property that only one of them has, or by
// the first of them whose required fields fit.

import type { Head, ObjectChoice, Shape, StructShape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { fitsAll, headOf } from "./heads.js";
import type { Types } from "./types.js";

/** An object part of a union; parts that are unions themselves give one for each of their own objects. */
interface ObjectPart {
  readonly part: number;
  /** The name of its type, or its number, for messages. */
  readonly label: string;
  /** Undefined for a map, which has no properties. */
  readonly struct: StructShape | undefined;
}

export type ChoiceResult =
  | { readonly kind: "none" }
  | { readonly kind: "choice"; readonly choice: ObjectChoice }
  /** `part` is the first one that has nothing of its own. */
  | { readonly kind: "ambiguous"; readonly parts: readonly string[]; readonly part: string; readonly isMap: boolean }
  | { readonly kind: "tag-missing"; readonly part: string }
  | { readonly kind: "tag-repeated"; readonly parts: readonly string[]; readonly value: string }
  /** The head of the first part fits every object of the second; `order` is one in which no part is unreachable. */
  | { readonly kind: "shadowed"; readonly parts: readonly [string, string]; readonly order: readonly number[] | undefined };

interface UnionParts {
  readonly members: readonly Shape[];
  /** The property that the spec names. */
  readonly tag: string | undefined;
  /** The part that the spec names for everything else. */
  readonly otherwise: number | undefined;
  /** Whether the first part that fits is meant. */
  readonly isFirst?: boolean;
}

/** The choice between the objects of a union; none is needed where there are fewer than two. */
export function decideObjects(types: Types, { members, tag, otherwise, isFirst }: UnionParts): ChoiceResult {
  const all = members.flatMap((member, part) => objectsIn(types, member, part));
  if (new Set(all.map(({ part }) => part)).size < 2) return { kind: "none" };
  if (isFirst === true) return byHead(types, all);
  const rest = otherwise === undefined ? {} : { otherwise };
  const distinguished = all.filter(({ part }) => part !== otherwise);
  if (tag !== undefined) return byTag(types, distinguished, tag, rest);
  const other = all.filter(({ part }) => part === otherwise);
  const inferred = commonConstants(types, distinguished)
    .filter((name) => !sharesConstants(types, { distinguished, other, name }))
    .map((name) => byTag(types, distinguished, name, rest));
  return inferred.find(({ kind }) => kind === "choice") ?? byPresence(all, distinguished, rest);
}

function objectsIn(types: Types, member: Shape, part: number, seen: ReadonlySet<string> = new Set()): readonly ObjectPart[] {
  const label = member.kind === "reference" ? member.type : `part ${part + 1}`;
  if (member.kind === "reference" && seen.has(member.type)) return [];
  const inside = member.kind === "reference" ? new Set([...seen, member.type]) : seen;
  const shape = dereference(types, member);
  if (shape?.kind === "struct") return [{ part, label, struct: shape }];
  if (shape?.kind === "map") return [{ part, label, struct: undefined }];
  return shape?.kind === "union" ? shape.members.flatMap((inner) => objectsIn(types, inner, part, inside)) : [];
}

/** The first part whose head fits is meant; none may be unreachable. */
function byHead(types: Types, all: readonly ObjectPart[]): ChoiceResult {
  const heads = all.map((object) => ({ ...object, head: object.struct === undefined ? [] : headOf(types, object.struct) }));
  for (const [index, { part, label, head }] of heads.entries()) {
    const earlier = heads.slice(0, index).find((other) => other.part !== part && fitsAll(other.head, head));
    if (earlier !== undefined) return { kind: "shadowed", parts: [earlier.label, label], order: reachableOrder(heads) };
  }
  return { kind: "choice", choice: { by: "head", cases: heads.map(({ head, part }) => [head, part] as const) } };
}

/** An order of the parts in which each comes before those that fit all of its objects; undefined if there is none. */
function reachableOrder(heads: readonly (ObjectPart & { readonly head: Head })[]): readonly number[] | undefined {
  const order: number[] = [];
  const left = new Set(heads.map(({ part }) => part));
  const hides = (one: number, other: number): boolean =>
    heads.some((first) => first.part === one && heads.some((second) => second.part === other && fitsAll(first.head, second.head)));
  while (left.size > 0) {
    const next = [...left].find((part) => ![...left].some((other) => other !== part && hides(part, other)));
    if (next === undefined) return undefined;
    order.push(next);
    left.delete(next);
  }
  return order;
}

type Constant = string | number | boolean;

/** The values that a required property of a part can have, when they are constants. */
function constantsOf(types: Types, { struct }: ObjectPart, name: string): readonly Constant[] | undefined {
  const field = struct?.fields.find((candidate) => candidate.name === name);
  const shape = field === undefined ? undefined : dereference(types, field.shape);
  if (field?.required !== true || field.shape.nullable === true || shape === undefined || shape.nullable === true) return undefined;
  if (shape.kind === "literal") return [shape.value];
  return shape.kind === "enum" && !shape.open ? shape.values.map(({ value }) => value) : undefined;
}

function commonConstants(types: Types, parts: readonly ObjectPart[]): readonly string[] {
  const names = parts[0]?.struct?.fields.map(({ name }) => name) ?? [];
  return names.filter((name) => parts.every((part) => constantsOf(types, part, name) !== undefined));
}

/** Whether the part for all other objects also has one of the constants, so that these do not distinguish it. */
function sharesConstants(
  types: Types,
  {
    distinguished,
    other,
    name,
  }: { readonly distinguished: readonly ObjectPart[]; readonly other: readonly ObjectPart[]; readonly name: string },
): boolean {
  const taken = new Set(distinguished.flatMap((part) => constantsOf(types, part, name) ?? []));
  return other.some((part) => constantsOf(types, part, name)?.some((constant) => taken.has(constant)) === true);
}

type Rest = { readonly otherwise?: number };

function byTag(types: Types, parts: readonly ObjectPart[], tag: string, rest: Rest): ChoiceResult {
  const owners = new Map<Constant, ObjectPart>();
  for (const part of parts) {
    const constants = constantsOf(types, part, tag);
    if (constants === undefined) return { kind: "tag-missing", part: part.label };
    for (const constant of constants) {
      const owner = owners.get(constant);
      // Objects of one inner union may share a value: that union distinguishes them by itself.
      if (owner !== undefined && owner.part !== part.part)
        return { kind: "tag-repeated", parts: [owner.label, part.label], value: JSON.stringify(constant) };
      owners.set(constant, part);
    }
  }
  const cases = [...owners].map(([constant, { part }]) => [constant, part] as const);
  return { kind: "choice", choice: { by: "tag", tag, cases, ...rest } };
}

/** Each part has a required property that no other part has; the objects of an inner union have one in common or one each. */
function byPresence(all: readonly ObjectPart[], distinguished: readonly ObjectPart[], rest: Rest): ChoiceResult {
  const cases = new Map<string, number>();
  for (const object of distinguished) {
    const others = all.filter(({ part }) => part !== object.part);
    const siblings = distinguished.filter(({ part }) => part === object.part);
    const own = (object.struct?.fields ?? []).filter(({ name, required }) => required && others.every((other) => !declares(other, name)));
    const common = own.find(({ name }) =>
      siblings.every(({ struct }) => struct?.fields.some((field) => field.name === name && field.required)),
    );
    const [first] = common === undefined ? own : [common];
    if (first === undefined)
      return { kind: "ambiguous", parts: all.map(({ label }) => label), part: object.label, isMap: object.struct === undefined };
    cases.set(first.name, object.part);
  }
  return { kind: "choice", choice: { by: "presence", cases: [...cases], ...rest } };
}

const declares = ({ struct }: ObjectPart, name: string): boolean => struct?.fields.some((field) => field.name === name) === true;
