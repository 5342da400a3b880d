// The language server over standard input and output.

import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serve } from "./server.js";

/** Serves an editor until it says goodbye, or the input ends. */
export async function serveStdio(): Promise<void> {
  const connection = createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout));
  await new Promise<void>((resolve) => {
    connection.onExit(resolve);
    process.stdin.on("end", resolve);
    serve(connection);
  });
}
