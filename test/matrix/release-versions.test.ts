// Releases of dated versions, and a release whose generated code breaks, with a real registry.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berth } from "../support/harbour-spec.js";
import { repository } from "../support/packed.js";
import { npm, openReleaseRegistry, type ReleaseRegistry } from "../support/release-registry.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { removeTemporary } from "../support/remove-temporary.js";

const spec = "spec/protocols/berth.yaml";
const template = "my-templates/code/builders.hbs";
const builders = readFileSync(join(repository, "templates/code/builders.hbs"), "utf8");
const dated = berth
  .replace("version: 1.0.0", "version: 2025-06-18")
  .replace("format: { type: semver", "format: { type: date")
  .replace("format: 1.0.0", "format: '2025-06-18'");
let registry: ReleaseRegistry;
let project: ReleaseProject;
let consumer = "";

beforeAll(async () => {
  registry = await openReleaseRegistry();
  project = createReleaseProject({
    "spec/wirepact.yaml": "protocols: [protocols/berth.yaml]\nlint: minimal\n",
    [spec]: dated,
    [template]: builders,
    "wirepact.config.js": 'export const config = { scope: "@harbour", templates: "my-templates" };\n',
  });
  // These two tools take most of the time, and the other registry tests run them.
  for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
  await project.wirepact("generate");
  project.commit("Begin");
  consumer = mkdtempSync(join(tmpdir(), "harbour-consumer-"));
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
});

afterAll(async () => {
  project?.remove();
  if (consumer !== "") removeTemporary(consumer);
  await registry?.close();
});

const release = async (message: string): Promise<string> => {
  await project.wirepact("generate");
  project.commit(message);
  const { code, said } = await project.wirepact("release");
  expect(code, said).toBe(0);
  return said;
};

test("a date is the tag of a release, and the major number of its package", async () => {
  const { code, said } = await project.wirepact("release");
  expect(said).toContain("published  @harbour/berth 20250618.0.0");
  expect(code, said).toBe(0);
  project.edit(spec, "doc: Is there a berth?", "doc: Is a berth free?");
  expect(await release("Say it shorter")).toContain("published  @harbour/berth 20250618.0.1");
  project.edit(spec, "max: 400", "max: 200");
  project.edit(spec, "version: 2025-06-18.0.1", "version: 2025-11-25");
  project.edit(spec, "format: '2025-06-18'", "format: '2025-11-25'");
  expect(await release("Take boats only")).toContain("berth 2025-06-18.0.1 -> 2025-11-25 (major)");
  expect(project.git("tag").split("\n")).toEqual([
    "@harbour/berth@2025-06-18",
    "@harbour/berth@2025-06-18.0.1",
    "@harbour/berth@2025-11-25",
  ]);
  expect(project.git("tag", "--list", "@harbour/berth@2025-11-25", "--format=%(contents)")).toMatch(
    /^@harbour\/berth 2025-11-25 \([\d-]+\)\n\nNot compatible with 2025-06-18\.0\.1\./,
  );
});

test("parties of two dates agree on one that both have", async () => {
  await npm(consumer, "install", "old@npm:@harbour/berth@20250618", "new@npm:@harbour/berth@latest");
  writeFileSync(
    join(consumer, "talk.mjs"),
    `import * as old from "old";
     import * as current from "new";
     const settled = current.negotiate([old.protocol.version, current.protocol.version], old.protocol.version);
     const long = old.encode(old.createAsk({ ship: "Aurora", metres: 300 }));
     console.log(JSON.stringify([settled.value, old.decode(long).ok, current.decode(long).issues.map(({ code }) => code)]));`,
  );
  const said: unknown = JSON.parse(execFileSync(process.execPath, ["talk.mjs"], { cwd: consumer, encoding: "utf8" }));
  expect(said).toEqual(["2025-06-18", true, ["out-of-range", "wrong-version"]]);
});

test("code that a template breaks needs another date, and the changelog says what to edit", async () => {
  const renamed = builders.replace("export function {{name}}(", () => "export function make{{typeName}}(");
  expect(renamed).not.toBe(builders);
  project.write(template, renamed);
  await project.wirepact("generate");
  project.commit("Make instead of create");
  const refused = await project.wirepact("release");
  expect(refused.said).toContain("api-renamed: export createAsk renamed to makeAsk (by the generator, a template or an emitter");
  expect(refused.said).toContain("Not released; nothing was changed.");
  expect(refused.code).toBe(1);
  project.edit(spec, "version: 2025-11-25", "version: 2026-03-02");
  project.edit(spec, "format: '2025-11-25'", "format: '2026-03-02'");
  expect(await release("Break with old code")).toContain("published  @harbour/berth 20260302.0.0");
  expect(project.read("packages/berth/CHANGELOG.md")).toMatch(
    /## 2026-03-02 [\s\S]*### Breaking changes in the API\n\n- [^\n]*createAsk renamed to makeAsk[\s\S]*## 2025-11-25/,
  );
  await npm(consumer, "install", "newest@npm:@harbour/berth@latest");
  const names = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", 'console.log(Object.keys(await import("newest")).join())'],
    { cwd: consumer, encoding: "utf8" },
  );
  expect(names).toContain("makeAsk");
  expect(names).not.toContain("createAsk");
});
