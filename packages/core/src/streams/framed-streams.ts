// Streams in several framings: newline-delimited JSON, server-sent events, messages behind a Content-Length header.

import { encodeMessage } from "../codec/codec.js";
import type { FillDefaults } from "../codec/codec-types.js";
import type { Guard } from "../codec/fast-path.js";
import { type Framing, pickFraming } from "../framing/framing.js";
import { answersById } from "../codec/framed-codec.js";
import { checkOptions } from "../known-name.js";
import type { StreamSource } from "../framing/lines.js";
import type { Decoded, DefaultMode, EncodingOf, MessageTypes, ReadonlyMessage } from "../message.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../protocol.js";
import {
  decodeLines,
  decodeStreamOptions,
  type DecodeStreamOptions,
  encodeStreamOptions,
  type EncodeStreamOptions,
  type Lines,
} from "./streams.js";

/** `E` has the stream encodings of the protocol. */
export interface DecodeFramesOptions<
  E extends EncodingName = EncodingName,
  Chosen extends Mode = Mode,
  Fill extends boolean = boolean,
> extends DecodeStreamOptions<Chosen, Fill> {
  /** Defaults to the protocol's first stream encoding. */
  readonly encoding?: E | undefined;
  /** Returns the request with an ID, or its message type, so that results are validated by the requests that they answer. */
  readonly answers?: ((id: unknown) => string | object | undefined) | undefined;
}

/** The type of `decodeStream` in a package with several framings; `line` counts messages where they are not lines. */
export interface DecodeFrames<T extends MessageTypes> {
  <Chosen extends Mode = DefaultMode<T>, Fill extends boolean = false>(
    source: StreamSource,
    options?: DecodeFramesOptions<EncodingOf<T>, Chosen, Fill>,
  ): Lines<Decoded<T, Chosen, Fill>>;
}

/** `E` has the stream encodings of the protocol. */
export interface EncodeFramesOptions<E extends EncodingName = EncodingName> extends EncodeStreamOptions {
  /** Defaults to the protocol's first stream encoding. */
  readonly encoding?: E | undefined;
}

/** The type of `encodeStream` in a package with several framings: each string is one message in its frame. */
export type EncodeFrames<M, E extends EncodingName> = (
  messages: AsyncIterable<ReadonlyMessage<M>> | Iterable<ReadonlyMessage<M>>,
  options?: EncodeFramesOptions<E>,
) => AsyncGenerator<string, void, undefined>;

/** Makes a package's `decodeStream`, whose results are typed by what it is assigned to. */
export function createDecodeFrames(
  protocol: ProtocolDescriptor,
  is: Guard,
  framings: readonly Framing[],
  fill?: FillDefaults,
): (source: StreamSource, options?: DecodeFramesOptions) => Lines<never> {
  return (source, { encoding: wanted, answers, ...options } = {}) => {
    checkOptions(options, decodeStreamOptions());
    const { encoding, cut } = pickFraming(framings, wanted);
    const known = answers === undefined ? {} : { answers: answersById(protocol, answers) };
    return decodeLines(protocol, [encoding], source, { ...options, ...known, is, fill }, cut) as Lines<never>;
  };
}

/** Makes a package's `encodeStream`. */
export function createEncodeFrames<M, E extends EncodingName = EncodingName>(
  protocol: ProtocolDescriptor,
  is: Guard,
  framings: readonly Framing[],
): EncodeFrames<M, E> {
  return async function* encodeStream(messages, { encoding: wanted, ...options } = {}) {
    checkOptions(options, encodeStreamOptions);
    const { encoding, frame } = pickFraming(framings, wanted);
    for await (const message of messages) yield frame(encodeMessage(protocol, [encoding], message, options, is));
  };
}
