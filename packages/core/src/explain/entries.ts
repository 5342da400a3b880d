// Checking the entries of an object whose names the protocol does not define, and changing an object that was checked.

import { expressionOf } from "./scalar.js";
import { type Check, checkIn, maxIssues, report, type Walk } from "../walk/walk.js";
import { invalidKey } from "../issues.js";
import { placeIn } from "../walk/place.js";

type Members = Readonly<Record<string, unknown>>;

/** Checks the entries with some keys; returns the object, repaired if necessary. */
export type CheckEntries = (walk: Walk, value: Members, keys: readonly string[]) => Members;

/** Makes the check of entries: `check` is that of their values, `pattern` that of their keys, which an issue calls `what`. */
export function prepareEntries(check: Check, pattern?: string, what: string = "key"): CheckEntries {
  const expression = expressionOf(pattern);
  return (walk, value, keys) => {
    let changes: Change[] | undefined;
    for (const key of keys) {
      if (walk.issues.length >= maxIssues) break;
      if (expression?.test(key) === false) report(walk, invalidKey(pattern!, what), undefined, pattern, placeIn(walk.place, key));
      else {
        const checked = checkIn(walk, key, check, value[key]);
        if (!Object.is(checked, value[key])) (changes ??= []).push([key, checked]);
      }
    }
    return changes ? withChanges(value, changes) : value;
  };
}

/** The name of a property and what takes its place; nothing if it is undefined. */
export type Change = readonly [name: string, member: unknown];

/** An object with some properties changed; from entries, because a name may be `__proto__`. */
export const withChanges = (value: Members, changes: readonly Change[]): Members =>
  Object.fromEntries([...new Map([...Object.entries(value), ...changes])].filter(([, member]) => member !== undefined));
