// Work against length for the symbol index: it grows in proportion.

import { expect, it } from "vitest";
import { indexProtocol } from "../../../generator/resolve/symbols/index-symbols.js";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { expectLinear } from "../../support/growth.js";

const many = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join("");

it.each([
  ["its messages, which have a field in common", (n: number) => `messages:\n${many(n, (at) => `  m${at}: { fields: { a: string } }\n`)}`],
  ["its fields", (n: number) => `messages:\n  m:\n    fields:\n${many(n, (at) => `      f${at}: string\n`)}`],
  ["its roles", (n: number) => `roles:\n${many(n, (at) => `  r${at}: x\n`)}messages:\n  m: { from: [${many(n, (at) => `r${at}, `)}] }\n`],
])("indexing a file takes work in proportion to %s", (_what, make) => {
  expectLinear(
    500,
    (count) => {
      const file = { path: "a.yaml", text: `protocol: a\n${make(count)}` };
      return { file, node: readYaml(file).node! };
    },
    (tree) => expect(indexProtocol(tree).symbols.length).toBeGreaterThan(499),
  );
});
