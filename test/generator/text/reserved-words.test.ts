// The list of reserved words is right: exactly the words of TypeScript's scanner that a module cannot declare.

import { execFileSync } from "node:child_process";
import { ts } from "ts-morph";
import { expect, it } from "vitest";
import { reservedWords } from "../../../generator/text/reserved-words.js";

/** Prints the words that no variable of a module can have as its name. */
const program = `
const refused = [];
for (const word of process.argv.slice(1)) {
  const text = "export function read(value) { const { x: " + word + " } = value; return " + word + "; }";
  await import("data:text/javascript," + encodeURIComponent(text)).catch(() => refused.push(word));
}
console.log(JSON.stringify(refused));
`;

it("contains every word that is reserved, and no other", () => {
  const first = ts.SyntaxKind.FirstKeyword;
  const keywords = Array.from({ length: ts.SyntaxKind.LastKeyword - first + 1 }, (_, index) => ts.tokenToString(first + index)!);
  expect(keywords.length).toBeGreaterThan(80);
  // These two are no keywords, but strict mode reserves them.
  const words = [...keywords, "arguments", "eval"];
  const refused = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", program, "--", ...words], { encoding: "utf8" }),
  ) as readonly string[];
  expect([...reservedWords]).toEqual(refused.toSorted());
});
