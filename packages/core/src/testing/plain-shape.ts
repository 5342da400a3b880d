// Shapes with references followed.

import { followReferences, type PlainShape } from "../shape/dereference.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Shape } from "../shape/shape.js";

/** The shape behind references, null still allowed where one of them allows it, and the named types on the way. */
export function plainShape(protocol: ProtocolDescriptor, shape: Shape): { readonly shape: PlainShape; readonly types: readonly string[] } {
  const { shape: target, names, nullable } = followReferences(protocol.types, shape);
  return { shape: nullable === true ? { ...target!, nullable } : target!, types: names };
}
