// Both revisions of MCP from one package: its server with the official client of either revision, and its client with the official server of the older one.
// Prints what the clients got; with the argument `serve`, it is the server.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { connect, createCallToolRequest, createDiscoverRequest, createListToolsRequest } from "@gallery/mcp";
import { type Convert, version } from "@gallery/mcp/versions/2025-11-25";

const program = fileURLToPath(import.meta.url);
const [older, newer] = ["2025-11-25", "2026-07-28"] as const;
const implementation = { name: "desk", version: "1.0.0" };
const question = { type: "object" as const, properties: { what: { type: "string" as const } }, required: ["what"] };
const answer = { action: "accept" as const, content: { what: "sugar" } };
const cached = { resultType: "complete", ttlMs: 0, cacheScope: "private" } as const;
const rpc = { jsonrpc: "2.0" } as const;

/** Numbers the requests that only the older revision has. */
let asked = 0;

const convert: Convert = {
  up: {
    initialize: ({ id, params }) => ({
      ...rpc,
      id,
      method: "server/discover",
      params: {
        _meta: {
          "io.modelcontextprotocol/protocolVersion": newer,
          "io.modelcontextprotocol/clientCapabilities": params.capabilities.elicitation ? { elicitation: { form: {} } } : {},
        },
      },
    }),
    "initialize result": async ({ id, result }, { connection }) => {
      await connection?.send({ ...rpc, method: "notifications/initialized" });
      const { capabilities, protocolVersion } = result;
      return {
        ...rpc,
        id,
        result: { ...cached, supportedVersions: [protocolVersion], capabilities: capabilities.tools ? { tools: {} } : {} },
      };
    },
    "notifications/initialized": () => undefined,
    ping: async ({ id }, { connection }) => void (await connection?.send({ ...rpc, id, result: {} })),
    "elicitation/create": async ({ id }, { connection }) => void (await connection?.send({ ...rpc, id, result: answer })),
    // Nothing but the words of its fields changed.
    "tools/call result": (result, { convert: derive }) => derive(result),
  },
  down: {
    "server/discover": ({ id }) => ({
      ...rpc,
      id,
      method: "initialize",
      params: { protocolVersion: older, capabilities: { elicitation: {} }, clientInfo: implementation },
    }),
    "server/discover result": ({ id, result: { capabilities } }) => ({
      ...rpc,
      id,
      result: {
        protocolVersion: older,
        capabilities: capabilities.tools ? { tools: {} } : {},
        serverInfo: { name: "kitchen", version: "1.0.0" },
      },
    }),
    // A server that needs input asks the client, and calls the tool again.
    "tools/call result": async (called, { request, connection, convert: derive }) => {
      let { result } = called;
      if (request === undefined || connection === undefined) return derive(called);
      while ("inputRequests" in result && result.inputRequests !== undefined) {
        const inputResponses: Record<string, typeof answer> = {};
        for (const name of Object.keys(result.inputRequests)) {
          const params = { message: "What is weighed?", requestedSchema: question };
          const given = await connection.request({ ...rpc, id: `input-${++asked}`, method: "elicitation/create", params });
          if ("action" in given && given.action === "accept")
            inputResponses[name] = { ...answer, content: { what: String(given.content?.["what"]) } };
        }
        result = await connection.serve({ ...request, params: { ...request.params, inputResponses } });
      }
      return derive({ ...called, result });
    },
  },
};

async function serve(): Promise<void> {
  const connection = connect({ role: "server", readable: process.stdin, writable: process.stdout, versions: [version(convert)] });
  await connection.serve({
    "server/discover": () => ({ ...cached, supportedVersions: [newer, older], capabilities: { tools: {} } }),
    "tools/list": () => ({ ...cached, tools: [{ name: "weigh", inputSchema: { type: "object", properties: question.properties } }] }),
    "tools/call": ({ params }) => {
      const given = params.inputResponses?.["what"];
      const what = params.arguments?.["what"] ?? (given !== undefined && "action" in given ? given.content?.["what"] : undefined);
      const ask = { method: "elicitation/create", params: { message: "What is weighed?", requestedSchema: question } } as const;
      if (what === undefined) return { resultType: "input_required", inputRequests: { what: ask } };
      return { resultType: "complete", content: [{ type: "text", text: `${String(what)}: 250 grams` }] };
    },
  });
}

/** What the official client of a revision gets from our server. */
async function officialClient(revision: string): Promise<unknown> {
  const options = revision === older ? { supportedProtocolVersions: [older] } : { versionNegotiation: { mode: { pin: newer } } };
  const client = new Client(implementation, { capabilities: { elicitation: {} }, ...options });
  client.setRequestHandler("elicitation/create", () => Promise.resolve(answer));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, "serve"] }));
  const { tools } = await client.listTools();
  const called = await client.callTool({ name: "weigh", arguments: { what: "flour" } });
  const again = await client.callTool({ name: "weigh", arguments: {} });
  await client.close();
  return { tools: tools.map(({ name, inputSchema }) => [name, inputSchema]), called: called.content, again: again.content };
}

/** What our client gets from the official server of the older revision. */
async function ownClient(): Promise<unknown> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("mcp-official-server.js", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const old = version(convert);
  const client = connect({ role: "client", readable: child.stdout, writable: child.stdin, versions: [old], version: old });
  const served = client.serve({});
  const _meta = { "io.modelcontextprotocol/protocolVersion": newer, "io.modelcontextprotocol/clientCapabilities": {} };
  const { supportedVersions } = await client.request(createDiscoverRequest({ _meta }));
  const { tools } = await client.request(createListToolsRequest({ _meta }));
  const called = await client.request(createCallToolRequest({ _meta, name: "weigh", arguments: { what: "flour" } }));
  const again = await client.request(createCallToolRequest({ _meta, name: "weigh", arguments: {} }));
  await client.close();
  await served;
  const contentOf = (result: object): unknown => ("content" in result ? result.content : result);
  return { supportedVersions, tools: tools.map(({ name }) => name), called: contentOf(called), again: contentOf(again) };
}

if (process.argv[2] === "serve") await serve();
else console.log(JSON.stringify({ [older]: await officialClient(older), [newer]: await officialClient(newer), own: await ownClient() }));
