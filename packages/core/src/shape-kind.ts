// The kinds of JSON values that a shape accepts, by which the parts of a union are distinguished.

import { type JsonKind, jsonKindOf } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { EnumShape, Shape } from "./shape.js";
import { unreachable } from "./unreachable.js";

const numeric: ReadonlySet<string> = /*@__PURE__*/ new Set(["integer", "number", "percent", "epoch"]);

/** Whether the values of an enum are integers; they are strings otherwise. */
export const isIntegerEnum = ({ values }: EnumShape): boolean => typeof values[0]!.value === "number";

/** Whether values of this kind can fit the shape. */
export function hasKind(protocol: ProtocolDescriptor, shape: Shape, kind: JsonKind): boolean {
  if (kind === "null" && shape.nullable === true) return true;
  switch (shape.kind) {
    case "scalar":
      if (shape.scalar === "any") return true;
      if (shape.scalar === "boolean") return kind === "boolean";
      return kind === (numeric.has(shape.scalar) ? "number" : "string");
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
    default:
      return unreachable(shape);
  }
}
