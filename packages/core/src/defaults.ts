// Fills in the defaults of fields that a message leaves out, if the caller of a decoder asks for it.

import { setOwn } from "./encodings/set-own.js";
import { planOf } from "./explain-shape.js";
import { isObject, ownMember } from "./json-kind.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { Shape } from "./shape.js";
import { changeInside, shapesOfValue } from "./shape/of-value.js";

/** Adds the defaults of a message type to a valid message, at every depth. An object that is left out stays left out. */
export function fillDefaults(protocol: ProtocolDescriptor, type: unknown, message: unknown): void {
  // A message of an unknown type has no defaults.
  const plan = planOf(protocol, type);
  if (plan) fillValue(protocol, plan.message.shape, message);
}

function fillValue(protocol: ProtocolDescriptor, given: Shape, value: unknown): unknown {
  for (const shape of shapesOfValue(protocol, given, value)) {
    changeInside(shape, value, (part, inner) => fillValue(protocol, part.shape, inner));
    if (shape.kind !== "struct" || !isObject(value)) continue;
    for (const { name, default: usual } of shape.fields) {
      // Each message gets its own default.
      if (usual !== undefined && ownMember(value, name) === undefined) setOwn(value, name, JSON.parse(JSON.stringify(usual)));
    }
  }
  return value;
}
