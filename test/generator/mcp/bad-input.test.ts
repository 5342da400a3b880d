// What clients get wrong, and what hostile ones try: clear errors, no crash, nothing written.

import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect as connectSocket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HttpServer, type McpConnection, program, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { runCommand } from "../../support/command-line.js";
import { sampleOf } from "../../support/sample-size.js";

const folder = temporaryFolder();
afterAll(() => removeTemporary(folder));

const initialize = (version: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: version, capabilities: {}, clientInfo: { name: "old", version: "0" } },
});

describe("a server over HTTP", () => {
  const store = join(folder, "missing.sqlite");
  let server: HttpServer;
  let mcp: McpConnection;
  beforeAll(async () => {
    server = await startHttp({ names: ["acp-swarm", "oacp"], store });
    mcp = await server.connect("modern");
  });
  afterAll(async () => {
    await mcp.close();
    await server.stop();
    expect(readdirSync(folder)).toEqual([]);
  });

  const post = async (body: string, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port, pathname } = new URL(server.url);
      const sent = httpRequest(
        {
          hostname,
          port,
          path: pathname,
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });

  it("names the nearest tool, prompt and resource", async () => {
    await expect(mcp.call("biuld_message")).rejects.toThrow('unknown tool "biuld_message"; did you mean "build_message"?');
    await expect(mcp.client.getPrompt({ name: "acp-swarm-containr" })).rejects.toThrow('did you mean "acp-swarm-container"?');
    await expect(mcp.client.readResource({ uri: "wirepact://oacp/schema.jso" })).rejects.toThrow(
      'did you mean "wirepact://oacp/schema.json"?',
    );
    await expect(mcp.client.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow("unknown resource");
    await expect(mcp.client.readResource({ uri: "wirepact://oacp/../../etc/passwd" })).rejects.toThrow("unknown resource");
  });

  it.each<[string, string, Readonly<Record<string, unknown>>, string]>([
    [
      "an unknown protocol",
      "list_messages",
      { protocol: "acp-swarn" },
      'protocol must be one of "acp-swarm", "oacp", got "acp-swarn"; did you mean "acp-swarm"?',
    ],
    ["no protocol", "list_messages", {}, "protocol is required"],
    ["the prototype as a protocol", "list_messages", { protocol: "__proto__" }, 'got "__proto__"'],
    ["an unknown role", "list_messages", { protocol: "oacp", role: "reviwer" }, 'got "reviwer"; did you mean "reviewer"?'],
    [
      "an unknown message",
      "build_message",
      { protocol: "oacp", message: "review_lgmt", fields: {} },
      'got "review_lgmt"; did you mean "review_lgtm"?',
    ],
    ["the prototype as a message", "build_message", { protocol: "oacp", message: "constructor" }, 'got "constructor"'],
    ["an unknown argument", "list_protocols", { protocl: "oacp" }, "unknown field protocl"],
    ["an argument of the wrong type", "list_messages", { protocol: 7 }, 'protocol must be one of "acp-swarm", "oacp", got 7'],
    ["fields that are an array", "build_message", { protocol: "oacp", message: "review_lgtm", fields: [] }, "fields must be"],
    [
      "fields that are broken JSON",
      "build_message",
      { protocol: "oacp", message: "review_lgtm", fields: "{" },
      "message is not valid JSON",
    ],
    ["an unknown encoding", "decode_message", { protocol: "oacp", text: "a: 1", encoding: "xml" }, "unknown field encoding"],
    ["a message that is not JSON", "validate_message", { protocol: "oacp", message: "hello" }, "message must be an object"],
    ["no conversation", "next_messages", { protocol: "oacp" }, "conversation is required"],
    ["text and message", "feed_message", { protocol: "oacp", conversation: "c", text: "", message: {} }, "give either text or message"],
    ["an unknown conversation", "inspect_conversation", { protocol: "oacp", conversation: "c" }, "no message was recorded"],
    ["a store that is not there", "read_store", { protocol: "oacp" }, "missing.sqlite does not exist"],
    ["a mapping that is nested too deeply", "decode_message", { protocol: "oacp", text: `a: ${"[".repeat(5000)}` }, "is not valid:"],
  ])("refuses %s", async (_, tool, given, expected) => {
    const { ok, text } = await mcp.call(tool, given);
    expect(text).toContain(expected);
    expect(ok).toBe(false);
  });

  it("does not offer to write unless it may", async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain("append_to_store");
    await expect(mcp.call("append_to_store", { protocol: "oacp", location: "x", messages: [{}] })).rejects.toThrow("unknown tool");
  });

  it("rejects arguments that are too large, and requests that are far too large", async () => {
    const large = await mcp.call("decode_message", { protocol: "oacp", text: "x".repeat(1_100_000) });
    expect(large.text).toMatch(/^the arguments have \d+ characters; at most 1000000 are allowed$/);
    const huge = await post(JSON.stringify({ ...initialize("2025-11-25"), padding: "x".repeat(5_000_000) }));
    expect(huge.status).toBe(413);
    expect((await mcp.call("list_protocols")).ok).toBe(true);
  });

  it("answers only requests to localhost from localhost", async () => {
    const body = JSON.stringify(initialize("2025-11-25"));
    expect((await post(body)).status).toBe(200);
    expect((await post(body, { host: "harbor.example" })).status).toBe(403);
    expect((await post(body, { host: "127.0.0.1.harbor.example" })).status).toBe(403);
    expect((await post(body, { origin: "https://harbor.example" })).status).toBe(403);
    expect((await post(body, { origin: "null" })).status).toBe(403);
    expect((await post(body, { origin: "http://localhost:3000" })).status).toBe(200);
    const { status } = await fetch(server.url.replace("/mcp", "/other"), { method: "POST", body });
    expect(status).toBe(404);
  });

  it("survives broken requests and clients that go away", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await post("[]")).status).toBe(400);
    const { hostname, port } = new URL(server.url);
    for (const start of ["POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{", "GARBAGE\r\n\r\n", "\0"]) {
      await new Promise<void>((resolve) => {
        const socket = connectSocket(Number(port), hostname, () => {
          socket.write(start);
          setTimeout(() => socket.destroy(), 20);
        });
        socket.on("error", () => {});
        socket.on("close", () => resolve());
      });
    }
    expect((await mcp.call("list_protocols")).ok).toBe(true);
  });

  it("serves two clients of different revisions at once, each in its own conversation", async () => {
    const other = await server.connect("legacy");
    const of = (conversation: string) => ({ protocol: "acp-swarm", conversation });
    const started = {
      type: "task-request",
      timestamp: "2026-03-02T08:00:00Z",
      swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      containerId: "c0ffee12",
      payload: { taskFilePath: "a.json", branchName: "b", repoUrl: "https://git.example/harbor.git" },
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const client = index % 2 === 0 ? mcp : other;
        const message = { ...started, containerId: `c${index}` };
        return client.call("feed_message", { ...of(index % 2 === 0 ? "one" : "two"), message });
      }),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (const [client, conversation] of [
      [other, "one"],
      [mcp, "two"],
    ] as const)
      expect((await client.call("inspect_conversation", of(conversation))).data["messages"]).toBe(10);
    await other.close();
  });

  it("limits what it remembers", async () => {
    const message = { type: "task-request", timestamp: "2026-03-02T08:00:00Z", swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e" };
    const payload = { taskFilePath: "a.json", branchName: "b", repoUrl: "https://git.example/harbor.git" };
    const feed = async (conversation: string) =>
      mcp.call("feed_message", { protocol: "acp-swarm", conversation, message: { ...message, containerId: "c", payload } });
    let last = await feed("many-0");
    for (let index = 1; last.ok && index < 120; index++) last = await feed(`many-${index}`);
    expect(last.text).toContain("conversations are open, which is the limit; end one with close_conversation");
    expect((await mcp.call("close_conversation", { protocol: "acp-swarm", conversation: "many-0" })).ok).toBe(true);
    expect((await feed("again")).ok).toBe(true);
  });
});

/** Runs the program with lines as its input and gives its output lines. */
async function talk(
  lines: readonly string[],
  parameters: readonly string[] = [],
): Promise<{ lines: readonly Answer[]; code: number | null }> {
  const child = spawn(process.execPath, [program, "mcp", ...parameters], { cwd: repositoryFolder, stdio: ["pipe", "pipe", "pipe"] });
  let out = "";
  child.stdout.setEncoding("utf8");
  const expected = lines.filter((line) => line.includes('"id"')).length;
  const answered = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk: string) => {
      out += chunk;
      if (out.split("\n").length > expected) resolve();
    });
    child.once("close", () => resolve());
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  for (const line of lines) child.stdin.write(`${line}\n`);
  await answered;
  child.stdin.end();
  const code = await ended;
  return {
    lines: out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer),
    code,
  };
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly protocolVersion?: string; readonly tools?: readonly unknown[] };
  readonly error?: { readonly code: number; readonly message: string };
}

describe("a server over the standard streams", () => {
  it.each(sampleOf(["2024-11-05", "2025-03-26", "2025-06-18"]))("serves a client of the revision %s, and ends with it", async (version) => {
    const { lines, code } = await talk([
      JSON.stringify(initialize(version)),
      JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
      "this is not JSON",
      JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list", params: {} }),
      JSON.stringify({ jsonrpc: "2.0", id: 3, method: "tools/sing", params: {} }),
    ]);
    expect(lines.find(({ id }) => id === 1)?.result?.protocolVersion).toBe(version);
    expect(lines.find(({ id }) => id === 2)?.result?.tools?.length).toBeGreaterThan(10);
    expect(lines.find(({ id }) => id === 3)?.error?.code).toBe(-32601);
    expect(code).toBe(0);
  });
});

describe("the command", () => {
  it.each<[string, readonly string[], string]>([
    ["an unknown protocol", ["--protocol", "acp-swarn"], 'error: unknown protocol "acp-swarn": the spec has'],
    ["an unknown role", ["--role", "captain"], 'error: unknown role "captain", expected one of'],
    ["--write without a store", ["--write"], "error: --write needs --store"],
    ["a port that is none", ["--http", "http"], "must be a port number from 0 to 65535"],
    ["an unknown option", ["--htpp"], "Did you mean --http?"],
  ])("refuses %s", async (_, parameters, expected) => {
    const { code, problems } = await runCommand(["mcp", ...parameters], repositoryFolder);
    expect(problems).toContain(expected);
    expect(code).toBe(2);
  });

  it("says that a port is in use", async () => {
    const server = await startHttp({ folder });
    const { code, problems } = await runCommand(["mcp", "--http", new URL(server.url).port], folder);
    expect(problems).toContain("is in use; choose another one, or 0 for any");
    expect(code).toBe(2);
    await server.stop();
    expect(existsSync(join(folder, "spec"))).toBe(false);
  });
});
