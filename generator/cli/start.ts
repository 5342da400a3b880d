// Where the command starts. A run with nothing to do ends here, before the commands are loaded.

import nodeModule from "node:module";
import { findProject } from "../config/find-project.js";
import { findUnchanged } from "../cache/unchanged.js";
import { secondsSince, showSummary, showUnlinked } from "./generate-summary.js";
import { optimizeLate } from "./optimize-late.js";
import { createTerminal } from "./terminal.js";

/** Runs the command for a process. */
export async function start(process: NodeJS.Process): Promise<void> {
  const [command = "", ...flags] = process.argv.slice(2);
  optimizeLate();
  for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => leave(process, command, error));
  if (command === "generate" && flags.length === 0 && (await isUpToDate(process))) return;
  // Node 22.8 and newer keep compiled code in a separate folder, so that the next run starts faster.
  (nodeModule as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
  const { runProcess } = await import("./main.js");
  await runProcess(process);
}

/** The exit code of a shell for a program whose reader closed the pipe: 128 and the number of SIGPIPE. */
const closedPipe = 141;

/** Commands that finish their work even if their output is no longer read. */
const unattended: ReadonlySet<string> = new Set(["release"]);

/** Ends the process when the reader closes the pipe early (`| head`): without this an endless input would be read for ever. */
function leave(process: NodeJS.Process, command: string, error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  if (!unattended.has(command)) process.exit(closedPipe);
}

/** Whether every file is as the last run left it; shows the summary in that case. */
async function isUpToDate(process: NodeJS.Process): Promise<boolean> {
  const begun = performance.now();
  const last = await findUnchanged(findProject(process.cwd()));
  if (last === undefined) return false;
  const terminal = createTerminal(process.stdout, process.stderr, process.env);
  showSummary({ ...last, written: [], unchanged: last.outputs, deleted: [] }, terminal, secondsSince(begun));
  showUnlinked(last, terminal);
  return true;
}
