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

/** A version of the message format, as major.minor.patch. Format: semantic version. */
export type FormatVersion = string;

/** A point in time in UTC. Format: RFC 3339 timestamp. Constraints: in UTC. */
export type UtcTime = string;

/** A random UUID. The prefix is always written and optional when decoding. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. */
export type MessageId = string;

/** A point in time or a date. Format: RFC 3339 timestamp or ISO 8601 date. */
export type Moment = string;

/** A duration in minutes. */
export type Minutes = number;

/** A count. */
export type Tally = number;

/** A string, or an object with additional details. */
export type Remark = string | Record<string, unknown>;

/** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
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
  /**
   * The affected component.
   *
   * @example "berths"
   */
  component?: string;
  /**
   * The epic that the task belongs to.
   *
   * @example "winter"
   */
  epic?: string;
}

/** The results of one kind of tests. */
export interface TestSummary {
  /**
   * The number of tests.
   *
   * @example 12
   */
  total?: Tally;
  /**
   * The number of tests that passed.
   *
   * @example 11
   */
  passed?: Tally;
  /**
   * The number of tests that failed.
   *
   * @example 1
   */
  failed?: Tally;
  /**
   * The code coverage in percent.
   *
   * @example 88.5
   */
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
  /**
   * The ID of the task.
   *
   * @example "berth-13"
   */
  task_id?: string;
  /**
   * The relationship to the completed task.
   *
   * @example "follows"
   */
  relationship?: string;
  /**
   * The reason for the suggestion.
   *
   * @example "The ferry dock is missing."
   */
  reason?: string;
}

/** Details of an error. */
export interface ErrorDetails {
  /**
   * A machine-readable error code.
   *
   * @example "SENSOR_TIMEOUT"
   */
  code: string;
  /**
   * A human-readable description of the error.
   *
   * @example "The dock sensor does not respond."
   */
  message: string;
  /**
   * The stack trace.
   *
   * @example "at read (sensor.ts:41)"
   */
  stack_trace?: string;
  /** Additional data that helps to understand the error. */
  context?: Record<string, unknown>;
}

/** An attempt to solve an error. */
export interface Attempt {
  /**
   * The fix that was tried.
   *
   * @example "Restarted the sensor."
   */
  solution?: string;
  /** The result of the attempt. Constraints: `successful`, `failed` or any other string. */
  result?: AttemptResult;
  /**
   * A description of what happened.
   *
   * @example "It came up and fell silent again."
   */
  details?: string;
}

/** The impact of an error. */
export interface Impact {
  /**
   * The affected users.
   *
   * @example 3
   */
  affected_users?: unknown;
  /** The affected features. */
  affected_features?: string[];
  /**
   * A workaround.
   *
   * @example "Ask the pilot."
   */
  workaround?: string;
}

/** A file attached to a message. */
export interface Attachment {
  /** The type of the attachment. Constraints: `log`, `screenshot` or any other string. */
  type?: AttachmentKind;
  /**
   * The file name.
   *
   * @example "sensor.log"
   */
  filename?: string;
  /**
   * The URL of the file, on the web or as an artifact of the mail server. Format: URL.
   *
   * @example "artifact://sensor.log"
   */
  url?: string;
}

/** The progress of the work. */
export interface Progress {
  /**
   * The percentage of the work that is complete. Format: number from 0 to 100.
   *
   * @example 66.6
   */
  percentage?: number;
  /** The completed steps. */
  completed_steps?: string[];
  /**
   * The current step.
   *
   * @example "ferry dock"
   */
  current_step?: string;
  /** The remaining steps. */
  remaining_steps?: string[];
  /**
   * The estimated time of completion. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-03-05"
   */
  estimated_completion?: Moment;
}

/** A resource that several agents share. */
export interface SharedResource {
  /** The type of the resource. Constraints: `files`, `database` or any other string. */
  type?: ResourceKind;
  /** The files, as glob patterns. */
  patterns?: string[];
  /**
   * The database schema.
   *
   * @example "berths"
   */
  schema?: string;
  /** The access that the participants have to the files. Constraints: `read_only`, `read_write` or any other string. */
  access_mode?: AccessMode;
}

/** The schedule of a coordination. */
export interface Schedule {
  /**
   * The start time. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-03-04T06:00:00Z"
   */
  start_time?: Moment;
  /**
   * The duration.
   *
   * @example 240
   */
  duration_minutes?: Minutes;
  /**
   * The interval between checkpoints.
   *
   * @example 30
   */
  checkpoint_interval_minutes?: Minutes;
}

/** The communication channels of the participants. */
export interface CommunicationProtocol {
  /**
   * The primary channel.
   *
   * @example "mail"
   */
  primary_channel?: string;
  /**
   * The channel to use if the primary channel fails.
   *
   * @example "radio"
   */
  fallback_channel?: string;
  /**
   * The contact for escalations.
   *
   * @example "harbor-master"
   */
  escalation_contact?: string;
}

/** A request to reserve files. */
export interface Reservation {
  /** The reservation mode, which determines what access other agents have to the files. Constraints: `exclusive`, `shared_read` or `shared_write`. */
  mode: ReservationMode;
  /** The files, as glob patterns. */
  file_patterns: string[];
  /**
   * The duration of the reservation.
   *
   * @example 45
   */
  duration_minutes?: Minutes;
  /**
   * The reason for the reservation.
   *
   * @example "The list moves."
   */
  reason?: string;
}

/** An acceptable alternative to a reservation. */
export interface Alternative {
  /**
   * The files, as a glob pattern.
   *
   * @example "src/docks/north/**"
   */
  pattern?: string;
  /** The reservation mode, which determines what access other agents have to the files. Constraints: `exclusive`, `shared_read` or `shared_write`. */
  mode?: AlternativeMode;
  /**
   * A note.
   *
   * @example "The rest can wait."
   */
  note?: string;
}

/** A short reply to a rejected message. It is not a message of the protocol itself. */
export interface Rejection {
  /** The reason for the rejection. Constraints: `invalid_format`, `unknown_type` or `version_mismatch`. */
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
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /**
   * The ID of the task in the task tracker.
   *
   * @example "berth-12"
   */
  task_id: string;
  /**
   * A human-readable description of the task.
   *
   * @example "Show which berths are free."
   */
  description: string;
  /** The detailed requirements. */
  specification: Specification;
  /** The files that the task concerns, as glob patterns. */
  file_patterns: string[];
  /** The priority of the task. Constraints: `low`, `normal`, `high` or `urgent`. */
  priority: Priority;
  /**
   * The priority as a number, computed from `priority`. Format: integer.
   *
   * @example 1
   */
  priority_value: number;
  /** The IDs of the tasks that must be completed first. */
  dependencies?: string[];
  /**
   * The estimated duration.
   *
   * @example 90
   */
  estimated_duration_minutes?: Minutes;
  /**
   * The deadline. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-03-06T17:00:00Z"
   */
  deadline?: Moment;
  /** The classification of the task. */
  metadata?: TaskMetadata;
}

/** Reports the result of a task. */
export interface TaskCompletion {
  /** The message type. */
  type: "task_completion";
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /**
   * The ID of the task.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The result of the task. Constraints: `complete`, `partial` or `blocked`. */
  status: CompletionStatus;
  /**
   * A human-readable summary of the work.
   *
   * @example "The list of free berths is up."
   */
  completion_summary: string;
  /** The changed files. */
  files_modified: string[];
  /** The results of the tests. */
  test_results: TestResults;
  /** The errors that occurred; empty if there were none. */
  errors_encountered: Remark[];
  /** The warnings that occurred. */
  warnings?: Remark[];
  /**
   * The time spent on the task.
   *
   * @example 75.5
   */
  time_spent_minutes?: Minutes;
  /** The suggested next tasks. */
  next_tasks?: NextTask[];
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: Metadata;
}

/** Reports an error in a task or in a received message. */
export interface ErrorReport {
  /** The message type. */
  type: "error_report";
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /**
   * The ID of the task in which the error occurred.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The severity of the error. Constraints: `low`, `medium`, `high` or `blocking`. */
  severity: Severity;
  /** The details of the error. */
  error: ErrorDetails;
  /** The attempts to fix the error. */
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
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /**
   * The ID of the task.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The reason for the update. Constraints: `progress`, `milestone`, `blocker` or `unblocker`. */
  update_type: UpdateType;
  /**
   * A summary of the status in one or two sentences.
   *
   * @example "The sensors are wired."
   */
  status_summary: string;
  /** The progress of the work, for updates of type progress. */
  progress?: Progress;
  /** Metrics with arbitrary names. */
  metrics?: Record<string, unknown>;
  /** The blockers; empty if there are none. */
  blockers: Remark[];
  /**
   * The next milestone.
   *
   * @example "All docks are listed."
   */
  next_milestone?: string;
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: Metadata;
}

/** Asks other agents to coordinate. */
export interface CoordinationRequest {
  /** The message type. */
  type: "coordination_request";
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /** The kind of coordination. Constraints: `parallel_execution`, `handoff`, `review` or `sync`. */
  request_type: RequestType;
  /** The names of the participating agents. */
  participants: string[];
  /**
   * The topic of the coordination.
   *
   * @example "Opening of the ferry dock"
   */
  coordination_topic: string;
  /** The shared resources. */
  shared_resources?: SharedResource[];
  /** The schedule. */
  schedule?: Schedule;
  /** The communication channels. */
  communication_protocol?: CommunicationProtocol;
  /** The criteria for success. */
  success_criteria?: string[];
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: Metadata;
}

/** Asks to reserve files for a limited time. */
export interface FileReservation {
  /** The message type. */
  type: "file_reservation";
  /**
   * The version of the message format that the sender uses. Format: semantic version.
   *
   * @example "1.0.0"
   */
  version: FormatVersion;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: UtcTime;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id: MessageId;
  /**
   * The ID of the task that requires the files.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The requested reservation. */
  reservation_request: Reservation;
  /** The acceptable alternatives. */
  alternatives?: Alternative[];
}
