// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Assigns a task. */
  TaskAssignment: "task_assignment",
  /** Reports the result of a task. */
  TaskCompletion: "task_completion",
  /** Reports an error in a task or in a received message. */
  ErrorReport: "error_report",
  /** Reports the status of a task. */
  StatusUpdate: "status_update",
  /** Asks other agents to coordinate. */
  CoordinationRequest: "coordination_request",
  /** Asks to reserve files for a limited time. */
  FileReservation: "file_reservation",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "orchestrator" | "specialist";

/** The priority of a task. */
export const Priority = {
  /** To be done when there is time. */
  Low: "low",
  /** To be done in the normal order. */
  Normal: "normal",
  /** To be done soon. */
  High: "high",
  /** To be done immediately. */
  Urgent: "urgent",
} as const;

/** The priority of a task. */
export type Priority = (typeof Priority)[keyof typeof Priority];

/** The result of a task. */
export const CompletionStatus = {
  /** The task is complete. */
  Complete: "complete",
  /** The task is partially complete. The summary states what is missing. */
  Partial: "partial",
  /** The task cannot be completed at present. */
  Blocked: "blocked",
} as const;

/** The result of a task. */
export type CompletionStatus = (typeof CompletionStatus)[keyof typeof CompletionStatus];

/** The severity of an error. */
export const Severity = {
  /** There is a workaround. */
  Low: "low",
  /** The error slows down the work and should be investigated. */
  Medium: "medium",
  /** The error stops the work. */
  High: "high",
  /** All work is blocked until the error is resolved. */
  Blocking: "blocking",
} as const;

/** The severity of an error. */
export type Severity = (typeof Severity)[keyof typeof Severity];

/** The reason for a status update. */
export const UpdateType = {
  /** The work has progressed. */
  Progress: "progress",
  /** A milestone was reached. */
  Milestone: "milestone",
  /** There is a new blocker. */
  Blocker: "blocker",
  /** A blocker was resolved. */
  Unblocker: "unblocker",
} as const;

/** The reason for a status update. */
export type UpdateType = (typeof UpdateType)[keyof typeof UpdateType];

/** The kind of coordination. */
export const RequestType = {
  /** Agents work at the same time. */
  ParallelExecution: "parallel_execution",
  /** Work is passed from one agent to another. */
  Handoff: "handoff",
  /** Completed work is reviewed. */
  Review: "review",
  /** Agents synchronize their state. */
  Sync: "sync",
} as const;

/** The kind of coordination. */
export type RequestType = (typeof RequestType)[keyof typeof RequestType];

/** The access of other agents to the files. */
export const ReservationMode = {
  /** Other agents have no access. */
  Exclusive: "exclusive",
  /** Several agents can read, one can write. */
  SharedRead: "shared_read",
  /** Several agents can read and write, in coordination. */
  SharedWrite: "shared_write",
} as const;

/** The access of other agents to the files. */
export type ReservationMode = (typeof ReservationMode)[keyof typeof ReservationMode];

/** The access of other agents to the files of an alternative. */
export const AlternativeMode = {
  /** Other agents have no access. */
  Exclusive: "exclusive",
  /** Several agents can read, one can write. */
  SharedRead: "shared_read",
  /** Several agents can read and write, in coordination. */
  SharedWrite: "shared_write",
} as const;

/** The access of other agents to the files of an alternative. */
export type AlternativeMode = (typeof AlternativeMode)[keyof typeof AlternativeMode];

/** The access of participants to a shared resource. */
export const AccessMode = {
  /** Participants can read the resource. */
  ReadOnly: "read_only",
  /** Participants can read and change the resource. */
  ReadWrite: "read_write",
} as const;

/** The access of participants to a shared resource. Other values are allowed. */
export type AccessMode = (typeof AccessMode)[keyof typeof AccessMode] | (string & {});

/** The type of a shared resource. */
export const ResourceKind = {
  /** Files that match patterns. */
  Files: "files",
  /** A schema of a database. */
  Database: "database",
} as const;

/** The type of a shared resource. Other values are allowed. */
export type ResourceKind = (typeof ResourceKind)[keyof typeof ResourceKind] | (string & {});

/** The type of an attachment. */
export const AttachmentKind = {
  /** The output of a program. */
  Log: "log",
  /** A screenshot. */
  Screenshot: "screenshot",
} as const;

/** The type of an attachment. Other values are allowed. */
export type AttachmentKind = (typeof AttachmentKind)[keyof typeof AttachmentKind] | (string & {});

/** The result of an attempt. */
export const AttemptResult = {
  /** The attempt was successful. */
  Successful: "successful",
  /** The attempt failed. */
  Failed: "failed",
} as const;

/** The result of an attempt. Other values are allowed. */
export type AttemptResult = (typeof AttemptResult)[keyof typeof AttemptResult] | (string & {});

/** The reason for rejecting a message. */
export const RejectionError = {
  /** The message is invalid. */
  InvalidFormat: "invalid_format",
  /** The message type is unknown. */
  UnknownType: "unknown_type",
  /** The version is not supported. */
  VersionMismatch: "version_mismatch",
} as const;

/** The reason for rejecting a message. */
export type RejectionError = (typeof RejectionError)[keyof typeof RejectionError];
