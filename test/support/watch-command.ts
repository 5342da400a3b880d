// Runs a command that keeps running, such as `wirepact generate --watch`, inside the test's own process, and waits for what it says.

import { runProgram } from "../../generator/cli/main.js";
import { createTerminal } from "../../generator/cli/terminal.js";

export interface Watch {
  /** What was said since the last question, as soon as it says what is wanted. */
  readonly says: (wanted: string | RegExp) => Promise<string>;
  readonly stop: () => Promise<number>;
}

/** Starts the command; nothing here counts on how long anything takes. */
export function watchCommand(parameters: readonly string[], folder: string): Watch {
  let out = "";
  let heard = 0;
  const interruption = new AbortController();
  let hear = (): void => undefined;
  const output = {
    write: (text: string) => {
      out += text;
      hear();
    },
  };
  const terminal = { ...createTerminal(output, output, {}), interrupted: () => interruption.signal };
  const ended = runProgram(parameters, terminal, folder);
  return {
    says: async (wanted) => {
      const isSaid = (): boolean => (typeof wanted === "string" ? out.slice(heard).includes(wanted) : wanted.test(out.slice(heard)));
      while (!isSaid()) await new Promise<void>((resolve) => (hear = resolve));
      const said = out.slice(heard);
      heard = out.length;
      return said;
    },
    stop: () => {
      interruption.abort();
      return ended;
    },
  };
}
