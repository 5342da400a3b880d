// Where the command starts. A run that has nothing to do finds that out here, before anything is loaded that takes longer than looking.

import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { findLastCheck } from "../cache/last-check.js";
import { cacheFolder } from "../cache/last-run.js";
import { findUnchanged } from "../cache/unchanged.js";
import { summarize } from "../diagnostics/render-text.js";
import { describeSpec, describeTotals } from "./check-report.js";
import { secondsSince, showSummary, showUnlinked } from "./generate-summary.js";
import type * as main from "./main.js";
import { runScript } from "../cache/run-script.js";
import { createTerminal, type Terminal } from "./terminal.js";

/** Set where the build made one file of the modules. */
declare const WIREPACT_BUILD: string | undefined;

/** Runs the command for a process. */
export async function start(process: NodeJS.Process): Promise<void> {
  const [command = "", ...flags] = process.argv.slice(2);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => leave(process, command, error));
  if (flags.length === 0 && known.get(command)?.(process) === true) return;
  const { runProcess } = await loadMain(process.cwd());
  await runProcess(process);
}

/** What the shell calls the end of a program whose reader closed the pipe: 128 and the number of SIGPIPE. */
const closedPipe = 141;

/** Commands that are about more than what they print, and bring it to its end also when nobody listens any more. */
const unattended: ReadonlySet<string> = new Set(["release"]);

/** A reader that closes the pipe early (`| head`) is no error, but what is left to say concerns nobody: without this an endless input is read for ever. */
function leave(process: NodeJS.Process, command: string, error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  if (!unattended.has(command)) process.exit(closedPipe);
}

/** All the commands: from the one file that the build made of them, or from the modules. */
async function loadMain(project: string): Promise<typeof main> {
  if (typeof WIREPACT_BUILD !== "string") return import("./main.js");
  // Most runs are over before optimised code has paid for itself. Later versions have a cheaper compiler for that.
  if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=3000000");
  const loaded = runScript(fileURLToPath(new URL("main.cjs", import.meta.url)), cacheFolder(project)) as typeof main;
  loaded.lendImport(async (specifier) => import(specifier) as Promise<unknown>);
  return loaded;
}

/** Commands that may know what they would say; each says it then. */
const known: ReadonlyMap<string, (process: NodeJS.Process) => boolean> = new Map([
  ["generate", isUpToDate],
  ["check", isChecked],
]);

/** Whether the last run left everything as it is now. */
function isUpToDate(process: NodeJS.Process): boolean {
  const begun = performance.now();
  const last = findUnchanged(process.cwd());
  if (last === undefined) return false;
  const terminal = terminalOf(process);
  showSummary({ ...last, written: [], unchanged: last.outputs, deleted: [] }, terminal, secondsSince(begun));
  showUnlinked(last, terminal);
  return true;
}

/** Whether the last check was about the same spec and found nothing. */
function isChecked(process: NodeJS.Process): boolean {
  const protocols = findLastCheck(process.cwd());
  if (protocols === undefined) return false;
  const terminal = terminalOf(process);
  terminal.print(describeSpec(protocols, terminal.colours));
  terminal.print(`${describeTotals(protocols)}${summarize([])}`);
  return true;
}

const terminalOf = ({ stdout, stderr, env }: NodeJS.Process): Terminal => createTerminal(stdout, stderr, env);
