// The ways a pattern can be walked, letter by letter: which letter sets can follow each other, and whether in more than one way.

import type { Alphabet } from "./alphabet.js";
import { spend, type Budget } from "./budget.js";
import { canBeEmpty, type PatternNode, type RepeatNode } from "./parse-pattern.js";

/** Each position is one set of letters in the pattern; going to a position reads one of its letters. */
export interface PositionGraph {
  /** For each position, the letters it reads. Position 0 is the search for a place to begin, which passes over any letter. */
  readonly letters: readonly Uint8Array[];
  readonly edges: readonly (readonly PositionEdge[])[];
  /** The positions that a match can begin with at the start of a string. */
  readonly initial: readonly PositionEdge[];
}

export interface PositionEdge {
  readonly to: number;
  /** Whether the pattern has two ways to get there without reading anything else. */
  readonly isAmbiguous: boolean;
}

/** The position that searches for a place to begin. */
export const searching = 0;

interface Node {
  /** Nodes that are reached without reading; those only at the start of a string are marked. */
  readonly next: { readonly to: number; readonly atStart: boolean }[];
  /** The position that is reached by reading, or 0. */
  position: number;
  /** At the end of a repeat's body, the node where it begins. */
  begin: number;
}

/** A graph that is being made. */
interface Draft {
  readonly nodes: Node[];
  readonly letters: Uint8Array[];
  /** For each position, the node where the pattern goes on. */
  readonly after: number[];
  readonly alphabet: Alphabet;
  readonly unrolled: boolean;
  readonly budget: Budget;
}

/**
 * The positions of a pattern. With `unrolled`, bounded repeats are written out; otherwise they are taken for unbounded ones, which
 * gives a small graph with all ways that the exact one has, and more. Conditions are left out: they can only take ways away.
 */
export function positionGraphOf(root: PatternNode, alphabet: Alphabet, unrolled: boolean, budget: Budget): PositionGraph {
  const letters = [new Uint8Array(alphabet.samples.length).fill(1)];
  const draft: Draft = { nodes: [], letters, after: [-1], alphabet, unrolled, budget };
  const start = addNode(draft);
  addAfter(draft, root, start);
  const { nodes, after } = draft;
  const search = edgesFrom(nodes, start, false, budget);
  const edges = after.map((node) =>
    node < 0 ? [{ to: searching, isAmbiguous: false }, ...search] : edgesFrom(nodes, node, false, budget),
  );
  return { letters, edges, initial: edgesFrom(nodes, start, true, budget) };
}

function addNode({ nodes, budget }: Draft): number {
  spend(budget, 10);
  return nodes.push({ next: [], position: 0, begin: -1 }) - 1;
}

/** Adds a node after another one. */
function addNext(draft: Draft, from: number, atStart = false): number {
  const to = addNode(draft);
  connect(draft, from, to, atStart);
  return to;
}

function connect({ nodes }: Draft, from: number, to: number, atStart = false): void {
  nodes[from]?.next.push({ to, atStart });
}

/** Adds what a part of the pattern needs after a node, and returns the node where it ends. */
function addAfter(draft: Draft, node: PatternNode, entry: number): number {
  switch (node.kind) {
    case "sequence":
      return node.parts.reduce((begin, part) => addAfter(draft, part, begin), entry);
    case "set": {
      const reading = draft.nodes[addNext(draft, entry)];
      if (reading !== undefined) reading.position = draft.letters.push(draft.alphabet.lettersOf(node.set)) - 1;
      const exit = addNode(draft);
      draft.after.push(exit);
      return exit;
    }
    case "choice": {
      const exit = addNode(draft);
      for (const branch of node.branches) connect(draft, addAfter(draft, branch, addNext(draft, entry)), exit);
      return exit;
    }
    case "repeat": {
      const { body, min, max } = node;
      return draft.unrolled ? addUnrolled(draft, node, entry) : addLoop(draft, body, min === 0 || canBeEmpty(body), max > 1, entry);
    }
    case "look":
      // The body is tried at this place, and then the pattern goes on from here.
      if (node.ahead) addAfter(draft, node.body, entry);
      return entry;
    case "end":
      // Nothing is read after the end.
      return addNode(draft);
    case "start":
      return addNext(draft, entry, true);
    default:
      return entry;
  }
}

function addLoop(draft: Draft, body: PatternNode, isOptional: boolean, isRepeated: boolean, entry: number): number {
  const begin = addNext(draft, entry);
  const [exit, end] = [addNode(draft), addNode(draft)];
  connect(draft, addAfter(draft, body, begin), end);
  const own = draft.nodes[end];
  if (own !== undefined) own.begin = begin;
  connect(draft, end, exit);
  if (isRepeated) connect(draft, end, begin);
  if (isOptional) connect(draft, entry, exit);
  return exit;
}

function addUnrolled(draft: Draft, { body, min, max }: RepeatNode, entry: number): number {
  let end = entry;
  for (let count = 0; count < min; count += 1) {
    spend(draft.budget, 1);
    end = addAfter(draft, body, end);
  }
  if (max === Infinity) return addLoop(draft, body, true, true, end);
  const exit = addNext(draft, end);
  for (let count = min; count < max; count += 1) {
    spend(draft.budget, 1);
    end = addAfter(draft, body, addNext(draft, end));
    connect(draft, end, exit);
  }
  return exit;
}

/** One way or several is all that matters, so nodes are not visited over and over. */
const mostVisits = 8;

/** The positions that can be read next from a node. */
function edgesFrom(nodes: readonly Node[], start: number, atStart: boolean, budget: Budget): readonly PositionEdge[] {
  const visits = new Map<number, number>();
  const onPath = new Map<number, number>();
  const found = new Map<number, number>();
  const visit = (id: number): void => {
    const node = nodes[id];
    const times = visits.get(id) ?? 0;
    // Engines leave out rounds that read nothing.
    if (node === undefined || times === mostVisits || (onPath.get(node.begin) ?? 0) > 0) return;
    spend(budget, 1);
    visits.set(id, times + 1);
    if (node.position > 0) {
      found.set(node.position, times + 1);
      return;
    }
    onPath.set(id, (onPath.get(id) ?? 0) + 1);
    for (const edge of node.next) if (atStart || !edge.atStart) visit(edge.to);
    onPath.set(id, (onPath.get(id) ?? 0) - 1);
  };
  visit(start);
  return [...found].map(([to, times]) => ({ to, isAmbiguous: times > 1 }));
}
