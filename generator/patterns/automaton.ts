// Decides from the end of a string to its start whether a pattern is found in it; states are made when they are asked for.
// Reading backwards makes lookaheads exact: at each position it is known which parts of the pattern match what follows.

import type { Alphabet } from "./alphabet.js";
import { spend, type Budget } from "./budget.js";
import type { PatternNode } from "./parse-pattern.js";

/** A deterministic automaton that reads the letters of a string from the last to the first. */
export interface Automaton {
  readonly initial: number;
  next(state: number, letter: number): number;
  /** Whether the pattern is found in the string that was read. */
  accepts(state: number): boolean;
}

type Condition =
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  | { readonly kind: "boundary"; readonly negate: boolean }
  | { readonly kind: "look"; readonly entry: number; readonly negate: boolean };

/** What matches from a node: one letter, or nothing under a condition, and then what matches from the other node. The edges are kept where they lead to. */
interface Graph {
  readonly letterEdges: { readonly from: number; readonly letters: Uint8Array }[][];
  readonly emptyEdges: { readonly from: number; readonly condition: Condition | undefined }[][];
  /** The bodies of lookaheads, inner ones first, and the pattern itself. */
  readonly parts: { readonly entry: number; readonly exit: number }[];
  /** To which of the parts a node belongs. */
  readonly partOf: number[];
}

/** The characters next to a position. */
const nothing = 0;
const wordCharacter = 1;
const otherCharacter = 2;

/** Makes the automaton of a pattern without lookbehinds. */
export function automatonOf(root: PatternNode, alphabet: Alphabet, budget: Budget): Automaton {
  const graph = graphOf(root, alphabet, budget);
  const states: State[] = [];
  const ids = new Map<string, number>();
  const stateOf = (nodes: readonly number[], following: number): number => {
    const key = `${following}:${nodes.join()}`;
    const id = ids.get(key) ?? states.length;
    if (id < states.length) return id;
    spend(budget, 20 + nodes.length);
    ids.set(key, id);
    states.push({ nodes, following, next: new Int32Array(alphabet.samples.length).fill(-1), closures: [] });
    return id;
  };
  const initial = stateOf([], nothing);
  // Once the pattern is found it stays found, whatever comes before.
  const found = stateOf([-1], nothing);
  const closureAt = (id: number, preceding: number): Closure => {
    const { nodes, following, closures } = states[id] ?? missing();
    return (closures[preceding] ??= close(graph, nodes, preceding, following, budget));
  };
  const step = (id: number, letter: number): number => {
    const kind = alphabet.words[letter] === 1 ? wordCharacter : otherCharacter;
    const closure = closureAt(id, kind);
    if (closure.isFound) return found;
    const nodes = new Set<number>();
    for (const node of closure.nodes)
      for (const { from, letters } of graph.letterEdges[node] ?? []) {
        spend(budget, 1);
        if (letters[letter] === 1) nodes.add(from);
      }
    return stateOf(
      [...nodes].sort((a, b) => a - b),
      kind,
    );
  };
  return {
    initial,
    next: (id, letter) => {
      const { next } = states[id] ?? missing();
      if (next[letter] === -1) next[letter] = id === found ? found : step(id, letter);
      return next[letter] ?? found;
    },
    accepts: (id) => id === found || closureAt(id, nothing).isFound,
  };
}

function missing(): never {
  throw new Error("unknown state");
}

interface State {
  readonly nodes: readonly number[];
  readonly following: number;
  readonly next: Int32Array;
  readonly closures: Closure[];
}

interface Closure {
  readonly nodes: readonly number[];
  readonly isFound: boolean;
}

/** All nodes from which the rest of a string matches, given those from which it does by its first letter. */
function close(graph: Graph, matching: readonly number[], preceding: number, following: number, budget: Budget): Closure {
  const closed = new Set<number>();
  const holds = (condition: Condition | undefined): boolean => {
    if (condition === undefined) return true;
    if (condition.kind === "start") return preceding === nothing;
    if (condition.kind === "end") return following === nothing;
    if (condition.kind === "look") return closed.has(condition.entry) !== condition.negate;
    return ((preceding === wordCharacter) !== (following === wordCharacter)) !== condition.negate;
  };
  let isFound = false;
  for (const [part, { entry, exit }] of graph.parts.entries()) {
    // What follows a match does not matter, so every position is a possible end.
    const open = [exit, ...matching.filter((node) => graph.partOf[node] === part)];
    for (const node of open) closed.add(node);
    for (let node = open.pop(); node !== undefined; node = open.pop())
      for (const { from, condition } of graph.emptyEdges[node] ?? []) {
        spend(budget, 1);
        if (closed.has(from) || !holds(condition)) continue;
        closed.add(from);
        open.push(from);
      }
    isFound = closed.has(entry);
  }
  return { nodes: [...closed], isFound };
}

function graphOf(root: PatternNode, alphabet: Alphabet, budget: Budget): Graph {
  const graph: Graph = { letterEdges: [], emptyEdges: [], parts: [], partOf: [] };
  const unfinished = -1;
  const addNode = (): number => {
    spend(budget, 5);
    graph.emptyEdges.push([]);
    graph.letterEdges.push([]);
    return graph.partOf.push(unfinished) - 1;
  };
  const connect = (from: number, to: number, condition?: Condition): void => {
    graph.emptyEdges[to]?.push({ from, condition });
  };

  /** Adds what a part of the pattern needs before a node, and returns the node where it begins. */
  const addBefore = (node: PatternNode, exit: number): number => {
    switch (node.kind) {
      case "sequence":
        return node.parts.reduceRight((end, part) => addBefore(part, end), exit);
      case "repeat":
        return addRepeat(node, exit);
      default: {
        const entry = addNode();
        if (node.kind === "set") graph.letterEdges[exit]?.push({ from: entry, letters: alphabet.lettersOf(node.set) });
        else if (node.kind === "choice") for (const branch of node.branches) connect(entry, addBefore(branch, exit));
        else connect(entry, exit, node.kind === "look" ? { kind: "look", entry: addPart(node.body), negate: node.negate } : node);
        return entry;
      }
    }
  };

  /** The required repeats come last, and the optional ones are entered anywhere: read backwards, few nodes match at a time. */
  const addRepeat = ({ body, min, max }: Extract<PatternNode, { kind: "repeat" }>, exit: number): number => {
    let end = exit;
    for (let count = 0; count < min; count += 1) {
      spend(budget, 1);
      const begin = addBefore(body, end);
      // A body that matches nothing else but the empty string needs no repeats.
      if (begin === end) return exit;
      end = begin;
    }
    const entry = addNode();
    connect(entry, end);
    if (max === Infinity) {
      const again = addNode();
      connect(again, end);
      connect(again, addBefore(body, again));
      connect(entry, again);
    } else
      for (let count = min; count < max; count += 1) {
        spend(budget, 1);
        const begin = addBefore(body, end);
        if (begin === end) break;
        end = begin;
        connect(entry, end);
      }
    return entry;
  };

  /** Adds a pattern that ends where nothing else begins. */
  const addPart = (body: PatternNode): number => {
    const first = graph.partOf.length;
    const exit = addNode();
    const entry = addBefore(body, exit);
    const part = graph.parts.push({ entry, exit }) - 1;
    for (let node = first; node < graph.partOf.length; node += 1) if (graph.partOf[node] === unfinished) graph.partOf[node] = part;
    return entry;
  };
  addPart(root);
  return graph;
}
