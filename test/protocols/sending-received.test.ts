// What a user sees who sends on what was decoded leniently: the compiler refuses it, and its error names the ways out, which all compile.

import { expect, it } from "vitest";
import { writePackages } from "../support/emitted-packages.js";

/** What the compiler says about programs of a user, by their names. */
function errorsIn(programs: Readonly<Record<string, readonly string[]>>, compiler: string): readonly string[] {
  const start = [
    'import { decode, encode, is } from "@wirepact/agent-mail";',
    "export function forward(text: string): string | undefined {",
    "  const result = decode(text);",
    "  if (!result.ok) return undefined;",
  ];
  const files = Object.entries(programs).map(([name, lines]) => ({
    path: `packages/forward/src/${name}.ts`,
    text: [...start, ...lines, "}", "void is;", ""].join("\n"),
  }));
  const packages = writePackages(files);
  try {
    packages.compile(compiler);
    return [];
  } catch (error) {
    return (error as Error).message.split(/\n(?=packages)/);
  } finally {
    packages.remove();
  }
}

const waysOut = 'Check it with `is`, decode it with { mode: \\"strict\\" }, or encode it with { mode: \\"lenient\\" }.';

it.each(["typescript", "typescript-7"])("%s names the ways out", (compiler) => {
  const refused = ["  return encode(result.value);"];
  const others = [
    "  if (is(result.value)) return encode(result.value);",
    '  const strict = decode(text, { mode: "strict" });',
    "  if (strict.ok) return encode(strict.value);",
    '  return encode(result.value, { mode: "lenient" });',
  ];
  const errors = errorsIn({ refused, others }, compiler);
  expect(errors).toEqual([expect.stringMatching(/refused\.ts.*error TS2769/)]);
  expect(errors[0]).toContain(`A message that was decoded leniently may lack fields. ${waysOut}`);
});
