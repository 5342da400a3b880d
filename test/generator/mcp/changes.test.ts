// A server tells its clients that tools, resources and prompts have changed: over both transports, in the new and the old revision of MCP.

import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { connectStdio, type McpConnection, type OnListChanged, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { sampleOf } from "../../support/sample-size.js";

const folder = temporaryFolder();
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  removeTemporary(folder);
});

const createSpec = (name: string): string => {
  const project = join(folder, name);
  mkdirSync(join(project, "spec/protocols"), { recursive: true });
  for (const protocol of ["acp-swarm", "oacp"])
    cpSync(join(repositoryFolder, `spec/protocols/${protocol}.yaml`), join(project, `spec/protocols/${protocol}.yaml`));
  writeRoot(project, "protocols/acp-swarm.yaml");
  return project;
};
const writeRoot = (project: string, protocols: string): void =>
  writeFileSync(join(project, "spec/wirepact.yaml"), `protocols: [${protocols}]\n`);

type Connect = (project: string, onListChanged: OnListChanged) => Promise<McpConnection>;

const overStdio =
  (revision: "modern" | "legacy"): Connect =>
  async (project, onListChanged) =>
    connectStdio([], revision, project, onListChanged);
const overHttp: Connect = async (project, onListChanged) => {
  const server = await startHttp({ folder: project });
  ends.push(server.stop);
  return server.connect("modern", onListChanged);
};

it.each(
  sampleOf<readonly [string, Connect]>([
    ["stdio, new revision", overStdio("modern")],
    ["stdio, old revision", overStdio("legacy")],
    ["HTTP", overHttp],
  ]),
)("announces a protocol that is added to the spec, and a spec that breaks: %s", async (name, connect) => {
  const project = createSpec(name.replaceAll(/\W/g, "-"));
  const changed = new Set<string>();
  const mcp = await connect(project, (list) => changed.add(list));
  ends.push(mcp.close);
  const settled = async (expected: readonly string[]): Promise<void> => {
    await expect.poll(() => [...changed].toSorted()).toEqual(expected);
    changed.clear();
  };
  expect((await mcp.client.listPrompts()).prompts.map((prompt) => prompt.name)).not.toContain("oacp-reviewer");
  expect(changed.size).toBe(0);
  writeRoot(project, "protocols/acp-swarm.yaml, protocols/oacp.yaml");
  await settled(["prompts", "resources", "tools"]);
  expect((await mcp.client.listPrompts()).prompts.map((prompt) => prompt.name)).toContain("oacp-reviewer");
  writeRoot(project, "protocols/missing.yaml");
  await settled(["prompts", "resources", "tools"]);
  expect((await mcp.call("list_protocols")).text).toContain("missing.yaml");
});

it("announces a package that is installed, and does not promise it to clients that keep no connection", async () => {
  const project = join(folder, "consumer");
  mkdirSync(join(project, "node_modules/@wirepact"), { recursive: true });
  const changed = new Set<string>();
  const server = await startHttp({ folder: project });
  ends.push(server.stop);
  const mcp = await server.connect("modern", (list) => changed.add(list));
  ends.push(mcp.close);
  expect((await mcp.call("list_protocols")).data["protocols"]).toEqual([]);
  symlinkSync(join(repositoryFolder, "packages/acp-swarm"), join(project, "node_modules/@wirepact/acp-swarm"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ dependencies: { "@wirepact/acp-swarm": "1.0.0" } }));
  await expect.poll(() => [...changed].toSorted()).toEqual(["prompts", "resources", "tools"]);
  expect((await mcp.call("list_messages")).data["messages"]).toHaveLength(4);
  const old = await server.connect("legacy");
  ends.push(old.close);
  expect(mcp.client.getServerCapabilities()?.tools).toEqual({ listChanged: true });
  expect(old.client.getServerCapabilities()?.tools).toEqual({ listChanged: false });
});
