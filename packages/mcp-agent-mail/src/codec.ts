// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { answerRejection, createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage, Rejection } from "./types.js";

/** Decodes one message from text, bytes or an object, in strict mode by default. Never throws because of its input. */
export const decode: Decode<{ message: Message; lenient: ReceivedMessage; mode: "strict"; encoding: "json" }> = /*@__PURE__*/ createDecode(
  protocol,
  is,
  [json],
);

/** Encodes one message; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const encode: Encode<{ message: Message; lenient: ReceivedMessage; encoding: "json" }> = /*@__PURE__*/ createEncode(protocol, is, [
  json,
]);

/** Decodes a message and decides whether to accept it; if it is rejected, returns the issues and the replies to send. */
export const receive: Receive<{
  message: Message;
  lenient: ReceivedMessage;
  mode: "strict";
  encoding: "json";
  reply: Message | Rejection;
}> = /*@__PURE__*/ createReceive(protocol, { is, encodings: [json], answer: answerRejection });
