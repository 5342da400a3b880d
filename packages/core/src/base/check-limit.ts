// The limits that callers set.

import { quote } from "./quote.js";

/** The limit; throws if it is not a number that is large enough. */
export function checkLimit(name: string, limit: number, least: number): number {
  if (typeof limit !== "number" || !(limit >= least))
    throw new TypeError(`${name} must be a number of at least ${least}, got ${quote(limit)}`);
  return limit;
}
