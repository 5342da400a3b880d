// The limits of a shape as they take effect, and which of them were tightened or loosened.

import { numberLimits } from "@wirepact/core/describe";
import type { ScalarShape } from "@wirepact/core";
import type { Use } from "./change.js";
import type { Comparison, Pair } from "./comparison.js";
import { equalShapes } from "./equal-fields.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { byKind, type ByKind, type PlainShape } from "@wirepact/core/shape";
import { baseScalar } from "./relate-shapes.js";
import { scalars } from "../scalars/index.js";
import { hasAtMost, relateSets, relateStrings } from "./relate-strings.js";

export interface BoundChange extends Pair<number | undefined> {
  readonly bound: "min" | "max";
  readonly tighter: boolean;
  /** Why no value shows the difference: a pattern, a format or a rule of the senders excludes all of them. */
  readonly excludedBy?: "format" | "rule";
  /** What is counted. */
  readonly unit: string;
}

/** Every limit that differs between the shapes of two models. */
export const boundChanges = oncePerComparison((comparison: Comparison): readonly BoundChange[] => {
  return comparison.shapes.flatMap(({ old, new: current, paths, use }) => {
    const [before, after] = [boundsOf(old), boundsOf(current)];
    if (before === undefined || after === undefined || before.unit !== after.unit) return [];
    const differing = (["min", "max"] as const).filter((bound) => before[bound] !== after[bound]);
    const own = differing.filter(
      (bound) => !isBodyLimit(comparison, use, { old: before[bound], new: after[bound] }) && !isKeyLimit(bound, old, current),
    );
    if (own.length === 0) return [];
    const relation = relateStrings(old, current);
    return own.map((bound): BoundChange => {
      const missing = bound === "min" ? -Infinity : Infinity;
      const rise = (after[bound] ?? missing) > (before[bound] ?? missing);
      const tighter = rise === (bound === "min");
      const limits = { bound, old: before[bound], new: after[bound] };
      const known = relation ?? (before.unit === "characters" ? relateFormats(old, current, limits) : undefined);
      const change: BoundChange = { old: before[bound], new: after[bound], paths, use, bound, tighter, unit: before.unit };
      if (known !== undefined && !(tighter ? known.narrower : known.wider)) return { ...change, excludedBy: "format" };
      return isKeptByRule(comparison, { old, new: current, paths, use }, change) ? { ...change, excludedBy: "rule" } : change;
    });
  });
});

/** The strings of a format that a limit excludes, judging by the longest string and by a pattern that all match; undefined if neither tells. */
function relateFormats(
  old: PlainShape,
  current: PlainShape,
  limits: Pick<BoundChange, "bound" | "old" | "new">,
): { readonly narrower: boolean; readonly wider: boolean } | undefined {
  if (old.kind !== "scalar" || current.kind !== "scalar" || old.scalar !== current.scalar) return undefined;
  const { name, jsonKind, bound, schema } = scalars[old.scalar];
  if (jsonKind !== "string") return undefined;
  const unlimited: ScalarShape = { kind: "scalar", scalar: name };
  const longest = bound(unlimited);
  const isLonger = (max: number | undefined): boolean => longest?.kind === "text" && (max ?? Infinity) >= longest.length;
  if (limits.bound === "max" && isLonger(limits.old) && isLonger(limits.new)) return { narrower: false, wider: false };
  const { pattern } = schema(unlimited);
  return typeof pattern === "string"
    ? relateSets({ pattern, [limits.bound]: limits.old }, { pattern, [limits.bound]: limits.new })
    : undefined;
}

/** Whether a field that senders keep equal to this one has a limit that keeps both within the limits of the two models. */
function isKeptByRule(comparison: Comparison, pair: Pair<PlainShape>, { bound, tighter, unit, ...limits }: BoundChange): boolean {
  const limit = limits[tighter ? "new" : "old"];
  if (limit === undefined) return false;
  return equalShapes(comparison, pair, tighter ? "old" : "new").some((shape) => {
    const other = shape.kind === "scalar" && shape.countsTrimmed === true ? undefined : boundsOf(shape);
    const own = other?.unit === unit ? other[bound] : undefined;
    return own !== undefined && (bound === "max" ? own <= limit : own >= limit);
  });
}

/** The limit of all bodies is one setting of the protocol, which the size rules report. */
function isBodyLimit({ old, new: current }: Comparison, use: Use | undefined, bounds: Omit<Pair<number | undefined>, "paths">): boolean {
  if (old.body === "inline" || current.body === "inline" || use?.path.length !== 1 || use.path[0] !== old.body.field) return false;
  return bounds.old === old.body.max && bounds.new === current.body.max;
}

/** Whether both maps have no more keys than either limit allows. */
function isKeyLimit(bound: "min" | "max", old: PlainShape, current: PlainShape): boolean {
  if (bound === "min" || old.kind !== "map" || current.kind !== "map") return false;
  const limit = Math.min(old.max ?? Infinity, current.max ?? Infinity);
  return [old, current].every(({ keys }) => hasAtMost(keys, limit));
}

interface Bounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly unit: string;
}

const boundsOf = (shape: PlainShape): Bounds | undefined => byKind(bounds, shape);

const unlimited = (): undefined => undefined;

const bounds: ByKind<Bounds | undefined> = {
  scalar: (shape) => scalarBounds(shape),
  list: ({ min, max }) => ({ min: atLeast(min, 1), max, unit: "items" }),
  map: ({ min, max }) => ({ min: atLeast(min, 1), max, unit: "keys" }),
  literal: unlimited,
  enum: unlimited,
  reference: unlimited,
  struct: unlimited,
  union: unlimited,
};

/** A minimum that every value satisfies anyway does not count. */
const atLeast = (min: number | undefined, least: number): number | undefined => (min === undefined || min < least ? undefined : min);

function scalarBounds(shape: ScalarShape): Bounds | undefined {
  const { scalar, min, max } = shape;
  switch (baseScalar(shape)) {
    case "number":
      return { ...numberLimits(shape), unit: "value" };
    case "integer":
      return { min: min === undefined ? min : Math.ceil(min), max: max === undefined ? max : Math.floor(max), unit: "value" };
    case "boolean":
    case "any":
      return undefined;
    default:
      return { min: atLeast(scalar === "path" ? Math.max(min ?? 1, 1) : min, 1), max, unit: scalar === "base64" ? "bytes" : "characters" };
  }
}

/** A limit for messages: `at most 20 characters`. */
export function describeBound({ bound, unit }: BoundChange, value: number | undefined): string {
  if (value === undefined) return `no ${bound === "min" ? "minimum" : "maximum"}`;
  const counted = unit === "value" ? "" : ` ${value === 1 ? unit.replace(/s$/, "") : unit}`;
  return `at ${bound === "min" ? "least" : "most"} ${value}${counted}`;
}
