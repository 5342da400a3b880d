// Mutants that no test can kill, because the program behaves the same, each with the reason.

export interface EquivalentMutant {
  readonly file: string;
  /** The line of the source, trimmed. */
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [];
