// Limits the work of an analysis by counting steps instead of time, so that a verdict is the same on every machine.

/** What is left of the work that an analysis may do. */
export interface Budget {
  left: number;
}

/** Ends an analysis that takes too long. */
export class BudgetError extends Error {}

/** Takes steps from a budget. */
export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new BudgetError("the patterns are too complex");
}
