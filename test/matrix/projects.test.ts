// Every package in the projects of other people: installed with npm, pnpm, Bun and Deno, beside other versions of its peers, and used by the libraries
// that take JSON Schemas and Standard Schemas.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMatrixProject, type MatrixProject, publishAll } from "../support/matrix-project.js";
import { repository } from "../support/packed.js";
import type { Registry } from "../support/registry.js";
import { specProtocols } from "../support/spec-protocols.js";

const models = specProtocols();
const packages = Object.fromEntries([...models.map(({ name }) => name), "store"].map((name) => [`@wirepact/${name}`, "^1.0.0"]));

/** What `all-packages.mjs` prints where everything works. */
const everythingWorks = {
  report: models.map(({ name }) => [name, true, 0, "missing-field"]),
  sameError: true,
  stored: ["Hello."],
};

/** The tools of other people, installed once. */
const tools = { bun: "1.3.0", deno: "2.5.0", pnpm: "10.18.0" };

let registry: Registry;
const projects: MatrixProject[] = [];
const open = (dependencies: Readonly<Record<string, string>>): MatrixProject => {
  const project = createMatrixProject(registry, dependencies);
  projects.push(project);
  return project;
};
const npmInstall = ["npm", "install", "--no-audit", "--no-fund"];
const print = async (project: MatrixProject, command: readonly string[]): Promise<unknown> => JSON.parse(await project.run(command));

beforeAll(async () => {
  registry = await publishAll();
});
afterAll(async () => {
  for (const project of projects) project.remove();
  await registry?.stop();
});

describe("package managers and run times", () => {
  let toolbox: MatrixProject;
  const tool = (name: keyof typeof tools): string => join(toolbox.folder, "node_modules/.bin", name);
  beforeAll(async () => {
    toolbox = open(tools);
    await toolbox.run([...npmInstall, "--foreground-scripts"]);
  });

  it("npm, beside fast-check 3 and js-yaml 4, with one copy of core", async () => {
    const project = open({ ...packages, "fast-check": "3.23.2", "js-yaml": "4.1.0" });
    await project.run(npmInstall);
    expect(await print(project, ["node", "all-packages.mjs"])).toEqual(everythingWorks);
    expect(await print(project, ["node", "testing.mjs"])).toEqual({ version: "3", boundary: true });
    const copies = Object.keys(
      (JSON.parse(readFileSync(join(project.folder, "package-lock.json"), "utf8")) as { readonly packages: object }).packages,
    ).filter((path) => path.endsWith("node_modules/@wirepact/core"));
    expect(copies).toEqual(["node_modules/@wirepact/core"]);
  });

  it("pnpm, with fast-check 4", async () => {
    const project = open({ ...packages, "fast-check": "4.10.2" });
    await project.run([tool("pnpm"), "install", "--no-frozen-lockfile"]);
    expect(await print(project, ["node", "all-packages.mjs"])).toEqual(everythingWorks);
    expect(await print(project, ["node", "testing.mjs"])).toEqual({ version: "4", boundary: true });
  });

  it("Bun", async () => {
    const project = open(packages);
    await project.run([tool("bun"), "install", "--no-cache"], { npm_config_registry: registry.address });
    expect(await print(project, [tool("bun"), "run", "all-packages.mjs"])).toEqual(everythingWorks);
  });

  it("Deno", async () => {
    const project = open(packages);
    // A workspace of its own: Deno would take a project in any folder above this one for the workspace that it belongs to.
    writeFileSync(join(project.folder, "deno.json"), JSON.stringify({ workspace: [] }));
    const environment = { NPM_CONFIG_REGISTRY: registry.address, DENO_DIR: join(project.folder, ".deno"), DENO_NO_UPDATE_CHECK: "1" };
    await project.run([tool("deno"), "install"], environment);
    const printed = await project.run([tool("deno"), "run", "--allow-read", "--allow-env", "all-packages.mjs"], environment);
    expect(JSON.parse(printed)).toEqual(everythingWorks);
  });
});

describe("Jest on this Node", () => {
  let project: MatrixProject;
  beforeAll(async () => {
    project = open({ "@wirepact/acp-swarm": "^1.0.0", "@babel/plugin-transform-modules-commonjs": "7.27.1", jest: "30.2.0" });
    await project.run(npmInstall);
  });

  it("imports packages with --experimental-vm-modules", async () => {
    const command = ["npx", "--no-install", "jest", "--testMatch", "**/jest.test.mjs"];
    await project.run(command, { NODE_OPTIONS: "--experimental-vm-modules" });
  });

  it("requires packages with the configuration that the READMEs show", async () => {
    const [, shown = ""] = /```js\n(\/\/ jest\.config\.cjs\n[\s\S]*?)```/.exec(readme("acp-swarm")) ?? [];
    expect(shown).toContain("transformIgnorePatterns");
    writeFileSync(join(project.folder, "jest.config.cjs"), shown);
    await project.run(["npx", "--no-install", "jest", "--testMatch", "**/jest.test.cjs"]);
  });
});

const readme = (name: string): string => readFileSync(join(repository, "packages", name, "README.md"), "utf8");

/** The program in a README that imports a library. */
function programWith(name: string, library: string): string {
  const programs = [...readme(name).matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
  return programs.find((text) => text.includes(`from "${library}"`)) ?? "";
}

describe("libraries", () => {
  let project: MatrixProject;
  beforeAll(async () => {
    project = open({
      ...packages,
      "@hono/standard-validator": "0.4.0",
      "@tanstack/form-core": "1.33.5",
      "@trpc/server": "11.23.0",
      ai: "6.0.326",
      ajv: "8.20.0",
      "ajv-formats": "3.0.1",
      fastify: "5.12.8",
      hono: "4.13.17",
      zod: "4.6.7",
    });
    await project.run(npmInstall);
  });

  it.each([
    [
      "the AI SDK",
      "ai-sdk",
      { type: "object", fields: ["type", "timestamp", "swarmId", "containerId", "payload"], results: [true, false] },
    ],
    ["tRPC", "trpc", ["task-request", ["BAD_REQUEST", true]]],
    ["Hono", "hono", [200, 400]],
    [
      "TanStack Form",
      "tanstack-form",
      [
        [true, []],
        [false, ["swarmId"]],
      ],
    ],
    ["Fastify", "fastify", { compiled: true, remarks: [] }],
  ])("%s takes the schemas", async (_name, program, expected) => {
    expect(await print(project, ["node", `${program}.mjs`])).toEqual(expected);
  });

  it.each(models.map((model) => ({ name: model.name, model })))(
    "the programs for Ajv and Fastify in the README of $name work",
    async ({ name, model }) => {
      const [message] = Object.values(model.messages);
      writeFileSync(join(project.folder, "ajv-readme.mjs"), programWith(name, "ajv-formats"));
      expect(await project.run(["node", "ajv-readme.mjs"])).toMatch(/^false data/);
      const sent = [message?.examples[0]?.value, { [model.tag]: message?.name }].map((value) => JSON.stringify(value));
      const request = `const ask = (payload) => app.inject({ method: "POST", url: "/${message?.name}", payload });
console.log(JSON.stringify([(await ask(${sent[0]})).statusCode, (await ask(${sent[1]})).statusCode]));`;
      writeFileSync(join(project.folder, "fastify-readme.mjs"), `${programWith(name, "fastify")}\n${request}`);
      expect(await print(project, ["node", "fastify-readme.mjs"])).toEqual([200, 400]);
    },
  );
});
