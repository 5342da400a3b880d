// Every line of every spec, cut off before its last word: completion offers the word.

import { expect, it } from "vitest";
import { completeCutLines } from "../support/cut-lines.js";
import { readSpecFiles } from "../support/spec-files.js";

const [, ...protocols] = readSpecFiles();

it.each(protocols)("every line of $path can be completed", (file) => {
  const { count, missed } = completeCutLines(file);
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
