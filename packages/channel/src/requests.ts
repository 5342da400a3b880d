// Requests and their answers over a channel: the same handlers as those of a connection, one set of requests for each party on the other side.

import { explain, type ProtocolDescriptor, readPath, type Result, type Success } from "@wirepact/core";
import { createRpc, findFrame, type Handler, idKey, type RequestOptions, type Rpc } from "@wirepact/core/codegen/frames";
import type { Delivery } from "./channel.js";
import type { Letter, QueueName } from "./engine.js";
import { parsed, type Texts } from "./texts.js";

interface ServeOptions {
  readonly fallback?: Handler | undefined;
}

export interface Requests {
  readonly request: (to: QueueName, message: object, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>, options?: ServeOptions) => void;
  /** Decodes a letter; an answer is judged by its request, and an invalid request is answered as the protocol says. */
  readonly read: (letter: Letter) => Result<object>;
  /** Takes what requests and handlers deal with; false if it is for the program. */
  readonly take: (from: QueueName, delivery: Delivery<unknown>) => boolean;
  readonly end: (cause?: unknown) => void;
}

interface RequestSettings {
  readonly texts: Texts;
  /** Sends a message to a party. */
  readonly post: (to: QueueName, message: object) => Promise<void>;
  readonly isIterated: () => boolean;
  readonly onHandlerError: (error: unknown, request: unknown) => void;
}

export function createRequests(protocol: ProtocolDescriptor, { texts, post, isIterated, onHandlerError }: RequestSettings): Requests {
  const peers = new Map<string, Rpc>();
  /** Requests that arrived, by sender and ID: their letters are acknowledged once an answer is on its way. */
  const unanswered = new Map<string, Delivery<unknown>>();
  /** Notifications that handlers work on. */
  const notified = new WeakMap<object, Delivery<unknown>>();
  let served: { readonly handlers: Readonly<Record<string, Handler>>; readonly options: ServeOptions } | undefined;
  let isLeft = false;
  const keyOf = ({ role, party }: QueueName, id?: unknown): string => JSON.stringify([role, party, idKey(id)]);
  const rpcOf = (peer: QueueName): Rpc => {
    const known = peers.get(keyOf(peer));
    if (known !== undefined) return known;
    const rpc = createRpc(protocol, {
      send: async (message) => {
        await post(peer, message as object);
        const key = keyOf(peer, idOf(message, "replyTo"));
        const delivery = unanswered.get(key);
        unanswered.delete(key);
        await delivery?.ack();
      },
      check: (value, type) => explain(protocol, value, { mode: protocol.reading.default, reading: true, tag: type }),
      handOn: () => void (isLeft = true),
      isIterated,
      onHandlerError,
    });
    peers.set(keyOf(peer), rpc);
    if (served !== undefined) rpc.serve(served.handlers, served.options);
    return rpc;
  };
  const idOf = (message: unknown, side: "id" | "replyTo"): unknown => {
    const property = findFrame(protocol, message)?.[side];
    return property === undefined ? undefined : readPath(message, [property]);
  };
  /** What sent the request that a message answers: to the party itself, or to any party of its role. */
  const rpcFor = (peer: QueueName, id: unknown): Rpc =>
    [peer, { role: peer.role }].map(rpcOf).find((rpc) => rpc.expectedResult(id) !== undefined) ?? rpcOf(peer);
  /** Settles the letter of a notification when its handler is done. */
  const settling =
    (handler: Handler): Handler =>
    async (message, context) => {
      const delivery = notified.get(message as object);
      if (delivery === undefined) return handler(message, context);
      try {
        await handler(message, context);
      } catch (error) {
        await delivery.retry();
        throw error;
      }
      return delivery.ack();
    };
  return {
    request: (to, message, options) => rpcOf(to).request(message, options),
    serve: (given, options = {}) => {
      const handlers = Object.fromEntries(Object.entries(given).map(([name, handler]) => [name, settling(handler)]));
      served = { handlers, options };
      for (const rpc of peers.values()) rpc.serve(handlers, options);
    },
    read: ({ from, text }) => {
      const result = texts.read(text, (id) => protocol.messages[rpcFor(from, id).expectedResult(id) ?? ""]?.answers);
      if (!result.ok) rpcOf(from).receive(result, parsed(text));
      return result;
    },
    take: (from, delivery) => {
      const { message } = delivery;
      const answered = idOf(message, "replyTo");
      const key = keyOf(from, idOf(message, "id"));
      const isRequest = findFrame(protocol, message)?.id !== undefined;
      if (isRequest) unanswered.set(key, delivery);
      else notified.set(message as object, delivery);
      isLeft = false;
      rpcFor(from, answered).receive({ ok: true, value: message, warnings: [] } satisfies Success<unknown>);
      if (isLeft) unanswered.delete(key);
      if (!isLeft && answered !== undefined) void delivery.ack().catch(() => undefined);
      return !isLeft;
    },
    end: (cause) => [...peers.values()].forEach((rpc) => rpc.end(cause)),
  };
}
