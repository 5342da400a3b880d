// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Reports that the worker has accepted a bead. */
  BeadAccepted: "BEAD_ACCEPTED",
  /** Reports progress on a bead. Sent every few minutes or after a major step. */
  Progress: "PROGRESS",
  /** Asks for help because the worker is stuck. */
  HelpRequest: "HELP_REQUEST",
  /** Answers a help request in the thread of the question. */
  HelpResponse: "HELP_RESPONSE",
  /** Reports that the work is complete and ready for review. */
  OfferingReady: "OFFERING_READY",
  /** Reports that the work is complete. Unlike OFFERING_READY, it requires no acknowledgement. */
  Done: "DONE",
  /** Reports that the work has failed. */
  Failed: "FAILED",
  /** Reports that the worker is stopping before the work is complete, and gives notes for its successor. */
  Checkpoint: "CHECKPOINT",
  /** Asks for a worker for a bead, starting from scratch or from a checkpoint. */
  SpawnRequest: "SPAWN_REQUEST",
  /** Reports the result of a spawn request. */
  SpawnAck: "SPAWN_ACK",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "demigod" | "orchestrator" | "chiron" | "spawner";

/** The result of a check that the worker performed. */
export const Outcome = {
  /** The check succeeded. */
  Pass: "PASS",
  /** The check failed. */
  Fail: "FAIL",
} as const;

/** The result of a check that the worker performed. */
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** The kind of problem that a worker has. */
export const IssueType = {
  /** The worker does not know how to continue. */
  Stuck: "STUCK",
  /** The specification is ambiguous. */
  SpecUnclear: "SPEC_UNCLEAR",
  /** The worker is blocked by something it cannot change. */
  Blocked: "BLOCKED",
  /** A technical problem requires an expert. */
  Technical: "TECHNICAL",
} as const;

/** The kind of problem that a worker has. */
export type IssueType = (typeof IssueType)[keyof typeof IssueType];

/** The reason for a failure. */
export const FailureType = {
  /** Tests fail. */
  TestsFail: "TESTS_FAIL",
  /** The build fails. */
  BuildFail: "BUILD_FAIL",
  /** The specification cannot be implemented. */
  SpecImpossible: "SPEC_IMPOSSIBLE",
  /** The worker ran out of context. */
  ContextHigh: "CONTEXT_HIGH",
  /** An unexpected error occurred. */
  Error: "ERROR",
} as const;

/** The reason for a failure. */
export type FailureType = (typeof FailureType)[keyof typeof FailureType];

/** The reason for a checkpoint. */
export const CheckpointReason = {
  /** More than 80% of the context window is used. */
  ContextHigh: "CONTEXT_HIGH",
  /** The checkpoint was requested. */
  Manual: "MANUAL",
  /** The time limit was exceeded. */
  Timeout: "TIMEOUT",
} as const;

/** The reason for a checkpoint. */
export type CheckpointReason = (typeof CheckpointReason)[keyof typeof CheckpointReason];

/** The result of a spawn request. */
export const SpawnStatus = {
  /** The worker is running. */
  Spawned: "spawned",
  /** No worker was started. */
  Failed: "failed",
} as const;

/** The result of a spawn request. */
export type SpawnStatus = (typeof SpawnStatus)[keyof typeof SpawnStatus];
