// The same ACP agent, made with the official package.

import { Readable, Writable } from "node:stream";
import { agent, methods, ndJsonStream, type RequestPermissionResponse } from "@agentclientprotocol/sdk";

const stream = ndJsonStream(
  Writable.toWeb(process.stdout) as WritableStream<Uint8Array>,
  Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>,
);
const { session } = methods.client;
let cancelled: () => void = () => undefined;

agent({ name: "cook" })
  .onRequest(methods.agent.initialize, () => ({ protocolVersion: 1, agentCapabilities: { loadSession: false } }))
  .onRequest(methods.agent.session.new, () => ({ sessionId: "s-1" }))
  .onNotification(methods.agent.session.cancel, () => cancelled())
  .onRequest(methods.agent.session.prompt, async ({ params: { sessionId, prompt }, client }) => {
    const [first] = prompt;
    if (first?.type === "text" && first.text === "Wait.") {
      await new Promise<void>((resolve) => (cancelled = resolve));
      return { stopReason: "cancelled" };
    }
    const toolCall = { toolCallId: "t-1", title: "Reads a file", kind: "read" } as const;
    await client.notify(session.update, { sessionId, update: { sessionUpdate: "tool_call", ...toolCall } });
    const { outcome } = await client.request<RequestPermissionResponse>(session.requestPermission, {
      sessionId,
      toolCall,
      options: [{ optionId: "allow", name: "Allow", kind: "allow_once" }],
    });
    if (outcome.outcome === "cancelled") return { stopReason: "cancelled" };
    const { content } = await client.request(methods.client.fs.readTextFile, { sessionId, path: "/code/a.txt" });
    const text = `It says ${content}`;
    await client.notify(session.update, { sessionId, update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } } });
    return { stopReason: "end_turn" };
  })
  .connect(stream);
