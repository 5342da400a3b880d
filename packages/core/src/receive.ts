// Receiving: decode, version check, sender policy, secret scan. A rejection carries the replies that the protocol prescribes,
// themselves valid messages; whether to send them is the caller's business.

import { buildMessage } from "./build.js";
import { decodeMessage, type Guard, type Input } from "./codec.js";
import { createEntry } from "./conversation-entry.js";
import type { Encoding } from "./encodings/encoding.js";
import { createIssue, unauthorized, wrongVersion } from "./issues.js";
import { readPath } from "./path.js";
import { peekMessage } from "./peek.js";
import type { Mode, ProtocolDescriptor, Rejections } from "./protocol.js";
import type { Issue, Result } from "./result.js";
import { findSecrets } from "./secrets.js";
import { fillTemplate } from "./template.js";
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

/** The type of a package's `receive`. */
export type Receive<R, A> = (input: Input, options?: ReceiveOptions<R>) => Promise<Reception<R, A>>;

/** Makes a package's `receive`. */
export function createReceive<R, A>(protocol: ProtocolDescriptor, is: Guard, encodings: readonly Encoding[]): Receive<R, A> {
  return (input, options = {}) => receiveMessage(protocol, { is, encodings }, input, options);
}

interface Reader {
  readonly is?: Guard;
  readonly encodings: readonly Encoding[];
}

/** Takes a message in, or says why not and what to answer. */
export async function receiveMessage<R, A>(
  protocol: ProtocolDescriptor,
  { is, encodings }: Reader,
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
  const isSilent = protocol.rejections?.silent.includes(type) === true;
  return { status: "rejected", issues, replies: isSilent ? [] : (createReplies(protocol, original, issues, options) as readonly A[]) };
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

const reasonOf = (issues: readonly Issue[]): keyof Rejections["reasons"] => {
  const codes = new Set(issues.map(({ code }) => code));
  return codes.has("unknown-type") ? "unknown-type" : codes.has("wrong-version") ? "wrong-version" : "otherwise";
};

/** The replies that the protocol's rejection templates give for these issues. */
function createReplies<R>(
  protocol: ProtocolDescriptor,
  original: unknown,
  issues: readonly Issue[],
  options: ReceiveOptions<R>,
): readonly unknown[] {
  const { rejections } = protocol;
  if (rejections === undefined) return [];
  const lines = issues.map(({ message }) => message);
  const reason = rejections.reasons[reasonOf(issues)] ?? rejections.reasons.otherwise ?? {};
  const variables: Readonly<Record<string, unknown>> = {
    ...reason,
    details: lines.join("; "),
    issues: lines,
    original,
    self: options.self,
  };
  const replies: unknown[] = [];
  for (const reply of rejections.replies) {
    const fields = fillTemplate(reply.fields, variables);
    replies.push(reply.kind === "object" ? fields : tryBuild(protocol, reply.message, fields, options));
  }
  return replies.filter((reply) => reply !== undefined);
}

/** A reply that would not be valid, because we have no name or the original lacks what it needs, is not offered. */
function tryBuild<R>(protocol: ProtocolDescriptor, type: string, fields: unknown, { now, newId }: ReceiveOptions<R>): unknown {
  try {
    return buildMessage(protocol, type, fields as Record<string, unknown>, { ...(now && { now }), ...(newId && { newId }) });
  } catch {
    return undefined;
  }
}
