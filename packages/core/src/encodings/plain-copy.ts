// A copy of a message that holds what `JSON.stringify` would see, so that what is checked is what is written or returned, and the first part of the
// message that cannot be written: a guard does not look at properties that the protocol does not name.

import { unreadableObject } from "../explain/explain.js";
import { createIssue, notRepresentable, tooDeep, tooManyKeys, type Wording } from "../issues.js";
import { isLeaf, isObject, isObjectLike } from "../base/json-kind.js";
import { quote } from "../base/quote.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys, maxValues } from "../base/limits.js";
import { setOwn } from "../base/path.js";

export interface PlainCopy {
  readonly value: object;
  /** The first part that is not JSON or exceeds a limit; such parts are in the copy as they are. */
  readonly fault: Issue | undefined;
  /** Whether the fault is a limit, or that the object cannot be read. */
  readonly isOverLimit: boolean;
}

/** How far a copy is. */
interface Copying {
  readonly encoding: string;
  readonly path: (string | number)[];
  keys: number;
  values: number;
  /** The first part that is not JSON, or the limit that ended the walk. */
  fault: Issue | undefined;
}

class LimitError extends RangeError {}

/**
 * Copies the own enumerable properties of an object, at every depth; each property is read once, and a getter counts by its value. A cycle is too
 * deep, and shared parts count as often as they are reached.
 */
export function plainCopy(object: object, encoding: string): PlainCopy {
  const copying: Copying = { encoding, path: [], keys: 0, values: 0, fault: undefined };
  try {
    const value = copyPart(copying, object);
    return { value, fault: copying.fault, isOverLimit: false };
  } catch (error) {
    return { value: object, fault: error instanceof LimitError ? copying.fault : unreadableObject(), isOverLimit: true };
  }
}

function copyPart(copying: Copying, part: object): object {
  if (copying.path.length >= maxDepth) exceed(copying, tooDeep(maxDepth));
  if (Array.isArray(part)) return copyArray(copying, part);
  return isObject(part) ? copyObject(copying, part) : refuse(copying, quote(part), part);
}

function copyArray(copying: Copying, array: readonly unknown[]): object {
  if ((copying.values += array.length) > maxValues) exceed(copying, tooManyKeys(maxKeys));
  const copy = array.slice();
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index];
    if (item === undefined && !(index in array)) refuse(copying, "a gap", item);
    else if (!isLeaf(item)) copy[index] = copyInner(copying, item, index);
  }
  return copy;
}

function copyObject(copying: Copying, part: object): object {
  const copy: Record<string, unknown> = { ...part };
  for (const name in copy) {
    const value = copy[name];
    if (++copying.keys > maxKeys || ++copying.values > maxValues) exceed(copying, tooManyKeys(maxKeys));
    // A property that is undefined is not written.
    if (value !== undefined && !isLeaf(value)) setOwn(copy, name, copyInner(copying, value, name));
  }
  return copy;
}

function copyInner(copying: Copying, value: unknown, step: string | number): unknown {
  copying.path.push(step);
  const copy = isObjectLike(value) ? copyPart(copying, value) : refuse(copying, quote(value), value);
  copying.path.pop();
  return copy;
}

function exceed(copying: Copying, wording: Wording): never {
  copying.fault = createIssue(wording);
  throw new LimitError();
}

function refuse<T>(copying: Copying, what: string, part: T): T {
  copying.fault ??= createIssue(notRepresentable(copying.encoding, `${what} is not a JSON value`), copying.path.slice());
  return part;
}
