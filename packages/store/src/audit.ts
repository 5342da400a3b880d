// Wraps the `receive` of a protocol package with an audit log: every received message is recorded, accepted or rejected, before the caller gets it.

import {
  findSecrets,
  hasSecret,
  readPath,
  redact,
  redacted,
  sensitiveNames,
  type Issue,
  type ProtocolDescriptor,
  type Redaction,
  type SecretScan,
} from "@wirepact/core";
import { findFrame } from "@wirepact/core/codegen/frames";
import { checkAgentKey, checkKind, checkNames } from "./check-input.js";
import type { StoreFunctions } from "./message-store.js";
import { typeOfMessage } from "./message-type.js";

/** The result of `receive`. */
type Reception =
  | { readonly status: "accepted"; readonly message: unknown; readonly warnings: readonly Issue[] }
  | { readonly status: "rejected"; readonly issues: readonly Issue[]; readonly replies: readonly unknown[] };

type Receive<I, O, R extends Reception> = (input: I, options?: O) => Promise<R>;

export interface AuditOptions {
  /** The log: a store that was opened with `auditProtocol`. */
  readonly store: Pick<StoreFunctions<Readonly<Record<string, unknown>>>, "append">;
  /** The protocol of the received messages, which names the sensitive fields. */
  readonly protocol: ProtocolDescriptor;
  /** The location of the records in the log. Defaults to the name of the protocol. */
  readonly location?: string | undefined;
  /**
   * Pass `scanSecrets` of `@wirepact/core` to redact strings that look like secrets, too. They are redacted as well for a message that is
   * received with it.
   * @default false
   */
  readonly scanSecrets?: SecretScan | undefined;
  /** Called when a record cannot be written. Without it, `receive` throws and the caller does not get the message. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** The clock, in place of the system's. */
  readonly now?: (() => Date) | undefined;
}

const maxTextLength = 65_536;

/** A `receive` that records the received messages with their issues and without sensitive values. */
export function audit<I, O, R extends Reception>(receive: Receive<I, O, R>, options: AuditOptions): Receive<I, O, R> {
  checkNames(options, ["store", "protocol", "location", "scanSecrets", "onFailure", "now"]);
  const { store, protocol, location = protocol.name, scanSecrets, onFailure, now = () => new Date() } = options;
  for (const [name, value] of Object.entries({ scanSecrets, onFailure, now })) checkKind(name, value, "function");
  const names = sensitiveNames(protocol);
  return async (input, receiveOptions) => {
    const reception = await receive(input, receiveOptions);
    const redaction = { names, secrets: scanSecrets !== undefined || scansSecrets(receiveOptions) || hasSecretIssue(reception) };
    try {
      const { record, sender } = describeReception(reception, input, { protocol, redaction, receivedAt: now().getTime() / 1000 });
      await store.append(location, sender, [record]);
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(error);
    }
    return reception;
  };
}

/** Whether the caller of `receive` asked it to look for secrets. */
function scansSecrets(options: unknown): boolean {
  return typeof options === "object" && options !== null && "scanSecrets" in options && options.scanSecrets !== undefined;
}

const hasSecretIssue = (reception: Reception): boolean =>
  reception.status === "rejected" && reception.issues.some(({ code }) => code === "secret-found");

interface AuditContext {
  readonly protocol: ProtocolDescriptor;
  readonly redaction: Redaction;
  readonly receivedAt: number;
}

interface AuditEntry {
  readonly record: Readonly<Record<string, unknown>>;
  readonly sender: string | null;
}

function describeReception(reception: Reception, input: unknown, { protocol, redaction, receivedAt }: AuditContext): AuditEntry {
  const original = reception.status === "accepted" ? reception.message : parseInput(input);
  const sender = openText(findSender(protocol, original), redaction);
  const type = openText(findType(protocol, original), redaction);
  const record = {
    type: reception.status,
    received_at: receivedAt,
    protocol: protocol.name,
    version: protocol.version,
    ...(sender !== undefined && { sender }),
    ...(type !== undefined && { message_type: type }),
    ...(reception.status === "accepted"
      ? { message: redact(original, redaction), warnings: reception.warnings.map(withoutValues) }
      : describeRejection(reception, input, { original, redaction })),
  };
  return { record, sender: usableKey(sender) };
}

/** The sender that a message names, also in a mail message that was not decoded. */
function findSender({ parts, encodings }: ProtocolDescriptor, original: unknown): string | undefined {
  if (parts.sender === undefined) return undefined;
  const [step, ...rest] = parts.sender;
  const isInRawMail = step !== undefined && step === encodings.mail?.keeps.raw;
  return stringAt(original, parts.sender) ?? (isInRawMail ? stringAt(original, rest) : undefined);
}

/** The type that a message names; in a protocol with frames, that of its frame and tag. */
function findType(protocol: ProtocolDescriptor, original: unknown): string | undefined {
  if (protocol.frames === undefined) return stringAt(original, [protocol.tag]);
  try {
    const frame = findFrame(protocol, original);
    return typeOfMessage(protocol, original) || (frame?.tag === undefined ? undefined : stringAt(original, [frame.tag]));
  } catch {
    // A getter or a proxy that throws.
    return undefined;
  }
}

function stringAt(value: unknown, path: readonly (string | number)[]): string | undefined {
  try {
    const found = readPath(value, path);
    return typeof found === "string" ? found : undefined;
  } catch {
    // A getter or a proxy that throws.
    return undefined;
  }
}

function openText(text: string | undefined, { secrets }: Redaction): string | undefined {
  return text !== undefined && secrets && hasSecret(text) ? redacted : text;
}

/** The input as an object, if it is an object or JSON. */
function parseInput(input: unknown): unknown {
  if (!isText(input)) return input;
  try {
    return JSON.parse(textOf(input));
  } catch {
    return undefined;
  }
}

const isText = (input: unknown): input is string | Uint8Array =>
  typeof input === "string" || (ArrayBuffer.isView(input) && input instanceof Uint8Array);

const textOf = (input: string | Uint8Array): string => (typeof input === "string" ? input : new TextDecoder().decode(input));

interface RejectedInput {
  readonly original: unknown;
  readonly redaction: Redaction;
}

function describeRejection(
  { issues, replies }: Extract<Reception, { readonly status: "rejected" }>,
  input: unknown,
  { original, redaction }: RejectedInput,
): Readonly<Record<string, unknown>> {
  const size = isText(input) ? { size: typeof input === "string" ? new TextEncoder().encode(input).length : input.length } : {};
  // An issue may quote the beginning of a secret, which no longer looks like one, so issues and replies are not kept as they are.
  if (redaction.secrets && containsSecret(issues, isText(input) ? textOf(input) : undefined, original)) {
    return { ...size, issues: issues.map(withoutQuotes), replies: [] };
  }
  return {
    ...describeInput(input, { original, redaction }),
    ...size,
    issues: issues.map(withoutValues),
    replies: redact(replies, redaction),
  };
}

function containsSecret(issues: readonly Issue[], text: string | undefined, original: unknown): boolean {
  if (issues.some(({ code }) => code === "secret-found") || (text !== undefined && hasSecret(text))) return true;
  try {
    return findSecrets(original).length > 0;
  } catch {
    // A getter or a proxy that throws: nothing can be said about it.
    return true;
  }
}

/** What of a rejected input is kept. */
function describeInput(input: unknown, { original, redaction }: RejectedInput): Readonly<Record<string, unknown>> {
  if (original !== undefined) return { message: redact(original, redaction) };
  // A text that could not be decoded cannot be searched for sensitive fields.
  if (!isText(input) || redaction.names.size > 0) return {};
  return { text: textOf(input).slice(0, maxTextLength) };
}

/** An issue without the value it is about. */
function withoutValues({ code, path, message }: Issue): Issue {
  return { code, path, message };
}

/** An issue of a message that contains a secret: its text may quote the secret, its path may contain it. */
function withoutQuotes({ code, path, message }: Issue): Issue {
  return code === "secret-found" && !path.some((step) => typeof step === "string" && hasSecret(step))
    ? { code, path, message }
    : { code, path: [], message: "withheld, because the message contains a secret" };
}

/** The sender as the agent key of the record, if it is valid as a key. */
function usableKey(sender: string | undefined): string | null {
  try {
    return checkAgentKey(sender);
  } catch {
    return null;
  }
}
