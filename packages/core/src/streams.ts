// Streams of framed messages: each line is decoded on its own, so that a bad one never stops the rest.

import { decodeMessage, encodeMessage, type DecodeOptions, type EncodeOptions, type Guard } from "./codec.js";
import type { Encoding } from "./encodings/encoding.js";
import { createIssue } from "./issues.js";
import { cutLines, type Line, type StreamSource } from "./lines.js";
import type { Received } from "./message.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import type { Result } from "./result.js";

/** The result of one line, with its number counted from 1; blank lines count but give no result. */
export type LineResult<M> = Result<M> & { readonly line: number };

/** Results line by line, as they arrive. */
export type Lines<M> = AsyncGenerator<LineResult<M>, void, undefined>;

/** The type of a package's `decodeStream`, whose mode without options is `Default`; `R` is what lenient reading gives. */
export interface DecodeStream<M, Default extends Mode = "strict", R = Received<M>> {
  (source: StreamSource, options?: { readonly mode?: Default }): Lines<Default extends "strict" ? M : R>;
  (source: StreamSource, options: { readonly mode: "strict" }): Lines<M>;
  (source: StreamSource, options: { readonly mode: "lenient" }): Lines<R>;
  (source: StreamSource, options?: { readonly mode?: Mode }): Lines<M | R>;
}

/** The type of a package's `encodeStream`: lines with their line ends. Throws at the first message that cannot be written. */
export type EncodeStream<M> = (
  messages: AsyncIterable<M> | Iterable<M>,
  options?: Omit<EncodeOptions, "encoding" | "body">,
) => AsyncGenerator<string, void, undefined>;

/** Makes a package's `decodeStream`. */
export function createDecodeStream<M, Default extends Mode = "strict", R = Received<M>>(
  protocol: ProtocolDescriptor,
  is: Guard,
  encoding: Encoding,
): DecodeStream<M, Default, R> {
  const decodeStream = (source: StreamSource, options?: DecodeOptions): Lines<unknown> =>
    decodeLines(protocol, [encoding], source, { ...options, is });
  return decodeStream as DecodeStream<M, Default, R>;
}

/** Makes a package's `encodeStream`. */
export function createEncodeStream<M>(protocol: ProtocolDescriptor, is: Guard, encoding: Encoding): EncodeStream<M> {
  return async function* encodeStream(messages, options = {}) {
    for await (const message of messages) yield `${encodeMessage(protocol, [encoding], message, { ...options, is })}\n`;
  };
}

async function* decodeLines(
  protocol: ProtocolDescriptor,
  encodings: readonly [Encoding],
  source: StreamSource,
  options: DecodeOptions & { readonly is: Guard },
): Lines<unknown> {
  const limit = protocol.encodings[encodings[0].name]?.maxBytes;
  for await (const lines of cutLines(source, limit)) {
    for (const line of lines) {
      const result = "content" in line ? decodeMessage(protocol, encodings, line.content, options) : tooLarge(line);
      yield { ...result, line: line.number };
    }
  }
}

const tooLarge = ({ limit, size }: Extract<Line, { readonly size: number }>): Result<never> => ({
  ok: false,
  issues: [createIssue("too-large", [], { limit, size })],
});
