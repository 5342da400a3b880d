// The limits of an object, checked before anything recursive touches it.

import { unreadableObject } from "../explain.js";
import { createIssue, tooDeep, tooManyKeys } from "../issues.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys, maxValues } from "./limits.js";

/** The first limit that an object exceeds; a cycle is too deep, and shared parts count as often as they are reached. */
export function findObjectFault(object: object): Issue | undefined {
  let keys = 0;
  let values = 0;
  const look = (part: object, depth: number): Issue | undefined => {
    if (depth >= maxDepth) return createIssue(tooDeep(maxDepth));
    const inner: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
    values += inner.length;
    if (!Array.isArray(part)) keys += inner.length;
    if (keys > maxKeys || values > maxValues) return createIssue(tooManyKeys(maxKeys));
    let fault: Issue | undefined;
    for (let index = 0; index < inner.length && fault === undefined; index++) {
      const value = inner[index];
      if (typeof value === "object" && value !== null) fault = look(value, depth + 1);
    }
    return fault;
  };
  try {
    return look(object, 0);
  } catch {
    return unreadableObject();
  }
}
