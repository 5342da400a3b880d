// A party made from a spec: it answers as the spec says, rejects what is invalid, starts what is its to start, and repeats a recording.

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "../../../generator/play/index.js";
import { galleryProtocol } from "../../gallery/gallery.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { specProtocols } from "../../support/spec-protocols.js";

type Message = Readonly<Record<string, unknown>>;

/** What a player says to some lines. */
async function said(name: string, role: string, lines: readonly unknown[], faults?: string): Promise<readonly Message[]> {
  const protocol = name === "mcp" ? galleryProtocol(name) : specProtocols().find((model) => model.name === name)!;
  let output = "";
  const text = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  await play({ protocol, role, faults, readable: chunks(text), write: (given) => void (output += given) });
  return output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Message);
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}

const initialize = {
  jsonrpc: "2.0",
  id: "a",
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "c", version: "1" } },
};
const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
const request = (id: number, method: string, params?: object): Message => ({ jsonrpc: "2.0", id, method, ...(params && { params }) });
const task = {
  type: "task-request",
  timestamp: "2026-03-02T08:00:00Z",
  swarmId: "5F0C1F0E-8C1D-4A53-9D7E-2B6F0A1C3D4E",
  containerId: "c-9",
  payload: { taskFilePath: "a.json", branchName: "main", repoUrl: "https://git.example/a" },
};

describe("a player", () => {
  it("answers requests with examples and repeats what the request says", async () => {
    const [first, second] = await said("mcp", "server", [initialize, initialized, request(7, "tools/list")]);
    expect(first).toMatchObject({ id: "a", result: { protocolVersion: "2025-11-25" } });
    expect(second).toMatchObject({ id: 7, result: { tools: [{ name: "weigh" }] } });
  });

  it("rejects what is too early, unknown, invalid or no message, as the protocol says", async () => {
    const lines = [
      request(1, "tools/list"),
      initialize,
      initialized,
      request(2, "tools/lists"),
      request(3, "ping", { _meta: 7 }),
      "nonsense",
    ];
    const answers = await said("mcp", "server", lines);
    const codes = answers.map(({ id, error }) => [id, (error as Message | undefined)?.["code"]]);
    expect(codes).toEqual([
      [1, -32602],
      ["a", undefined],
      [2, -32601],
      [3, -32602],
      [null, -32700],
    ]);
  });

  it("starts a conversation that its role starts, and goes on when it is answered", async () => {
    expect((await said("mcp", "client", [])).map(({ method }) => method)).toEqual(["initialize"]);
    const result = { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } };
    const sent = await said("mcp", "client", [{ jsonrpc: "2.0", id: 1, result }]);
    expect(sent.map(({ method }) => method)).toEqual(["initialize", "notifications/initialized", "tools/list"]);
  });

  it("takes its turn in the run of a message, also in two runs at a time", async () => {
    const other = { ...task, containerId: "c-10" };
    const sent = await said("acp-swarm", "container", [task, { ...task, payload: {} }, other]);
    expect(sent.map(({ type, containerId }) => `${String(type)} ${String(containerId)}`)).toEqual([
      "progress-update c-9",
      "progress-update c-9",
      "completion c-9",
      "progress-update c-10",
      "progress-update c-10",
      "completion c-10",
    ]);
  });

  it("misbehaves on purpose", async () => {
    const lines = [initialize, initialized, request(3, "ping", { _meta: 7 }), request(4, "ping")];
    const ids = async (faults: string): Promise<unknown> => (await said("mcp", "server", lines, faults)).map(({ id }) => id);
    expect(await ids("twice")).toEqual(["a", 3, 4, 4]);
    expect(await ids("id-as-text")).toEqual(["a", 3, "4"]);
    expect(await ids("silent")).toEqual(["a", 3]);
    expect(await ids("ignores,slow:1")).toEqual(["a", 4]);
    expect(await said("mcp", "server", lines, "accepts")).toMatchObject([{ id: "a" }, { id: 3, result: {} }, { id: 4 }]);
    const swarm = await said("acp-swarm", "container", [task], "never-ends");
    expect(swarm.map(({ type }) => type)).toEqual(["progress-update", "progress-update"]);
    await expect(said("mcp", "server", [], "slow")).rejects.toThrow('the fault "slow" must be slow:<number>');
    await expect(said("mcp", "server", [], "silnt")).rejects.toThrow('unknown fault "silnt"; did you mean "silent"?');
    await expect(said("mcp", "servr", [])).rejects.toThrow('did you mean "server"?');
  });
});

describe("wirepact play", () => {
  const wirepact = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
  const gallery = fileURLToPath(new URL("../../../spec/gallery/wirepact.yaml", import.meta.url));
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "play-"));
  });
  afterAll(() => removeTemporary(folder));
  const run = (
    input: string,
    ...parameters: readonly string[]
  ): { readonly status: number | null; readonly stdout: string; readonly stderr: string } =>
    spawnSync(process.execPath, [wirepact, "play", "--spec", gallery, "-p", "mcp", "--role", "server", ...parameters], {
      input,
      cwd: folder,
      encoding: "utf8",
    });
  const lines = (...messages: readonly unknown[]): string => messages.map((message) => `${JSON.stringify(message)}\n`).join("");

  it("answers as in a recording, with the ID of the new request", () => {
    const result = { jsonrpc: "2.0", id: 5, result: { tools: [{ name: "recorded", inputSchema: { type: "object" } }] } };
    const record = [
      { from: "client", at: "2026-03-02T08:00:00Z", message: request(5, "tools/list") },
      { at: "2026-03-02T08:00:01Z", message: result, from: "server" },
    ];
    writeFileSync(join(folder, "run.ndjson"), lines(...record));
    const { stdout } = run(lines(initialize, initialized, request(8, "tools/list")), "--from", "run.ndjson");
    expect(JSON.parse(stdout.trimEnd().split("\n")[1]!)).toMatchObject({ id: 8, result: { tools: [{ name: "recorded" }] } });
  });

  it("lists its faults, and names what is wrong", () => {
    expect(run("", "--list-faults").stdout).toContain("twice           answers every request twice");
    expect(run("", "--faults", "wrong-cod")).toMatchObject({ status: 2, stderr: expect.stringContaining('did you mean "wrong-code"?') });
    expect(run("", "--from", "missing.ndjson")).toMatchObject({ status: 2, stderr: expect.stringContaining("cannot read missing.ndjson") });
    writeFileSync(join(folder, "empty.ndjson"), "\n");
    expect(run("", "--from", "empty.ndjson").stderr).toContain("has no recorded messages of mcp");
    expect(run("nonsense\n", "--faults", "dies").status).toBe(1);
  });
});
