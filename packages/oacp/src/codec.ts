// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { yaml } from "@wirepact/core/codegen/yaml";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Reads one message from text, bytes or an object; in strict mode unless told otherwise. Never throws on input. */
export const decode: Decode<Message, "strict", ReceivedMessage, "yaml"> = /*@__PURE__*/ createDecode(protocol, is, [yaml]);

/** Writes one message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const encode: Encode<Message, ReceivedMessage, "yaml"> = /*@__PURE__*/ createEncode(protocol, is, [yaml]);

/** Takes a message in, or says why not and what to answer. */
export const receive: Receive<Message, Message, "strict", ReceivedMessage> = /*@__PURE__*/ createReceive(protocol, is, [yaml]);
