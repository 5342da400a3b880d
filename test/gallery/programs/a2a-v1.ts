// A2A 1.0 over loopback HTTP: the generated client with the official agent, and the official client with the generated agent, each with a message that is answered
// at once and with one that is answered by a stream of server-sent events. Prints what both got.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import {
  AGENT_CARD_PATH,
  AgentCard as OfficialCard,
  Message as OfficialMessage,
  SendMessageRequest as OfficialRequest,
  Task,
  TaskArtifactUpdateEvent,
  TaskStatusUpdateEvent,
} from "a2a-sdk-1";
import { ClientFactory } from "a2a-sdk-1/client";
import { AgentEvent, DefaultRequestHandler, InMemoryTaskStore, type AgentExecutor } from "a2a-sdk-1/server";
import { jsonRpcHandler, UserBuilder } from "a2a-sdk-1/server/express";
import express from "express";
import {
  createErrorResponse,
  createGetTaskRequest,
  createSendMessageRequest,
  createSendMessageResult,
  createSendStreamingMessageRequest,
  createSendStreamingMessageResult,
  decode,
  decodeStream,
  encode,
  encodeStream,
  formatIssues,
  isSendMessageRequest,
  isSendStreamingMessageRequest,
  type Message,
  type StreamEvent,
  type SendStreamingMessageRequest,
} from "@gallery/a2a-v1";

const card = (url: string) => ({
  name: "Host",
  description: "Books tables.",
  supportedInterfaces: [{ url, protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
  version: "1.0.0",
  capabilities: { streaming: true },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [{ id: "book", name: "Book", description: "Books a table.", tags: ["table"] }],
});

const say = (role: Message["role"], words: string): Message => ({ messageId: `m-${words.length}`, role, parts: [{ text: words }] });

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
  yield { task: { id: taskId, contextId, status: { state: "TASK_STATE_SUBMITTED" } } };
  yield { artifactUpdate: { taskId, contextId, artifact: { artifactId: "a-1", parts: [{ text: "Table 4" }] } } };
  yield { statusUpdate: { taskId, contextId, status: { state: "TASK_STATE_COMPLETED" } } };
}

/** An event as the official package publishes it. */
function published(event: StreamEvent) {
  if (event.task !== undefined) return AgentEvent.task(Task.fromJSON(event.task));
  if (event.message !== undefined) return AgentEvent.message(OfficialMessage.fromJSON(event.message));
  if (event.statusUpdate !== undefined) return AgentEvent.statusUpdate(TaskStatusUpdateEvent.fromJSON(event.statusUpdate));
  return AgentEvent.artifactUpdate(TaskArtifactUpdateEvent.fromJSON(event.artifactUpdate));
}

/** The only field of an event. */
const kindOf = (event: object): string => Object.keys(event).find((name) => Reflect.get(event, name) !== undefined) ?? "";

async function generatedClient(): Promise<unknown> {
  const executor: AgentExecutor = {
    execute: ({ taskId, contextId, userMessage }, bus) => {
      const [part] = userMessage.parts;
      const isFollowed = part?.content?.$case === "text" && part.content.value === "Follow it.";
      const answers = isFollowed ? events(taskId, contextId) : [{ message: { ...say("ROLE_AGENT", "Booked."), contextId } }];
      for (const event of answers) bus.publish(published(event));
      bus.finished();
      return Promise.resolve();
    },
    cancelTask: () => Promise.resolve(),
  };
  const app = express();
  const server = createServer(app);
  const url = await listen(server);
  const requestHandler = new DefaultRequestHandler(OfficialCard.fromJSON(card(`${url}/rpc`)), new InMemoryTaskStore(), executor);
  app.use("/rpc", jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }));
  const post = (body: string): Promise<Response> =>
    fetch(`${url}/rpc`, {
      method: "POST",
      headers: { "content-type": "application/json", "a2a-version": "1.0", accept: "application/json, text/event-stream" },
      body,
    });

  const request = createSendMessageRequest({ message: say("ROLE_USER", "Book a table.") });
  const sent = decode(await (await post(encode(request))).text(), { answers: request });
  const streaming = createSendStreamingMessageRequest({ message: say("ROLE_USER", "Follow it.") });
  const followed: string[] = [];
  const { body } = await post(encode(streaming));
  for await (const arrived of decodeStream(body!, { answers: () => streaming })) {
    if (!arrived.ok) throw new Error(formatIssues(arrived.issues));
    if ("result" in arrived.value) followed.push(kindOf(arrived.value.result as StreamEvent));
  }
  const lost = createGetTaskRequest({ id: "t-404" });
  const refused = decode(await (await post(encode(lost))).text());
  await close(server);
  return {
    sent: sent.ok && sent.value.result.message !== undefined ? sent.value.result.message.parts : sent,
    followed,
    refused: refused.ok && "error" in refused.value ? refused.value.error.code : refused,
  };
}

async function officialClient(): Promise<unknown> {
  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server);
  const client = await new ClientFactory().createFromUrl(url);
  const ask = (words: string) => OfficialRequest.fromJSON({ message: say("ROLE_USER", words) });
  const sent = await client.sendMessage(ask("Book a table."));
  const followed: string[] = [];
  for await (const { payload } of client.sendMessageStream(ask("Follow it."))) followed.push(payload?.$case ?? "");
  const refused = await client.getTask({ id: "t-404", tenant: "" }).then(
    () => "found",
    (error: unknown) => (error as Error).name,
  );
  await close(server);
  return { sent: "parts" in sent ? (OfficialMessage.toJSON(sent) as Message).parts : sent, followed, refused };

  /** The generated agent: a request of HTTP has one message, and its answer one or a stream. */
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === `/${AGENT_CARD_PATH}`) return reply(JSON.stringify(card(`${url}/rpc`)));
    const asked = decode(await readText(incoming));
    if (!asked.ok) return reply(encode(createErrorResponse(null, { code: -32600, message: formatIssues(asked.issues) })));
    if (isSendMessageRequest(asked.value))
      return reply(encode(createSendMessageResult(asked.value, { message: say("ROLE_AGENT", "Booked.") })));
    if (isSendStreamingMessageRequest(asked.value)) {
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

function* results(request: SendStreamingMessageRequest) {
  for (const event of events("t-1", "c-1")) yield createSendStreamingMessageResult(request, event);
}

console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
