// Two parties that send each other requests over a pair of streams: `request` waits for an answer, `serve` answers, and iterating over the connection
// yields everything else.

import { checkLimit } from "../base/check-limit.js";
import { encodeMessage } from "../codec/codec.js";
import type { EncodeOptions } from "../codec/codec-types.js";
import { connectOptions } from "../streams/connect.js";
import { InvalidMessageError } from "../errors.js";
import { explain } from "../explain/explain.js";
import type { Guard } from "../codec/fast-path.js";
import { frameOf, identify } from "../frames/frames.js";
import { type Framing, type Piece, pickFraming } from "../framing/framing.js";
import { createIssue, refusal, wrongRole } from "../issues.js";
import { checkFunctions, checkOptions, knownMode, refuseUnknownRole } from "../known-name.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { knownMaxRaw, withRaw } from "../framing/raw-text.js";
import type { Result } from "../result.js";
import { type CapabilityGate, passGate } from "../conversation/capabilities.js";
import { requireFeature } from "../features.js";
import { createSink } from "../streams/sink.js";
import { decodePiece, usualLimit } from "../streams/streams.js";
import type { RpcConnect, RpcConnectOptions, RpcConnectTypes, UntypedConnection } from "./connection-types.js";
import type { NegotiatedVersions, NegotiateVersions, VersionLink, VersionSettings } from "./negotiated-versions.js";
import { createQueue } from "./queue.js";
import { createRpc } from "./rpc.js";
import { createSentRequests } from "./send-requests.js";
import type { Rpc, RpcTransport } from "./rpc-types.js";

/** The maximum number of messages that are kept until the connection is iterated over; then the oldest are dropped. */
const maxKept = 1000;

const ownOptions: readonly string[] = ["encoding", "onHandlerError", "onWarning", "maxRunning", "maxResults", "timeout"];
const rpcConnectOptions: readonly string[] = /*@__PURE__*/ connectOptions.concat(ownOptions);

/** What a connection is made for. */
interface Party {
  readonly gate: CapabilityGate | undefined;
  readonly protocol: ProtocolDescriptor;
  readonly is: Guard;
  readonly framing: Framing;
  readonly role: string;
  readonly versions: NegotiatedVersions | undefined;
}

/** Makes the `connect` of a package whose protocol has frames; the first framing is the default. */
export function createRpcConnect<T extends RpcConnectTypes>(
  protocol: ProtocolDescriptor,
  is: Guard,
  framings: readonly Framing[],
  negotiate?: NegotiateVersions,
): RpcConnect<T> {
  const connect = (options: RpcConnectOptions<string>): UntypedConnection => {
    checkOptions(options, negotiate === undefined ? rpcConnectOptions : [...rpcConnectOptions, "versions", "version"]);
    checkFunctions(options, ["onHandlerError", "onWarning"]);
    const framing = pickFraming(framings, options.encoding);
    refuseUnknownRole(protocol, options.role);
    const { role } = options;
    const gateOf = (own: ProtocolDescriptor): CapabilityGate | undefined =>
      own.capabilities && requireFeature(own, "capabilities").createGate(own, role);
    const check: VersionSettings["check"] = (own, gate, result) => checkArrival({ protocol: own, role, gate }, result);
    const settings = { is, encoding: framing.encoding, start: options.version, gateOf, check };
    const versions = options.versions && negotiate?.(protocol, options.versions, settings);
    // Where there are several versions, what a message needs is checked by its own.
    const gate = versions === undefined ? gateOf(protocol) : undefined;
    return openConnection({ protocol, is, framing, role, gate, versions }, options);
  };
  return connect as unknown as RpcConnect<T>;
}

function openConnection(party: Party, options: RpcConnectOptions<string>): UntypedConnection {
  const { protocol, framing } = party;
  const maxRaw = knownMaxRaw(options.maxRaw);
  const mode = knownMode(options.mode ?? protocol.reading.default);
  const limit = limitOf(party, options.maxBytes);
  const arrivals = createArrivals((result) => rpc.refuse(result));
  const warn = warningsTo(options.onWarning);
  const { send, close, write } = createSender(party, options.writable, warn);
  const transport: RpcTransport = {
    send,
    versions: party.versions?.written,
    check: (value, type) => explain(protocol, value, { mode, reading: true, tag: type }),
    handOn: arrivals.push,
    isIterated: arrivals.isIterated,
    onHandlerError: options.onHandlerError ?? (() => undefined),
  };
  const rpc: Rpc = createRpc(protocol, transport, options);
  const { onHandlerError } = transport;
  const ask: VersionLink["ask"] = (other, sendOther) => createSentRequests(other, { ...transport, send: sendOther }, options);
  party.versions?.open({ ask, onHandlerError, write, call: rpc.call });

  const receive = (piece: Piece): void => {
    let parsed: unknown;
    const onInvalid = (value: unknown): void => void (parsed = value);
    const settings = { is: party.is, mode, maxBytes: limit, answers: rpc.expectedResult, onInvalid };
    const decoded =
      party.versions !== undefined && "content" in piece
        ? party.versions.decode(piece.content, settings)
        : decodePiece(protocol, [framing.encoding], piece, settings);
    const take = (result: Result<unknown> | undefined): void => {
      if (result?.ok === true && warn !== undefined) for (const warning of result.warnings) warn(warning, result.value);
      if (result !== undefined) rpc.receive(withRaw(checkArrival(party, result), piece, maxRaw), result.ok ? result.value : parsed);
    };
    if (decoded instanceof Promise) void decoded.then(take);
    else take(decoded);
  };

  let reading: Promise<void> | undefined;
  /** Reads until the other side ends or the stream breaks. Started by the first call that needs an answer or a message. */
  const read = (): Promise<void> => (reading ??= readAll());
  const readAll = async (): Promise<void> => {
    let failure: { readonly thrown: unknown } | undefined;
    try {
      for await (const pieces of framing.cut(options.readable, limit, maxRaw)) for (const piece of pieces) receive(piece);
    } catch (error) {
      failure = { thrown: error };
    }
    rpc.end(failure?.thrown);
    party.versions?.end(failure?.thrown);
    arrivals.end(failure);
    if (failure !== undefined) throw failure.thrown;
  };
  /** Reads in the background: a broken stream must not end the process of a caller who does not wait for it. */
  const startReading = (): void => void read().catch(() => undefined);

  return {
    send,
    request: (message, requestOptions) => {
      refuseForeign(party, message);
      startReading();
      return rpc.request(message, requestOptions);
    },
    serve: (handlers, serveOptions) => {
      rpc.serve(handlers, serveOptions);
      startReading();
      return read();
    },
    close,
    [Symbol.asyncIterator]: () => {
      startReading();
      return arrivals.iterate();
    },
  };
}

/** The most bytes of a message: the limit of the caller, or a smaller one of the protocol. */
function limitOf({ protocol, framing }: Party, maxBytes: number = usualLimit): number {
  return Math.min(checkLimit("maxBytes", maxBytes, 1), protocol.encodings[framing.encoding.name]?.maxBytes ?? Infinity);
}

interface Sender extends Pick<UntypedConnection, "send" | "close"> {
  readonly write: (text: string) => Promise<void>;
}

type Warn = RpcConnectOptions<string>["onWarning"];

/** Passes warnings on; what the function of the application throws does not end the connection. */
function warningsTo(onWarning: Warn): Warn {
  return (
    onWarning &&
    ((warning, message) => {
      try {
        onWarning(warning, message);
      } catch {
        // There is nobody else to tell.
      }
    })
  );
}

/** What writes the messages of a party. */
function createSender(party: Party, writable: RpcConnectOptions<string>["writable"], warn: Warn): Sender {
  const { protocol, is, framing, gate, versions } = party;
  const sink = createSink(writable);
  let closing: Promise<void> | undefined;
  const write = async (text: string): Promise<void> => {
    if (closing !== undefined) throw new Error("the connection is closed; nothing more can be sent");
    await sink.write(framing.frame(text));
  };
  return {
    write,
    send: async (message) => {
      refuseForeign(party, message);
      const written: EncodeOptions = warn === undefined ? {} : { onWarning: (warning) => warn(warning, message) };
      const text =
        versions === undefined
          ? passGate(gate, message, () => encodeMessage(protocol, [framing.encoding], message, written, is))
          : await versions.encode(message, written);
      if (text !== undefined) await write(text);
    },
    close: () => (closing ??= sink.end()),
  };
}

interface Arrivals {
  readonly push: (result: Result<unknown>) => void;
  readonly end: (failure?: { readonly thrown: unknown }) => void;
  readonly isIterated: () => boolean;
  readonly iterate: () => AsyncIterator<Result<unknown>>;
}

/** What waits for code that iterates over the connection. `refuse` answers what nobody will see, if it is a request. */
function createArrivals(refuse: (result: Result<unknown>) => boolean): Arrivals {
  const queue = createQueue<Result<unknown>>();
  let iterators = 0;
  return {
    push: (result) => {
      queue.push(result);
      const dropped = queue.size() > maxKept ? queue.shift() : undefined;
      if (dropped !== undefined) refuse(dropped);
    },
    end: queue.end,
    isIterated: () => iterators > 0,
    iterate: () => {
      iterators++;
      return queue.iterate(() => {
        iterators--;
        // Nobody is left to answer the requests that were kept. Everything else is for the next loop.
        for (let left = iterators === 0 ? queue.size() : 0; left > 0; left--) {
          const result = queue.shift()!;
          if (!refuse(result)) queue.push(result);
        }
      });
    },
  };
}

/** Rejects a request or notification that the role does not send. Any role sends answers. */
function refuseForeign({ protocol, role }: Party, message: unknown): void {
  const descriptor = identify(protocol, message);
  if (descriptor === undefined || descriptor.from.includes(role)) return;
  throw new InvalidMessageError([createIssue(wrongRole(role, descriptor.name, descriptor.from))]);
}

/** A result, or the issue of a message that goes to another role or needs what was not declared. Any role receives answers. */
function checkArrival({ protocol, role, gate }: Pick<Party, "protocol" | "role" | "gate">, result: Result<unknown>): Result<unknown> {
  const type = result.ok ? identify(protocol, result.value) : undefined;
  const isMeant = type === undefined || type.to.includes(role) || frameOf(protocol, type)?.replyTo !== undefined;
  if (!isMeant) return refusal(wrongRole(role, type.name, type.to, "receive"));
  const undeclared = result.ok ? gate?.check(result.value, "peer") : undefined;
  if (undeclared !== undefined) return { ok: false, issues: [undeclared] };
  if (result.ok) gate?.note(result.value, "peer");
  return result;
}
