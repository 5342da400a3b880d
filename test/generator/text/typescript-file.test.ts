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
    expect(await formatText("x.ts", rendered!.text))
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
    expect(rendered!.fault).toBeUndefined();
  });

  it("that do not parse are reported with the line", () => {
    const [good, bad] = renderModules([module({ statements: ["export {};"] }), module({ statements: ["export const x = ;"] })]);
    expect(good!.fault).toBeUndefined();
    expect(bad!.fault).toMatchObject({ problem: "Expression expected." });
    expect(bad!.text.split("\n")[bad!.fault!.line - 1]).toContain("export const x = ;");
  });
});
