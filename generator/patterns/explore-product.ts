// Runs two automata side by side over all strings.

import type { Alphabet } from "./alphabet.js";
import type { Automaton } from "./automaton.js";
import { spend, type Budget } from "./budget.js";

/** The states that two automata reach together. Nodes from which neither can accept any more are left out. */
export interface Product {
  /** The first node; absent when neither accepts any string. */
  readonly initial: number | undefined;
  /** For each node, the letters that lead to others; only one letter of those that lead to the same node. */
  readonly edges: readonly (readonly { readonly letter: number; readonly to: number }[])[];
  /** For each node, which automata accept: 1 the first, 2 the second, 3 both. */
  readonly accepting: Uint8Array;
}

/** Surrogates that stand side by side, a high one before a low one, are one code point and no string of two. */
const high = 1;
const low = 2;

function surrogateOf(sample: number): number {
  if (sample < 0xd800 || sample > 0xdfff) return 0;
  return sample < 0xdc00 ? high : low;
}

/** Explores all pairs of states that some string leads to. */
export function exploreProduct(one: Automaton, other: Automaton, isForward: boolean, alphabet: Alphabet, budget: Budget): Product {
  const surrogates = alphabet.samples.map(surrogateOf);
  const forbidden = isForward ? [high, low] : [low, high];
  const ids = new Map<string, number>();
  const nodes: { readonly one: number; readonly other: number; readonly surrogate: number }[] = [];
  const idOf = (oneState: number, otherState: number, surrogate: number): number => {
    const key = `${oneState},${otherState},${surrogate}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    spend(budget, 20);
    ids.set(key, nodes.length);
    return nodes.push({ one: oneState, other: otherState, surrogate }) - 1;
  };
  idOf(one.initial, other.initial, 0);
  const edges: { letter: number; to: number }[][] = [];
  for (let id = 0; id < nodes.length; id += 1) {
    const node = nodes[id];
    if (node === undefined) break;
    const targets = new Map<number, number>();
    for (const [letter, surrogate] of surrogates.entries()) {
      spend(budget, 1);
      if (node.surrogate === forbidden[0] && surrogate === forbidden[1]) continue;
      const to = idOf(one.next(node.one, letter), other.next(node.other, letter), surrogate);
      if (!targets.has(to)) targets.set(to, letter);
    }
    edges.push([...targets].map(([to, letter]) => ({ letter, to })));
  }
  const accepting = Uint8Array.from(nodes, (node) => (one.accepts(node.one) ? 1 : 0) + (other.accepts(node.other) ? 2 : 0));
  return withoutDeadEnds(edges, accepting);
}

function withoutDeadEnds(edges: readonly (readonly { readonly letter: number; readonly to: number }[])[], accepting: Uint8Array): Product {
  const sources: number[][] = edges.map(() => []);
  for (const [from, targets] of edges.entries()) for (const { to } of targets) sources[to]?.push(from);
  const alive = new Uint8Array(edges.length);
  const open: number[] = [];
  const revive = (node: number): void => {
    if (alive[node] === 1) return;
    alive[node] = 1;
    open.push(node);
  };
  for (const [node, flags] of accepting.entries()) if (flags > 0) revive(node);
  for (let node = open.pop(); node !== undefined; node = open.pop()) for (const source of sources[node] ?? []) revive(source);
  return {
    initial: alive[0] === 1 ? 0 : undefined,
    edges: edges.map((targets) => targets.filter(({ to }) => alive[to] === 1)),
    accepting,
  };
}
