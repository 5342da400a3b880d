// What two or more parties say to each other, message by message: each is decoded, answers by the requests that they answer, and fed to the
// conversation monitor in the order of arrival.

import {
  createIssue,
  readPath,
  type Conversation,
  type Encoding,
  type EncodingName,
  type Issue,
  type MessageDescriptor,
  type Mode,
  type ProtocolDescriptor,
} from "@wirepact/core";
import { badSyntax, tooLarge, wrongRole } from "@wirepact/core/codegen";
import { createSpokenConversation, createSpokenDecode, type DecodedIn, type SpokenProtocols } from "../inspect/spoken-protocols.js";
import { findFrame, frames, identify, idIn, idKey, type Piece } from "@wirepact/core/codegen/frames";

/** A message of one party, as it was understood. */
export interface Observed {
  readonly from: string;
  /** The type of the message, a result by the request that it answers; undefined if it is unknown. */
  readonly type: string | undefined;
  /** The ID of a request, or the one that an answer repeats. */
  readonly id: string | number | undefined;
  /** The decoded message; undefined if it is invalid. */
  readonly message: object | undefined;
  /** What could be parsed, valid or not. */
  readonly parsed: unknown;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** Answers: the milliseconds since their request. */
  readonly took: number | undefined;
}

export interface ObserverOptions {
  readonly protocol: ProtocolDescriptor;
  /** The other versions that the parties may use. */
  readonly spoken?: SpokenProtocols | undefined;
  readonly encoding: Encoding;
  readonly mode?: Mode | undefined;
  /** The milliseconds of a clock that never goes back. */
  readonly clock?: (() => number) | undefined;
}

export interface Observer {
  /** Takes one message of a stream, or what stands in its place. */
  readonly observe: (from: string, piece: Piece) => Observed;
  readonly conversation: Conversation<unknown>;
}

interface OpenRequest {
  readonly from: string;
  readonly request: MessageDescriptor | undefined;
  readonly at: number;
}

/** The maximum number of requests without an answer that are remembered; then the oldest are forgotten. */
const maxOpen = 10_000;

/** Follows the messages of a conversation. */
export function createObserver({ protocol, spoken, encoding, mode, clock = () => performance.now() }: ObserverOptions): Observer {
  const conversation = createSpokenConversation(protocol, spoken, { order: "arrival" });
  const decode = createSpokenDecode(protocol, spoken);
  const open = new Map<string, OpenRequest>();

  /** The request that an answer with this ID is for: of another role, unless both parties have the same one. */
  const requestOf = (from: string, id: unknown): [slot: string, request: OpenRequest] | undefined => {
    const key = idKey(id);
    const others = Object.keys(protocol.roles).filter((role) => role !== from);
    for (const role of key === undefined ? [] : [...others, from]) {
      const slot = JSON.stringify([role, key]);
      const request = open.get(slot);
      if (request !== undefined) return [slot, request];
    }
    return undefined;
  };

  const follow = (own: ProtocolDescriptor, from: string, parsed: unknown): Pick<Observed, "id" | "took"> => {
    const frame = findFrame(own, parsed);
    const id = frame === undefined ? undefined : idIn(frame, parsed as object as Readonly<Record<string, unknown>>);
    const key = idKey(id);
    if (frame === undefined || key === undefined) return { id: undefined, took: undefined };
    const about = { id: id as string | number };
    const at = clock();
    if (frame.replyTo === undefined) {
      open.set(JSON.stringify([from, key]), { from, request: identify(own, parsed), at });
      if (open.size > maxOpen) open.delete(open.keys().next().value!);
      return { ...about, took: undefined };
    }
    const [slot, answered] = requestOf(from, id) ?? [];
    if (slot !== undefined && (answered?.request?.stream === undefined || frame.kind === "error")) open.delete(slot);
    return { ...about, took: answered === undefined ? undefined : at - answered.at };
  };

  const observe = (from: string, piece: Piece): Observed => {
    const answers = (id: unknown): string | undefined => requestOf(from, id)?.[1].request?.result;
    const options = { encoding: encoding.name, ...(mode && { mode }), answers };
    const unread = (issue: Issue): DecodedIn => ({ protocol, result: { ok: false, issues: [issue] }, parsed: undefined });
    const decoded = "content" in piece ? decode(piece.content, [encoding], options, from) : unread(faultOf(piece, encoding.name));
    const { protocol: own, result, parsed } = decoded;
    const message = result.ok ? (result.value as object) : undefined;
    const type = typeOf(own, parsed, answers);
    const foreign =
      type !== undefined && isForeign(own, type, from) && !isAcknowledged(own, message)
        ? [createIssue(wrongRole(from, type, own.messages[type]!.from))]
        : [];
    const fed = message === undefined || foreign.length > 0 ? undefined : conversation.feed(message, { from });
    return {
      from,
      type,
      ...follow(own, from, parsed),
      message,
      parsed,
      issues: [...foreign, ...(result.ok ? [] : result.issues), ...(fed?.issues ?? [])],
      warnings: [...(result.ok ? result.warnings : []), ...(fed?.warnings ?? [])],
    };
  };
  return { observe, conversation };
}

const faultOf = (piece: Exclude<Piece, { readonly content: unknown }>, name: EncodingName): Issue =>
  createIssue("problem" in piece ? badSyntax(name, piece.problem) : tooLarge(piece.limit, piece.size));

/** The type of a value, as far as it can be told. */
function typeOf(protocol: ProtocolDescriptor, value: unknown, answers: (id: unknown) => string | undefined): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return protocol.frames === undefined
    ? identify(protocol, value)?.name
    : frames.typeOf(protocol, value as Readonly<Record<string, unknown>>, answers);
}

/** Whether a message is a copy that says it was acknowledged: the recipient sends it back. */
export const isAcknowledged = ({ parts }: ProtocolDescriptor, message: unknown): boolean =>
  parts.ack !== undefined && readPath(message, parts.ack.given) === true;

/** Whether a role must not send a message type. Any role sends answers. */
function isForeign(protocol: ProtocolDescriptor, type: string, role: string): boolean {
  const message = protocol.messages[type];
  const frame = protocol.frames?.find(({ name }) => name === message?.frame);
  return message !== undefined && frame?.replyTo === undefined && !message.from.includes(role);
}
