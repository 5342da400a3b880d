// Random ordinary use of connections whose peers are the official packages of MCP and ACP: calls at once, cancelled, timed out, refused, answered with
// questions, and cut off at any moment. Returns what has not come to an end.

import { getEventListeners } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { agent, methods, ndJsonStream } from "@agentclientprotocol/sdk";
import { Client, type JSONRPCMessage, type Transport } from "@modelcontextprotocol/client";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { vi } from "vitest";
import { z } from "zod";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { createRandom, type Random } from "../core/random-peers/random.js";
import { galleryProtocol } from "./gallery.js";

type Connect = (options: RpcConnectOptions<string>) => UntypedConnection;

/** A pair of streams, and how to cut them. */
function createCable() {
  const [there, back] = [new PassThrough(), new PassThrough()];
  const cut = (): void => {
    for (const stream of [there, back]) {
      stream.on("error", () => undefined);
      stream.destroy();
    }
  };
  return { there, back, cut };
}

const connectAs = (protocol: string, role: string, readable: Readable, writable: Writable): UntypedConnection => {
  const connect = createRpcConnect(galleryProtocol(protocol), () => false, [ndjsonFraming]) as unknown as Connect;
  return connect({ role, readable, writable });
};

/** Starts promises and counts how they end; those that do not are named. */
function createPromises() {
  const pending = new Map<object, string>();
  const outcomes: Record<string, number> = {};
  const watch = (name: string, promise: unknown): void => {
    const token = {};
    pending.set(token, name);
    const settle = (outcome: string): void => {
      pending.delete(token);
      outcomes[`${name}: ${outcome}`] = (outcomes[`${name}: ${outcome}`] ?? 0) + 1;
    };
    Promise.resolve(promise).then(
      () => settle("done"),
      (error: { readonly reason?: string; readonly code?: number | string }) => settle(error.reason ?? String(error.code ?? "failed")),
    );
  };
  return { watch, pending, outcomes };
}

type Promises = ReturnType<typeof createPromises>;

let nextId = 0;
const message = (method: string, params: object): object => ({ jsonrpc: "2.0", id: ++nextId, method, params });
const never = (): Promise<never> => new Promise(() => undefined);

function randomOptions(random: Random, signal: AbortSignal): object {
  return { ...(random.oneIn(3) ? { signal } : {}), ...(random.oneIn(3) ? { timeout: random.pick([5, 1000]) } : {}) };
}

/** Our client of MCP with the official server. */
async function mcpClient(random: Random, promises: Promises, signal: AbortSignal): Promise<() => Promise<void>> {
  const { there, back, cut } = createCable();
  const server = new McpServer({ name: "kitchen", version: "1.0.0" }, { capabilities: { tools: {}, logging: {} } });
  const input = z.object({ what: z.string().optional() });
  const content = (text: string) => ({ content: [{ type: "text" as const, text }] });
  server.registerTool("weigh", { inputSchema: input }, ({ what }) => content(what ?? "nothing"));
  server.registerTool("wait", { inputSchema: input }, () => never());
  server.registerTool("fail", { inputSchema: input }, () => Promise.reject(new Error("burnt")));
  server.registerTool("ask", { inputSchema: input }, async () => {
    const schema = { type: "object" as const, properties: { what: { type: "string" as const } } };
    return content((await server.server.elicitInput({ mode: "form", message: "What?", requestedSchema: schema })).action);
  });
  await server.connect(new StdioServerTransport(there, back));
  const client = connectAs("mcp", "client", back, there);
  const elicit = (): unknown => (random.oneIn(3) ? never() : { action: "accept", content: { what: "sugar" } });
  promises.watch("serve", client.serve(random.oneIn(3) ? {} : { "elicitation/create": elicit }));
  const clientInfo = { name: "desk", version: "1.0.0" };
  const start = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo };
  promises.watch("initialize", client.request(message("initialize", start)));
  promises.watch("send", client.send({ jsonrpc: "2.0", method: "notifications/initialized" }));
  for (let calls = random.below(8); calls > 0; calls--) {
    const call = { name: random.pick(["weigh", "wait", "fail", "ask", "cook"]), arguments: { what: "flour" } };
    const asked = random.oneIn(4) ? message(random.pick(["ping", "resources/list", "tools/list"]), {}) : message("tools/call", call);
    promises.watch("mcp call", client.request(asked, randomOptions(random, signal)));
    if (random.oneIn(2)) await turn();
  }
  return async () => {
    cut();
    await server.close();
  };
}

/** The official client of MCP with our server, which has few handlers. */
async function mcpServer(random: Random, promises: Promises, signal: AbortSignal): Promise<() => Promise<void>> {
  const { there, back, cut } = createCable();
  const connection = connectAs("mcp", "server", there, back);
  const implementation = { name: "kitchen", version: "1.0.0" };
  const initialize = (): unknown => ({
    protocolVersion: "2025-11-25",
    capabilities: { tools: {}, resources: {} },
    serverInfo: implementation,
  });
  const call = (): unknown => random.pick([() => ({ content: [] }), never, () => Promise.reject(new Error("burnt")), () => 7])();
  promises.watch("serve", connection.serve({ initialize, "tools/call": call }));
  const client = new Client({ name: "desk", version: "1.0.0" }, { supportedProtocolVersions: ["2025-11-25"] });
  await client.connect(lineTransport(back, there));
  for (let calls = random.below(8); calls > 0; calls--) {
    const options = { timeout: 1000, ...(random.oneIn(3) ? { signal } : {}) };
    const [name, start] = random.pick<readonly [string, () => Promise<unknown>]>([
      ["official call", () => client.callTool({ name: "weigh", arguments: {} }, options)],
      // There is no handler: the answer is "method not found", at once.
      ["official list", () => client.listResources({}, { timeout: 1000 })],
      ["official ping", () => client.ping({ timeout: 1000 })],
    ]);
    promises.watch(name, start());
    if (random.oneIn(2)) await turn();
  }
  return async () => {
    cut();
    await client.close();
  };
}

/** Messages as lines over two streams. */
function lineTransport(readable: PassThrough, writable: PassThrough): Transport {
  const transport: Transport = {
    start: async () => {
      let rest = "";
      readable.on("data", (chunk: Buffer) => {
        const lines = (rest + chunk.toString()).split("\n");
        rest = lines.pop()!;
        for (const line of lines) transport.onmessage?.(JSON.parse(line) as JSONRPCMessage);
      });
      readable.on("close", () => transport.onclose?.());
    },
    send: async (sent) => void writable.write(`${JSON.stringify(sent)}\n`),
    close: async () => transport.onclose?.(),
  };
  return transport;
}

/** Our client of ACP with the official agent. */
async function acpClient(random: Random, promises: Promises, signal: AbortSignal): Promise<() => Promise<void>> {
  const { there, back, cut } = createCable();
  agent({ name: "cook" })
    .onRequest(methods.agent.initialize, () => ({ protocolVersion: 1, agentCapabilities: {} }))
    .onRequest(methods.agent.session.new, () => ({ sessionId: "s-1" }))
    .onRequest(methods.agent.session.prompt, async ({ params: { sessionId }, client }) => {
      if (random.oneIn(3)) await never();
      if (random.oneIn(2)) await client.request(methods.client.fs.readTextFile, { sessionId, path: "/code/a.txt" });
      return { stopReason: "end_turn" };
    })
    .connect(ndJsonStream(Writable.toWeb(back) as WritableStream<Uint8Array>, Readable.toWeb(there) as ReadableStream<Uint8Array>));
  const client = connectAs("acp", "client", back, there);
  promises.watch("serve", client.serve(random.oneIn(2) ? {} : { "fs/read_text_file": () => ({ content: "soup" }) }));
  promises.watch("initialize", client.request(message("initialize", { protocolVersion: 1 })));
  for (let calls = random.below(6); calls > 0; calls--) {
    const prompt = { sessionId: "s-1", prompt: [{ type: "text", text: "Cook." }] };
    const asked = random.oneIn(2) ? message("session/prompt", prompt) : message("session/new", { cwd: "/work", mcpServers: [] });
    promises.watch("acp call", client.request(asked, randomOptions(random, signal)));
    if (random.oneIn(2)) await turn();
  }
  return async () => cut();
}

/** Plays one sequence with a random official peer. Timers must be faked. */
export async function playOfficial(
  seed: number,
): Promise<{ readonly outcomes: Readonly<Record<string, number>>; readonly problems: readonly string[] }> {
  const random = createRandom(seed);
  const promises = createPromises();
  const controller = new AbortController();
  const play = random.pick([mcpClient, mcpServer, acpClient]);
  const end = await play(random, promises, controller.signal);
  if (random.oneIn(2)) for (let turns = random.below(5); turns > 0; turns--) await turn();
  if (random.oneIn(3)) controller.abort();
  // Half an hour is the longest timeout of the specs.
  if (random.oneIn(3)) await vi.advanceTimersByTimeAsync(1_800_000);
  await end();
  for (let turns = 0; turns < 50 && promises.pending.size > 0; turns++) await turn();
  const listeners = getEventListeners(controller.signal, "abort").length;
  return {
    outcomes: promises.outcomes,
    problems: [
      ...[...promises.pending.values()].map((name) => `${name} never ended`),
      ...(listeners > 0 ? [`${listeners} listeners are left`] : []),
      ...(vi.getTimerCount() > 0 ? [`${vi.getTimerCount()} timers are left`] : []),
    ],
  };
}
