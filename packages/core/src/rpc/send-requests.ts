// The requests that this side sends. Every one ends in one of eight ways: with a result, or with one of the seven reasons of `RequestError`.

import { checkLimit } from "../base/check-limit.js";
import { InvalidMessageError } from "../errors.js";
import { findFrame, frameOf, idIn, idKey, identify } from "../frames/frames.js";
import { createIssue, unknownRequest } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import { checkOptions } from "../known-name.js";
import { isOtherTag } from "../frames/other-messages.js";
import { readPath } from "../base/path.js";
import type { Frame, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue } from "../result.js";
import { detailsOf, messageOfFailure } from "./failure-body.js";
import { appliesTo, createLinkedRequests, linkingMessage } from "./linked-requests.js";
import { createPendingRequests, type PendingRequest, type PendingRequests } from "./pending-requests.js";
import { RequestError } from "./request-error.js";
import { timeoutOf } from "./request-timer.js";
import { createResultStream, isLast } from "./result-stream.js";
import type { RequestOptions, Rpc, RpcLimits, RpcTransport } from "./rpc-types.js";

export interface SentRequests extends Pick<Rpc, "request" | "expectedResult" | "end"> {
  /** Takes a valid answer, in its frame. */
  readonly takeAnswer: (answer: unknown, frame: Frame) => void;
  /** Ends the request that an invalid message answers; false if it answers none. */
  readonly takeInvalid: (parsed: unknown, issues: readonly Issue[]) => boolean;
  /** Takes a message that may report the progress of a request. */
  readonly takeProgress: (message: unknown) => void;
}

export function createSentRequests(protocol: ProtocolDescriptor, transport: RpcTransport, limits: RpcLimits): SentRequests {
  const maxResults = checkLimit("maxResults", limits.maxResults ?? 10_000, 1);
  if (limits.timeout !== undefined) checkLimit("timeout", limits.timeout, 0);
  const pending = createPendingRequests();
  const progress = createLinkedRequests<string>(protocol.progress);
  let isOpen = true;
  const cancel = (request: unknown, type: string): void => {
    if (isOpen) void cancelRequest(protocol, transport, pending, request, type);
  };

  const start = ({ message, key, type, descriptor }: OutgoingRequest, entry: Ending, options: RequestOptions): void => {
    const { signal, timeout = timeoutOf(descriptor ?? {}, limits.timeout) } = options;
    if (!isOpen) return entry.fail(new RequestError("closed", type, "the connection is closed"));
    if (signal?.aborted === true) {
      return entry.fail(new RequestError("aborted", type, "the request was aborted before it was sent", { cause: signal.reason }));
    }
    if (pending.find(key) !== undefined) {
      throw new TypeError(`a request with the ID ${key.slice(1)} is still open; every request needs a unique ID`);
    }
    let stopWaiting: (() => void) | undefined;
    const request = { ...entry, type, onGiveUp: () => cancel(message, type), onEnd: () => stopWaiting?.() };
    pending.add(key, request, { signal, timeout });
    stopWaiting = progress.add(message, type, key);
    transport.send(message).catch((cause: unknown) => {
      if (pending.find(key) !== request) return;
      pending.remove(key);
      if (!(cause instanceof InvalidMessageError))
        return entry.fail(new RequestError("closed", type, "the request could not be sent", { cause }));
      // An invalid request is an error of the caller, who gets its issues; the connection stays open.
      const undeclared = cause.issues.find(({ code }) => code === "undeclared-capability");
      entry.fail(undeclared === undefined ? cause : new RequestError("undeclared", type, undeclared.message, { issues: [undeclared] }));
    });
  };

  const startStream = (outgoing: OutgoingRequest, until: readonly unknown[], options: RequestOptions): AsyncIterableIterator<unknown> => {
    const { message, key, type } = outgoing;
    const overflow = (): RequestError => new RequestError("overflow", type, `more than ${maxResults} results are waiting to be read`);
    const stop = (): void => {
      pending.giveUp(key, type);
      cancel(message, type);
    };
    const { results, ...stream } = createResultStream(stop, { most: maxResults, overflow });
    start(outgoing, { ...stream, endsWithConnection: until.length === 0 }, options);
    return results;
  };

  return {
    request: (message, options = {}) => {
      checkOptions(options, ["signal", "timeout"]);
      if (options.signal !== undefined && !("aborted" in Object(options.signal)))
        throw new TypeError(`signal must be an AbortSignal, got ${quote(options.signal)}`);
      const outgoing = readRequest(protocol, message);
      const { stream } = outgoing.descriptor ?? {};
      if (stream !== undefined) return startStream(outgoing, stream.until, options);
      return new Promise((resolve, reject) => {
        start(outgoing, { deliver: resolve, complete: () => undefined, fail: reject }, options);
      });
    },
    expectedResult: (id) => {
      const entry = pending.find(idKey(id) ?? "");
      return entry && protocol.messages[entry.type]?.result;
    },
    ...createAnswers(protocol, transport, pending),
    takeProgress: (message) => {
      for (const key of progress.find(message)) pending.restart(key);
    },
    end: (cause) => {
      isOpen = false;
      pending.failAll(cause);
    },
  };
}

/** Cancels a request at the peer, if the protocol has a message for that. */
async function cancelRequest(
  protocol: ProtocolDescriptor,
  transport: RpcTransport,
  pending: PendingRequests,
  request: unknown,
  type: string,
): Promise<void> {
  const { cancellation } = protocol;
  if (cancellation === undefined || !appliesTo(cancellation, type)) return;
  const built = linkingMessage(protocol, cancellation, request);
  // If the cancellation is a request itself, its answer is dropped.
  const key = isObject(built) ? idKey(idIn(findFrame(protocol, built), built)) : undefined;
  if (key !== undefined) pending.giveUp(key, cancellation.message);
  try {
    await transport.send(built);
  } catch {
    // The peer has disconnected.
  }
}

/** Takes answers to the requests that are pending. */
function createAnswers(
  protocol: ProtocolDescriptor,
  transport: RpcTransport,
  pending: PendingRequests,
): Pick<SentRequests, "takeAnswer" | "takeInvalid"> {
  const takeAnswer = (answer: unknown, frame: Frame): void => {
    const id = readPath(answer, frame.replyTo === undefined ? undefined : [frame.replyTo]);
    const key = idKey(id);
    const entry = key === undefined ? undefined : pending.find(key);
    const body = readPath(answer, frame.body === undefined ? [] : [frame.body]);
    if (key === undefined || entry === undefined) {
      if (key !== undefined && isLate(key, frame, body)) return;
      const issue = createIssue(unknownRequest(quote(id)), frame.replyTo === undefined ? [] : [frame.replyTo], undefined, id);
      return transport.handOn({ ok: false, issues: [issue] });
    }
    if (frame.kind === "error") {
      pending.remove(key);
      return entry.fail(new RequestError("error-reply", entry.type, messageOfFailure(body), { reply: body }));
    }
    const stream = protocol.messages[entry.type]?.stream;
    if (stream === undefined) pending.remove(key);
    else pending.restart(key);
    entry.deliver(body);
    if (stream !== undefined && isLast(stream.until, body)) {
      pending.remove(key);
      entry.complete();
    }
  };

  /** Whether an answer arrives after its request was aborted or timed out, or belongs to a stream that is no longer read. */
  const isLate = (key: string, frame: Frame | undefined, body: unknown): boolean => {
    const type = pending.typeGivenUp(key);
    if (type === undefined) return false;
    const stream = protocol.messages[type]?.stream;
    if (frame?.kind !== "result" || stream === undefined || isLast(stream.until, body)) pending.forget(key);
    return true;
  };

  return {
    takeAnswer,
    takeInvalid: (parsed, issues) => {
      const { key, frame } = findAnswered(protocol, parsed) ?? {};
      const entry = key === undefined ? undefined : pending.find(key);
      if (key === undefined) return false;
      if (entry === undefined) return isLate(key, frame, undefined);
      // The rest of a stream is of no use to the caller.
      if (protocol.messages[entry.type]?.stream === undefined) pending.remove(key);
      else {
        pending.giveUp(key, entry.type);
        entry.onGiveUp?.();
      }
      entry.fail(new RequestError("invalid-result", entry.type, detailsOf(issues), { issues }));
      return true;
    },
  };
}

/** How a request ends for its caller. */
type Ending = Pick<PendingRequest, "deliver" | "complete" | "fail" | "endsWithConnection">;

/** A request that is to be sent. */
interface OutgoingRequest {
  readonly message: unknown;
  readonly key: string;
  readonly type: string;
  /** Undefined for a request that the protocol does not define, but keeps. */
  readonly descriptor: MessageDescriptor | undefined;
}

function readRequest(protocol: ProtocolDescriptor, message: unknown): OutgoingRequest {
  const descriptor = identify(protocol, message);
  const frame = descriptor === undefined ? findFrame(protocol, message) : frameOf(protocol, descriptor);
  const key = idKey(readPath(message, frame?.id === undefined ? undefined : [frame.id]));
  const tag = frame?.tag === undefined ? undefined : readPath(message, [frame.tag]);
  const isKept = descriptor === undefined && isOtherTag(protocol, tag);
  if ((!isKept && descriptor?.result === undefined) || key === undefined) {
    throw new TypeError("request() takes a message that has an ID and a result; use send() for other messages");
  }
  return { message, key, type: descriptor?.name ?? String(tag), descriptor };
}

/** The key of the request that an invalid message answers, as far as that can be seen. */
function findAnswered(protocol: ProtocolDescriptor, parsed: unknown): { readonly key: string; readonly frame?: Frame } | undefined {
  const frame = findFrame(protocol, parsed);
  const candidates = frame === undefined ? (protocol.frames ?? []).filter((each) => mayAnswer(protocol, each, parsed)) : [frame];
  for (const { replyTo } of candidates) {
    const key = replyTo === undefined ? undefined : idKey(readPath(parsed, [replyTo]));
    if (key !== undefined) return { key, ...(frame && { frame }) };
  }
  return undefined;
}

/** Whether a message that has no frame may be an answer: not if the property with the ID may as well be that of a request. */
function mayAnswer({ frames = [] }: ProtocolDescriptor, { replyTo }: Frame, parsed: unknown): boolean {
  return !frames.some(({ id, tag }) => id === replyTo && tag !== undefined && readPath(parsed, [tag]) !== undefined);
}
