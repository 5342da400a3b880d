// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import {
  is,
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
import {
  anyJsonSchema,
  jsonSchemaOfBrainstormFollowup,
  jsonSchemaOfBrainstormRequest,
  jsonSchemaOfFollowUp,
  jsonSchemaOfHandoff,
  jsonSchemaOfHandoffComplete,
  jsonSchemaOfNotification,
  jsonSchemaOfQuestion,
  jsonSchemaOfReviewAddressed,
  jsonSchemaOfReviewFeedback,
  jsonSchemaOfReviewLgtm,
  jsonSchemaOfReviewRequest,
  jsonSchemaOfTaskRequest,
} from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type {
  BrainstormFollowup,
  BrainstormRequest,
  FollowUp,
  Handoff,
  HandoffComplete,
  Message,
  Notification,
  Question,
  ReceivedMessage,
  ReviewAddressed,
  ReviewFeedback,
  ReviewLgtm,
  ReviewRequest,
  TaskRequest,
} from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `task_request`. */
export function assertTaskRequest(value: unknown): asserts value is TaskRequest {
  assertValid(protocol, isTaskRequest, value, "task_request");
}

/** The Standard Schema and Standard JSON Schema of `task_request`. */
export const taskRequestSchema: StandardSchema<TaskRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isTaskRequest,
  jsonSchemaOfTaskRequest,
  "task_request",
);

/** Throws `InvalidMessageError` unless the value is a valid `question`. */
export function assertQuestion(value: unknown): asserts value is Question {
  assertValid(protocol, isQuestion, value, "question");
}

/** The Standard Schema and Standard JSON Schema of `question`. */
export const questionSchema: StandardSchema<Question> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isQuestion,
  jsonSchemaOfQuestion,
  "question",
);

/** Throws `InvalidMessageError` unless the value is a valid `notification`. */
export function assertNotification(value: unknown): asserts value is Notification {
  assertValid(protocol, isNotification, value, "notification");
}

/** The Standard Schema and Standard JSON Schema of `notification`. */
export const notificationSchema: StandardSchema<Notification> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isNotification,
  jsonSchemaOfNotification,
  "notification",
);

/** Throws `InvalidMessageError` unless the value is a valid `follow_up`. */
export function assertFollowUp(value: unknown): asserts value is FollowUp {
  assertValid(protocol, isFollowUp, value, "follow_up");
}

/** The Standard Schema and Standard JSON Schema of `follow_up`. */
export const followUpSchema: StandardSchema<FollowUp> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isFollowUp,
  jsonSchemaOfFollowUp,
  "follow_up",
);

/** Throws `InvalidMessageError` unless the value is a valid `handoff`. */
export function assertHandoff(value: unknown): asserts value is Handoff {
  assertValid(protocol, isHandoff, value, "handoff");
}

/** The Standard Schema and Standard JSON Schema of `handoff`. */
export const handoffSchema: StandardSchema<Handoff> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isHandoff,
  jsonSchemaOfHandoff,
  "handoff",
);

/** Throws `InvalidMessageError` unless the value is a valid `handoff_complete`. */
export function assertHandoffComplete(value: unknown): asserts value is HandoffComplete {
  assertValid(protocol, isHandoffComplete, value, "handoff_complete");
}

/** The Standard Schema and Standard JSON Schema of `handoff_complete`. */
export const handoffCompleteSchema: StandardSchema<HandoffComplete> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isHandoffComplete,
  jsonSchemaOfHandoffComplete,
  "handoff_complete",
);

/** Throws `InvalidMessageError` unless the value is a valid `review_request`. */
export function assertReviewRequest(value: unknown): asserts value is ReviewRequest {
  assertValid(protocol, isReviewRequest, value, "review_request");
}

/** The Standard Schema and Standard JSON Schema of `review_request`. */
export const reviewRequestSchema: StandardSchema<ReviewRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isReviewRequest,
  jsonSchemaOfReviewRequest,
  "review_request",
);

/** Throws `InvalidMessageError` unless the value is a valid `review_feedback`. */
export function assertReviewFeedback(value: unknown): asserts value is ReviewFeedback {
  assertValid(protocol, isReviewFeedback, value, "review_feedback");
}

/** The Standard Schema and Standard JSON Schema of `review_feedback`. */
export const reviewFeedbackSchema: StandardSchema<ReviewFeedback> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isReviewFeedback,
  jsonSchemaOfReviewFeedback,
  "review_feedback",
);

/** Throws `InvalidMessageError` unless the value is a valid `review_addressed`. */
export function assertReviewAddressed(value: unknown): asserts value is ReviewAddressed {
  assertValid(protocol, isReviewAddressed, value, "review_addressed");
}

/** The Standard Schema and Standard JSON Schema of `review_addressed`. */
export const reviewAddressedSchema: StandardSchema<ReviewAddressed> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isReviewAddressed,
  jsonSchemaOfReviewAddressed,
  "review_addressed",
);

/** Throws `InvalidMessageError` unless the value is a valid `review_lgtm`. */
export function assertReviewLgtm(value: unknown): asserts value is ReviewLgtm {
  assertValid(protocol, isReviewLgtm, value, "review_lgtm");
}

/** The Standard Schema and Standard JSON Schema of `review_lgtm`. */
export const reviewLgtmSchema: StandardSchema<ReviewLgtm> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isReviewLgtm,
  jsonSchemaOfReviewLgtm,
  "review_lgtm",
);

/** Throws `InvalidMessageError` unless the value is a valid `brainstorm_request`. */
export function assertBrainstormRequest(value: unknown): asserts value is BrainstormRequest {
  assertValid(protocol, isBrainstormRequest, value, "brainstorm_request");
}

/** The Standard Schema and Standard JSON Schema of `brainstorm_request`. */
export const brainstormRequestSchema: StandardSchema<BrainstormRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isBrainstormRequest,
  jsonSchemaOfBrainstormRequest,
  "brainstorm_request",
);

/** Throws `InvalidMessageError` unless the value is a valid `brainstorm_followup`. */
export function assertBrainstormFollowup(value: unknown): asserts value is BrainstormFollowup {
  assertValid(protocol, isBrainstormFollowup, value, "brainstorm_followup");
}

/** The Standard Schema and Standard JSON Schema of `brainstorm_followup`. */
export const brainstormFollowupSchema: StandardSchema<BrainstormFollowup> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isBrainstormFollowup,
  jsonSchemaOfBrainstormFollowup,
  "brainstorm_followup",
);
