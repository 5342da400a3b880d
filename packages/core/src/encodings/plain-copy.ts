// A copy of a message that holds what `JSON.stringify` would see, so that what is judged is what is written or returned, and the first part of the
// message that cannot be written: a guard does not look at properties that the protocol does not name.

import { unreadableObject } from "../explain.js";
import { createIssue, notRepresentable, tooDeep, tooManyKeys, type Wording } from "../issues.js";
import { isJson, isObject, isObjectLike } from "../json-kind.js";
import { quote } from "../quote.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys, maxValues } from "./limits.js";
import { setOwn } from "./set-own.js";

export interface PlainCopy {
  readonly value: object;
  /** The first part that is not JSON or exceeds a limit; such parts are in the copy as they are. */
  readonly fault: Issue | undefined;
  /** Whether the fault is a limit, or that the object cannot be read. */
  readonly isOverLimit: boolean;
}

/**
 * Copies the own enumerable properties of an object, at every depth; each property is read once, and a getter counts by its value. A cycle is too
 * deep, and shared parts count as often as they are reached.
 */
export function plainCopy(object: object, encoding: string): PlainCopy {
  const path: (string | number)[] = [];
  /** A part over a limit ends the walk, any other fault does not. */
  const found: { fault: Issue | undefined; isOverLimit: boolean } = { fault: undefined, isOverLimit: false };
  let keys = 0;
  let values = 0;
  const exceed = <T>(wording: Wording, part: T): T => {
    if (!found.isOverLimit) Object.assign(found, { fault: createIssue(wording), isOverLimit: true });
    return part;
  };
  const refuse = (what: string): void => {
    found.fault ??= createIssue(notRepresentable(encoding, `${what} is not a JSON value`), path.slice());
  };
  const copyInner = (value: unknown, step: string | number): unknown => {
    path.push(step);
    let copy = value;
    if (isObjectLike(value)) copy = copyPart(value);
    else refuse(quote(value));
    path.pop();
    return copy;
  };
  const copyPart = (part: object): object => {
    if (path.length >= maxDepth) return exceed(tooDeep(maxDepth), part);
    return Array.isArray(part) ? copyArray(part) : copyObject(part);
  };
  const copyArray = (array: readonly unknown[]): object => {
    values += array.length;
    if (values > maxValues) return exceed(tooManyKeys(maxKeys), array);
    const copy = array.slice();
    for (let index = 0; index < copy.length && !found.isOverLimit; index++) {
      const item = copy[index];
      if (item === undefined && !(index in array)) refuse("a gap");
      else if (isObjectLike(item) || !isJson(item)) copy[index] = copyInner(item, index);
    }
    return copy;
  };
  const copyObject = (part: object): object => {
    if (!isObject(part)) return (refuse(quote(part)), part);
    const copy: Record<string, unknown> = { ...part };
    const names = Object.keys(copy);
    keys += names.length;
    values += names.length;
    if (keys > maxKeys || values > maxValues) return exceed(tooManyKeys(maxKeys), part);
    for (let index = 0; index < names.length && !found.isOverLimit; index++) {
      const name = names[index]!;
      const value = copy[name];
      // A property that is undefined is not written.
      if (value === undefined || (!isObjectLike(value) && isJson(value))) continue;
      setOwn(copy, name, copyInner(value, name));
    }
    return copy;
  };
  try {
    return { value: copyPart(object), ...found };
  } catch {
    return { value: object, fault: unreadableObject(), isOverLimit: true };
  }
}
