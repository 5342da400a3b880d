// A2A over loopback HTTP: the generated client with the official agent, and the official client with the generated agent, each with a message that is answered
// at once and with one that is answered by a stream of server-sent events. Prints what both got.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { AGENT_CARD_PATH, type AgentCard as OfficialCard } from "@a2a-js/sdk";
import { ClientFactory } from "@a2a-js/sdk/client";
import { DefaultRequestHandler, InMemoryTaskStore, type AgentExecutor } from "@a2a-js/sdk/server";
import { jsonRpcHandler, UserBuilder } from "@a2a-js/sdk/server/express";
import express from "express";
import {
  createErrorResponse,
  createGetTaskRequest,
  createSendMessageRequest,
  createSendMessageResult,
  createStreamMessageRequest,
  createStreamMessageResult,
  decode,
  decodeStream,
  encode,
  encodeStream,
  formatIssues,
  isSendMessageRequest,
  isStreamMessageRequest,
  type Message,
  type StreamEvent,
  type StreamMessageRequest,
} from "@gallery/a2a";

const card = (url: string) =>
  ({
    protocolVersion: "0.3.0",
    name: "Host",
    description: "Books tables.",
    url,
    version: "1.0.0",
    capabilities: { streaming: true },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [{ id: "book", name: "Book", description: "Books a table.", tags: ["table"] }],
  }) satisfies OfficialCard;

const say = (role: Message["role"], words: string): Message => ({
  kind: "message",
  messageId: `m-${words.length}`,
  role,
  parts: [{ kind: "text", text: words }],
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** What happens to a task, in order. */
function* events(taskId: string, contextId: string): Generator<StreamEvent> {
  yield { kind: "task", id: taskId, contextId, status: { state: "submitted" } };
  yield { kind: "artifact-update", taskId, contextId, artifact: { artifactId: "a-1", parts: [{ kind: "text", text: "Table 4" }] } };
  yield { kind: "status-update", taskId, contextId, status: { state: "completed" }, final: true };
}

async function generatedClient(): Promise<unknown> {
  const executor: AgentExecutor = {
    execute: ({ taskId, contextId, userMessage }, bus) => {
      const [part] = userMessage.parts;
      if (part?.kind === "text" && part.text === "Follow it.") for (const event of events(taskId, contextId)) bus.publish(event);
      else bus.publish({ ...say("agent", "Booked."), contextId });
      bus.finished();
      return Promise.resolve();
    },
    cancelTask: () => Promise.resolve(),
  };
  const app = express();
  const server = createServer(app);
  const url = await listen(server);
  const requestHandler = new DefaultRequestHandler(card(`${url}/rpc`), new InMemoryTaskStore(), executor);
  app.use("/rpc", jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }));
  const post = (body: string): Promise<Response> =>
    fetch(`${url}/rpc`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body,
    });

  const request = createSendMessageRequest({ message: say("user", "Book a table.") });
  const sent = decode(await (await post(encode(request))).text(), { answers: request });
  const streaming = createStreamMessageRequest({ message: say("user", "Follow it.") });
  const followed: string[] = [];
  const { body } = await post(encode(streaming));
  for await (const arrived of decodeStream(body!, { answers: () => streaming })) {
    if (!arrived.ok) throw new Error(formatIssues(arrived.issues));
    if ("result" in arrived.value) followed.push((arrived.value.result as StreamEvent).kind);
  }
  const lost = createGetTaskRequest({ id: "t-404" });
  const refused = decode(await (await post(encode(lost))).text());
  await close(server);
  return {
    sent: sent.ok && sent.value.result.kind === "message" ? sent.value.result.parts : sent,
    followed,
    refused: refused.ok && "error" in refused.value ? refused.value.error.code : refused,
  };
}

async function officialClient(): Promise<unknown> {
  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server);
  const client = await new ClientFactory().createFromUrl(url);
  const sent = await client.sendMessage({ message: say("user", "Book a table.") });
  const followed: string[] = [];
  for await (const event of client.sendMessageStream({ message: say("user", "Follow it.") })) followed.push(event.kind);
  const refused = await client.getTask({ id: "t-404" }).then(
    () => "found",
    (error: unknown) => (error as Error).name,
  );
  await close(server);
  return { sent: sent.kind === "message" ? sent.parts : sent, followed, refused };

  /** The generated agent: a request of HTTP has one message, and its answer one or a stream. */
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === `/${AGENT_CARD_PATH}`) return reply(JSON.stringify(card(`${url}/rpc`)));
    const asked = decode(await readText(incoming));
    if (!asked.ok) return reply(encode(createErrorResponse(null, { code: -32600, message: formatIssues(asked.issues) })));
    if (isSendMessageRequest(asked.value)) return reply(encode(createSendMessageResult(asked.value, say("agent", "Booked."))));
    if (isStreamMessageRequest(asked.value)) {
      response.setHeader("content-type", "text/event-stream");
      for await (const event of encodeStream(results(asked.value))) response.write(event);
      return void response.end();
    }
    if ("method" in asked.value) return reply(encode(createErrorResponse(asked.value, { code: -32001, message: "Task not found" })));

    function reply(text: string): void {
      response.setHeader("content-type", "application/json").end(text);
    }
  }
}

function* results(request: StreamMessageRequest) {
  for (const event of events("t-1", "c-1")) yield createStreamMessageResult(request, event);
}

console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
