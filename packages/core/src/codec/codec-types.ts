// What decoding and encoding take and give: the types of a package's `decode` and `encode`, and their options.

import type { ExplainOptions } from "../explain/explain.js";
import type { Decoded, OfType, ReadIn, ReadonlyMessage, Received, TypeIn } from "../message.js";
import type { DuplicateKeys, EncodingName, Mode, ProtocolDescriptor } from "../protocol.js";
import type { Issue, Result } from "../result.js";
import type { Guard } from "./fast-path.js";
import type { FindMisspellings } from "./misspellings.js";

/** What `decode` takes: a string, UTF-8 bytes, or an object that was parsed already. */
export type Input = string | Uint8Array | object;

/** `E` has the encodings of the protocol, `Type` the names of its message types; `Chosen` is the mode, `Fill` whether defaults are filled in. */
export interface DecodeOptions<
  E extends EncodingName = EncodingName,
  Type extends string = string,
  Chosen extends Mode = Mode,
  Fill extends boolean = boolean,
> {
  /** Defaults to the mode that the protocol names. */
  readonly mode?: Chosen | undefined;
  /** Of strings and bytes. Defaults to the protocol's first encoding. */
  readonly encoding?: E | undefined;
  /**
   * What to do with JSON that has a key twice in one object: accept it, so that the last value counts, or reject it. YAML always rejects.
   * Defaults to what the protocol says of the encoding, which is `accept` unless stated.
   */
  readonly duplicateKeys?: DuplicateKeys | undefined;
  /** The type that the message must have, for a type that is not in the text but, for example, in an HTTP header; a missing tag is added. */
  readonly type?: Type | undefined;
  /**
   * Whether fields that the message leaves out get their defaults, at every depth.
   * @default false
   */
  readonly defaults?: Fill | undefined;
  /** Pass `findMisspellings` of `@wirepact/core` for a warning about every unknown property whose name is near that of an absent field. */
  readonly misspellings?: FindMisspellings | undefined;
}

/** Adds the defaults of a message type to a message. */
export type FillDefaults = (protocol: ProtocolDescriptor, type: unknown, message: unknown) => void;

/** Options of `decodeMessage` that packages set themselves. */
export interface DecoderSettings {
  readonly is?: Guard | undefined;
  /** Fills in defaults; only packages with such fields have it. */
  readonly fill?: FillDefaults | undefined;
  /** As for `explain`. */
  readonly answers?: ExplainOptions["answers"];
  /** A limit in place of that of the encoding. */
  readonly maxBytes?: number;
  /** Called with what an invalid message says, as far as it can be read. */
  readonly onInvalid?: ((value: unknown) => void) | undefined;
}

/** `E` has the encodings of the protocol. */
export interface EncodeOptions<E extends EncodingName = EncodingName, Chosen extends Mode = Mode> {
  /** Defaults to strict. */
  readonly mode?: Chosen | undefined;
  /** Defaults to the protocol's first encoding. */
  readonly encoding?: E | undefined;
  /** Form of a typed body in YAML. Defaults to the form that the protocol names. */
  readonly body?: "mapping" | "text" | undefined;
  /** Called with each warning, such as one about a field that is not written. */
  readonly onWarning?: ((warning: Issue) => void) | undefined;
}

/**
 * The type of a package's `decode`, whose mode without options is `Default`; `R` is the result of lenient decoding. `F` and `FR` are `M` and `R` with
 * the defaults of fields.
 */
export interface Decode<
  M,
  Default extends Mode = "strict",
  R = Received<M>,
  E extends EncodingName = EncodingName,
  Tag extends string = "type",
  F = M,
  FR = R,
> {
  <Chosen extends Mode = Default, Type extends TypeIn<M, Tag> = TypeIn<M, Tag>, Fill extends boolean = false>(
    input: Input,
    options?: DecodeOptions<E, Type, Chosen, Fill>,
  ): Result<OfType<Decoded<Chosen, Fill, M, R, F, FR>, Tag, TypeIn<M, Tag>, Type>>;
}

/** The type of a package's `encode`. */
export interface Encode<M, R = Received<M>, E extends EncodingName = EncodingName> {
  <Chosen extends Mode = "strict">(message: ReadonlyMessage<ReadIn<Chosen, M, M | R>>, options?: EncodeOptions<E, Chosen>): string;
}

/** The type of `encode` in a package that decodes leniently: passing on what was decoded is an error that says what to do. */
export interface EncodeReceived<M, R = Received<M>, E extends EncodingName = EncodingName> {
  <Chosen extends Mode = "strict">(message: ReadonlyMessage<ReadIn<Chosen, M, M | R>>, options?: EncodeOptions<E, Chosen>): string;
  <Given>(message: Given & Sendable<Given, M, R>, options?: EncodeOptions<E>): string;
}

/** What the compiler says of a message that was decoded leniently and may lack fields. */
type MayLackFields =
  'A message that was decoded leniently may lack fields. Check it with `is`, decode it with { mode: "strict" }, or encode it with { mode: "lenient" }.';

type Sendable<Given, M, R> = [Given] extends [ReadonlyMessage<M>]
  ? unknown
  : [Given] extends [ReadonlyMessage<R>]
    ? MayLackFields
    : ReadonlyMessage<M>;
