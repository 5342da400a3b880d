// Writes a file in which mutants can be switched on one at a time, so that a process that has loaded it tries all of them.

import type { Mutant } from "./find-mutants.js";

export interface NumberedMutant extends Mutant {
  readonly id: number;
}

/** The name of the function that says whether a mutant is switched on. */
export const switchName = "isMutantActive";

interface Insertion {
  readonly position: number;
  readonly text: string;
  /** Insertions at one place keep this order. */
  readonly rank: number;
}

/** The text with each expression that has mutants replaced by a choice between them and the original. */
export function switchMutants(text: string, mutants: readonly NumberedMutant[]): string {
  const groups = new Map<string, NumberedMutant[]>();
  for (const mutant of mutants) {
    const key = `${mutant.expressionStart}-${mutant.expressionEnd}`;
    groups.set(key, [...(groups.get(key) ?? []), mutant]);
  }
  const insertions = [...groups.values()].flatMap((group): readonly Insertion[] => {
    const { expressionStart: start, expressionEnd: end } = group[0]!;
    const choices = group.map((mutant) => `${switchName}(${mutant.id}) ? (${mutatedExpression(text, mutant)}) : `);
    // The outer of two expressions begins first and ends last.
    return [
      { position: start, text: `(${choices.join("")}(`, rank: text.length - end },
      { position: end, text: "))", rank: -start },
    ];
  });
  // Where one expression ends and another begins, the end comes first: its rank is negative or zero.
  return insertions
    .toSorted((a, b) => b.position - a.position || b.rank - a.rank)
    .reduce((result, { position, text: inserted }) => result.slice(0, position) + inserted + result.slice(position), text);
}

const mutatedExpression = (text: string, { start, end, replacement, expressionStart, expressionEnd }: Mutant): string =>
  text.slice(expressionStart, start) + replacement + text.slice(end, expressionEnd);
