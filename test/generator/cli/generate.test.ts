// `wirepact generate` in somebody else's project: what it writes, what it says, and what it leaves alone.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CommandResult, runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const spec = fileURLToPath(new URL("../../golden-specs/workshop", import.meta.url));
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"));
  cpSync(spec, join(project, "spec"), { recursive: true });
});
afterEach(() => removeTemporary(project));

/** What generating one protocol gives, for the tests that begin with a project that was generated. */
let generated: string | undefined;
afterAll(() => (generated === undefined ? undefined : removeTemporary(generated)));

async function begin(): Promise<void> {
  rmSync(join(project, "spec/protocols/catalogue.yaml"));
  if (generated === undefined) {
    put("spec/wirepact.yaml", "protocols: [protocols/workshop.yaml]\nlint: minimal\n");
    expect((await generate()).code).toBe(0);
    generated = mkdtempSync(join(tmpdir(), "generated-"));
    cpSync(project, generated, { recursive: true });
  } else cpSync(generated, project, { recursive: true });
}

const read = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const edit = (path: string, from: string, to: string): void => {
  expect(read(path)).toContain(from);
  put(path, read(path).replace(from, to));
};
const files = (folder: string): readonly string[] => readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).sort();

const generate = async (...flags: readonly string[]): Promise<CommandResult> => runCommand(["generate", ...flags], project);

const specFile = "spec/protocols/workshop.yaml";

describe("generating", () => {
  it("writes all files, and nothing the second time", async () => {
    const first = await generate("--stats");
    expect(first.code, first.out).toBe(0);
    expect(first.out).toMatch(/2 protocols, 5 messages: \d+ written, 0 unchanged, 0 deleted \(\d+\.\d\d s\)/);
    expect(first.out).toContain("Run `npm install` to link packages/workshop, packages/catalogue.");
    expect(first.out).toMatch(/^emit +\d/m);
    expect(files("packages/workshop")).toEqual(
      expect.arrayContaining(["README.md", "package.json", "schema.json", "tsconfig.json", "src/index.ts"]),
    );
    const second = await generate();
    expect(second.out).toMatch(/0 written, \d+ unchanged, 0 deleted/);
    expect((await generate("--check")).code).toBe(0);
  });

  it("touches exactly what a change of the spec is about", async () => {
    await begin();
    edit(specFile, "max: 100, sensitive", "max: 101, sensitive");
    const { out } = await generate();
    const written = [...out.matchAll(/^written +(.*)$/gm)].map((match) => match[1]!);
    expect(written.filter((path) => !/testdata|docs|agent-card/.test(path)).sort()).toEqual([
      "generated/manifest.json",
      "generated/workshop/asyncapi.yaml",
      "generated/workshop/model.json",
      // The digest of the model, by which a release can be verified.
      "packages/workshop/package.json",
      "packages/workshop/schema.draft-07.json",
      "packages/workshop/schema.json",
      "packages/workshop/schemas/order.json",
      // The doc comments of builders and types list the constraints of fields.
      "packages/workshop/src/builders.ts",
      "packages/workshop/src/descriptor.ts",
      "packages/workshop/src/guards.ts",
      "packages/workshop/src/json-schemas.ts",
      "packages/workshop/src/tools.ts",
      "packages/workshop/src/types.ts",
    ]);
  });

  it("writes nothing when the spec has errors", async () => {
    edit(specFile, "size: Size", "size: Sise");
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain("spec/protocols/workshop.yaml:");
    expect(out).toContain("Nothing was written.");
    expect(files(".").filter((path) => !path.startsWith("spec"))).toEqual([]);
  });

  it("lists drift with --check and changes nothing", async () => {
    await begin();
    edit(specFile, "What it costs.", "What it may cost.");
    const before = read("packages/workshop/src/types.ts");
    const { code, out } = await generate("--check");
    expect(code).toBe(1);
    expect(out).toContain("packages/workshop/src/types.ts is out of date");
    expect(out).toMatch(/^Out of date\. Run `wirepact generate`\.$/m);
    expect(read("packages/workshop/src/types.ts")).toBe(before);
  });

  it("does not promise with --check to overwrite what was edited by hand", async () => {
    await begin();
    put("packages/workshop/src/types.ts", "// mine");
    const { code, out } = await generate("--check");
    expect(code).toBe(1);
    expect(out).toContain(
      "packages/workshop/src/types.ts was edited by hand and is out of date\n  hint: `wirepact generate --force` overwrites it",
    );
    expect(out).toMatch(/^Out of date\. Run `wirepact generate`; add --force to overwrite files that were edited or not generated\.$/m);
  });

  it("reports errors in the spec, not files, when --check cannot compare them", async () => {
    await begin();
    edit(specFile, "size: Size", "size: Sise");
    const { code, out } = await generate("--check");
    expect(code).toBe(1);
    expect(out).not.toContain("Not up to date");
    expect(out).toMatch(/\n\n1 error; the files were not compared\.\n$/);
  });

  it("sets findings apart as `wirepact check` does", async () => {
    edit(specFile, "size: Size", "size: Sise");
    edit(specFile, "made_of?: Material", "made_of?: Materal");
    const findings = (text: string): string => text.slice(0, text.lastIndexOf("\n\n"));
    const { out } = await generate();
    expect(out.match(/\berror \w+\//g)).toHaveLength(2);
    expect(findings(out)).toBe(findings((await runCommand(["check"], project)).out));
  });

  it("does not overwrite what was edited by hand, unless forced", async () => {
    await begin();
    put("packages/workshop/src/guards.ts", "// mine\n");
    edit(specFile, "max: 100, sensitive", "max: 101, sensitive");
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain("packages/workshop/src/guards.ts was edited by hand; use --force to overwrite it");
    expect(read("packages/workshop/src/guards.ts")).toBe("// mine\n");
    expect((await generate("--force")).code).toBe(0);
    expect(read("packages/workshop/src/guards.ts")).toContain("@generated");
  });

  it("generates one protocol with --protocol, and reports an unknown one", async () => {
    cpSync(join(project, specFile), join(project, "spec/protocols/other.yaml"));
    edit("spec/protocols/other.yaml", "protocol: workshop", "protocol: other");
    put("spec/wirepact.yaml", "protocols:\n  - protocols/workshop.yaml\n  - protocols/other.yaml\nlint: minimal\n");
    await generate();
    edit(specFile, "What it costs.", "What it may cost.");
    edit("spec/protocols/other.yaml", "What it costs.", "What it may cost.");
    const { out } = await generate("--protocol", "other");
    expect(out).toContain("1 protocol, 3 messages");
    expect(read("packages/other/src/types.ts")).toContain("may cost");
    expect(read("packages/workshop/src/types.ts")).not.toContain("may cost");
    const unknown = await generate("--protocol", "othr");
    expect(unknown.code).toBe(1);
    expect(unknown.out).toContain('unknown protocol "othr", expected one of workshop, other');
  });

  it("deletes the package of a removed protocol, except files that were not generated", async () => {
    await begin();
    put("packages/workshop/notes.md", "mine");
    put("packages/workshop/src/index.ts", "// mine\n");
    cpSync(join(project, specFile), join(project, "spec/protocols/other.yaml"));
    edit("spec/protocols/other.yaml", "protocol: workshop", "protocol: other");
    put("spec/wirepact.yaml", "protocols:\n  - protocols/other.yaml\nlint: minimal\n");
    const { out } = await generate();
    expect(out).toMatch(/deleted +packages\/workshop\/package.json/);
    expect(out).toContain("packages/workshop/src/index.ts is no longer generated, but was edited by hand, so it was not deleted");
    expect(files("packages/workshop")).toEqual(["notes.md", "src", "src/index.ts"]);
    expect(existsSync(join(project, "generated/workshop"))).toBe(false);
  });

  it("writes the same bytes for a checkout with CRLF, in another folder, in another locale", async () => {
    await begin();
    const first = Object.fromEntries(
      files("packages")
        .filter((path) => path.includes("."))
        .map((path) => [path, read(`packages/${path}`)]),
    );
    removeTemporary(join(project, "packages"));
    removeTemporary(join(project, "generated"));
    for (const path of [specFile, "spec/wirepact.yaml"]) put(path, read(path).replaceAll("\n", "\r\n"));
    const { LANG: language } = process.env;
    process.env["LANG"] = "tr_TR.UTF-8";
    await generate();
    process.env["LANG"] = language;
    for (const [path, text] of Object.entries(first)) expect(read(`packages/${path}`), path).toBe(text);
  });
});
