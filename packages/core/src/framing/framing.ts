// How the messages of a stream are cut apart and put together again.

import type { Line, StreamSource } from "../lines.js";

/** A message of a stream, numbered from 1: its text, only the size of one that is too large, or what is wrong with the frame around it. */
export type Piece =
  | (Line & {
      /** Server-sent events: the name of the event. */ readonly event?: string;
      /** Server-sent events: its id. */ readonly id?: string;
    })
  | { readonly number: number; readonly problem: string };

export interface Framing {
  /** The messages of a source, as many at a time as a chunk completes; what exceeds the limit in bytes is not kept. */
  readonly cut: (source: StreamSource, limit: number) => AsyncGenerator<readonly Piece[], void, undefined>;
  /** A message as it is written. */
  readonly frame: (text: string) => string;
}
