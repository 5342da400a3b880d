// A server of the official MCP package 1.x with one tool.

import { McpServer } from "mcp-sdk-1/server/mcp.js";
import { StdioServerTransport } from "mcp-sdk-1/server/stdio.js";

const server = new McpServer({ name: "kitchen", version: "1.0.0" });
server.registerTool("weigh", { description: "Weighs." }, () => ({ content: [{ type: "text", text: "250 grams" }] }));
await server.connect(new StdioServerTransport());
