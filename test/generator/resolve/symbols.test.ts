// The symbol index: a sample of the symbols is renamed, one at a time, and the spec stays as valid as it was. `npm run test:long` renames all of them.

import { describe, expect, it } from "vitest";
import { renameOneAtATime } from "../../support/rename-symbols.js";
import { readSpecFiles } from "../../support/spec-files.js";

const [, ...protocols] = readSpecFiles();

describe("a sample of the symbols of", () => {
  it.each(protocols)("$path can be renamed", async (file) => {
    expect(await renameOneAtATime(file, 5)).toEqual({ count: 5, failures: [] });
  });
});
