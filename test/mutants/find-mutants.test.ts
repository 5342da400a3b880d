import { describe, expect, it } from "vitest";
import { findMutants } from "./find-mutants.js";

/** The mutants of a text, each as the whole changed text. */
const mutate = (text: string): readonly string[] =>
  findMutants("file.ts", text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

describe("mutants", () => {
  it.each([
    ["a === b;", ["a !== b;"]],
    ["a < b && c;", ["a <= b && c;", "a < b || c;"]],
    ["const a = b ?? 7;", ["const a = b && 7;", "const a = b ?? 8;"]],
    ["a ?? b ?? c;", ["((a ?? b) && c);", "((a) && b) ?? c;"]],
    ["const a = !b;", ["const a = b;"]],
    ["const a = -1;", ["const a = 1;", "const a = -2;"]],
    ["if (a) b();", ["if (!(a)) b();"]],
    ["const a = b ? true : false;", ["const a = !(b) ? true : false;", "const a = b ? false : false;", "const a = b ? true : true;"]],
    ["a?.some(b);", ["a.some(b);", "a?.every(b);"]],
    ['const a = ["x", ""];', ['const a = ["", ""];', 'const a = ["x", "mutant"];']],
    ["for (;;) a++;", ["for (;;) a--;"]],
    ["function a() { return [b]; }", ["function a() { return []; }"]],
  ])("of %s", (text, expected) => {
    expect(mutate(text)).toEqual(expected);
  });

  it("leave types, imports and property names alone", () => {
    const text = [
      'import { a } from "b";',
      'export { c } from "d";',
      'interface E { readonly f: "g" | 1 }',
      'type H = "i" | true;',
      'const j: "k" = l as "k";',
      'const m = { "n-o": p, 1: q };',
    ].join("\n");
    expect(mutate(text)).toEqual([]);
  });

  it("know the line they are in", () => {
    expect(findMutants("file.ts", "\n\n  a === b; // why\n")).toMatchObject([
      { file: "file.ts", line: 3, lineText: "a === b; // why", original: "===", replacement: "!==" },
    ]);
  });
});
