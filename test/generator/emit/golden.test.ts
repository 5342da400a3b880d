// Complete packages of small specs: the output is deterministic, compiles, and the input is not changed.

import { describe, expect, it } from "vitest";
import { emitters } from "../../../generator/emit/index.js";
import { compileAll, emitSources } from "../../support/compile-emitted.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";

const workshop = modelsOf("golden-specs/workshop/wirepact.yaml");
/** What makes up the code of a package; products with goldens of their own are left out. */
const codeEmitters =
  "json-schema package-manifest readme package-index types constants descriptor guards validation builders codec groups conversation".split(
    " ",
  );
const packageEmitters = emitters.filter(({ name }) => codeEmitters.includes(name));

describe("emitting", () => {
  it("matches the golden package of a spec with every construct", async () => {
    expectGolden("workshop", await emitAll(packageEmitters, workshop));
  });

  it("is deterministic and does not change its input", async () => {
    const before = JSON.stringify(workshop);
    const first = await emitAll(emitters, workshop);
    expect(JSON.stringify(workshop)).toBe(before);
    expect(await emitAll(emitters, modelsOf("golden-specs/workshop/wirepact.yaml"))).toEqual(first);
  });

  // The packages of the five protocols are compiled by `npm run build`.
  it("gives code that compiles in one strict program", async () => {
    compileAll(await emitSources(workshop), "typescript-7");
  });

  it("does not compile wrong code", () => {
    const wrong = [{ path: "packages/x/src/x.ts", text: "export const x: string = 7;\n" }];
    expect(() => compileAll(wrong, "typescript-7")).toThrow(/not assignable/);
  });

  it("contains no machine, date or version of a tool", async () => {
    for (const { path, text } of await emitAll(packageEmitters, workshop)) {
      expect(text, path).not.toMatch(/\/(?:home|root|tmp|work|Users)\/|ts-morph|handlebars|oxfmt|prettier/i);
    }
  });
});
