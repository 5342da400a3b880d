// Runs a command that keeps running, such as `wirepact generate --watch`, inside the test's own process, and waits for what it says.

import { setTimeout as pause } from "node:timers/promises";
import { runProgram } from "../../generator/cli/main.js";
import { createTerminal } from "../../generator/cli/terminal.js";

export interface Watch {
  /** What was said since the last question, as soon as it says what is wanted. */
  readonly says: (wanted: string | RegExp) => Promise<string>;
  readonly stop: () => Promise<number>;
}

/** Far longer than anything takes, in milliseconds; then what was said instead is shown. */
const patience = 30_000;

/** Starts the command; nothing here counts on how long anything takes. */
export function watchCommand(parameters: readonly string[], folder: string): Watch {
  let out = "";
  let heard = 0;
  const interruption = new AbortController();
  const output = { write: (text: string) => (out += text) };
  const terminal = { ...createTerminal(output, output, {}), interrupted: () => interruption.signal };
  const ended = runProgram(parameters, terminal, folder);
  return {
    says: async (wanted) => {
      const isSaid = (): boolean => (typeof wanted === "string" ? out.slice(heard).includes(wanted) : wanted.test(out.slice(heard)));
      const begun = performance.now();
      while (!isSaid()) {
        if (performance.now() - begun > patience) throw new Error(`Never said ${String(wanted)}, but:\n${out.slice(heard)}`);
        await pause(10);
      }
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
