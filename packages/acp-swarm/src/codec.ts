// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
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
import type { Completion, ErrorMessage, Message, ProgressUpdate, ReceivedMessage, TaskRequest } from "./types.js";

/** Reads one message from text, bytes or an object; in strict mode unless told otherwise. Never throws on input. */
export const decode: Decode<Message, "strict", ReceivedMessage, "ndjson"> = /*@__PURE__*/ createDecode(protocol, is, [ndjson]);

/** Writes one message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const encode: Encode<Message, ReceivedMessage, "ndjson"> = /*@__PURE__*/ createEncode(protocol, is, [ndjson]);

/** Takes a message in, or says why not and what to answer. */
export const receive: Receive<Message, Message, "strict", ReceivedMessage> = /*@__PURE__*/ createReceive(protocol, is, [ndjson]);

/** Reads messages line by line from any stream of text or bytes; a bad line is one result and never stops the rest. */
export const decodeStream: DecodeStream<Message, "strict", ReceivedMessage> = /*@__PURE__*/ createDecodeStream(protocol, is, ndjson);

/** Writes messages as lines. */
export const encodeStream: EncodeStream<Message> = /*@__PURE__*/ createEncodeStream(protocol, is, ndjson);

/** What each role sends. */
export interface SentBy {
  /** Starts containers, assigns each a task file and tracks the state of the swarm. */
  orchestrator: TaskRequest;
  /** Works on the stories of one task file and reports their status. */
  container: ProgressUpdate | Completion | ErrorMessage;
}

/** Speaks the protocol in one role over a pair of streams, such as the stdio of a child process. */
export const connect: Connect<Message, SentBy, "strict", ReceivedMessage> = /*@__PURE__*/ createConnect(protocol, is, ndjson);
