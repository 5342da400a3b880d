// A tap for HTTP: a proxy on the loopback interface that passes requests and answers on unchanged and checks the messages in their bodies.

import { createServer, request as startRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "@wirepact/core/codegen/json";
import { sse } from "@wirepact/core/codegen/frames";
import type { CheckedDirection } from "./checker.js";
import { isLocalName } from "../party/local-name.js";
import { wholeBody } from "../party/whole-body.js";
import type { Tap } from "./create-tap.js";

export interface ProxyOptions {
  readonly port: number;
  /** Where requests go. */
  readonly target: URL;
  readonly tap: Tap;
  /** Takes a line about something that is not a message. */
  readonly show: (line: string) => void;
}

const oneMessage = wholeBody(json);

/** Listens, and gives the URL to which clients connect. */
export async function startProxy(options: ProxyOptions): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => pass(options, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}${options.target.pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass({ target, tap, show }: ProxyOptions, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = target;
  // A page of another site may have a name that leads here, and the server would no longer see it.
  if (!isLocalName((incoming.headers.host ?? "localhost").replace(/:\d+$/, ""))) {
    outgoing.writeHead(403, { "content-type": "text/plain" }).end("wirepact tap answers only requests to this machine\n");
    return;
  }
  const headers = incoming.rawHeaders.map((header, index) => (isHost(incoming.rawHeaders, index) ? target.host : header));
  const forwarded = startRequest({
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    method: incoming.method,
    path: incoming.url,
    headers,
  });
  forwarded.on("response", (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, response.rawHeaders);
    // An event stream may start long before its first event.
    outgoing.flushHeaders();
    copy(response, outgoing, directionOf(tap, response, false));
  });
  forwarded.on("error", (error) => {
    show(`tap: ${target.host} cannot be reached: ${error.message}`);
    if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/plain" });
    outgoing.end(`${target.host} cannot be reached\n`);
  });
  outgoing.on("close", () => void (outgoing.writableFinished ? undefined : forwarded.destroy()));
  copy(incoming, forwarded, directionOf(tap, incoming, true));
}

/** Whether a raw header is the value of `Host`, which names the server that is asked. */
const isHost = (raw: readonly string[], index: number): boolean => index % 2 === 1 && raw[index - 1]!.toLowerCase() === "host";

/** Where the messages of a body are checked; undefined if it holds none that can be read. */
function directionOf(tap: Tap, { headers }: IncomingMessage, isInbound: boolean): CheckedDirection | undefined {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isPlain = (headers["content-encoding"] ?? "identity") === "identity";
  if (!isPlain) return undefined;
  if (type === "text/event-stream") return tap.direction(isInbound, sse);
  return type === "application/json" || type.endsWith("+json") ? tap.direction(isInbound, oneMessage) : undefined;
}

function copy(from: IncomingMessage, to: NodeJS.WritableStream, checked: CheckedDirection | undefined): void {
  from.on("data", (chunk: Buffer) => {
    if (!to.write(chunk)) from.pause();
    checked?.push(chunk);
  });
  to.on("drain", () => from.resume());
  from.on("end", () => {
    to.end();
    void checked?.end();
  });
  from.on("aborted", () => void checked?.end());
}
