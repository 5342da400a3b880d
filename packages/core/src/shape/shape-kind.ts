// The kinds of JSON values that a shape accepts, by which the parts of a union are distinguished.

import { requireScalar } from "../features.js";
import { type JsonKind, jsonKindOf } from "../base/json-kind.js";
import type { ProtocolShapes } from "../protocol.js";
import type { EnumShape, ObjectChoice, Shape } from "./shape.js";

/** Whether the values of an enum are integers; they are strings otherwise. */
export const isIntegerEnum = ({ values }: EnumShape): boolean => typeof values[0]!.value === "number";

/** Whether more than a look at one property decides which object of a union is meant: all that it requires, what else it has, or what its null means. */
export const hasChoices = ({ reading: { nulls, lenient } }: ProtocolShapes, choice: ObjectChoice): boolean =>
  choice.by === "head" || (choice.by === "presence" && (choice.exclusive === true || nulls === "absent" || lenient.nulls === "absent"));

/** Whether values of this kind can fit the shape. */
export function hasKind(protocol: ProtocolShapes, shape: Shape, kind: JsonKind): boolean {
  if (kind === "null" && shape.nullable === true) return true;
  switch (shape.kind) {
    case "scalar":
      return [kind, "any"].includes(requireScalar(protocol, shape.scalar).kind ?? "string");
    case "literal":
      return kind === jsonKindOf(shape.value);
    case "enum":
      return kind === typeof shape.values[0]!.value;
    case "reference":
      return hasKind(protocol, protocol.types[shape.type]!, kind);
    case "list":
      return kind === "list";
    case "map":
    case "struct":
      return kind === "object";
    case "union":
      return shape.members.some((member) => hasKind(protocol, member, kind));
  }
}
