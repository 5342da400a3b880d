// A party made from a spec: it answers as the spec says, rejects what is invalid, starts what is its to start, and repeats a recording.

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { samplesOf } from "../../../generator/party/make-messages.js";
import { faultDocs, play, withoutEffect, type FaultName } from "../../../generator/play/index.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import { galleryProtocol } from "../../gallery/gallery.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { specProtocols } from "../../support/spec-protocols.js";

type Message = Readonly<Record<string, unknown>>;

const named = (name: string): ProtocolDescriptor =>
  name === "mcp" ? galleryProtocol(name) : specProtocols().find((model) => model.name === name)!;

/** What a player says to some lines. */
async function said(
  name: string | ProtocolDescriptor,
  role: string,
  lines: readonly unknown[],
  faults?: string,
): Promise<readonly Message[]> {
  const protocol = typeof name === "string" ? named(name) : name;
  const peer = Object.keys(protocol.roles).find((other) => other !== role);
  let output = "";
  const text = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  await play({ protocol, role, peer, faults, readable: chunks(text), write: (given) => void (output += given) });
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

  it("does the same with a fault of which it says that it has no effect", async () => {
    const lines = (protocol: ProtocolDescriptor, role: string): readonly unknown[] => {
      const samples = Object.values(protocol.messages)
        .filter(({ to, answers }) => to.includes(role) && answers === undefined)
        .flatMap(({ name }) => samplesOf(protocol, name).slice(0, 2));
      return [
        ...samples,
        ...samples.map((each) => ({ ...each, x_unknown: 1 })),
        { ...samples[0], [protocol.tag || "method"]: "none" },
        "nonsense",
        7,
      ];
    };
    // Made IDs differ in every message.
    const shown = (messages: readonly Message[]): unknown =>
      messages.map((each) => JSON.stringify(each).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+/g, "0"));
    let compared = 0;
    for (const protocol of ["acp-swarm", "mcp-agent-mail", "mcp"].map(named))
      for (const role of Object.keys(protocol.roles))
        for (const name of Object.keys(faultDocs) as FaultName[]) {
          if (withoutEffect(new Map([[name, 1]]), protocol, role).length === 0) continue;
          const given = lines(protocol, role);
          const usual = shown(await said(protocol, role, given));
          expect(shown(await said(protocol, role, given, name === "drops" ? "drops:1" : name)), `${name} ${protocol.name} ${role}`).toEqual(
            usual,
          );
          compared += 1;
        }
    expect(compared).toBeGreaterThan(50);
  });
});

describe("a player of a protocol with several versions", () => {
  const depot = specProtocols(fileURLToPath(new URL("../../version-specs/wirepact.yaml", import.meta.url))).find(
    ({ name }) => name === "depot",
  )!;
  const asking = (version: number): readonly Message[] => [
    request(7, "hello", { protocolVersion: version }),
    request(8, "goods/get", { name: "leek" }),
    request(9, "goods/fetch", { names: ["leek"] }),
  ];
  const oldAnswers = [
    { id: 7, result: { protocolVersion: 1 } },
    { id: 8, result: {} },
    { id: 9, error: { code: -32601 } },
  ];

  it("goes on in the version that the other party offers", async () => {
    expect(await said(depot, "server", asking(1))).toMatchObject(oldAnswers);
    expect(await said(depot, "server", asking(2))).toMatchObject([
      { id: 7, result: { protocolVersion: 2 } },
      { id: 8, error: { code: -32601 } },
      { id: 9, result: {} },
    ]);
  });

  it("goes on in the version that its own offer is answered with", async () => {
    const greeting = (version: number): Message => ({ ...request(5, "hello", { protocolVersion: version }) });
    const script = (messages: readonly Message[]): object => ({
      transcripts: [{ doc: "", messages, types: messages.map(({ method }) => method) }],
    });
    const flow = (model: ProtocolModel, ...messages: readonly Message[]): ProtocolModel => ({
      ...model,
      flows: { connection: { ...model.flows["connection"]!, ...script(messages) } },
    });
    const old = depot.speaks!["1.0.0"]!;
    const protocol = {
      ...flow(depot, greeting(2), request(6, "goods/fetch", { names: [] })),
      speaks: {
        ...depot.speaks,
        "1.0.0": { ...old, model: flow(old.model!, { ...greeting(1), id: 3 }, request(4, "goods/list", { shelf: "north" })) },
      },
    };
    const methods = async (version: number): Promise<unknown> =>
      (await said(protocol, "client", [{ jsonrpc: "2.0", id: 5, result: { protocolVersion: version } }])).map(({ method, params }) => [
        method,
        params,
      ]);
    expect(await methods(2)).toEqual([
      ["hello", { protocolVersion: 2 }],
      ["goods/fetch", { names: [] }],
    ]);
    expect(await methods(1)).toEqual([
      ["hello", { protocolVersion: 2 }],
      ["goods/list", { shelf: "north" }],
    ]);
  });

  it("plays one version only if that is named, and names those that there are", () => {
    const root = fileURLToPath(new URL("../../version-specs/wirepact.yaml", import.meta.url));
    const wirepact = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
    const run = (version: string): readonly string[] => {
      const options = ["play", "--spec", root, "-p", "depot", "--role", "server", "--protocol-version", version];
      const input = asking(1)
        .map((message) => `${JSON.stringify(message)}\n`)
        .join("");
      const { stdout, stderr } = spawnSync(process.execPath, [wirepact, ...options], { input, encoding: "utf8" });
      return `${stdout}${stderr}`.trimEnd().split("\n");
    };
    expect(run("1.0.0").map((line) => JSON.parse(line) as Message)).toMatchObject(oldAnswers);
    expect(JSON.parse(run("2")[0]!)).toMatchObject({ id: 7, error: { code: -32000 } });
    expect(run("3")).toEqual(['error: unknown version "3" of depot, expected one of 2.0.0, 1.0.0']);
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
    // A recording has errors, too, and may hold several sessions with the same IDs.
    const call = request(5, "tools/call", { name: "none" });
    const error = { jsonrpc: "2.0", id: 5, error: { code: -32602, message: "no such tool" } };
    const from = (role: string, message: Message): unknown => ({ from: role, at: "2026-03-02T08:00:02Z", message });
    writeFileSync(join(folder, "run.ndjson"), lines(...record, from("client", call), from("server", error)));
    const again = run(lines(initialize, initialized, request(6, "tools/list"), { ...call, id: 9 }), "--from", "run.ndjson").stdout;
    expect(
      again
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => JSON.parse(line) as Message),
    ).toMatchObject([
      { id: 6, result: { tools: [{ name: "recorded" }] } },
      { ...error, id: 9 },
    ]);
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
