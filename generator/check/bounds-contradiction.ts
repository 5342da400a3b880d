// Finds limits that no value can satisfy, and limits that every value satisfies.

import type { Shape } from "@wirepact/core";
import { isNumberName, numberLimits, ownLimits } from "@wirepact/core/describe";
import { type ByKind, byKind, dereference } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";

/** A contradiction, and the key to report. */
export interface Contradiction {
  readonly problem: string;
  readonly key: "min" | "max";
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** The limits of a shape. */
export const limitsOf = (shape: Shape): Limits => byKind(statedLimits, shape);

const none = (): Limits => ({});
const stated = (shape: Limits): Limits => shape;

const statedLimits: ByKind<Limits> = {
  scalar: stated,
  list: stated,
  map: stated,
  literal: none,
  enum: none,
  reference: none,
  struct: none,
  union: none,
};

/** Whether min and max are a length or a number of items, so that they must be non-negative integers. */
export const countsSomething = (shape: Shape): boolean => shape.kind !== "scalar" || !isNumberName(shape.scalar);

/** The most that can be required: a message with more would be too large to read, and no example of it could be shown or tested. */
const required = {
  scalar: { most: 1_000_000, things: "characters or bytes" },
  list: { most: 100_000, things: "items" },
  map: { most: 10_000, things: "entries" },
} as const;

/** The first contradiction in the limits of a shape. */
export function findContradiction({ types }: Pick<ProtocolModel, "types">, shape: Shape): Contradiction | undefined {
  const { min, max } = limitsOf(shape);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { problem: `min ${min} is greater than max ${max}`, key: "max" };
  if (countsSomething(shape)) {
    if (min !== undefined && (min < 0 || !Number.isInteger(min)))
      return { problem: `min ${min} is not a non-negative integer`, key: "min" };
    if (max !== undefined && (max < 0 || !Number.isInteger(max)))
      return { problem: `max ${max} is not a non-negative integer`, key: "max" };
    const { most, things } = required[shape.kind === "list" || shape.kind === "map" ? shape.kind : "scalar"];
    if (min !== undefined && min > most)
      return { problem: `min ${min} is too large: at most ${most} ${things} can be required`, key: "min" };
  }
  if (shape.kind === "scalar" && shape.scalar === "integer" && min !== undefined && max !== undefined && Math.ceil(min) > Math.floor(max))
    return { problem: `there is no integer between ${min} and ${max}`, key: "max" };
  if (shape.kind === "scalar" && isNumberName(shape.scalar)) {
    const limits = numberLimits(shape);
    if ((limits.min ?? -Infinity) > (limits.max ?? Infinity))
      return {
        problem: `a value of type ${shape.scalar} is from ${ownLimits[shape.scalar]?.min} to ${ownLimits[shape.scalar]?.max}`,
        key: min === undefined ? "max" : "min",
      };
  }
  if (shape.kind === "list" && shape.unique === true && (min ?? 0) > different(types, shape.item))
    return { problem: "there are not enough distinct values for that many unique items", key: "min" };
  return undefined;
}

/** A limit that every value satisfies anyway. */
export interface VacuousLimit {
  readonly key: "min" | "max";
  readonly why: string;
}

/** The first limit of a shape that has no effect. */
export function findVacuous({ types }: Pick<ProtocolModel, "types">, shape: Shape): VacuousLimit | undefined {
  const { min, max } = limitsOf(shape);
  if (countsSomething(shape) && min === 0) return { key: "min", why: "a length is never negative" };
  if (shape.kind === "scalar" && isNumberName(shape.scalar)) {
    const own = ownLimits[shape.scalar];
    const never = (place: string, limit: number): string => `a value of type ${shape.scalar} is never ${place} ${limit}`;
    if (own !== undefined && min !== undefined && min <= own.min) return { key: "min", why: never("below", own.min) };
    if (own !== undefined && max !== undefined && max >= own.max) return { key: "max", why: never("above", own.max) };
  }
  if (shape.kind === "scalar" && shape.scalar === "path" && min === 1) return { key: "min", why: "a path is never empty" };
  if (shape.kind !== "list" || shape.unique !== true || max === undefined) return undefined;
  const count = different(types, shape.item);
  return max >= count ? { key: "max", why: `the items are unique and have only ${count} different values` } : undefined;
}

/** The number of different values of a shape; Infinity if it is not small. */
function different(types: ProtocolModel["types"], shape: Shape): number {
  const target = dereference(types, shape);
  if (target?.kind === "enum" && !target.open) return target.values.length;
  if (target?.kind === "literal") return 1;
  return target?.kind === "scalar" && target.scalar === "boolean" ? 2 : Number.POSITIVE_INFINITY;
}
