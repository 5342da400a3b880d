// Unions with objects in words: which parts they have, and what distinguishes them. Docs and agent cards list the fields of each part.

import type { Head, ObjectChoice, Shape, UnionShape } from "@wirepact/core";
import { takesTag } from "@wirepact/core/describe";
import { dereference, partsOf, shapesIn, type Types } from "@wirepact/core/shape";
import { code, listed, value } from "../../text/markdown.js";

/** A part of a union. */
export interface UnionPart {
  readonly shape: Shape;
  /** When an object is this part, such as `type` is `"text"`; undefined for a part that its JSON type distinguishes. */
  readonly condition?: string;
  /** The property whose constant the condition names. */
  readonly constant?: string;
}

/** What distinguishes the parts. */
export function distinctionWords({ objects }: UnionShape): string {
  if (objects === undefined) return "distinguished by JSON type";
  if (objects.by === "head") return "the first of these that fits";
  if (objects.by === "tag") return `distinguished by ${code(objects.tag)}`;
  const isExclusive = objects.exclusive === true;
  return `distinguished by the property that is present${
    isExclusive
      ? `, of which there can be only one: ${listed(
          objects.cases.map(([property]) => code(property)),
          "or",
        )}`
      : ""
  }`;
}

const known = new WeakMap<Types, WeakMap<UnionShape, readonly UnionPart[]>>();

/** The parts of a union in order; the parts of a union inside it take its place. Made once, because every message may have the union. */
export function unionParts(types: Types, union: UnionShape): readonly UnionPart[] {
  const made = known.get(types) ?? new WeakMap<UnionShape, readonly UnionPart[]>();
  known.set(types, made);
  const parts = made.get(union) ?? makeParts(types, union);
  made.set(union, parts);
  return parts;
}

function makeParts(types: Types, union: UnionShape): readonly UnionPart[] {
  const { members, objects } = union;
  return members.flatMap((shape, index): readonly UnionPart[] => {
    const condition = objects === undefined ? undefined : conditionOf(types, union, objects, index);
    const target = dereference(types, shape);
    if (target?.kind !== "union") return [{ shape, ...(condition !== undefined && { condition }), ...constantOf(target, objects) }];
    const isSameTag = objects?.by === "tag" && target.objects?.by === "tag" && objects.tag === target.objects.tag;
    return unionParts(types, target).map((part) =>
      isSameTag || condition === undefined
        ? part
        : { ...part, condition: part.condition === undefined ? condition : `${condition} and ${part.condition}` },
    );
  });
}

/** The tag of a part, if it is a constant there. */
function constantOf(part: Shape | undefined, choice: ObjectChoice | undefined): { readonly constant?: string } {
  if (choice?.by !== "tag" || part?.kind !== "struct") return {};
  const field = part.fields.find(({ name }) => name === choice.tag);
  return field?.shape.kind === "literal" ? { constant: choice.tag } : {};
}

/** When an object is the part at an index; undefined for a part that is not an object. */
function conditionOf(types: Types, { members }: UnionShape, choice: ObjectChoice, index: number): string | undefined {
  if (choice.by === "tag") {
    const tag = code(choice.tag);
    const constants = choice.cases.filter(([, part]) => part === index).map(([constant]) => value(constant));
    if (constants.length > 0) return `${tag} is ${listed(constants, "or")}`;
    if (choice.otherwise !== index) return undefined;
    return takesTag(types, members[index]!, choice.tag) ? `${tag} is absent or has another value` : `${tag} is absent`;
  }
  if (choice.by === "head") {
    const heads = choice.cases.filter(([, part]) => part === index).map(([head]) => headWords(head));
    return heads.length === 0 ? undefined : heads.join(", or ");
  }
  const properties = choice.cases.filter(([, part]) => part === index).map(([property]) => code(property));
  if (properties.length > 0) return `${listed(properties, "or")} is present`;
  if (choice.otherwise !== index) return undefined;
  const absent = choice.cases.map(([property]) => code(property));
  return `${listed(absent)} ${absent.length === 1 ? "is" : "are"} absent`;
}

/** What an object must have to be a part. */
function headWords(head: Head, path = ""): string {
  const all = head.flatMap(({ name, kinds = [], values, fields }): readonly string[] => {
    const field = code(`${path}${name}`);
    if (values !== undefined) return [`${field} is ${listed(values.map(value), "or")}`];
    const own =
      kinds.length === 0
        ? `${field} is present`
        : `${field} is ${listed(
            kinds.map((kind) => kindWords[kind]),
            "or",
          )}`;
    return [own, ...(fields === undefined || fields.length === 0 ? [] : [headWords(fields, `${path}${name}.`)])];
  });
  return all.length === 0 ? "no other part fits" : listed(all);
}

const kindWords: Readonly<Record<NonNullable<Head[number]["kinds"]>[number], string>> = {
  null: "null",
  boolean: "a boolean",
  number: "a number",
  string: "a string",
  list: "an array",
  object: "an object",
};

/** A union in which some part has fields. */
export interface LocatedUnion {
  readonly union: UnionShape;
  /** What follows the name of the field: `[]` for the items of an array, `.*` for the values of a map. */
  readonly marks: string;
  /** The named type that it is. */
  readonly type?: string;
}

/** The union that a shape is, or that its items or values are; undefined if there is none or none of its parts has fields. */
export function unionWithin(types: Types, shape: Shape, around: readonly string[] = []): LocatedUnion | undefined {
  if (shape.kind === "union") return hasFields(types, shape) ? { union: shape, marks: "" } : undefined;
  const part = partsOf(shape, types).find(({ limb }) => limb === "reference" || limb === "item" || limb === "entry");
  if (part === undefined || (shape.kind === "reference" && around.includes(shape.type))) return undefined;
  const inner = unionWithin(types, part.shape, shape.kind === "reference" ? [...around, shape.type] : around);
  if (inner === undefined || shape.kind !== "reference")
    return inner && { ...inner, marks: `${part.limb === "item" ? "[]" : ".*"}${inner.marks}` };
  return part.shape.kind === "union" ? { ...inner, type: shape.type } : inner;
}

/** How many parts a union has, such as `each item: one of 3 objects`; the number can be a link. */
export function unionCount(types: Types, { union, marks }: LocatedUnion, link: (words: string) => string = String): string {
  const parts = unionParts(types, union);
  const isObject = ({ shape }: UnionPart): boolean => ["struct", "map"].includes(dereference(types, shape)?.kind ?? "");
  const inside = [...marks.matchAll(/\[\]|\.\*/g)].map(([mark]) => (mark === "[]" ? "each item: " : "each value: "));
  return `${inside.join("")}one of ${link(`${parts.length} ${parts.every(isObject) ? "objects" : "types"}`)}`;
}

/** Whether a shape is an object with fields, or a union, an array or a map of such objects. */
export const hasFields = (types: Types, shape: Shape): boolean =>
  [...shapesIn(shape, types, ["item", "entry", "member", "reference"])].some((part) => part.kind === "struct" && part.fields.length > 0);
