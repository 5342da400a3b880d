import { runInThisContext } from "node:vm";
import { transformWithOxc } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { findMutants } from "./find-mutants.js";
import { switchMutants, switchName } from "./switch-mutants.js";

let active = -1;
Object.assign(globalThis, { [switchName]: (id: number) => id === active });
afterAll(() => {
  Reflect.deleteProperty(globalThis, switchName);
});

async function evaluate(text: string): Promise<unknown> {
  const { code } = await transformWithOxc(`function run() {${text}}`, "file.ts");
  try {
    return runInThisContext(`${code}\nrun()`);
  } catch (error) {
    return (error as Error).constructor.name;
  }
}

describe("mutants that are switched on", () => {
  it.each([
    "const a = 3; return a < 4 && a > 1 ? [a + 1, -a] : 'none';",
    "const list = [{ a: [1] }]; return list[0]?.a.some((each) => each === 2) ?? true;",
    "const none = undefined as { b: { c(): number } } | undefined; return [none?.b.c(), none?.b];",
    "let sum = 0; for (const each of [1, 2]) sum += each * 2; return sum;",
    "const box = { max: 1, min: 2 }; box.max = 5; delete (box as { min?: number }).min; return JSON.stringify(box);",
    "const list: number[] = [7]; list.push(1, 2); if (!list.includes(9)) return list.find((each) => each > 0);",
    "const text = `${1 + 1}${'x'.toUpperCase()}`; switch (text) { case '2X': return true; default: return false; }",
    "const none = undefined as number | undefined; return [none ?? none ?? 3, none ?? 4 ?? none];",
    "return [1, 2].every((each) => (each as number) !== 0) ? ['yes'] : [];",
  ])("behave as the edited text: %s", async (text) => {
    const mutants = findMutants("file.ts", text).map((mutant, id) => ({ ...mutant, id }));
    const switched = switchMutants(text, mutants);
    expect(mutants.length).toBeGreaterThan(2);
    active = -1;
    expect(await evaluate(switched)).toEqual(await evaluate(text));
    for (const { id, start, end, replacement } of mutants) {
      active = id;
      expect(await evaluate(switched)).toEqual(await evaluate(text.slice(0, start) + replacement + text.slice(end)));
    }
  });
});
