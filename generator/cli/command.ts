// What every command is given, and the exit codes.

import type { Command } from "commander";
import type { Terminal } from "./terminal.js";

/** 0: success; 1: errors were found; 2: wrong usage. A command that runs another one has its exit code. */
export type ExitCode = number;

export interface CommandContext {
  readonly terminal: Terminal;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Sets the exit code, which is 0 otherwise. */
  readonly exit: (code: ExitCode) => void;
}

/** Says what is wrong with the use of a command, which ends with 2. */
export function fail({ terminal, exit }: CommandContext, problem: string): undefined {
  terminal.printError(`error: ${problem}`);
  exit(2);
}

/** Adds one command to the program. Large modules are imported inside its action. */
export type AddCommand = (program: Command, context: CommandContext) => void;
