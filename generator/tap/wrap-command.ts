// Runs a command between this process and its client: standard input and output pass unchanged, and are checked afterwards.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { describeFailure } from "../party/stdio-party.js";
import type { CheckedDirection } from "./checker.js";

export interface WrapOptions {
  readonly command: readonly string[];
  readonly input: Readable;
  readonly output: Writable;
  /** What goes to the command, and what comes from it. */
  readonly inbound: CheckedDirection;
  readonly outbound: CheckedDirection;
}

/** The exit code of the command, or why it could not be started. */
export type WrapResult = { readonly code: number } | { readonly problem: string };

/** Runs the command until it ends and everything that it wrote was passed on. */
export async function wrapCommand({ command, input, output, inbound, outbound }: WrapOptions): Promise<WrapResult> {
  const [name = "", ...parameters] = command;
  const child = spawn(name, parameters, { stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  try {
    await Promise.race([once(child, "spawn"), closed]);
  } catch (error) {
    return { problem: describeFailure(name, error as NodeJS.ErrnoException) };
  }
  const stopSignals = passSignals(child, input);
  const stopInput = passInput(input, child.stdin, inbound);
  try {
    await passOutput(child.stdout, output, outbound);
    const [code, signal] = await closed;
    return { code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]) };
  } finally {
    stopSignals();
    stopInput();
    await Promise.all([inbound.end(), outbound.end()]);
  }
}

/** Passes the input on, no faster than the command reads it. Returns what stops it. */
function passInput(input: Readable, stdin: Writable, inbound: CheckedDirection): () => void {
  const onData = (chunk: Buffer): void => {
    if (!stdin.write(chunk)) input.pause();
    inbound.push(chunk);
  };
  const onEnd = (): void => void stdin.end();
  stdin.on("drain", () => input.resume());
  // A command may close its input before it ends; what follows has no reader.
  stdin.on("error", () => input.resume());
  input.on("data", onData).on("end", onEnd);
  return () => {
    input.off("data", onData).off("end", onEnd).pause();
    // Otherwise a client that keeps its end open would keep this process alive.
    if ("unref" in input && typeof input.unref === "function") input.unref();
  };
}

/** Passes the output on, no faster than the client reads it. A command whose reader is gone notices it as without a tap. */
async function passOutput(stdout: Readable, output: Writable, outbound: CheckedDirection): Promise<void> {
  const gone = once(output, "close").then(
    () => undefined,
    () => undefined,
  );
  output.on("error", () => stdout.destroy());
  try {
    for await (const chunk of stdout as AsyncIterable<Buffer>) {
      const isTaken = output.write(chunk);
      outbound.push(chunk);
      if (!isTaken && !output.destroyed) await Promise.race([once(output, "drain"), gone]);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}

/** Passes signals on. A terminal sends Ctrl+C to the command itself. Returns what stops it. */
function passSignals(child: ChildProcess, input: Readable): () => void {
  const isTerminal = (input as { readonly isTTY?: boolean }).isTTY === true;
  const handlers = (["SIGTERM", "SIGHUP", "SIGINT"] as const).map((signal) => {
    const handler = (): void => void (signal === "SIGINT" && isTerminal ? undefined : child.kill(signal));
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((stop) => stop());
}
