// The loop of an author: commands in any folder of the project, a protocol that is deleted, a build after generating, and a new version.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const block = (path: string): string => readReferenceBlocks().find(({ marker }) => marker.value === path)!.text;
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

const base = realpathSync(mkdtempSync(join(tmpdir(), "wirepact-loop-")));
let folder = base;
let count = 0;
beforeEach(() => {
  folder = join(base, String(count++));
  write("spec/protocols/bakery.yaml", block("protocols/bakery.yaml"));
  write("spec/protocols/letters.yaml", block("protocols/letters.yaml"));
  write("spec/wirepact.yaml", "protocols:\n  - protocols/bakery.yaml\n  - protocols/letters.yaml\n");
});
afterAll(() => removeTemporary(base));

const run = (parameters: readonly string[], place = ""): ReturnType<typeof runCommand> => runCommand(parameters, join(folder, place));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe("a subfolder of the project", () => {
  it.each(["spec", "spec/protocols"])("%s can run check", async (place) => {
    expect((await run(["check", "--errors-only"], place)).out).toContain("no errors");
  });

  it("can run generate with the configuration of the project", async () => {
    const place = "src/deep";
    mkdirSync(join(folder, place), { recursive: true });
    write("wirepact.config.js", 'exports.config = { scope: "@acme" };\n');
    write("package.json", '{ "name": "x" }\n');
    expect((await run(["generate"], place)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, "packages/bakery/package.json"), "utf8"))).toMatchObject({ name: "@acme/bakery" });
    expect(existsSync(join(folder, place, "packages"))).toBe(false);
  });

  it("shows paths from where the command was started", async () => {
    write("spec/protocols/bakery.yaml", block("protocols/bakery.yaml").replace("type: Flour", "type: Flor"));
    mkdirSync(join(folder, "src"));
    expect((await run(["check"], "src")).out).toContain("../spec/protocols/bakery.yaml:");
  });

  it("does not leave the repository", async () => {
    mkdirSync(join(folder, "inner/.git"), { recursive: true });
    const { code, out } = await run(["check"], "inner");
    expect(code).toBe(1);
    expect(out).toContain("inner/spec/wirepact.yaml");
  });
});

describe("deleting a protocol", () => {
  const remove = (): void => {
    write("spec/wirepact.yaml", "protocols:\n  - protocols/bakery.yaml\n");
    unlinkSync(join(folder, "spec/protocols/letters.yaml"));
  };

  it("leaves nothing behind, neither compiled code nor the link of npm", async () => {
    await run(["generate"]);
    write("packages/letters/dist/index.js", "");
    write("packages/letters/tsconfig.tsbuildinfo", "{}");
    mkdirSync(join(folder, "node_modules/@wirepact"), { recursive: true });
    symlinkSync("../../packages/letters", join(folder, "node_modules/@wirepact/letters"));
    remove();
    const { out } = await run(["generate"]);
    expect(out).toContain("Run `npm install` to remove packages/letters from the lock file.");
    expect(readdirSync(join(folder, "packages"))).toEqual(["bakery"]);
    expect(readdirSync(join(folder, "generated")).toSorted()).toEqual(["bakery", "manifest.json", "model.schema.json"]);
    expect(readdirSync(join(folder, "node_modules/@wirepact"))).toEqual([]);
    expect(readFileSync(join(folder, "generated/manifest.json"), "utf8")).not.toContain("letters");
    expect(out).not.toContain("unlisted");
  });

  it("keeps other files in its folder", async () => {
    await run(["generate"]);
    write("packages/letters/dist/index.js", "");
    write("packages/letters/NOTES.md", "Mine.");
    remove();
    await run(["generate"]);
    expect(readdirSync(join(folder, "packages/letters")).toSorted()).toEqual(["NOTES.md", "dist"]);
  });
});

describe("a new version", () => {
  it("does not break examples that use $version", async () => {
    write(
      "spec/protocols/letters.yaml",
      block("protocols/letters.yaml").replace("version: 2.1.0", "version: 3.0.0").replaceAll("format: 3.0.0", "format: 4.0.0"),
    );
    expect((await run(["check", "--errors-only"])).out).toContain("no errors");
    await run(["generate"]);
    expect(readFileSync(join(folder, "generated/letters/model.json"), "utf8")).toContain('"format": "3.0.0"');
  });
});

describe("generate --build", () => {
  it("compiles the packages and says when they are ready", async () => {
    write("spec/wirepact.yaml", "protocols: [protocols/bakery.yaml]\n");
    symlinkSync(modules, join(folder, "node_modules"));
    write("tsconfig.json", '{ "files": [], "references": [] }\n');
    const { code, out, problems } = await run(["generate", "--build"]);
    expect(problems).toBe("");
    expect(out).toMatch(/The packages are ready \(\d/);
    expect(code).toBe(0);
    expect(existsSync(join(folder, "packages/bakery/dist/index.js"))).toBe(true);
  });

  it("says what is missing", async () => {
    expect((await run(["generate", "--build"])).problems).toContain("tsconfig.json is required to build the packages");
    write("tsconfig.json", '{ "files": [], "references": [] }\n');
    const { code, problems } = await run(["generate", "--build"]);
    expect(problems).toContain("TypeScript is required to build the packages");
    expect(code).toBe(1);
  });
});
