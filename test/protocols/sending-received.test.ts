// What a user sees who sends on what was decoded leniently: the compiler refuses it, and its error names the ways out, which all compile.

import { expect, it } from "vitest";
import { writePackages } from "../support/emitted-packages.js";

/** What the compiler says about a program of a user. */
function errorsIn(lines: readonly string[], compiler: string): string {
  const start = [
    'import { decode, encode, is } from "@wirepact/agent-mail";',
    "export function forward(text: string): string | undefined {",
    "  const result = decode(text);",
    "  if (!result.ok) return undefined;",
  ];
  const text = [...start, ...lines, "}", "void is;", ""].join("\n");
  const packages = writePackages([{ path: "packages/forward/src/forward.ts", text }]);
  try {
    packages.compile(compiler);
    return "";
  } catch (error) {
    return (error as Error).message;
  } finally {
    packages.remove();
  }
}

const waysOut = 'Check it with `is`, decode it with { mode: \\"strict\\" }, or encode it with { mode: \\"lenient\\" }.';

it.each(["typescript", "typescript-7"])("%s names the ways out", (compiler) => {
  const refused = errorsIn(["  return encode(result.value);"], compiler);
  expect(refused).toMatch(/forward\.ts.*error TS2769/);
  expect(refused).toContain(`A message that was decoded leniently may lack fields. ${waysOut}`);
  const others = [
    "  if (is(result.value)) return encode(result.value);",
    '  const strict = decode(text, { mode: "strict" });',
    "  if (strict.ok) return encode(strict.value);",
    '  return encode(result.value, { mode: "lenient" });',
  ];
  expect(errorsIn(others, compiler)).toBe("");
});
