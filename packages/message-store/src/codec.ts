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

/** Decodes one message from text, bytes or an object, in strict mode by default. Never throws because of its input. */
export const decode: Decode<{ message: Message; lenient: ReceivedMessage; mode: "strict"; encoding: "json" | "ndjson" }> =
  /*@__PURE__*/ createDecode(protocol, is, [json, ndjson]);

/** Encodes one message; throws `InvalidMessageError` if the message is invalid or cannot be represented. */
export const encode: Encode<{ message: Message; lenient: ReceivedMessage; encoding: "json" | "ndjson" }> = /*@__PURE__*/ createEncode(
  protocol,
  is,
  [json, ndjson],
);

/** Decodes a message and decides whether to accept it; if it is rejected, returns the issues. */
export const receive: Receive<{ message: Message; lenient: ReceivedMessage; mode: "strict"; encoding: "json" | "ndjson" }> =
  /*@__PURE__*/ createReceive(protocol, { is, encodings: [json, ndjson] });

/** Decodes messages line by line from any stream of text or bytes; an invalid line is one result and does not end the stream. */
export const decodeStream: DecodeStream<{ message: Message; lenient: ReceivedMessage; mode: "strict" }> = /*@__PURE__*/ createDecodeStream(
  protocol,
  is,
  ndjson,
);

/** Encodes messages as lines. */
export const encodeStream: EncodeStream<Message> = /*@__PURE__*/ createEncodeStream(protocol, is, ndjson);

/** The messages that each role sends. */
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

/** The messages that each role receives. */
export interface ReceivedBy {
  /** Talks to the user, adds context and owns the store. */
  application: AssistantMessage;
  /** Plans the work and reads the conversation. */
  orchestrator:
    | UserMessage
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
    | GlobalObservation
    | DirectorContext
    | InjectedContext;
  /** Delegates phases of a plan to workers and summarizes their results. */
  manager:
    | UserMessage
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
    | GlobalObservation
    | DirectorContext
    | InjectedContext;
  /** Performs one task at a time and records its steps. */
  worker:
    | UserMessage
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
    | GlobalObservation
    | DirectorContext
    | InjectedContext;
}

/**
 * Sends and receives messages in one role over a pair of streams, such as the stdio of a child process. A message that the role does not send
 * is not sent, and one that it does not receive is an invalid line.
 */
export const connect: Connect<{ receivedBy: ReceivedBy; sentBy: SentBy; lenient: ReceivedMessage; mode: "strict" }> =
  /*@__PURE__*/ createConnect(protocol, is, ndjson);
