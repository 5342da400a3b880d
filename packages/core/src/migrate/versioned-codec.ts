// `decode` and `encode` of a package that speaks several versions: with a version they read and write that one.

import type { DecodeOptions, Encodable, EncodeOptions, Input } from "../codec/codec-types.js";
import type { FramedTypes, RequestReference, ResponseTo } from "../codec/framed-codec.js";
import type { Encoding } from "../encodings/encoding.js";
import type { Decoded, DefaultMode, EncodingOf, MessageTypes, Stated } from "../message.js";
import type { Mode } from "../protocol.js";
import type { Result } from "../result.js";
import type { CurrentCodec, SpokenDecodeOptions, SpokenEncodeOptions, SpokenVersion } from "./spoken-version.js";

/** Which version a message has. */
export interface OfVersion {
  /** A module of the package, such as `versions/1.0.0`, exports it. Without it, the message is of the current version. */
  readonly version: SpokenVersion;
}

/** What `decode` adds in a package that speaks several versions. */
export interface DecodeVersion<T extends MessageTypes> {
  /** Decodes a message of another version as one of the current version. What is lost is in `warnings`. */
  <Chosen extends Mode = DefaultMode<T>, Fill extends boolean = false>(
    input: Input,
    options: DecodeOptions<EncodingOf<T>, string, Chosen, Fill> & OfVersion,
  ): Result<Decoded<T, Chosen, Fill>>;
}

/** The same for results, which need the request that they answer. */
export interface DecodeFramedVersion<T extends FramedTypes> {
  <A extends RequestReference<T["requests"]>>(
    input: Input,
    options: DecodeOptions<EncodingOf<T>> & OfVersion & { readonly answers: A; readonly mode?: "strict" | undefined },
  ): Result<ResponseTo<T, A>>;
  (
    input: Input,
    options: DecodeOptions<EncodingOf<T>> &
      OfVersion & { readonly answers: (id: unknown) => RequestReference<T["requests"]> | undefined; readonly mode?: "strict" | undefined },
  ): Result<T["message"]>;
}

/** What `encode` adds in a package that speaks several versions; a result needs the request that it answers. */
export interface EncodeVersion<T extends MessageTypes & { readonly requests?: object }> {
  /** Encodes a message for readers of another version. What they lose is passed to `onWarning`. */
  <Chosen extends Mode = "strict">(
    message: Encodable<T, Chosen>,
    options: EncodeOptions<EncodingOf<T>, Chosen> &
      OfVersion & { readonly answers?: RequestReference<Stated<T, "requests", unknown>> | undefined },
  ): string;
}

/** Adds versions to a package's `decode`, whose results are typed by what it is assigned to. */
export function withDecodeVersions(
  decode: object,
  encodings: readonly Encoding[],
): (input: Input, options?: SpokenDecodeOptions & Partial<OfVersion>) => Result<never> {
  const codec = { encodings, decode: decode as CurrentCodec["decode"] };
  return (input, given) => {
    const { version, ...options } = given ?? {};
    // Without a version, the current codec refuses what is no object.
    return (version === undefined ? codec.decode(input, given && options) : version.decode(codec, input, options)) as Result<never>;
  };
}

/** Adds versions to a package's `encode`. */
export function withEncodeVersions(
  encode: object,
  encodings: readonly Encoding[],
): (message: unknown, options?: SpokenEncodeOptions & Partial<OfVersion>) => string {
  const current = encode as (message: unknown, options?: EncodeOptions) => string;
  return (message, given) => {
    const { version, ...options } = given ?? {};
    return version === undefined ? current(message, given && options) : version.encode(encodings, message, options);
  };
}
