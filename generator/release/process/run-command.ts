// Runs other programs and returns their output. Does not throw when a program fails.

import { spawn } from "node:child_process";
import { statfsSync } from "node:fs";

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly problems: string;
}

export interface RunOptions {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program to its end. The exit code is 127 when the program does not exist. */
export async function runCommand(command: string, parameters: readonly string[], options: RunOptions): Promise<CommandResult> {
  const { code, out: bytes, problems } = await runForBytes(command, parameters, options);
  const out = bytes.toString("utf8");
  // Most compilers and package managers that cannot write say so somewhere, the others anything but that.
  if (code !== 0 && (/ENOSPC|no space left on device/i.test(out + problems) || isFull(options.folder)))
    return { code, out: "", problems: "the disk is full" };
  return { code, out, problems };
}

/** Less free space than this, in bytes, is not enough for the files of a package. */
const smallestSpace = 256 * 1024;

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < smallestSpace;
  } catch {
    return false;
  }
}

/** Runs a program whose output is binary. */
export function runForBytes(
  command: string,
  parameters: readonly string[],
  { folder, environment }: RunOptions,
): Promise<Omit<CommandResult, "out"> & { readonly out: Buffer }> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows, npm is a script.
      shell: process.platform === "win32",
    });
    const out: Buffer[] = [];
    const problems: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => problems.push(chunk));
    child.on("error", (error) => resolve({ code: 127, out: Buffer.concat(out), problems: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, out: Buffer.concat(out), problems: Buffer.concat(problems).toString("utf8") }));
  });
}
