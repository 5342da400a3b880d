// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { answerRejection, createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage, Rejection } from "./types.js";

/** Reads one message from text, bytes or an object; in strict mode unless told otherwise. Never throws on input. */
export const decode: Decode<Message, "strict", ReceivedMessage, "json"> = /*@__PURE__*/ createDecode(protocol, is, [json]);

/** Writes one message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const encode: Encode<Message, ReceivedMessage, "json"> = /*@__PURE__*/ createEncode(protocol, is, [json]);

/** Takes a message in, or says why not and what to answer. */
export const receive: Receive<Message, Message | Rejection, "strict", ReceivedMessage> = /*@__PURE__*/ createReceive(
  protocol,
  is,
  [json],
  answerRejection,
);
