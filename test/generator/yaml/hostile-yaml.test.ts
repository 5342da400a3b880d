import { describe, expect, test } from "vitest";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { expectLinear } from "../../support/growth.js";
import { isThorough, sampleOf } from "../../support/sample-size.js";

const read = (text: string): readonly string[] => readYaml({ path: "a.yaml", text }).diagnostics.map(({ code }) => code);

describe("nesting", () => {
  test.each([
    ["brackets", "[".repeat(100_000)],
    ["closed brackets", "[".repeat(100_000) + "]".repeat(100_000)],
    ["braces", "{a: ".repeat(100_000)],
    ["dashes", `${"- ".repeat(100_000)}a`],
    ["question marks", `${"? ".repeat(100_000)}a`],
    ["levels", Array.from({ length: 1000 }, (_, level) => `${" ".repeat(level)}a:\n`).join("")],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual(["parse/too-deep"]);
  });
});

test("an alias bomb is rejected without expanding it", () => {
  const levels = Array.from({ length: 30 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`);
  levels[0] = "a0: &a0 [x,x,x,x,x,x,x,x,x]";
  const codes = read(levels.join("\n"));
  expect(codes).toEqual(Array.from({ length: 30 }, () => "parse/yaml-alias"));
});

describe("long input is parsed in linear time", () => {
  const pieces = [
    "a",
    "a ",
    "a\n",
    "\n",
    "\t",
    "\t\n",
    " ",
    " \n",
    "#",
    "# a\n",
    " #a",
    "'",
    '"',
    "''",
    '"a" ',
    "- \n",
    "- a\n",
    "-\t",
    "? a\n",
    ": ",
    ":",
    "a: ",
    "a: b\n",
    "a: #b\n",
    "a: b #c\n",
    "a: 'b\n",
    "[],",
    "[a], ",
    "{",
    "}",
    "{}",
    "{a}\n",
    "&a ",
    "&a b\n",
    "*a ",
    "*a\n",
    "!a ",
    "!!str a\n",
    "%a\n",
    "---\n",
    "...\n",
    "|\n",
    "a: |\n b\n",
    "a: >\n\n b\n",
    "<<: a\n",
    "\u00e9",
    "\ud83d\ude00",
    "\u2028",
    "\\",
    "@",
    "`",
    ",",
    "\r",
    "\r\n",
    "a:\r",
  ];

  test.each(sampleOf(pieces))("%j", (piece) => {
    const contexts: readonly ((many: string) => string)[] = [(many) => many, (many) => `a: {b: ${many} }`];
    const more: typeof contexts = [(many) => `a:\n  - ${many}`, (many) => `[ ${many}`, (many) => `a: "${many}`];
    for (const within of isThorough ? [...contexts, ...more] : contexts)
      expectLinear(
        isThorough ? 60_000 : 12_000,
        (length) => within(piece.repeat(length / piece.length)),
        (text) => readYaml({ path: "a.yaml", text }),
      );
  });
});
