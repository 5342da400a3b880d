// A connection to another party over a pair of streams, such as the standard input and output of a child process: send the messages of one role,
// iterate over those that arrive. Only the methods of streams are used, so that it runs in Node and in browsers.

import type { Guard } from "../codec/fast-path.js";
import { encodeMessage } from "../codec/codec.js";
import { findDescriptor } from "../conversation/conversation-entry.js";
import type { Encoding } from "../encodings/encoding.js";
import { requireFeature } from "../features.js";
import { InvalidMessageError } from "../errors.js";
import { createIssue, wrongRole } from "../issues.js";
import { checkOptions, refuseUnknownRole } from "../known-name.js";
import type { StreamSource } from "../framing/lines.js";
import { createSink, type NodeWritable, type WebWritable } from "./sink.js";
import type { DefaultMode, ReadIn, ReadonlyMessage, Received, Stated, TagOf, TypeIn } from "../message.js";
import type { Mode, ProtocolDescriptor } from "../protocol.js";
import { readText } from "../base/path.js";
import type { Issue, Result } from "../result.js";
import { decodeLines, type LineResult, type Lines } from "./streams.js";
import type { unknownTag } from "../unknown-tag.js";

export interface ConnectOptions<Role, Chosen extends Mode = Mode> {
  readonly readable: StreamSource;
  readonly writable: NodeWritable | WebWritable;
  /** The role of this side: `send` rejects messages of other roles, and arriving messages that go to other roles are invalid. */
  readonly role: Role;
  /** The mode in which arriving messages are decoded. Defaults to the mode that the protocol names. */
  readonly mode?: Chosen | undefined;
  /** The most bytes that an arriving line may have, as for `decodeStream`. */
  readonly maxBytes?: number | undefined;
  /** The most characters of an invalid line that its result has as `raw`, as for `decodeStream`. */
  readonly maxRaw?: number | undefined;
}

/** A connection to another party. Iterating over it yields the arriving messages, line by line, until the other side ends. */
export interface Connection<Arriving, Sent> extends AsyncIterable<LineResult<Arriving>> {
  /** Writes a message; resolves when the stream has accepted it. Await it to keep pace with a slow reader. */
  readonly send: (message: ReadonlyMessage<Sent>) => Promise<void>;
  /** Ends the writable stream. Messages that the other side sends still arrive. */
  readonly close: () => Promise<void>;
}

/** What `Connect` is told about the messages; what is optional is as in `MessageTypes`. */
export interface ConnectTypes {
  /** The messages that each role receives. */
  readonly receivedBy: object;
  /** The messages that each role sends. */
  readonly sentBy: object;
  readonly lenient?: unknown;
  readonly mode?: Mode;
  readonly tag?: string;
}

/** The type of a package's `connect`. */
export interface Connect<T extends ConnectTypes> {
  <Role extends keyof T["sentBy"] & keyof T["receivedBy"] & string, Chosen extends Mode = DefaultMode<T>>(
    options: ConnectOptions<Role, Chosen>,
  ): Connection<ReadIn<Chosen, T["receivedBy"][Role], LenientIn<T, T["receivedBy"][Role]>>, T["sentBy"][Role]>;
}

type LenientIn<T, M> = ReceivedOf<Stated<T, "lenient", Received<M, TagOf<T>>>, TagOf<T>, M>;

/** The leniently decoded messages of some types; those of an unknown type may go to anyone. */
export type ReceivedOf<R, Tag extends string, M> = Extract<R, { readonly [tag in Tag]: TypeIn<M, Tag> | typeof unknownTag }>;

export const connectOptions: readonly string[] = ["readable", "writable", "role", "mode", "maxBytes", "maxRaw"];

/** Makes a package's `connect`, whose messages are typed by what it is assigned to. */
export function createConnect(
  protocol: ProtocolDescriptor,
  is: Guard,
  encoding: Encoding,
): (options: ConnectOptions<string>) => Connection<never, unknown> {
  return (options) => {
    checkOptions(options, connectOptions);
    const { readable, writable, role, mode, maxBytes, maxRaw } = options;
    refuseUnknownRole(protocol, role);
    const sink = createSink(writable);
    const gate = protocol.capabilities && requireFeature(protocol, "capabilities").createGate(protocol, role);
    let closed: Promise<void> | undefined;
    const check = (result: Result<unknown>): Result<unknown> => {
      if (!result.ok) return result;
      const issue = findForeign(protocol, role, result.value, "to", "receive") ?? gate?.check(result.value, "peer");
      if (issue) return { ok: false, issues: [issue] };
      gate?.note(result.value, "peer");
      return result;
    };
    return {
      ...(decodeLines(protocol, [encoding], readable, { is, check, mode, maxBytes, maxRaw }) as Lines<never>),
      send: async (message) => {
        const issue = findForeign(protocol, role, message, "from") ?? gate?.check(message, "own");
        if (issue) throw new InvalidMessageError([issue]);
        const line = encodeMessage(protocol, [encoding], message, {}, is);
        if (closed !== undefined) throw new Error("the connection is closed");
        gate?.note(message, "own");
        await sink.write(`${line}\n`);
      },
      close: () => (closed ??= sink.end()),
    };
  };
}

/** The issue of a message that a role must not send or receive; undefined if it may. */
function findForeign(
  protocol: ProtocolDescriptor,
  role: string,
  message: unknown,
  side: "from" | "to",
  does?: "receive",
): Issue | undefined {
  const type = findDescriptor(protocol, readText(message, [protocol.tag]));
  return type && !type[side].includes(role) ? createIssue(wrongRole(role, type.name, type[side], does), [protocol.tag]) : undefined;
}
