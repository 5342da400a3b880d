// Fills in the defaults of fields that a message leaves out, if the caller of a decoder asks for it.

import { setOwn } from "./encodings/set-own.js";
import { planOf } from "./explain-shape.js";
import { requireFeature } from "./features.js";
import { isObject, ownMember } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { Shape } from "./shape.js";

/** Adds the defaults of a message type to a valid message, at every depth. An object that is left out stays left out. */
export function fillDefaults(protocol: ProtocolDescriptor, type: unknown, message: unknown): void {
  // A message of an unknown type has no defaults.
  const plan = planOf(protocol, type);
  if (plan) fillValue(protocol, plan.message.shape, message);
}

function fillValue(protocol: ProtocolDescriptor, shape: Shape, value: unknown): void {
  const fill = (inner: Shape, member: unknown): void => fillValue(protocol, inner, member);
  if (shape.kind === "reference") fill(protocol.types[shape.type]!, value);
  else if (shape.kind === "list" && Array.isArray(value)) for (const item of value) fill(shape.item, item);
  else if (shape.kind === "union") {
    const parts =
      shape.objects !== undefined && isObject(value)
        ? requireFeature(protocol, "objectUnions").findPart(protocol, shape, value)
        : shape.members;
    // Parts of another kind add nothing.
    for (const part of parts) fill(part, value);
  } else if (isObject(value)) {
    if (shape.kind === "map") for (const member of Object.values(value)) fill(shape.value, member);
    else if (shape.kind === "struct") {
      for (const { name, shape: inner, default: usual } of shape.fields) {
        const given = ownMember(value, name);
        if (given !== undefined) fill(inner, given);
        // Each message gets its own default.
        else if (usual !== undefined) setOwn(value, name, JSON.parse(JSON.stringify(usual)));
      }
    }
  }
}
