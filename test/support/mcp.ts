// MCP servers for tests: the real program over its standard streams, or the same server over HTTP, with the official client.

import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { Client, type JSONRPCMessage, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { serve, type ServeOptions } from "../../generator/mcp/serve.js";
import { shownFolder } from "../../generator/cli/shown-folder.js";
import { isServerAddress, withoutPassword } from "../../generator/mcp/store-access.js";

export const repositoryFolder = fileURLToPath(new URL("../..", import.meta.url));
export const program = join(repositoryFolder, "generator/bin/wirepact.js");

/** The newest revision of MCP, or the one that clients of 2025 speak. */
export type Revision = "modern" | "legacy";

/** Called with the name of a list that the server says has changed. */
export type OnListChanged = (list: "tools" | "resources" | "prompts") => void;

/** Only what hangs takes so long, in milliseconds. */
const patience = { timeout: 600_000 };

/** Lets a client wait for as long as an answer takes, in place of a minute. */
function patient(client: Client): Client {
  const own = client as unknown as { _requestWithSchema: (request: unknown, schema: unknown, options?: object) => Promise<unknown> };
  const send = own._requestWithSchema.bind(client);
  own._requestWithSchema = (request, schema, options) => send(request, schema, { ...patience, ...options });
  return client;
}

const clientOf = (revision: Revision, onListChanged?: OnListChanged): Client => {
  const on = (list: Parameters<OnListChanged>[0]) => ({ autoRefresh: false, debounceMs: 0, onChanged: () => onListChanged?.(list) });
  return patient(
    new Client(
      { name: "test", version: "1.0.0" },
      {
        versionNegotiation: { mode: revision === "modern" ? { pin: "2026-07-28" } : "legacy" },
        ...(onListChanged === undefined ? {} : { listChanged: { tools: on("tools"), resources: on("resources"), prompts: on("prompts") } }),
      },
    ),
  );
};

/** A result as tests look at it. */
export interface ToolAnswer {
  readonly ok: boolean;
  /** What the model reads. */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** All that was sent. */
  readonly whole: string;
}

export interface McpConnection {
  readonly client: Client;
  readonly call: (name: string, given?: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;
  readonly close: () => Promise<void>;
}

function connection(client: Client, close: () => Promise<void>): McpConnection {
  return {
    client,
    close,
    call: async (name, given = {}) => {
      const result = await client.callTool({ name, arguments: given });
      const content = result.content as readonly { readonly text: string }[];
      if (content.length !== 1) throw new Error("there must be one text");
      const data = result.structuredContent as Readonly<Record<string, unknown>>;
      return { ok: result.isError !== true, text: content[0]?.text ?? "", data, whole: JSON.stringify(result) };
    },
  };
}

/** Starts `wirepact mcp` in a folder and connects to its standard streams. */
export async function connectStdio(
  parameters: readonly string[],
  revision: Revision,
  folder = repositoryFolder,
  onListChanged?: OnListChanged,
): Promise<McpConnection> {
  return connectCommand([process.execPath, program, "mcp", ...parameters], folder, clientOf(revision, onListChanged));
}

/** Starts a server by a command and connects to its standard streams. */
export async function connectCommand(
  [command = "", ...args]: readonly string[],
  folder: string,
  client: Client = clientOf("modern"),
): Promise<McpConnection> {
  await client.connect(new StdioClientTransport({ command, args, cwd: folder, stderr: "ignore" }), patience);
  return connection(client, async () => client.close());
}

export interface HttpServer {
  readonly url: string;
  readonly connect: (revision: Revision, onListChanged?: OnListChanged) => Promise<McpConnection>;
  /** Errors that were reported. */
  readonly errors: readonly string[];
  readonly stop: () => Promise<void>;
}

export interface HttpSettings {
  readonly folder?: string;
  readonly spec?: string;
  readonly names?: readonly string[];
  readonly protocolVersion?: string;
  readonly role?: string;
  readonly store?: string;
  readonly schema?: string;
  readonly write?: boolean;
  readonly showSensitive?: boolean;
}

/** The options of a server in the process of the test. */
function serveOptions(settings: HttpSettings, errors: string[], stopping: AbortController): ServeOptions {
  const { folder = repositoryFolder, spec, names, protocolVersion, role, store, schema, write = false, showSensitive = false } = settings;
  return {
    folder,
    spec,
    names,
    protocolVersion,
    role,
    shownFolder: (specFolder) => shownFolder(folder, specFolder),
    store:
      store === undefined
        ? undefined
        : {
            address: isServerAddress(store) ? store : resolve(folder, store),
            shown: withoutPassword(store),
            schema,
            isWritable: write,
          },
    showSensitive,
    port: undefined,
    version: "1.0.0",
    input: new PassThrough(),
    output: new PassThrough(),
    onListening: () => {},
    onError: (problem) => void errors.push(problem),
    interrupted: stopping.signal,
  };
}

/** Serves over streams from the sources, in the process of the test. */
export async function connectInProcess(settings: HttpSettings): Promise<McpConnection> {
  const errors: string[] = [];
  const stopping = new AbortController();
  const options = serveOptions(settings, errors, stopping);
  const done = serve(options);
  const client = clientOf("modern");
  await client.connect(streamTransport(options.output as PassThrough, options.input as PassThrough));
  return connection(client, async () => {
    await client.close();
    stopping.abort();
    const problem = await done;
    if (problem !== undefined || errors.length > 0) throw new Error([problem, ...errors].join("\n"));
  });
}

/** A transport of the client over streams, one message per line. */
function streamTransport(input: PassThrough, output: PassThrough): Transport {
  const transport: Transport = {
    start: async () => {
      createInterface({ input }).on("line", (line) => transport.onmessage?.(JSON.parse(line) as JSONRPCMessage));
    },
    send: async (message) => void output.write(`${JSON.stringify(message)}\n`),
    close: async () => transport.onclose?.(),
  };
  return transport;
}

/** Serves over HTTP from the sources, in the process of the test. */
export async function startHttp(settings: HttpSettings = {}): Promise<HttpServer> {
  const errors: string[] = [];
  const stopping = new AbortController();
  let done: Promise<string | undefined> = Promise.resolve(undefined);
  const url = await new Promise<string>((listening, failed) => {
    done = serve({ ...serveOptions(settings, errors, stopping), port: 0, onListening: listening });
    done.then((problem) => problem !== undefined && failed(new Error(problem)), failed);
  });
  return {
    url,
    errors,
    connect: async (revision, onListChanged) => {
      const client = clientOf(revision, onListChanged);
      await client.connect(new StreamableHTTPClientTransport(new URL(url)), patience);
      return connection(client, async () => client.close());
    },
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

export const temporaryFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), "wirepact-mcp-")));
