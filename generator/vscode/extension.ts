// The VS Code extension: starts the language server of the project that a spec belongs to.

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { commands, window, workspace, type ExtensionContext, type TextDocument } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";

const clients = new Map<string, LanguageClient>();

/** A spec is `wirepact.yaml`, or a YAML file below a folder that contains one. */
function projectOf(document: TextDocument): string | undefined {
  if (document.uri.scheme !== "file" || !/\.ya?ml$/.test(document.fileName)) return undefined;
  let hasSpec = false;
  for (let folder = dirname(document.fileName); ; folder = dirname(folder)) {
    hasSpec ||= existsSync(join(folder, "wirepact.yaml")) || existsSync(join(folder, "wirepact.config.js"));
    if (hasSpec && existsSync(join(folder, "node_modules/@wirepact/generator/bin/wirepact.js"))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

async function start(document: TextDocument): Promise<void> {
  const folder = projectOf(document);
  if (folder === undefined || clients.has(folder)) return;
  const module = join(folder, "node_modules/@wirepact/generator/bin/wirepact.js");
  const run = { module, args: ["lsp"], transport: TransportKind.stdio, options: { cwd: folder } };
  const client = new LanguageClient(
    "wirepact",
    "Wirepact",
    { run, debug: run },
    {
      documentSelector: [{ scheme: "file", language: "yaml", pattern: `${folder}/**/*.{yaml,yml}` }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher(`${folder}/**/*.{yaml,yml}`) },
    },
  );
  clients.set(folder, client);
  try {
    await client.start();
  } catch (error) {
    clients.delete(folder);
    void window.showErrorMessage(`The Wirepact language server of ${folder} does not start: ${String(error)}`);
  }
}

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(workspace.onDidOpenTextDocument((document) => void start(document)));
  context.subscriptions.push(
    commands.registerCommand("wirepact.restart", async () => {
      await deactivate();
      for (const document of workspace.textDocuments) await start(document);
    }),
  );
  for (const document of workspace.textDocuments) await start(document);
}

export async function deactivate(): Promise<void> {
  const running = [...clients.values()];
  clients.clear();
  // A server that did not start cannot be stopped.
  await Promise.allSettled(running.map((client) => client.stop()));
}
