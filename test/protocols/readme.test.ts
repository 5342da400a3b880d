// What the README says of the protocols is true.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { specProtocols } from "../support/spec-protocols.js";

const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");

test("the table of packages lists every protocol with its number of messages", () => {
  const rows = [...readme.matchAll(/^\| \[`@wirepact\/([\w-]+)`\]\(packages\/\1\) +\|.*\| (\d+) +\|$/gm)];
  const said = Object.fromEntries(rows.map(([, name, count]) => [name, Number(count)]));
  expect(said).toEqual(Object.fromEntries(specProtocols().map(({ name, messages }) => [name, Object.keys(messages).length])));
});

test("the table of the configuration lists every key there is", () => {
  const source = readFileSync(fileURLToPath(new URL("../../generator/config/load-config.ts", import.meta.url)), "utf8");
  const keys = [...source.match(/interface WirepactConfig \{[\s\S]*?\n\}/)![0].matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, key]) => key);
  const section = readme.split("## Your own protocol, in your own repository")[1]!.split("\n## ")[0]!;
  const listed = [...section.matchAll(/^\| `(\w+)` +\|/gm)].map(([, key]) => key);
  expect(listed).toEqual(keys);
});
