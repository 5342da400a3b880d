// `string`, `line`, `text` and `path`: strings without a format.

import { report, show, type Walk, warn } from "../walk/walk.js";
import { isLine, staysInside } from "./formats.js";
import { lineBreak, pathLeavesRoot } from "../issues.js";
import type { ScalarShape } from "../shape/shape.js";
import type { Scalar } from "./scalar.js";

export const stringScalar: Scalar = { words: "a string" };
export const lineScalar: Scalar = { words: "a single-line string", fits: isLine, misfit: lineBreak };
export const textScalar: Scalar = { words: "a multi-line string" };
export const pathScalar: Scalar = { words: "a file path", least: 1, inspect: checkInside };

function checkInside(walk: Walk, path: string, { inside }: ScalarShape): void {
  if (inside === undefined || staysInside(path)) return;
  if (inside === "warn") warn(walk, pathLeavesRoot(show(walk, path), "should"), path);
  else report(walk, pathLeavesRoot(show(walk, path), "must"), path);
}
