// Validates and decodes the messages of protocols with frames, where a result is validated by the request that it answers.

import { decodeMessage, decodeOptions } from "./codec.js";
import type { DecodeOptions, FillDefaults, Input } from "./codec-types.js";
import type { Encoding } from "../encodings/encoding.js";
import { explain } from "../explain/explain.js";
import type { Guard } from "./fast-path.js";
import { CallerError } from "../features.js";
import { findFrame, findInFrame, identify, type NameOf } from "../frames/frames.js";
import { checkOptions } from "../known-name.js";
import type { Decoded, DefaultMode, EncodingOf, KeptIn, LenientOf, MessageTypes, ReadIn, ReadonlyMessage } from "../message.js";
import { isOtherTag } from "../frames/other-messages.js";
import { readPath } from "../base/path.js";
import type { EncodingName, ProtocolShapes, Mode, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Result } from "../result.js";
import { type FindMisspellings, withMisspellings } from "./misspellings.js";
import { validateMessage, type ValidateOptions } from "./validate.js";

/** What a result answers: a request, the name of its message type, or a function that returns either by ID. */
export type Answers = string | Readonly<Record<string, unknown>> | ((id: unknown) => string | object | undefined);

/**
 * The name of the result that answers a request; an unknown request is a mistake of the caller. The answer to a request that the protocol keeps without
 * defining it is that of its frame; undefined if there is none.
 */
export function resultOf(protocol: ProtocolShapes, request: string | object): string | undefined {
  const known = typeof request === "string" && Object.hasOwn(protocol.messages, request) ? protocol.messages[request] : undefined;
  const result = (known ?? identify(protocol, request))?.result;
  if (result !== undefined) return result;
  if (known !== undefined || !isOtherRequest(protocol, request)) throw new TypeError(`${protocol.name} has no request ${quote(request)}`);
  const frame = protocol.frames?.find(({ kind, tag }) => kind === "result" && tag === undefined);
  return frame && findInFrame(protocol, frame, undefined)?.name;
}

/** Whether a request, or its tag, is one that the protocol keeps without defining it. */
function isOtherRequest(protocol: ProtocolShapes, request: string | object): boolean {
  if (typeof request === "string") return isOtherTag(protocol, request);
  const frame = findFrame(protocol, request);
  return frame?.id !== undefined && frame.tag !== undefined && isOtherTag(protocol, readPath(request, [frame.tag]));
}

/** `answers` by ID, as the walker takes it. What it throws is not an issue of the message. */
export function answersById(
  protocol: ProtocolShapes,
  answers: (id: unknown) => string | object | undefined,
): (id: unknown) => string | undefined {
  return (id) => {
    try {
      const request = answers(id);
      return request === undefined ? undefined : resultOf(protocol, request);
    } catch (cause) {
      throw new CallerError("", { cause });
    }
  };
}

/** A message is of the result's type where the request is given, and any message where only results are looked up. */
function wantedBy(
  protocol: ProtocolShapes,
  answers: Answers | undefined,
): { readonly tag?: string; readonly answers?: ReturnType<typeof answersById> } {
  if (answers === undefined) return {};
  if (typeof answers === "function") return { answers: answersById(protocol, answers) };
  const tag = resultOf(protocol, answers);
  return tag === undefined ? {} : { tag };
}

/** By the ID of the request: the request, or the name of its message type. */
type AnswersById<Requests, Kept = never> = (id: unknown) => RequestReference<Requests> | ReadonlyMessage<Kept> | undefined;

/** A request: its message type, or the request as it was sent. */
export type RequestReference<Requests> = (keyof Requests & string) | ReadonlyMessage<Requests[keyof Requests]>;

/** The name of the request that is given in either form. */
type NameOfAsked<Requests, A> = A extends keyof Requests ? A : NameOf<Requests, A>;

/** What answers a request; a request that the protocol keeps without defining it is answered by a message of any kind. */
type AnswerTo<Requests, Responses, A, M> = [NameOfAsked<Requests, A>] extends [never]
  ? M
  : Responses[NameOfAsked<Requests, A> & keyof Responses];

/** `Requests` has the requests by name, `Kept` are messages that the protocol keeps without defining them. */
export interface ValidateFramedOptions<Requests, Chosen extends Mode = Mode, Kept = never> {
  /** Defaults to strict. */
  readonly mode?: Chosen | undefined;
  /** Returns the request with an ID, or its message type, so that a result is validated by the request that it answers. */
  readonly answers?: AnswersById<Requests, Kept> | undefined;
  /** Pass `findMisspellings` of `@wirepact/core` for a warning about every unknown property whose name is near that of an absent field. */
  readonly misspellings?: FindMisspellings | undefined;
}

/** `E` has the encodings of the protocol, `Requests` its requests by name, `Kept` are messages that the protocol keeps without defining them. */
export interface DecodeFramedOptions<
  E extends EncodingName,
  Requests,
  Chosen extends Mode = Mode,
  Fill extends boolean = boolean,
  Kept = never,
> extends DecodeOptions<E, string, Chosen, Fill> {
  /** Returns the request with an ID, or its message type, so that a result is validated by the request that it answers. */
  readonly answers?: AnswersById<Requests, Kept> | undefined;
}

/** What the functions of a package whose messages answer one another are told about them. */
export interface FramedTypes extends MessageTypes {
  /** The requests by name. */
  readonly requests: object;
  /** The messages that answer them. */
  readonly responses: object;
}

/** A request that answers can be checked by. */
type Answered<T extends FramedTypes> = RequestReference<T["requests"]> | ReadonlyMessage<KeptIn<T["message"]>>;

/** What answers a request in a package. */
export type ResponseTo<T extends FramedTypes, A> = AnswerTo<T["requests"], T["responses"], A, T["message"]>;

/** The type of a package's `validate`. */
export interface ValidateFramed<T extends FramedTypes> {
  <Chosen extends Mode = "strict">(
    value: unknown,
    options?: ValidateFramedOptions<T["requests"], Chosen, KeptIn<T["message"]>>,
  ): Result<ReadIn<Chosen, T["message"], LenientOf<T>>>;
  /** Checks the result of a request, which is given by its message type or as it was sent. */
  <A extends Answered<T>>(value: unknown, options: { readonly answers: A; readonly mode?: "strict" | undefined }): Result<ResponseTo<T, A>>;
}

/** Makes a package's `validate`. */
export function createValidateFramed<T extends FramedTypes>(protocol: ProtocolShapes, is: Guard): ValidateFramed<T> {
  const validate = (
    value: unknown,
    options: Pick<ValidateOptions, "mode" | "misspellings"> & { readonly answers?: Answers } = {},
  ): Result<unknown> => {
    checkOptions(options, ["mode", "answers", "misspellings"]);
    const { mode, answers, misspellings } = options;
    if (answers === undefined) return validateMessage(protocol, is, value, { mode, misspellings });
    const wanted = wantedBy(protocol, answers);
    const result = explain(protocol, value, { ...(mode && { mode }), ...wanted });
    return withMisspellings(protocol, result, { misspellings, type: wanted.tag, answers: wanted.answers });
  };
  return validate as ValidateFramed<T>;
}

/** The type of a package's `decode`. */
export interface DecodeFramed<T extends FramedTypes> {
  <Chosen extends Mode = DefaultMode<T>, Fill extends boolean = false>(
    input: Input,
    options?: DecodeFramedOptions<EncodingOf<T>, T["requests"], Chosen, Fill, KeptIn<T["message"]>>,
  ): Result<Decoded<T, Chosen, Fill>>;
  /** Decodes the result of a request, which is given by its message type or as it was sent. */
  <A extends Answered<T>>(
    input: Input,
    options: DecodeOptions<EncodingOf<T>> & { readonly answers: A; readonly mode?: "strict" | undefined },
  ): Result<ResponseTo<T, A>>;
}

/** Makes a package's `decode`; the first encoding is the default. */
export function createDecodeFramed<T extends FramedTypes>(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
  fill?: FillDefaults,
): DecodeFramed<T> {
  const decode = (input: Input, { answers, ...options }: DecodeOptions & { readonly answers?: Answers } = {}): Result<unknown> => {
    checkOptions(options, decodeOptions);
    const { tag, ...rest } = wantedBy(protocol, answers);
    return decodeMessage(protocol, encodings, input, { ...options, ...(tag === undefined ? {} : { type: tag }), ...rest, is, fill });
  };
  return decode as DecodeFramed<T>;
}
