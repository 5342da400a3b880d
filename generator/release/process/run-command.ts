// Runs other programs and returns their output. Does not throw when a program fails.

import { spawn } from "node:child_process";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly problems: string;
}

export interface RunOptions {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program to its end. The exit code is 127 when the program does not exist. */
export async function runCommand(command: string, parameters: readonly string[], options: RunOptions): Promise<Ran> {
  const { code, out, problems } = await runForBytes(command, parameters, options);
  return { code, out: out.toString("utf8"), problems };
}

/** Runs a program whose output is binary. */
export function runForBytes(
  command: string,
  parameters: readonly string[],
  { folder, environment }: RunOptions,
): Promise<Omit<Ran, "out"> & { readonly out: Buffer }> {
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
