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

/** Identifies a message among those of all agents. Constraints: 1 to 200 characters. */
export type MessageId = string;

/** What a message is about. Constraints: 1 to 200 characters. */
export type Subject = string;

/** Name of an agent, which is also the name of its inbox. Constraints: at most 64 characters; matches `^[A-Za-z0-9][A-Za-z0-9._-]*$`. */
export type AgentName = string;

/** One agent, or up to ten. Constraints: if array of AgentName: 1 to 10 items. */
export type Recipients = AgentName | AgentName[];

/** A moment in UTC, to the second, written with Z. Constraints: in UTC; without fractional seconds. */
export type UtcSecond = string;

/** Day, starting agent and running number of an exchange. Constraints: matches `^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]+$`. */
export type ConversationId = string;

/** Number of a pull request, digits only. Constraints: matches `^[0-9]+$`. */
export type PullNumber = string;

/** A topic, as one word. Constraints: at most 64 characters; matches `^[A-Za-z0-9_-]+$`. */
export type Channel = string;

/** An issue or a pull request, by number, by number after a hash, or by address. Constraints: if string: matches `^#?[0-9]+$`. */
export type Reference = number | string;

/** One point of a list, as text or with details. */
export type Entry = string | Record<string, unknown>;

/** At least one point. Constraints: at least 1 item. */
export type Entries = Entry[];

/** Round of a review, counted from one. Constraints: at least 1. */
export type Round = number;

/** How many. Constraints: at least 0. */
export type Count = number;

/** How much. Constraints: at least 0. */
export type Amount = number;

/** What somebody who takes work over needs to know. A list with nothing to tell says so in words. */
export interface ContextBundle {
  /** Files that were changed. */
  files_touched: Entries;
  /** Decisions, with their reasons. */
  decisions_made: Entries;
  /** Obstacles, and what became of them. */
  blockers_hit: Entries;
  /** What to do next. */
  suggested_next_steps: Entries;
}

/** Please do this piece of work. The text says enough to begin without asking back. */
export interface TaskRequest {
  /** The message type. */
  type: "task_request";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Please tell me something, or decide something. P1 when work stands still over it. */
export interface Question {
  /** The message type. */
  type: "question";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** For your information; nobody has to answer. Also the answer to a task, a question or a brainstorm. */
export interface Notification {
  /** The message type. */
  type: "notification";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Remember this for later; the owner picks it up when its risk says so. Often sent to oneself. */
export interface FollowUp {
  /** The message type. */
  type: "follow_up";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is, which follows from the risk tier. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The fields of the message. */
  body: {
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
    tracking_issue?: string;
    /** When it should be done, roughly. */
    due_hint?: string;
  };
}

/** Please take this work over from me. */
export interface Handoff {
  /** The message type. */
  type: "handoff";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** The one agent that takes over. */
  to: AgentName;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The fields of the message. */
  body: {
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
  };
}

/** The work you handed over is finished. */
export interface HandoffComplete {
  /** The message type. */
  type: "handoff_complete";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** The agent that handed the work over. */
  to: AgentName;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The fields of the message. */
  body: {
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
  };
}

/** Please review my change. */
export interface ReviewRequest {
  /** The message type. */
  type: "review_request";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The fields of the message. */
  body: {
    /** Pull request to review. */
    pr: Reference;
    /** Its branch. */
    branch: string;
    /** What changed, in broad strokes. */
    diff_summary: string;
    /** Rounds of review after which somebody else decides. */
    max_turns_reviewer?: number;
    /** Seconds the reviewer may take. */
    max_runtime_s_reviewer?: number;
  };
}

/** This is what I found in your change. */
export interface ReviewFeedback {
  /** The message type. */
  type: "review_feedback";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** Model that did the work. */
  model?: string;
  /** Turns it took. */
  turns?: Count;
  /** Tokens read. */
  input_tokens?: Count;
  /** Tokens written. */
  output_tokens?: Count;
  /** Seconds it took. */
  wall_time_s?: Amount;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: {
    /** Where the findings are. */
    findings_packet: string;
    /** Round that they belong to. */
    round: Round;
    /** How many of them stand in the way of a merge. */
    blocking_count: number;
  };
}

/** I dealt with what you found. */
export interface ReviewAddressed {
  /** The message type. */
  type: "review_addressed";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** Model that did the work. */
  model?: string;
  /** Turns it took. */
  turns?: Count;
  /** Tokens read. */
  input_tokens?: Count;
  /** Tokens written. */
  output_tokens?: Count;
  /** Seconds it took. */
  wall_time_s?: Amount;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: {
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
  };
}

/** Looks good to me; merge it when the gate says so. */
export interface ReviewLgtm {
  /** The message type. */
  type: "review_lgtm";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** Model that did the work. */
  model?: string;
  /** Turns it took. */
  turns?: Count;
  /** Tokens read. */
  input_tokens?: Count;
  /** Tokens written. */
  output_tokens?: Count;
  /** Seconds it took. */
  wall_time_s?: Amount;
  /** Estimated price in US dollars. */
  est_cost_usd?: Amount;
  /** The fields of the message. */
  body: {
    /** Verdict of the gate. */
    quality_gate_result: GateResult;
    /** Whether it may be merged. */
    merge_ready: boolean;
    /** Remarks that do not stand in the way. */
    nits?: Entry[];
  };
}

/** Please look into this with an open mind. The text says what is wanted and what is out of the question. */
export interface BrainstormRequest {
  /** The message type. */
  type: "brainstorm_request";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}

/** Please look more closely at this part, or leave that part out. */
export interface BrainstormFollowup {
  /** The message type. */
  type: "brainstorm_followup";
  /** Identifies the message. */
  id: MessageId;
  /** Who sends it. */
  from: AgentName;
  /** Who gets it: one agent, or a list for a broadcast. */
  to: Recipients;
  /** How urgent it is. */
  priority: Priority;
  /** When it was written. */
  created_at_utc: UtcSecond;
  /** What it is about. */
  subject: Subject;
  /** Work packet it belongs to. */
  related_packet?: string;
  /** Pull request it belongs to, by its number. */
  related_pr?: PullNumber;
  /** Exchange it is part of. */
  conversation_id?: ConversationId;
  /** The message it answers. */
  parent_message_id?: MessageId;
  /** What the reader should recall from earlier. */
  context_keys?: string;
  /** After this moment it can be ignored. */
  expires_at?: UtcSecond;
  /** Topic it is filed under. */
  channel?: Channel;
  /** A wish of the sender; the reader's own policy decides. */
  autonomy_hint?: AutonomyHint;
  /** Signature of another tool over the exact text, at the very end. It is kept after reading and never written again. */
  auth?: string;
  /** The text of the message. Constraints: at most 20,000 characters without surrounding white space. */
  body: string;
}
