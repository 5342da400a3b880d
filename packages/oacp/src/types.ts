// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { AutonomyHint, GateResult, Priority, RiskTier, SourceType } from "./constants.js";

/** Any message of the protocol. */
export type Message =
  | TaskRequest
  | Question
  | Notification
  | FollowUp
  | Handoff
  | HandoffComplete
  | ReviewRequest
  | ReviewFeedback
  | ReviewAddressed
  | ReviewLgtm
  | BrainstormRequest
  | BrainstormFollowup;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** The unique ID of a message. Constraints: 1 to 200 characters; not only white space. */
export type MessageId = string;

/** The subject of a message. Constraints: 1 to 200 characters; not only white space. */
export type Subject = string;

/** The name of an agent, which is also the name of its inbox. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`. */
export type AgentName = string;

/** One agent, or an array of up to ten agents. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (1 to 10 items). */
export type Recipients = AgentName | AgentName[];

/** One agent, by itself or in an array. Format: AgentName (at most 64 characters, matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`) or array of AgentName (exactly 1 item). */
export type OneRecipient = AgentName | AgentName[];

/** A point in time in UTC, in whole seconds, written with Z. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
export type UtcSecond = string;

/** The ID of a conversation, which consists of the date, the agent that started it and a sequential number. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`. */
export type ConversationId = string;

/** The number of a pull request, digits only. Constraints: matches `^[0-9]+$`. */
export type PullNumber = string;

/** A topic, without spaces. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
export type Channel = string;

/** An issue or a pull request, as a number, a number with a hash sign, or a URL. Format: integer, string (matches `^#?[0-9]+$`) or URL. */
export type Reference = number | string;

/** An item, as a string or as an object with details. */
export type Entry = string | Record<string, unknown>;

/** One or more items. Constraints: at least 1 item. */
export type Entries = Entry[];

/** The round of a review, starting at 1. Format: integer. Constraints: at least 1. */
export type Round = number;

/** A non-negative integer. Format: integer. Constraints: at least 0. */
export type Count = number;

/** A non-negative number. Constraints: at least 0. */
export type Amount = number;

/** The context for a successor. If there is nothing to report, an item states that. */
export interface ContextBundle {
  /** The changed files. Constraints: at least 1 item. */
  files_touched: Entries;
  /** The decisions, with their reasons. Constraints: at least 1 item. */
  decisions_made: Entries;
  /** The blockers, and how they were resolved; if there were none, `None.` Constraints: at least 1 item. */
  blockers_hit: Entries;
  /** The suggested next steps. Constraints: at least 1 item. */
  suggested_next_steps: Entries;
}

/** Asks for a piece of work. The body contains all information needed to start. */
export interface TaskRequest {
  /** The message type. */
  type: "task_request";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
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
  related_packet?: string;
  /**
   * The number of the related pull request. Constraints: matches `^[0-9]+$`.
   *
   * @example "404"
   */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0399"
   */
  parent_message_id?: MessageId;
  /**
   * Context that the recipient should recall.
   *
   * @example "berths are numbered from the sea"
   */
  context_keys?: string;
  /**
   * The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-05T09:00:00Z"
   */
  expires_at?: UtcSecond;
  /**
   * The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`.
   *
   * @example "berths"
   */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /**
   * A signature that another tool appends to the encoded message.
   *
   * @example "sealed by another tool"
   */
  auth?: string;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "List the free berths. The list must be at most a minute old."
   */
  body: string;
}

/** Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives. */
export interface Question {
  /** The message type. */
  type: "question";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "Does the ferry dock count as a berth?"
   */
  body: string;
}

/** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
export interface Notification {
  /** The message type. */
  type: "notification";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0403"
   */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "The list is up."
   */
  body: string;
}

/** Records postponed work. `risk_tier` determines when the owner does the work. Agents often send this message to themselves. */
export interface FollowUp {
  /** The message type. */
  type: "follow_up";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /** The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`. */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /** The fields of the message. */
  body: FollowUpBody;
}

/** The `body` of `follow_up`. */
export interface FollowUpBody {
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
  tracking_issue?: string;
  /**
   * The approximate due date.
   *
   * @example "before summer"
   */
  due_hint?: string;
}

/** Hands work over to another agent. */
export interface Handoff {
  /** The message type. */
  type: "handoff";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: OneRecipient;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /** The fields of the message. */
  body: HandoffBody;
}

/** The `body` of `handoff`. */
export interface HandoffBody {
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
  artifacts_to_review: Entries;
  /** The criteria for completion. Constraints: at least 1 item. */
  definition_of_done: Entries;
  /** The context for the successor. */
  context_bundle: ContextBundle;
}

/** Reports that the work of a handoff is finished. */
export interface HandoffComplete {
  /** The message type. */
  type: "handoff_complete";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: OneRecipient;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-1"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /** The fields of the message. */
  body: HandoffCompleteBody;
}

/** The `body` of `handoff_complete`. */
export interface HandoffCompleteBody {
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

/** Asks for a review of a change. */
export interface ReviewRequest {
  /** The message type. */
  type: "review_request";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /** The fields of the message. */
  body: ReviewRequestBody;
}

/** The `body` of `review_request`. */
export interface ReviewRequestBody {
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
  max_turns_reviewer?: number;
  /**
   * The reviewer's time limit, in seconds. Format: integer.
   *
   * @example 900
   */
  max_runtime_s_reviewer?: number;
}

/** Reports the findings of a review. */
export interface ReviewFeedback {
  /** The message type. */
  type: "review_feedback";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The name of the model.
   *
   * @example "m-large"
   */
  model?: string;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 6
   */
  turns?: Count;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 21000
   */
  input_tokens?: Count;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 900
   */
  output_tokens?: Count;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 142.5
   */
  wall_time_s?: Amount;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0.18
   */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: ReviewFeedbackBody;
}

/** The `body` of `review_feedback`. */
export interface ReviewFeedbackBody {
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

/** Reports that the findings were addressed. */
export interface ReviewAddressed {
  /** The message type. */
  type: "review_addressed";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The name of the model.
   *
   * @example "m-small"
   */
  model?: string;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 2
   */
  turns?: Count;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 4000
   */
  input_tokens?: Count;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 300
   */
  output_tokens?: Count;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 31
   */
  wall_time_s?: Amount;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0
   */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: ReviewAddressedBody;
}

/** The `body` of `review_addressed`. */
export interface ReviewAddressedBody {
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
  touched_files: Entry[];
  /** The IDs of the addressed findings. */
  addressed_finding_ids: Entry[];
}

/** Approves the change. The change can be merged if the quality gate passes. */
export interface ReviewLgtm {
  /** The message type. */
  type: "review_lgtm";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-2"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The name of the model.
   *
   * @example "m-large"
   */
  model?: string;
  /**
   * The number of turns. Format: integer. Constraints: at least 0.
   *
   * @example 1
   */
  turns?: Count;
  /**
   * The number of input tokens. Format: integer. Constraints: at least 0.
   *
   * @example 9000
   */
  input_tokens?: Count;
  /**
   * The number of output tokens. Format: integer. Constraints: at least 0.
   *
   * @example 40
   */
  output_tokens?: Count;
  /**
   * The elapsed time in seconds. Constraints: at least 0.
   *
   * @example 12
   */
  wall_time_s?: Amount;
  /**
   * The estimated cost in US dollars. Constraints: at least 0.
   *
   * @example 0.02
   */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: ReviewLgtmBody;
}

/** The `body` of `review_lgtm`. */
export interface ReviewLgtmBody {
  /** The result of the quality gate. Constraints: `pass` or `fail`. */
  quality_gate_result: GateResult;
  /** Whether the change can be merged. */
  merge_ready: boolean;
  /** Remarks that do not block the merge. */
  nits?: Entry[];
}

/** Asks for open-ended research. The body states the goals and the constraints. */
export interface BrainstormRequest {
  /** The message type. */
  type: "brainstorm_request";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-3"
   */
  conversation_id?: ConversationId;
  /** The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space. */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /**
   * The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`.
   *
   * @example "ideas"
   */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "How could ships learn of a free berth sooner?"
   */
  body: string;
}

/** Refines the scope of a brainstorm. */
export interface BrainstormFollowup {
  /** The message type. */
  type: "brainstorm_followup";
  /**
   * The unique ID of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0401"
   */
  id: MessageId;
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
  to: Recipients;
  /** The priority of the message. Constraints: `P0`, `P1`, `P2` or `P3`. */
  priority: Priority;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-04T09:00:00Z"
   */
  created_at_utc: UtcSecond;
  /**
   * The subject of the message. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "Berth list"
   */
  subject: Subject;
  /** The path or ID of the related work packet. */
  related_packet?: string;
  /** The number of the related pull request. Constraints: matches `^[0-9]+$`. */
  related_pr?: PullNumber;
  /**
   * The conversation that the message belongs to. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$`.
   *
   * @example "conv-20260304-ada-3"
   */
  conversation_id?: ConversationId;
  /**
   * The ID of the message being replied to. Constraints: 1 to 200 characters; not only white space.
   *
   * @example "m-0412"
   */
  parent_message_id?: MessageId;
  /** Context that the recipient should recall. */
  context_keys?: string;
  /** The time after which the message can be ignored. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. */
  expires_at?: UtcSecond;
  /** The topic of the message. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
  channel?: Channel;
  /** The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Constraints: `auto_proceed`. */
  autonomy_hint?: AutonomyHint;
  /** A signature that another tool appends to the encoded message. */
  auth?: string;
  /**
   * The text of the message. Constraints: at most 20,000 characters, not counting leading and trailing white space; not only white space.
   *
   * @example "Only what works in fog, please."
   */
  body: string;
}
