// How long a mutant is tried.

/** A mutant that has outlived tests of so many seconds of processor time counts as a survivor. */
export const patience: number = Number(process.env["PATIENCE"] ?? 20);
