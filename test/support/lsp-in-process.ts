// A client of a language server that runs in the same process.

import { PassThrough } from "node:stream";
import { createConnection } from "vscode-languageserver/node";
import { StreamMessageReader, StreamMessageWriter } from "vscode-languageserver-protocol/node";
import { serve } from "../../generator/lsp/server.js";
import { openClient, type EditorClient } from "./lsp-client.js";

/** Starts a server in this process, such as one of another build. It gets no notification `exit`, which would end the process. */
export async function startEditorInProcess(start: typeof serve = serve): Promise<EditorClient> {
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  start(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)));
  return openClient(toClient, toServer);
}
