// Where the command starts. A run that has nothing to do finds that out here, before anything is loaded that takes longer than looking.

import { setFlagsFromString } from "node:v8";
import { findUnchanged } from "../cache/unchanged.js";
import { secondsSince, showSummary, showUnlinked } from "./generate-summary.js";
import { createTerminal } from "./terminal.js";

/** Runs the command for a process. */
export async function start(process: NodeJS.Process): Promise<void> {
  const [command, ...flags] = process.argv.slice(2);
  if (command === "generate" && flags.length === 0 && isUpToDate(process)) return;
  // Most runs are over before optimised code has paid for itself. Later versions have a cheaper compiler for that.
  if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=1000000");
  const { runProcess } = await import("./main.js");
  await runProcess(process);
}

/** Whether the last run left everything as it is now; says so then. */
function isUpToDate(process: NodeJS.Process): boolean {
  const begun = performance.now();
  const last = findUnchanged(process.cwd());
  if (last === undefined) return false;
  const terminal = createTerminal(process.stdout, process.stderr, process.env);
  showSummary({ ...last, written: [], unchanged: last.outputs, deleted: [] }, terminal, secondsSince(begun));
  showUnlinked(last, terminal);
  return true;
}
