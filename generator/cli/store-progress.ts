// The progress line of a long command, on terminals only.

import type { Terminal } from "./terminal.js";

export interface Progress {
  readonly show: (lines: number) => void;
  /** Removes the progress line. */
  readonly end: () => void;
}

/** Creates a progress line such as `imported 12,000 lines (3,400/s)`. */
export function createProgress(terminal: Terminal, verb: string, now: () => number = Date.now): Progress {
  const start = now();
  let shown = start;
  return {
    show: (lines) => {
      const moment = now();
      if (moment - shown < 100) return;
      shown = moment;
      const rate = Math.round((lines * 1000) / Math.max(moment - start, 1));
      terminal.progress?.(`${verb} ${lines.toLocaleString("en")} lines (${rate.toLocaleString("en")}/s)`);
    },
    end: () => terminal.progress?.(""),
  };
}
