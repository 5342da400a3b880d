// What forms need to know about shapes: which part of a union a value belongs to, and what a new value starts with.

import { fitsHead } from "@wirepact/core/codegen";
import { isNumberName } from "@wirepact/core/describe";
import type { Json, ProtocolDescriptor, Shape } from "@wirepact/core";
import { dereference, type PlainShape } from "@wirepact/core/shape";

/** The shape behind the names of types. */
export const dereferenced = ({ types }: ProtocolDescriptor, shape: Shape): PlainShape | undefined => dereference(types, shape);

type Members = Readonly<Record<string, Json>>;

const isObject = (value: Json | undefined): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of a union that a value belongs to; the first one if there is none. */
export function partFor(protocol: ProtocolDescriptor, union: Extract<Shape, { readonly kind: "union" }>, value: Json | undefined): number {
  const { objects, members } = union;
  if (isObject(value) && objects !== undefined) {
    const own = value;
    const found =
      objects.by === "tag"
        ? objects.cases.find(([constant]) => own[objects.tag] === constant)
        : objects.by === "head"
          ? objects.cases.find(([head]) => fitsHead(head, own))
          : objects.cases.find(([property]) => Object.hasOwn(own, property));
    return found?.[1] ?? objects.otherwise ?? 0;
  }
  const exact = members.findIndex((member) => takes(protocol, member, value));
  return Math.max(0, exact);
}

/** Whether a shape is of the JSON kind of a value, and contains it if it lists its values. */
function takes(protocol: ProtocolDescriptor, shape: Shape, value: Json | undefined): boolean {
  const plain = dereferenced(protocol, shape);
  switch (plain?.kind) {
    case "literal":
      return plain.value === value;
    case "enum":
      return plain.values.some((each) => each.value === value) || (plain.open && typeof plain.values[0]?.value === typeof value);
    case "scalar":
      if (plain.scalar === "any") return true;
      return typeof value === (isNumberName(plain.scalar) ? "number" : plain.scalar === "boolean" ? "boolean" : "string");
    case "list":
      return Array.isArray(value);
    case "map":
    case "struct":
      return isObject(value);
    case "union":
      return plain.members.some((member) => takes(protocol, member, value));
    case undefined:
      return false;
  }
}

/** What a new value starts with: an example of a pattern, or nothing. */
export function startValue(protocol: ProtocolDescriptor, shape: Shape): Json | undefined {
  const plain = dereferenced(protocol, shape);
  return plain?.kind === "scalar" ? plain.example : undefined;
}
