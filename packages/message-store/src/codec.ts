// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createDecode, createEncode, createReceive, type Decode, type Encode, type Receive } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
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
  Action,
  AssistantMessage,
  Delegation,
  DirectorContext,
  ErrorRecord,
  Final,
  GlobalObservation,
  InjectedContext,
  Message,
  Observation,
  ReceivedMessage,
  ScriptPlan,
  StrategicPlan,
  SuggestedPlan,
  Synthesis,
  Task,
  UserMessage,
} from "./types.js";

/** Reads one message from text, bytes or an object; in strict mode unless told otherwise. Never throws on input. */
export const decode: Decode<Message, "strict", ReceivedMessage, "json" | "ndjson"> = /*@__PURE__*/ createDecode(protocol, is, [
  json,
  ndjson,
]);

/** Writes one message; throws `InvalidMessageError` when it is not valid or cannot be written. */
export const encode: Encode<Message, ReceivedMessage, "json" | "ndjson"> = /*@__PURE__*/ createEncode(protocol, is, [json, ndjson]);

/** Takes a message in, or says why not and what to answer. */
export const receive: Receive<Message, Message, "strict", ReceivedMessage> = /*@__PURE__*/ createReceive(protocol, is, [json, ndjson]);

/** Reads messages line by line from any stream of text or bytes; a bad line is one result and never stops the rest. */
export const decodeStream: DecodeStream<Message, "strict", ReceivedMessage> = /*@__PURE__*/ createDecodeStream(protocol, is, ndjson);

/** Writes messages as lines. */
export const encodeStream: EncodeStream<Message> = /*@__PURE__*/ createEncodeStream(protocol, is, ndjson);

/** What each role sends. */
export interface SentBy {
  /** Talks to the user, adds context and owns the store. */
  application: UserMessage | AssistantMessage | SuggestedPlan | DirectorContext | InjectedContext;
  /** Plans the work and reads the conversation. */
  orchestrator:
    AssistantMessage | Task | Action | Observation | ErrorRecord | Final | StrategicPlan | SuggestedPlan | ScriptPlan | GlobalObservation;
  /** Delegates phases of a plan to workers and summarizes their results. */
  manager:
    | AssistantMessage
    | Task
    | Action
    | Observation
    | ErrorRecord
    | Final
    | Synthesis
    | StrategicPlan
    | SuggestedPlan
    | ScriptPlan
    | Delegation
    | GlobalObservation;
  /** Performs one task at a time and records its steps. */
  worker: AssistantMessage | Task | Action | Observation | ErrorRecord | Final | SuggestedPlan | GlobalObservation;
}

/** Speaks the protocol in one role over a pair of streams, such as the stdio of a child process. */
export const connect: Connect<Message, SentBy, "strict", ReceivedMessage> = /*@__PURE__*/ createConnect(protocol, is, ndjson);
