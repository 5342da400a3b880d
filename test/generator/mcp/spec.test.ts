// Where the server's protocols come from: no spec, a broken spec, a spec that changes while it is served, and installed packages.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type HttpServer, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const folder = temporaryFolder();
const servers: HttpServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
  removeTemporary(folder);
});

const open = async (settings: Parameters<typeof startHttp>[0]) => {
  const server = await startHttp(settings);
  servers.push(server);
  return server.connect("modern");
};

const copySpec = (name: string): string => {
  const project = join(folder, name);
  mkdirSync(join(project, "spec/protocols"), { recursive: true });
  writeFileSync(join(project, "spec/wirepact.yaml"), "protocols: [protocols/acp-swarm.yaml]\n");
  cpSync(join(repositoryFolder, "spec/protocols/acp-swarm.yaml"), join(project, "spec/protocols/acp-swarm.yaml"));
  return project;
};

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

it("says what to do in an empty folder, and serves the spec once there is one", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const mcp = await open({ folder: empty });
  const listed = await mcp.call("list_protocols");
  expect(listed.text).toContain("create a spec with `npx wirepact init`, or install the package of a protocol");
  expect((await mcp.call("build_message", { message: "x" })).text).toContain("npx wirepact init");
  expect((await mcp.call("check_spec")).ok).toBe(false);
  expect((await mcp.client.listPrompts()).prompts).toEqual([]);
  expect((await mcp.client.listResources()).resources).toHaveLength(1);
  cpSync(join(copySpec("source"), "spec"), join(empty, "spec"), { recursive: true });
  expect((await mcp.call("list_messages")).data["messages"]).toHaveLength(4);
  await mcp.close();
});

it("serves the diagnostics of a broken spec, and its protocols once it is mended", async () => {
  const project = copySpec("broken");
  const file = join(project, "spec/protocols/acp-swarm.yaml");
  edit(file, "type: BranchName", "type: BranchNam");
  const mcp = await open({ folder: project, names: ["acp-swarm"], role: "container" });
  const answer = await mcp.call("list_messages");
  expect(answer.ok).toBe(false);
  expect(answer.text).toMatch(
    /^The spec has 1 error, so its protocols are not available:\n- spec\/protocols\/acp-swarm\.yaml:\d+:\d+ .*BranchNam.*\[resolve\/unknown-type\]/,
  );
  expect(answer.data).toMatchObject({
    diagnostics: [{ code: "resolve/unknown-type", location: { file: "spec/protocols/acp-swarm.yaml" } }],
  });
  const { contents } = await mcp.client.readResource({ uri: "wirepact://spec/diagnostics.json" });
  expect((contents[0] as { readonly text: string }).text).toContain("resolve/unknown-type");
  edit(file, "type: BranchNam", "type: BranchName");
  expect((await mcp.call("list_messages")).ok).toBe(true);
  await mcp.close();
});

it("follows the spec, with the conversations that are open", async () => {
  const project = copySpec("changing");
  const file = join(project, "spec/protocols/acp-swarm.yaml");
  const mcp = await open({ folder: project });
  const ids = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
  const payload = { taskFilePath: "a.json", branchName: "b", repoUrl: "https://git.example/harbor.git" };
  const message = { type: "task-request", timestamp: "2026-03-02T08:00:00Z", ...ids, payload };
  expect((await mcp.call("feed_message", { conversation: "c", message })).ok).toBe(true);
  const described = async (): Promise<string> => (await mcp.call("describe_message", { message: "progress-update" })).text;
  expect(await described()).toMatch(/^progress-update: Reports the status of a story\./);
  edit(file, "Reports the status of a story.", "Reports the state of a story.");
  expect(await described()).toMatch(/^progress-update: Reports the state of a story\./);
  expect((await mcp.call("inspect_conversation", { conversation: "c" })).data).toMatchObject({ messages: 1, runs: [{ ended: false }] });
  await mcp.close();
});

it("serves installed packages: those of the dependencies, or those that are named", async () => {
  const project = join(folder, "consumer");
  mkdirSync(join(project, "node_modules/@wirepact"), { recursive: true });
  writeFileSync(join(project, "package.json"), JSON.stringify({ dependencies: { "@wirepact/oacp": "1.0.0", "left-pad": "1.0.0" } }));
  for (const name of ["oacp", "acp-swarm"])
    symlinkSync(join(repositoryFolder, "packages", name), join(project, "node_modules/@wirepact", name));
  const mcp = await open({ folder: project });
  expect((await mcp.call("list_protocols")).data).toMatchObject({ protocols: [{ name: "oacp", origin: "package" }], diagnostics: [] });
  const described = await mcp.call("describe_message", { message: "review_lgtm" });
  expect(described.data).toMatchObject({ from: ["reviewer"], schema: { type: "object" } });
  const { prompts } = await mcp.client.listPrompts();
  expect(prompts.map(({ name }) => name)).toContain("oacp-reviewer");
  const { contents } = await mcp.client.readResource({ uri: "wirepact://oacp/agent-cards/reviewer.md" });
  expect((contents[0] as { readonly text: string }).text).toContain("## Messages that you send");
  await mcp.close();
  const named = await open({ folder: project, names: ["acp-swarm"] });
  expect((await named.call("list_messages")).data["messages"]).toHaveLength(4);
  await named.close();
  await expect(startHttp({ folder: project, names: ["left-pad"] })).rejects.toThrow('unknown protocol "left-pad": there is no spec');
});

it("shows sensitive fields only if it was started that way", async () => {
  const project = copySpec("shown");
  const fields = {
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    taskFilePath: "a.json",
    branchName: "b",
    repoUrl: "https://git.example/harbor.git",
    envVars: { TOKEN: "hunter2-hunter2" },
  };
  const mcp = await open({ folder: project, showSensitive: true });
  const { text, data } = await mcp.call("build_message", { message: "task-request", fields });
  expect(text).toContain("hunter2-hunter2");
  expect(data).not.toHaveProperty("withheld");
  await mcp.close();
});

it("serves protocols with frames: requests, results and who waits for them", async () => {
  const project = join(folder, "framed");
  cpSync(join(repositoryFolder, "test/framed-specs"), join(project, "spec"), { recursive: true });
  const mcp = await open({ folder: project, names: ["calculator"] });
  const of = { conversation: "sums" };
  const built = await mcp.call("build_message", { ...of, message: "add", fields: { id: 1, params: { a: 1, b: 2 } }, role: "client" });
  expect(JSON.parse(built.text)).toEqual({ jsonrpc: "2.0", id: 1, method: "add", params: { a: 1, b: 2 } });
  expect((await mcp.call("feed_message", { ...of, text: built.text, from: "client" })).ok).toBe(true);
  expect((await mcp.call("inspect_conversation", of)).data).toMatchObject({ awaited: [{ types: ["add result"] }] });
  const wrong = await mcp.call("build_message", { message: "add", fields: { id: 1, params: { a: "1", b: 2 } } });
  expect(wrong.text).toContain('must be an integer, got "1"');
  const next = await mcp.call("next_messages", { ...of, role: "server" });
  expect(next.text).toContain("- add result: It answers add with the ID 1.");
  expect(next.text).toContain("- error: It answers add with the ID 1.");
  const described = await mcp.call("describe_message", { message: "add result" });
  expect(described.data).toMatchObject({ schema: { properties: { id: {}, result: { type: "integer" } }, required: ["result"] } });
  const build = (message: string, fields: object, more: object = of) =>
    mcp.call("build_message", { ...more, message, fields, role: "server" });
  expect((await build("ask result", { result: "Seven" })).text).toContain("server must not send ask result");
  expect((await build("add result", { result: 0.5 })).text).toContain("result must be an integer, got 0.5");
  const unasked = await build("add result", { id: 2, result: 3 });
  expect(unasked.text).toContain("id answers 2, but no open request has this ID; answer 1 [unknown-request]");
  expect((await build("add result", { result: 3 }, {})).text).toContain("id is required");
  expect((await build("result", { id: 1, result: 3 })).text).toContain('message must be one of "add", "add result",');
  const answered = await build("add result", { result: 3 });
  expect(JSON.parse(answered.text)).toEqual({ jsonrpc: "2.0", id: 1, result: 3 });
  const judged = (result: unknown) => mcp.call("validate_message", { type: "add result", message: { jsonrpc: "2.0", id: 1, result } });
  expect((await judged(3)).data).toMatchObject({ ok: true, type: "add result" });
  expect((await judged(0.5)).text).toContain("result must be an integer, got 0.5");
  expect((await mcp.call("feed_message", { ...of, text: answered.text, from: "server" })).ok).toBe(true);
  expect((await mcp.call("inspect_conversation", of)).data).toMatchObject({ messages: 2, awaited: [], findings: [] });
  expect((await build("add result", { result: 3 })).text).toContain('"add result" does not answer any open request');
  await mcp.close();
});

it("serves a protocol in an older version that it supports", async () => {
  const spec = join(repositoryFolder, "test/version-specs/wirepact.yaml");
  const names = async (settings: Parameters<typeof startHttp>[0]): Promise<unknown> => {
    const mcp = await open({ spec, names: ["depot"], ...settings });
    const { text } = await mcp.call("list_messages");
    await mcp.close();
    return ["goods/get", "goods/fetch"].map((name) => text.includes(name));
  };
  expect(await names({})).toEqual([false, true]);
  expect(await names({ protocolVersion: "1.0.0" })).toEqual([true, false]);
  expect(await names({ protocolVersion: "1" })).toEqual([true, false]);
  expect(await names({ protocolVersion: "2" })).toEqual([false, true]);
  await expect(open({ spec, protocolVersion: "3" })).rejects.toThrow('no protocol of the spec supports the version "3"');
});
