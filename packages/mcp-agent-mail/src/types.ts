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

/** A version of the message format, as major.minor.patch. */
export type FormatVersion = string;

/** A point in time in UTC. Constraints: in UTC. */
export type UtcTime = string;

/** A random UUID. The prefix is always written and optional when decoding. Constraints: version 4; with or without the prefix `msg-`. */
export type MessageId = string;

/** A point in time or a date. */
export type Moment = string;

/** A duration in minutes. */
export type Minutes = number;

/** A count. */
export type Tally = number;

/** A string, or an object with additional details. */
export type Remark = string | Record<string, unknown>;

/** Additional data with arbitrary keys, for example about an unusual use of a message. */
export type Metadata = Record<string, unknown>;

/** The detailed requirements of a task. */
export interface Specification {
  /** The criteria for accepting the task as done. */
  acceptance_criteria: string[];
  /** The technical requirements. */
  technical_requirements?: string[];
}

/** The classification of a task. */
export interface TaskMetadata {
  /** The labels of the task. */
  labels?: string[];
  /** The affected component. */
  component?: string;
  /** The epic that the task belongs to. */
  epic?: string;
}

/** The results of one kind of tests. */
export interface TestSummary {
  /** The number of tests. */
  total?: Tally;
  /** The number of passed tests. */
  passed?: Tally;
  /** The number of failed tests. */
  failed?: Tally;
  /** The code coverage in percent. */
  coverage?: number;
}

/** The results of all tests. */
export interface TestResults {
  /** The results of the unit tests. */
  unit_tests?: TestSummary;
  /** The results of the integration tests. */
  integration_tests?: TestSummary;
}

/** A suggested next task. */
export interface NextTask {
  /** The ID of the task. */
  task_id?: string;
  /** The relationship to the completed task. */
  relationship?: string;
  /** The reason for the suggestion. */
  reason?: string;
}

/** Details of an error. */
export interface ErrorDetails {
  /** A machine-readable error code. */
  code: string;
  /** A human-readable description of the error. */
  message: string;
  /** The stack trace. */
  stack_trace?: string;
  /** Additional data that helps to understand the error. */
  context?: Record<string, unknown>;
}

/** An attempt to solve an error. */
export interface Attempt {
  /** The solution that was tried. */
  solution?: string;
  /** The result of the attempt. */
  result?: AttemptResult;
  /** A description of what happened. */
  details?: string;
}

/** The impact of an error. */
export interface Impact {
  /** The affected users. */
  affected_users?: unknown;
  /** The affected features. */
  affected_features?: string[];
  /** A workaround. */
  workaround?: string;
}

/** A file attached to a message. */
export interface Attachment {
  /** The type of the attachment. */
  type?: AttachmentKind;
  /** The file name. */
  filename?: string;
  /** The URL of the file, on the web or as an artifact of the mail server. */
  url?: string;
}

/** The progress of the work. */
export interface Progress {
  /** The percentage that is complete. */
  percentage?: number;
  /** The completed steps. */
  completed_steps?: string[];
  /** The current step. */
  current_step?: string;
  /** The remaining steps. */
  remaining_steps?: string[];
  /** The estimated time of completion. */
  estimated_completion?: Moment;
}

/** A resource that several agents share. */
export interface SharedResource {
  /** The type of the resource. */
  type?: ResourceKind;
  /** The files, as glob patterns. */
  patterns?: string[];
  /** The database schema. */
  schema?: string;
  /** The access of the participants. */
  access_mode?: AccessMode;
}

/** The schedule of a coordination. */
export interface Schedule {
  /** The start time. */
  start_time?: Moment;
  /** The duration. */
  duration_minutes?: Minutes;
  /** The interval between checkpoints. */
  checkpoint_interval_minutes?: Minutes;
}

/** The communication channels of the participants. */
export interface CommunicationProtocol {
  /** The primary channel. */
  primary_channel?: string;
  /** The channel to use if the primary channel fails. */
  fallback_channel?: string;
  /** The contact for escalations. */
  escalation_contact?: string;
}

/** A request to reserve files. */
export interface Reservation {
  /** The access of other agents. */
  mode: ReservationMode;
  /** The files, as glob patterns. */
  file_patterns: string[];
  /** The duration of the reservation. */
  duration_minutes?: Minutes;
  /** The reason for the reservation. */
  reason?: string;
}

/** An acceptable alternative to a reservation. */
export interface Alternative {
  /** The files, as a glob pattern. */
  pattern?: string;
  /** The access of other agents. */
  mode?: AlternativeMode;
  /** A note. */
  note?: string;
}

/** A short reply to a rejected message. It is not a message of the protocol itself. */
export interface Rejection {
  /** The reason for the rejection. */
  error: RejectionError;
  /** A description of the issues. */
  details: string;
  /** The ID of the rejected message, if it could be decoded. */
  message_id?: string;
}

/** Assigns a task. */
export interface TaskAssignment {
  /** The message type. */
  type: "task_assignment";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The ID of the task in the task tracker. */
  task_id: string;
  /** A human-readable description of the task. */
  description: string;
  /** The detailed requirements. */
  specification: Specification;
  /** The files that the task concerns, as glob patterns. */
  file_patterns: string[];
  /** The priority of the task. */
  priority: Priority;
  /** The priority as a number, computed from `priority`. */
  priority_value: number;
  /** The IDs of the tasks that must be completed first. */
  dependencies?: string[];
  /** The estimated duration. */
  estimated_duration_minutes?: Minutes;
  /** The deadline. */
  deadline?: Moment;
  /** The classification of the task. */
  metadata?: TaskMetadata;
}

/** Reports the result of a task. */
export interface TaskCompletion {
  /** The message type. */
  type: "task_completion";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The ID of the task. */
  task_id: string;
  /** The result of the task. */
  status: CompletionStatus;
  /** A human-readable summary of the work. */
  completion_summary: string;
  /** The changed files. */
  files_modified: string[];
  /** The results of the tests. */
  test_results: TestResults;
  /** The errors that occurred; empty if there were none. */
  errors_encountered: Remark[];
  /** The warnings that occurred. */
  warnings?: Remark[];
  /** The time spent on the task. */
  time_spent_minutes?: Minutes;
  /** The suggested next tasks. */
  next_tasks?: NextTask[];
  /** Additional data with arbitrary keys, for example about an unusual use of a message. */
  metadata?: Metadata;
}

/** Reports an error in a task or in a received message. */
export interface ErrorReport {
  /** The message type. */
  type: "error_report";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The ID of the task in which the error occurred. */
  task_id: string;
  /** The severity of the error. */
  severity: Severity;
  /** The details of the error. */
  error: ErrorDetails;
  /** The attempts to solve the error. */
  attempted_solutions?: Attempt[];
  /** The steps to reproduce the error. */
  reproduction_steps: string[];
  /** Whether human intervention is required. */
  needs_human_intervention: boolean;
  /** Suggested actions. */
  suggested_actions?: string[];
  /** The impact of the error. */
  impact?: Impact;
  /** Logs, screenshots and other files. */
  attachments?: Attachment[];
}

/** Reports the status of a task. */
export interface StatusUpdate {
  /** The message type. */
  type: "status_update";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The ID of the task. */
  task_id: string;
  /** The reason for the update. */
  update_type: UpdateType;
  /** A summary of the status in one or two sentences. */
  status_summary: string;
  /** The progress of the work, for updates of type progress. */
  progress?: Progress;
  /** Metrics with arbitrary names. */
  metrics?: Record<string, unknown>;
  /** The blockers; empty if there are none. */
  blockers: Remark[];
  /** The next milestone. */
  next_milestone?: string;
  /** Additional data with arbitrary keys, for example about an unusual use of a message. */
  metadata?: Metadata;
}

/** Asks other agents to coordinate. */
export interface CoordinationRequest {
  /** The message type. */
  type: "coordination_request";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The kind of coordination. */
  request_type: RequestType;
  /** The names of the participating agents. */
  participants: string[];
  /** The topic of the coordination. */
  coordination_topic: string;
  /** The shared resources. */
  shared_resources?: SharedResource[];
  /** The schedule. */
  schedule?: Schedule;
  /** The communication channels. */
  communication_protocol?: CommunicationProtocol;
  /** The criteria for success. */
  success_criteria?: string[];
  /** Additional data with arbitrary keys, for example about an unusual use of a message. */
  metadata?: Metadata;
}

/** Asks to reserve files for a limited time. */
export interface FileReservation {
  /** The message type. */
  type: "file_reservation";
  /** The version of the message format that the sender uses. */
  version: FormatVersion;
  /** The time at which the message was created. */
  timestamp: UtcTime;
  /** The name of the sender. */
  sender_id: string;
  /** The unique ID of the message. */
  message_id: MessageId;
  /** The ID of the task that requires the files. */
  task_id: string;
  /** The requested reservation. */
  reservation_request: Reservation;
  /** The acceptable alternatives. */
  alternatives?: Alternative[];
}
