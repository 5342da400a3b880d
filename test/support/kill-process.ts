// Runs a program in a process and kills it at a random moment, as a power failure or an impatient person would.

import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface KillOptions {
  /** Working directory of the process. */
  readonly folder: string;
  /** The kill comes after a random part of this many milliseconds. */
  readonly within: number;
  /** A random number from 0 to 1. */
  readonly random: () => number;
  /** Starts counting when a file in this folder appears or changes, in place of the start of the process. */
  readonly afterChangeIn?: string;
}

/** Runs Node with these parameters and kills the process; false when it ended before. */
export async function killAtRandom(
  parameters: readonly string[],
  { folder, within, random, afterChangeIn }: KillOptions,
): Promise<boolean> {
  const child = spawn(process.execPath, parameters, { cwd: folder, stdio: "ignore" });
  const ended = new Promise<boolean>((resolve) => child.once("exit", (_code, signal) => resolve(signal === "SIGKILL")));
  const watcher = afterChangeIn === undefined ? undefined : watch(afterChangeIn);
  try {
    if (watcher !== undefined) await Promise.race([ended, new Promise<void>((resolve) => watcher.once("change", () => resolve()))]);
    await Promise.race([ended, pause(random() * within)]);
    child.kill("SIGKILL");
    return await ended;
  } finally {
    watcher?.close();
  }
}

/** A generator of random numbers that gives the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
