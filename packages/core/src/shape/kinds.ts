// Tables over the kinds of shapes. A table that lacks a kind does not compile, so that a new kind is decided on wherever kinds matter.

import type { Shape } from "./shape.js";

export type ShapeKind = Shape["kind"];

/** The shapes of a kind. */
export type ShapeOf<Kind extends ShapeKind> = Extract<Shape, { readonly kind: Kind }>;

/** What to do with a shape of each kind. */
export type ByKind<Result, Rest extends readonly unknown[] = []> = {
  readonly [Kind in ShapeKind]: (shape: ShapeOf<Kind>, ...rest: Rest) => Result;
};

/** Does what the table says about the kind of a shape. */
export function byKind<Result, Rest extends readonly unknown[]>(table: ByKind<Result, Rest>, shape: Shape, ...rest: Rest): Result {
  return (table[shape.kind] as (shape: Shape, ...rest: Rest) => Result)(shape, ...rest);
}
