// A contestant judges messages of a protocol with one library. It is written as a module, so that its size and its start can be measured too.

import type { ProtocolDescriptor } from "@wirepact/core";

/** The protocol in both forms in which libraries take it. */
export interface Task {
  readonly protocol: ProtocolDescriptor;
  /** The emitted JSON Schema, without what is there for people. */
  readonly schema: unknown;
}

export interface Contestant {
  readonly name: string;
  /** The package that is compared; none for our own. */
  readonly peer?: string;
  /** Text of a module that has a function `is` and a function `issues`; the loops are added to it. */
  readonly write: (task: Task) => string;
}

/** What such a module exports. */
export interface Judge extends Loops {
  /** Whether the value is a valid message. */
  readonly is: (value: unknown) => boolean;
  /** Everything that is wrong with it. */
  readonly issues: (value: unknown) => readonly unknown[];
}

/** What is timed: each gives a count, so that no verdict can be left out as unused. */
interface Loops {
  /** How many of the values are valid messages. */
  readonly accept: (values: readonly unknown[]) => number;
  /** How many issues the values have together. */
  readonly reject: (values: readonly unknown[]) => number;
}

/**
 * The loops stand in every contestant's own module: in a common loop the compiler would see calls of many functions and inline none, and
 * what the call costs would be added to all alike, which brings every ratio nearer to one.
 */
const loops = `
export function accept(values) { let count = 0; for (let index = 0; index < values.length; index++) if (is(values[index])) count++; return count; }
export function reject(values) { let count = 0; for (let index = 0; index < values.length; index++) count += issues(values[index]).length; return count; }
`;

/** The whole module of a contestant. */
export const moduleText = ({ write }: Contestant, task: Task): string => withLoops(write(task));

/** A module with the functions `is` and `issues`, and the loops. */
export const withLoops = (text: string): string => text + loops;
