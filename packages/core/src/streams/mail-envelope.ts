// Converts a message to what a mail server needs to send it: subject, body, thread, and whether an acknowledgement is requested.

import type { Guard } from "../codec/fast-path.js";
import { encodeMessage } from "../codec/codec.js";
import type { EncodeOptions } from "../codec/codec-types.js";
import { checkOptions } from "../known-name.js";
import type { ReadonlyMessage } from "../message.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { type EncodeStreamOptions, encodeStreamOptions } from "./streams.js";
import { splitMailText } from "../encodings/mail-text.js";
import { mail } from "../encodings/mail.js";

/** The type of a package's `toMail`; `Outgoing` is the mail message with the property names that the protocol uses. */
export type ToMail<M, Outgoing> = (message: ReadonlyMessage<M>, options?: EncodeStreamOptions) => Outgoing;

/** Creates a package's `toMail`. */
export function createToMail<M, Outgoing>(protocol: ProtocolDescriptor, is: Guard): ToMail<M, Outgoing> {
  return (message, options = {}) => {
    checkOptions(options, encodeStreamOptions);
    return toMail(protocol, message, { ...options, is }) as Outgoing;
  };
}

/** The mail message to send for a message; throws `InvalidMessageError` if `encode` rejects the message. */
function toMail(
  protocol: ProtocolDescriptor,
  message: unknown,
  options: EncodeOptions & { readonly is?: Guard },
): Readonly<Record<string, unknown>> {
  const parts = protocol.encodings.mail?.parts;
  if (parts === undefined) throw new TypeError(`${protocol.name} has no mail encoding`);
  // Thread and raw mail are not part of the text. That loses nothing here.
  const { onWarning, ...quiet } = options;
  const onOther: EncodeOptions["onWarning"] = (warning) => (warning.code === "decode-only" ? undefined : onWarning?.(warning));
  const { subject, body } = splitMailText(encodeMessage(protocol, [mail], message, { ...quiet, onWarning: onOther }));
  const outgoing: Record<string, unknown> = { [parts.subject]: subject ?? "", [parts.body]: body };
  const thread = protocol.parts.thread?.map((path) => readPath(message, path)).find((value) => value !== undefined);
  if (parts.thread !== undefined && thread !== undefined) outgoing[parts.thread] = thread;
  if (parts.ack !== undefined) outgoing[parts.ack] = wantsAck(protocol, message);
  return outgoing;
}

/** Whether an acknowledgement is requested: by the message itself, otherwise by its type. */
function wantsAck(protocol: ProtocolDescriptor, message: unknown): boolean {
  const stated = readPath(message, protocol.parts.ack?.wanted);
  return typeof stated === "boolean" ? stated : protocol.messages[String(readPath(message, [protocol.tag]))]?.ackRequired === true;
}
