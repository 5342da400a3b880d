// The limits that callers set.

import { wrongKind } from "./quote.js";

/** The limit; throws if it is not a number that is large enough. */
export function checkLimit(name: string, limit: number, least: number): number {
  if (typeof limit !== "number" || !(limit >= least)) throw wrongKind(name, `a number of at least ${least}`, limit);
  return limit;
}
