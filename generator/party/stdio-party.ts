// A party that is a program: it reads messages from its standard input and writes messages to its standard output.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Framing } from "@wirepact/core/codegen/frames";
import { maxErrors, maxMessages, maxOutput, type Party, type PartyEnd, type PartyEvents } from "./party.js";

/** Programs that run; whatever ends this process ends them too. */
const running = new Map<ChildProcess, (signal: NodeJS.Signals) => void>();
let isWatching = false;

/** Starts the program in a process group of its own, where there are such groups, so that its children end with it. */
export function startProcess(
  command: readonly string[],
  framing: Framing,
  limit: number,
  { onPiece, onEnd }: PartyEvents,
  platform: NodeJS.Platform = process.platform,
): Party {
  const [name = "", ...parameters] = command;
  const child = spawn(name, parameters, { stdio: ["pipe", "pipe", "pipe"], detached: platform !== "win32", windowsHide: true });
  const endAll = (signal: NodeJS.Signals): void => endGroup(child, signal, platform);
  running.set(child, endAll);
  if (!isWatching) process.on("exit", () => running.forEach((end) => end("SIGKILL")));
  isWatching = true;
  let [errors, written, problem]: [string, number, string | undefined] = ["", 0, undefined];
  let [isOver, isClosing] = [false, false];
  const finish = (end: PartyEnd): void => {
    running.delete(child);
    if (!isOver) onEnd({ ...end, errors: errors.trim() || undefined });
    isOver = true;
  };
  child.stdin.on("error", () => undefined);
  child.on("error", (error: NodeJS.ErrnoException) =>
    finish({ code: null, signal: null, problem: describeFailure(name, error, platform) }),
  );
  child.stderr.on("data", (chunk: Buffer) => void (errors = (errors + chunk.toString()).slice(-maxErrors)));

  const stop = (most: string): void => {
    problem = `it wrote more than ${most}`;
    endAll("SIGKILL");
  };
  async function* output(): AsyncGenerator<Uint8Array> {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      written += chunk.length;
      if (written > maxOutput) return stop(`${maxOutput} bytes`);
      yield chunk;
    }
  }
  const read = (async () => {
    let messages = 0;
    for await (const pieces of framing.cut(output(), limit, 4096)) {
      messages += pieces.length;
      if (messages > maxMessages) return stop(`${maxMessages} messages`);
      if (!isClosing) pieces.forEach(onPiece);
    }
  })().catch(() => undefined);
  // What it left in its pipes is read at once; after that, only children that it left behind hold them open.
  const leave = (): void => {
    if (child.stdout.readableLength > 0) setTimeout(leave, 100);
    else for (const stream of [child.stdout, child.stderr]) stream.destroy();
  };
  child.on("exit", () => setTimeout(() => setImmediate(leave), 2000).unref());
  const closed = once(child, "close").catch(() => [null, null]) as Promise<[number | null, string | null]>;
  const ended = closed.then(async ([code, signal]) => {
    await read;
    finish({ code, signal, problem });
    return true;
  });

  return {
    write: async (data) => {
      if (!isOver && !child.stdin.destroyed && !child.stdin.write(data))
        await Promise.race([once(child.stdin, "drain"), once(child.stdin, "close"), closed]).catch(() => undefined);
      return undefined;
    },
    finish: async (milliseconds) => {
      if (isOver) return false;
      child.stdin.end();
      let timer: NodeJS.Timeout | undefined;
      const isLate = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
      const hasEnded = await Promise.race([ended, isLate]);
      clearTimeout(timer);
      return hasEnded && problem === undefined;
    },
    close: async () => {
      // What it was writing when it was ended may be half a message.
      isClosing = true;
      if (isOver) return;
      child.stdin.end();
      endAll("SIGTERM");
      const timer = setTimeout(() => endAll("SIGKILL"), 2000);
      await closed;
      clearTimeout(timer);
    },
    errors: () => errors,
  };
}

/** Sends a signal to a program and its children. Windows has no such signals; there, all of them are ended at once. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals, platform: NodeJS.Platform): void {
  if (pid === undefined) return;
  try {
    if (platform === "win32") spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    else process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Why a program could not be started. On Windows, npm and npx are scripts, which only a shell can start. */
export function describeFailure(
  command: string,
  { code, message }: NodeJS.ErrnoException,
  platform: NodeJS.Platform = process.platform,
): string {
  const hint = platform === "win32" ? "; start a script as `cmd /c npx …`" : "";
  if (code === "ENOENT") return `cannot start "${command}": no such command${hint}`;
  if (code === "EACCES") return `cannot start "${command}": permission denied`;
  return `cannot start "${command}": ${message}${hint}`;
}
