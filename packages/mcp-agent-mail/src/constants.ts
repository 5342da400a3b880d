// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Please do this task. */
  TaskAssignment: "task_assignment",
  /** The task is done, or as far as it goes. */
  TaskCompletion: "task_completion",
  /** Something went wrong, in a task or with a message that arrived. */
  ErrorReport: "error_report",
  /** How a task stands. */
  StatusUpdate: "status_update",
  /** Let us do something together. */
  CoordinationRequest: "coordination_request",
  /** I need these files for a while. */
  FileReservation: "file_reservation",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** How urgent a task is. */
export const Priority = {
  /** When there is time. */
  Low: "low",
  /** In its turn. */
  Normal: "normal",
  /** Soon. */
  High: "high",
  /** At once. */
  Urgent: "urgent",
} as const;

/** How urgent a task is. */
export type Priority = (typeof Priority)[keyof typeof Priority];

/** How much of a task was done. */
export const CompletionStatus = {
  /** All of it. */
  Complete: "complete",
  /** Some of it; the summary says what is missing. */
  Partial: "partial",
  /** It cannot be finished as things stand. */
  Blocked: "blocked",
} as const;

/** How much of a task was done. */
export type CompletionStatus = (typeof CompletionStatus)[keyof typeof CompletionStatus];

/** How much an error hurts. */
export const Severity = {
  /** There is a way round. */
  Low: "low",
  /** It slows the work down and wants a look. */
  Medium: "medium",
  /** It stops the work. */
  High: "high",
  /** Nothing goes on before it is solved. */
  Blocking: "blocking",
} as const;

/** How much an error hurts. */
export type Severity = (typeof Severity)[keyof typeof Severity];

/** Why a status is reported. */
export const UpdateType = {
  /** The work went on. */
  Progress: "progress",
  /** A milestone was reached. */
  Milestone: "milestone",
  /** Something new is in the way. */
  Blocker: "blocker",
  /** Something is no longer in the way. */
  Unblocker: "unblocker",
} as const;

/** Why a status is reported. */
export type UpdateType = (typeof UpdateType)[keyof typeof UpdateType];

/** What kind of coordination is asked for. */
export const RequestType = {
  /** Working at the same time. */
  ParallelExecution: "parallel_execution",
  /** Passing work from one to another. */
  Handoff: "handoff",
  /** Looking over work that was done. */
  Review: "review",
  /** Bringing everybody to the same state. */
  Sync: "sync",
} as const;

/** What kind of coordination is asked for. */
export type RequestType = (typeof RequestType)[keyof typeof RequestType];

/** Who else may use the files. */
export const ReservationMode = {
  /** Nobody. */
  Exclusive: "exclusive",
  /** Many may read and one may write. */
  SharedRead: "shared_read",
  /** Many may read and write, by arrangement. */
  SharedWrite: "shared_write",
} as const;

/** Who else may use the files. */
export type ReservationMode = (typeof ReservationMode)[keyof typeof ReservationMode];

/** Who else may use the files of an alternative. */
export const AlternativeMode = {
  /** Nobody. */
  Exclusive: "exclusive",
  /** Many may read and one may write. */
  SharedRead: "shared_read",
  /** Many may read and write, by arrangement. */
  SharedWrite: "shared_write",
} as const;

/** Who else may use the files of an alternative. */
export type AlternativeMode = (typeof AlternativeMode)[keyof typeof AlternativeMode];

/** What a participant may do with a shared resource. */
export const AccessMode = {
  /** Read it. */
  ReadOnly: "read_only",
  /** Read and change it. */
  ReadWrite: "read_write",
} as const;

/** What a participant may do with a shared resource. Other values are allowed. */
export type AccessMode = (typeof AccessMode)[keyof typeof AccessMode] | (string & {});

/** What a shared resource is. */
export const ResourceKind = {
  /** Files, named by patterns. */
  Files: "files",
  /** Part of a database, named by its schema. */
  Database: "database",
} as const;

/** What a shared resource is. Other values are allowed. */
export type ResourceKind = (typeof ResourceKind)[keyof typeof ResourceKind] | (string & {});

/** What an attachment is. */
export const AttachmentKind = {
  /** Output of a program. */
  Log: "log",
  /** A picture of a screen. */
  Screenshot: "screenshot",
} as const;

/** What an attachment is. Other values are allowed. */
export type AttachmentKind = (typeof AttachmentKind)[keyof typeof AttachmentKind] | (string & {});

/** Whether an attempt helped. */
export const AttemptResult = {
  /** It did what it should. */
  Successful: "successful",
  /** It did not. */
  Failed: "failed",
} as const;

/** Whether an attempt helped. Other values are allowed. */
export type AttemptResult = (typeof AttemptResult)[keyof typeof AttemptResult] | (string & {});

/** Why a message was not taken. */
export const RejectionError = {
  /** It breaks the format. */
  InvalidFormat: "invalid_format",
  /** Nobody here knows its type. */
  UnknownType: "unknown_type",
  /** Its version is not spoken here. */
  VersionMismatch: "version_mismatch",
} as const;

/** Why a message was not taken. */
export type RejectionError = (typeof RejectionError)[keyof typeof RejectionError];
