// Shapes behind named types: the one place that follows references.

import type { ReferenceShape, Shape, ShapeLeniency, UnionShape } from "./shape.js";

/** The named types of a protocol. */
export type Types = Readonly<Record<string, Shape>>;

/** A shape that is not a reference. */
export type PlainShape = Exclude<Shape, ReferenceShape>;

/** The most references in a row. A spec with more, or with a type that only refers to itself, is rejected when it is resolved. */
const longestChain = 64;

/** The shape that references lead to; undefined when a name is unknown or leads round in a circle. */
export function dereference(types: Types, shape: Shape): PlainShape | undefined {
  let target: Shape | undefined = shape;
  // The names of types are in upper case, so that no object inherits one.
  for (let steps = 0; target?.kind === "reference"; steps++) target = steps < longestChain ? types[target.type] : undefined;
  return target;
}

/** The same, with the named types on the way and what the references and the shape together say of null and of lenient reading. */
export function followReferences(types: Types, shape: Shape): FollowedShape {
  const names: string[] = [];
  let { nullable, lenient } = shape;
  let target: Shape | undefined = shape;
  while (target?.kind === "reference" && names.length < longestChain) {
    names.push(target.type);
    target = types[target.type];
    nullable ??= target?.nullable;
    lenient = (lenient ?? target?.lenient) && { ...target?.lenient, ...lenient };
  }
  return { shape: target?.kind === "reference" ? undefined : target, names, nullable, lenient };
}

export interface FollowedShape {
  /** Undefined when a name is unknown or leads round in a circle. */
  readonly shape: PlainShape | undefined;
  readonly names: readonly string[];
  readonly nullable: true | undefined;
  readonly lenient: ShapeLeniency | undefined;
}

/** The shapes that a value of a shape can have: behind references, and of every part of a union. */
export function alternativesOf(types: Types, shape: Shape, around: readonly Shape[] = []): readonly Exclude<PlainShape, UnionShape>[] {
  const target = dereference(types, shape);
  if (target === undefined || around.includes(target)) return [];
  return target.kind === "union" ? target.members.flatMap((member) => alternativesOf(types, member, [...around, target])) : [target];
}
