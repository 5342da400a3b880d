// The same MCP server, made with the official package.

import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

const server = new McpServer({ name: "kitchen", version: "1.0.0" }, { capabilities: { tools: {}, logging: {} } });
server.registerTool(
  "weigh",
  {
    description: "Weighs an ingredient.",
    inputSchema: z.object({ what: z.string().optional() }),
    outputSchema: z.object({ grams: z.number() }),
  },
  async ({ what }) => ({
    content: [{ type: "text", text: `${what ?? (await ask())}: 250 grams` }],
    structuredContent: { grams: 250 },
  }),
);
await server.connect(new StdioServerTransport());

async function ask(): Promise<string> {
  const { action, content } = await server.server.elicitInput({
    mode: "form",
    message: "What is weighed?",
    requestedSchema: { type: "object", properties: { what: { type: "string" } }, required: ["what"] },
  });
  return action === "accept" ? String(content?.["what"]) : "nothing";
}
