// Checking arrays in which no item may equal another.

import { report, type Walk } from "../walk/walk.js";
import { duplicateItem } from "../issues.js";
import { findDuplicate } from "../base/json-kind.js";
import { placeIn } from "../walk/place.js";

/** Adds an issue about the first item that repeats an earlier one. What is undefined among the `checked` items was left out, and equals nothing. */
export function checkUnique(walk: Walk, list: readonly unknown[], checked: readonly unknown[] = list): void {
  const duplicate = findDuplicate(list.map((item, index) => (checked[index] === undefined ? Symbol() : item)));
  if (duplicate === undefined) return;
  const [first, again] = duplicate;
  report(walk, duplicateItem(first), list[again], undefined, placeIn(walk.place, again));
}
