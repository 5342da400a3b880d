// An ACP agent over the standard streams, made with the generated package. While it answers a prompt it reports what it does, asks for permission and reads a file.

import { connect, createReadTextFileRequest, createRequestPermissionRequest, createUpdateNotification, ReplyError } from "@gallery/acp";

const connection = connect({ role: "agent", readable: process.stdin, writable: process.stdout });

await connection.serve({
  initialize: () => ({ protocolVersion: 1, agentCapabilities: { loadSession: false } }),
  authenticate: () => ({}),
  "session/new": () => ({ sessionId: "s-1" }),
  "session/load": () => {
    throw new ReplyError({ code: -32601, message: "Not supported" });
  },
  "session/set_mode": () => ({}),
  "session/prompt": async ({ params: { sessionId, prompt } }, { signal }) => {
    const [first] = prompt;
    if (first?.type === "text" && first.text === "Wait.") {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return { stopReason: "cancelled" };
    }
    await connection.send(
      createUpdateNotification({
        sessionId,
        update: { sessionUpdate: "tool_call", toolCallId: "t-1", title: "Reads a file", kind: "read" },
      }),
    );
    const { outcome } = await connection.request(
      createRequestPermissionRequest({
        sessionId,
        toolCall: { toolCallId: "t-1" },
        options: [{ optionId: "allow", name: "Allow", kind: "allow_once" }],
      }),
    );
    if (outcome.outcome === "cancelled") return { stopReason: "cancelled" };
    const { content } = await connection.request(createReadTextFileRequest({ sessionId, path: "/code/a.txt" }));
    await connection.send(
      createUpdateNotification({
        sessionId,
        update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: `It says ${content}` } },
      }),
    );
    return { stopReason: "end_turn" };
  },
});
