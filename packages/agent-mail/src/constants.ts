// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** The worker takes a bead. */
  BeadAccepted: "BEAD_ACCEPTED",
  /** A word on how the bead is going, every few minutes or after each bigger step. */
  Progress: "PROGRESS",
  /** The worker is stuck and asks a question. */
  HelpRequest: "HELP_REQUEST",
  /** The helper's answer, sent in the thread of the question. */
  HelpResponse: "HELP_RESPONSE",
  /** The work is complete and waits for review. */
  OfferingReady: "OFFERING_READY",
  /** The work is complete; the short way of saying so, which nobody has to acknowledge. */
  Done: "DONE",
  /** The work was given up. */
  Failed: "FAILED",
  /** The worker stops half-way and leaves notes for whoever follows. */
  Checkpoint: "CHECKPOINT",
  /** Please start a worker for a bead, fresh or from a checkpoint. */
  SpawnRequest: "SPAWN_REQUEST",
  /** What came of a spawn request. */
  SpawnAck: "SPAWN_ACK",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** Result of one of the worker's own checks. */
export const Outcome = {
  /** The check succeeded. */
  Pass: "PASS",
  /** The check did not succeed. */
  Fail: "FAIL",
} as const;

/** Result of one of the worker's own checks. */
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** Why a worker cannot go on. */
export const IssueType = {
  /** No idea how to continue. */
  Stuck: "STUCK",
  /** The task can be read in more than one way. */
  SpecUnclear: "SPEC_UNCLEAR",
  /** Something outside the worker's reach is in the way. */
  Blocked: "BLOCKED",
  /** A technical problem that wants an expert. */
  Technical: "TECHNICAL",
} as const;

/** Why a worker cannot go on. */
export type IssueType = (typeof IssueType)[keyof typeof IssueType];

/** What made the work fail. */
export const FailureType = {
  /** The tests are red. */
  TestsFail: "TESTS_FAIL",
  /** The code does not build. */
  BuildFail: "BUILD_FAIL",
  /** What was asked cannot be built. */
  SpecImpossible: "SPEC_IMPOSSIBLE",
  /** The worker ran out of context. */
  ContextHigh: "CONTEXT_HIGH",
  /** Anything unforeseen. */
  Error: "ERROR",
} as const;

/** What made the work fail. */
export type FailureType = (typeof FailureType)[keyof typeof FailureType];

/** Why the worker stops half-way. */
export const CheckpointReason = {
  /** More than four fifths of the context window are used. */
  ContextHigh: "CONTEXT_HIGH",
  /** Somebody asked for it. */
  Manual: "MANUAL",
  /** The time is up. */
  Timeout: "TIMEOUT",
} as const;

/** Why the worker stops half-way. */
export type CheckpointReason = (typeof CheckpointReason)[keyof typeof CheckpointReason];

/** What came of a spawn request. */
export const SpawnStatus = {
  /** The worker runs. */
  Spawned: "spawned",
  /** No worker was started. */
  Failed: "failed",
} as const;

/** What came of a spawn request. */
export type SpawnStatus = (typeof SpawnStatus)[keyof typeof SpawnStatus];
