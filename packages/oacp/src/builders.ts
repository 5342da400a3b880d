// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions, type BuilderInput } from "@wirepact/core/codegen";
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
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /**
   * The path or ID of the related work packet.
   *
   * @example "packets/berths-1.yaml"
   */
  related_packet?: string | undefined;
  /**
   * The number of the related pull request. Constraints: matches `^[0-9]+$`.
   *
   * @example "404"
   */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId | undefined;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0399"
   */
  parent_message_id?: MessageId | undefined;
  /**
   * Context that the recipient should recall.
   *
   * @example "berths are numbered from the sea"
   */
  context_keys?: string | undefined;
  /**
   * The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-05T09:00:00Z"
   */
  expires_at?: UtcSecond | undefined;
  /**
   * The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`.
   *
   * @example "berths"
   */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /**
   * A signature that another tool appends to the encoded message.
   *
   * @example "sealed by another tool"
   */
  auth?: string | undefined;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "List the free berths. The list must be at most a minute old."
   */
  body: string;
}

/** Builds a valid `task_request`. */
export function createTaskRequest(
  fields: TaskRequestFields,
  options?: BuildOptions<"agent" | "owner" | "successor" | "author" | "reviewer" | "requester" | "researcher">,
): TaskRequest {
  return buildMessage(protocol, "task_request", fields, options) as TaskRequest;
}

/** The fields that `createQuestion` takes. */
export interface QuestionFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "Does the ferry dock count as a berth?"
   */
  body: string;
}

/** Builds a valid `question`. */
export function createQuestion(
  fields: QuestionFields,
  options?: BuildOptions<"agent" | "owner" | "successor" | "author" | "reviewer" | "requester" | "researcher">,
): Question {
  return buildMessage(protocol, "question", fields, options) as Question;
}

/** The fields that `createNotification` takes. */
export interface NotificationFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId | undefined;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0403"
   */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "The list is up."
   */
  body: string;
}

/** Builds a valid `notification`. */
export function createNotification(
  fields: NotificationFields,
  options?: BuildOptions<"agent" | "owner" | "successor" | "author" | "reviewer" | "requester" | "researcher">,
): Notification {
  return buildMessage(protocol, "notification", fields, options) as Notification;
}

/** The fields that `createFollowUp` takes. */
export interface FollowUpFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. Derived from `body.risk_tier` by default. */
  priority?: Priority | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /** The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`. */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /** The kind of work that the follow-up comes from. Constraints: `review`, `task`, `deploy`, `incident` or `other`. */
  source_type: SourceType;
  /**
   * The source: a pull request, a message or a file.
   *
   * @example "PR #404"
   */
  source_ref: string;
  /** The risk of postponing the work. Constraints: `P2` or `P3`. */
  risk_tier: RiskTier;
  /**
   * A summary of the postponed work.
   *
   * @example "No test covers an empty harbor."
   */
  summary: string;
  /**
   * The next action.
   *
   * @example "Add the case."
   */
  next_action: string;
  /**
   * The agent that is responsible for the work.
   *
   * @example "grace"
   */
  owner: string;
  /**
   * The issue that tracks the work.
   *
   * @example "#61"
   */
  tracking_issue?: string | undefined;
  /**
   * The approximate due date.
   *
   * @example "before summer"
   */
  due_hint?: string | undefined;
}

/** Builds a valid `follow_up`. */
export function createFollowUp(
  fields: FollowUpFields,
  options?: BuildOptions<"agent" | "owner" | "successor" | "author" | "reviewer" | "requester" | "researcher">,
): FollowUp {
  return buildMessage(protocol, "follow_up", fields, options) as FollowUp;
}

/** The fields that `createHandoff` takes. */
export interface HandoffFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The agent that takes over. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (exactly 1 item).
   *
   * @example "grace"
   */
  to: BuilderInput<OneRecipient>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The agent that hands over the work.
   *
   * @example "ada"
   */
  source_agent: string;
  /**
   * The agent that takes over the work.
   *
   * @example "grace"
   */
  target_agent: string;
  /**
   * The intended result.
   *
   * @example "Finish the list of berths."
   */
  intent: string;
  /** The files, pull requests and documents to review first. Constraints: at least 1 item. */
  artifacts_to_review: BuilderInput<Entries>;
  /** The criteria for completion. Constraints: at least 1 item. */
  definition_of_done: BuilderInput<Entries>;
  /** The context for the successor. */
  context_bundle: BuilderInput<ContextBundle>;
}

/** Builds a valid `handoff`. */
export function createHandoff(fields: HandoffFields, options?: BuildOptions<"owner">): Handoff {
  return buildMessage(protocol, "handoff", fields, options) as Handoff;
}

/** The fields that `createHandoffComplete` takes. */
export interface HandoffCompleteFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "grace"
   */
  from: AgentName;
  /**
   * The agent that handed the work over. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (exactly 1 item).
   *
   * @example "ada"
   */
  to: BuilderInput<OneRecipient>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The related issue. Format: integer, string (matches `^#?[0-9]+$`) or URL.
   *
   * @example "#61"
   */
  issue: Reference;
  /**
   * The pull request with the work. Format: integer, string (matches `^#?[0-9]+$`) or URL.
   *
   * @example 404
   */
  pr: Reference;
  /**
   * The branch with the work.
   *
   * @example "berths"
   */
  branch: string;
  /** Whether tests were run. */
  tests_run: boolean;
  /**
   * The agent that is responsible from now on. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  next_owner: AgentName;
}

/** Builds a valid `handoff_complete`. */
export function createHandoffComplete(fields: HandoffCompleteFields, options?: BuildOptions<"successor">): HandoffComplete {
  return buildMessage(protocol, "handoff_complete", fields, options) as HandoffComplete;
}

/** The fields that `createReviewRequest` takes. */
export interface ReviewRequestFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The pull request to review. Format: integer, string (matches `^#?[0-9]+$`) or URL.
   *
   * @example "#404"
   */
  pr: Reference;
  /**
   * The branch of the pull request.
   *
   * @example "berths"
   */
  branch: string;
  /**
   * A summary of the changes.
   *
   * @example "Lists the free berths."
   */
  diff_summary: string;
  /**
   * The maximum number of rounds before the decision is escalated. Format: integer.
   *
   * @example 2
   */
  max_turns_reviewer?: number | undefined;
  /**
   * The reviewer's time limit, in seconds. Format: integer.
   *
   * @example 900
   */
  max_runtime_s_reviewer?: number | undefined;
}

/** Builds a valid `review_request`. */
export function createReviewRequest(fields: ReviewRequestFields, options?: BuildOptions<"author">): ReviewRequest {
  return buildMessage(protocol, "review_request", fields, options) as ReviewRequest;
}

/** The fields that `createReviewFeedback` takes. */
export interface ReviewFeedbackFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "grace"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "ada"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The name of the model.
   *
   * @example "m-large"
   */
  model?: string | undefined;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 6
   */
  turns?: Count | undefined;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 21000
   */
  input_tokens?: Count | undefined;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 900
   */
  output_tokens?: Count | undefined;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 142.5
   */
  wall_time_s?: Amount | undefined;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0.18
   */
  est_cost_usd?: Amount | undefined;
  /**
   * The location of the findings.
   *
   * @example "packets/404-1.yaml"
   */
  findings_packet: string;
  /**
   * The round of the review. Format: integer. Constraints: at least 1.
   *
   * @example 1
   */
  round: Round;
  /**
   * The number of findings that block a merge. Format: integer.
   *
   * @example 0
   */
  blocking_count: number;
}

/** Builds a valid `review_feedback`. */
export function createReviewFeedback(fields: ReviewFeedbackFields, options?: BuildOptions<"reviewer">): ReviewFeedback {
  return buildMessage(protocol, "review_feedback", fields, options) as ReviewFeedback;
}

/** The fields that `createReviewAddressed` takes. */
export interface ReviewAddressedFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The name of the model.
   *
   * @example "m-small"
   */
  model?: string | undefined;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 2
   */
  turns?: Count | undefined;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 4000
   */
  input_tokens?: Count | undefined;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 300
   */
  output_tokens?: Count | undefined;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 31
   */
  wall_time_s?: Amount | undefined;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0
   */
  est_cost_usd?: Amount | undefined;
  /**
   * The commit with the changes.
   *
   * @example "4be1c0d"
   */
  commit_sha: string;
  /**
   * A summary of the changes.
   *
   * @example "Reads the sensor twice."
   */
  changes_summary: string;
  /**
   * The round whose findings were addressed. Format: integer. Constraints: at least 1.
   *
   * @example 1
   */
  round: Round;
  /** The changed files. */
  touched_files: BuilderInput<Entry[]>;
  /** The IDs of the addressed findings. */
  addressed_finding_ids: BuilderInput<Entry[]>;
}

/** Builds a valid `review_addressed`. */
export function createReviewAddressed(fields: ReviewAddressedFields, options?: BuildOptions<"author">): ReviewAddressed {
  return buildMessage(protocol, "review_addressed", fields, options) as ReviewAddressed;
}

/** The fields that `createReviewLgtm` takes. */
export interface ReviewLgtmFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "grace"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "ada"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The name of the model.
   *
   * @example "m-large"
   */
  model?: string | undefined;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 1
   */
  turns?: Count | undefined;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 9000
   */
  input_tokens?: Count | undefined;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 40
   */
  output_tokens?: Count | undefined;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 12
   */
  wall_time_s?: Amount | undefined;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0.02
   */
  est_cost_usd?: Amount | undefined;
  /** The result of the quality gate. Constraints: `pass` or `fail`. */
  quality_gate_result: GateResult;
  /** Whether the change can be merged. */
  merge_ready: boolean;
  /** Remarks that do not block the merge. */
  nits?: BuilderInput<Entry[]> | undefined;
}

/** Builds a valid `review_lgtm`. */
export function createReviewLgtm(fields: ReviewLgtmFields, options?: BuildOptions<"reviewer">): ReviewLgtm {
  return buildMessage(protocol, "review_lgtm", fields, options) as ReviewLgtm;
}

/** The fields that `createBrainstormRequest` takes. */
export interface BrainstormRequestFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-3"
   */
  conversation_id?: ConversationId | undefined;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /**
   * The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`.
   *
   * @example "ideas"
   */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "How could ships learn of a free berth sooner?"
   */
  body: string;
}

/** Builds a valid `brainstorm_request`. */
export function createBrainstormRequest(fields: BrainstormRequestFields, options?: BuildOptions<"requester">): BrainstormRequest {
  return buildMessage(protocol, "brainstorm_request", fields, options) as BrainstormRequest;
}

/** The fields that `createBrainstormFollowup` takes. */
export interface BrainstormFollowupFields {
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space. Defaults to a new random UUID.
   *
   * @example "m-0401"
   */
  id?: MessageId | undefined;
  /**
   * The sender. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`.
   *
   * @example "ada"
   */
  from: AgentName;
  /**
   * The recipient, or an array of recipients for a broadcast. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items).
   *
   * @example "grace"
   */
  to: BuilderInput<Recipients>;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc?: UtcSecond | undefined;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string | undefined;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber | undefined;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-3"
   */
  conversation_id?: ConversationId | undefined;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0412"
   */
  parent_message_id?: MessageId | undefined;
  /** Context that the recipient should recall. */
  context_keys?: string | undefined;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond | undefined;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel | undefined;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint | undefined;
  /** A signature that another tool appends to the encoded message. */
  auth?: string | undefined;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "Only what works in fog, please."
   */
  body: string;
}

/** Builds a valid `brainstorm_followup`. */
export function createBrainstormFollowup(fields: BrainstormFollowupFields, options?: BuildOptions<"requester">): BrainstormFollowup {
  return buildMessage(protocol, "brainstorm_followup", fields, options) as BrainstormFollowup;
}
