// MCP 2026-07-28 over standard streams: the generated client with the official server, and the official client with the generated server. A tool that is not told
// what to weigh answers with what it needs, and is called again. Prints what both got; with an argument, it is one of the servers.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { acceptedContent, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { connect, createCallToolRequest, createDiscoverRequest, createListToolsRequest } from "@gallery/mcp-2026";
import { z } from "zod";

const program = fileURLToPath(import.meta.url);
const version = "2026-07-28";
const question = { type: "object" as const, properties: { what: { type: "string" as const } }, required: ["what"] };
const answer = { action: "accept", content: { what: "sugar" } } as const;
const cached = { resultType: "complete", ttlMs: 0, cacheScope: "private" } as const;

/** The server, made with the generated package. */
async function serve(): Promise<void> {
  const connection = connect({ role: "server", readable: process.stdin, writable: process.stdout });
  await connection.serve({
    "server/discover": () => ({ ...cached, supportedVersions: [version], capabilities: { tools: {} } }),
    "tools/list": () => ({ ...cached, tools: [{ name: "weigh", inputSchema: { type: "object" } }] }),
    "tools/call": ({ params }) => {
      const given = params.inputResponses?.["what"];
      const what = params.arguments?.["what"] ?? (given !== undefined && "action" in given ? given.content?.["what"] : undefined);
      const ask = { method: "elicitation/create", params: { message: "What is weighed?", requestedSchema: question } } as const;
      if (what === undefined) return { resultType: "input_required", inputRequests: { what: ask } };
      return { resultType: "complete", content: [{ type: "text", text: `${String(what)}: 250 grams` }] };
    },
  });
}

/** The same server, made with the official package. */
function serveOfficially(): void {
  serveStdio(() => {
    const server = new McpServer({ name: "kitchen", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.registerTool("weigh", { inputSchema: z.object({ what: z.string().optional() }) }, ({ what }, { mcpReq }) => {
      const named = what ?? acceptedContent(mcpReq.inputResponses, "what", z.object({ what: z.string() }))?.what;
      const ask = inputRequired.elicit({ message: "What is weighed?", requestedSchema: question });
      if (named === undefined) return inputRequired({ inputRequests: { what: ask } });
      return { content: [{ type: "text", text: `${named}: 250 grams` }] };
    });
    return server;
  });
}

async function generatedClient(): Promise<unknown> {
  const child = spawn(process.execPath, [program, "official"], { stdio: ["pipe", "pipe", "inherit"] });
  const client = connect({ role: "client", readable: child.stdout, writable: child.stdin });
  const served = client.serve({});
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
    "io.modelcontextprotocol/clientInfo": { name: "desk", version: "1.0.0" },
  };
  const { supportedVersions } = await client.request(createDiscoverRequest({ _meta }));
  const { tools } = await client.request(createListToolsRequest({ _meta }));
  const called = await client.request(createCallToolRequest({ _meta, name: "weigh", arguments: { what: "flour" } }));
  const asked = await client.request(createCallToolRequest({ _meta, name: "weigh", arguments: {} }));
  const again = await client.request(createCallToolRequest({ _meta, name: "weigh", arguments: {}, inputResponses: { what: answer } }));
  await client.close();
  child.kill();
  await served;
  return {
    spoken: supportedVersions.includes(version),
    tools: tools.map(({ name }) => name),
    called: "content" in called ? called.content : called,
    asked: asked.resultType,
    again: "content" in again ? again.content : again,
  };
}

async function officialClient(): Promise<unknown> {
  const client = new Client(
    { name: "desk", version: "1.0.0" },
    { capabilities: { elicitation: {} }, versionNegotiation: { mode: { pin: version } } },
  );
  client.setRequestHandler("elicitation/create", () => Promise.resolve({ ...answer }));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, "generated"] }));
  const { tools } = await client.listTools();
  const called = await client.callTool({ name: "weigh", arguments: { what: "flour" } });
  const again = await client.callTool({ name: "weigh", arguments: {} });
  await client.close();
  return { tools: tools.map(({ name }) => name), called: called.content, again: again.content };
}

if (process.argv[2] === "generated") await serve();
else if (process.argv[2] === "official") serveOfficially();
else console.log(JSON.stringify({ generated: await generatedClient(), official: await officialClient() }));
