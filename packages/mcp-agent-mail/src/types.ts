// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type {
  AccessMode,
  AlternativeMode,
  AttachmentKind,
  AttemptResult,
  CompletionStatus,
  Priority,
  RejectionError,
  RequestType,
  ReservationMode,
  ResourceKind,
  Severity,
  UpdateType,
} from "./constants.js";

/** Any message of the protocol. */
export type Message = TaskAssignment | TaskCompletion | ErrorReport | StatusUpdate | CoordinationRequest | FileReservation;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** Version of the message format, as major.minor.patch. */
export type FormatVersion = string;

/** A point in time in UTC. Constraints: in UTC. */
export type UtcTime = string;

/** A random UUID, written with a short prefix and read with or without it. Constraints: version 4; with or without the prefix `msg-`. */
export type MessageId = string;

/** A point in time or a whole day. */
export type Moment = string;

/** A time in minutes. */
export type Minutes = number;

/** How many. */
export type Tally = number;

/** A text, or an object with details of the sender's own. */
export type Remark = string | Record<string, unknown>;

/** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
export type Metadata = Record<string, unknown>;

/** What a task asks for, in detail. */
export interface Specification {
  /** When the task counts as done. */
  acceptance_criteria: string[];
  /** How it has to be done. */
  technical_requirements?: string[];
}

/** Where a task belongs. */
export interface TaskMetadata {
  /** Labels to sort it by. */
  labels?: string[];
  /** Part of the system that it touches. */
  component?: string;
  /** Larger piece of work that it belongs to. */
  epic?: string;
}

/** Result of one kind of tests. */
export interface TestSummary {
  /** How many there are. */
  total?: Tally;
  /** How many passed. */
  passed?: Tally;
  /** How many failed. */
  failed?: Tally;
  /** How much of the code they reach, in percent. */
  coverage?: number;
}

/** Results of the tests that were run. */
export interface TestResults {
  /** Tests of single parts. */
  unit_tests?: TestSummary;
  /** Tests of parts together. */
  integration_tests?: TestSummary;
}

/** A task that could follow. */
export interface NextTask {
  /** The task. */
  task_id?: string;
  /** How it relates to the task that is done. */
  relationship?: string;
  /** Why it should follow. */
  reason?: string;
}

/** What went wrong. */
export interface ErrorDetails {
  /** What went wrong, for programs. */
  code: string;
  /** What went wrong, for people. */
  message: string;
  /** Where in the code it went wrong. */
  stack_trace?: string;
  /** Whatever helps to understand it. */
  context?: Record<string, unknown>;
}

/** Something that was tried against an error. */
export interface Attempt {
  /** What was tried. */
  solution?: string;
  /** Whether it helped. */
  result?: AttemptResult;
  /** What was seen. */
  details?: string;
}

/** Who and what suffers from an error. */
export interface Impact {
  /** Who suffers. */
  affected_users?: unknown;
  /** What does not work. */
  affected_features?: string[];
  /** What to do meanwhile. */
  workaround?: string;
}

/** A file that goes with a message. */
export interface Attachment {
  /** What it is. */
  type?: AttachmentKind;
  /** Its name. */
  filename?: string;
  /** Where it lies, on the web or as an artifact of the mail server. */
  url?: string;
}

/** How far the work is. */
export interface Progress {
  /** How much is done. */
  percentage?: number;
  /** Steps that are done. */
  completed_steps?: string[];
  /** What is being done. */
  current_step?: string;
  /** Steps to come. */
  remaining_steps?: string[];
  /** When it should be done. */
  estimated_completion?: Moment;
}

/** Something that several agents use. */
export interface SharedResource {
  /** What it is. */
  type?: ResourceKind;
  /** Which files. */
  patterns?: string[];
  /** Which part of the database. */
  schema?: string;
  /** What participants may do with it. */
  access_mode?: AccessMode;
}

/** When agents work together. */
export interface Schedule {
  /** When it begins. */
  start_time?: Moment;
  /** How long it lasts. */
  duration_minutes?: Minutes;
  /** How often everybody reports. */
  checkpoint_interval_minutes?: Minutes;
}

/** How participants reach each other. */
export interface CommunicationProtocol {
  /** Where they talk. */
  primary_channel?: string;
  /** Where they talk when that fails. */
  fallback_channel?: string;
  /** Whom to turn to when they are stuck. */
  escalation_contact?: string;
}

/** Which files are needed, and how. */
export interface Reservation {
  /** Who else may use them. */
  mode: ReservationMode;
  /** Which files, as glob patterns. */
  file_patterns: string[];
  /** For how long. */
  duration_minutes?: Minutes;
  /** What for. */
  reason?: string;
}

/** Files that would do as well. */
export interface Alternative {
  /** Which files, as a glob pattern. */
  pattern?: string;
  /** Who else may use them. */
  mode?: AlternativeMode;
  /** Anything to add. */
  note?: string;
}

/** The short answer to a message that was not taken. It is no message of the protocol itself. */
export interface Rejection {
  /** Why it was not taken. */
  error: RejectionError;
  /** What exactly is wrong. */
  details: string;
  /** Id of the message that was not taken, where it could be read. */
  message_id?: string;
}

/** Please do this task. */
export interface TaskAssignment {
  /** The message type. */
  type: "task_assignment";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** The task, as the task tracker names it. */
  task_id: string;
  /** What to do, for people. */
  description: string;
  /** What to do, in detail. */
  specification: Specification;
  /** Files it may concern, as glob patterns. */
  file_patterns: string[];
  /** How urgent it is, as a word. */
  priority: Priority;
  /** How urgent it is, as a number that follows from the word. */
  priority_value: number;
  /** Tasks that have to be done first. */
  dependencies?: string[];
  /** How long it may take. */
  estimated_duration_minutes?: Minutes;
  /** When it has to be done. */
  deadline?: Moment;
  /** Where the task belongs. */
  metadata?: TaskMetadata;
}

/** The task is done, or as far as it goes. */
export interface TaskCompletion {
  /** The message type. */
  type: "task_completion";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** The task. */
  task_id: string;
  /** How much of it was done. */
  status: CompletionStatus;
  /** What was done, for people. */
  completion_summary: string;
  /** Files that were changed. */
  files_modified: string[];
  /** What the tests say. */
  test_results: TestResults;
  /** What went wrong on the way; empty when nothing did. */
  errors_encountered: Remark[];
  /** What to watch. */
  warnings?: Remark[];
  /** How long it took. */
  time_spent_minutes?: Minutes;
  /** What could follow. */
  next_tasks?: NextTask[];
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata;
}

/** Something went wrong, in a task or with a message that arrived. */
export interface ErrorReport {
  /** The message type. */
  type: "error_report";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** The task in which it happened. */
  task_id: string;
  /** How much it hurts. */
  severity: Severity;
  /** What went wrong. */
  error: ErrorDetails;
  /** What was tried so far. */
  attempted_solutions?: Attempt[];
  /** How to see it again, one step per item. */
  reproduction_steps: string[];
  /** Whether a person has to look. */
  needs_human_intervention: boolean;
  /** What could be done about it. */
  suggested_actions?: string[];
  /** Who and what suffers from it. */
  impact?: Impact;
  /** Logs, pictures and other files that show it. */
  attachments?: Attachment[];
}

/** How a task stands. */
export interface StatusUpdate {
  /** The message type. */
  type: "status_update";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** The task. */
  task_id: string;
  /** Why it is reported now. */
  update_type: UpdateType;
  /** How it stands, in a sentence or two. */
  status_summary: string;
  /** How far the work is; for updates of type progress. */
  progress?: Progress;
  /** Figures of the sender's own choice. */
  metrics?: Record<string, unknown>;
  /** What is in the way; empty when nothing is. */
  blockers: Remark[];
  /** What is to be reached next. */
  next_milestone?: string;
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata;
}

/** Let us do something together. */
export interface CoordinationRequest {
  /** The message type. */
  type: "coordination_request";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** What kind of coordination is asked for. */
  request_type: RequestType;
  /** Agents that take part, by name. */
  participants: string[];
  /** What it is about. */
  coordination_topic: string;
  /** What all of them use. */
  shared_resources?: SharedResource[];
  /** When it happens. */
  schedule?: Schedule;
  /** How they reach each other. */
  communication_protocol?: CommunicationProtocol;
  /** When it counts as done. */
  success_criteria?: string[];
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata;
}

/** I need these files for a while. */
export interface FileReservation {
  /** The message type. */
  type: "file_reservation";
  /** Version of the message format that the sender writes. */
  version: FormatVersion;
  /** When the message was made. */
  timestamp: UtcTime;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. */
  message_id: MessageId;
  /** The task they are needed for. */
  task_id: string;
  /** Which files, and how. */
  reservation_request: Reservation;
  /** What would do as well. */
  alternatives?: Alternative[];
}
