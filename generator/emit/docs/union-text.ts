// Unions with objects in words: which parts they have, and what distinguishes them. Docs and agent cards list the fields of each part.

import type { ObjectChoice, Shape, UnionShape } from "@wirepact/core";
import { dereference, takesTag } from "@wirepact/core/describe";
import { code, listed, value } from "../../text/markdown.js";

/** A part of a union. */
export interface UnionPart {
  readonly shape: Shape;
  /** When an object is this part, such as `type` is `"text"`; undefined for a part that its JSON type distinguishes. */
  readonly condition?: string;
  /** The property whose constant the condition names. */
  readonly constant?: string;
}

type Types = Readonly<Record<string, Shape>>;

/** What distinguishes the parts. */
export function distinctionWords({ objects }: UnionShape): string {
  if (objects === undefined) return "distinguished by JSON type";
  return `distinguished by ${objects.by === "tag" ? code(objects.tag) : "the property that is present"}`;
}

/** The parts of a union in order; the parts of a union inside it take its place. */
export function unionParts(types: Types, union: UnionShape): readonly UnionPart[] {
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
  const properties = choice.cases.filter(([, part]) => part === index).map(([property]) => code(property));
  if (properties.length > 0) return `${listed(properties, "or")} is present`;
  if (choice.otherwise !== index) return undefined;
  const absent = choice.cases.map(([property]) => code(property));
  return `${listed(absent)} ${absent.length === 1 ? "is" : "are"} absent`;
}

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
  switch (shape.kind) {
    case "reference": {
      const target = around.includes(shape.type) ? undefined : types[shape.type];
      const inner = target && unionWithin(types, target, [...around, shape.type]);
      return inner !== undefined && target?.kind === "union" ? { ...inner, type: shape.type } : inner;
    }
    case "list":
    case "map": {
      const inner = unionWithin(types, shape.kind === "list" ? shape.item : shape.value, around);
      return inner && { ...inner, marks: `${shape.kind === "list" ? "[]" : ".*"}${inner.marks}` };
    }
    case "union":
      return hasFields(types, shape) ? { union: shape, marks: "" } : undefined;
    default:
      return undefined;
  }
}

/** How many parts a union has, such as `each item: one of 3 objects`; the number can be a link. */
export function unionCount(types: Types, { union, marks }: LocatedUnion, link: (words: string) => string = String): string {
  const parts = unionParts(types, union);
  const isObject = ({ shape }: UnionPart): boolean => ["struct", "map"].includes(dereference(types, shape)?.kind ?? "");
  const inside = [...marks.matchAll(/\[\]|\.\*/g)].map(([mark]) => (mark === "[]" ? "each item: " : "each value: "));
  return `${inside.join("")}one of ${link(`${parts.length} ${parts.every(isObject) ? "objects" : "types"}`)}`;
}

/** Whether a shape is an object with fields, or contains one. */
export function hasFields(types: Types, shape: Shape, around: readonly string[] = []): boolean {
  switch (shape.kind) {
    case "struct":
      return shape.fields.length > 0;
    case "reference": {
      const target = around.includes(shape.type) ? undefined : types[shape.type];
      return target !== undefined && hasFields(types, target, [...around, shape.type]);
    }
    case "list":
      return hasFields(types, shape.item, around);
    case "map":
      return hasFields(types, shape.value, around);
    case "union":
      return shape.members.some((member) => hasFields(types, member, around));
    default:
      return false;
  }
}
