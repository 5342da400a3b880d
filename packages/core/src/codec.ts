// Decoding and encoding of one message: limits, then the encoding, then the walker. Decoding never throws on input; `encodeMessage` throws on
// a message that it cannot write.

import type { Encoding, Locate, Reading } from "./encodings/encoding.js";
import { decodeUtf8, oversize } from "./encodings/limits.js";
import { plainCopy } from "./encodings/plain-copy.js";
import { InvalidMessageError } from "./errors.js";
import { explain, type ExplainOptions, unreadableObject } from "./explain.js";
import { planOf } from "./explain-shape.js";
import { type Guard, passesGuard, typeIn } from "./fast-path.js";
import { requireFeature } from "./features.js";
import { createIssue, formatPath, invalidUtf8, refusal, tooLarge, type Wording } from "./issues.js";
import { isObject, isObjectLike } from "./json-kind.js";
import { checkOptions, knownMode, unknownOption } from "./known-name.js";
import type { Decoded, OfType, ReadIn, ReadonlyMessage, Received, TypeIn } from "./message.js";
import type { DuplicateKeys, EncodingName, MessageDescriptor, Mode, ProtocolDescriptor } from "./protocol.js";
import type { Issue, Result } from "./result.js";

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
}

/** Adds the defaults of a message type to a message. */
export type FillDefaults = (protocol: ProtocolDescriptor, type: unknown, message: unknown) => void;

type Members = Readonly<Record<string, unknown>>;

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

/** Makes a package's `decode`, whose results are typed by what it is assigned to; the first encoding is the default. */
export function createDecode(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
  fill?: FillDefaults,
): (input: Input, options?: DecodeOptions) => Result<never> {
  return (input, options) => {
    checkOptions(options, decodeOptions);
    return decodeMessage(protocol, encodings, input, { ...options, is, fill }) as Result<never>;
  };
}

export const decodeOptions: readonly string[] = ["mode", "encoding", "duplicateKeys", "type", "defaults"];

/** Makes a package's `encode`. */
export function createEncode(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
): (message: unknown, options?: EncodeOptions) => string {
  return (message, options) => {
    checkOptions(options, ["mode", "encoding", "body", "onWarning"]);
    return encodeMessage(protocol, encodings, message, { ...options, is });
  };
}

/** Reads one message. An object is judged as it is, unless it is in the form of an encoding, such as a raw mail message. */
export function decodeMessage(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  input: Input,
  options: DecodeOptions & DecoderSettings = {},
): Result<unknown> {
  const encoding = pickEncoding(protocol, encodings, options.encoding);
  const mode = knownMode(options.mode ?? protocol.reading.default);
  const { maxBytes = protocol.encodings[encoding.name]?.maxBytes, duplicateKeys, defaults, type, answers, onInvalid } = options;
  let result: Result<unknown>;
  if (typeof input === "string" || isBytes(input)) {
    const text = textWithinLimit(input, encoding, maxBytes);
    if (typeof text !== "string") return refusal(text);
    result = judge(protocol, encoding.read(text, { protocol, mode, duplicateKeys, type }), mode, options);
    if (!result.ok && onInvalid) onInvalid(valueOf(encoding.read(text, { protocol, mode: "lenient" })));
  } else result = decodeObject(protocol, encodings, input, { ...options, mode });
  // The value was parsed or copied here, so that it can be changed.
  if (defaults && result.ok) options.fill?.(protocol, type ?? typeIn(protocol, result.value as Members, answers), result.value);
  return result;
}

const valueOf = (reading: Reading): unknown => (reading.ok ? reading.value : undefined);

/** Whether the input is bytes; in this order, because `instanceof` may throw for a proxy. */
export const isBytes = (input: unknown): input is Uint8Array => ArrayBuffer.isView(input) && input instanceof Uint8Array;

/** Writes one message; throws `InvalidMessageError` when it is not valid in the mode or cannot be written. */
export function encodeMessage(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  message: unknown,
  options: EncodeOptions & { readonly is?: Guard } = {},
): string {
  const encoding = pickEncoding(protocol, encodings, options.encoding);
  const mode = knownMode(options.mode);
  const copy = isObjectLike(message) ? plainCopy(message, encoding.name) : { value: message, fault: undefined };
  // The walker names what is not JSON; a guard would not look at it.
  const is = copy.fault === undefined ? options.is : undefined;
  const { value, descriptor } = judgeForWriting(protocol, copy.value, mode, { ...options, is, encoding: encoding.name });
  if (copy.fault !== undefined) throw new InvalidMessageError([copy.fault]);
  const written = encoding.write(value, { protocol, mode, message: descriptor, body: options.body });
  if (!written.ok) throw new InvalidMessageError(written.issues);
  for (const warning of written.warnings ?? []) options.onWarning?.(warning);
  const excess = oversize(written.text, protocol.encodings[encoding.name]?.maxBytes);
  if (excess !== undefined) throw new InvalidMessageError([createIssue(excess)]);
  return written.text;
}

/** The encoding of a name; the first one without a name. */
export function pickEncoding(protocol: ProtocolDescriptor, encodings: readonly Encoding[], name: EncodingName | undefined): Encoding {
  const encoding = encodings.find((candidate) => (name ?? candidate.name) === candidate.name);
  if (encoding) return encoding;
  throw unknownOption("encoding", name, Object.keys(protocol.encodings));
}

/** The text to parse, or why it is not parsed. */
export function textWithinLimit(input: string | Uint8Array, { framed }: Encoding, limit: number | undefined): string | Wording {
  // Room for a byte order mark and a line end, which do not count; what is larger is not even decoded.
  if (limit !== undefined && typeof input !== "string" && input.byteLength > limit + 5) return tooLarge(limit, input.byteLength);
  const decoded = typeof input === "string" ? input : decodeUtf8(input);
  if (decoded === undefined) return invalidUtf8();
  const text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  // The end of the line belongs to the stream, not to the message.
  return oversize(framed && text.endsWith("\n") ? text.replace(/\r?\n$/, "") : text, limit) ?? text;
}

function judge(
  protocol: ProtocolDescriptor,
  reading: Reading,
  mode: Mode,
  { is, type, answers }: Pick<DecodeOptions & DecoderSettings, "is" | "type" | "answers">,
): Result<unknown> {
  if (!reading.ok) return reading;
  const { issues, warnings, locate } = reading;
  const value = type === undefined ? reading.value : withTag(protocol, reading.value, type);
  const isClean = issues.length + warnings.length === 0 && type === undefined && !isAnswer(protocol, value, answers);
  if (isClean && passesGuard(protocol, is, value)) return { ok: true, value, warnings };
  const judged = explain(protocol, value, { mode, reading: true, tag: type, answers });
  const place = (found: readonly Issue[]): readonly Issue[] => found.map((issue) => withPosition(issue, locate));
  const reported = [...issues, ...warnings];
  if (judged.ok && issues.length === 0)
    return { ok: true, value: judged.value, warnings: place([...warnings, ...without(judged.warnings, reported)]) };
  return { ok: false, issues: place([...issues, ...(judged.ok ? [] : without(judged.issues, reported))]) };
}

/** Whether a value is judged by the request that it answers, and not by its own type. Which request that is, only the walker asks. */
const isAnswer = (protocol: ProtocolDescriptor, value: unknown, answers: DecoderSettings["answers"]): boolean =>
  answers !== undefined && isObject(value) && typeIn(protocol, value, () => "") === "";

/** A message with its tag, which may come from outside the text. */
function withTag(protocol: ProtocolDescriptor, value: unknown, type: string): unknown {
  if (!isObject(value)) return value;
  if (protocol.frames !== undefined) return requireFeature(protocol, "frames").withTag(protocol, value, type);
  return Object.hasOwn(value, protocol.tag) ? value : { [protocol.tag]: type, ...value };
}

/** Findings except those about a field that could not be read, which is reported already: that it is missing, or out of range. */
function without(found: readonly Issue[], reported: readonly Issue[]): readonly Issue[] {
  if (reported.length === 0) return found;
  const locations = new Set(reported.map(({ path }) => formatPath(path)));
  return found.filter(({ code, path }) => !/^(?:missing-field|out-of-range)$/.test(code) || !locations.has(formatPath(path)));
}

function withPosition(issue: Issue, locate: Locate): Issue {
  // These codes are about the name of a property, not about its value.
  const isAboutKey = issue.code === "unknown-field" || issue.code === "invalid-key";
  const at = issue.at ?? locate(issue.path, isAboutKey ? "key" : "value");
  return at === undefined ? issue : { ...issue, at };
}

const nowhere: Locate = () => undefined;

function decodeObject(
  protocol: ProtocolDescriptor,
  encodings: readonly Encoding[],
  input: unknown,
  options: DecodeOptions & DecoderSettings & { readonly mode: Mode },
): Result<unknown> {
  const { mode, type } = options;
  if (!isObjectLike(input)) return explain(protocol, input, { mode, reading: true });
  let reading: Reading | undefined;
  try {
    const { value, fault, isOverLimit } = plainCopy(input, "");
    if (fault && isOverLimit) return { ok: false, issues: [fault] };
    for (const encoding of encodings) reading ??= encoding.readObject?.(value, { protocol, mode, type });
    if (reading !== undefined) options.onInvalid?.(valueOf(reading));
    reading ??= { ok: true, value, issues: [], warnings: [], locate: nowhere };
  } catch (error) {
    return { ok: false, issues: [unreadableObject(error)] };
  }
  return judge(protocol, reading, mode, options);
}

/** The message as it is written: valid in the mode, without the fields that are only decoded. */
function judgeForWriting(
  protocol: ProtocolDescriptor,
  message: unknown,
  mode: Mode,
  options: EncodeOptions & { readonly is: Guard | undefined; readonly encoding: EncodingName },
): { readonly value: Readonly<Record<string, unknown>>; readonly descriptor: MessageDescriptor | undefined } {
  const known = mode === "strict" && passesGuard(protocol, options.is, message);
  const judged = known ? ({ ok: true, value: message, warnings: [] } as const) : explain(protocol, message, { mode, reading: false });
  if (!judged.ok) throw new InvalidMessageError(judged.issues);
  const value = judged.value as Readonly<Record<string, unknown>>;
  if (protocol.reading.trim || protocol.reading.emptyStrings === "absent") {
    // Readers would reject such a message, or read it as another one.
    const read = explain(protocol, value, { mode, reading: true });
    const lost = requireFeature(protocol, "normalization").findLost(value, read, options.encoding);
    if (lost.length > 0) throw new InvalidMessageError(lost);
  }
  for (const warning of judged.warnings) options.onWarning?.(warning);
  const plan = planOf(protocol, typeIn(protocol, value));
  const written = plan && protocol.features?.decodeOnly?.(protocol, plan.message, value, mode, options.onWarning);
  return { value: written ?? value, descriptor: plan?.message };
}
