// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
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
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
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
  /** How urgent it is, as a number that follows from the word. Derived from `priority` by default. */
  priority_value?: number | undefined;
  /** Tasks that have to be done first. */
  dependencies?: string[] | undefined;
  /** How long it may take. */
  estimated_duration_minutes?: Minutes | undefined;
  /** When it has to be done. */
  deadline?: Moment | undefined;
  /** Where the task belongs. */
  metadata?: TaskMetadata | undefined;
}

/** Builds a valid `task_assignment`: Please do this task. */
export function createTaskAssignment(fields: TaskAssignmentFields, options?: BuildOptions): TaskAssignment {
  return buildMessage(protocol, "task_assignment", fields, options) as TaskAssignment;
}

/** The fields that `createTaskCompletion` takes. */
export interface TaskCompletionFields {
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
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
  warnings?: Remark[] | undefined;
  /** How long it took. */
  time_spent_minutes?: Minutes | undefined;
  /** What could follow. */
  next_tasks?: NextTask[] | undefined;
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata | undefined;
}

/** Builds a valid `task_completion`: The task is done, or as far as it goes. */
export function createTaskCompletion(fields: TaskCompletionFields, options?: BuildOptions): TaskCompletion {
  return buildMessage(protocol, "task_completion", fields, options) as TaskCompletion;
}

/** The fields that `createErrorReport` takes. */
export interface ErrorReportFields {
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
  /** The task in which it happened. */
  task_id: string;
  /** How much it hurts. */
  severity: Severity;
  /** What went wrong. */
  error: ErrorDetails;
  /** What was tried so far. */
  attempted_solutions?: Attempt[] | undefined;
  /** How to see it again, one step per item. */
  reproduction_steps: string[];
  /** Whether a person has to look. */
  needs_human_intervention: boolean;
  /** What could be done about it. */
  suggested_actions?: string[] | undefined;
  /** Who and what suffers from it. */
  impact?: Impact | undefined;
  /** Logs, pictures and other files that show it. */
  attachments?: Attachment[] | undefined;
}

/** Builds a valid `error_report`: Something went wrong, in a task or with a message that arrived. */
export function createErrorReport(fields: ErrorReportFields, options?: BuildOptions): ErrorReport {
  return buildMessage(protocol, "error_report", fields, options) as ErrorReport;
}

/** The fields that `createStatusUpdate` takes. */
export interface StatusUpdateFields {
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
  /** The task. */
  task_id: string;
  /** Why it is reported now. */
  update_type: UpdateType;
  /** How it stands, in a sentence or two. */
  status_summary: string;
  /** How far the work is; for updates of type progress. */
  progress?: Progress | undefined;
  /** Figures of the sender's own choice. */
  metrics?: Record<string, unknown> | undefined;
  /** What is in the way; empty when nothing is. */
  blockers: Remark[];
  /** What is to be reached next. */
  next_milestone?: string | undefined;
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata | undefined;
}

/** Builds a valid `status_update`: How a task stands. */
export function createStatusUpdate(fields: StatusUpdateFields, options?: BuildOptions): StatusUpdate {
  return buildMessage(protocol, "status_update", fields, options) as StatusUpdate;
}

/** The fields that `createCoordinationRequest` takes. */
export interface CoordinationRequestFields {
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
  /** What kind of coordination is asked for. */
  request_type: RequestType;
  /** Agents that take part, by name. */
  participants: string[];
  /** What it is about. */
  coordination_topic: string;
  /** What all of them use. */
  shared_resources?: SharedResource[] | undefined;
  /** When it happens. */
  schedule?: Schedule | undefined;
  /** How they reach each other. */
  communication_protocol?: CommunicationProtocol | undefined;
  /** When it counts as done. */
  success_criteria?: string[] | undefined;
  /** Anything else, by the sender's own keys. Unusual use of a message is noted here. */
  metadata?: Metadata | undefined;
}

/** Builds a valid `coordination_request`: Let us do something together. */
export function createCoordinationRequest(fields: CoordinationRequestFields, options?: BuildOptions): CoordinationRequest {
  return buildMessage(protocol, "coordination_request", fields, options) as CoordinationRequest;
}

/** The fields that `createFileReservation` takes. */
export interface FileReservationFields {
  /** Version of the message format that the sender writes. Defaults to the version of this protocol. */
  version?: FormatVersion | undefined;
  /** When the message was made. Defaults to the current time. */
  timestamp?: UtcTime | undefined;
  /** Name of the agent that sends it. */
  sender_id: string;
  /** Identifies this message among those of all agents. Defaults to a new random UUID. */
  message_id?: MessageId | undefined;
  /** The task they are needed for. */
  task_id: string;
  /** Which files, and how. */
  reservation_request: Reservation;
  /** What would do as well. */
  alternatives?: Alternative[] | undefined;
}

/** Builds a valid `file_reservation`: I need these files for a while. */
export function createFileReservation(fields: FileReservationFields, options?: BuildOptions): FileReservation {
  return buildMessage(protocol, "file_reservation", fields, options) as FileReservation;
}
