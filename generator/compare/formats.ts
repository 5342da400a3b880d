// Requirements on the format of strings, besides limits and patterns, that were added or removed.

import type { ScalarShape } from "@wirepact/core";
import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { listed } from "../text/markdown.js";

export interface FormatChange extends Pair<ScalarShape> {
  readonly tighter: boolean;
  /** What is or was required. */
  readonly demand: string;
}

/** Every requirement that differs. */
export const formatChanges = oncePerComparison(({ shapes }: Comparison): readonly FormatChange[] => {
  return shapes.flatMap((pair) => {
    const { old, new: current } = pair;
    if (old.kind !== "scalar" || current.kind !== "scalar" || (old.scalar !== current.scalar && !bothPlain(old, current))) return [];
    const scalars = { ...pair, old, new: current };
    return [...flagChanges(scalars), ...prefixChanges(scalars), ...schemeChanges(scalars)];
  });
});

/** Strings and paths differ only in `inside` once their limits are compared. */
const bothPlain = (old: ScalarShape, current: ScalarShape): boolean =>
  [old, current].every(({ scalar }) => scalar === "string" || scalar === "text" || scalar === "path");

const flags: readonly { readonly demand: string; readonly holds: (shape: ScalarShape) => boolean }[] = [
  { demand: "UTC", holds: ({ utc }) => utc === true },
  { demand: "no fractional seconds", holds: ({ fraction }) => fraction === "none" },
  { demand: "UUID version 4", holds: ({ version }) => version === 4 },
  { demand: "padding", holds: ({ padding }) => padding === undefined },
  { demand: "no padding", holds: ({ padding }) => padding === "none" },
  { demand: "the standard alphabet of base64", holds: ({ alphabet }) => alphabet === undefined },
  { demand: "the alphabet of base64 for URLs", holds: ({ alphabet }) => alphabet === "url" },
  { demand: "a path inside the root folder", holds: ({ inside }) => inside === "require" },
  {
    demand: "surrounding white space to count towards the length",
    holds: ({ countsTrimmed, max }) => max !== undefined && countsTrimmed !== true,
  },
];

function flagChanges(pair: Pair<ScalarShape>): readonly FormatChange[] {
  return flags.flatMap(({ demand, holds }) => {
    const [before, after] = [holds(pair.old), holds(pair.new)];
    // Without a limit, white space does not count towards anything.
    if (before === after || (demand.startsWith("surrounding") && (pair.old.max !== undefined) !== (pair.new.max !== undefined))) return [];
    return [{ ...pair, tighter: after, demand }];
  });
}

/** A prefix is optional, so a reader with a prefix accepts more than a reader without. */
function prefixChanges(pair: Pair<ScalarShape>): readonly FormatChange[] {
  const [before, after] = [pair.old.prefix, pair.new.prefix];
  if (before === after) return [];
  const gone = before === undefined ? [] : [{ ...pair, tighter: true, demand: `no prefix ${before}` }];
  const come = after === undefined ? [] : [{ ...pair, tighter: false, demand: `no prefix ${after}` }];
  return [...gone, ...come];
}

function schemeChanges(pair: Pair<ScalarShape>): readonly FormatChange[] {
  const [before, after] = [pair.old.schemes, pair.new.schemes];
  const tighter = after !== undefined && (before === undefined || before.some((scheme) => !after.includes(scheme)));
  const looser = before !== undefined && (after === undefined || after.some((scheme) => !before.includes(scheme)));
  const named = (schemes: readonly string[] | undefined): string => (schemes === undefined ? "any scheme" : listed(schemes, "or"));
  return [
    ...(tighter ? [{ ...pair, tighter: true, demand: `the scheme ${named(after)}` }] : []),
    ...(looser ? [{ ...pair, tighter: false, demand: `the scheme ${named(before)}` }] : []),
  ];
}
