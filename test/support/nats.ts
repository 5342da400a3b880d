// A NATS server of the tests' own, with JetStream: in a temporary folder, on a free port, gone afterwards.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { createServer, connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { removeTemporary } from "./remove-temporary.js";

export interface NatsServer {
  readonly url: string;
  /** Kills the server; `start` starts it again with its data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the process without ending it, as if the network were cut. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

/** The server's program; undefined where none is installed, which CI does not allow. */
export function findNats(): string | undefined {
  const folders = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const found = folders.map((folder) => join(folder, "nats-server")).find((file) => existsSync(file));
  if (found === undefined && process.env["CI"] === "true") throw new Error("CI needs a NATS server: apt-get install nats-server");
  return found;
}

/** Starts a new, empty server. */
export async function startNats(program: string, more: readonly string[] = []): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-nats-"));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(program, ["-a", "127.0.0.1", "-p", String(port), "-js", "-sd", folder, ...more], { stdio: "ignore" });
    while (!(await answers(port))) if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const onExit = (): void => void child?.kill("SIGKILL");
  process.on("exit", onExit);
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    stop: async () => {
      await kill();
      process.off("exit", onExit);
      removeTemporary(folder);
    },
  };
}

/** Whether a server greets on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectSocket(port, "127.0.0.1");
    socket.once("data", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
