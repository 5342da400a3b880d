// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";
import {
  isBrainstormFollowup,
  isBrainstormRequest,
  isFollowUp,
  isHandoff,
  isHandoffComplete,
  isNotification,
  isQuestion,
  isReviewAddressed,
  isReviewFeedback,
  isReviewLgtm,
  isReviewRequest,
  isTaskRequest,
} from "./guards.js";
import type { Message } from "./types.js";

/** Any object with a message type. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `coordination` among `M`. */
export type CoordinationMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "task_request" | "question" | "notification" | "follow_up" }
>;

/** Whether a value is a valid message of the group `coordination`. */
export function isCoordination(value: unknown): value is CoordinationMessage {
  return isTaskRequest(value) || isQuestion(value) || isNotification(value) || isFollowUp(value);
}

/** Whether the type of a message belongs to the group `coordination`. Its other fields are not checked; `isCoordination` checks them. */
export function hasCoordinationType<M extends Tagged>(message: M): message is CoordinationMessage<M> {
  switch (readPath(message, ["type"])) {
    case "task_request":
    case "question":
    case "notification":
    case "follow_up":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `coordination`, in the same order. */
export function filterCoordinations<M extends Tagged>(messages: Iterable<M>): CoordinationMessage<M>[] {
  return [...messages].filter((message): message is CoordinationMessage<M> => hasCoordinationType(message));
}

/** The messages of the group `handoff-step` among `M`. */
export type HandoffStepMessage<M extends Tagged = Message> = Extract<M, { readonly type: "handoff" | "handoff_complete" }>;

/** Whether a value is a valid message of the group `handoff-step`. */
export function isHandoffStep(value: unknown): value is HandoffStepMessage {
  return isHandoff(value) || isHandoffComplete(value);
}

/** Whether the type of a message belongs to the group `handoff-step`. Its other fields are not checked; `isHandoffStep` checks them. */
export function hasHandoffStepType<M extends Tagged>(message: M): message is HandoffStepMessage<M> {
  switch (readPath(message, ["type"])) {
    case "handoff":
    case "handoff_complete":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `handoff-step`, in the same order. */
export function filterHandoffSteps<M extends Tagged>(messages: Iterable<M>): HandoffStepMessage<M>[] {
  return [...messages].filter((message): message is HandoffStepMessage<M> => hasHandoffStepType(message));
}

/** The messages of the group `review` among `M`. */
export type ReviewMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "review_request" | "review_feedback" | "review_addressed" | "review_lgtm" }
>;

/** Whether a value is a valid message of the group `review`. */
export function isReview(value: unknown): value is ReviewMessage {
  return isReviewRequest(value) || isReviewFeedback(value) || isReviewAddressed(value) || isReviewLgtm(value);
}

/** Whether the type of a message belongs to the group `review`. Its other fields are not checked; `isReview` checks them. */
export function hasReviewType<M extends Tagged>(message: M): message is ReviewMessage<M> {
  switch (readPath(message, ["type"])) {
    case "review_request":
    case "review_feedback":
    case "review_addressed":
    case "review_lgtm":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `review`, in the same order. */
export function filterReviews<M extends Tagged>(messages: Iterable<M>): ReviewMessage<M>[] {
  return [...messages].filter((message): message is ReviewMessage<M> => hasReviewType(message));
}

/** The messages of the group `brainstorm` among `M`. */
export type BrainstormMessage<M extends Tagged = Message> = Extract<M, { readonly type: "brainstorm_request" | "brainstorm_followup" }>;

/** Whether a value is a valid message of the group `brainstorm`. */
export function isBrainstorm(value: unknown): value is BrainstormMessage {
  return isBrainstormRequest(value) || isBrainstormFollowup(value);
}

/** Whether the type of a message belongs to the group `brainstorm`. Its other fields are not checked; `isBrainstorm` checks them. */
export function hasBrainstormType<M extends Tagged>(message: M): message is BrainstormMessage<M> {
  switch (readPath(message, ["type"])) {
    case "brainstorm_request":
    case "brainstorm_followup":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `brainstorm`, in the same order. */
export function filterBrainstorms<M extends Tagged>(messages: Iterable<M>): BrainstormMessage<M>[] {
  return [...messages].filter((message): message is BrainstormMessage<M> => hasBrainstormType(message));
}

/** The messages of the group `free-text` among `M`. */
export type FreeTextMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "task_request" | "question" | "notification" | "brainstorm_request" | "brainstorm_followup" }
>;

/** Whether a value is a valid message of the group `free-text`. */
export function isFreeText(value: unknown): value is FreeTextMessage {
  return isTaskRequest(value) || isQuestion(value) || isNotification(value) || isBrainstormRequest(value) || isBrainstormFollowup(value);
}

/** Whether the type of a message belongs to the group `free-text`. Its other fields are not checked; `isFreeText` checks them. */
export function hasFreeTextType<M extends Tagged>(message: M): message is FreeTextMessage<M> {
  switch (readPath(message, ["type"])) {
    case "task_request":
    case "question":
    case "notification":
    case "brainstorm_request":
    case "brainstorm_followup":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `free-text`, in the same order. */
export function filterFreeTexts<M extends Tagged>(messages: Iterable<M>): FreeTextMessage<M>[] {
  return [...messages].filter((message): message is FreeTextMessage<M> => hasFreeTextType(message));
}

/** Returns the messages with the given `conversation_id`, in the same order. */
export function filterByConversation<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["conversation_id"]) === id);
}

/** Returns the messages with the given `related_pr`, in the same order. */
export function filterByRelatedPr<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["related_pr"]) === id);
}
