// Receiving: decode, sender policy, version check, secret scan. A rejection carries the replies that the protocol prescribes, which are valid
// messages themselves; the caller decides whether to send them.

import type { Guard } from "../codec/fast-path.js";
import type { BuildOptions } from "../build/build.js";
import { decodeMessage, pickEncoding } from "../codec/codec.js";
import type { DecodeOptions, FillDefaults, Input } from "../codec/codec-types.js";
import { createEntry } from "../conversation/conversation-entry.js";
import type { Encoding } from "../encodings/encoding.js";
import { isBytes } from "../base/limits.js";
import { requireFeature } from "../features.js";
import { createIssue, unauthorized } from "../issues.js";
import type { Decoded, DefaultMode, EncodingOf, MessageTypes, Stated } from "../message.js";
import { checkFunctions, checkOptions } from "../known-name.js";
import { readText } from "../base/path.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue, Result } from "../result.js";
import type { SecretScan } from "./secrets.js";

/** `E` has the encodings of the protocol. */
export interface ReceiveOptions<
  R,
  Chosen extends Mode = Mode,
  Fill extends boolean = boolean,
  E extends EncodingName = EncodingName,
> extends Pick<DecodeOptions<E>, "encoding" | "duplicateKeys"> {
  /** The name of this agent, the sender of replies. Without it only replies that name no sender are offered. */
  readonly self?: string | undefined;
  /** Defaults to the mode that the protocol names. */
  readonly mode?: Chosen | undefined;
  /** Whether fields that the message leaves out get their defaults, as for `decode`. */
  readonly defaults?: Fill | undefined;
  /** The versions to accept, where fewer than the package reads. */
  readonly accepts?: string | readonly string[] | undefined;
  /** Whether to accept messages of a sender. An unauthorized sender gets no reply. */
  readonly authorize?: ((sender: string | undefined, message: R | undefined) => boolean | Promise<boolean>) | undefined;
  /**
   * Pass `scanSecrets` of `@wirepact/core` to reject messages, valid or not, with strings that look like secrets. No issue, no reply and no call of
   * `onUnknownType` repeats them.
   */
  readonly scanSecrets?: SecretScan | undefined;
  /** Called with each message of unknown type, as far as it could be read. */
  readonly onUnknownType?: ((original: unknown) => void) | undefined;
  /** The clock for replies. Defaults to the system's. */
  readonly now?: (() => Date) | undefined;
  /** Source of UUIDs for replies. Defaults to `crypto.randomUUID`. */
  readonly newId?: (() => string) | undefined;
}

/** What could be read of a rejected message; strings that look like secrets are left out if `scanSecrets` is set. */
export interface RejectedFacts {
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly sender?: string | undefined;
}

/** `R` is the result of decoding. `A` is what a rejection may be answered with: messages, and other objects that the protocol describes. */
export type Reception<R, A> =
  | { readonly status: "accepted"; readonly message: R; readonly warnings: readonly Issue[] }
  | { readonly status: "rejected"; readonly issues: readonly Issue[]; readonly replies: readonly A[]; readonly about: RejectedFacts };

/** What rejections are answered with; messages unless stated. */
interface ReceiveTypes extends MessageTypes {
  readonly reply?: unknown;
}

/** The type of a package's `receive`. */
export interface Receive<T extends ReceiveTypes> {
  <Chosen extends Mode = DefaultMode<T>, Fill extends boolean = false>(
    input: Input,
    options?: ReceiveOptions<Decoded<T, Chosen, Fill>, Chosen, Fill, EncodingOf<T>>,
  ): Promise<Reception<Decoded<T, Chosen, Fill>, Stated<T, "reply", T["message"]>>>;
}

/** Makes a package's `receive`, whose results are typed by what it is assigned to. */
export function createReceive(
  protocol: ProtocolDescriptor,
  reader: Reader,
): (input: Input, options?: ReceiveOptions<never>) => Promise<Reception<never, never>> {
  return (input, options) => receiveMessage(protocol, reader, input, options);
}

/** Makes the replies to a rejected message. */
export type Answer = (
  protocol: ProtocolDescriptor,
  rejected: RejectedMessage,
  options: BuildOptions & { readonly self?: string | undefined },
) => readonly unknown[];

/** What is known of a rejected message. */
export interface RejectedMessage {
  readonly original: unknown;
  readonly type: string;
  readonly issues: readonly Issue[];
}

interface Reader {
  readonly is?: Guard;
  readonly encodings: readonly Encoding[];
  /** Without it there are no replies; `answerRejection` returns those that the protocol prescribes. */
  readonly answer?: Answer | undefined;
  /** Without it no defaults are filled in. */
  readonly fill?: FillDefaults | undefined;
}

const functions: readonly string[] = ["authorize", "scanSecrets", "onUnknownType", "now", "newId"];
const receiveOptions: readonly string[] = /*@__PURE__*/ ["self", "mode", "encoding", "duplicateKeys", "defaults", "accepts"].concat(
  functions,
);

/** Receives a message: it is accepted, or rejected with the reasons and the replies to send. */
export async function receiveMessage<R, A>(
  protocol: ProtocolDescriptor,
  { is, encodings: all, answer, fill }: Reader,
  input: Input,
  options: ReceiveOptions<R> = {},
): Promise<Reception<R, A>> {
  checkOptions(options, receiveOptions);
  checkFunctions(options, functions);
  // Text and bytes are read in the first one.
  const encodings = [pickEncoding(protocol, all, options.encoding), ...all];
  // What is not text is shown as it is, unless it is in the form of an encoding.
  let parsed: unknown = typeof input === "string" || isBytes(input) ? undefined : input;
  const onInvalid = (value: unknown): void => void (parsed = value);
  const result = decodeMessage(protocol, encodings, input, { ...options, is, fill, onInvalid }) as Result<R>;
  const original = result.ok ? result.value : parsed;
  const { sender, type } = createEntry(protocol, original, 0);
  const id = readText(original, protocol.parts.id);
  // Issues quote the text of a mail message, and of what cannot be read.
  const quoted = original === undefined || encodings[0]!.name === "mail" ? input : undefined;
  const secrets = options.scanSecrets?.(original, quoted);
  const shownFact = (fact = ""): string | undefined => (secrets?.isSecret(fact) ? undefined : fact || undefined);
  const about = { type: shownFact(type), id: shownFact(id), sender: shownFact(sender) };
  if (options.authorize && !(await options.authorize(sender, result.ok ? result.value : undefined))) {
    const name = sender ? (about.sender ? quote(sender) : "(withheld)") : undefined;
    return { status: "rejected", issues: [createIssue(unauthorized(name), protocol.parts.sender)], replies: [], about };
  }
  const checkVersion = protocol.parts.version && requireFeature(protocol, "acceptedVersions");
  const found = result.ok ? (checkVersion?.(protocol, result.value, options.accepts) ?? []) : result.issues;
  const leaks = secrets?.hide(found, result.ok ? result.warnings : []) ?? [];
  const issues = leaks.length > 0 ? leaks : found;
  if (result.ok && issues.length === 0) return { status: "accepted", message: result.value, warnings: result.warnings };
  const shown = secrets ? secrets.remove(original, issues) : original;
  if (found.some(({ code }) => code === "unknown-type")) options.onUnknownType?.(shown);
  const replies = answer?.(protocol, { original: shown, type, issues }, options) ?? [];
  return { status: "rejected", issues, replies: replies as readonly A[], about };
}
