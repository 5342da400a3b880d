// Finds the shortest strings that one of two shapes, or both, accept, with the limits of their lengths.

import { spend, type Budget } from "./budget.js";
import type { Product } from "./explore-product.js";

/** The least and the greatest number of code points. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Something about the strings that only the first shape accepts, only the second, and both. */
export interface Regions<Value> {
  onlyFirst?: Value;
  onlySecond?: Value;
  both?: Value;
}

const regionNames = [undefined, "onlyFirst", "onlySecond", "both"] as const;

const fits = (length: number, { min, max }: Limits): boolean => length >= min && length <= max;

/** Which shapes accept a string by its length alone: 1 the first, 2 the second, 3 both. */
const fitting = (length: number, [one, other]: readonly [Limits, Limits]): number =>
  (fits(length, one) ? 1 : 0) + (fits(length, other) ? 2 : 0);

/** The shortest lengths, without patterns. */
export function shortestLengths(limits: readonly [Limits, Limits]): Regions<number> {
  const regions: Regions<number> = {};
  const changes = limits.flatMap(({ min, max }) => [Math.max(0, Math.ceil(min)), Math.floor(max) + 1]);
  for (const length of [0, ...changes].filter((change) => change >= 0 && change < Infinity).sort((a, b) => a - b)) {
    const region = regionNames[fitting(length, limits)];
    if (region !== undefined) regions[region] ??= length;
  }
  return regions;
}

/** The shortest strings, as letters in the order of the text; `inOrder` puts them into it. */
export function shortestStrings(
  { initial, edges, accepting }: Product,
  limits: readonly [Limits, Limits],
  budget: Budget,
  inOrder: (letters: readonly number[]) => readonly number[],
): Regions<readonly number[]> {
  const regions: Regions<readonly number[]> = {};
  if (initial === undefined) return regions;
  // From this length on no limit changes its mind, so no node needs to be visited twice.
  const unlimitedFrom = Math.max(0, ...limits.flatMap(({ min, max }) => [min, max + 1]).filter((length) => length < Infinity));
  const nodes = [initial];
  const letters = [-1];
  const parents = [-1];
  const seenAt = new Int32Array(edges.length).fill(-1);
  let start = 0;
  for (let length = 0; start < nodes.length; length += 1) {
    const end = nodes.length;
    const allowed = fitting(length, limits);
    for (let entry = start; entry < end; entry += 1) {
      const region = regionNames[(accepting[nodes[entry] ?? 0] ?? 0) & allowed];
      if (region !== undefined) regions[region] ??= inOrder(path(entry, letters, parents));
    }
    if (regions.onlyFirst !== undefined && regions.onlySecond !== undefined && regions.both !== undefined) break;
    for (let entry = start; entry < end; entry += 1)
      for (const { letter, to } of edges[nodes[entry] ?? 0] ?? []) {
        spend(budget, 1);
        const seen = seenAt[to] ?? -1;
        if (seen > length || seen >= unlimitedFrom) continue;
        seenAt[to] = length + 1;
        nodes.push(to);
        letters.push(letter);
        parents.push(entry);
      }
    start = end;
  }
  return regions;
}

function path(entry: number, letters: readonly number[], parents: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (let at = entry; at > 0; at = parents[at] ?? 0) found.push(letters[at] ?? 0);
  return found.toReversed();
}
