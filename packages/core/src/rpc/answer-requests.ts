// The requests and notifications that arrive: handlers answer them, and what no handler answers is refused or passed on.

import { checkLimit } from "../base/check-limit.js";
import { InvalidMessageError } from "../errors.js";
import { findFrame, idKey, identify } from "../frames/frames.js";
import { createIssue, duplicateRequest } from "../issues.js";
import { checkFunctions, checkOptions, unknownOption } from "../known-name.js";
import { isOtherTag } from "../frames/other-messages.js";
import { readPath } from "../base/path.js";
import type { FailureReason, Frame, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue, Success } from "../result.js";
import { onAbort } from "./abort-listeners.js";
import { detailsOf } from "./failure-body.js";
import { createLinkedRequests } from "./linked-requests.js";
import { createReplies } from "./reply.js";
import { ReplyError } from "./request-error.js";
import { isLast } from "./result-stream.js";
import type { Handler, Rpc, RpcLimits, RpcTransport } from "./rpc-types.js";

export interface ArrivingRequests extends Pick<Rpc, "serve" | "call" | "end"> {
  /** Takes a valid request; the descriptor is undefined if the protocol does not define the request, but keeps it. */
  readonly takeRequest: (arrived: Success<unknown>, descriptor: MessageDescriptor | undefined, frame: Frame) => void;
  readonly takeNotification: (arrived: Success<unknown>, descriptor: MessageDescriptor) => void;
  /** Aborts the requests that a message cancels. */
  readonly takeCancellation: (message: unknown) => void;
  /** Answers an invalid message, if it is to be answered: text that cannot be parsed without an ID, an unknown or invalid request with its ID. */
  readonly refuseInvalid: (parsed: unknown, issues: readonly Issue[]) => void;
  /** Answers a request that nobody handles. */
  readonly refuseUnhandled: (request: unknown) => void;
}

export function createArrivingRequests(protocol: ProtocolDescriptor, given: RpcTransport, limits: RpcLimits): ArrivingRequests {
  const maxRunning = checkLimit("maxRunning", limits.maxRunning ?? 16_384, 1);
  const transport: RpcTransport = { ...given, onHandlerError: (error, request) => void report(given, error, request) };
  const replies = createReplies(protocol, transport, maxRunning);
  const running = new Map<string, AbortController>();
  const connection = new AbortController();
  const cancellable = createLinkedRequests<AbortController>(protocol.cancellation);
  const handlers = createHandlers(protocol);
  let isOpen = true;

  const takeRequest: ArrivingRequests["takeRequest"] = (arrived, descriptor, frame) => {
    const { value } = arrived;
    const id = frame.id === undefined ? undefined : readPath(value, [frame.id]);
    const key = idKey(id);
    const name = descriptor?.name ?? String(readPath(value, [frame.tag ?? ""]));
    const handler = handlers.find(name) ?? handlers.fallback();
    // Code that iterates over the connection answers what it gets there, unless handlers are in charge.
    const isPassedOn = handler === undefined && transport.isIterated() && (!handlers.areSet() || descriptor === undefined);
    if (key === undefined || isPassedOn) return transport.handOn(arrived);
    if (running.has(key)) {
      return transport.handOn({ ok: false, issues: [createIssue(duplicateRequest(quote(id)), [frame.id!], undefined, id)] });
    }
    if (handler === undefined) return void replies.sendFailure("unknownMessage", value, `${name} is not supported`);
    if (running.size >= maxRunning) {
      transport.onHandlerError(new Error(`${maxRunning} requests are running; another one was rejected`), value);
      return void replies.sendFailure("handlerFailed", value, "too many requests are running");
    }
    const controller = new AbortController();
    running.set(key, controller);
    const stopWaiting = cancellable.add(value, name, controller);
    void answer(value, descriptor, handler, controller.signal).finally(() => {
      running.delete(key);
      stopWaiting();
    });
  };

  const answer = async (
    request: unknown,
    descriptor: MessageDescriptor | undefined,
    handler: Handler,
    signal: AbortSignal,
  ): Promise<void> => {
    try {
      const body: unknown = await handler(request, { signal });
      const { until } = descriptor?.stream ?? {};
      const send = (result: unknown): Promise<void> => replies.sendResult(request, descriptor, result);
      if (until === undefined) return await send(body);
      if (!(await sendUntilLast(untilAborted(body, signal), until, send)) && !signal.aborted)
        throw new Error(`the results of ${descriptor!.name} ended without the last one`);
    } catch (error) {
      if (!isOpen) return;
      if (isReplyError(error)) {
        if (await replies.sendError(request, error.body)) return;
        // Internal errors are not exposed to the peer.
      } else transport.onHandlerError(error, request);
      await replies.sendFailure("handlerFailed", request, "the request failed");
    }
  };

  return {
    takeRequest,
    takeNotification: createNotifications(transport, handlers, maxRunning, connection.signal),
    takeCancellation: (message) => {
      for (const controller of cancellable.find(message)) controller.abort();
    },
    refuseInvalid: (parsed, issues) => {
      const refusal = refusalOf(protocol, parsed, issues, handlers.areSet() || (parsed !== undefined && !transport.isIterated()));
      if (refusal !== undefined) void replies.sendFailure(refusal.reason, refusal.request, detailsOf(issues));
    },
    refuseUnhandled: (request) => void replies.sendFailure("handlerFailed", request, "the request was not handled"),
    serve: handlers.serve,
    call: async (request) => {
      const { name = "", id } = findRequest(protocol, request);
      const handler = handlers.find(name) ?? handlers.fallback();
      const checked = transport.check(request, name);
      if (!checked.ok) throw new InvalidMessageError(checked.issues);
      if (handler === undefined) throw new TypeError(`${name} has no handler`);
      return handler(checked.value, { signal: (running.get(id ?? "") ?? connection).signal });
    },
    end: (cause) => {
      isOpen = false;
      for (const controller of [...running.values(), connection]) controller.abort(cause);
      running.clear();
    },
  };
}

/** The type and the key of a request. */
function findRequest(
  protocol: ProtocolDescriptor,
  request: unknown,
): { readonly name?: string | undefined; readonly id?: string | undefined } {
  const frame = findFrame(protocol, request);
  const id = frame?.id === undefined ? undefined : idKey(readPath(request, [frame.id]));
  return { name: identify(protocol, request)?.name, id };
}

/** Passes notifications to their handlers. */
function createNotifications(
  transport: RpcTransport,
  handlers: Handlers,
  maxRunning: number,
  signal: AbortSignal,
): ArrivingRequests["takeNotification"] {
  let running = 0;
  const notify = async (notification: unknown, handler: Handler): Promise<void> => {
    running++;
    try {
      await handler(notification, { signal });
    } catch (error) {
      transport.onHandlerError(error, notification);
    } finally {
      running--;
    }
  };
  return (arrived, { name }) => {
    const { value } = arrived;
    const handler = handlers.find(name);
    if (handler === undefined) return transport.handOn(arrived);
    if (running < maxRunning) return void notify(value, handler);
    transport.onHandlerError(new Error(`${maxRunning} notifications are being handled; another one was dropped`), value);
  };
}

interface Handlers extends Pick<Rpc, "serve"> {
  readonly find: (name: string) => Handler | undefined;
  /** The handler of requests that have no other. */
  readonly fallback: () => Handler | undefined;
  /** Whether `serve` was called. */
  readonly areSet: () => boolean;
}

function createHandlers(protocol: ProtocolDescriptor): Handlers {
  let handlers: Readonly<Record<string, Handler>> | undefined;
  let fallback: Handler | undefined;
  return {
    find: (name) => (handlers !== undefined && Object.hasOwn(handlers, name) ? handlers[name] : undefined),
    fallback: () => fallback,
    areSet: () => handlers !== undefined,
    serve: (added, options = {}) => {
      checkOptions(options, ["fallback"]);
      checkFunctions(options, ["fallback"]);
      for (const [name, handler] of Object.entries(added)) {
        if (!Object.hasOwn(protocol.messages, name) && !isOtherTag(protocol, name))
          throw unknownOption("message", name, servable(protocol));
        if (handler !== undefined && typeof handler !== "function")
          throw new TypeError(`the handler of ${name} must be a function, got ${quote(handler)}`);
      }
      handlers = { ...handlers, ...added };
      fallback = options.fallback ?? fallback;
    },
  };
}

/** How an invalid message is answered: the reason, and the request that the answer names; undefined if it is not to be answered. */
function refusalOf(
  protocol: ProtocolDescriptor,
  parsed: unknown,
  issues: readonly Issue[],
  isServed: boolean,
): { readonly reason: FailureReason; readonly request: unknown } | undefined {
  if (!isServed) return undefined;
  if (parsed === undefined) return { reason: "unparsable", request: undefined };
  const frame = findFrame(protocol, parsed);
  // Only requests are answered: replying to an answer with an error could go on forever.
  if (frame?.id === undefined || frame.kind !== "message" || frame.replyTo !== undefined) return undefined;
  // To the peer, a request that goes to another role is an unknown one.
  const isUndeclared = issues.some(({ code }) => code === "undeclared-capability");
  if (isUndeclared) return { reason: protocol.failures?.undeclared === undefined ? "unknownMessage" : "undeclared", request: parsed };
  const isOtherVersion = protocol.failures?.unsupportedVersion !== undefined && issues.some(({ code }) => code === "wrong-version");
  if (isOtherVersion) return { reason: "unsupportedVersion", request: parsed };
  const isUnknown = issues.some(
    ({ code, path }) =>
      code === "unknown-type" || code === "wrong-role" || (code === "not-in-version" && path.length === 1 && path[0] === frame.tag),
  );
  // No answer can repeat an ID that is invalid itself.
  const isIdValid = issues.every(({ path }) => path[0] !== frame.id);
  const isOutside = issues.some(({ path }) => path.length > 0 && path[0] !== frame.body);
  const reason = isUnknown ? "unknownMessage" : isOutside ? "invalidEnvelope" : "invalidMessage";
  return { reason, request: isIdValid ? parsed : undefined };
}

/** Sends the results of a stream. Returns whether the last one was among them, if there is one that ends the stream. */
async function sendUntilLast(
  results: AsyncIterable<unknown>,
  until: Parameters<typeof isLast>[0],
  send: (result: unknown) => Promise<void>,
): Promise<boolean> {
  for await (const result of results) {
    await send(result);
    if (isLast(until, result)) return true;
  }
  return until.length === 0;
}

/** The messages that can have a handler. */
const servable = ({ messages }: ProtocolDescriptor): readonly string[] =>
  Object.values(messages).flatMap(({ name, answers }) => (answers === undefined ? [name] : []));

/** Tells the application about an error. What its own function throws, at once or later, is ignored: the peer waits for an answer. */
async function report({ onHandlerError }: RpcTransport, error: unknown, request: unknown): Promise<void> {
  try {
    await (onHandlerError(error, request) as unknown);
  } catch {
    // There is nobody else to tell.
  }
}

/** Whether a handler threw a `ReplyError`; a proxy can throw when it is looked at. */
function isReplyError(error: unknown): error is ReplyError {
  try {
    return error instanceof ReplyError;
  } catch {
    return false;
  }
}

/** The items of what a handler returned for a stream. Does not wait for an item any longer when the signal is aborted. */
async function* untilAborted(items: unknown, signal: AbortSignal): AsyncGenerator<unknown, void, undefined> {
  const source = items as Partial<AsyncIterable<unknown> & Iterable<unknown>> | null | undefined;
  const iterator = source?.[Symbol.asyncIterator]?.() ?? source?.[Symbol.iterator]?.();
  if (iterator === undefined) throw new TypeError(`the handler of a stream must return an async iterable, got ${quote(items)}`);
  let isDone = false;
  try {
    while (!signal.aborted) {
      const next = await firstOf(async () => iterator.next(), signal);
      if (next?.done === true) isDone = true;
      if (next === undefined || isDone) return;
      yield next.value;
    }
  } catch (error) {
    isDone = true;
    throw error;
  } finally {
    // Not awaited: a handler that does not react to the signal never returns.
    if (!isDone) (async () => iterator.return?.())().catch(() => undefined);
  }
}

/** What a promise resolves to, or undefined as soon as the signal is aborted. */
function firstOf<Value>(start: () => Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, () => resolve(undefined));
    start().then(resolve, reject).finally(stop);
  });
}
