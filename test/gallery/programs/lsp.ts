// LSP with vscode-jsonrpc: the generated client with its server, and its client with the generated server. In both the server asks the client while it answers,
// and a request is cancelled. Prints what both got.

import { PassThrough } from "node:stream";
import {
  CancellationTokenSource,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from "vscode-jsonrpc/node";
import {
  connect,
  createCancelNotification,
  createConfigurationRequest,
  createDefinitionRequest,
  createDidOpenNotification,
  createHoverRequest,
  createInitializedNotification,
  createInitializeRequest,
  createPublishDiagnosticsNotification,
  createShutdownRequest,
  ReplyError,
  RequestError,
} from "@gallery/lsp";

const uri = "file:///code/a.js";
const text = "naïve 𝒳";
const at = { textDocument: { uri }, position: { line: 0, character: 1 } };
const requestCancelled = -32800;

function wires(): { readonly toServer: PassThrough; readonly toClient: PassThrough } {
  return { toServer: new PassThrough(), toClient: new PassThrough() };
}

const official = (readable: PassThrough, writable: PassThrough): MessageConnection =>
  createMessageConnection(new StreamMessageReader(readable), new StreamMessageWriter(writable));

async function generatedServer(): Promise<unknown> {
  const { toServer, toClient } = wires();
  const server = connect({ role: "server", readable: toServer, writable: toClient });
  void server.serve({
    initialize: () => ({ capabilities: { hoverProvider: true, definitionProvider: true } }),
    shutdown: () => null,
    "textDocument/hover": async ({ params: { position } }) => {
      const [settings] = await server.request(createConfigurationRequest({ items: [{ section: "words" }] }));
      return { contents: `${String(settings)} ${position.line}:${position.character}` };
    },
    "textDocument/definition": async (_request, { signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      throw new ReplyError({ code: requestCancelled, message: "Cancelled" });
    },
  });
  void (async () => {
    for await (const arrived of server) {
      if (!arrived.ok || !("method" in arrived.value) || arrived.value.method !== "textDocument/didOpen") continue;
      const { textDocument } = arrived.value.params;
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: textDocument.text.length } };
      await server.send(
        createPublishDiagnosticsNotification({ uri: textDocument.uri, diagnostics: [{ range, message: textDocument.text }] }),
      );
    }
  })();

  const client = official(toClient, toServer);
  client.onRequest("workspace/configuration", () => ["fast"]);
  const found = new Promise((resolve) =>
    client.onNotification("textDocument/publishDiagnostics", ({ diagnostics }) => resolve(diagnostics[0].message)),
  );
  client.listen();
  const { capabilities } = await client.sendRequest<{ readonly capabilities: object }>("initialize", {
    processId: null,
    rootUri: null,
    capabilities: { workspace: { configuration: true } },
  });
  await client.sendNotification("initialized", {});
  await client.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "javascript", version: 1, text } });
  const hover = await client.sendRequest("textDocument/hover", at);
  const source = new CancellationTokenSource();
  const cancelled = client.sendRequest("textDocument/definition", at, source.token).catch((error: { readonly code: number }) => error.code);
  source.cancel();
  const refused = client.sendRequest("textDocument/rename", at).catch((error: { readonly code: number }) => error.code);
  const result = {
    capabilities,
    found: await found,
    hover,
    cancelled: await cancelled,
    refused: await refused,
    end: await client.sendRequest("shutdown"),
  };
  client.dispose();
  return result;
}

async function generatedClient(): Promise<unknown> {
  const { toServer, toClient } = wires();
  const server = official(toServer, toClient);
  server.onRequest("initialize", () => ({ capabilities: { hoverProvider: true, definitionProvider: true } }));
  server.onRequest("shutdown", () => null);
  server.onRequest("textDocument/hover", async ({ position }) => {
    const [settings] = await server.sendRequest<readonly unknown[]>("workspace/configuration", { items: [{ section: "words" }] });
    return { contents: `${String(settings)} ${position.line}:${position.character}` };
  });
  let started: () => void;
  const asked = new Promise<void>((resolve) => (started = resolve));
  const cancelledThere = new Promise<boolean>((resolve) => {
    server.onRequest("textDocument/definition", (_params, token) => {
      token.onCancellationRequested(() => resolve(true));
      started();
      return new Promise(() => undefined);
    });
  });
  server.onNotification("textDocument/didOpen", ({ textDocument }) =>
    server.sendNotification("textDocument/publishDiagnostics", {
      uri,
      diagnostics: [{ range: { start: at.position, end: at.position }, message: textDocument.text }],
    }),
  );
  server.listen();

  const client = connect({ role: "client", readable: toClient, writable: toServer });
  void client.serve({ "workspace/configuration": () => ["fast"] });
  const found = (async () => {
    for await (const arrived of client) {
      if (arrived.ok && "method" in arrived.value && arrived.value.method === "textDocument/publishDiagnostics")
        return arrived.value.params.diagnostics[0]?.message;
    }
    return undefined;
  })();
  const { capabilities } = await client.request(
    createInitializeRequest({ processId: null, rootUri: null, capabilities: { workspace: { configuration: true } } }),
  );
  await client.send(createInitializedNotification());
  await client.send(createDidOpenNotification({ textDocument: { uri, languageId: "javascript", version: 1, text } }));
  const hover = await client.request(createHoverRequest(at));
  const controller = new AbortController();
  const cancelled = client
    .request(createDefinitionRequest(at), { signal: controller.signal })
    .catch((error: unknown) => (error instanceof RequestError ? error.reason : error));
  await asked;
  controller.abort();
  await client.send(createCancelNotification({ id: "unknown" }));
  const result = {
    capabilities,
    found: await found,
    hover,
    cancelled: await cancelled,
    cancelledThere: await cancelledThere,
    end: await client.request(createShutdownRequest()),
  };
  server.dispose();
  toClient.end();
  return result;
}

console.log(JSON.stringify({ server: await generatedServer(), client: await generatedClient() }));
