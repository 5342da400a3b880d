// Limits on an object before anything recursive touches it, or before it is encoded: too many levels or keys.

import { unreadableObject } from "../explain.js";
import { createIssue, tooDeep, tooManyKeys } from "../issues.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys } from "./limits.js";

/** Most values reached when an object is walked; only shared references get there without the text being huge. */
const maxValues = 1_000_000;

/** The first limit that an object breaks; a cycle is too deep, and shared parts count as often as they are reached. */
export function findObjectFault(object: object): Issue | undefined {
  let keys = 0;
  let values = 0;
  const look = (part: object, depth: number): Issue | undefined => {
    if (depth >= maxDepth) return createIssue(tooDeep(maxDepth));
    const members = Object.values(part) as readonly unknown[];
    values += members.length;
    if (!Array.isArray(part)) keys += members.length;
    if (keys > maxKeys || values > maxValues) return createIssue(tooManyKeys(maxKeys));
    let fault: Issue | undefined;
    for (let index = 0; index < members.length && fault === undefined; index++) {
      const member = members[index];
      if (typeof member === "object" && member !== null) fault = look(member, depth + 1);
    }
    return fault;
  };
  try {
    return look(object, 0);
  } catch {
    return unreadableObject();
  }
}
