// Serves MCP over streamable HTTP on the loopback interface. Requests that a web page could have sent from elsewhere are refused.

import { createServer as createHttpServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type * as Sdk from "./sdk.js";

export interface HttpOptions {
  readonly port: number;
  /** Answers an MCP request. */
  readonly handle: (request: Request) => Promise<Response>;
}

/** The path of the endpoint. */
export const endpoint = "/mcp";

/** Listens, and gives the URL of the endpoint. */
export async function serveHttp(
  sdk: typeof Sdk,
  { port, handle }: HttpOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createHttpServer((request, response) => void answer(sdk, handle, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return { url: `http://127.0.0.1:${actual}${endpoint}`, close: () => closeServer(server) };
}

function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(sdk: typeof Sdk, handle: HttpOptions["handle"], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  try {
    const request = toRequest(incoming, gone.signal);
    const hosts = sdk.localhostAllowedHostnames();
    const refused = sdk.hostHeaderValidationResponse(request, hosts) ?? sdk.originValidationResponse(request, hosts);
    const isEndpoint = new URL(request.url).pathname === endpoint;
    const response =
      refused ?? (isEndpoint ? await handle(request) : new Response(`not found; the endpoint is ${endpoint}\n`, { status: 404 }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body), outgoing);
  } catch {
    // A request that cannot be read, or a client that is gone.
    if (!outgoing.headersSent && !outgoing.destroyed) outgoing.writeHead(400).end();
    else outgoing.destroy();
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.append(incoming.rawHeaders[index]!, incoming.rawHeaders[index + 1]!);
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  // Only the path counts; the host is checked by its header.
  return new Request(new URL(incoming.url ?? "/", "http://127.0.0.1"), {
    method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
  });
}
