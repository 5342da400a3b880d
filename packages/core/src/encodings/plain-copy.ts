// A copy of a message that holds what `JSON.stringify` would see, so that what is checked is what is written or returned. A guard does not look at
// properties that the protocol does not name, so that it must not decide about a message that is not JSON.

import { unreadableObject } from "../explain/explain.js";
import { createIssue, tooDeep, tooManyKeys, type Wording } from "../issues.js";
import { isLeaf, isObject, isObjectLike } from "../base/json-kind.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys, maxValues } from "../base/limits.js";
import { setOwn } from "../base/path.js";

export interface PlainCopy {
  readonly value: object;
  /** The limit that it exceeds, or that it cannot be read. */
  readonly fault: Issue | undefined;
  /** Whether all of it is JSON; parts that are not are in the copy as they are. */
  readonly isJson: boolean;
}

/** How far a copy is. */
interface Copying {
  keys: number;
  values: number;
  fault: Issue | undefined;
  isJson: boolean;
}

/**
 * Copies the own enumerable properties of an object, at every depth; each property is read once, and a getter counts by its value. A cycle is too
 * deep, and shared parts count as often as they are reached.
 */
export function plainCopy(object: object): PlainCopy {
  const copying: Copying = { keys: 0, values: 0, fault: undefined, isJson: true };
  try {
    const value = copyPart(copying, object, 0) as object;
    return { value, fault: undefined, isJson: copying.isJson };
  } catch {
    return { value: object, fault: copying.fault ?? unreadableObject(), isJson: false };
  }
}

function copyPart(copying: Copying, part: unknown, depth: number): unknown {
  if (isObjectLike(part)) {
    if (depth >= maxDepth) exceed(copying, tooDeep(maxDepth));
    if (Array.isArray(part)) return copyArray(copying, part, depth + 1);
    if (isObject(part)) return copyObject(copying, part, depth + 1);
  }
  copying.isJson = false;
  return part;
}

function copyArray(copying: Copying, array: readonly unknown[], depth: number): object {
  if ((copying.values += array.length) > maxValues) exceed(copying, tooManyKeys(maxKeys));
  const copy = array.slice();
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index];
    // A gap stays one.
    if (item === undefined) copying.isJson = false;
    else if (!isLeaf(item)) copy[index] = copyPart(copying, item, depth);
  }
  return copy;
}

function copyObject(copying: Copying, part: object, depth: number): object {
  const copy: Record<string, unknown> = { ...part };
  for (const name in copy) {
    const value = copy[name];
    if (++copying.keys > maxKeys || ++copying.values > maxValues) exceed(copying, tooManyKeys(maxKeys));
    // A property that is undefined is not written.
    if (value !== undefined && !isLeaf(value)) setOwn(copy, name, copyPart(copying, value, depth));
  }
  return copy;
}

function exceed(copying: Copying, wording: Wording): never {
  copying.fault = createIssue(wording);
  throw new RangeError();
}
