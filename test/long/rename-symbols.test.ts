// Every symbol of every spec is renamed, one at a time, and the spec stays as valid as it was.

import { expect, it } from "vitest";
import { renameOneAtATime } from "../support/rename-symbols.js";
import { readSpecFiles } from "../support/spec-files.js";

const [, ...protocols] = readSpecFiles();

it.each(protocols)("every symbol of $path can be renamed", async (file) => {
  const { count, failures } = await renameOneAtATime(file);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
