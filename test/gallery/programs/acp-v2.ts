// The draft of ACP v2 over standard streams: the generated client with the official agent, and the official client with the generated agent. The agent takes a prompt
// in, asks for permission and reports its state. Prints what both got; with an argument, it is one of the agents.

import { spawn, type ChildProcessByStdio } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { agent as createAgent, client as createClient, methods, ndJsonStream } from "@agentclientprotocol/sdk/experimental/v2";
import {
  connect,
  createInitializeRequest,
  createNewSessionRequest,
  createPromptRequest,
  createRequestPermissionRequest,
  createUpdateSessionNotification,
  isUpdateSessionNotification,
} from "@gallery/acp-v2";

const agentInfo = { name: "cook", version: "2.0.0" };
const clientInfo = { name: "desk", version: "1.0.0" };
const options = [{ optionId: "allow", name: "Allow", kind: "allow_once" as const }];
const allowed = { outcome: { outcome: "selected" as const, optionId: "allow" } };
const content = { type: "text" as const, text: "Done." };

const streamOf = (writable: Writable, readable: Readable) =>
  ndJsonStream(Writable.toWeb(writable) as WritableStream<Uint8Array>, Readable.toWeb(readable) as ReadableStream<Uint8Array>);

/** The agent, made with the generated package. */
async function work(): Promise<void> {
  const connection = connect({ role: "agent", readable: process.stdin, writable: process.stdout });
  const report = async (sessionId: string): Promise<void> => {
    await connection.send(createUpdateSessionNotification({ sessionId, update: { sessionUpdate: "state_update", state: "running" } }));
    const { outcome } = await connection.request(createRequestPermissionRequest({ sessionId, title: "Cook?", options }));
    const update = { sessionUpdate: "agent_message_chunk", messageId: "m-2", content } as const;
    if (outcome.outcome === "selected") await connection.send(createUpdateSessionNotification({ sessionId, update }));
    const idle = { sessionUpdate: "state_update", state: "idle", stopReason: "end_turn" } as const;
    await connection.send(createUpdateSessionNotification({ sessionId, update: idle }));
  };
  await connection.serve({
    initialize: () => ({ protocolVersion: 2, info: agentInfo, capabilities: { session: {} } }),
    "session/new": () => ({ sessionId: "s-1" }),
    "session/prompt": ({ params: { sessionId } }) => {
      setImmediate(() => void report(sessionId));
      return { messageId: "m-1" };
    },
  });
}

/** The same agent, made with the official package. */
function workOfficially(): void {
  const { session } = methods.client;
  createAgent({ name: "cook" })
    .onRequest(methods.agent.initialize, () => ({ protocolVersion: 2, info: agentInfo, capabilities: { session: {} } }))
    .onRequest(methods.agent.session.new, () => ({ sessionId: "s-1" }))
    .onRequest(methods.agent.session.prompt, ({ params: { sessionId }, client }) => {
      const report = async (): Promise<void> => {
        await client.notify(session.update, { sessionId, update: { sessionUpdate: "state_update", state: "running" } });
        await client.request(session.requestPermission, { sessionId, title: "Cook?", options });
        await client.notify(session.update, { sessionId, update: { sessionUpdate: "agent_message_chunk", messageId: "m-2", content } });
        const idle = { sessionUpdate: "state_update", state: "idle", stopReason: "end_turn" } as const;
        await client.notify(session.update, { sessionId, update: idle });
      };
      setImmediate(() => void report());
      return { messageId: "m-1" };
    })
    .connect(streamOf(process.stdout, process.stdin));
}

const start = (which: string): ChildProcessByStdio<Writable, Readable, null> =>
  spawn(process.execPath, [fileURLToPath(import.meta.url), which], { stdio: ["pipe", "pipe", "inherit"] });

/** What an update is about. */
const wordOf = ({ sessionUpdate, state }: { readonly sessionUpdate: string; readonly state?: unknown }): string =>
  typeof state === "string" ? state : sessionUpdate;

async function generatedClient(): Promise<unknown> {
  const child = start("official");
  const client = connect({ role: "client", readable: child.stdout, writable: child.stdin });
  const asked: string[] = [];
  const served = client.serve({ "session/request_permission": ({ params }) => (asked.push(params.title), allowed) });
  const updates: string[] = [];
  const listening = (async () => {
    for await (const arrived of client) {
      if (arrived.ok && isUpdateSessionNotification(arrived.value)) updates.push(wordOf(arrived.value.params.update));
      if (updates.at(-1) === "idle") break;
    }
  })();
  const { protocolVersion } = await client.request(createInitializeRequest({ protocolVersion: 2, info: clientInfo }));
  const { sessionId } = await client.request(createNewSessionRequest({ cwd: "/work" }));
  const { messageId } = await client.request(createPromptRequest({ sessionId, prompt: [{ type: "text", text: "Cook." }] }));
  await listening;
  await client.close();
  child.kill();
  await served;
  return { protocolVersion, sessionId, messageId, asked, updates };
}

async function officialClient(): Promise<unknown> {
  const child = start("generated");
  const asked: string[] = [];
  const updates: string[] = [];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const app = createClient({ name: "desk" })
    .onRequest(methods.client.session.requestPermission, ({ params }) => (asked.push(params.title), allowed))
    .onNotification(methods.client.session.update, ({ params }) => {
      updates.push(wordOf(params.update));
      if (updates.at(-1) === "idle") finish();
    });
  const found = await app.connectWith(streamOf(child.stdin, child.stdout), async (context) => {
    const { protocolVersion } = await context.request(methods.agent.initialize, { protocolVersion: 2, info: clientInfo });
    const { sessionId } = await context.request(methods.agent.session.new, { cwd: "/work" });
    const { messageId } = await context.request(methods.agent.session.prompt, { sessionId, prompt: [{ type: "text", text: "Cook." }] });
    await finished;
    return { protocolVersion, sessionId, messageId };
  });
  child.kill();
  return { ...found, asked, updates };
}

if (process.argv[2] === "generated") await work();
else if (process.argv[2] === "official") workOfficially();
else console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
