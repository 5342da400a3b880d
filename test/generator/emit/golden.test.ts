// Complete packages of small specs: the output is deterministic, compiles, and the input is not changed.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { emitters } from "../../../generator/emit/index.js";
import { testdataEmitter } from "../../../generator/emit/testdata.js";
import type { OutputFile } from "../../../generator/model/output-file.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const workshop = modelsOf("golden-specs/workshop/wirepact.yaml");
/** What makes up the code of a package; products with goldens of their own are left out. */
const codeEmitters =
  "json-schema package-manifest readme package-index types constants descriptor guards validation builders codec groups conversation".split(
    " ",
  );
const packageEmitters = emitters.filter(({ name }) => codeEmitters.includes(name));

/** Compiles files in one strict program; throws with what the compiler said. */
function compileAll(files: readonly OutputFile[], compiler: string): void {
  const folder = mkdtempSync(join(tmpdir(), "emitted-"));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const compilerOptions = {
      target: "ES2022",
      lib: ["ES2023", "DOM"],
      module: "NodeNext",
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noImplicitReturns: true,
      noFallthroughCasesInSwitch: true,
      noPropertyAccessFromIndexSignature: false,
      noUnusedLocals: true,
      noUnusedParameters: true,
      isolatedDeclarations: true,
      declaration: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["packages/*/src"] }));
    execFileSync(process.execPath, [join(root, "node_modules", compiler, "bin/tsc"), "-p", "."], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    throw new Error((error as { readonly stdout?: string }).stdout ?? String(error), { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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

  it.each(["typescript", "typescript-7"])(
    "gives code that compiles in one strict program with %s",
    async (compiler) => {
      const sources = emitters.filter((emitter) => emitter !== testdataEmitter);
      compileAll(await emitAll(sources, [...workshop, ...specProtocols()]), compiler);
    },
    180_000,
  );

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
