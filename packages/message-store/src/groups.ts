// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";

/** Any object with a message type. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `conversation` among `M`. */
export type ConversationMessage<M extends Tagged> = Extract<M, { readonly type: "user_message" | "assistant_message" }>;

/** Whether a message belongs to the group `conversation`: The messages between the user and the application. */
export function isConversation<M extends Tagged>(message: M): message is ConversationMessage<M> {
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
  return [...messages].filter((message): message is ConversationMessage<M> => isConversation(message));
}

/** The messages of the group `trace` among `M`. */
export type TraceMessage<M extends Tagged> = Extract<
  M,
  { readonly type: "task" | "action" | "observation" | "error" | "final" | "delegation" }
>;

/** Whether a message belongs to the group `trace`: The steps of an agent, in order. */
export function isTrace<M extends Tagged>(message: M): message is TraceMessage<M> {
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
  return [...messages].filter((message): message is TraceMessage<M> => isTrace(message));
}

/** The messages of the group `closing` among `M`. */
export type ClosingMessage<M extends Tagged> = Extract<M, { readonly type: "final" | "synthesis" }>;

/** Whether a message belongs to the group `closing`: The final records of an agent or of a phase. */
export function isClosing<M extends Tagged>(message: M): message is ClosingMessage<M> {
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
  return [...messages].filter((message): message is ClosingMessage<M> => isClosing(message));
}

/** The messages of the group `planning` among `M`. */
export type PlanningMessage<M extends Tagged> = Extract<M, { readonly type: "strategic_plan" | "suggested_plan" | "script_plan" }>;

/** Whether a message belongs to the group `planning`: Plans, adopted or proposed. */
export function isPlanning<M extends Tagged>(message: M): message is PlanningMessage<M> {
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
  return [...messages].filter((message): message is PlanningMessage<M> => isPlanning(message));
}

/** The messages of the group `broadcast` among `M`. */
export type BroadcastMessage<M extends Tagged> = Extract<M, { readonly type: "global_observation" | "synthesis" }>;

/** Whether a message belongs to the group `broadcast`: Records for all agents. */
export function isBroadcast<M extends Tagged>(message: M): message is BroadcastMessage<M> {
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
  return [...messages].filter((message): message is BroadcastMessage<M> => isBroadcast(message));
}

/** The messages of the group `context` among `M`. */
export type ContextMessage<M extends Tagged> = Extract<M, { readonly type: "director_context" | "injected_context" }>;

/** Whether a message belongs to the group `context`: The context that agents receive before they start. */
export function isContext<M extends Tagged>(message: M): message is ContextMessage<M> {
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
  return [...messages].filter((message): message is ContextMessage<M> => isContext(message));
}
