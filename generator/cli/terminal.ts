// Where commands write, and how: colours only on a terminal that wants them.

import picocolors from "picocolors";
import type { Colors } from "picocolors/types.js";

/** What a command needs to speak to people. */
export interface Terminal {
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Writes a line about a wrong use. */
  readonly complain: (line: string) => void;
  /** Replaces the line that shows how far a command has come; an empty one takes it away. Missing where nobody watches. */
  readonly progress?: (line: string) => void;
  /** Waits until what was written has been taken, so that a command with a lot to say does not pile it up for a slow reader. Missing where nothing can pile up. */
  readonly settle?: () => Promise<void>;
  /** Aborted by Ctrl+C; who asks for it has to end by itself then. */
  readonly interrupted?: () => AbortSignal;
  readonly colours: Colors;
  readonly width: number;
}

/** A stream as far as it matters here. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
  /** Whether more was written than the stream wants to keep. */
  readonly writableNeedDrain?: boolean;
  readonly once?: (event: "drain", listener: () => void) => unknown;
}

/** The terminal of a process. */
export function createTerminal(out: Output, problems: Output, environment: Readonly<Record<string, string | undefined>>): Terminal {
  return {
    print: (line) => void out.write(`${line}\n`),
    complain: (line) => void problems.write(`${line}\n`),
    ...(problems.isTTY === true && { progress: (line: string) => void problems.write(`\r\u001b[K${line}`) }),
    settle: async () => {
      await drain(out);
      await drain(problems);
    },
    colours: picocolors.createColors(wantsColours(out, environment)),
    width: out.columns ?? 160,
  };
}

async function drain(output: Output): Promise<void> {
  const { writableNeedDrain, once } = output;
  if (writableNeedDrain === true && once !== undefined) await new Promise<void>((resolve) => once.call(output, "drain", resolve));
}

/** NO_COLOR wins over FORCE_COLOR, which wins over what the stream is. */
function wantsColours(out: Output, environment: Readonly<Record<string, string | undefined>>): boolean {
  const { NO_COLOR: never, FORCE_COLOR: always, TERM: kind } = environment;
  if (never !== undefined && never !== "") return false;
  if (always !== undefined && always !== "") return always !== "0" && always !== "false";
  return out.isTTY === true && kind !== "dumb";
}
