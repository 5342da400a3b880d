// Bodies of messages without what is meant for people, so that they can be compared by what code of another release recognizes.

import type { Json, Shape, UnionShape } from "@wirepact/core";
import { changeInside } from "@wirepact/core/shape";
import { fitsHead } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import { follow } from "./follow.js";
import { jsonType } from "./similarity.js";
import { unionParts, type UnionPart } from "./union-parts.js";

/** The value without the strings in fields that allow any text. A template for a string is kept where it stands for more than a description. */
export function withoutWords(model: ProtocolModel, given: Shape, value: Json): Json {
  const { shape } = follow(model, given, "");
  if (shape.kind === "union") return withoutWords(model, partOf(model, shape, value), value);
  if (typeof value === "string") return isAnyText(shape) && !standsForData.test(value) ? "" : value;
  return changeInside(shape, value, (part, inner) => withoutWords(model, part.shape, inner as Json)) as Json;
}

/** The part of a union that a value belongs to; any value where none is known. */
function partOf(model: ProtocolModel, union: UnionShape, value: Json): Shape {
  const { parts, objects } = unionParts(model, union);
  const isOfKind = ({ shape }: UnionPart): boolean => jsonType(model, shape) === (Array.isArray(value) ? "list" : typeof value);
  if (objects === undefined || typeof value !== "object" || value === null)
    return parts.find(isOfKind)?.shape ?? { kind: "scalar", scalar: "any" };
  const members = value as Readonly<Record<string, Json>>;
  const own =
    objects.by === "tag"
      ? objects.cases.find(([constant]) => constant === members[objects.tag])
      : objects.by === "head"
        ? objects.cases.find(([head]) => fitsHead(head, members))
        : objects.cases.find(([property]) => Object.hasOwn(members, property));
  const index = own?.[1] ?? objects.otherwise;
  return parts.find((part) => part.index === index)?.shape ?? { kind: "scalar", scalar: "any" };
}

/** `$name` or `$name.path`, except for a description of the issues. */
const standsForData = /\$(?!details\b)/;

const isAnyText = (shape: Shape): boolean =>
  shape.kind === "scalar" && ["string", "text", "line"].includes(shape.scalar) && shape.pattern === undefined;
