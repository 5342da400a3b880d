// Fills in the defaults of fields that a message leaves out, if the caller of a decoder asks for it.

import { setOwn } from "../base/path.js";
import { planOf } from "../explain/any-shape.js";
import { requireFeature } from "../features.js";
import { isObject, ownMember } from "../base/json-kind.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { EnumShape, LiteralShape, MapShape, ScalarShape, Shape, StructShape } from "../shape/shape.js";

/** Adds the defaults of a message type to a valid message, at every depth. An object that is left out stays left out. */
export function fillDefaults(protocol: ProtocolDescriptor, type: unknown, message: unknown): void {
  // A message of an unknown type has no defaults.
  const plan = planOf(protocol, type);
  if (plan) fillValue(protocol, plan.message.shape, message);
}

/** Written out and not by `partAt`, because packages with a default bundle it. */
function fillValue(protocol: ProtocolDescriptor, shape: Shape, value: unknown): void {
  if (shape.kind === "reference") fillValue(protocol, protocol.types[shape.type]!, value);
  else if (shape.kind === "union") {
    const parts =
      shape.objects !== undefined && isObject(value)
        ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value)
        : shape.members;
    // Parts of another kind add nothing.
    for (const part of parts) fillValue(protocol, part, value);
  } else if (shape.kind === "list") {
    if (Array.isArray(value)) for (const item of value) fillValue(protocol, shape.item, item);
  } else if (isObject(value)) {
    shape satisfies StructShape | MapShape | ScalarShape | LiteralShape | EnumShape;
    const { fields = [], extras } = shape as Partial<StructShape>;
    const others = shape.kind === "map" ? shape.value : extras?.values;
    for (const key of Object.keys(value)) {
      const inner = fields.find(({ name }) => name === key)?.shape ?? others;
      if (inner) fillValue(protocol, inner, value[key]);
    }
    for (const { name, shape: inner, default: usual } of fields) {
      if (usual === undefined || ownMember(value, name) !== undefined) continue;
      // Each message gets its own default, which is filled in like what was sent.
      const own: unknown = JSON.parse(JSON.stringify(usual));
      fillValue(protocol, inner, own);
      setOwn(value, name, own);
    }
  }
}
