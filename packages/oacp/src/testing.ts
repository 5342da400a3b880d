// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  boundaryMessages as boundariesOf,
  messageArbitrary as arbitraryOf,
  nearMisses as missesOf,
  type ArbitraryOptions,
  type BoundaryMessage,
  type NearMiss,
} from "@wirepact/core/testing";
import type { Arbitrary } from "fast-check";
import type { MessageType } from "./constants.js";
import { protocol } from "./protocol.js";
import type {
  BrainstormFollowup,
  BrainstormRequest,
  FollowUp,
  Handoff,
  HandoffComplete,
  Message,
  Notification,
  Question,
  ReviewAddressed,
  ReviewFeedback,
  ReviewLgtm,
  ReviewRequest,
  TaskRequest,
} from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `task_request`. */
export function taskRequestArbitrary(options?: ArbitraryOptions): Arbitrary<TaskRequest> {
  return arbitraryOf<TaskRequest>(protocol, "task_request", options);
}

/** Valid messages of type `question`. */
export function questionArbitrary(options?: ArbitraryOptions): Arbitrary<Question> {
  return arbitraryOf<Question>(protocol, "question", options);
}

/** Valid messages of type `notification`. */
export function notificationArbitrary(options?: ArbitraryOptions): Arbitrary<Notification> {
  return arbitraryOf<Notification>(protocol, "notification", options);
}

/** Valid messages of type `follow_up`. */
export function followUpArbitrary(options?: ArbitraryOptions): Arbitrary<FollowUp> {
  return arbitraryOf<FollowUp>(protocol, "follow_up", options);
}

/** Valid messages of type `handoff`. */
export function handoffArbitrary(options?: ArbitraryOptions): Arbitrary<Handoff> {
  return arbitraryOf<Handoff>(protocol, "handoff", options);
}

/** Valid messages of type `handoff_complete`. */
export function handoffCompleteArbitrary(options?: ArbitraryOptions): Arbitrary<HandoffComplete> {
  return arbitraryOf<HandoffComplete>(protocol, "handoff_complete", options);
}

/** Valid messages of type `review_request`. */
export function reviewRequestArbitrary(options?: ArbitraryOptions): Arbitrary<ReviewRequest> {
  return arbitraryOf<ReviewRequest>(protocol, "review_request", options);
}

/** Valid messages of type `review_feedback`. */
export function reviewFeedbackArbitrary(options?: ArbitraryOptions): Arbitrary<ReviewFeedback> {
  return arbitraryOf<ReviewFeedback>(protocol, "review_feedback", options);
}

/** Valid messages of type `review_addressed`. */
export function reviewAddressedArbitrary(options?: ArbitraryOptions): Arbitrary<ReviewAddressed> {
  return arbitraryOf<ReviewAddressed>(protocol, "review_addressed", options);
}

/** Valid messages of type `review_lgtm`. */
export function reviewLgtmArbitrary(options?: ArbitraryOptions): Arbitrary<ReviewLgtm> {
  return arbitraryOf<ReviewLgtm>(protocol, "review_lgtm", options);
}

/** Valid messages of type `brainstorm_request`. */
export function brainstormRequestArbitrary(options?: ArbitraryOptions): Arbitrary<BrainstormRequest> {
  return arbitraryOf<BrainstormRequest>(protocol, "brainstorm_request", options);
}

/** Valid messages of type `brainstorm_followup`. */
export function brainstormFollowupArbitrary(options?: ArbitraryOptions): Arbitrary<BrainstormFollowup> {
  return arbitraryOf<BrainstormFollowup>(protocol, "brainstorm_followup", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
