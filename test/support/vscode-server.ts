// Visual Studio Code itself, as a server for a browser: the code-server package from npm, without its native modules, kept in node_modules/.cache.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { execute, repository } from "./packed.js";

/** The last one for Node 20: Visual Studio Code 1.100. */
const version = "4.100.3";

/** The folder of the editor's server. */
export function installEditor(): string {
  const cache = join(repository, "node_modules/.cache/wirepact-vscode");
  const folder = join(cache, version);
  const server = join(folder, "node_modules/code-server/lib/vscode");
  if (existsSync(folder)) return server;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, "install-"));
  const install = ["install", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--silent"];
  writeFileSync(join(fresh, "package.json"), '{ "private": true }\n');
  execute("npm", [...install, `code-server@${version}`], fresh);
  execute("npm", install, join(fresh, "node_modules/code-server/lib/vscode"));
  renameSync(fresh, folder);
  return server;
}

export interface EditorServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Installs an extension and starts the editor; settings and extensions are in the given folder. */
export async function startEditorServer(data: string, extension: string): Promise<EditorServer> {
  const server = installEditor();
  const program = join(server, "out/server-main.js");
  const folders = ["--server-data-dir", join(data, "data"), "--extensions-dir", join(data, "extensions")];
  execute(process.execPath, [program, ...folders, "--install-extension", extension], data);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [program, "--host", "127.0.0.1", "--port", String(port), "--without-connection-token", "--accept-server-license-terms", ...folders],
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 6000; tries++) {
    const isReady = await fetch(`${address}/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
