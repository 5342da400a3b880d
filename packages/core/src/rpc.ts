// Requests and answers over one connection: sends requests and resolves them with their results, runs handlers for requests that arrive, and
// passes on all other messages. Every request ends in one of seven ways: a result, or one of the six reasons of `RequestError`.

import { checkLimit } from "./check-limit.js";
import { composeFramed } from "./build-framed.js";
import { cancellingMessage, createCancellations } from "./cancellation.js";
import { InvalidMessageError } from "./errors.js";
import { detailsOf, fillTemplate, messageOfFailure } from "./failure-body.js";
import { findFrame, frameOf, idIn, idKey, identify } from "./frames.js";
import { createIssue, duplicateRequest, unknownRequest } from "./issues.js";
import { isOtherTag } from "./other-messages.js";
import { readPath } from "./path.js";
import { quote } from "./quote.js";
import { createPendingRequests } from "./pending-requests.js";
import type { FailureReason, Frame, MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import { ReplyError, RequestError } from "./request-error.js";
import { createResultStream, isLast } from "./result-stream.js";
import type { Issue, Success } from "./result.js";
import type { Handler, Rpc, RpcLimits, RpcTransport } from "./rpc-types.js";

/** Creates the part of a connection that handles requests and answers. */
export function createRpc(protocol: ProtocolDescriptor, transport: RpcTransport, limits: RpcLimits = {}): Rpc {
  const maxRunning = checkLimit("maxRunning", limits.maxRunning ?? 16_384, 1);
  const maxResults = checkLimit("maxResults", limits.maxResults ?? 10_000, 1);
  const pending = createPendingRequests();
  const running = new Map<string, AbortController>();
  const cancellations = createCancellations(protocol);
  let handlers: Readonly<Record<string, Handler>> | undefined;
  let isOpen = true;
  /** How many error replies are being written. */
  let unread = 0;
  /** How many notifications handlers are working on. */
  let notified = 0;
  const connection = new AbortController();
  const errorFrame = protocol.frames?.find(({ kind }) => kind === "error");

  const request: Rpc["request"] = (message, options = {}) => {
    const descriptor = identify(protocol, message);
    const frame = descriptor === undefined ? findFrame(protocol, message) : frameOf(protocol, descriptor);
    const key = idKey(readPath(message, frame?.id === undefined ? undefined : [frame.id]));
    const tag = frame?.tag === undefined ? undefined : readPath(message, [frame.tag]);
    const isKept = descriptor === undefined && isOtherTag(protocol, tag);
    if ((!isKept && descriptor?.result === undefined) || key === undefined) {
      throw new TypeError("request() takes a message that has an ID and a result; use send() for other messages");
    }
    const type = descriptor?.name ?? String(tag);
    const giveUp = (): void => void cancel(message, type);
    if (descriptor?.stream === undefined) {
      return new Promise((resolve, reject) => {
        start({ type, deliver: resolve, complete: () => undefined, fail: reject });
      });
    }
    const overflow = (): RequestError => new RequestError("overflow", type, `more than ${maxResults} results are waiting to be read`);
    const stream = createResultStream(
      () => {
        pending.remove(key);
        pending.giveUp(key, type);
        giveUp();
      },
      { most: maxResults, overflow },
    );
    const endsWithConnection = descriptor.stream.until.length === 0;
    start({ type, deliver: stream.deliver, complete: stream.complete, fail: stream.fail, endsWithConnection });
    return stream.results;

    function start(entry: Parameters<typeof pending.add>[1]): void {
      if (!isOpen) return entry.fail(new RequestError("closed", type, "the connection is closed"));
      if (options.signal?.aborted === true) {
        return entry.fail(
          new RequestError("aborted", type, "the request was aborted before it was sent", { cause: options.signal.reason }),
        );
      }
      if (pending.has(key!)) throw new TypeError(`a request with the ID ${key!.slice(1)} is still open; every request needs a unique ID`);
      pending.add(key!, entry, options, giveUp);
      transport.send(message).catch((cause: unknown) => {
        pending.remove(key!);
        // An invalid request is an error of the caller, who gets its issues; the connection stays open.
        const isInvalid = cause instanceof InvalidMessageError;
        entry.fail(isInvalid ? cause : new RequestError("closed", type, "the request could not be sent", { cause }));
      });
    }
  };

  /** Cancels a request at the peer, if the protocol has a message for that. */
  const cancel = async (message: unknown, name: string): Promise<void> => {
    const { cancellation } = protocol;
    if (!isOpen || cancellation === undefined || name === cancellation.message || cancellation.requests?.includes(name) === false) return;
    const built = cancellingMessage(protocol, message);
    if (built === undefined) return;
    // If the cancellation is a request itself, its answer is dropped.
    const key = idKey(idIn(findFrame(protocol, built), built as Readonly<Record<string, unknown>>));
    if (key !== undefined) pending.giveUp(key, cancellation.message);
    try {
      await transport.send(built);
    } catch {
      // The peer has disconnected.
    }
  };

  const answered = (value: unknown, frame: Frame): void => {
    const id = readPath(value, frame.replyTo === undefined ? undefined : [frame.replyTo]);
    const key = idKey(id);
    const entry = key === undefined ? undefined : pending.find(key);
    if (key !== undefined && entry === undefined && isLate(value, frame, key)) return;
    if (key === undefined || entry === undefined) {
      const issue = createIssue(unknownRequest(quote(id)), frame.replyTo === undefined ? [] : [frame.replyTo], undefined, id);
      return transport.handOn({ ok: false, issues: [issue] });
    }
    if (frame.kind === "error") {
      pending.remove(key);
      const reply = readPath(value, frame.body === undefined ? [] : [frame.body]);
      return entry.fail(new RequestError("error-reply", entry.type, messageOfFailure(reply), { reply }));
    }
    const descriptor = protocol.messages[entry.type];
    // The result of a request that the protocol does not define, but keeps, can be anything.
    const judged = descriptor?.result === undefined ? ({ ok: true, value } as const) : transport.judge(value, descriptor.result);
    if (!judged.ok) {
      pending.remove(key);
      return entry.fail(new RequestError("invalid-result", entry.type, detailsOf(judged.issues), { issues: judged.issues }));
    }
    const body = readPath(judged.value, frame.body === undefined ? [] : [frame.body]);
    const stream = descriptor?.stream;
    if (stream === undefined) pending.remove(key);
    entry.deliver(body);
    if (stream !== undefined && isLast(stream.until, body)) {
      pending.remove(key);
      entry.complete();
    }
  };

  /** Whether an answer arrives after its request was aborted or timed out, or belongs to a stream that is no longer read. */
  const isLate = (value: unknown, frame: Frame, key: string): boolean => {
    const type = pending.typeGivenUp(key);
    if (type === undefined) return false;
    const stream = protocol.messages[type]?.stream;
    const body = readPath(value, frame.body === undefined ? [] : [frame.body]);
    if (frame.kind === "error" || stream === undefined || isLast(stream.until, body)) pending.forget(key);
    return true;
  };

  const handlerOf = ({ name }: MessageDescriptor): Handler | undefined =>
    handlers !== undefined && Object.hasOwn(handlers, name) ? handlers[name] : undefined;

  const handle = (value: unknown, descriptor: MessageDescriptor, frame: Frame): void => {
    const handler = handlerOf(descriptor);
    const id = frame.id === undefined ? undefined : readPath(value, [frame.id]);
    const key = idKey(id);
    if (handler === undefined || key === undefined) return transport.handOn({ ok: true, value, warnings: [] });
    if (running.has(key)) {
      return transport.handOn({ ok: false, issues: [createIssue(duplicateRequest(quote(id)), [frame.id!], undefined, id)] });
    }
    if (running.size >= maxRunning) {
      transport.onHandlerError(new Error(`${maxRunning} requests are running; another one was rejected`), value);
      return void reply("handlerFailed", value, "too many requests are running");
    }
    const controller = new AbortController();
    running.set(key, controller);
    const stopWaiting = cancellations.add(value, descriptor, controller);
    void run(value, descriptor, handler, controller).finally(() => {
      running.delete(key);
      stopWaiting();
    });
  };

  /** Passes a notification to its handler, or to the iterator over the connection. */
  const notify = async (arrived: Success<unknown>, descriptor: MessageDescriptor): Promise<void> => {
    const handler = handlerOf(descriptor);
    if (handler === undefined) return transport.handOn(arrived);
    if (notified >= maxRunning) {
      return transport.onHandlerError(new Error(`${maxRunning} notifications are being handled; another one was dropped`), arrived.value);
    }
    notified++;
    try {
      await handler(arrived.value, { signal: connection.signal });
    } catch (error) {
      transport.onHandlerError(error, arrived.value);
    } finally {
      notified--;
    }
  };

  const run = async (value: unknown, descriptor: MessageDescriptor, handler: Handler, controller: AbortController): Promise<void> => {
    try {
      const given: unknown = await handler(value, { signal: controller.signal });
      if (descriptor.stream === undefined) return await transport.send(resultOf(value, descriptor, given));
      for await (const body of given as AsyncIterable<unknown>) {
        if (controller.signal.aborted || !isOpen) return;
        await transport.send(resultOf(value, descriptor, body));
      }
    } catch (error) {
      if (error instanceof ReplyError) {
        if (await sendError(value, error.body)) return;
        // Internal errors are not exposed to the peer.
      } else transport.onHandlerError(error, value);
      await reply("handlerFailed", value, "the request failed");
    }
  };

  const resultOf = (request_: unknown, { name, result }: MessageDescriptor, body: unknown): unknown => {
    const answer = protocol.messages[result ?? ""];
    if (answer === undefined) throw new TypeError(`${name} has no result`);
    const composed = composeFramed(protocol, answer, { request: request_, body });
    const judged = transport.judge(composed, answer.name);
    if (!judged.ok) throw new InvalidMessageError(judged.issues);
    return composed;
  };

  /** Answers with an error of the protocol, if the spec defines one for the reason. */
  const reply = async (reason: FailureReason, request_: unknown, details: string): Promise<void> => {
    const template = protocol.failures?.[reason];
    if (template !== undefined) await sendError(request_, fillTemplate(template, details));
  };

  /** Answers with an error. Resolves to false if its body is not valid, so that the peer still needs an answer. */
  const sendError = async (request_: unknown, body: unknown): Promise<boolean> => {
    const answer = protocol.messages[errorFrame?.name ?? ""];
    // A peer that reads no answers gets no more of them.
    if (!isOpen || answer === undefined || unread >= maxRunning) return true;
    unread++;
    let isComposed = false;
    try {
      const composed = composeFramed(protocol, answer, { request: request_ ?? null, body });
      isComposed = true;
      await transport.send(composed);
      return true;
    } catch (error) {
      transport.onHandlerError(error, request_);
      // Otherwise the peer has disconnected.
      return isComposed && !(error instanceof InvalidMessageError);
    } finally {
      unread--;
    }
  };

  return {
    request,
    serve: (given) => {
      handlers = { ...handlers, ...given };
    },
    receive: (arrived, raw) => {
      if (!arrived.ok) {
        const unparsed = raw === undefined;
        if (handlers !== undefined) void refuse(raw, unparsed, arrived.issues);
        return transport.handOn(arrived);
      }
      const { value } = arrived;
      const frame = findFrame(protocol, value);
      if (frame === undefined) return transport.handOn(arrived);
      if (frame.replyTo !== undefined) return answered(value, frame);
      const descriptor = identify(protocol, value);
      if (descriptor === undefined) return transport.handOn(arrived);
      if (descriptor.name === protocol.cancellation?.message) cancellations.note(value);
      if (descriptor.result !== undefined) return handle(value, descriptor, frame);
      void notify(arrived, descriptor);
    },
    end: (cause) => {
      isOpen = false;
      connection.abort(cause);
      for (const controller of running.values()) controller.abort(cause);
      running.clear();
      pending.failAll(cause);
    },
  };

  /** Answers an invalid message: unparsable text without an ID, an unknown or invalid request with its ID. */
  async function refuse(raw: unknown, unparsed: boolean, issues: readonly Issue[]): Promise<void> {
    const details = detailsOf(issues);
    if (unparsed) return reply("unparsable", undefined, details);
    const frame = findFrame(protocol, raw);
    // Only requests are answered: replying to an answer with an error could go on forever.
    if (frame?.id === undefined || frame.kind !== "message" || frame.replyTo !== undefined) return;
    // To the peer, a request that goes to another role is an unknown one.
    const isUnknown = issues.some(({ code }) => code === "unknown-type" || code === "wrong-role");
    // No answer can repeat an ID that is invalid itself.
    const isIdValid = issues.every(({ path }) => path[0] !== frame.id);
    return reply(isUnknown ? "unknownMessage" : "invalidMessage", isIdValid ? raw : undefined, details);
  }
}
