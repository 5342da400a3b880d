// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import type { AutonomyHint, GateResult, Priority, RiskTier, SourceType } from "./constants.js";
import { protocol } from "./protocol.js";
import type {
  AgentName,
  Amount,
  BrainstormFollowup,
  BrainstormRequest,
  Channel,
  ContextBundle,
  ConversationId,
  Count,
  Entries,
  Entry,
  FollowUp,
  Handoff,
  HandoffComplete,
  MessageId,
  Notification,
  OneRecipient,
  PullNumber,
  Question,
  Recipients,
  Reference,
  ReviewAddressed,
  ReviewFeedback,
  ReviewLgtm,
  ReviewRequest,
  Round,
  Subject,
  TaskRequest,
  UtcSecond,
} from "./types.js";

/** The fields that `createTaskRequest` takes. */
export interface TaskRequestFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space; matches `\S`. */
  body: string;
}

/** Builds a valid `task_request`: Asks for a piece of work. The body contains all information needed to start. */
export function createTaskRequest(fields: TaskRequestFields, options?: BuildOptions): TaskRequest {
  return buildMessage(protocol, "task_request", fields, options) as TaskRequest;
}

/** The fields that `createQuestion` takes. */
export interface QuestionFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space; matches `\S`. */
  body: string;
}

/** Builds a valid `question`: Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives. */
export function createQuestion(fields: QuestionFields, options?: BuildOptions): Question {
  return buildMessage(protocol, "question", fields, options) as Question;
}

/** The fields that `createNotification` takes. */
export interface NotificationFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space; matches `\S`. */
  body: string;
}

/** Builds a valid `notification`: Informs the recipient; no reply is expected. It is also the reply to a task, a question or a brainstorm. */
export function createNotification(fields: NotificationFields, options?: BuildOptions): Notification {
  return buildMessage(protocol, "notification", fields, options) as Notification;
}

/** The fields that `createFollowUp` takes. */
export interface FollowUpFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message, which equals the risk tier. Derived from `body.risk_tier` by default. */
  priority?: Priority | undefined;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The kind of work in which it was postponed. */
  source_type: SourceType;
  /** The source: a pull request, a message or a file. */
  source_ref: string;
  /** The risk of postponing it. */
  risk_tier: RiskTier;
  /** A summary of the postponed work. */
  summary: string;
  /** The next action. */
  next_action: string;
  /** The agent that is responsible for it. */
  owner: string;
  /** The issue that tracks it. */
  tracking_issue?: string | undefined;
  /** The approximate due date. */
  due_hint?: string | undefined;
}

/** Builds a valid `follow_up`: Records postponed work, which the owner picks up depending on its risk. It is often sent to the sender itself. */
export function createFollowUp(fields: FollowUpFields, options?: BuildOptions): FollowUp {
  return buildMessage(protocol, "follow_up", fields, options) as FollowUp;
}

/** The fields that `createHandoff` takes. */
export interface HandoffFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The agent that takes over. */
  to: OneRecipient;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The agent that hands the work over. */
  source_agent: string;
  /** The agent that takes the work over. */
  target_agent: string;
  /** The intended result. */
  intent: string;
  /** The files, pull requests and documents to review first. */
  artifacts_to_review: Entries;
  /** The criteria for completion. */
  definition_of_done: Entries;
  /** The context for the successor. */
  context_bundle: ContextBundle;
}

/** Builds a valid `handoff`: Hands work over to another agent. */
export function createHandoff(fields: HandoffFields, options?: BuildOptions): Handoff {
  return buildMessage(protocol, "handoff", fields, options) as Handoff;
}

/** The fields that `createHandoffComplete` takes. */
export interface HandoffCompleteFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The agent that handed the work over. */
  to: OneRecipient;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The related issue. */
  issue: Reference;
  /** The pull request with the work. */
  pr: Reference;
  /** The branch with the work. */
  branch: string;
  /** Whether tests were run. */
  tests_run: boolean;
  /** The agent that is responsible from now on. */
  next_owner: AgentName;
}

/** Builds a valid `handoff_complete`: Reports that the work of a handoff is finished. */
export function createHandoffComplete(fields: HandoffCompleteFields, options?: BuildOptions): HandoffComplete {
  return buildMessage(protocol, "handoff_complete", fields, options) as HandoffComplete;
}

/** The fields that `createReviewRequest` takes. */
export interface ReviewRequestFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The pull request to review. */
  pr: Reference;
  /** The branch of the pull request. */
  branch: string;
  /** A summary of the changes. */
  diff_summary: string;
  /** The maximum number of rounds before the decision is escalated. */
  max_turns_reviewer?: number | undefined;
  /** The time limit of the reviewer in seconds. */
  max_runtime_s_reviewer?: number | undefined;
}

/** Builds a valid `review_request`: Asks for a review of a change. */
export function createReviewRequest(fields: ReviewRequestFields, options?: BuildOptions): ReviewRequest {
  return buildMessage(protocol, "review_request", fields, options) as ReviewRequest;
}

/** The fields that `createReviewFeedback` takes. */
export interface ReviewFeedbackFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The name of the model. */
  model?: string | undefined;
  /** The number of turns. */
  turns?: Count | undefined;
  /** The number of input tokens. */
  input_tokens?: Count | undefined;
  /** The number of output tokens. */
  output_tokens?: Count | undefined;
  /** The elapsed time in seconds. */
  wall_time_s?: Amount | undefined;
  /** The estimated cost in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** The location of the findings. */
  findings_packet: string;
  /** The round of the review. */
  round: Round;
  /** The number of findings that block a merge. */
  blocking_count: number;
}

/** Builds a valid `review_feedback`: Reports the findings of a review. */
export function createReviewFeedback(fields: ReviewFeedbackFields, options?: BuildOptions): ReviewFeedback {
  return buildMessage(protocol, "review_feedback", fields, options) as ReviewFeedback;
}

/** The fields that `createReviewAddressed` takes. */
export interface ReviewAddressedFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The name of the model. */
  model?: string | undefined;
  /** The number of turns. */
  turns?: Count | undefined;
  /** The number of input tokens. */
  input_tokens?: Count | undefined;
  /** The number of output tokens. */
  output_tokens?: Count | undefined;
  /** The elapsed time in seconds. */
  wall_time_s?: Amount | undefined;
  /** The estimated cost in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** The commit with the changes. */
  commit_sha: string;
  /** A summary of the changes. */
  changes_summary: string;
  /** The round that is addressed. */
  round: Round;
  /** The changed files. */
  touched_files: Entry[];
  /** The IDs of the addressed findings. */
  addressed_finding_ids: Entry[];
}

/** Builds a valid `review_addressed`: Reports that the findings were addressed. */
export function createReviewAddressed(fields: ReviewAddressedFields, options?: BuildOptions): ReviewAddressed {
  return buildMessage(protocol, "review_addressed", fields, options) as ReviewAddressed;
}

/** The fields that `createReviewLgtm` takes. */
export interface ReviewLgtmFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The name of the model. */
  model?: string | undefined;
  /** The number of turns. */
  turns?: Count | undefined;
  /** The number of input tokens. */
  input_tokens?: Count | undefined;
  /** The number of output tokens. */
  output_tokens?: Count | undefined;
  /** The elapsed time in seconds. */
  wall_time_s?: Amount | undefined;
  /** The estimated cost in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** The result of the quality gate. */
  quality_gate_result: GateResult;
  /** Whether the change can be merged. */
  merge_ready: boolean;
  /** Remarks that do not block the merge. */
  nits?: Entry[] | undefined;
}

/** Builds a valid `review_lgtm`: Approves the change, which can be merged if the quality gate passes. */
export function createReviewLgtm(fields: ReviewLgtmFields, options?: BuildOptions): ReviewLgtm {
  return buildMessage(protocol, "review_lgtm", fields, options) as ReviewLgtm;
}

/** The fields that `createBrainstormRequest` takes. */
export interface BrainstormRequestFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space; matches `\S`. */
  body: string;
}

/** Builds a valid `brainstorm_request`: Asks for open-ended research. The body states the goals and the constraints. */
export function createBrainstormRequest(fields: BrainstormRequestFields, options?: BuildOptions): BrainstormRequest {
  return buildMessage(protocol, "brainstorm_request", fields, options) as BrainstormRequest;
}

/** The fields that `createBrainstormFollowup` takes. */
export interface BrainstormFollowupFields {
  /** The unique ID of the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** The sender. */
  from: AgentName;
  /** The recipient, or an array of recipients for a broadcast. */
  to: Recipients;
  /** The priority of the message. */
  priority: Priority;
  /** The time at which the message was created. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** The subject of the message. */
  subject: Subject;
  /** The related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. */
  channel?: Channel | undefined;
  /** A suggestion of the sender; the recipient's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature of the encoded message by another tool, at the very end. It is decoded, but never encoded. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space; matches `\S`. */
  body: string;
}

/** Builds a valid `brainstorm_followup`: Refines the scope of a brainstorm. */
export function createBrainstormFollowup(fields: BrainstormFollowupFields, options?: BuildOptions): BrainstormFollowup {
  return buildMessage(protocol, "brainstorm_followup", fields, options) as BrainstormFollowup;
}
