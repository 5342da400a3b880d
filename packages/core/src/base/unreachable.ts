// The end of every switch over kinds.

/** Fails to compile when a kind was forgotten, and throws when data of an unknown kind gets here all the same. */
export function unreachable(kind: never): never {
  throw new TypeError(`unknown kind: ${JSON.stringify(kind)}`);
}
