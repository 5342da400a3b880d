// A party under test, whatever it is reached by: what is written to it, what comes from it, and its end.

import type { Piece } from "@wirepact/core/codegen/frames";

/** How a party ended. */
export interface PartyEnd {
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it could not be started, or why it was stopped. */
  readonly problem?: string | undefined;
  /** The end of what it wrote to standard error. */
  readonly errors?: string | undefined;
}

export interface PartyEvents {
  readonly onPiece: (piece: Piece) => void;
  /** Called once. */
  readonly onEnd: (end: PartyEnd) => void;
}

export interface Party {
  /** Writes a message, or bytes that are none. Returns how it was refused, if what carries messages says so, such as HTTP. */
  readonly write: (data: string | Uint8Array) => Promise<string | undefined>;
  /** Ends its input, and waits so long until it has ended by itself: whether everything was read then. */
  readonly finish: (milliseconds: number) => Promise<boolean>;
  /** Ends the party. */
  readonly close: () => Promise<void>;
  /** The end of what it wrote to standard error. */
  readonly errors: () => string;
}

/** Starts the party, or connects to it. */
export type StartParty = (events: PartyEvents) => Party;

/** Bytes and messages that a party may write, and bytes of standard error that are kept. */
export const [maxOutput, maxMessages, maxErrors] = [16 * 1024 * 1024, 50_000, 4096];
