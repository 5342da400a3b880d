// Checks what passes through a tap, after it was passed on: cuts the bytes of each direction into messages and hands them to the observer.
// Nothing that happens here may stop the bytes.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";
import type { Observed, Observer } from "../party/observer.js";

/** A message that passed, or something in the stream that is not a message. */
export interface ObservedMessage {
  readonly observed: Observed;
  readonly text: string | Uint8Array;
  readonly bytes: number;
}

export interface CheckedDirection {
  /** Takes bytes that were passed on. */
  readonly push: (chunk: Uint8Array) => void;
  /** Ends the stream; resolves when everything was checked. */
  readonly end: () => Promise<void>;
  /** Bytes that were not checked, because too many were waiting. */
  readonly skipped: () => number;
}

export interface CheckerOptions {
  readonly protocol: ProtocolDescriptor;
  readonly framing: Framing;
  readonly observer: Observer;
  /** The role that sends in this direction. */
  readonly from: string;
  readonly onMessage: (passed: ObservedMessage) => void;
  /** Called once when checking had to stop; the bytes still pass. */
  readonly onFailure: (error: unknown) => void;
}

/** Bytes that may wait to be checked. */
export const maxWaiting = 64 * 1024 * 1024;

/** The longest message that is checked where the protocol names no limit. */
const usualLimit = 16 * 1024 * 1024;

/** Checks one direction of a connection. */
export function createCheckedDirection(options: CheckerOptions): CheckedDirection {
  const { protocol, framing, onFailure } = options;
  const waiting: Uint8Array[] = [];
  let [waitingBytes, skipped, isEnded, isStopped] = [0, 0, false, false];
  let wake: () => void = () => undefined;

  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = waiting.shift();
      if (chunk !== undefined) {
        waitingBytes -= chunk.length;
        yield chunk;
      } else if (isEnded) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  const check = async (): Promise<void> => {
    const limit = protocol.encodings[framing.encoding.name]?.maxBytes ?? usualLimit;
    for await (const pieces of framing.cut(chunks(), limit, 4096)) {
      for (const piece of pieces) {
        const text = "content" in piece ? piece.content : (piece.head ?? "");
        const bytes = "size" in piece ? piece.size : Buffer.byteLength(text);
        options.onMessage({ observed: options.observer.observe(options.from, piece), text, bytes });
      }
    }
  };
  const finished = check().catch((error: unknown) => {
    isStopped = true;
    waiting.length = 0;
    onFailure(error);
  });

  return {
    push: (chunk) => {
      if (isStopped || waitingBytes + chunk.length > maxWaiting) {
        skipped += chunk.length;
        return;
      }
      waiting.push(chunk);
      waitingBytes += chunk.length;
      wake();
    },
    end: () => {
      isEnded = true;
      wake();
      return finished;
    },
    skipped: () => skipped,
  };
}
