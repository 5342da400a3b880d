// The configuration of a project: what holds without it, what it decides, and how a mistake in it is named.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSpec } from "../../../generator/config/find-spec.js";
import { isScope, loadConfig } from "../../../generator/config/load-config.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const workshop = fileURLToPath(new URL("../../golden-specs/workshop", import.meta.url));
const program = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "config-")));
  writeFileSync(
    join(folder, "package.json"),
    '{ "type": "module", "license": "ISC", "repository": { "url": "https://git.example/one.git" } }',
  );
});
afterEach(() => removeTemporary(folder));

const configure = (code: string): void => writeFileSync(join(folder, "wirepact.config.js"), code);

describe("a configuration", () => {
  it("may be missing: the project's package.json and the usual folders decide", async () => {
    expect(await loadConfig(folder)).toMatchObject({
      rootFile: join(folder, "spec/wirepact.yaml"),
      out: folder,
      templates: undefined,
      emitters: [],
      packages: {
        license: "ISC",
        metadata: { repository: { url: "https://git.example/one.git" } },
        specFolder: "spec",
        coreInWorkspace: false,
      },
    });
  });

  it("has priority over package.json, and --spec over both", async () => {
    configure("export default { spec: 'one/root.yaml', out: 'made', license: 'MIT', scope: '@acme' };");
    expect(await loadConfig(folder, { spec: "two/root.yaml" })).toMatchObject({
      rootFile: join(folder, "two/root.yaml"),
      out: join(folder, "made"),
      packages: { license: "MIT", scope: "@acme", specFolder: "two" },
    });
  });

  it("gives the packages an author, addresses and keywords, from package.json unless it names others", async () => {
    const own = { author: { name: "Ann" }, homepage: "https://one.example", bugs: { url: "https://one.example/bugs" }, keywords: ["one"] };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", ...own }));
    expect(await loadConfig(folder)).toMatchObject({ packages: { license: "UNLICENSED", metadata: own } });
    const given = { author: "Bea", homepage: "https://two.example", bugs: "https://two.example/bugs", keywords: ["two"] };
    configure(`export const config = ${JSON.stringify(given)};`);
    expect(await loadConfig(folder)).toMatchObject({ packages: { metadata: given } });
    configure("export const config = { keywords: 'two' };");
    expect(await loadConfig(folder, { version: 1 })).toMatchObject({
      code: "write/config",
      message: expect.stringContaining("keywords") as string,
    });
  });

  it("is run again for another version", async () => {
    configure("export const config = { scope: '@one' };");
    expect(await loadConfig(folder, { version: 1 })).toMatchObject({ packages: { scope: "@one" } });
    configure("export const config = { scope: '@two' };");
    expect(await loadConfig(folder, { version: 2 })).toMatchObject({ packages: { scope: "@two" } });
  });

  it.each([
    ["scpoe", 'did you mean "scope"?'],
    ["licence", 'did you mean "license"?'],
    ["emiters", 'did you mean "emitters"?'],
  ])("with the key %s is refused with the nearest one", async (key, hint) => {
    configure(`export const config = { ${key}: [] };`);
    expect(await loadConfig(folder)).toMatchObject({
      code: "write/config",
      message: `wirepact.config.js has the unknown key "${key}", expected one of spec, out, scope, license, repository, author, homepage, bugs, access, templates, keywords, emitters`,
      hint,
    });
  });

  it.each(["cjs", "mjs", "ts"])("that ends in .%s is not passed over", async (ending) => {
    writeFileSync(join(folder, `wirepact.config.${ending}`), "export const config = { scope: '@acme' };");
    const expected = {
      code: "write/config-name",
      message: `wirepact.config.${ending} is ignored; rename it to wirepact.config.js`,
    };
    expect(await loadConfig(folder)).toMatchObject(expected);
    expect(await findSpec(folder, undefined)).toMatchObject(expected);
    configure("export const config = { scope: '@right' };");
    expect(await loadConfig(folder)).toMatchObject({ packages: { scope: "@right" } });
  });

  // By node itself, because the test runner lends `require` and `exports` to every module.
  it.each(["exports.config = {};", "module.exports = {};", "require('node:path');"])(
    "that is CommonJS among ES modules (%s) is not to be renamed",
    (code) => {
      configure(code);
      const { status, stdout } = spawnSync(process.execPath, [program, "generate"], { cwd: folder, encoding: "utf8" });
      expect(status).toBe(1);
      expect(stdout).toContain(
        `wirepact.config.js:1:1 failed: "type": "module" in package.json makes it an ES module, where \`${/^\w+/.exec(code)![0]}\` is not defined`,
      );
      expect(stdout).toContain("hint: use `import` and `export const config = { … }`");
      expect(stdout).not.toContain("rename");
    },
  );

  it.each([
    ["throws", "const a = {};\n\n  a.b.c();\nexport const config = {};\n", "wirepact.config.js:3:7 failed: Cannot read properties"],
    ["has a syntax error", "export const config = {\n  scope: '@a',\n  emitters: [ }\n};\n", "wirepact.config.js:3:15 failed: "],
  ])("that %s is reported with line and column", (_, code, message) => {
    configure(code);
    const { status, stdout } = spawnSync(process.execPath, [program, "generate"], { cwd: folder, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toContain(message);
  });

  it("whose emitter throws is reported with the line and column of the error", () => {
    configure("export const config = {\n  emitters: [{ name: 'mine', emit: () => { throw new Error('no luck'); } }],\n};\n");
    mkdirSync(join(folder, "spec/protocols"), { recursive: true });
    cpSync(workshop, join(folder, "spec"), { recursive: true });
    const { status, stdout } = spawnSync(process.execPath, [program, "generate"], { cwd: folder, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toContain("emitter mine failed for workshop: no luck");
    expect(stdout).toContain(`hint: the error comes from ${join(folder, "wirepact.config.js")}:2:50`);
  });

  it("with an unknown key that is similar to none is rejected without a suggestion", async () => {
    configure("export const config = { colours: true };");
    const found = await loadConfig(folder);
    expect(found).toMatchObject({ code: "write/config" });
    expect("hint" in found && found.hint).toBeFalsy();
  });
});

describe("the text of the license", () => {
  it.each([
    ["the license of package.json", '{ "type": "module", "license": "ISC" }', "", true],
    ["the configured license where package.json has none", '{ "type": "module" }', "license: 'ISC'", true],
    ["no license but that of package.json", '{ "type": "module", "license": "ISC" }', "license: 'MIT'", false],
    ["no license that nobody names", '{ "type": "module" }', "", false],
  ])("is that of %s", async (_case, manifest, keys, isShipped) => {
    writeFileSync(join(folder, "package.json"), manifest);
    writeFileSync(join(folder, "LICENSE"), "Do as you like.\n");
    configure(`export const config = { ${keys} };`);
    const config = await loadConfig(folder);
    expect("packages" in config && config.packages.licenseText).toBe(isShipped ? "Do as you like.\n" : undefined);
  });
});

describe("the emitters of a configuration", () => {
  const right = "{ name: 'right', emit: () => [] }";

  it("are used in order", async () => {
    configure(`export const config = { emitters: [${right}, { name: 'other', emit: async () => [] }] };`);
    expect(await loadConfig(folder)).toMatchObject({ emitters: [{ name: "right" }, { name: "other" }] });
  });

  it.each([
    ["no array", right, "emitters must be an array"],
    ["one without a name", `[${right}, { emit: () => [] }]`, "emitters[1] must be an object with the string name and the function emit"],
    ["one that emits nothing", "[{ name: 'mine', emit: 'files' }]", "emitters[0] must be"],
    ["a bare function", "[() => []]", "emitters[0] must be"],
    [
      "one that shares no function",
      "[{ name: 'mine', emit: () => [], emitShared: [] }]",
      "emitShared of the emitter mine must be a function",
    ],
    [
      "one with half a subpath",
      "[{ name: 'mine', emit: () => [], subpath: { name: 'x' } }]",
      "subpath of the emitter mine must be an object",
    ],
    ["nothing in place of one", `[${right}, ${right}, null]`, "emitters[2] must be"],
  ])("are refused when there is %s", async (_case, emitters, problem) => {
    configure(`export const config = { emitters: ${emitters} };`);
    expect(await loadConfig(folder)).toMatchObject({ code: "write/config", message: expect.stringContaining(problem) as string });
  });
});

describe("a scope", () => {
  it.each(["@acme", "@a", "@acme.tools", "@7-up_x"])("may be %s", (scope) => expect(isScope(scope)).toBe(true));
  it.each(["acme", "@", "@Acme", "@acme/", "@acme/x", "@.acme", "@ac me"])("may not be %s", (scope) => expect(isScope(scope)).toBe(false));
});
