// Serves a folder below a path on this machine, with the strict policy as a header.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { strictPolicy } from "./browser.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Starts the server; gives the address of the folder and a function that stops it. */
export async function serveSite(
  folder: string,
  below = "/docs/site",
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://127.0.0.1").pathname);
    if (path === "/favicon.ico") return void response.writeHead(204).end();
    const file = path.startsWith(`${below}/`) ? join(folder, normalize(path.slice(below.length))) : undefined;
    if (file === undefined) return void response.writeHead(404).end();
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, { "Content-Type": types[extname(file)] ?? "text/plain", "Content-Security-Policy": strictPolicy })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
