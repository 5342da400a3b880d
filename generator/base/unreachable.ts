// Ends a switch over kinds: the compiler proves that no kind was forgotten.

/** Never called with a value that the types allow. */
export function unreachable(value: never): never {
  throw new Error(`not a known kind: ${JSON.stringify(value)}`);
}
