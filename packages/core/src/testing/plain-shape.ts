// Shapes with references followed.

import { dereference, type PlainShape } from "../shape/dereference.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Shape } from "../shape.js";

/** The shape behind references, null still allowed where one of them allows it, and the named types on the way. */
export function plainShape(protocol: ProtocolDescriptor, shape: Shape): { readonly shape: PlainShape; readonly types: readonly string[] } {
  const types: string[] = [];
  let { nullable } = shape;
  const target = dereference(protocol.types, shape, (passed, name) => {
    types.push(name);
    nullable ??= passed.nullable;
  })!;
  return { shape: nullable === true ? { ...target, nullable } : target, types };
}
