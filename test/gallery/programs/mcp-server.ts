// An MCP server over the standard streams, made with the generated package. Its tool asks the user for what it is not given.

import { connect, createElicitRequest, createLoggingMessageNotification, ReplyError } from "@gallery/mcp";

const connection = connect({ role: "server", readable: process.stdin, writable: process.stdout });

await connection.serve({
  initialize: ({ params }) => ({
    protocolVersion: params.protocolVersion,
    capabilities: { tools: {}, logging: {} },
    serverInfo: { name: "kitchen", version: "1.0.0" },
  }),
  ping: () => ({}),
  "tools/list": () => ({
    tools: [
      {
        name: "weigh",
        description: "Weighs an ingredient.",
        inputSchema: { type: "object", properties: { what: { type: "string" } } },
        outputSchema: { type: "object", properties: { grams: { type: "number" } }, required: ["grams"] },
      },
    ],
  }),
  "tools/call": async ({ params }) => {
    if (params.name !== "weigh") throw new ReplyError({ code: -32602, message: `Unknown tool ${params.name}` });
    await connection.send(createLoggingMessageNotification({ level: "info", data: "weighing" }));
    const what = params.arguments?.["what"] ?? (await ask());
    return { content: [{ type: "text", text: `${String(what)}: 250 grams` }], structuredContent: { grams: 250 } };
  },
  "logging/setLevel": () => ({}),
});

/** Asks the user while a request is being answered. */
async function ask(): Promise<unknown> {
  const answer = await connection.request(
    createElicitRequest({
      message: "What is weighed?",
      requestedSchema: { type: "object", properties: { what: { type: "string" } }, required: ["what"] },
    }),
  );
  return "action" in answer && answer.action === "accept" ? answer.content?.["what"] : "nothing";
}
