// Finds where a pattern can read the same letters in several ways, which makes backtracking slow: within a loop the number of ways
// doubles with every round (exponential), between two loops it grows with the length (polynomial).

import { spend, type Budget } from "./budget.js";
import { searching, type PositionGraph } from "./position-graph.js";

/** Letters that may make matching slow: the prefix, and then the pump many times. */
export interface Ambiguity {
  /** How many letters of the prefix are passed over before the match begins. */
  readonly skipped: number;
  readonly prefix: readonly number[];
  readonly pump: readonly number[];
}

/** How many ambiguities are looked at per loop, or pair of loops. */
const mostPerLoop = 3;

/** The ambiguities of a pattern, the worst first. */
export function* findAmbiguities(graph: PositionGraph, budget: Budget): Generator<Ambiguity> {
  const loops = loopsOf(graph, budget);
  for (const loop of loops) yield* ambiguitiesWithin(graph, loop, budget);
  const reachable = loops.map((loop) => reachableFrom(graph, loop[0] ?? 0, budget));
  for (const [index, first] of loops.entries())
    for (const second of loops)
      if (first !== second && reachable[index]?.has(second[0] ?? 0) === true) yield* ambiguitiesBetween(graph, first, second, budget);
  for (const loop of loops) yield* ambiguitiesAmong(graph, loop, budget);
}

/** Two different ways from a position back to itself with the same letters. What one position of a loop has, all have. */
function* ambiguitiesWithin(graph: PositionGraph, loop: readonly number[], budget: Budget): Generator<Ambiguity> {
  const isInside = new Set(loop);
  for (const position of spread(loop, mostPerLoop)) {
    if (position === searching) continue;
    const pump = shortestPump(
      [position, position, 0],
      ([one = 0, other = 0, differed = 0]) => {
        const next: Step[] = [];
        for (const left of graph.edges[one] ?? [])
          for (const right of graph.edges[other] ?? []) {
            spend(budget, 1);
            if (!isInside.has(left.to) || !isInside.has(right.to)) continue;
            const letter = commonLetter(graph, [left.to, right.to]);
            if (letter === -1) continue;
            const differs = left.to !== right.to || left.isAmbiguous;
            next.push({ letter, state: [left.to, right.to, differed === 1 || differs ? 1 : 0] });
          }
        return next;
      },
      [position, position, 1],
    );
    if (pump === undefined) return;
    yield { skipped: 0, prefix: prefixTo(graph, position, budget), pump };
  }
}

/** The same letters lead from a position back to itself, on to a position of a later loop, and from that back to itself. */
function* ambiguitiesBetween(
  graph: PositionGraph,
  first: readonly number[],
  second: readonly number[],
  budget: Budget,
): Generator<Ambiguity> {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  let found = 0;
  for (const from of first)
    for (const to of second) {
      if (commonLetter(graph, [from, to]) === -1) continue;
      const pump = shortestPump(
        [from, from, to],
        ([stay = 0, move = 0, end = 0]) => {
          const next: Step[] = [];
          for (const { to: staying } of graph.edges[stay] ?? []) {
            if (!inFirst.has(staying)) continue;
            for (const { to: ending } of graph.edges[end] ?? []) {
              spend(budget, 1);
              if (!inSecond.has(ending) || commonLetter(graph, [staying, ending]) === -1) continue;
              for (const { to: moving } of graph.edges[move] ?? []) {
                spend(budget, 1);
                const letter = commonLetter(graph, [staying, moving, ending]);
                if (letter !== -1) next.push({ letter, state: [staying, moving, ending] });
              }
            }
          }
          return next;
        },
        [from, to, to],
      );
      if (pump === undefined) continue;
      if (from === searching) yield* searchesFor(graph, pump);
      else yield { skipped: 0, prefix: prefixTo(graph, from, budget), pump };
      found += 1;
      if (found === mostPerLoop) return;
    }
}

/** Between repeats of one set each that stand in the same loop: a round may be slow although the loop can end after each. */
function* ambiguitiesAmong(graph: PositionGraph, loop: readonly number[], budget: Budget): Generator<Ambiguity> {
  const repeated = loop.filter((position) => graph.edges[position]?.some(({ to }) => to === position));
  for (const first of repeated)
    for (const second of repeated) if (first !== second) yield* ambiguitiesBetween(graph, [first], [second], budget);
}

/** A match can begin at every pump; also after a letter with which none begins, because one at the start of the string may be good. */
function* searchesFor(graph: PositionGraph, pump: readonly number[]): Generator<Ambiguity> {
  yield { skipped: 0, prefix: [], pump };
  const isUsed = (letter: number): boolean => graph.initial.some(({ to }) => graph.letters[to]?.[letter] === 1);
  const letters = [...(graph.letters[searching] ?? []).keys()];
  yield { skipped: 1, prefix: [letters.find((letter) => !isUsed(letter)) ?? letters.find((letter) => letter !== pump[0]) ?? 0], pump };
}

interface Step {
  readonly letter: number;
  readonly state: readonly number[];
}

/** The fewest letters that lead from one state to another, one at least. */
function shortestPump(
  from: readonly number[],
  stepsFrom: (state: readonly number[]) => readonly Step[],
  to: readonly number[],
): readonly number[] | undefined {
  const goal = to.join();
  const seen = new Set<string>();
  const open: { readonly state: readonly number[]; readonly letter: number; readonly parent: number }[] = [
    { state: from, letter: -1, parent: -1 },
  ];
  for (let index = 0; index < open.length; index += 1)
    for (const { letter, state } of stepsFrom(open[index]?.state ?? [])) {
      const key = state.join();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ state, letter, parent: index });
      if (key !== goal) continue;
      const letters: number[] = [];
      for (let at = open.length - 1; at > 0; at = open[at]?.parent ?? 0) letters.push(open[at]?.letter ?? 0);
      return letters.toReversed();
    }
  return undefined;
}

/** The first letter that all positions read, or -1. */
function commonLetter(graph: PositionGraph, positions: readonly number[]): number {
  const [first = new Uint8Array(), ...others] = positions.map((position) => graph.letters[position] ?? new Uint8Array());
  for (let letter = 0; letter < first.length; letter += 1)
    if (first[letter] === 1 && others.every((letters) => letters[letter] === 1)) return letter;
  return -1;
}

/** The fewest letters that lead to a position from the start of a string. */
function prefixTo(graph: PositionGraph, position: number, budget: Budget): readonly number[] {
  const start = -1;
  return (
    shortestPump(
      [start],
      ([at = start]) => {
        const edges = at === start ? [...graph.initial, ...(graph.edges[searching] ?? [])] : (graph.edges[at] ?? []);
        spend(budget, edges.length);
        return edges.flatMap(({ to }) => {
          const letter = commonLetter(graph, [to]);
          return letter === -1 ? [] : [{ letter, state: [to] }];
        });
      },
      [position],
    ) ?? []
  );
}

function spread(loop: readonly number[], count: number): readonly number[] {
  const distance = Math.max(1, Math.floor(loop.length / count));
  return loop.filter((_, index) => index % distance === 0).slice(0, count);
}

function reachableFrom(graph: PositionGraph, start: number, budget: Budget): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop())
    for (const { to } of graph.edges[position] ?? []) {
      spend(budget, 1);
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  return reached;
}

/** The positions that lead back to themselves, those together that lead to each other, in the order of the pattern. */
function loopsOf(graph: PositionGraph, budget: Budget): readonly (readonly number[])[] {
  const index = new Map<number, number>();
  const lowest = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const loops: number[][] = [];
  const visit = (position: number): void => {
    spend(budget, 1);
    lowest.set(position, index.size);
    index.set(position, index.size);
    stack.push(position);
    onStack.add(position);
    for (const { to } of graph.edges[position] ?? []) {
      spend(budget, 1);
      if (!index.has(to)) visit(to);
      if (onStack.has(to)) lowest.set(position, Math.min(lowest.get(position) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(position) !== index.get(position)) return;
    const loop = stack.splice(stack.lastIndexOf(position));
    for (const member of loop) onStack.delete(member);
    const repeats = loop.length > 1 || (graph.edges[position] ?? []).some(({ to }) => to === position);
    if (repeats) loops.push(loop.sort((a, b) => a - b));
  };
  for (const { to } of [{ to: searching }, ...graph.initial]) if (!index.has(to)) visit(to);
  return loops.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}
