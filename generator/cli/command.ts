// What every command gets, and the exit codes they agree on.

import type { Command } from "commander";
import type { Terminal } from "./terminal.js";

/** 0: fine; 1: the spec (or what was checked) has errors; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

export interface CommandContext {
  readonly terminal: Terminal;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Says how the command ended; 0 when it is never called. */
  readonly exit: (code: ExitCode) => void;
}

/** Adds one command to the program. Heavy imports belong inside its action. */
export type AddCommand = (program: Command, context: CommandContext) => void;
