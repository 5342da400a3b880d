// Freezes plain data, so that a protocol cannot be changed at run time.

import { isObjectLike } from "./json-kind.js";

/** The same data, frozen at every depth. */
export function deepFreeze<T>(data: T): T {
  if (!isObjectLike(data) || Object.isFrozen(data)) return data;
  for (const member of Object.values(data)) deepFreeze(member);
  return Object.freeze(data);
}
