// Puts an audit log around a package's `receive`: every message that comes in is recorded, accepted or not, before the caller hears of it.

import { readPath, type Issue, type ProtocolDescriptor } from "@wirepact/core";
import { checkAgentKey } from "./check-input.js";
import type { StoreFunctions } from "./message-store.js";
import { redact, sensitiveNames } from "./redact.js";

/** What `receive` says of a message. */
type Reception =
  | { readonly status: "accepted"; readonly message: unknown; readonly warnings: readonly Issue[] }
  | { readonly status: "rejected"; readonly issues: readonly Issue[]; readonly replies: readonly unknown[] };

type Receive<I, O, R extends Reception> = (input: I, options?: O) => Promise<R>;

export interface AuditOptions {
  /** The log: a store that was opened with `auditProtocol`. */
  readonly store: Pick<StoreFunctions<Readonly<Record<string, unknown>>>, "append">;
  /** The protocol of the messages; says what is sensitive. */
  readonly protocol: ProtocolDescriptor;
  /** Where the records go; the name of the protocol unless given. */
  readonly location?: string;
  /** Hears of records that could not be written. Without it the error reaches the caller, who then does not get the message. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => Date;
}

const longestText = 65_536;

/** A `receive` that records what it receives, with its issues and without its sensitive parts. */
export function audit<I, O, R extends Reception>(receive: Receive<I, O, R>, options: AuditOptions): Receive<I, O, R> {
  const { store, protocol, location = protocol.name, onFailure, now = () => new Date() } = options;
  const names = sensitiveNames(protocol);
  return async (input, receiveOptions) => {
    const reception = await receive(input, receiveOptions);
    const { record, sender } = describeReception(reception, input, { protocol, names, receivedAt: now().getTime() / 1000 });
    try {
      await store.append(location, sender, [record]);
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(error);
    }
    return reception;
  };
}

interface AuditContext {
  readonly protocol: ProtocolDescriptor;
  readonly names: ReadonlySet<string>;
  readonly receivedAt: number;
}

interface AuditEntry {
  readonly record: Readonly<Record<string, unknown>>;
  readonly sender: string | null;
}

function describeReception(reception: Reception, input: unknown, { protocol, names, receivedAt }: AuditContext): AuditEntry {
  const original = reception.status === "accepted" ? reception.message : readInput(input);
  const sender = findSender(protocol, original);
  const type = textAt(original, [protocol.tag]);
  const record = {
    type: reception.status,
    received_at: receivedAt,
    protocol: protocol.name,
    version: protocol.version,
    ...(sender !== undefined && { sender }),
    ...(type !== undefined && { message_type: type }),
    ...(reception.status === "accepted"
      ? { message: redact(original, names), warnings: reception.warnings.map(shorten) }
      : {
          ...describeInput(input, original, { issues: reception.issues, names }),
          issues: reception.issues.map(shorten),
          replies: redact(reception.replies, names),
        }),
  };
  return { record, sender: usableKey(sender) };
}

/** The sender that a message names, also where it is still the raw mail that a message would keep. */
function findSender({ parts, encodings }: ProtocolDescriptor, original: unknown): string | undefined {
  if (parts.sender === undefined) return undefined;
  const [step, ...rest] = parts.sender;
  const isInRawMail = step !== undefined && step === encodings.mail?.keeps.raw;
  return textAt(original, parts.sender) ?? (isInRawMail ? textAt(original, rest) : undefined);
}

function textAt(value: unknown, path: readonly (string | number)[]): string | undefined {
  const found = readPath(value, path);
  return typeof found === "string" ? found : undefined;
}

/** What arrived as an object, where it is one or is JSON. */
function readInput(input: unknown): unknown {
  if (typeof input !== "string" && !(input instanceof Uint8Array)) return input;
  try {
    return JSON.parse(typeof input === "string" ? input : new TextDecoder().decode(input));
  } catch {
    return undefined;
  }
}

interface Refusal {
  readonly issues: readonly Issue[];
  readonly names: ReadonlySet<string>;
}

function describeInput(input: unknown, original: unknown, { issues, names }: Refusal): Readonly<Record<string, unknown>> {
  const isText = typeof input === "string" || input instanceof Uint8Array;
  const size = isText ? { size: typeof input === "string" ? new TextEncoder().encode(input).length : input.length } : {};
  // Where a secret was found is said in terms of the message that was read, not of what arrived, so nothing of that is kept.
  if (issues.some(({ code }) => code === "secret-found")) return size;
  if (original !== undefined) return { message: redact(original, names), ...size };
  // A text that could not be read cannot be searched for what is sensitive in it either.
  if (!isText || names.size > 0) return size;
  return { text: (typeof input === "string" ? input : new TextDecoder().decode(input)).slice(0, longestText), ...size };
}

/** Issues without the values they were found on. */
function shorten({ code, path, message }: Issue): Issue {
  return { code, path, message };
}

/** The sender as the agent of the record, where the store takes it as a key. */
function usableKey(sender: string | undefined): string | null {
  try {
    return checkAgentKey(sender);
  } catch {
    return null;
  }
}
