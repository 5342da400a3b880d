// Drives the installed `wirepact mcp` with the official client, over the standard streams and over HTTP, and prints what it got.

import { spawn } from "node:child_process";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const program = "node_modules/.bin/wirepact";
const [, , ...parameters] = process.argv;

async function ask(transport) {
  const client = new Client({ name: "matrix", version: "1.0.0" });
  await client.connect(transport);
  const { tools } = await client.listTools();
  const { prompts } = await client.listPrompts();
  const { resources } = await client.listResources();
  const call = async (name, given) => (await client.callTool({ name, arguments: given })).structuredContent;
  const protocols = await call("list_protocols", {});
  const [{ name: protocol }] = protocols.protocols;
  const { messages } = await call("list_messages", { protocol });
  const refused = await call("build_message", { protocol, message: messages[0].message, fields: {}, conversation: "c" });
  const card = await client.getPrompt({ name: prompts[0].name });
  const page = await client.readResource({ uri: resources[0].uri });
  await client.close();
  return {
    tools: tools.length,
    protocols: protocols.protocols.map(({ name, origin }) => `${name} from the ${origin}`),
    messages: messages.length,
    refused: refused.issues[0].code,
    card: card.messages[0].content.text.length > 500,
    page: page.contents[0].text.length > 500,
  };
}

const overStdio = await ask(new StdioClientTransport({ command: program, args: ["mcp", ...parameters], stderr: "inherit" }));
const server = spawn(program, ["mcp", "--http", "0", ...parameters], { stdio: ["ignore", "pipe", "inherit"] });
const url = await new Promise((resolve, reject) => {
  server.once("error", reject);
  server.stdout.on("data", (chunk) => {
    const found = /http:\S+/.exec(String(chunk));
    if (found !== null) resolve(found[0]);
  });
});
const overHttp = await ask(new StreamableHTTPClientTransport(new URL(url)));
const ended = new Promise((resolve) => server.once("exit", resolve));
server.kill("SIGINT");
console.log(JSON.stringify({ overStdio, overHttp, code: await ended }));
