// Runs the command line inside the test's own process, from the sources, and collects what it says.

import { runProgram } from "../../generator/cli/main.js";
import { createTerminal } from "../../generator/cli/terminal.js";

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly problems: string;
}

/** Runs `wirepact` with parameters in a folder; the environment decides on colors. */
export async function runCommand(
  parameters: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const written = { out: "", problems: "" };
  const terminal = createTerminal({ write: (text) => (written.out += text) }, { write: (text) => (written.problems += text) }, environment);
  const code = await runProgram(parameters, terminal, folder);
  return { code, ...written };
}
