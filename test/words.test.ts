// Everything that people read uses the vocabulary of TypeScript and JSON Schema. `refused-phrases.ts` lists what it must not contain, and what to write instead.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { referenceFiles } from "../generator/site/reference-pages.js";
import {
  listFiles,
  readDescriptions,
  readDocComments,
  readLines,
  readStrings,
  readTestNames,
  type ReadableText,
} from "./support/readable-texts.js";
import { refusedPhrases } from "./support/refused-phrases.js";

const protocols = ["acp-swarm", "agent-mail", "mcp-agent-mail", "message-store", "oacp"];
const packages = [...protocols, "core", "store", "channel"];
const ofPackages = (file: string): readonly string[] =>
  packages.map((name) => `packages/${name}/${file}`).filter((path) => existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url))));
const changelogs = ofPackages("CHANGELOG.md");
const releaseCatalog = "generator/diagnostics/catalog/release";
const stages = ["diagnostics", "yaml", "parse", "resolve", "check", "lower", "scalars", "load", "config"];

/** The strings of TypeScript files below some folders. */
const strings = (...paths: string[]): readonly ReadableText[] =>
  listFiles(paths, [".ts"])
    .filter((file) => !file.endsWith("compiled-language.ts"))
    .flatMap(readStrings);

/** Every source of texts, by name. */
const sources: Readonly<Record<string, () => readonly ReadableText[]>> = {
  "messages of the core": () => strings("packages/core/src"),
  "messages of the store": () => strings("packages/store/src"),
  "messages of channels": () => strings("packages/channel/src"),
  "diagnostics of the compiler": () =>
    strings(...stages.map((stage) => `generator/${stage}`)).filter(
      (text) => !text.location.startsWith(releaseCatalog) && isNoSpecExample(text),
    ),
  "help and output of the commands": () =>
    strings("generator/cli", "generator/inspect", "generator/init", "generator/write", "generator/text"),
  "texts of releases": () => strings("generator/release", "generator/compare", releaseCatalog).filter(isNoSpecExample),
  "texts of the emitters": () => strings("generator/emit", "generator/describe"),
  "texts for editors, agents, the site and imports": () =>
    strings(
      "generator/lsp",
      "generator/mcp",
      "generator/site",
      "generator/vscode",
      "generator/import",
      "generator/lower",
      "generator/watch",
    ),
  "language schema": () => readDescriptions("generator/parse/idl.schema.json"),
  templates: () => listFiles(["templates"], [".hbs"]).flatMap(readLines),
  "spec files": () => listFiles(["spec/protocols", "spec/gallery", "spec/wirepact.yaml"], [".yaml"]).flatMap(readLines),
  "docs pages": () => listFiles(["generated"], [".md"]).flatMap(readLines),
  "agent cards": () =>
    listFiles(
      protocols.flatMap((name) => [`packages/${name}/agent-card.md`, `packages/${name}/agent-cards`]),
      [".md"],
    ).flatMap(readLines),
  "READMEs and guides": () =>
    [
      "README.md",
      "CONTRIBUTING.md",
      "generator/README.md",
      ...Object.keys(referenceFiles("spec/")),
      "spec/COVERAGE.md",
      "spec/gallery/README.md",
      "test/bench/README.md",
    ]
      .concat(ofPackages("README.md"), listFiles(["generator/site/guides"], [".md"]))
      .flatMap(readLines),
  // Packages get a changelog with their first release.
  ...(changelogs.length === 0 ? {} : { changelogs: () => changelogs.flatMap(readLines) }),
  "doc comments of generated code": () =>
    listFiles(
      protocols.map((name) => `packages/${name}/src`),
      [".ts"],
    ).flatMap(readDocComments),
  "names of tests": () => listFiles(["test"], [".test.ts"]).flatMap(readTestNames),
};

/** Whether a text is not one of the `wrong` and `right` examples of the catalog, which are spec files. */
function isNoSpecExample({ text }: ReadableText): boolean {
  return !/^[a-z?]+\w*: |^ {2}/.test(text);
}

const findRefused = ({ text, location }: ReadableText): readonly string[] =>
  refusedPhrases.flatMap(({ phrase, instead }) => {
    const found = phrase.exec(text);
    return found === null ? [] : [`${location}: "${found[0]}" in "${text.trim().slice(0, 160)}", write ${instead}`];
  });

test.each(Object.entries(sources))("%s use plain words", (_, read) => {
  const texts = read();
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.flatMap(findRefused)).toEqual([]);
});

test.each(refusedPhrases)("$phrase is found", ({ example }) => {
  expect(findRefused({ text: example, location: "here" })).not.toEqual([]);
});
