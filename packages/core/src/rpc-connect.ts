// Two parties that send each other requests over a pair of streams: `request` waits for an answer, `serve` answers, and iterating over the connection
// gives what neither takes.

import { encodeMessage, isBytes, textWithinLimit } from "./codec.js";
import { nodeSink, refuseUnknownRole, webSink, type NodeWritable, type WebWritable } from "./connect.js";
import type { Encoding } from "./encodings/encoding.js";
import { explain } from "./explain.js";
import type { Guard } from "./fast-path.js";
import { InvalidMessageError } from "./errors.js";
import { identify } from "./frames.js";
import { badSyntax, createIssue, refusal, tooLarge, wrongRole } from "./issues.js";
import type { Framing, Piece } from "./framing/framing.js";
import type { StreamSource } from "./lines.js";
import type { RequestOptions } from "./pending-requests.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import type { Result } from "./result.js";
import { createRpc, type Handler } from "./rpc.js";
import { usualLimit } from "./streams.js";

/** Messages that nobody took are kept for whoever iterates later; beyond this the oldest are dropped. */
const maxKept = 1000;

export interface RpcConnectOptions<Role> {
  readonly readable: StreamSource;
  readonly writable: NodeWritable | WebWritable;
  /** Who we are: messages that this role may not send are refused. */
  readonly role: Role;
  /** How strictly what arrives is read; without it the protocol's own default. */
  readonly mode?: Mode | undefined;
  /** Largest message that is read, in bytes; 16 MB unless given. */
  readonly maxBytes?: number | undefined;
  /** Hears of handlers that throw or answer with what cannot be sent; the peer only learns that the request failed. */
  readonly onHandlerError?: ((error: unknown, request: unknown) => void) | undefined;
}

/** A connection as the run time knows it; packages type it by their roles and messages. */
export interface RpcConnection extends AsyncIterable<Result<unknown>> {
  readonly send: (message: unknown) => Promise<void>;
  readonly request: (message: unknown, options?: RequestOptions) => Promise<unknown> | AsyncIterableIterator<unknown>;
  readonly serve: (handlers: Readonly<Record<string, Handler>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes the `connect` of a package whose protocol has frames. */
export function createRpcConnect(
  protocol: ProtocolDescriptor,
  is: Guard,
  encoding: Encoding,
  framing: Framing,
): (options: RpcConnectOptions<string>) => RpcConnection {
  return ({ readable, writable, role, mode, maxBytes = usualLimit, onHandlerError = () => undefined }) => {
    refuseUnknownRole(protocol, role);
    const sink = "getWriter" in writable ? webSink(writable) : nodeSink(writable);
    const kept: Result<unknown>[] = [];
    let wake: (() => void) | undefined;
    let closing: Promise<void> | undefined;
    let reading: Promise<void> | undefined;
    let isDone = false;
    const limit = Math.min(maxBytes, protocol.encodings[encoding.name]?.maxBytes ?? Infinity);
    const context = { protocol, mode: mode ?? protocol.reading.default };

    const send = async (message: unknown): Promise<void> => {
      refuseForeign(protocol, role, message);
      const text = encodeMessage(protocol, [encoding], message, { is });
      if (closing !== undefined) throw new Error("the connection is closed; nothing more can be sent");
      await sink.write(framing.frame(text));
    };
    const rpc = createRpc(protocol, {
      send,
      judge: (value, type) => explain(protocol, value, { mode: context.mode, reading: true, tag: type }),
      handOn: (result) => {
        kept.push(result);
        if (kept.length > maxKept) kept.shift();
        wake?.();
      },
      onHandlerError,
    });

    const receive = (line: Piece): void => {
      if (!("content" in line)) {
        return rpc.receive(refusal("problem" in line ? badSyntax(encoding.name, line.problem) : tooLarge(line.limit, line.size)));
      }
      const text = isBytes(line.content) ? textWithinLimit(line.content, encoding, undefined) : line.content;
      if (typeof text !== "string") return rpc.receive(refusal(text));
      const read = encoding.read(text, context);
      if (!read.ok) return rpc.receive(read);
      rpc.receive(explain(protocol, read.value, { mode: context.mode, reading: true }), read.value);
    };

    /** Reads until the other side ends; started by the first who needs an answer or a message. */
    const read = (): Promise<void> => (reading ??= readAll());
    const readAll = async (): Promise<void> => {
      let cause: unknown;
      try {
        for await (const lines of framing.cut(readable, limit)) for (const line of lines) receive(line);
      } catch (error) {
        cause = error;
      }
      isDone = true;
      rpc.end(cause);
      wake?.();
    };

    return {
      send,
      request: (message, options) => {
        refuseForeign(protocol, role, message);
        void read();
        return rpc.request(message, options);
      },
      serve: (handlers) => {
        rpc.serve(handlers);
        return read();
      },
      close: () => {
        closing ??= sink.end();
        return closing;
      },
      async *[Symbol.asyncIterator]() {
        void read();
        for (;;) {
          const next = kept.shift();
          if (next !== undefined) yield next;
          else if (isDone) return;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      },
    };
  };
}

/** Refuses a request or notification that the role does not send; answers are sent by whoever was asked. */
function refuseForeign(protocol: ProtocolDescriptor, role: string, message: unknown): void {
  const descriptor = identify(protocol, message);
  if (descriptor === undefined || descriptor.from.includes(role)) return;
  throw new InvalidMessageError([createIssue(wrongRole(role, descriptor.name, descriptor.from))]);
}
