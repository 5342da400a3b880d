// ACP over standard streams: the generated client with the official agent, and the official client with the generated agent. In both the agent asks the client
// while it answers a prompt, and a prompt is cancelled. Prints what both got.

import { spawn, type ChildProcessByStdio } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { client as createClient, methods, ndJsonStream, type InitializeResponse, type PromptResponse } from "@agentclientprotocol/sdk";
import {
  connect,
  isUpdateNotification,
  createCancelNotification,
  createInitializeRequest,
  createNewSessionRequest,
  createPromptRequest,
  type SessionUpdate,
} from "@gallery/acp";

function start(name: string): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], { stdio: ["pipe", "pipe", "inherit"] });
}

const clientCapabilities = { fs: { readTextFile: true, writeTextFile: false } };
const allowed = { outcome: { outcome: "selected", optionId: "allow" } } as const;
const text = (words: string) => [{ type: "text" as const, text: words }];
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function generatedClient(): Promise<unknown> {
  const child = start("acp-official-agent.js");
  const client = connect({ role: "client", readable: child.stdout, writable: child.stdin });
  const asked: string[] = [];
  const served = client.serve({
    "session/request_permission": ({ method }) => (asked.push(method), allowed),
    "fs/read_text_file": ({ params }) => (asked.push(params.path), { content: "soup" }),
  });
  const updates: SessionUpdate[] = [];
  const listening = (async () => {
    for await (const arrived of client) {
      if (arrived.ok && isUpdateNotification(arrived.value)) updates.push(arrived.value.params.update);
    }
  })();
  const { protocolVersion } = await client.request(createInitializeRequest({ protocolVersion: 1, clientCapabilities }));
  const { sessionId } = await client.request(createNewSessionRequest({ cwd: "/work", mcpServers: [] }));
  const { stopReason } = await client.request(createPromptRequest({ sessionId, prompt: text("Read it.") }));
  const waiting = client.request(createPromptRequest({ sessionId, prompt: text("Wait.") }));
  await pause();
  await client.send(createCancelNotification({ sessionId }));
  const cancelled = (await waiting).stopReason;
  await client.close();
  child.kill();
  await Promise.all([served, listening]);
  return { protocolVersion, sessionId, stopReason, cancelled, asked, updates: updates.map(({ sessionUpdate }) => sessionUpdate) };
}

async function officialClient(): Promise<unknown> {
  const child = start("acp-agent.js");
  const stream = ndJsonStream(
    Writable.toWeb(child.stdin) as WritableStream<Uint8Array>,
    Readable.toWeb(child.stdout) as ReadableStream<Uint8Array>,
  );
  const { agent, client: names } = methods;
  const asked: string[] = [];
  const updates: string[] = [];
  const app = createClient({ name: "desk" })
    .onRequest(names.session.requestPermission, () => (asked.push(names.session.requestPermission), allowed))
    .onRequest(names.fs.readTextFile, ({ params }) => (asked.push(params.path), { content: "soup" }))
    .onNotification(names.session.update, ({ params }) => void updates.push(params.update.sessionUpdate));
  const found = await app.connectWith(stream, async (context) => {
    const { protocolVersion } = await context.request<InitializeResponse>(agent.initialize, { protocolVersion: 1, clientCapabilities });
    const { sessionId } = await context.request(agent.session.new, { cwd: "/work", mcpServers: [] });
    const { stopReason } = await context.request<PromptResponse>(agent.session.prompt, { sessionId, prompt: text("Read it.") });
    const waiting = context.request<PromptResponse>(agent.session.prompt, { sessionId, prompt: text("Wait.") });
    await pause();
    await context.notify(agent.session.cancel, { sessionId });
    return { protocolVersion, sessionId, stopReason, cancelled: (await waiting).stopReason };
  });
  child.kill();
  return { ...found, asked, updates };
}

console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
