// Where commands write: with colours on a terminal that supports them, and with control characters escaped.

import picocolors from "picocolors";
import type { Colors } from "picocolors/types.js";
import { escapeControls } from "../text/printable.js";

/** The output of a command. */
export interface Terminal {
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Writes a line about an error to the standard error stream. */
  readonly printError: (line: string) => void;
  /** Writes data exactly as it is, with a line break at its end unless that is empty. */
  readonly printRaw: (data: string, end?: "\n" | "") => void;
  /** Replaces the progress line; an empty string or anything that is written removes it. Missing where the output is not a terminal. */
  readonly progress?: (line: string) => void;
  /** Waits until the reader has taken what was written, so that output does not pile up in memory. */
  readonly drain?: () => Promise<void>;
  /** A signal that Ctrl+C aborts; a command that asks for it has to end by itself. */
  readonly interrupted?: () => AbortSignal;
  readonly colours: Colors;
  readonly width: number;
}

/** The part of a stream that is used here. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
  /** Whether the buffer of the stream is full. */
  readonly writableNeedDrain?: boolean;
  readonly once?: (event: "drain", listener: () => void) => unknown;
}

/** The terminal of a process. */
export function createTerminal(out: Output, problems: Output, environment: Readonly<Record<string, string | undefined>>): Terminal {
  const isColoured = wantsColours(out, environment);
  let isWorking = false;
  const progress = (line: string): void => {
    if (isWorking || line !== "") problems.write(`\r\u001b[K${line}`);
    isWorking = line !== "";
  };
  const writeTo = (stream: Output, text: string): void => {
    progress("");
    stream.write(text);
  };
  return {
    print: (line) => writeTo(out, `${escapeLine(line, isColoured)}\n`),
    printError: (line) => writeTo(problems, `${escapeLine(line, isColoured)}\n`),
    printRaw: (data, end = "\n") => writeTo(out, data + end),
    ...(problems.isTTY === true && { progress }),
    drain: async () => {
      await drain(out);
      await drain(problems);
    },
    colours: picocolors.createColors(isColoured),
    width: out.columns ?? 160,
  };
}

/** The sequences that commands use for colours: bold, dim, and the colours from red to cyan. */
// oxlint-disable-next-line no-control-regex -- the sequences start with a control character
const colourSequence = /(\u001b\[(?:1|2|22|3[1-6]|39)m)/;

/** Escapes everything a terminal would act on, except our own colours. In JSON the result has the same meaning. */
function escapeLine(line: string, isColoured: boolean): string {
  if (!isColoured) return escapeControls(line);
  return line
    .split(colourSequence)
    .map((part, index) => (index % 2 === 1 ? part : escapeControls(part)))
    .join("");
}

async function drain(output: Output): Promise<void> {
  const { writableNeedDrain, once } = output;
  if (writableNeedDrain === true && once !== undefined) await new Promise<void>((resolve) => once.call(output, "drain", resolve));
}

/** NO_COLOR has priority over FORCE_COLOR, which has priority over the kind of the stream. */
function wantsColours(out: Output, environment: Readonly<Record<string, string | undefined>>): boolean {
  const { NO_COLOR: never, FORCE_COLOR: always, TERM: kind } = environment;
  if (never !== undefined && never !== "") return false;
  if (always !== undefined && always !== "") return always !== "0" && always !== "false";
  return out.isTTY === true && kind !== "dumb";
}
