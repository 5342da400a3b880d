// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createReplyTo, type ReplyEntry, type ReplyTo } from "@wirepact/core/codegen";
import type {
  BrainstormFollowupFields,
  HandoffCompleteFields,
  NotificationFields,
  QuestionFields,
  ReviewAddressedFields,
  ReviewFeedbackFields,
  ReviewLgtmFields,
} from "./builders.js";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { BrainstormFollowup, HandoffComplete, Notification, Question, ReviewAddressed, ReviewFeedback, ReviewLgtm } from "./types.js";

/** The replies to each message, with the fields that `replyTo` takes for them. */
export interface RepliesTo {
  /** The replies to `task_request`. */
  task_request: {
    /** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
    notification: ReplyEntry<Notification, NotificationFields, "parent_message_id" | "from" | "to">;
  };
  /** The replies to `question`. */
  question: {
    /** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
    notification: ReplyEntry<Notification, NotificationFields, "parent_message_id" | "from" | "to">;
  };
  /** The replies to `handoff`. */
  handoff: {
    /** Reports that the work of a handoff is finished. */
    handoff_complete: ReplyEntry<HandoffComplete, HandoffCompleteFields, "parent_message_id" | "from" | "to" | "priority">;
  };
  /** The replies to `review_request`. */
  review_request: {
    /** Reports the findings of a review. */
    review_feedback: ReplyEntry<ReviewFeedback, ReviewFeedbackFields, "parent_message_id" | "from" | "to" | "priority">;
    /** Approves the change. The change can be merged if the quality gate passes. */
    review_lgtm: ReplyEntry<ReviewLgtm, ReviewLgtmFields, "parent_message_id" | "from" | "to" | "priority">;
  };
  /** The replies to `review_feedback`. */
  review_feedback: {
    /** Reports that the findings were addressed. */
    review_addressed: ReplyEntry<ReviewAddressed, ReviewAddressedFields, "parent_message_id" | "from" | "to" | "priority">;
    /** Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives. */
    question: ReplyEntry<Question, QuestionFields, "parent_message_id" | "from" | "to">;
  };
  /** The replies to `review_addressed`. */
  review_addressed: {
    /** Reports the findings of a review. */
    review_feedback: ReplyEntry<ReviewFeedback, ReviewFeedbackFields, "parent_message_id" | "from" | "to" | "priority">;
    /** Approves the change. The change can be merged if the quality gate passes. */
    review_lgtm: ReplyEntry<ReviewLgtm, ReviewLgtmFields, "parent_message_id" | "from" | "to" | "priority">;
  };
  /** The replies to `brainstorm_request`. */
  brainstorm_request: {
    /** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
    notification: ReplyEntry<Notification, NotificationFields, "parent_message_id" | "from" | "to">;
    /** Refines the scope of a brainstorm. */
    brainstorm_followup: ReplyEntry<BrainstormFollowup, BrainstormFollowupFields, "parent_message_id" | "from" | "to" | "priority">;
  };
  /** The replies to `brainstorm_followup`. */
  brainstorm_followup: {
    /** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
    notification: ReplyEntry<Notification, NotificationFields, "parent_message_id" | "from" | "to">;
  };
}

/** Builds a valid reply to a message. These fields are filled in from the message if omitted: `conversation_id`, `related_pr`, `parent_message_id` (its `id`), `from` (its `to`), `to` (its `from`) and `priority` (in `handoff_complete`, `review_feedback`, `review_lgtm`, `review_addressed` and `brainstorm_followup`). If the message has several recipients, the sender of the reply is required. Throws `InvalidMessageError` if the message does not expect this reply, or if a field is missing or invalid. */
export const replyTo: ReplyTo<RepliesTo, "type", RoleName> = /*@__PURE__*/ createReplyTo(protocol);
