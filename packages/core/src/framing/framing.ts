// How the messages of a stream are cut apart and put together again.

import type { Encoding } from "../encodings/encoding.js";
import { unknownOption } from "../known-name.js";
import type { EncodingName } from "../protocol.js";
import type { Line, StreamSource } from "./lines.js";

/**
 * A message of a stream, numbered from 1: its text, the size and the beginning of one that is too large, or what is wrong with the frame around
 * it and the beginning of that.
 */
export type Piece =
  | (Line & {
      /** Server-sent events: the name of the event. */ readonly event?: string;
      /** Server-sent events: its id. */ readonly id?: string;
    })
  | { readonly number: number; readonly problem: string; readonly head?: string | Uint8Array };

export type Cut = (source: StreamSource, limit: number, maxHead?: number) => AsyncGenerator<readonly Piece[], void, undefined>;

export interface Framing {
  /** How the text of one message is read and written. */
  readonly encoding: Encoding;
  /**
   * The messages of a source, as many at a time as a chunk completes; of what exceeds the limit in bytes at most `maxHead` characters are kept, or
   * the bytes that may be as many.
   */
  readonly cut: Cut;
  /** A message as it is written. */
  readonly frame: (text: string) => string;
}

/** The framing of a name; the first one unless a name is given. */
export function pickFraming(framings: readonly Framing[], wanted: EncodingName | undefined): Framing {
  const framing = wanted === undefined ? framings[0] : framings.find(({ encoding }) => encoding.name === wanted);
  if (framing === undefined) {
    throw unknownOption(
      "stream encoding",
      wanted,
      framings.map(({ encoding }) => encoding.name),
    );
  }
  return framing;
}
