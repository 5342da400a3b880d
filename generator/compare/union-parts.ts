// The parts of a union as a set: nested unions are replaced by their parts, and parts that readers never reach are left out.

import type { Json, ObjectChoice, Shape, UnionShape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import { brandsOf } from "./brands.js";
import { follow } from "./follow.js";
import type { PlainShape } from "@wirepact/core/shape";
import { relateStrings } from "./relate-strings.js";

/** A part of a union. */
export interface UnionPart {
  readonly shape: Shape;
  /** Its number, by which the choice between objects names it. */
  readonly index: number;
  /** The model path where it is written. */
  readonly path: string;
}

export interface UnionParts {
  readonly parts: readonly UnionPart[];
  /** How the object parts are distinguished. */
  readonly objects: ObjectChoice | undefined;
}

export type Tagged = Extract<ObjectChoice, { readonly by: "tag" }>;
export type TagValue = Tagged["cases"][number][0];

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

/** The parts of a union that readers can reach: one behind a part that accepts all of its strings is never used. */
export function unionParts(model: ProtocolModel, union: UnionShape, path = ""): UnionParts {
  const { parts, objects } = flatten(model, union, path, []);
  const plain = parts.map(({ shape }) => withoutNull(model, shape));
  return { parts: parts.filter((_, index) => !plain.slice(0, index).some((earlier) => takesAll(earlier, plain[index]!))), objects };
}

/** The shape of a part without null, which a union accepts as a whole or not. */
export function withoutNull(model: ProtocolModel, part: Shape): PlainShape {
  const { nullable: _nullable, ...shape } = follow(model, part, "").shape;
  return shape;
}

/** Whether a shape accepts all strings of another one, aliases included; false where the other accepts anything else. */
export function takesAll(shape: PlainShape, other: PlainShape): boolean {
  const strings = other.nullable === true ? undefined : relateStrings(other, shape);
  return strings !== undefined && strings.undecided === undefined && !strings.narrower;
}

type Members = Pick<UnionShape, "members" | "objects">;

function flatten(model: ProtocolModel, union: Members, path: string, around: readonly string[]): UnionParts {
  const groups = union.members.map((member, index) =>
    partsOfMember(model, union, { member, index, path: `${path}/union/${index}`, around }),
  );
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((count, { parts }) => count + parts.length, 0));
  const parts = groups.flatMap((group) => group.parts).map((part, index) => ({ ...part, index }));
  if (union.objects === undefined) {
    const at = groups.findIndex(({ objects }) => objects !== undefined);
    return { parts, objects: groups[at]?.objects && renumber(groups[at].objects, (_, part) => starts[at]! + part) };
  }
  return { parts, objects: renumber(union.objects, (key, member) => starts[member]! + partFor(model, groups[member]!, key)) };
}

interface Member {
  readonly member: Shape;
  readonly index: number;
  readonly path: string;
  /** The model paths of the unions around it. */
  readonly around: readonly string[];
}

/** The parts of a member that is a union, if its objects are distinguished as they are around it; otherwise the member itself. */
function partsOfMember(model: ProtocolModel, { objects }: Members, { member, index, path, around }: Member): UnionParts {
  const { shape, place } = follow(model, member, path);
  const itself = { parts: [{ shape: member, index: 0, path: place }], objects: undefined };
  if (shape.kind !== "union" || shape.lenient !== undefined || around.includes(place) || brandsOf(model, member).length > 0) return itself;
  const inner = flatten(model, shape, place, [...around, place]);
  if (objects?.by === "head" || inner.objects?.by === "head") return itself;
  if (objects === undefined || inner.objects === undefined) return inner;
  const ownCases = objects.cases.filter(([, part]) => part === index);
  return objects.otherwise !== index && sameJson(keysOf({ ...objects, cases: ownCases } as ObjectChoice), keysOf(inner.objects))
    ? inner
    : itself;
}

/** What distinguishes the objects, without the parts. */
const keysOf = (choice: ObjectChoice): Json => [
  choice.by === "tag" ? choice.tag : null,
  choice.by === "presence",
  choice.cases.map(([key]) => key as Json),
  choice.otherwise === undefined,
  choice.by === "presence" && choice.exclusive === true,
];

type Key = ObjectChoice["cases"][number][0] | undefined;

function renumber(choice: ObjectChoice, partOf: (key: Key, part: number) => number): ObjectChoice {
  const { cases, otherwise } = choice;
  const numbered = cases.map(([key, part]) => [key, partOf(key, part)] as const);
  return { ...choice, cases: numbered, ...(otherwise === undefined ? {} : { otherwise: partOf(undefined, otherwise) }) } as ObjectChoice;
}

/** The part of a member that an object with a value of the tag, or with a property, belongs to. */
function partFor(model: ProtocolModel, { parts, objects }: UnionParts, key: Key): number {
  const known = objects?.cases.find(([each]) => each === key)?.[1];
  return (
    known ??
    Math.max(
      0,
      parts.findIndex(({ shape }) => ["struct", "map", "union"].includes(follow(model, shape, "").shape.kind)),
    )
  );
}
