// Streams of framed messages: each line is decoded on its own, so that an invalid one does not stop the rest.

import type { Guard } from "../codec/fast-path.js";
import { checkLimit } from "../base/check-limit.js";
import { decodeMessage, decodeOptions, encodeMessage } from "../codec/codec.js";
import type { DecodeOptions, DecoderSettings, EncodeOptions, FillDefaults } from "../codec/codec-types.js";
import type { Encoding } from "../encodings/encoding.js";
import type { Cut, Piece } from "../framing/framing.js";
import { badSyntax, refusal, tooLarge } from "../issues.js";
import { checkOptions } from "../known-name.js";
import { cutLines, type StreamSource } from "../framing/lines.js";
import type { Decoded, DefaultMode, MessageTypes, ReadonlyMessage } from "../message.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../protocol.js";
import { knownMaxRaw, withRaw } from "../framing/raw-text.js";
import type { Failure, Issue, Result, Success } from "../result.js";

/** The result of a line with its number, which starts at 1. Blank lines are numbered too, but have no result. */
export type LineResult<M> = (Success<M> & { readonly line: number }) | InvalidLine;

/** The issues of a line that is not a valid message. */
export interface InvalidLine extends Failure {
  readonly line: number;
  /**
   * The line as it arrived, cut after `maxRaw` characters. It may contain sensitive values, which issues never do: it is therefore not enumerable,
   * so that it is not printed with the result.
   */
  readonly raw?: string;
}

/** Results line by line, as they arrive; to be iterated over once. */
export type Lines<M> = AsyncIterable<LineResult<M>>;

export interface DecodeStreamOptions<Chosen extends Mode = Mode, Fill extends boolean = boolean> extends Omit<
  DecodeOptions<EncodingName, string, Chosen, Fill>,
  "encoding"
> {
  /**
   * The most bytes that a line may have, so that a line without an end does not fill the memory: a longer one is a `too-large` issue, and the
   * stream goes on. A smaller limit of the protocol still holds. `Infinity` removes this one.
   * @default 16777216
   */
  readonly maxBytes?: number | undefined;
  /**
   * The most characters of an invalid line that its result has as `raw`; 0 leaves it out.
   * @default 1000
   */
  readonly maxRaw?: number | undefined;
}

/** The type of a package's `decodeStream`. */
export interface DecodeStream<T extends MessageTypes> {
  <Chosen extends Mode = DefaultMode<T>, Fill extends boolean = false>(
    source: StreamSource,
    options?: DecodeStreamOptions<Chosen, Fill>,
  ): Lines<Decoded<T, Chosen, Fill>>;
}

export type EncodeStreamOptions = Omit<EncodeOptions, "encoding" | "body">;

/** The type of a package's `encodeStream`: lines with their line ends. Throws at the first message that cannot be written. */
export type EncodeStream<M> = (
  messages: AsyncIterable<ReadonlyMessage<M>> | Iterable<ReadonlyMessage<M>>,
  options?: EncodeStreamOptions,
) => AsyncGenerator<string, void, undefined>;

/** Makes a package's `decodeStream`, whose results are typed by what it is assigned to. */
export function createDecodeStream(
  protocol: ProtocolDescriptor,
  is: Guard,
  encoding: Encoding,
  fill?: FillDefaults,
): (source: StreamSource, options?: DecodeStreamOptions) => Lines<never> {
  return (source, options) => {
    checkOptions(options, decodeStreamOptions());
    return decodeLines(protocol, [encoding], source, { ...options, is, fill }) as Lines<never>;
  };
}

export const decodeStreamOptions = (): readonly string[] => [...decodeOptions, "maxBytes", "maxRaw"];

/** Makes a package's `encodeStream`. */
export function createEncodeStream<M>(protocol: ProtocolDescriptor, is: Guard, encoding: Encoding): EncodeStream<M> {
  return async function* encodeStream(messages, options = {}) {
    checkOptions(options, encodeStreamOptions);
    for await (const message of messages) yield `${encodeMessage(protocol, [encoding], message, options, is)}\n`;
  };
}

export const encodeStreamOptions: readonly string[] = ["mode", "onWarning"];

/** Lines of more than 16 MB are rejected unless the caller says otherwise. */
export const usualLimit: number = 16_777_216;

interface PieceSettings extends Omit<DecoderSettings, "maxBytes"> {
  /** What becomes of a result. */
  readonly check?: (result: Result<unknown>) => Result<unknown>;
}

export function decodeLines(
  protocol: ProtocolDescriptor,
  encodings: readonly [Encoding],
  source: StreamSource,
  { maxBytes = usualLimit, maxRaw: wantedRaw, check = (result) => result, ...options }: DecodeStreamOptions & PieceSettings,
  cut: Cut = cutLines,
): Lines<unknown> {
  const limit = Math.min(checkLimit("maxBytes", maxBytes, 1), protocol.encodings[encodings[0].name]?.maxBytes ?? Infinity);
  const maxRaw = knownMaxRaw(wantedRaw);
  const batches = cut(source, limit, maxRaw);
  const limited = { ...options, maxBytes: limit };
  const decode = (line: Piece): LineResult<unknown> =>
    withRaw(numbered(check(decodePiece(protocol, encodings, line, limited)), line.number), line, maxRaw);
  return { [Symbol.asyncIterator]: () => iterateLines(batches, decode) };
}

/** The result of one message of a stream, also of what is too large or in a frame that cannot be read. */
export function decodePiece(
  protocol: ProtocolDescriptor,
  encodings: readonly [Encoding],
  piece: Piece,
  options: DecodeOptions & DecoderSettings,
): Result<unknown> {
  if ("content" in piece) return decodeMessage(protocol, encodings, piece.content, options);
  return refusal("problem" in piece ? badSyntax(encodings[0].name, piece.problem) : tooLarge(piece.limit, piece.size));
}

type Next = IteratorResult<LineResult<unknown>, undefined>;

/** Decodes lines as they are asked for. An iterator by hand, because a generator would cost as much as parsing a line. */
function iterateLines(
  batches: AsyncGenerator<readonly Piece[], void, undefined>,
  decode: (line: Piece) => LineResult<unknown>,
): AsyncIterator<LineResult<unknown>> {
  let lines: readonly Piece[] = [];
  let index = 0;
  let open = 0;
  let waiting: Promise<unknown> = Promise.resolve();
  const take = (): Next | undefined => {
    const line = lines[index];
    if (line === undefined) return undefined;
    index++;
    return { done: false, value: decode(line) };
  };
  const advance = async (): Promise<Next> => {
    for (let taken = take(); ; taken = take()) {
      if (taken !== undefined) return taken;
      const batch = await batches.next();
      if (batch.done === true) return { done: true, value: undefined };
      lines = batch.value;
      index = 0;
    }
  };
  const next = (): Promise<Next> => {
    const taken = open === 0 ? take() : undefined;
    if (taken !== undefined) return Promise.resolve(taken);
    // One at a time: a call before the previous one has resolved waits for it.
    open++;
    const answer = waiting.then(advance).finally(() => open--);
    waiting = answer.catch(() => undefined);
    return answer;
  };
  const stop = async (): Promise<Next> => {
    lines = [];
    await batches.return();
    return { done: true, value: undefined };
  };
  return { next, return: stop };
}

function numbered(result: Result<unknown>, line: number): LineResult<unknown> {
  return result.ok
    ? { ok: true, value: result.value, warnings: placed(result.warnings, line), line }
    : { ok: false, issues: placed(result.issues, line), line };
}

/** Findings placed in the stream instead of in their line; offsets stay those in the line. */
const placed = (found: readonly Issue[], line: number): readonly Issue[] =>
  line === 1 || found.length === 0
    ? found
    : found.map((issue) => (issue.at === undefined ? issue : { ...issue, at: { ...issue.at, line } }));
