// Modules put together from parts.

import { describe, expect, it } from "vitest";
import { formatText } from "../../../generator/text/format.js";
import { renderModules } from "../../../generator/text/typescript-file.js";
import type { TypeScriptModule } from "../../../generator/model/output-file.js";

const module = (parts: Partial<TypeScriptModule>): TypeScriptModule => ({
  source: "spec/protocols/mail.yaml",
  imports: [],
  statements: [],
  ...parts,
});

async function formatted(text: string): Promise<string> {
  const result = await formatText("x.ts", text);
  return "text" in result ? result.text : result.fault.problem;
}

describe("modules", () => {
  it("have a header, merged imports, exports and declarations in order", async () => {
    const [rendered] = renderModules([
      module({
        imports: [
          { from: "./b.js", names: ["b"], typeOnly: true },
          { from: "@wirepact/core/codegen", names: ["z", "a"] },
          { from: "@wirepact/core/codegen", names: ["T"], typeOnly: true },
          { from: "./nothing.js", names: [] },
        ],
        reexports: [{ from: "./c.js" }, { from: "./d.js", names: ["d"], typeOnly: true }],
        statements: [
          { kind: "constant", name: "one", value: "1", exported: false },
          { kind: "constant", name: "two", value: "2", exported: false },
          { kind: "constant", name: "three", type: "number", value: "one + two", doc: "Sum */ of both.", exported: true },
          { kind: "type", name: "Four", type: '"a" | "b"', doc: "Letters." },
          "export function five(): void {}",
        ],
      }),
    ]);
    expect(await formatted(rendered!))
      .toBe(`// @generated from spec/protocols/mail.yaml. Do not edit: change the spec and run \`npx wirepact generate\`.
import { a, z, type T } from "@wirepact/core/codegen";
import type { b } from "./b.js";
export * from "./c.js";
export type { d } from "./d.js";

const one = 1;
const two = 2;

/** Sum * / of both. */
export const three: number = one + two;

/** Letters. */
export type Four = "a" | "b";

export function five(): void {}
`);
  });

  it("carry texts past the library untouched, even ones that look like its marks", async () => {
    const [rendered] = renderModules([module({ statements: ["export const a = `$part$0$ \\n   kept`;", 'export const b = "$part$1$";'] })]);
    expect(await formatted(rendered!)).toContain("export const a = `$part$0$ \\n   kept`;");
    expect(rendered).toContain('"$part$1$"');
  });

  it("that do not parse are reported with the line", async () => {
    const [bad] = renderModules([module({ statements: ["export const fine = 1;", "export const x = ;"] })]);
    const result = await formatText("x.ts", bad!);
    expect(result).toMatchObject({ fault: { line: expect.any(Number) as number } });
    expect("fault" in result && bad!.split("\n")[result.fault.line - 1]).toContain("export const x = ;");
  });
});
