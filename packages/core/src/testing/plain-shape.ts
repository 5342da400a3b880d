// Shapes with references followed.

import type { PlainShape } from "../dereference.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Shape } from "../shape.js";

/** The shape behind references, null still allowed where one of them allows it, and the named types on the way. */
export function plainShape(protocol: ProtocolDescriptor, shape: Shape): { readonly shape: PlainShape; readonly types: readonly string[] } {
  const types: string[] = [];
  let nullable = shape.nullable;
  let target = shape;
  while (target.kind === "reference") {
    types.push(target.type);
    target = protocol.types[target.type]!;
    nullable ??= target.nullable;
  }
  return { shape: nullable === true ? { ...target, nullable } : target, types };
}
