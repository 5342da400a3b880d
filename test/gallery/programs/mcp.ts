// MCP over standard streams: the generated client with the official server, and the official client with the generated server. Prints what both got.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import {
  connect,
  createCallToolRequest,
  createInitializedNotification,
  createInitializeRequest,
  createListToolsRequest,
  RequestError,
} from "@gallery/mcp";

const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const capabilities = { elicitation: {} };
const answer = { action: "accept", content: { what: "sugar" } } as const;

async function generatedClient(): Promise<unknown> {
  const child = spawn(process.execPath, [program("mcp-official-server.js")], { stdio: ["pipe", "pipe", "inherit"] });
  const client = connect({ role: "client", readable: child.stdout, writable: child.stdin });
  const served = client.serve({
    ping: () => ({}),
    "elicitation/create": () => answer,
    "roots/list": () => ({ roots: [] }),
    "sampling/createMessage": () => ({ role: "assistant", content: { type: "text", text: "" }, model: "none" }),
  });
  const { protocolVersion, serverInfo } = await client.request(
    createInitializeRequest({ protocolVersion: "2025-11-25", capabilities, clientInfo: { name: "desk", version: "1.0.0" } }),
  );
  await client.send(createInitializedNotification());
  const { tools } = await client.request(createListToolsRequest());
  const called = await client.request(createCallToolRequest({ name: "weigh", arguments: { what: "flour" } }));
  const asked = await client.request(createCallToolRequest({ name: "weigh", arguments: {} }));
  const unknown = await reasonOf(client.request(createCallToolRequest({ name: "cook" })));
  await client.close();
  await served;
  return { protocolVersion, server: serverInfo.name, tools: tools.map(({ name }) => name), called, asked, unknown };
}

/** What came of a request that fails, or of a tool that reports its failure as a result. */
async function reasonOf(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request;
  } catch (error) {
    return error instanceof RequestError ? error.reason : String(error);
  }
}

async function officialClient(): Promise<unknown> {
  const client = new Client({ name: "desk", version: "1.0.0" }, { capabilities, supportedProtocolVersions: ["2025-11-25"] });
  client.setRequestHandler("elicitation/create", () => Promise.resolve({ ...answer }));
  const logged: unknown[] = [];
  client.setNotificationHandler("notifications/message", ({ params }) => void logged.push(params.data));
  const transport = new StdioClientTransport({ command: process.execPath, args: [program("mcp-server.js")] });
  await client.connect(transport);
  const { tools } = await client.listTools();
  const called = await client.callTool({ name: "weigh", arguments: { what: "flour" } });
  const asked = await client.callTool({ name: "weigh", arguments: {} });
  const server = client.getServerVersion()?.name;
  await client.close();
  return { server, tools: tools.map(({ name }) => name), called, asked, logged };
}

console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
