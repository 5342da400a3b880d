// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";
import {
  isAction,
  isAssistantMessage,
  isDelegation,
  isDirectorContext,
  isErrorRecord,
  isFinal,
  isGlobalObservation,
  isInjectedContext,
  isObservation,
  isScriptPlan,
  isStrategicPlan,
  isSuggestedPlan,
  isSynthesis,
  isTask,
  isUserMessage,
} from "./guards.js";
import type { Message } from "./types.js";

/** Any object with a message type. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `conversation` among `M`. */
export type ConversationMessage<M extends Tagged = Message> = Extract<M, { readonly type: "user_message" | "assistant_message" }>;

/** Whether a value is a valid message of the group `conversation`. */
export function isConversation(value: unknown): value is ConversationMessage {
  return isUserMessage(value) || isAssistantMessage(value);
}

/** Whether the type of a message belongs to the group `conversation`. Its other fields are not checked; `isConversation` checks them. */
export function hasConversationType<M extends Tagged>(message: M): message is ConversationMessage<M> {
  switch (readPath(message, ["type"])) {
    case "user_message":
    case "assistant_message":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `conversation`, in the same order. */
export function filterConversations<M extends Tagged>(messages: Iterable<M>): ConversationMessage<M>[] {
  return [...messages].filter((message): message is ConversationMessage<M> => hasConversationType(message));
}

/** The messages of the group `trace` among `M`. */
export type TraceMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "task" | "action" | "observation" | "error" | "final" | "delegation" }
>;

/** Whether a value is a valid message of the group `trace`. */
export function isTrace(value: unknown): value is TraceMessage {
  return isTask(value) || isAction(value) || isObservation(value) || isErrorRecord(value) || isFinal(value) || isDelegation(value);
}

/** Whether the type of a message belongs to the group `trace`. Its other fields are not checked; `isTrace` checks them. */
export function hasTraceType<M extends Tagged>(message: M): message is TraceMessage<M> {
  switch (readPath(message, ["type"])) {
    case "task":
    case "action":
    case "observation":
    case "error":
    case "final":
    case "delegation":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `trace`, in the same order. */
export function filterTraces<M extends Tagged>(messages: Iterable<M>): TraceMessage<M>[] {
  return [...messages].filter((message): message is TraceMessage<M> => hasTraceType(message));
}

/** The messages of the group `closing` among `M`. */
export type ClosingMessage<M extends Tagged = Message> = Extract<M, { readonly type: "final" | "synthesis" }>;

/** Whether a value is a valid message of the group `closing`. */
export function isClosing(value: unknown): value is ClosingMessage {
  return isFinal(value) || isSynthesis(value);
}

/** Whether the type of a message belongs to the group `closing`. Its other fields are not checked; `isClosing` checks them. */
export function hasClosingType<M extends Tagged>(message: M): message is ClosingMessage<M> {
  switch (readPath(message, ["type"])) {
    case "final":
    case "synthesis":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `closing`, in the same order. */
export function filterClosings<M extends Tagged>(messages: Iterable<M>): ClosingMessage<M>[] {
  return [...messages].filter((message): message is ClosingMessage<M> => hasClosingType(message));
}

/** The messages of the group `planning` among `M`. */
export type PlanningMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "strategic_plan" | "suggested_plan" | "script_plan" }
>;

/** Whether a value is a valid message of the group `planning`. */
export function isPlanning(value: unknown): value is PlanningMessage {
  return isStrategicPlan(value) || isSuggestedPlan(value) || isScriptPlan(value);
}

/** Whether the type of a message belongs to the group `planning`. Its other fields are not checked; `isPlanning` checks them. */
export function hasPlanningType<M extends Tagged>(message: M): message is PlanningMessage<M> {
  switch (readPath(message, ["type"])) {
    case "strategic_plan":
    case "suggested_plan":
    case "script_plan":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `planning`, in the same order. */
export function filterPlannings<M extends Tagged>(messages: Iterable<M>): PlanningMessage<M>[] {
  return [...messages].filter((message): message is PlanningMessage<M> => hasPlanningType(message));
}

/** The messages of the group `broadcast` among `M`. */
export type BroadcastMessage<M extends Tagged = Message> = Extract<M, { readonly type: "global_observation" | "synthesis" }>;

/** Whether a value is a valid message of the group `broadcast`. */
export function isBroadcast(value: unknown): value is BroadcastMessage {
  return isGlobalObservation(value) || isSynthesis(value);
}

/** Whether the type of a message belongs to the group `broadcast`. Its other fields are not checked; `isBroadcast` checks them. */
export function hasBroadcastType<M extends Tagged>(message: M): message is BroadcastMessage<M> {
  switch (readPath(message, ["type"])) {
    case "global_observation":
    case "synthesis":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `broadcast`, in the same order. */
export function filterBroadcasts<M extends Tagged>(messages: Iterable<M>): BroadcastMessage<M>[] {
  return [...messages].filter((message): message is BroadcastMessage<M> => hasBroadcastType(message));
}

/** The messages of the group `context` among `M`. */
export type ContextMessage<M extends Tagged = Message> = Extract<M, { readonly type: "director_context" | "injected_context" }>;

/** Whether a value is a valid message of the group `context`. */
export function isContext(value: unknown): value is ContextMessage {
  return isDirectorContext(value) || isInjectedContext(value);
}

/** Whether the type of a message belongs to the group `context`. Its other fields are not checked; `isContext` checks them. */
export function hasContextType<M extends Tagged>(message: M): message is ContextMessage<M> {
  switch (readPath(message, ["type"])) {
    case "director_context":
    case "injected_context":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `context`, in the same order. */
export function filterContexts<M extends Tagged>(messages: Iterable<M>): ContextMessage<M>[] {
  return [...messages].filter((message): message is ContextMessage<M> => hasContextType(message));
}
