// Receiving: decode, version check, sender policy, secret scan. A rejection carries the replies that the protocol prescribes,
// themselves valid messages; whether to send them is the caller's business.

import type { Guard } from "./fast-path.js";
import type { BuildOptions } from "./build.js";
import { decodeMessage, type Input } from "./codec.js";
import { createEntry } from "./conversation-entry.js";
import type { Encoding } from "./encodings/encoding.js";
import { createIssue, unauthorized, wrongVersion } from "./issues.js";
import { readPath } from "./path.js";
import type { ReadIn, Received } from "./message.js";
import { peekMessage } from "./peek.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import type { Issue, Result } from "./result.js";
import { findSecrets } from "./secrets.js";
import { understands } from "./version.js";

export interface ReceiveOptions<R> {
  /** Our own name, the sender of replies. Without it only replies that name no sender are offered. */
  readonly self?: string;
  /** How to read it, in place of the protocol's default. */
  readonly mode?: Mode;
  /** Versions we speak, where fewer than the package reads. */
  readonly accepts?: string | readonly string[];
  /** Whether a sender may write to us. An unauthorized sender gets no reply. */
  readonly authorize?: (sender: string | undefined, message: R | undefined) => boolean | Promise<boolean>;
  /** Refuse messages whose texts look like secrets. */
  readonly scanSecrets?: boolean;
  /** Hears of messages of unknown type, as far as they could be read. */
  readonly onUnknownType?: (original: unknown) => void;
  /** The clock for replies, in place of the machine's. */
  readonly now?: () => Date;
  /** Source of UUIDs for replies, in place of `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/** `R` is what reading gives; `A` is what a rejection may be answered with: messages, and objects that the protocol describes beside them. */
export type Reception<R, A> =
  | { readonly status: "accepted"; readonly message: R; readonly warnings: readonly Issue[] }
  | { readonly status: "rejected"; readonly issues: readonly Issue[]; readonly replies: readonly A[] };

/** The type of a package's `receive`, which reads in the mode `Default` unless told otherwise. */
export interface Receive<M, A, Default extends Mode = "strict", R = Received<M>> {
  (
    input: Input,
    options?: ReceiveOptions<ReadIn<Default, M, R>> & { readonly mode?: Default },
  ): Promise<Reception<ReadIn<Default, M, R>, A>>;
  (input: Input, options: ReceiveOptions<M> & { readonly mode: "strict" }): Promise<Reception<M, A>>;
  (input: Input, options: ReceiveOptions<R> & { readonly mode: "lenient" }): Promise<Reception<R, A>>;
  (input: Input, options?: ReceiveOptions<M | R>): Promise<Reception<M | R, A>>;
}

/** Makes a package's `receive`. */
export function createReceive<M, A, Default extends Mode = "strict", R = Received<M>>(
  protocol: ProtocolDescriptor,
  is: Guard,
  encodings: readonly Encoding[],
  answer?: Answer,
): Receive<M, A, Default, R> {
  const receive = (input: Input, options?: ReceiveOptions<unknown>): Promise<Reception<unknown, A>> =>
    receiveMessage(protocol, { is, encodings, ...(answer && { answer }) }, input, options);
  return receive as Receive<M, A, Default, R>;
}

/** Makes the replies to a message that is not taken. */
export type Answer = (
  protocol: ProtocolDescriptor,
  rejected: RejectedMessage,
  options: BuildOptions & { readonly self?: string },
) => readonly unknown[];

/** What is known of a message that is not taken. */
export interface RejectedMessage {
  readonly original: unknown;
  readonly type: string;
  readonly issues: readonly Issue[];
}

interface Reader {
  readonly is?: Guard;
  readonly encodings: readonly Encoding[];
  /** Without it there are no replies; `answerRejection` gives those that the protocol prescribes. */
  readonly answer?: Answer;
}

/** Takes a message in, or says why not and what to answer. */
export async function receiveMessage<R, A>(
  protocol: ProtocolDescriptor,
  { is, encodings, answer }: Reader,
  input: Input,
  options: ReceiveOptions<R> = {},
): Promise<Reception<R, A>> {
  const result = decodeMessage(protocol, encodings, input, { ...(options.mode && { mode: options.mode }), ...(is && { is }) }) as Result<R>;
  const original = result.ok ? result.value : peekMessage(protocol, encodings, input);
  const { sender, type } = createEntry(protocol, original, 0);
  if (options.authorize !== undefined && !(await options.authorize(sender, result.ok ? result.value : undefined))) {
    return { status: "rejected", issues: [createIssue(unauthorized(sender ?? "nobody named"), protocol.parts.sender)], replies: [] };
  }
  const issues = result.ok ? laterIssues(protocol, result.value, options) : result.issues;
  if (result.ok && issues.length === 0) return { status: "accepted", message: result.value, warnings: result.warnings };
  if (issues.some(({ code }) => code === "unknown-type")) options.onUnknownType?.(original);
  const replies = answer?.(protocol, { original, type, issues }, options) ?? [];
  return { status: "rejected", issues, replies: replies as readonly A[] };
}

function laterIssues<R>(protocol: ProtocolDescriptor, message: unknown, options: ReceiveOptions<R>): readonly Issue[] {
  const path = protocol.parts.version;
  const version = readPath(message, path);
  const accepted = typeof options.accepts === "string" ? [options.accepts] : options.accepts;
  if (typeof version === "string" && accepted !== undefined && !accepted.some((ours) => understands(ours, version))) {
    return [createIssue(wrongVersion(accepted.join(", "), version), path, accepted, version)];
  }
  return options.scanSecrets === true ? findSecrets(message) : [];
}
