// `wirepact explain` prints a well-formed page for every code that it lists.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runProgram } from "../../../generator/cli/main.js";
import { createTerminal } from "../../../generator/cli/terminal.js";
import { sectionAddress, sectionOfKeys } from "../../../generator/inspect/reference-sections.js";
import { releaseRules } from "../../../generator/compare/rules/index.js";

async function explain(...parameters: readonly string[]): Promise<string> {
  let out = "";
  const terminal = createTerminal({ write: (text) => (out += text) }, { write: (text) => (out += `error: ${text}`) }, {});
  expect(await runProgram(["explain", ...parameters], terminal, process.cwd())).toBe(0);
  return out;
}

const lines = (await explain()).trimEnd().split("\n");
const rows = lines.flatMap((line) => (line.startsWith("  ") ? [line.slice(2)] : []));
const codes = rows.map((row) => row.split(" ")[0] ?? "");

test("every code is listed once, with one sentence", () => {
  expect(codes.length).toBeGreaterThan(300);
  // An issue of messages and a diagnostic of a stage never share a whole code.
  expect([...new Set(codes)]).toEqual(codes);
  for (const row of rows) expect(row).toMatch(/^\S+ +(message|change|error|warning|info) +[A-Z0-9`"<].*[^.][.]$/);
  for (const row of rows) expect(row).not.toMatch(/undefined|\[object/);
  expect(codes).toEqual(expect.arrayContaining(releaseRules.map(({ id }) => `release/${id}`)));
});

test("the codes are listed below their topics", () => {
  const topics = lines.filter((line) => line !== "" && !line.startsWith(" "));
  expect(topics.length).toBeGreaterThan(8);
  expect(new Set(topics).size).toBe(topics.length);
  for (const topic of topics) expect(topic).toMatch(/^[A-Z][A-Za-z, ]+:$/);
  expect(lines[lines.indexOf("Syntax of a spec:") + 1]).toMatch(/^ {2}parse\//);
});

const example = String.raw`(?:\n {2}.*)+`;
const pages: readonly RegExp[] = [
  /^\S+ \(message issue, reported (?:when|as) .*\)\n\n[A-Z\x60"][^\n]*[.]\n\nReference: file:\S+$/,
  new RegExp(
    String.raw`^\S+ \((?:error|warning|info)\)\n\n[A-Z\x60"][^\n]*[.]\n\nWrong:${example}\n\nRight:${example}\n\nReference: file:\S+$`,
  ),
  new RegExp(
    String.raw`^\S+ \(change between releases\)\n\n[A-Z\x60][^\n]*[.]\n\nBefore:${example}\n\nAfter:${example}\n\nReference: file:\S+$`,
  ),
];

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");

/** The sections of a page, and the page as a whole. */
const sectionsOf = (address: string): readonly string[] => [
  "",
  ...Array.from(readFileSync(new URL(address), "utf8").matchAll(/^##+ (.*)$/gm), ([, heading = ""]) => `#${slug(heading)}`),
];

test("keys of the language have a section that exists", () => {
  const keys = ["protocols", "union", "enum", "envelope", "frames", "lenient", "mail", "inside", "capabilities", "views", "since", "title"];
  for (const address of keys.map((key) => sectionAddress(sectionOfKeys(["messages", key])).href))
    expect(sectionsOf(address), address).toContain(new URL(address).hash);
  expect(sectionOfKeys(["messages", "order", "fields", "amount", "min"])).toBe("language.md#field-options");
});

test.each(codes)("%s", async (code) => {
  const page = (await explain(code)).trimEnd();
  expect(page.startsWith(`${code} (`)).toBe(true);
  // A name without a stage may belong to an issue and to a diagnostic, which follow each other.
  const parts = page.split(/\n\n(?=\S+\/\S+ \()/);
  for (const part of parts)
    expect(
      pages.some((shape) => shape.test(part)),
      part,
    ).toBe(true);
  expect(page).not.toContain("[object");
  for (const [, address = ""] of page.matchAll(/^Reference: (.*)$/gm))
    expect(sectionsOf(address), address).toContain(new URL(address).hash);
});

/** Words of an earlier dialect, which the messages about releases no longer use. */
const formerWords = /\b(?:refuse[sd]?|texts?|whole number|list of words|goes on|nobody has to|is spoken)\b/i;

test("pages about releases use the usual vocabulary", async () => {
  for (const code of codes.filter((each) => each.startsWith("release/"))) {
    const [, explanation = ""] = (await explain(code)).split("\n\n");
    expect(explanation, code).not.toMatch(formerWords);
  }
  for (const { id, say } of releaseRules) expect(say({ what: "x", before: "a", after: "b" }), id).not.toMatch(formerWords);
});
