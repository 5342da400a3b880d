// `wirepact init`: what it writes, what it leaves alone, and that the project it makes works as it stands.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { lintWorkflow } from "../../support/lint-workflow.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const compiler = join(repository, "node_modules/typescript-7/bin/tsc");
const written = [
  ".github/actions/compatibility/action.yml",
  ".github/workflows/compatibility.yml",
  ".github/workflows/protocols.yml",
  ".github/workflows/release.yml",
  ".gitignore",
  ".vscode/extensions.json",
  ".vscode/settings.json",
  ".vscode/tasks.json",
  "package.json",
  "spec/protocols/pantry.yaml",
  "spec/wirepact.yaml",
  "tsconfig.json",
  "wirepact.config.js",
];

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

describe("with tarballs in place of a registry", () => {
  const pack = (...names: readonly string[]): void => {
    mkdirSync(join(outer, "packed"), { recursive: true });
    for (const name of names) writeFileSync(join(outer, "packed", `wirepact-${name}.tgz`), "");
  };

  it("depends on those in the folder, wherever the project is", async () => {
    pack("core-1.0.0", "store-1.0.0", "generator-1.2.0", "acp-swarm-1.0.0");
    expect((await runCommand(["init", "My Kitchen", "--from", "packed"], outer)).code).toBe(0);
    expect(JSON.parse(read("package.json"))).toMatchObject({
      devDependencies: {
        "@wirepact/core": "file:../packed/wirepact-core-1.0.0.tgz",
        "@wirepact/store": "file:../packed/wirepact-store-1.0.0.tgz",
        "@wirepact/generator": "file:../packed/wirepact-generator-1.2.0.tgz",
      },
    });
  });

  it.each([
    { files: [], expected: /one tarball wirepact-generator-<version>\.tgz; .* has 0\. `npm run pack`/ },
    { files: ["generator-1.0.0", "store-1.0.0", "core-1.0.0", "core-1.1.0"], expected: /wirepact-core-<version>\.tgz; .* has 2\./ },
  ])("reports a folder that is not usable: $files", async ({ files: names, expected }) => {
    pack(...names);
    const { code, problems } = await init("--from", "../packed");
    expect([code, problems]).toEqual([2, expect.stringMatching(expected)]);
    expect(files()).toEqual([]);
  });
});

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
      scripts: expect.objectContaining({ generate: "wirepact generate", build: "wirepact generate && tsc -b" }) as object,
      devDependencies: { "@wirepact/generator": expect.stringMatching(/^\^/) as string, typescript: expect.any(String) as string },
    });
    expect(read("wirepact.config.js")).toContain('export const config = {\n  spec: "spec/wirepact.yaml",');
    expect(read("wirepact.config.js")).toContain('scope: "@my-kitchen"');
    const check = await runCommand(["check"], project);
    expect(check.code).toBe(0);
    expect(check.out).toContain("0 wire, 0 transcripts: no errors");
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

  it("creates a folder that does not exist, and shows how to enter it", async () => {
    const { code, out } = await init("deeper/pantry-messages");
    expect(code, out).toBe(0);
    expect(out).toContain("  cd deeper/pantry-messages\n");
    expect(read("deeper/pantry-messages/package.json")).toContain('"name": "pantry-messages"');
  });

  it("uses the given scope, if it is valid for npm", async () => {
    expect((await init("--scope", "@acme")).code).toBe(0);
    expect(read("wirepact.config.js")).toContain('scope: "@acme"');
    const refused = await init("other", "--scope", "acme");
    expect(refused.code).toBe(2);
    expect(refused.problems).toContain("It must be a scope such as @acme.");
    expect(existsSync(join(project, "other"))).toBe(false);
  });
});

describe("the workflows", () => {
  it("have no mistakes, and use the scripts of the project", async () => {
    put("package.json", JSON.stringify({ name: "mine", scripts: { test: "jest" } }));
    await init();
    const own = written.filter((path) => path.startsWith(".github/workflows/"));
    expect(own.flatMap((path) => lintWorkflow(read(path), project))).toEqual([]);
    expect(read(".github/workflows/protocols.yml")).toContain("- run: npm run test:packages\n");
    expect(read(".github/workflows/release.yml")).toContain("gh run list --workflow protocols.yml ");
    expect(read(".github/workflows/release.yml")).toContain("id-token: write # for provenance\n");
  });

  it.each(["workflows/compatibility.yml", "workflows/release.yml", "actions/compatibility/action.yml"])(
    "has %s as this repository has it, which also builds the generator",
    async (name) => {
      await init();
      const ours = readFileSync(join(repository, ".github", name), "utf8");
      const text = ours
        .replaceAll("check.yml", "protocols.yml")
        .replaceAll("npm ci --ignore-scripts && npm run build", "npm ci --ignore-scripts");
      expect(read(`.github/${name}`)).toBe(text);
    },
  );

  it("are not replaced", async () => {
    put(".github/workflows/release.yml", "mine");
    expect((await init()).code).toBe(0);
    expect(read(".github/workflows/release.yml")).toBe("mine");
  });
});

describe("where something is already", () => {
  it("overwrites nothing, and writes nothing at all when a file exists", async () => {
    put("spec/wirepact.yaml", "mine");
    put("wirepact.config.js", "mine");
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain("spec/wirepact.yaml already exists");
    expect(out).toContain("wirepact.config.js already exists");
    expect(out).toContain("hint: use `wirepact init <folder>` to start in another folder, or move the file away");
    expect(out).toContain("Nothing was written.");
    expect(files()).toEqual(["spec/wirepact.yaml", "wirepact.config.js"]);
    expect(read("spec/wirepact.yaml")).toBe("mine");
  });

  it("rejects a second time", async () => {
    await init();
    put("spec/protocols/pantry.yaml", "edited");
    expect((await init()).code).toBe(1);
    expect(read("spec/protocols/pantry.yaml")).toBe("edited");
  });

  it("adds to a package.json and removes nothing", async () => {
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
        "build:packages": "wirepact generate && tsc -b",
        test: "npm run build:packages && npm test --workspace=packages --if-present",
        diff: "wirepact diff",
        release: "wirepact release",
      },
      dependencies: { typescript: "5.9.3" },
      devDependencies: { vitest: "4.1.12", "@wirepact/generator": expect.any(String) as string },
      browserslist: ["defaults"],
    });
    expect(read("wirepact.config.js")).toContain('scope: "@acme"');
  });

  it("does not turn a CommonJS project into one of ES modules", async () => {
    put("package.json", JSON.stringify({ name: "old", main: "index.js" }));
    put("index.js", "console.log(require('node:path').basename(__filename));");
    expect((await init()).code).toBe(0);
    expect(JSON.parse(read("package.json"))).not.toHaveProperty("type");
    expect(read("wirepact.config.js")).toContain("exports.config = {");
    expect(execFileSync(process.execPath, ["index.js"], { cwd: project, encoding: "utf8" })).toBe("index.js\n");
    expect((await runCommand(["check"], project)).code).toBe(0);
  });

  it.each([
    ["an object", { packages: ["apps/*"], nohoist: [] }, { packages: ["apps/*", "packages/*"], nohoist: [] }],
    ["an object without a list", { nohoist: [] }, { packages: ["packages/*"], nohoist: [] }],
    ["a list that has it", ["./packages/*"], ["./packages/*"]],
    ["a list that has everything below it", ["packages/**"], ["packages/**"]],
  ])("adds the packages to workspaces that are %s", async (_case, workspaces, extended) => {
    put("package.json", JSON.stringify({ name: "mine", workspaces }));
    expect((await init()).code).toBe(0);
    expect(JSON.parse(read("package.json"))).toMatchObject({ workspaces: extended });
  });

  it.each([
    ["tabs", "\t"],
    ["four spaces", "    "],
  ])("keeps the indentation with %s", async (_case, indent) => {
    put("package.json", JSON.stringify({ name: "mine", scripts: { lint: "oxlint" } }, null, indent));
    expect((await init()).code).toBe(0);
    const text = read("package.json");
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, indent)}\n`);
  });

  it("reads a package.json with a byte order mark", async () => {
    put("package.json", `\uFEFF${JSON.stringify({ name: "mine" })}`);
    const { code, out } = await init();
    expect(code, out).toBe(0);
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "mine", workspaces: ["packages/*"] });
  });

  it("shows the names of the scripts in an existing project", async () => {
    put("package.json", JSON.stringify({ name: "mine", scripts: { test: "jest", generate: "prisma generate" } }));
    const { out } = await init();
    expect(JSON.parse(read("package.json"))).toMatchObject({
      scripts: {
        test: "jest",
        generate: "prisma generate",
        "generate:packages": "wirepact generate",
        "test:packages": "npm run build && npm test --workspace=packages --if-present",
      },
    });
    expect(out).toContain("  npm run generate:packages  # spec/");
    expect(out).toContain("  npm run test:packages      # builds the packages and runs their smoke tests");
    expect(out).not.toContain("npm test");
  });

  it.each([
    ["Weird Näme", '"Weird Näme"'],
    ["cost $5", "'cost $5'"],
    ["it's $5", "'it'\\''s $5'"],
  ])("quotes the path %s for a shell", async (name, shown) => {
    const { out } = await init(name);
    expect(out).toContain(`  cd ${shown}\n`);
    expect(execFileSync("sh", ["-c", `cd ${shown} && pwd`], { cwd: project, encoding: "utf8" })).toBe(`${join(project, name)}\n`);
  });

  it("keeps a tsconfig.json, and lists the packages in packages/tsconfig.json", async () => {
    const own = '{ "compilerOptions": { "strict": true }, "include": ["src"] } // mine\n';
    put("tsconfig.json", own);
    const { code, out } = await init();
    expect(code, out).toBe(0);
    expect(out).toContain("Your tsconfig.json was not changed.");
    expect(JSON.parse(read("package.json"))).toMatchObject({ scripts: { build: "wirepact generate && tsc -b packages" } });
    expect((await runCommand(["generate"], project)).code).toBe(0);
    expect(read("tsconfig.json")).toBe(own);
    expect(JSON.parse(read("packages/tsconfig.json"))).toEqual({ files: [], references: [{ path: "./pantry" }] });
  });

  it("uses the references of an existing tsconfig.json", async () => {
    put("tsconfig.json", '{ "files": [], "references": [{ "path": "app" }] }');
    const { code, out } = await init();
    expect(code, out).toBe(0);
    expect(out).not.toContain("Your tsconfig.json");
    expect((await runCommand(["generate"], project)).code).toBe(0);
    expect(JSON.parse(read("tsconfig.json"))).toEqual({ files: [], references: [{ path: "app" }, { path: "packages/pantry" }] });
    expect(existsSync(join(project, "packages/tsconfig.json"))).toBe(false);
  });

  it("keeps an existing .gitignore", async () => {
    put(".gitignore", "secrets/\n");
    expect((await init()).code).toBe(0);
    expect(read(".gitignore")).toBe("secrets/\n");
  });

  it.each([
    ["that is not JSON", '{ "name": "mine", }', "is not a JSON object"],
    ["that is not an object", "[]", "is not a JSON object"],
    ["with a string for scripts", '{ "scripts": "hi" }', "scripts must be an object of strings"],
    ["with an array of scripts", '{ "scripts": ["hi"] }', "scripts must be an object of strings"],
    ["with a script that is not a string", '{ "scripts": { "test": 5 } }', "scripts must be an object of strings"],
    ["with a string for dependencies", '{ "devDependencies": "vitest" }', "devDependencies must be an object of strings"],
    ["with a string for workspaces", '{ "workspaces": "apps/*" }', "workspaces must be an array"],
    ["with a number for workspaces", '{ "workspaces": 5 }', "workspaces must be an array"],
    ["with a string for the array of workspaces", '{ "workspaces": { "packages": "apps/*" } }', "workspaces must be an array"],
  ])("does not change a package.json %s", async (_case, text, problem) => {
    put("package.json", text);
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain("cannot add to package.json: it ");
    expect(out).toContain(problem);
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
    ["without a type of modules", { name: "kitchen" }],
  ])("generates, compiles and passes its smoke test %s", async (_case, manifest) => {
    if (manifest !== undefined) put("package.json", JSON.stringify(manifest));
    link("@wirepact/core", "fast-check");
    expect((await init("--scope", "@acme")).code).toBe(0);
    if (manifest !== undefined) {
      expect(read("wirepact.config.js")).toContain("exports.config = {");
      expect(JSON.parse(read("package.json"))).toMatchObject(manifest);
    }
    const { code, out } = await runCommand(["generate"], project);
    expect(code, out).toBe(0);
    expect(out).toContain("1 protocol, 2 messages");
    expect(JSON.parse(read("packages/pantry/package.json"))).toMatchObject({ name: "@acme/pantry", version: "1.0.0" });
    expect(JSON.parse(read("tsconfig.json"))).toMatchObject({ references: [{ path: "packages/pantry" }] });
    node(compiler, "-b", join(repository, "packages/core"));
    node(compiler, "-b");
    expect(node("packages/pantry/smoke-test.js")).toMatch(/^pantry: 2 examples, \d+ boundary messages and \d+ invalid messages checked/);
    expect((await runCommand(["generate", "--check"], project)).code).toBe(0);
  });
});
