// `wirepact init`: what it writes, what it leaves alone, and that the project it makes works as it stands.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const compiler = join(repository, "node_modules/typescript-7/bin/tsc");
const written = [".gitignore", "package.json", "spec/protocols/pantry.yaml", "spec/wirepact.yaml", "tsconfig.json", "wirepact.config.js"];

let outer = "";
let project = "";
beforeEach(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), "init-")));
  project = join(outer, "My Kitchen");
  mkdirSync(project);
});
afterEach(() => removeTemporary(outer));

const read = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const files = (): readonly string[] =>
  readdirSync(project, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [relative(project, join(entry.parentPath, entry.name))] : []))
    .sort();
const init = (...parameters: readonly string[]): ReturnType<typeof runCommand> => runCommand(["init", ...parameters], project);

describe("in an empty folder", () => {
  it("writes a spec without a finding, a configuration, a manifest and the next steps", async () => {
    const { code, out } = await init();
    expect(code, out).toBe(0);
    expect(files()).toEqual(written);
    for (const path of written) expect(out).toContain(`written  ${path}\n`);
    expect(out).toContain("Next:\n  npm install\n");
    expect(out).not.toContain("  cd ");
    expect(JSON.parse(read("package.json"))).toEqual({
      name: "my-kitchen",
      private: true,
      type: "module",
      workspaces: ["packages/*"],
      scripts: expect.objectContaining({ generate: "wirepact generate", build: "tsc -b" }) as object,
      devDependencies: { "@wirepact/generator": expect.stringMatching(/^\^/) as string, typescript: expect.any(String) as string },
    });
    expect(read("wirepact.config.js")).toContain('export const config = {\n  spec: "spec/wirepact.yaml",');
    expect(read("wirepact.config.js")).toContain('scope: "@my-kitchen"');
    const check = await runCommand(["check"], project);
    expect(check.code).toBe(0);
    expect(check.out).toContain("0 on the wire, 4 transcripts: no errors");
    expect(check.out).not.toContain("warning");
  });

  it("names the schema of the language where an installed generator has it", async () => {
    await init();
    const schemaOf = (path: string): string => /\$schema=(\S+)/.exec(read(path))![1]!;
    const installed = join(project, "node_modules/@wirepact/generator/parse/idl.schema.json");
    for (const path of ["spec/wirepact.yaml", "spec/protocols/pantry.yaml"])
      expect(join(dirname(join(project, path)), schemaOf(path))).toBe(installed);
    expect(existsSync(join(repository, "generator/parse/idl.schema.json"))).toBe(true);
  });

  it("makes a folder that does not exist, and says how to get there", async () => {
    const { code, out } = await init("deeper/pantry-messages");
    expect(code, out).toBe(0);
    expect(out).toContain("  cd deeper/pantry-messages\n");
    expect(read("deeper/pantry-messages/package.json")).toContain('"name": "pantry-messages"');
  });

  it("takes the scope it is given, and only one that npm would", async () => {
    expect((await init("--scope", "@acme")).code).toBe(0);
    expect(read("wirepact.config.js")).toContain('scope: "@acme"');
    const refused = await init("other", "--scope", "acme");
    expect(refused.code).toBe(2);
    expect(refused.problems).toContain("a scope is like @acme");
    expect(existsSync(join(project, "other"))).toBe(false);
  });
});

describe("where something is already", () => {
  it("overwrites nothing, and writes nothing beside it either", async () => {
    put("spec/wirepact.yaml", "mine");
    put("tsconfig.json", "{}");
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain("spec/wirepact.yaml is there already");
    expect(out).toContain("tsconfig.json is there already");
    expect(out).toContain("Nothing was written.");
    expect(files()).toEqual(["spec/wirepact.yaml", "tsconfig.json"]);
    expect(read("spec/wirepact.yaml")).toBe("mine");
  });

  it("refuses a second time", async () => {
    await init();
    put("spec/protocols/pantry.yaml", "edited");
    expect((await init()).code).toBe(1);
    expect(read("spec/protocols/pantry.yaml")).toBe("edited");
  });

  it("adds to a package.json and takes nothing away", async () => {
    put(
      "package.json",
      JSON.stringify({
        name: "@acme/kitchen",
        version: "3.1.0",
        type: "module",
        workspaces: ["apps/*"],
        scripts: { build: "make", test: 'echo "Error: no test specified" && exit 1', lint: "oxlint" },
        dependencies: { typescript: "5.9.3" },
        devDependencies: { vitest: "4.1.12" },
        browserslist: ["defaults"],
      }),
    );
    expect((await init()).code).toBe(0);
    expect(JSON.parse(read("package.json"))).toEqual({
      name: "@acme/kitchen",
      version: "3.1.0",
      type: "module",
      workspaces: ["apps/*", "packages/*"],
      scripts: {
        build: "make",
        lint: "oxlint",
        check: "wirepact check",
        generate: "wirepact generate",
        watch: "wirepact generate --watch",
        test: "npm run build && npm test --workspaces",
      },
      dependencies: { typescript: "5.9.3" },
      devDependencies: { vitest: "4.1.12", "@wirepact/generator": expect.any(String) as string },
      browserslist: ["defaults"],
    });
    expect(read("wirepact.config.js")).toContain('scope: "@acme"');
  });

  it("keeps the own list of what git ignores", async () => {
    put(".gitignore", "secrets/\n");
    expect((await init()).code).toBe(0);
    expect(read(".gitignore")).toBe("secrets/\n");
  });

  it.each([
    ["that is no JSON", '{ "name": "mine", }'],
    ["that is no object", "[]"],
  ])("leaves a package.json alone %s", async (_case, text) => {
    put("package.json", text);
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain("package.json is not a JSON object");
    expect(files()).toEqual(["package.json"]);
    expect(read("package.json")).toBe(text);
  });
});

describe("the project that was made", () => {
  /** Stands in for `npm install`: only what the packages need, so that nothing else is found by chance. */
  function link(...names: readonly string[]): void {
    for (const name of names) {
      mkdirSync(dirname(join(project, "node_modules", name)), { recursive: true });
      symlinkSync(realpathSync(join(repository, "node_modules", name)), join(project, "node_modules", name));
    }
  }
  const node = (...parameters: readonly string[]): string =>
    execFileSync(process.execPath, parameters, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  it.each([
    ["as it is", undefined],
    ["with CommonJS", { name: "kitchen", type: "commonjs" }],
  ])("generates, compiles and passes its smoke test %s", { timeout: 120_000 }, async (_case, manifest) => {
    if (manifest !== undefined) put("package.json", JSON.stringify(manifest));
    link("@wirepact/core", "fast-check");
    expect((await init("--scope", "@acme")).code).toBe(0);
    if (manifest !== undefined) {
      expect(read("wirepact.config.js")).toContain("exports.config = {");
      expect(JSON.parse(read("package.json"))).toMatchObject(manifest);
    }
    const { code, out } = await runCommand(["generate"], project);
    expect(code, out).toBe(0);
    expect(out).toContain("1 protocol, 3 messages");
    expect(JSON.parse(read("packages/pantry/package.json"))).toMatchObject({ name: "@acme/pantry", version: "1.0.0" });
    expect(JSON.parse(read("tsconfig.json"))).toMatchObject({ references: [{ path: "packages/pantry" }] });
    node(compiler, "-b", join(repository, "packages/core"));
    node(compiler, "-b");
    expect(node("packages/pantry/smoke-test.js")).toMatch(/^pantry: 3 examples, \d+ messages on bounds and \d+ defects are judged/);
    expect((await runCommand(["generate", "--check"], project)).code).toBe(0);
  });
});
