// Which version each message of a connection has: a handshake fixes it for the connection, or every message states its own. Messages of other
// versions than the current one are converted.

import { decodeMessage, encodeMessage } from "../codec/codec.js";
import type { DecodeOptions, DecoderSettings } from "../codec/codec-types.js";
import type { Guard } from "../codec/fast-path.js";
import type { Encoding } from "../encodings/encoding.js";
import { findFrame, idIn, idKey, identify } from "../frames/frames.js";
import { createIssue, wrongVersion } from "../issues.js";
import { afterwards, type HandConnection, type Later } from "../migrate/by-hand.js";
import type { CurrentCodec, SpokenVersion } from "../migrate/spoken-version.js";
import { notInVersion } from "../migrate/version-wordings.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { InvalidMessageError } from "../errors.js";
import type { Issue, Result } from "../result.js";
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
  readonly encode: (message: unknown) => Later<string | undefined>;
  readonly open: (link: VersionLink) => void;
  readonly end: (cause?: unknown) => void;
}

/** A version; undefined is the current one. */
type Version = SpokenVersion | undefined;

/** A request that waits for its answer, by its ID. */
interface Open {
  readonly type: string;
  readonly version: Version;
  /** The request itself, for functions that convert its result. */
  readonly request?: object;
  /** Its answer says which version counts for the connection. */
  readonly isHandshake?: boolean;
}

/** The most requests of either side that are remembered; of a stream, all results belong to one request. */
const maxOpen = 16_384;

export type NegotiateVersions = typeof negotiateVersions;

export function negotiateVersions(
  protocol: ProtocolDescriptor,
  versions: readonly SpokenVersion[],
  { is, encoding, start }: { readonly is: Guard; readonly encoding: Encoding; readonly start?: SpokenVersion | undefined },
): NegotiatedVersions {
  const { negotiation = [] } = protocol;
  const current = versions[0]?.up.as ?? protocol.version;
  const written = [current, ...versions.map(({ as }) => as)];
  const handshake = negotiation.find((each) => each.by === "request");
  /** The newest version that has the handshake, if the current one has none. */
  const greeted =
    handshake === undefined || Object.hasOwn(protocol.messages, handshake.request)
      ? undefined
      : versions.find((version) => Object.hasOwn(version.protocol.messages, handshake.request));
  const places = [
    ...negotiation.flatMap((each) => (each.by === "each" ? [each.path] : [])),
    ...(protocol.parts.version ? [protocol.parts.version] : []),
  ];
  const [asked, served] = [new Map<string, Open>(), new Map<string, Open>()];
  let agreed: Version = start;
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
  /** The version that a value means; null if it is none of them. */
  const find = (value: unknown): Version | null => (value === current ? undefined : (versions.find(({ as }) => as === value) ?? null));
  /** The version of a request or a notification, before it is converted: as it says, else the one that was agreed on. */
  const stated = (message: unknown, type: string | undefined): { readonly version: Version | null; readonly path?: Issue["path"] } => {
    const path = [...(handshake !== undefined && type === handshake.request ? [handshake.offer] : []), ...places].find(
      (place) => readPath(message, place) !== undefined,
    );
    if (path === undefined) return { version: agreed };
    const version = find(readPath(message, path));
    // Where the protocol has no error for it, the party that is asked answers with a version that it prefers.
    return version === null && path === handshake?.offer && !protocol.failures?.unsupportedVersion
      ? { version: agreed ?? greeted }
      : { version, path };
  };
  /** The version of an answer: that of the request, unless it ends the handshake. */
  const answered = (message: unknown, open: Open | undefined): Version => {
    if (open?.isHandshake !== true) return open === undefined ? agreed : open.version;
    const version = find(readPath(message, handshake!.answer));
    if (version === null) return open.version;
    return (agreed = version);
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
        : stated(parsed, typeof tag === "string" ? tag : undefined);
      if (version === null) {
        const received = readPath(parsed, path);
        const issue = createIssue(wrongVersion(written.join(", "), quote(received)), path, written, received);
        settings.onInvalid?.(parsed);
        return { ok: false, issues: [issue] };
      }
      const take = (result: Result<unknown> | undefined): Result<unknown> | undefined => {
        if (result?.ok === false && version !== undefined) settings.onInvalid?.(parsed);
        if (result?.ok === true && frame?.id !== undefined) {
          const entry = opened(result.value, identify(protocol, result.value)?.name, version);
          remember(served, key, { ...entry, isHandshake: handshake !== undefined && tag === handshake.request });
        }
        return result;
      };
      if (version === undefined) return take(decodeMessage(protocol, [encoding], content, settings));
      const decode: CurrentCodec["decode"] = (input) => decodeMessage(protocol, [encoding], input, settings);
      const answers = open === undefined || frame?.kind === "error" ? {} : { answers: open.request ?? open.type };
      return afterwards(
        attempt(parsed, () =>
          version.read(
            { encodings: [encoding], decode },
            content,
            { mode: settings.mode, ...answers },
            { connection: connectionOf(version) },
          ),
        ),
        take,
      );
    },
    encode: (message) => {
      const frame = findFrame(protocol, message);
      const type = identify(protocol, message)?.name;
      const key = frame && idKey(idIn(frame, message as Readonly<Record<string, unknown>>));
      const isAnswer = frame?.replyTo !== undefined;
      const open = isAnswer ? served.get(key ?? "") : undefined;
      const isHandshake = handshake !== undefined && type === handshake.request;
      const offered = isHandshake ? find(readPath(message, handshake.offer)) : undefined;
      const version = isAnswer ? answered(message, open) : (offered ?? agreed);
      const note = (text: string | undefined): string | undefined => {
        if (frame?.id !== undefined) remember(asked, key, { ...opened(message, type, version), isHandshake });
        // A handshake that only other versions have is over when its answer is written.
        if (text !== undefined && open?.isHandshake === true && greeted !== undefined) answered(parse(text), open);
        return text;
      };
      if (version === undefined) return note(encodeMessage(protocol, [encoding], message, {}, is));
      const answers = open === undefined || frame?.kind === "error" ? {} : { answers: open.request ?? open.type };
      const around = { connection: connectionOf(version), request: open?.request };
      return afterwards(version.write([encoding], message, answers, around), note);
    },
    open: (given) => {
      link = given;
      for (const version of versions.filter(({ up }) => up.hand !== undefined)) byHand.set(version, converse(version, encoding, given));
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

function converse({ protocol }: SpokenVersion, encoding: Encoding, { ask, write, call }: VersionLink): ByHand {
  const send = async (message: unknown): Promise<void> => write(encodeMessage(protocol, [encoding], message, {}));
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
