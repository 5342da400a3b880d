// Where null is allowed in only one of the models, and what the other one makes of it.

import type { Field, NullPolicy, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison, UsePair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { follow } from "./follow.js";
import { type ByKind, byKind, type PlainShape } from "@wirepact/core/shape";

export interface NullChange extends UsePair {
  /** Whether the new model allows null. */
  readonly nullable: boolean;
  /** The other model rejects it, instead of taking the field for absent. */
  readonly rejected: boolean;
}

/** Every use of a shape that allows null in only one of the models. */
export const nullChanges = oncePerComparison(({ old, new: current, uses }: Comparison): readonly NullChange[] => {
  return uses.flatMap((pair) => {
    const [before, after] = [takesNull(old, pair.old), takesNull(current, pair.new)];
    if (before === after || pair.isPart === true || isAny(pair.old) || isAny(pair.new)) return [];
    const other = after ? { model: old, field: pair.fields?.old } : { model: current, field: pair.fields?.new };
    return [{ ...pair, nullable: after, rejected: !isAbsent(other.model, other.field) }];
  });
});

const isAny = (shape: PlainShape): boolean => shape.kind === "scalar" && shape.scalar === "any";

function takesNull(model: ProtocolModel, given: Shape, around: readonly Shape[] = []): boolean {
  const { shape } = follow(model, given, "");
  if (shape.nullable === true || isAny(shape)) return true;
  return !around.includes(given) && byKind(choices, shape).some((part) => takesNull(model, part, [...around, given]));
}

const none = (): readonly Shape[] => [];

/** The shapes of which a value has one. */
const choices: ByKind<readonly Shape[]> = {
  scalar: none,
  literal: none,
  enum: none,
  list: none,
  map: none,
  struct: none,
  union: ({ members }) => members,
  reference: none,
};

/** Whether strict reading takes a null in this field for an absent field that may be absent. */
function isAbsent({ reading }: ProtocolModel, field: Field | undefined): boolean {
  return field !== undefined && !field.required && reading.nulls !== "reject";
}

/** Orders how nulls that are not allowed are read: the higher, the more is accepted. */
export function nullRank({ nulls }: ProtocolModel["reading"]): number {
  const ranks: Readonly<Record<NullPolicy, number>> = { reject: 0, optional: 1, absent: 1 };
  return ranks[nulls];
}
