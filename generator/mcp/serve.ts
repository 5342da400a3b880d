// Starts the MCP server over the standard streams or over HTTP, and runs until the client is gone or the process is interrupted.

import type { Readable, Writable } from "node:stream";
import { announceChanges, type ListName } from "./announce-changes.js";
import { answerBroken } from "./answer-broken.js";
import { createConversations } from "./conversations.js";
import { createServer, describeTools, mostArgumentCharacters, type ServerParts } from "./create-server.js";
import { openLibraries, type LibraryOptions, type ProtocolLibrary } from "./protocol-library.js";
import type * as Sdk from "./sdk.js";
import { serveHttp } from "./serve-http.js";
import { openStoreAccess, type StoreAddress } from "./store-access.js";

export interface ServeOptions extends LibraryOptions {
  readonly store: StoreAddress | undefined;
  readonly showSensitive: boolean;
  /** The port for HTTP; 0 for any. Without it, the standard streams are used. */
  readonly port: number | undefined;
  readonly version: string;
  readonly input: Readable;
  readonly output: Writable;
  /** Called with the URL once the server listens. */
  readonly onListening: (url: string) => void;
  readonly onError: (problem: string) => void;
  readonly interrupted: AbortSignal | undefined;
}

/** The largest message that is read from the standard streams; a larger one ends the connection. */
const mostBufferedBytes = 64 * 1024 * 1024;

/** Serves until the end; returns a description of what is wrong with the options. */
export async function serve(options: ServeOptions): Promise<string | undefined> {
  const { role, store: address, showSensitive, port, version, onError } = options;
  const { library, wholeLibrary } = openLibraries(options);
  const problem = findProblem(options, await library());
  if (problem !== undefined) return problem;
  const sdk = await import("./sdk.js");
  const store = address === undefined ? undefined : openStoreAccess(address);
  const report = (error: unknown): void => onError(error instanceof Error ? error.message : String(error));
  const settings = { role, isShared: port !== undefined, showSensitive };
  const parts = { library, wholeLibrary, conversations: createConversations(), store, settings, version, onError: report };
  const stopping = new AbortController();
  const watch = (announce: (list: ListName) => void): void => {
    const tools = (current: ProtocolLibrary): string => JSON.stringify(describeTools(parts, current));
    void announceChanges({ library, tools, announce, onError: report, stopped: stopping.signal }).catch(report);
  };
  try {
    if (port === undefined) await serveStreams(sdk, { parts, watch }, options);
    else await listen(sdk, { parts, watch }, { ...options, port });
    return undefined;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== "listen") throw error;
    return code === "EADDRINUSE" ? `port ${port} is in use; choose another one, or 0 for any` : `cannot listen on port ${port} (${code})`;
  } finally {
    stopping.abort();
    await store?.close();
  }
}

/** Options that contradict the protocols. The server also starts with a missing or invalid spec, which can be corrected while it runs. */
function findProblem({ role, names, protocolVersion }: ServeOptions, { protocols, problems }: ProtocolLibrary): string | undefined {
  if ((names !== undefined || protocolVersion !== undefined) && problems[0] !== undefined) return problems[0];
  if (role === undefined || protocols.length === 0) return undefined;
  const roles = [...new Set(protocols.flatMap(({ protocol }) => Object.keys(protocol.roles)))];
  return roles.includes(role) ? undefined : `unknown role "${role}", expected one of ${roles.join(", ")}`;
}

interface Serving {
  readonly parts: ServerParts;
  /** Watches the project, and calls back when a list has changed. */
  readonly watch: (announce: (list: ListName) => void) => void;
}

async function serveStreams(sdk: typeof Sdk, { parts, watch }: Serving, options: ServeOptions): Promise<void> {
  const { input, output, onError, interrupted } = options;
  // While the client reads slowly, every answer waits for the stream with its own listener.
  output.setMaxListeners(0);
  const lines = answerBroken(output, mostBufferedBytes);
  const transport = new sdk.StdioServerTransport(lines, output, { maxBufferSize: mostBufferedBytes });
  const ended = new Promise<void>((resolve) => {
    for (const event of ["end", "close", "error"]) lines.once(event, () => resolve());
    for (const event of ["close", "error"]) input.once(event, () => lines.end());
    output.once("error", () => resolve());
    interrupted?.addEventListener("abort", () => resolve());
  });
  let server: Sdk.Server | undefined;
  const factory = async () => (server = await createServer(sdk, parts, { listChanged: true }));
  const handle = sdk.serveStdio(factory, { transport, onerror: ({ message }) => onError(message) });
  watch((list) => {
    // Before the first request there is no client to notify.
    void server?.notification({ method: `notifications/${list}/list_changed` }).catch(() => {});
  });
  input.pipe(lines);
  await ended;
  await handle.close();
  input.destroy();
}

async function listen(sdk: typeof Sdk, { parts, watch }: Serving, options: ServeOptions & { readonly port: number }): Promise<void> {
  const { port, onListening, onError, interrupted } = options;
  // Clients of older revisions ask again with every request and keep no connection.
  const factory: Sdk.McpServerFactory = async ({ era }) => createServer(sdk, parts, { listChanged: era === "modern" });
  const handler = sdk.createMcpHandler(factory, {
    onerror: ({ message }) => onError(message),
    maxRequestBodySize: 4 * mostArgumentCharacters,
  });
  const { url, close } = await serveHttp(sdk, { port, handle: async (request) => handler.fetch(request) });
  onListening(url);
  watch((list) => handler.notify[`${list}Changed`]());
  if (interrupted?.aborted !== true) await new Promise<void>((resolve) => interrupted?.addEventListener("abort", () => resolve()));
  await handler.close();
  await close();
}
