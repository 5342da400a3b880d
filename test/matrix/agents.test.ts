// What agents are given, judged by programs of others: AsyncAPI documents by the official parser, and the MCP server of the packed generator
// by the official client in a project of its own.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asyncApiEmitter } from "../../generator/emit/asyncapi.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { galleryRoot } from "../gallery/gallery.js";
import { emitAll } from "../support/golden.js";
import { createMatrixProject, type MatrixProject, publishAll } from "../support/matrix-project.js";
import { repository } from "../support/packed.js";
import type { Registry } from "../support/registry.js";
import { specProtocols } from "../support/spec-protocols.js";

const npmInstall = ["npm", "install", "--no-audit", "--no-fund"];
const { devDependencies } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

let registry: Registry;
const projects: MatrixProject[] = [];
const open = (dependencies: Readonly<Record<string, string>>): MatrixProject => {
  const project = createMatrixProject(registry, dependencies);
  projects.push(project);
  return project;
};
beforeAll(async () => {
  registry = await publishAll();
});
afterAll(async () => {
  for (const project of projects) project.remove();
  await registry?.stop();
});

/** How many operations a document must have: one per role that sends or receives a message. */
const operationsOf = ({ messages }: ProtocolModel): number =>
  Object.values(messages).reduce((sum, { from, to }) => sum + from.length + to.length, 0);

it("the AsyncAPI documents of all protocols and of the gallery are valid by the official parser", async () => {
  const project = open({ "@asyncapi/parser": "3.6.3" });
  await project.run(npmInstall);
  const own = specProtocols();
  const committed = own.map(
    ({ name }) => [`${name}.yaml`, readFileSync(join(repository, `generated/${name}/asyncapi.yaml`), "utf8")] as const,
  );
  const gallery = specProtocols(galleryRoot);
  const emitted = await Promise.all(
    gallery.map(async (model) => [`gallery-${model.name}.yaml`, (await emitAll([asyncApiEmitter], [model]))[0]!.text] as const),
  );
  for (const [file, text] of [...committed, ...emitted]) writeFileSync(join(project.folder, file), text);
  const files = [...committed, ...emitted].map(([file]) => file);
  const broken = committed[0]![1].replace("action: send", "action: shout");
  writeFileSync(join(project.folder, "broken.yaml"), broken);
  const report = JSON.parse(await project.run(["node", "asyncapi.mjs", ...files, "broken.yaml"])) as Readonly<
    Record<string, { readonly diagnostics: readonly string[] }>
  >;
  const expected = [...own, ...gallery].map((model, index) => [
    files[index],
    { diagnostics: [], messages: Object.keys(model.messages).length, operations: operationsOf(model) },
  ]);
  expect(report["broken.yaml"]?.diagnostics.join()).toContain("action");
  const { "broken.yaml": _, ...valid } = report;
  expect(valid).toEqual(Object.fromEntries(expected));
  // The parser needs a minute for the largest of them.
});

describe("the MCP server of the packed generator", () => {
  let project: MatrixProject;
  beforeAll(async () => {
    project = open({
      "@modelcontextprotocol/client": devDependencies["@modelcontextprotocol/client"]!,
      "@wirepact/acp-swarm": "^1.0.0",
      "@wirepact/generator": "1.0.0",
    });
    await project.run(npmInstall);
  });
  const drive = async (...parameters: readonly string[]): Promise<unknown> =>
    JSON.parse(await project.run(["node", "mcp-client.mjs", ...parameters]));

  it("serves an installed package", async () => {
    const served = {
      tools: 14,
      protocols: ["acp-swarm from the package"],
      messages: 4,
      refused: "missing-field",
      card: true,
      page: true,
    };
    expect(await drive()).toEqual({ overStdio: served, overHttp: served, code: 0 });
  });

  it("serves a spec that the generator made, with a role and a store", async () => {
    mkdirSync(join(project.folder, "data"));
    await project.run(["node_modules/.bin/wirepact", "init", "--scope", "@acme"]);
    const served = { tools: 16, protocols: ["pantry from the spec"], refused: "missing-field", card: true, page: true };
    expect(await drive("--protocol", "pantry", "--store", "data/messages.sqlite", "--write")).toMatchObject({
      overStdio: served,
      overHttp: served,
      code: 0,
    });
  });
});
