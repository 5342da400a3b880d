// What decoding and encoding take and give: the types of a package's `decode` and `encode`, and their options.

import type { ExplainOptions } from "../explain/explain.js";
import type {
  Decoded,
  DefaultMode,
  EncodingOf,
  LenientOf,
  MessageTypes,
  OfType,
  ReadIn,
  ReadonlyMessage,
  TagOf,
  TypeOf,
} from "../message.js";
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

/** The type of a package's `decode`. */
export interface Decode<T extends MessageTypes> {
  <Chosen extends Mode = DefaultMode<T>, Type extends TypeOf<T> = TypeOf<T>, Fill extends boolean = false>(
    input: Input,
    options?: DecodeOptions<EncodingOf<T>, Type, Chosen, Fill>,
  ): Result<OfType<Decoded<T, Chosen, Fill>, TagOf<T>, TypeOf<T>, Type>>;
}

/** What `encode` takes in a mode. */
export type Encodable<T extends MessageTypes, Chosen extends Mode> = ReadonlyMessage<
  ReadIn<Chosen, T["message"], T["message"] | LenientOf<T>>
>;

/** The type of a package's `encode`. */
export interface Encode<T extends MessageTypes> {
  <Chosen extends Mode = "strict">(message: Encodable<T, Chosen>, options?: EncodeOptions<EncodingOf<T>, Chosen>): string;
}

/** The type of `encode` in a package that decodes leniently: passing on what was decoded is an error that says what to do. */
export interface EncodeReceived<T extends MessageTypes> {
  <Chosen extends Mode = "strict">(message: Encodable<T, Chosen>, options?: EncodeOptions<EncodingOf<T>, Chosen>): string;
  <Given>(message: Given & Sendable<Given, T["message"], LenientOf<T>>, options?: EncodeOptions<EncodingOf<T>>): string;
}

/** What the compiler says of a message that was decoded leniently and may lack fields. */
type MayLackFields =
  'A message that was decoded leniently may lack fields. Check it with `is`, decode it with { mode: "strict" }, or encode it with { mode: "lenient" }.';

type Sendable<Given, M, R> = [Given] extends [ReadonlyMessage<M>]
  ? unknown
  : [Given] extends [ReadonlyMessage<R>]
    ? MayLackFields
    : ReadonlyMessage<M>;
