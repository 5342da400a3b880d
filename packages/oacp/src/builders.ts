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
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Builds a valid `task_request`: Please do this piece of work. The text says enough to begin without asking back. */
export function createTaskRequest(fields: TaskRequestFields, options?: BuildOptions): TaskRequest {
  return buildMessage(protocol, "task_request", fields, options) as TaskRequest;
}

/** The fields that `createQuestion` takes. */
export interface QuestionFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Builds a valid `question`: Please tell me something, or decide something. P1 when work stands still over it. */
export function createQuestion(fields: QuestionFields, options?: BuildOptions): Question {
  return buildMessage(protocol, "question", fields, options) as Question;
}

/** The fields that `createNotification` takes. */
export interface NotificationFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Builds a valid `notification`: For your information; nobody has to answer. Also the answer to a task, a question or a brainstorm. */
export function createNotification(fields: NotificationFields, options?: BuildOptions): Notification {
  return buildMessage(protocol, "notification", fields, options) as Notification;
}

/** The fields that `createFollowUp` takes. */
export interface FollowUpFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is, which follows from the risk tier. Derived from `body.risk_tier` by default. */
  priority?: Priority | undefined;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** What kind of work it was put off in. */
  source_type: SourceType;
  /** Where exactly: a pull request, a message, a file. */
  source_ref: string;
  /** How bad waiting is. */
  risk_tier: RiskTier;
  /** What was put off. */
  summary: string;
  /** The next thing to do about it. */
  next_action: string;
  /** Agent that looks after it. */
  owner: string;
  /** Issue that tracks it. */
  tracking_issue?: string | undefined;
  /** When it should be done, roughly. */
  due_hint?: string | undefined;
}

/** Builds a valid `follow_up`: Remember this for later; the owner picks it up when its risk says so. Often sent to oneself. */
export function createFollowUp(fields: FollowUpFields, options?: BuildOptions): FollowUp {
  return buildMessage(protocol, "follow_up", fields, options) as FollowUp;
}

/** The fields that `createHandoff` takes. */
export interface HandoffFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** The one agent that takes over. */
  to: AgentName;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Agent that gives the work away. */
  source_agent: string;
  /** Agent that gets it. */
  target_agent: string;
  /** What should come of it. */
  intent: string;
  /** Files, pull requests and papers to look at first. */
  artifacts_to_review: Entries;
  /** When the work counts as finished. */
  definition_of_done: Entries;
  /** What the successor needs to know. */
  context_bundle: ContextBundle;
}

/** Builds a valid `handoff`: Please take this work over from me. */
export function createHandoff(fields: HandoffFields, options?: BuildOptions): Handoff {
  return buildMessage(protocol, "handoff", fields, options) as Handoff;
}

/** The fields that `createHandoffComplete` takes. */
export interface HandoffCompleteFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** The agent that handed the work over. */
  to: AgentName;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Issue that the work belongs to. */
  issue: Reference;
  /** Pull request with the work. */
  pr: Reference;
  /** Branch with the work. */
  branch: string;
  /** Whether tests were run. */
  tests_run: boolean;
  /** Who looks after it from now on. */
  next_owner: AgentName;
}

/** Builds a valid `handoff_complete`: The work you handed over is finished. */
export function createHandoffComplete(fields: HandoffCompleteFields, options?: BuildOptions): HandoffComplete {
  return buildMessage(protocol, "handoff_complete", fields, options) as HandoffComplete;
}

/** The fields that `createReviewRequest` takes. */
export interface ReviewRequestFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Pull request to review. */
  pr: Reference;
  /** Its branch. */
  branch: string;
  /** What changed, in broad strokes. */
  diff_summary: string;
  /** Rounds of review after which somebody else decides. */
  max_turns_reviewer?: number | undefined;
  /** Seconds the reviewer may take. */
  max_runtime_s_reviewer?: number | undefined;
}

/** Builds a valid `review_request`: Please review my change. */
export function createReviewRequest(fields: ReviewRequestFields, options?: BuildOptions): ReviewRequest {
  return buildMessage(protocol, "review_request", fields, options) as ReviewRequest;
}

/** The fields that `createReviewFeedback` takes. */
export interface ReviewFeedbackFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Model that did the work. */
  model?: string | undefined;
  /** Turns it took. */
  turns?: Count | undefined;
  /** Tokens read. */
  input_tokens?: Count | undefined;
  /** Tokens written. */
  output_tokens?: Count | undefined;
  /** Seconds it took. */
  wall_time_s?: Amount | undefined;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** Where the findings are. */
  findings_packet: string;
  /** Round that they belong to. */
  round: Round;
  /** How many of them stand in the way of a merge. */
  blocking_count: number;
}

/** Builds a valid `review_feedback`: This is what I found in your change. */
export function createReviewFeedback(fields: ReviewFeedbackFields, options?: BuildOptions): ReviewFeedback {
  return buildMessage(protocol, "review_feedback", fields, options) as ReviewFeedback;
}

/** The fields that `createReviewAddressed` takes. */
export interface ReviewAddressedFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Model that did the work. */
  model?: string | undefined;
  /** Turns it took. */
  turns?: Count | undefined;
  /** Tokens read. */
  input_tokens?: Count | undefined;
  /** Tokens written. */
  output_tokens?: Count | undefined;
  /** Seconds it took. */
  wall_time_s?: Amount | undefined;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** Commit with the changes. */
  commit_sha: string;
  /** What was changed. */
  changes_summary: string;
  /** Round that is answered. */
  round: Round;
  /** Files changed for it. */
  touched_files: Entry[];
  /** Findings that are settled. */
  addressed_finding_ids: Entry[];
}

/** Builds a valid `review_addressed`: I dealt with what you found. */
export function createReviewAddressed(fields: ReviewAddressedFields, options?: BuildOptions): ReviewAddressed {
  return buildMessage(protocol, "review_addressed", fields, options) as ReviewAddressed;
}

/** The fields that `createReviewLgtm` takes. */
export interface ReviewLgtmFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** Model that did the work. */
  model?: string | undefined;
  /** Turns it took. */
  turns?: Count | undefined;
  /** Tokens read. */
  input_tokens?: Count | undefined;
  /** Tokens written. */
  output_tokens?: Count | undefined;
  /** Seconds it took. */
  wall_time_s?: Amount | undefined;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount | undefined;
  /** Verdict of the gate. */
  quality_gate_result: GateResult;
  /** Whether it may be merged. */
  merge_ready: boolean;
  /** Remarks that do not stand in the way. */
  nits?: Entry[] | undefined;
}

/** Builds a valid `review_lgtm`: Looks good to me; merge it when the gate says so. */
export function createReviewLgtm(fields: ReviewLgtmFields, options?: BuildOptions): ReviewLgtm {
  return buildMessage(protocol, "review_lgtm", fields, options) as ReviewLgtm;
}

/** The fields that `createBrainstormRequest` takes. */
export interface BrainstormRequestFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Builds a valid `brainstorm_request`: Please look into this with an open mind. The text says what is wanted and what is out of the question. */
export function createBrainstormRequest(fields: BrainstormRequestFields, options?: BuildOptions): BrainstormRequest {
  return buildMessage(protocol, "brainstorm_request", fields, options) as BrainstormRequest;
}

/** The fields that `createBrainstormFollowup` takes. */
export interface BrainstormFollowupFields {
  /** Identifies the message. Defaults to a new random UUID. */
  id?: MessageId | undefined;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. Defaults to the current time. */
  created_at_utc?: UtcSecond | undefined;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string | undefined;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber | undefined;
  /** Exchange it is part of. */
  conversation_id?: ConversationId | undefined;
  /** The message it answers. */
  parent_message_id?: MessageId | undefined;
  /** What the reader should recall from earlier. */
  context_keys?: string | undefined;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond | undefined;
  /** Topic it is filed under. */
  channel?: Channel | undefined;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint | undefined;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string | undefined;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Builds a valid `brainstorm_followup`: Please look more closely at this part, or leave that part out. */
export function createBrainstormFollowup(fields: BrainstormFollowupFields, options?: BuildOptions): BrainstormFollowup {
  return buildMessage(protocol, "brainstorm_followup", fields, options) as BrainstormFollowup;
}
