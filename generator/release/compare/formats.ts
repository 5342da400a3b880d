// What scalars of one make ask of their format besides bounds and patterns: which demands came and which went.

import type { ScalarShape } from "@wirepact/core";
import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";

export interface FormatChange extends Pair<ScalarShape> {
  readonly tighter: boolean;
  /** What is asked for, or was. */
  readonly demand: string;
}

/** Every demand on the format that differs. */
export const formatChanges = oncePerComparison(({ shapes }: Comparison): readonly FormatChange[] => {
  return shapes.flatMap((pair) => {
    const { old, new: current } = pair;
    if (old.kind !== "scalar" || current.kind !== "scalar" || (old.scalar !== current.scalar && !bothPlain(old, current))) return [];
    const scalars = { ...pair, old, new: current };
    return [...flagChanges(scalars), ...prefixChanges(scalars), ...schemeChanges(scalars)];
  });
});

/** Texts and paths differ in `inside` alone once their bounds are compared. */
const bothPlain = (old: ScalarShape, current: ScalarShape): boolean =>
  [old, current].every(({ scalar }) => scalar === "string" || scalar === "text" || scalar === "path");

const flags: readonly { readonly demand: string; readonly holds: (shape: ScalarShape) => boolean }[] = [
  { demand: "UTC", holds: ({ utc }) => utc === true },
  { demand: "no fraction of a second", holds: ({ fraction }) => fraction === "none" },
  { demand: "UUID version 4", holds: ({ version }) => version === 4 },
  { demand: "a path that stays inside", holds: ({ inside }) => inside === "require" },
  { demand: "that white space around the text counts", holds: ({ countsTrimmed, max }) => max !== undefined && countsTrimmed !== true },
];

function flagChanges(pair: Pair<ScalarShape>): readonly FormatChange[] {
  return flags.flatMap(({ demand, holds }) => {
    const [before, after] = [holds(pair.old), holds(pair.new)];
    // Without a limit there is nothing that white space could count towards.
    if (before === after || (demand.startsWith("that white") && (pair.old.max !== undefined) !== (pair.new.max !== undefined))) return [];
    return [{ ...pair, tighter: after, demand }];
  });
}

/** A prefix may stand before a UUID, so that a reader with one takes more than a reader without. */
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
  const named = (schemes: readonly string[] | undefined): string => (schemes === undefined ? "any scheme" : schemes.join(" or "));
  return [
    ...(tighter ? [{ ...pair, tighter: true, demand: `the scheme ${named(after)}` }] : []),
    ...(looser ? [{ ...pair, tighter: false, demand: `the scheme ${named(before)}` }] : []),
  ];
}
