// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { createYaml } from "@wirepact/core/codegen/yaml";
import { EVENT_ID, SCALAR_STYLE, getScalarValue, parseEvents } from "js-yaml";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message, ReceivedMessage } from "./types.js";

const yaml = /*@__PURE__*/ createYaml({ EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE });

/** Decodes one message from text, bytes or an object, in strict mode by default. Never throws because of its input. */
export const decode: Decode<{ message: Message; lenient: ReceivedMessage; mode: "strict"; encoding: "yaml" }> = /*@__PURE__*/ createDecode(
  protocol,
  is,
  [yaml],
);

/** Encodes one message; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const encode: Encode<{ message: Message; lenient: ReceivedMessage; encoding: "yaml" }> = /*@__PURE__*/ createEncode(protocol, is, [
  yaml,
]);

/** Decodes a message and decides whether to accept it; if it is rejected, returns the issues. */
export const receive: Receive<{ message: Message; lenient: ReceivedMessage; mode: "strict"; encoding: "yaml" }> =
  /*@__PURE__*/ createReceive(protocol, { is, encodings: [yaml] });
