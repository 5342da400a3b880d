// Which version each message of a connection has: a handshake fixes it for the connection, or every message states its own. Messages of other
// versions than the current one are converted.

import { decodeMessage, encodeMessage } from "../codec/codec.js";
import type { DecodeOptions, DecoderSettings, EncodeOptions } from "../codec/codec-types.js";
import type { Guard } from "../codec/fast-path.js";
import { type CapabilityGate, passGate } from "../conversation/capabilities.js";
import type { Encoding } from "../encodings/encoding.js";
import { findFrame, idIn, idKey, identify } from "../frames/frames.js";
import { createIssue, wrongVersion } from "../issues.js";
import { afterwards, type Around, type HandConnection, type Later } from "../migrate/by-hand.js";
import type { CurrentCodec, SpokenVersion } from "../migrate/spoken-version.js";
import { notInVersion } from "../migrate/version-wordings.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { InvalidMessageError } from "../errors.js";
import type { Result } from "../result.js";
import { type AskedIn, createVersionRules } from "../versions/version-rules.js";
import type { Rpc, RpcTransport } from "./rpc-types.js";
import type { SentRequests } from "./send-requests.js";

/** What functions that convert messages by hand can use of a connection. */
export interface VersionLink {
  /** Makes what sends requests of another version. */
  readonly ask: (protocol: ProtocolDescriptor, send: RpcTransport["send"]) => SentRequests;
  readonly onHandlerError: RpcTransport["onHandlerError"];
  readonly write: (text: string) => Promise<void>;
  readonly call: Rpc["call"];
}

/** Reads and writes the messages of a connection in the version that each of them has. */
export interface NegotiatedVersions {
  /** All versions as messages write them, the current one first. */
  readonly written: readonly (string | number)[];
  /** Undefined where a function that converts messages by hand says that there is nothing to hand on, or to send. */
  readonly decode: (content: string | Uint8Array, settings: DecodeOptions & DecoderSettings) => Later<Result<unknown> | undefined>;
  readonly encode: (message: unknown, options: Pick<EncodeOptions, "onWarning">) => Later<string | undefined>;
  readonly open: (link: VersionLink) => void;
  readonly end: (cause?: unknown) => void;
}

/** A version; undefined is the current one. */
type Version = SpokenVersion | undefined;

/** A request that waits for its answer, by its ID. */
interface Open extends AskedIn<SpokenVersion> {
  readonly type: string;
  /** The request itself, for functions that convert its result. */
  readonly request?: object;
}

/** The most requests of either side that are remembered; of a stream, all results belong to one request. */
const maxOpen = 16_384;

/** What a connection gives for its versions. */
export interface VersionSettings {
  readonly is: Guard;
  readonly encoding: Encoding;
  readonly start?: SpokenVersion | undefined;
  /** What the parties of one version have declared. */
  readonly gateOf: (protocol: ProtocolDescriptor) => CapabilityGate | undefined;
  /** Checks a message of one version that has arrived. */
  readonly check: (protocol: ProtocolDescriptor, gate: CapabilityGate | undefined, result: Result<unknown>) => Result<unknown>;
}

export type NegotiateVersions = typeof negotiateVersions;

export function negotiateVersions(
  protocol: ProtocolDescriptor,
  versions: readonly SpokenVersion[],
  { is, encoding, start, gateOf, check }: VersionSettings,
): NegotiatedVersions {
  const rules = createVersionRules(protocol, versions, { current: versions[0]?.up.as ?? protocol.version, start });
  const { written, isHandshake, answered } = rules;
  const [asked, served] = [new Map<string, Open>(), new Map<string, Open>()];
  const gates = new Map<Version, CapabilityGate | undefined>(
    [undefined, ...versions].map((version) => [version, gateOf(version?.protocol ?? protocol)]),
  );
  /** What a message is checked by. What a handshake declares holds in all versions: its answer says which one counts. */
  const gateFor = (version: Version, type: unknown): CapabilityGate | undefined => {
    const gate = gates.get(version);
    return isHandshake(type) && gate !== undefined ? { ...gate, note: noteInAll } : gate;
  };
  const noteInAll: CapabilityGate["note"] = (...call) => {
    for (const gate of gates.values()) gate?.note(...call);
  };
  let link: VersionLink | undefined;
  const byHand = new Map<SpokenVersion, ByHand>();
  /** What a function makes of a message that arrived. If it throws, that is no reason to stop reading. */
  const attempt = (parsed: unknown, read: () => Later<Result<unknown> | undefined>): Later<Result<unknown> | undefined> => {
    const refuse = (error: unknown): Result<unknown> => {
      if (error instanceof InvalidMessageError) return { ok: false, issues: error.issues };
      link?.onHandlerError(error, parsed);
      return { ok: false, issues: [createIssue(notInVersion(protocol.version, "the function that converts it failed"))] };
    };
    try {
      const result = read();
      return result instanceof Promise ? result.catch(refuse) : result;
    } catch (error) {
      return refuse(error);
    }
  };
  const connectionOf = (version: SpokenVersion): HandConnection | undefined => byHand.get(version)?.connection;

  const remember = (open: Map<string, Open>, key: string | undefined, entry: Open): void => {
    if (key === undefined) return;
    if (open.size >= maxOpen) open.delete(open.keys().next().value!);
    open.set(key, entry);
  };
  const parse = (content: string | Uint8Array): unknown => {
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    const reading = encoding.read(text, { protocol, mode: "lenient" });
    return reading.ok ? reading.value : undefined;
  };
  /** A request to remember; the whole of it only if a function converts its result. */
  const opened = (message: unknown, type: string | undefined, version: Version): Open => {
    const isByHand = version?.down.plan.messages[protocol.messages[type ?? ""]?.result ?? ""]?.hand === true;
    return { type: type ?? "", version, ...(isByHand ? { request: message as object } : {}) };
  };
  /** Whether a message answers a request that a function sent in the other version, and was taken. */
  const isTaken = (content: string | Uint8Array, key: string | undefined, settings: DecoderSettings & DecodeOptions): boolean => {
    const asking = key === undefined ? undefined : [...byHand].find(([, { asked: own }]) => own.has(key));
    if (asking === undefined) return false;
    const [{ protocol: other }, { sent, asked: own }] = asking;
    own.delete(key!);
    const result = decodeMessage(other, [encoding], content, { mode: settings.mode }, { answers: sent.expectedResult });
    if (result.ok) sent.takeAnswer(result.value, findFrame(other, result.value)!);
    else sent.takeInvalid(parse(content), result.issues);
    return true;
  };

  return {
    written,
    decode: (content, settings) => {
      const parsed = parse(content);
      const frame = findFrame(protocol, parsed);
      const key = frame && idKey(idIn(frame, parsed as Readonly<Record<string, unknown>>));
      const isAnswer = frame?.replyTo !== undefined;
      if (isAnswer && isTaken(content, key, settings)) return undefined;
      const tag = frame?.tag === undefined ? undefined : readPath(parsed, [frame.tag]);
      const open = isAnswer ? asked.get(key ?? "") : undefined;
      const { version, path = [] } = isAnswer
        ? { version: answered(parsed, open) }
        : rules.stated(parsed, typeof tag === "string" ? tag : undefined);
      if (version === null) {
        const received = readPath(parsed, path);
        const issue = createIssue(wrongVersion(written.join(", "), quote(received)), path, written, received);
        settings.onInvalid?.(parsed);
        return { ok: false, issues: [issue] };
      }
      const take = (result: Result<unknown> | undefined): Result<unknown> | undefined => {
        if (result?.ok === false) settings.onInvalid?.(parsed);
        if (result?.ok === true && frame?.id !== undefined) {
          const entry = opened(result.value, identify(protocol, result.value)?.name, version);
          remember(served, key, { ...entry, isHandshake: isHandshake(tag) });
        }
        return result;
      };
      const gate = gateFor(version, tag);
      if (version === undefined) return take(check(protocol, gate, decodeMessage(protocol, [encoding], content, settings)));
      const decode: CurrentCodec["decode"] = (input) => decodeMessage(protocol, [encoding], input, settings);
      const answers = open === undefined || frame?.kind === "error" ? {} : { answers: open.request ?? open.type };
      return afterwards(
        attempt(parsed, () =>
          version.read(
            { encodings: [encoding], decode },
            content,
            { mode: settings.mode, ...answers },
            { connection: connectionOf(version), check: (result) => check(version.protocol, gate, result) },
          ),
        ),
        take,
      );
    },
    encode: (message, options) => {
      const frame = findFrame(protocol, message);
      const type = identify(protocol, message)?.name;
      const key = frame && idKey(idIn(frame, message as Readonly<Record<string, unknown>>));
      const isAnswer = frame?.replyTo !== undefined;
      const open = isAnswer ? served.get(key ?? "") : undefined;
      const isGreeting = isHandshake(type);
      const offered = isGreeting ? rules.offered(message) : undefined;
      const version = isAnswer ? answered(message, open) : (offered ?? rules.agreed());
      const note = (text: string | undefined): string | undefined => {
        if (frame?.id !== undefined) remember(asked, key, { ...opened(message, type, version), isHandshake: isGreeting });
        // A handshake that only other versions have is over when its answer is written.
        if (text !== undefined && open?.isHandshake === true && rules.isGreetedByOthers) answered(parse(text), open);
        return text;
      };
      const gate = gateFor(version, type);
      if (version === undefined) return note(passGate(gate, message, () => encodeMessage(protocol, [encoding], message, options, is)));
      const answers = open === undefined || frame?.kind === "error" ? {} : { answers: open.request ?? open.type };
      const pass: Around["pass"] = (converted, write) => passGate(gate, converted, write);
      const around = { connection: connectionOf(version), request: open?.request, pass };
      return afterwards(version.write([encoding], message, { ...options, ...answers }, around), note);
    },
    open: (given) => {
      link = given;
      for (const version of versions.filter(({ up }) => up.hand !== undefined))
        byHand.set(version, converse(version, encoding, given, gates.get(version)));
    },
    end: (cause) => {
      for (const { sent } of byHand.values()) sent.end(cause);
    },
  };
}

/** The requests that functions send in another version, by the keys of their IDs, and what the functions get. */
interface ByHand {
  readonly sent: SentRequests;
  readonly asked: Set<string>;
  readonly connection: HandConnection;
}

function converse(
  { protocol }: SpokenVersion,
  encoding: Encoding,
  { ask, write, call }: VersionLink,
  gate: CapabilityGate | undefined,
): ByHand {
  const send = async (message: unknown): Promise<void> =>
    write(passGate(gate, message, () => encodeMessage(protocol, [encoding], message, {})));
  const sent = ask(protocol, send);
  const asked = new Set<string>();
  const request = async (message: unknown): Promise<unknown> => {
    const frame = findFrame(protocol, message);
    const key = frame && idKey(idIn(frame, message as Readonly<Record<string, unknown>>));
    if (key !== undefined) asked.add(key);
    try {
      return await sent.request(message);
    } finally {
      asked.delete(key ?? "");
    }
  };
  return { sent, asked, connection: { send, request, serve: call } as HandConnection };
}
