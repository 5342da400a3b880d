// Lines of every spec, cut off where somebody is still typing: completion offers what was there. `npm run test:long` cuts every line.

import { describe, expect, it } from "vitest";
import { complete } from "../../../generator/lsp/completion.js";
import { completeCutLines } from "../../support/cut-lines.js";
import { seed } from "../../support/seed.js";
import { readSpecFiles } from "../../support/spec-files.js";
import { lastTokens } from "../../support/spec-tokens.js";

describe.each(readSpecFiles().slice(1))("$path", (file) => {
  it("a line that is cut off is completed with its last name", () => {
    const { count, missed } = completeCutLines(file, { first: seed, step: 50 });
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(2);
  });

  it("most lines have such a name", () => {
    const lines = file.text.split("\n").filter((line) => !/^\s*(?:#.*)?$/.test(line)).length;
    expect(lastTokens(file).size / lines).toBeGreaterThan(0.6);
  });

  it("a file that ends in any line is answered", () => {
    const ends = [...file.text.matchAll(/$/gm)].map(({ index }) => index).filter((_, index) => index % 80 === seed % 80);
    for (const end of ends) {
      const half = file.text.lastIndexOf("\n", end - 1) + 1 + Math.floor((end - file.text.lastIndexOf("\n", end - 1) - 1) / 2);
      for (const length of [half, end]) complete({ path: file.path, text: file.text.slice(0, length) }, length, "protocolFile");
    }
    expect(ends.length).toBeGreaterThan(0);
  });
});
