// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, fillDefaults, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import {
  createConnect,
  createDecodeStream,
  createEncodeStream,
  ndjson,
  type Connect,
  type DecodeStream,
  type EncodeStream,
} from "@wirepact/core/codegen/ndjson";
import { is } from "./guards.js";
import { protocol } from "./protocol.js";
import type {
  Completion,
  ErrorMessage,
  Message,
  MessageWithDefaults,
  ProgressUpdate,
  ReceivedMessage,
  ReceivedMessageWithDefaults,
  TaskRequest,
} from "./types.js";

/** Decodes one message from text, bytes or an object, in strict mode by default. Never throws because of its input. */
export const decode: Decode<{
  message: Message;
  lenient: ReceivedMessage;
  withDefaults: MessageWithDefaults;
  lenientWithDefaults: ReceivedMessageWithDefaults;
  mode: "strict";
  encoding: "ndjson";
}> = /*@__PURE__*/ createDecode(protocol, is, [ndjson], fillDefaults);

/** Encodes one message; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const encode: Encode<{ message: Message; lenient: ReceivedMessage; encoding: "ndjson" }> = /*@__PURE__*/ createEncode(protocol, is, [
  ndjson,
]);

/** Decodes a message and decides whether to accept it; if it is rejected, returns the issues. */
export const receive: Receive<{
  message: Message;
  lenient: ReceivedMessage;
  withDefaults: MessageWithDefaults;
  lenientWithDefaults: ReceivedMessageWithDefaults;
  mode: "strict";
  encoding: "ndjson";
}> = /*@__PURE__*/ createReceive(protocol, { is, encodings: [ndjson], fill: fillDefaults });

/** Decodes messages line by line from any stream of text or bytes; an invalid line is one result and does not end the stream. */
export const decodeStream: DecodeStream<{
  message: Message;
  lenient: ReceivedMessage;
  withDefaults: MessageWithDefaults;
  lenientWithDefaults: ReceivedMessageWithDefaults;
  mode: "strict";
}> = /*@__PURE__*/ createDecodeStream(protocol, is, ndjson, fillDefaults);

/** Encodes messages as lines. */
export const encodeStream: EncodeStream<Message> = /*@__PURE__*/ createEncodeStream(protocol, is, ndjson);

/** The messages that each role sends. */
export interface SentBy {
  /** Starts containers, assigns each a task file and tracks the state of the swarm. */
  orchestrator: TaskRequest;
  /** Works on the stories of one task file and reports their status. */
  container: ProgressUpdate | Completion | ErrorMessage;
}

/** The messages that each role receives. */
export interface ReceivedBy {
  /** Starts containers, assigns each a task file and tracks the state of the swarm. */
  orchestrator: ProgressUpdate | Completion | ErrorMessage;
  /** Works on the stories of one task file and reports their status. */
  container: TaskRequest;
}

/**
 * Sends and receives messages in one role over a pair of streams, such as the stdio of a child process. A message that the role does not send
 * is not sent, and one that it does not receive is an invalid line.
 */
export const connect: Connect<{ receivedBy: ReceivedBy; sentBy: SentBy; lenient: ReceivedMessage; mode: "strict" }> =
  /*@__PURE__*/ createConnect(protocol, is, ndjson);
