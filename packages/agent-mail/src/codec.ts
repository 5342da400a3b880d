// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { createToMail, mail, type ToMail } from "@wirepact/core/codegen/mail";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Reads one message from text, bytes or an object; in lenient mode unless told otherwise. Never throws on input. */
export const decode: Decode<Message, "lenient", ReceivedMessage, "mail"> = /*@__PURE__*/ createDecode(protocol, is, [mail]);

/** Writes one message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const encode: Encode<Message, ReceivedMessage, "mail"> = /*@__PURE__*/ createEncode(protocol, is, [mail]);

/** Takes a message in, or says why not and what to answer. */
export const receive: Receive<Message, Message, "lenient", ReceivedMessage> = /*@__PURE__*/ createReceive(protocol, is, [mail]);

/** A mail to send. */
export interface OutgoingMail {
  /** Its subject line, which names the type. */
  subject: string;
  /** Its body in Markdown. */
  body_md: string;
  /** The thread it belongs to. */
  thread_id?: string;
  /** Whether the sender waits for an acknowledgement. */
  ack_required: boolean;
}

/** The mail to send for a message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const toMail: ToMail<Message, OutgoingMail> = /*@__PURE__*/ createToMail(protocol, is);
