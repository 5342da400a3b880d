// A server of the official MCP package with one tool.

import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

const server = new McpServer({ name: "kitchen", version: "1.0.0" });
server.registerTool("weigh", { description: "Weighs." }, () => ({ content: [{ type: "text", text: "250 grams" }] }));
await server.connect(new StdioServerTransport());
