// TypeScript modules made from structures and declarations.

import { describe, expect, it } from "vitest";
import { formatText } from "../../../generator/text/format.js";
import { renderModule } from "../../../generator/text/typescript-file.js";
import type { TypeScriptModule } from "../../../generator/model/output-file.js";
import type { CheckedText } from "../../../generator/text/syntax-fault.js";

const module = (parts: Partial<TypeScriptModule>): TypeScriptModule => ({
  source: "spec/protocols/mail.yaml",
  imports: [],
  statements: [],
  ...parts,
});

const render = (parts: Partial<TypeScriptModule>): string => renderModule(module(parts));

const format = (text: string): Promise<CheckedText> => formatText("x.ts", text);

describe("modules", () => {
  it("have a header, merged imports, exports and declarations in order", async () => {
    const rendered = render({
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
    });
    expect((await format(rendered)).text)
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

  it("keep every declaration as it was rendered", () => {
    const statements = ["export const a = `first\n   second`;", "/** One.\n * Two. */\nexport function b(): void {\n      return;\n}"];
    const text = render({ statements });
    for (const statement of statements) expect(text).toContain(statement);
  });

  it("keep code that looks like the names that stand for code", () => {
    const statements = ["export const code_0_ = 1;", "export const other = code_0_;"];
    const text = render({ statements: [...statements, { kind: "constant", name: "_code_1_", value: "code_0_", exported: true }] });
    for (const statement of [...statements, "export const _code_1_ = code_0_;"]) expect(text).toContain(statement);
  });

  it.each([
    ["a rendered declaration", { statements: ["export const fine = 1;", "export const x = ;"] }, "export const x = ;"],
    [
      "the value of a constant",
      { statements: [{ kind: "constant" as const, name: "y", value: "{ a: }", exported: true }] },
      "export const y = { a: };",
    ],
    [
      "the type of a constant",
      { statements: [{ kind: "constant" as const, name: "y", type: "(", value: "1", exported: true }] },
      "export const y: ( = 1;",
    ],
  ])("report a syntax error in %s with its line when they are formatted", async (_part, parts, quote) => {
    const { text, fault } = await format(render(parts));
    expect(fault).toMatchObject({ quote, problem: "Unexpected token" });
    expect(text.split("\n")[fault!.line - 1]).toBe(quote);
  });
});
