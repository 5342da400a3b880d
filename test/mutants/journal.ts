// What happened so far, one line of JSON per event, so that a process that hangs or dies loses nothing.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { NumberedMutant } from "./switch-mutants.js";

/** What a run of tests is told, through the file that `MUTANT_PLAN` names. */
export interface MutantPlan {
  readonly mutants: readonly NumberedMutant[];
  /** The test files that are tried on each mutant, by its number; in the order in which all of them run. */
  readonly tests: readonly (readonly string[])[];
  /** The mutant that is switched on from the start; without one, each test tries the mutants that it reaches. */
  readonly active: number | undefined;
  /** The tests that run on the active mutant, by their names; all without them. */
  readonly only?: readonly string[];
  readonly journal: string;
  readonly stage: Stage;
}

/**
 * All mutants are tried on cheap tests; the ones that are left on costly tests; and in the end on the tests that were left out because the
 * mutant had outlived many cheap ones, or many costly ones of the same file.
 */
export type Stage = "cheap" | "costly" | "left out";

export type Event =
  /** A mutant is about to be tried on a test that took so many milliseconds of processor time without it. */
  | { readonly kind: "try"; readonly mutant: number; readonly test: string; readonly milliseconds: number }
  /** A test failed on the mutant and passed again without it. */
  | { readonly kind: "killed"; readonly mutant: number; readonly test: string; readonly reason: string }
  | { readonly kind: "survived"; readonly mutant: number; readonly test: string }
  /** The test must try the mutant in a separate process: it cannot be repeated, or the mutant spoilt something that later tests use. */
  | { readonly kind: "postponed"; readonly mutant: number; readonly test: string; readonly reason: string }
  /** The mutant was reached while a module or a fixture was made. */
  | { readonly kind: "reached early"; readonly mutant: number; readonly file: string }
  /** What the tests said about a mutant that was tried in a separate process. */
  | { readonly kind: "tried alone"; readonly mutant: number; readonly outcome: "survived" | "killed" | "overdue" }
  /** The run was ended from outside and is continued; the last try says nothing. */
  | { readonly kind: "continued" }
  | { readonly kind: "fails without a mutant"; readonly test: string; readonly reason: string }
  | { readonly kind: "test done"; readonly test: string; readonly milliseconds: number; readonly stage: Stage }
  /** The test is left for the stage of costly ones. */
  | { readonly kind: "deferred"; readonly test: string }
  /** The mutant has outlived so many tests that others come first. */
  | { readonly kind: "left out"; readonly mutant: number; readonly test: string }
  | { readonly kind: "file done"; readonly file: string; readonly stage: Stage };

/** The file of a test, which is the beginning of its name. */
export const fileOfTest = (test: string): string => test.split(" > ")[0] ?? "";

export const writeEvent = (journal: string, event: Event): void => appendFileSync(journal, `${JSON.stringify(event)}\n`);

/** The events of a journal; the last line of a killed process may be cut off. */
export function readEvents(journal: string): readonly Event[] {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Event);
}
