// What a tap does with the messages that pass: shows, checks, records and counts them.

import { formatIssues, hasSecret, type Issue, type Mode, type ProtocolDescriptor, redact, redacted, sensitiveNames } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";
import { shownText } from "../inspect/render-issues.js";
import type { SpokenProtocols } from "../inspect/spoken-protocols.js";
import { createObserver, type Observed } from "../party/observer.js";
import { type CheckedDirection, createCheckedDirection, type ObservedMessage } from "./checker.js";

export interface TapOptions {
  readonly protocol: ProtocolDescriptor;
  /** The other versions that the parties may use. */
  readonly spoken?: SpokenProtocols | undefined;
  readonly framing: Framing;
  /** The role of the party that is tapped, and that of its peer. */
  readonly role: string;
  readonly peer: string;
  readonly mode?: Mode | undefined;
  /** Takes a line of the view. */
  readonly show: (line: string) => void;
  readonly paint: (text: string, level: "error" | "warning") => string;
  /** Takes a line of the recording. */
  readonly record?: ((line: string) => void) | undefined;
}

export interface TapCounts {
  readonly messages: number;
  readonly withIssues: number;
  /** Bytes that passed without being checked. */
  readonly skipped: number;
}

export interface Tap {
  /** A stream of messages to the tapped party, or from it. */
  readonly direction: (isInbound: boolean, framing?: Framing) => CheckedDirection;
  readonly counts: () => TapCounts;
}

/** Makes a tap. */
export function createTap(options: TapOptions): Tap {
  const { protocol, framing: usual, show } = options;
  const started = performance.now();
  const observer = createObserver({ protocol, spoken: options.spoken, encoding: usual.encoding, mode: options.mode });
  const recordLine = createRecordLine(protocol);
  const directions: CheckedDirection[] = [];
  let [messages, withIssues] = [0, 0];

  const take = (isInbound: boolean, { observed, text, bytes }: ObservedMessage): void => {
    messages += 1;
    if (observed.issues.length > 0) withIssues += 1;
    for (const line of viewMessage({ at: performance.now() - started, isInbound, observed, bytes }, options.paint)) show(line);
    options.record?.(recordLine(observed, text, new Date()));
  };

  return {
    direction: (isInbound, framing = usual) => {
      const direction = createCheckedDirection({
        protocol,
        framing,
        observer,
        from: isInbound ? options.peer : options.role,
        onMessage: (passed) => take(isInbound, passed),
        onFailure: (error) =>
          show(`tap: checking stopped, the bytes still pass: ${error instanceof Error ? error.message : String(error)}`),
      });
      directions.push(direction);
      return direction;
    },
    counts: () => ({ messages, withIssues, skipped: directions.reduce((sum, { skipped }) => sum + skipped(), 0) }),
  };
}

interface ViewedMessage {
  /** Milliseconds since the start. */
  readonly at: number;
  /** Whether the message goes to the command or the server that is tapped. */
  readonly isInbound: boolean;
  readonly observed: Observed;
  readonly bytes: number;
}

type Paint = (text: string, level: "error" | "warning") => string;

/** `  489 ms <- ok initialize result #0 in 449 ms 263 B`, and the issues below. */
function viewMessage({ at, isInbound, observed, bytes }: ViewedMessage, paint: Paint): readonly string[] {
  const { type, id, took, issues, warnings } = observed;
  const verdict = issues.length > 0 ? paint("✗ ", "error") : "ok";
  const words = [
    `${Math.round(at)} ms`.padStart(9),
    isInbound ? "->" : "<-",
    verdict,
    type ?? "?",
    ...(id === undefined ? [] : [shownText(`#${id}`)]),
    ...(took === undefined ? [] : [`in ${Math.round(took)} ms`]),
    `${bytes} B`,
  ];
  const lines = (found: readonly Issue[], level: "error" | "warning"): readonly string[] =>
    found.map((issue) => `${" ".repeat(13)}${paint(level, level)} ${shownText(formatIssues([issue]))}`);
  return [words.join(" "), ...lines(issues, "error"), ...lines(warnings, "warning")];
}

/** What is recorded of a message, as a line without its line end. */
type RecordLine = (observed: Pick<Observed, "from" | "parsed">, text: string | Uint8Array, at: Date) => string;

/** Makes the lines of a recording. */
function createRecordLine(protocol: ProtocolDescriptor): RecordLine {
  const names = sensitiveNames(protocol);
  return ({ from, parsed }, text, at) => {
    const about = { from, at: at.toISOString() };
    if (typeof parsed === "object" && parsed !== null)
      return JSON.stringify({ ...about, message: redact(parsed, { names, secrets: true, keepsTypes: true }) });
    const shown = typeof text === "string" ? text : new TextDecoder().decode(text);
    // In a text that is not a message, nobody knows where a sensitive value ends.
    const isWithheld = hasSecret(shown) || [...names].some((name) => shown.includes(name));
    return JSON.stringify({ ...about, text: isWithheld ? redacted : shown });
  };
}
