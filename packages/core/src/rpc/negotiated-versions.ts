// Which version each message of a connection has: a handshake fixes it for the connection, or every message states its own. Messages of other
// versions than the current one are converted.

import { decodeMessage, encodeMessage } from "../codec/codec.js";
import type { DecodeOptions, DecoderSettings } from "../codec/codec-types.js";
import type { Guard } from "../codec/fast-path.js";
import type { Encoding } from "../encodings/encoding.js";
import { findFrame, idIn, idKey, identify } from "../frames/frames.js";
import { createIssue, wrongVersion } from "../issues.js";
import type { SpokenVersion } from "../migrate/spoken-version.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue, Result } from "../result.js";

/** Reads and writes the messages of a connection in the version that each of them has. */
export interface NegotiatedVersions {
  /** All versions as messages write them, the current one first. */
  readonly written: readonly (string | number)[];
  readonly decode: (content: string | Uint8Array, settings: DecodeOptions & DecoderSettings) => Result<unknown>;
  readonly encode: (message: unknown) => string;
}

/** A version; undefined is the current one. */
type Version = SpokenVersion | undefined;

/** A request that waits for its answer, by its ID. */
interface Open {
  readonly type: string;
  readonly version: Version;
}

/** The most requests of either side that are remembered; of a stream, all results belong to one request. */
const maxOpen = 16_384;

export type NegotiateVersions = typeof negotiateVersions;

export function negotiateVersions(
  protocol: ProtocolDescriptor,
  versions: readonly SpokenVersion[],
  { is, encoding }: { readonly is: Guard; readonly encoding: Encoding },
): NegotiatedVersions {
  const { negotiation = [] } = protocol;
  const current = versions[0]?.up.as ?? protocol.version;
  const written = [current, ...versions.map(({ as }) => as)];
  const handshake = negotiation.find((each) => each.by === "request");
  const places = [
    ...negotiation.flatMap((each) => (each.by === "each" ? [each.path] : [])),
    ...(protocol.parts.version ? [protocol.parts.version] : []),
  ];
  const [asked, served] = [new Map<string, Open>(), new Map<string, Open>()];
  let agreed: Version;

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
      ? { version: agreed }
      : { version, path };
  };
  /** The version of an answer: that of the request, unless it ends the handshake. */
  const answered = (message: unknown, open: Open | undefined): Version => {
    if (open === undefined || open.type !== handshake?.request) return open === undefined ? agreed : open.version;
    const version = find(readPath(message, handshake.answer));
    if (version === null) return open.version;
    return (agreed = version);
  };

  return {
    written,
    decode: (content, settings) => {
      const reading = encoding.read(typeof content === "string" ? content : new TextDecoder().decode(content), {
        protocol,
        mode: "lenient",
      });
      const parsed = reading.ok ? reading.value : undefined;
      const frame = findFrame(protocol, parsed);
      const key = frame && idKey(idIn(frame, parsed as Readonly<Record<string, unknown>>));
      const isAnswer = frame?.replyTo !== undefined;
      const tag = frame?.tag === undefined ? undefined : readPath(parsed, [frame.tag]);
      const { version, path = [] } = isAnswer
        ? { version: answered(parsed, asked.get(key ?? "")) }
        : stated(parsed, typeof tag === "string" ? tag : undefined);
      if (version === null) {
        const received = readPath(parsed, path);
        const issue = createIssue(wrongVersion(written.join(", "), quote(received)), path, written, received);
        settings.onInvalid?.(parsed);
        return { ok: false, issues: [issue] };
      }
      const codec = { encodings: [encoding], decode: (input: object) => decodeMessage(protocol, [encoding], input, settings) };
      const request = isAnswer ? asked.get(key ?? "")?.type : undefined;
      const result =
        version === undefined
          ? decodeMessage(protocol, [encoding], content, settings)
          : version.decode(codec as Parameters<SpokenVersion["decode"]>[0], content, {
              mode: settings.mode,
              ...(request !== undefined && frame?.kind !== "error" ? { answers: request } : {}),
            });
      if (!result.ok && version !== undefined) settings.onInvalid?.(parsed);
      if (result.ok && frame?.id !== undefined) remember(served, key, { type: identify(protocol, result.value)?.name ?? "", version });
      return result;
    },
    encode: (message) => {
      const frame = findFrame(protocol, message);
      const type = identify(protocol, message)?.name;
      const key = frame && idKey(idIn(frame, message as Readonly<Record<string, unknown>>));
      const isAnswer = frame?.replyTo !== undefined;
      const open = isAnswer ? served.get(key ?? "") : undefined;
      const offered = handshake !== undefined && type === handshake.request ? find(readPath(message, handshake.offer)) : undefined;
      const version = isAnswer ? answered(message, open) : (offered ?? agreed);
      const text =
        version === undefined
          ? encodeMessage(protocol, [encoding], message, {}, is)
          : version.encode([encoding], message, open !== undefined && frame?.kind !== "error" ? { answers: open.type } : {});
      if (frame?.id !== undefined) remember(asked, key, { type: type ?? "", version });
      return text;
    },
  };
}
