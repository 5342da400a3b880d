// Fills in the defaults of fields that a message leaves out, if the caller of a decoder asks for it.

import { setOwn } from "./encodings/set-own.js";
import { requireFeature } from "./features.js";
import { isObject } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { Field, Shape } from "./shape.js";

/** A copy of a valid value with the defaults of its shape, at every depth. An object that is left out stays left out. */
export function fillDefaults(protocol: ProtocolDescriptor, shape: Shape, value: unknown): unknown {
  if (shape.kind === "reference") return fillDefaults(protocol, protocol.types[shape.type]!, value);
  if (shape.kind === "union") {
    const parts =
      shape.objects !== undefined && isObject(value)
        ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value)
        : shape.members;
    // Parts of another kind leave the value as it is.
    return parts.reduce((filled, part) => fillDefaults(protocol, part, filled), value);
  }
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item: unknown) => fillDefaults(protocol, shape.item, item));
  if ((shape.kind !== "struct" && shape.kind !== "map") || !isObject(value)) return value;
  const copy = { ...value };
  const fields: readonly Pick<Field, "name" | "shape" | "default">[] =
    shape.kind === "struct" ? shape.fields : Object.keys(value).map((name) => ({ name, shape: shape.value }));
  for (const { name, shape: inner, default: usual } of fields) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) setOwn(copy, name, fillDefaults(protocol, inner, value[name]));
    // Each message gets a default of its own.
    else if (usual !== undefined) setOwn(copy, name, JSON.parse(JSON.stringify(usual)));
  }
  return copy;
}
