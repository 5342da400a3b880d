// Shapes behind named types: the one place that follows references.

import type { ReferenceShape, Shape, UnionShape } from "../shape.js";

/** The named types of a protocol. */
export type Types = Readonly<Record<string, Shape>>;

/** A shape that is not a reference. */
export type PlainShape = Exclude<Shape, ReferenceShape>;

/** The most references in a row; resolving a spec rejects more, and types that are names of themselves. */
const longestChain = 64;

/** The type that a reference names. */
export const typeOf = (types: Types, { type }: ReferenceShape): Shape | undefined => (Object.hasOwn(types, type) ? types[type] : undefined);

/** The shapes that a value of a shape can have: behind references, and of every part of a union. */
export function alternativesOf(types: Types, shape: Shape, around: readonly Shape[] = []): readonly Exclude<PlainShape, UnionShape>[] {
  const target = dereference(types, shape);
  if (target === undefined || around.includes(target)) return [];
  return target.kind === "union" ? target.members.flatMap((member) => alternativesOf(types, member, [...around, target])) : [target];
}

/** The shape that references lead to; undefined when a name is unknown or leads round in a circle. `pass` is told each shape on the way. */
export function dereference(types: Types, shape: Shape, pass?: (target: Shape, name: string) => void): PlainShape | undefined {
  let target: Shape | undefined = shape;
  for (let steps = 0; target?.kind === "reference"; steps++) {
    const { type }: ReferenceShape = target;
    target = steps < longestChain ? typeOf(types, target) : undefined;
    if (target !== undefined) pass?.(target, type);
  }
  return target;
}
