// Says whether a string can make a regular expression backtrack for very long. Ambiguous loops of the pattern suggest strings, and
// a matcher that counts its steps tries them.

import { alphabetOf, type Alphabet } from "./alphabet.js";
import { automatonOf, type Automaton } from "./automaton.js";
import { compileMatcher, type Matcher } from "./backtracking-matcher.js";
import { BudgetError, type Budget } from "./budget.js";
import { complement } from "./code-points.js";
import { findAmbiguities, type Ambiguity } from "./find-ambiguity.js";
import { parsePattern, partsOf, type PatternNode } from "./parse-pattern.js";
import { positionGraphOf } from "./position-graph.js";

/** Whether matching can take very long: more than half a million looks at a string of at most 20,000 code points. */
export type BacktrackingVerdict =
  | { readonly verdict: "safe" }
  /** Exponential when a few dozen characters suffice. */
  | { readonly verdict: "vulnerable"; readonly growth: "exponential" | "polynomial"; readonly attack: Attack }
  | { readonly verdict: "unknown"; readonly reason: string };

/** A string that makes matching slow, and slower with every pump that is added. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
  /** How many pumps take so long. */
  readonly pumps: number;
}

const slowSteps = 500_000;
const longestAttack = 20_000;
const mostPumps = 1_500;
/** Few pumps too, for patterns that limit the length of a string in front of the slow part. */
const fewPumps = 30;
const graphSteps = 400_000;
const matcherSteps = 6_000_000;

const cache = new Map<string, BacktrackingVerdict>();

/** The verdict on a pattern (flag `u`). */
export function analyzeBacktracking(pattern: string): BacktrackingVerdict {
  let verdict = cache.get(pattern);
  if (verdict === undefined) {
    verdict = check(pattern);
    if (cache.size >= 2000) cache.clear();
    cache.set(pattern, verdict);
  }
  return verdict;
}

/** The string that an attack describes. */
export const attackString = ({ prefix, pump, suffix, pumps }: Attack): string => prefix + pump.repeat(pumps) + suffix;

interface Trial {
  /** Makes the matcher when the first string is tried; most patterns need none. */
  readonly matcher: () => Matcher;
  readonly alphabet: Alphabet;
  readonly suffixes: Suffixes;
  /** Steps that the matcher may still take for all strings together. */
  readonly budget: Budget;
}

function check(pattern: string): BacktrackingVerdict {
  const parsed = parsePattern(pattern);
  if ("problem" in parsed) return { verdict: "unknown", reason: parsed.problem };
  const { root } = parsed;
  const trial = trialOf(root);
  const parts = partsOf(root);
  // The small graph has all ambiguities; the exact one gives better strings where repeats are counted.
  let outcome = tryAmbiguities(root, false, trial);
  if (outcome === "quick" && parts.some(isCounted)) outcome = tryAmbiguities(root, true, trial);
  if (typeof outcome === "object") return outcome;
  if (outcome === "unfinished") return { verdict: "unknown", reason: "the pattern is too complex" };
  return parts.some(hasLoopBehind) ? { verdict: "unknown", reason: "the pattern has a lookbehind with a repeat" } : { verdict: "safe" };
}

function trialOf(root: PatternNode): Trial {
  const alphabet = alphabetOf([root, { kind: "set", set: everything }]);
  let matcher: Matcher | undefined;
  return {
    matcher: () => {
      matcher ??= compileMatcher(root, alphabet);
      if (matcher === undefined) throw new BudgetError("the pattern repeats too often");
      return matcher;
    },
    alphabet,
    suffixes: suffixesOf(root, alphabet),
    budget: { left: matcherSteps },
  };
}

const isCounted = (part: PatternNode): boolean => part.kind === "repeat" && (part.min > 1 || (part.max > 1 && part.max < Infinity));

/** Lookbehinds are not a part of the graph, so repeats in them are not checked. */
const hasLoopBehind = (part: PatternNode): boolean =>
  part.kind === "look" && !part.ahead && partsOf(part.body).some((inner) => inner.kind === "repeat" && inner.max > 10);

/** What trying all ambiguities of a pattern gives: a verdict, or that there are none, that none is slow, or that there are too many. */
function tryAmbiguities(root: PatternNode, unrolled: boolean, trial: Trial): BacktrackingVerdict | "none" | "quick" | "unfinished" {
  const budget: Budget = { left: graphSteps };
  let outcome: "none" | "quick" = "none";
  try {
    for (const ambiguity of findAmbiguities(positionGraphOf(root, trial.alphabet, unrolled, budget), budget)) {
      const attack = findAttack(ambiguity, trial);
      if (attack !== undefined)
        return { verdict: "vulnerable", growth: attack.pumps <= 2 * fewPumps ? "exponential" : "polynomial", attack };
      outcome = "quick";
    }
    return outcome;
  } catch (error) {
    if (error instanceof BudgetError || error instanceof RangeError) return "unfinished";
    throw error;
  }
}

/** The shortest string of an ambiguity that makes matching slow, if one does. */
function findAttack({ skipped, prefix, pump }: Ambiguity, trial: Trial): Attack | undefined {
  const most = Math.min(mostPumps, Math.floor(longestAttack / pump.length));
  for (const suffix of trial.suffixes({ skipped, prefix, pump }))
    for (const pumps of [fewPumps, most]) {
      if (!isSlow({ prefix, pump, suffix, pumps }, trial)) continue;
      let enough = Math.min(8, pumps);
      while (enough < pumps && !isSlow({ prefix, pump, suffix, pumps: enough }, trial)) enough = Math.min(pumps, Math.ceil(enough * 1.4));
      const text = (letters: readonly number[]): string =>
        String.fromCodePoint(...letters.map((letter) => trial.alphabet.samples[letter] ?? 0));
      return { prefix: text(prefix), pump: text(pump), suffix: text(suffix), pumps: enough };
    }
  return undefined;
}

interface Letters {
  readonly prefix: readonly number[];
  readonly pump: readonly number[];
  readonly suffix: readonly number[];
  readonly pumps: number;
}

function isSlow({ prefix, pump, suffix, pumps }: Letters, { matcher, budget }: Trial): boolean {
  const letters = new Uint16Array(prefix.length + pump.length * pumps + suffix.length);
  letters.set(prefix);
  for (let count = 0; count < pumps; count += 1) letters.set(pump, prefix.length + count * pump.length);
  letters.set(suffix, prefix.length + pump.length * pumps);
  const steps = matcher()(letters, slowSteps);
  // A slow one ends the search, so only quick ones are counted.
  if (steps !== undefined) {
    budget.left -= steps;
    if (budget.left < 0) throw new BudgetError("too many strings");
  }
  return steps === undefined;
}

type Suffixes = (ambiguity: Ambiguity) => readonly (readonly number[])[];

const mostSuffixes = 4;
const everything = complement([]);

/** Ends of strings after which the pattern is not found, so that all ways are tried; and some simple ones. */
function suffixesOf(root: PatternNode, alphabet: Alphabet): Suffixes {
  const letters = alphabet.samples.map((_, letter) => [letter]);
  const simple = [[], ...letters.toReversed().slice(0, mostSuffixes)];
  const canReadBackwards = partsOf(root).every((part) => part.kind !== "look" || part.ahead);
  if (!canReadBackwards) return () => simple;
  const budget: Budget = { left: graphSteps };
  return (ambiguity) => {
    // What begins at the start of the string, or after the letters that are passed over, must fail; what begins later may match.
    const passed = Array.from({ length: ambiguity.skipped }, (): PatternNode => ({ kind: "set", set: everything }));
    const attempt: PatternNode = { kind: "sequence", parts: [{ kind: "start" }, ...passed, root] };
    try {
      return [...failingSuffixes(automatonOf(attempt, alphabet, budget), alphabet, ambiguity), ...simple.slice(0, 2)];
    } catch (error) {
      if (error instanceof BudgetError || error instanceof RangeError) return simple;
      throw error;
    }
  };
}

/** The shortest suffixes with which the automaton does not find the pattern. */
function failingSuffixes(automaton: Automaton, alphabet: Alphabet, { prefix, pump }: Ambiguity): readonly (readonly number[])[] {
  const before = [...prefix, ...Array.from({ length: fewPumps }, () => pump).flat()].toReversed();
  const found: (readonly number[])[] = [];
  const seen = new Set([automaton.initial]);
  const open: { readonly state: number; readonly suffix: readonly number[] }[] = [{ state: automaton.initial, suffix: [] }];
  for (let index = 0; index < open.length && index < 200 && found.length < mostSuffixes; index += 1) {
    const { state, suffix } = open[index] ?? { state: automaton.initial, suffix: [] };
    if (!automaton.accepts(before.reduce((at, letter) => automaton.next(at, letter), state))) found.push(suffix);
    for (const letter of alphabet.samples.keys()) {
      const next = automaton.next(state, letter);
      if (seen.has(next)) continue;
      seen.add(next);
      open.push({ state: next, suffix: [letter, ...suffix] });
    }
  }
  return found;
}
