// What a tap does with the messages that pass: shows, checks, records and counts them.

import type { Mode, ProtocolDescriptor } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";
import { createObserver } from "../party/observer.js";
import { createCheckedDirection, type CheckedDirection, type Passed } from "./checker.js";
import { createRecordLine } from "./record.js";
import { viewMessage } from "./view.js";

export interface TapOptions {
  readonly protocol: ProtocolDescriptor;
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
  const observer = createObserver({ protocol, encoding: usual.encoding, mode: options.mode });
  const recordLine = createRecordLine(protocol);
  const directions: CheckedDirection[] = [];
  let [messages, withIssues] = [0, 0];

  const take = (isInbound: boolean, { observed, text, bytes }: Passed): void => {
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
