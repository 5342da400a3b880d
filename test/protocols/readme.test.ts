// What the README says of the protocols is true.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { replaceableTemplates } from "../../generator/template/template.js";
import { runCommand } from "../support/command-line.js";
import { specProtocols } from "../support/spec-protocols.js";

const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
const manual = readFileSync(fileURLToPath(new URL("../../generator/README.md", import.meta.url)), "utf8");

/** A section of the page that is published with the generator. */
const section = (title: string): string => manual.split(`\n## ${title}\n`)[1]!.split("\n## ")[0]!;

test("the table of packages lists every protocol with its number of messages", () => {
  const rows = [...readme.matchAll(/^\| \[`@wirepact\/([\w-]+)`\]\(packages\/\1\) +\|.*\| (\d+) +\|$/gm)];
  const said = Object.fromEntries(rows.map(([, name, count]) => [name, Number(count)]));
  expect(said).toEqual(Object.fromEntries(specProtocols().map(({ name, messages }) => [name, Object.keys(messages).length])));
});

test("the table of the configuration lists every key there is", () => {
  const keys = [
    ["load-config", "WirepactConfig"],
    ["package-metadata", "MetadataConfig"],
  ].flatMap(([file, name]) => {
    const source = readFileSync(fileURLToPath(new URL(`../../generator/config/${file}.ts`, import.meta.url)), "utf8");
    const [declaration] = source.match(new RegExp(`interface ${name}\\b[^{]*\\{[\\s\\S]*?\\n\\}`))!;
    return [...declaration.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, key]) => key);
  });
  const rows = section("Configuration").match(/^\| `.*$/gm)!;
  const listed = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`(\w+)`/g)].map(([, key]) => key));
  expect(new Set(listed)).toEqual(new Set(keys));
});

test("the table of templates lists every one that can be replaced", async () => {
  const listed = [...section("Your own templates").matchAll(/^\| `([\w./-]+)` +\|/gm)].map(([, name]) => name);
  expect(listed).toEqual([...(await replaceableTemplates())].sort());
});

test("the table of commands names every command", async () => {
  const rows = section("Start")
    .match(/^\| `wirepact .*$/gm)!
    .map((row) => row.split("|")[1]!);
  const listed = rows.flatMap((row) => [...row.matchAll(/`(?:wirepact )?(\w+)[^`]*`/g)].map(([, name]) => name));
  const { out } = await runCommand(["--help"], ".");
  const names = [...out.split("Options:")[1]!.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name).filter((name) => name !== "help");
  expect(new Set(listed)).toEqual(new Set(names));
});
