// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type EncodeReceived, type Receive } from "@wirepact/core/codegen";
import { createToMail, mail, type ToMail } from "@wirepact/core/codegen/mail";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Decodes one message from text, bytes or an object, in lenient mode by default. Never throws because of its input. */
export const decode: Decode<{ message: Message; lenient: ReceivedMessage; mode: "lenient"; encoding: "mail" }> = /*@__PURE__*/ createDecode(
  protocol,
  is,
  [mail],
);

/** Encodes one message; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const encode: EncodeReceived<{ message: Message; lenient: ReceivedMessage; encoding: "mail" }> = /*@__PURE__*/ createEncode(
  protocol,
  is,
  [mail],
);

/** Decodes a message and decides whether to accept it; if it is rejected, returns the issues. */
export const receive: Receive<{ message: Message; lenient: ReceivedMessage; mode: "lenient"; encoding: "mail" }> =
  /*@__PURE__*/ createReceive(protocol, { is, encodings: [mail] });

/** A mail message to send. */
export interface OutgoingMail {
  /** The subject line, which contains the message type. */
  subject: string;
  /** The body in Markdown. */
  body_md: string;
  /** The thread of the message. */
  thread_id?: string;
  /** Whether the sender requests an acknowledgement. */
  ack_required: boolean;
}

/** Converts a message to the form that a mail server takes; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const toMail: ToMail<Message, OutgoingMail> = /*@__PURE__*/ createToMail(protocol, is);
