// The values that a shape lists, where it does.

import type { LiteralShape } from "@wirepact/core";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";

type Value = LiteralShape["value"];

/** The values that a shape names one by one; undefined where it describes them. An open enum has others besides. */
export const statedValues = (shape: PlainShape): readonly Value[] | undefined => byKind(stated, shape);

const none = (): undefined => undefined;

const stated: ByKind<readonly Value[] | undefined> = {
  scalar: ({ scalar }) => (scalar === "boolean" ? [true, false] : undefined),
  literal: ({ value }) => [value],
  enum: ({ values }) => values.map(({ value }) => value),
  list: none,
  map: none,
  struct: none,
  union: none,
  reference: none,
};
