// The symbol index: a sample of the symbols is renamed, one at a time, and the spec stays as valid as it was. `npm run test:long` renames all of them.

import { describe, expect, it } from "vitest";
import { indexProtocol } from "../../../generator/resolve/symbols/index-symbols.js";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { expectLinear } from "../../support/growth.js";
import { renameOneAtATime } from "../../support/rename-symbols.js";
import { readSpecFiles } from "../../support/spec-files.js";

const [, ...protocols] = readSpecFiles();

describe("a sample of the symbols of", () => {
  it.each(protocols)("$path can be renamed", { timeout: 60_000 }, async (file) => {
    expect(await renameOneAtATime(file, 5)).toEqual({ count: 5, failures: [] });
  });
});

describe("a file is indexed in time that grows with", () => {
  const many = (count: number, line: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => line(index)).join("");
  it.each([
    ["its messages, which have a field in common", (n: number) => `messages:\n${many(n, (at) => `  m${at}: { fields: { a: string } }\n`)}`],
    ["its fields", (n: number) => `messages:\n  m:\n    fields:\n${many(n, (at) => `      f${at}: string\n`)}`],
    ["its roles", (n: number) => `roles:\n${many(n, (at) => `  r${at}: x\n`)}messages:\n  m: { from: [${many(n, (at) => `r${at}, `)}] }\n`],
  ])("%s", (_what, make) => {
    expectLinear(
      2000,
      (count) => {
        const file = { path: "a.yaml", text: `protocol: a\n${make(count)}` };
        return { file, node: readYaml(file).node! };
      },
      (tree) => expect(indexProtocol(tree).symbols.length).toBeGreaterThan(1999),
    );
  });
});
