// Decides how the strings that two patterns with length limits accept relate, with the shortest string of each difference.

import { alphabetOf, type Alphabet } from "./alphabet.js";
import { automatonOf } from "./automaton.js";
import { compileMatcher, type Matcher } from "./backtracking-matcher.js";
import { BudgetError, type Budget } from "./budget.js";
import { exploreProduct, type Product } from "./explore-product.js";
import { shortestLengths, shortestStrings, type Limits, type Regions } from "./find-shortest.js";
import { parsePattern, partsOf, reversePattern, type PatternNode } from "./parse-pattern.js";

/** Which strings are accepted: those in which the pattern (flag `u`) is found, with a length in this range, in code points. */
export interface StringShape {
  readonly pattern?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** How the second of two shapes relates to the first. */
export type PatternRelation =
  | { readonly relation: "equal" }
  /** The second accepts fewer strings. */
  | { readonly relation: "tighter"; readonly onlyFirst: Counterexample }
  /** The second accepts more strings. */
  | { readonly relation: "wider"; readonly onlySecond: Counterexample }
  /** Some strings are accepted by both, and some by each alone. */
  | { readonly relation: "overlapping"; readonly onlyFirst: Counterexample; readonly onlySecond: Counterexample }
  /** No string is accepted by both. */
  | { readonly relation: "disjoint"; readonly onlyFirst: Counterexample; readonly onlySecond: Counterexample }
  | { readonly relation: "undecided"; readonly reason: string };

/** The shortest string that one of two shapes accepts alone. */
export interface Counterexample {
  /** Code points. */
  readonly length: number;
  /** Absent when it has more than a million code points. */
  readonly text?: string;
}

export interface RelateOptions {
  /** Steps of work after which the answer is "undecided"; the default takes less than a second. */
  readonly steps?: number;
}

const defaultSteps = 1_500_000;
const longestText = 1_000_000;
/** Steps that a regular expression may take on a counterexample; matching takes no longer than some milliseconds then. */
const matcherSteps = 1_000_000;

const cache = new Map<string, PatternRelation>();

/** How the strings that the second shape accepts relate to those that the first accepts. */
export function relatePatterns(first: StringShape, second: StringShape, { steps = defaultSteps }: RelateOptions = {}): PatternRelation {
  const shapes = [first, second].map(({ pattern, min, max }) => [pattern, min, max]);
  const key = JSON.stringify([...shapes, steps]);
  let relation = cache.get(key);
  if (relation === undefined) {
    relation = relate(first, second, steps);
    if (cache.size >= 2000) cache.clear();
    cache.set(key, relation);
  }
  return relation;
}

const limitsOf = ({ min = 0, max = Infinity }: StringShape): Limits => ({ min, max });

const undecided = (reason: string): PatternRelation => ({ relation: "undecided", reason });

function relate(first: StringShape, second: StringShape, steps: number): PatternRelation {
  const limits = [limitsOf(first), limitsOf(second)] as const;
  if (first.pattern === undefined && second.pattern === undefined) return relateLengths(limits);
  const [one, other] = [parsePattern(first.pattern ?? ""), parsePattern(second.pattern ?? "")];
  if ("problem" in one) return undecided(one.problem);
  if ("problem" in other) return undecided(other.problem);
  const roots = [one.root, other.root] as const;
  const alphabet = alphabetOf(roots);
  const directions = directionsFor(roots);
  if (directions.length === 0) return undecided("the patterns look ahead and behind");
  for (const direction of directions)
    try {
      const budget: Budget = { left: steps / directions.length };
      const product = productOf(roots, direction, alphabet, budget);
      return confirm(
        [first, second],
        roots,
        alphabet,
        shortestStrings(product, limits, budget, (letters) => (direction === "forward" ? letters : letters.toReversed())),
      );
    } catch (error) {
      if (!(error instanceof BudgetError) && !(error instanceof RangeError)) throw error;
    }
  return undecided("the patterns are too complex");
}

type Direction = "forward" | "backward";

/** Lookaheads can be read backwards only, and lookbehinds forward only. */
function directionsFor(roots: readonly PatternNode[]): readonly Direction[] {
  const looks = roots.flatMap(partsOf).filter((part) => part.kind === "look");
  const directions: Direction[] = [];
  if (looks.every(({ ahead }) => !ahead)) directions.push("forward");
  if (looks.every(({ ahead }) => ahead)) directions.push("backward");
  return directions;
}

function productOf(roots: readonly [PatternNode, PatternNode], direction: Direction, alphabet: Alphabet, budget: Budget): Product {
  const [one, other] = roots.map((root) => automatonOf(direction === "forward" ? reversePattern(root) : root, alphabet, budget));
  if (one === undefined || other === undefined) throw new Error("two automata");
  return exploreProduct(one, other, direction === "forward", alphabet, budget);
}

/** The relation of two shapes without patterns. */
function relateLengths(limits: readonly [Limits, Limits]): PatternRelation {
  const { onlyFirst, onlySecond, both } = shortestLengths(limits);
  const example = (length: number | undefined): Counterexample | undefined =>
    length === undefined ? undefined : { length, ...(length <= longestText ? { text: "a".repeat(length) } : {}) };
  return relationOf(example(onlyFirst), example(onlySecond), both !== undefined);
}

function relationOf(onlyFirst: Counterexample | undefined, onlySecond: Counterexample | undefined, both: boolean): PatternRelation {
  if (onlyFirst === undefined) return onlySecond === undefined ? { relation: "equal" } : { relation: "wider", onlySecond };
  if (onlySecond === undefined) return { relation: "tighter", onlyFirst };
  return { relation: both ? "overlapping" : "disjoint", onlyFirst, onlySecond };
}

/** The relation, after the engine's own regular expressions have accepted and rejected the strings that show it. */
function confirm(
  shapes: readonly [StringShape, StringShape],
  roots: readonly [PatternNode, PatternNode],
  alphabet: Alphabet,
  { onlyFirst, onlySecond, both }: Regions<readonly number[]>,
): PatternRelation {
  const textOf = (letters: readonly number[]): string => {
    let text = "";
    for (const letter of letters) text += String.fromCodePoint(alphabet.samples[letter] ?? 0);
    return text;
  };
  const matchers: (Matcher | undefined)[] = roots.map((root) => compileMatcher(root, alphabet));
  const expected = [
    [onlyFirst, true, false],
    [onlySecond, false, true],
    [both, true, true],
  ] as const;
  for (const [letters, ...wanted] of expected) {
    if (letters === undefined) continue;
    const text = textOf(letters);
    for (const [index, { pattern, ...shape }] of shapes.entries()) {
      const { min, max } = limitsOf(shape);
      const fits = letters.length >= min && letters.length <= max;
      // A regular expression that backtracks without end would never answer.
      if (fits && pattern !== undefined && matchers[index]?.(letters, matcherSteps) === undefined)
        return undecided("a pattern backtracks too long to confirm the result");
      if ((fits && (pattern === undefined || new RegExp(pattern, "u").test(text))) !== wanted[index])
        return undecided("the regular expression engine and the analysis disagree");
    }
  }
  const example = (letters: readonly number[] | undefined): Counterexample | undefined =>
    letters === undefined ? undefined : { length: letters.length, text: textOf(letters) };
  return relationOf(example(onlyFirst), example(onlySecond), both !== undefined);
}
