// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions, type BuilderInput } from "@wirepact/core/codegen";
import type { CompletionStatus, Priority, RequestType, Severity, UpdateType } from "./constants.js";
import { protocol } from "./protocol.js";
import type {
  Alternative,
  Attachment,
  Attempt,
  CommunicationProtocol,
  CoordinationRequest,
  ErrorDetails,
  ErrorReport,
  FileReservation,
  FormatVersion,
  Impact,
  MessageId,
  Metadata,
  Minutes,
  Moment,
  NextTask,
  Progress,
  Remark,
  Reservation,
  Schedule,
  SharedResource,
  Specification,
  StatusUpdate,
  TaskAssignment,
  TaskCompletion,
  TaskMetadata,
  TestResults,
  UtcTime,
} from "./types.js";

/** The fields that `createTaskAssignment` takes. */
export interface TaskAssignmentFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
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
  specification: BuilderInput<Specification>;
  /** The files that the task concerns, as glob patterns. */
  file_patterns: readonly string[];
  /** The priority of the task. Constraints: `low`, `normal`, `high` or `urgent`. */
  priority: Priority;
  /**
   * The priority as a number, computed from `priority`. Format: integer. Derived from `priority` by default.
   *
   * @example 1
   */
  priority_value?: number | undefined;
  /** The IDs of the tasks that must be completed first. */
  dependencies?: readonly string[] | undefined;
  /**
   * The estimated duration.
   *
   * @example 90
   */
  estimated_duration_minutes?: Minutes | undefined;
  /**
   * The deadline. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-03-06T17:00:00Z"
   */
  deadline?: Moment | undefined;
  /** The classification of the task. */
  metadata?: BuilderInput<TaskMetadata> | undefined;
}

/** Builds a valid `task_assignment`. */
export function createTaskAssignment(fields: TaskAssignmentFields, options?: BuildOptions<"orchestrator" | "specialist">): TaskAssignment {
  return buildMessage(protocol, "task_assignment", fields, options) as TaskAssignment;
}

/** The fields that `createTaskCompletion` takes. */
export interface TaskCompletionFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
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
  files_modified: readonly string[];
  /** The results of the tests. */
  test_results: BuilderInput<TestResults>;
  /** The errors that occurred; empty if there were none. */
  errors_encountered: BuilderInput<Remark[]>;
  /** The warnings that occurred. */
  warnings?: BuilderInput<Remark[]> | undefined;
  /**
   * The time spent on the task.
   *
   * @example 75.5
   */
  time_spent_minutes?: Minutes | undefined;
  /** The suggested next tasks. */
  next_tasks?: BuilderInput<NextTask[]> | undefined;
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: BuilderInput<Metadata> | undefined;
}

/** Builds a valid `task_completion`. */
export function createTaskCompletion(fields: TaskCompletionFields, options?: BuildOptions<"orchestrator" | "specialist">): TaskCompletion {
  return buildMessage(protocol, "task_completion", fields, options) as TaskCompletion;
}

/** The fields that `createErrorReport` takes. */
export interface ErrorReportFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
  /**
   * The ID of the task in which the error occurred.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The severity of the error. Constraints: `low`, `medium`, `high` or `blocking`. */
  severity: Severity;
  /** The details of the error. */
  error: BuilderInput<ErrorDetails>;
  /** The attempts to fix the error. */
  attempted_solutions?: BuilderInput<Attempt[]> | undefined;
  /** The steps to reproduce the error. */
  reproduction_steps: readonly string[];
  /** Whether human intervention is required. */
  needs_human_intervention: boolean;
  /** Suggested actions. */
  suggested_actions?: readonly string[] | undefined;
  /** The impact of the error. */
  impact?: BuilderInput<Impact> | undefined;
  /** Logs, screenshots and other files. */
  attachments?: BuilderInput<Attachment[]> | undefined;
}

/** Builds a valid `error_report`. */
export function createErrorReport(fields: ErrorReportFields, options?: BuildOptions<"orchestrator" | "specialist">): ErrorReport {
  return buildMessage(protocol, "error_report", fields, options) as ErrorReport;
}

/** The fields that `createStatusUpdate` takes. */
export interface StatusUpdateFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
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
  progress?: BuilderInput<Progress> | undefined;
  /** Metrics with arbitrary names. */
  metrics?: Record<string, unknown> | undefined;
  /** The blockers; empty if there are none. */
  blockers: BuilderInput<Remark[]>;
  /**
   * The next milestone.
   *
   * @example "All docks are listed."
   */
  next_milestone?: string | undefined;
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: BuilderInput<Metadata> | undefined;
}

/** Builds a valid `status_update`. */
export function createStatusUpdate(fields: StatusUpdateFields, options?: BuildOptions<"orchestrator" | "specialist">): StatusUpdate {
  return buildMessage(protocol, "status_update", fields, options) as StatusUpdate;
}

/** The fields that `createCoordinationRequest` takes. */
export interface CoordinationRequestFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
  /** The kind of coordination. Constraints: `parallel_execution`, `handoff`, `review` or `sync`. */
  request_type: RequestType;
  /** The names of the participating agents. */
  participants: readonly string[];
  /**
   * The topic of the coordination.
   *
   * @example "Opening of the ferry dock"
   */
  coordination_topic: string;
  /** The shared resources. */
  shared_resources?: BuilderInput<SharedResource[]> | undefined;
  /** The schedule. */
  schedule?: BuilderInput<Schedule> | undefined;
  /** The communication channels. */
  communication_protocol?: BuilderInput<CommunicationProtocol> | undefined;
  /** The criteria for success. */
  success_criteria?: readonly string[] | undefined;
  /** Additional data with arbitrary keys, for example to explain an unusual use of the message. */
  metadata?: BuilderInput<Metadata> | undefined;
}

/** Builds a valid `coordination_request`. */
export function createCoordinationRequest(
  fields: CoordinationRequestFields,
  options?: BuildOptions<"orchestrator" | "specialist">,
): CoordinationRequest {
  return buildMessage(protocol, "coordination_request", fields, options) as CoordinationRequest;
}

/** The fields that `createFileReservation` takes. */
export interface FileReservationFields {
  /**
   * The version of the message format that the sender uses. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "1.0.0"
   */
  version?: FormatVersion | undefined;
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Constraints: in UTC. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: UtcTime | undefined;
  /**
   * The name of the sender.
   *
   * @example "pilot-office"
   */
  sender_id: string;
  /**
   * The unique ID of the message. Format: UUID. Constraints: version 4; with or without the prefix `msg-`. Defaults to a new random UUID.
   *
   * @example "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a"
   */
  message_id?: MessageId | undefined;
  /**
   * The ID of the task that requires the files.
   *
   * @example "berth-12"
   */
  task_id: string;
  /** The requested reservation. */
  reservation_request: BuilderInput<Reservation>;
  /** The acceptable alternatives. */
  alternatives?: BuilderInput<Alternative[]> | undefined;
}

/** Builds a valid `file_reservation`. */
export function createFileReservation(
  fields: FileReservationFields,
  options?: BuildOptions<"orchestrator" | "specialist">,
): FileReservation {
  return buildMessage(protocol, "file_reservation", fields, options) as FileReservation;
}
