// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions, type BuilderInput } from "@wirepact/core/codegen";
import type { CheckpointReason, FailureType, IssueType, Outcome, SpawnStatus } from "./constants.js";
import { protocol } from "./protocol.js";
import type {
  BeadAccepted,
  BeadId,
  Checkpoint,
  CommitId,
  Done,
  Failed,
  FilePath,
  HelpRequest,
  HelpResponse,
  OfferingReady,
  Passage,
  Progress,
  RawMail,
  Sentence,
  SpawnAck,
  SpawnRequest,
} from "./types.js";

/** The fields that `createBeadAccepted` takes. */
export interface BeadAcceptedFields {
  /**
   * The thread of the message, usually the ID of the bead. Defaults to `bead_id`.
   *
   * @example "hb-77.2"
   */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The accepted bead. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /**
   * The title of the bead. Format: single-line string. Constraints: not empty.
   *
   * @example "List of free berths"
   */
  title: Sentence;
  /**
   * The time at which the work started. Format: RFC 3339 timestamp. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  started_at?: string | undefined;
}

/** Builds a valid `BEAD_ACCEPTED`. */
export function createBeadAccepted(fields: BeadAcceptedFields, options?: BuildOptions<"demigod">): BeadAccepted {
  return buildMessage(protocol, "BEAD_ACCEPTED", fields, options) as BeadAccepted;
}

/** The fields that `createProgress` takes. */
export interface ProgressFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /**
   * The current step. Format: single-line string. Constraints: not empty.
   *
   * @example "2 of 5"
   */
  step: Sentence;
  /**
   * The current status. Format: single-line string. Constraints: not empty.
   *
   * @example "Reading the sensors"
   */
  status: Sentence;
  /**
   * The approximate usage of the context window. Format: number from 0 to 100.
   *
   * @example 62
   */
  context_usage?: number | undefined;
  /** The files changed so far. Constraints: each item: not empty. */
  files_touched?: readonly FilePath[] | undefined;
}

/** Builds a valid `PROGRESS`. */
export function createProgress(fields: ProgressFields, options?: BuildOptions<"demigod">): Progress {
  return buildMessage(protocol, "PROGRESS", fields, options) as Progress;
}

/** The fields that `createHelpRequest` takes. */
export interface HelpRequestFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** The kind of problem. Constraints: `STUCK`, `SPEC_UNCLEAR`, `BLOCKED` or `TECHNICAL`. */
  issue_type: IssueType;
  /**
   * A description of the problem. Constraints: not empty.
   *
   * @example "The sensor test hangs."
   */
  problem: Passage;
  /**
   * What the worker has tried so far.
   *
   * @example "Searched the tests. They use neither."
   */
  what_tried?: string | undefined;
  /** The files that the worker has touched. Constraints: each item: not empty. */
  files_touched?: readonly FilePath[] | undefined;
  /**
   * The question. Constraints: not empty.
   *
   * @example "Which clock should it use?"
   */
  question: Passage;
}

/** Builds a valid `HELP_REQUEST`. */
export function createHelpRequest(fields: HelpRequestFields, options?: BuildOptions<"demigod">): HelpRequest {
  return buildMessage(protocol, "HELP_REQUEST", fields, options) as HelpRequest;
}

/** The fields that `createHelpResponse` takes. */
export interface HelpResponseFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead, if the subject or the thread contains it. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id?: BeadId | undefined;
  /**
   * The advice, which is the entire body of the message.
   *
   * @example "Use the clock of the test."
   */
  guidance?: string | undefined;
}

/** Builds a valid `HELP_RESPONSE`. */
export function createHelpResponse(fields: HelpResponseFields = {}, options?: BuildOptions<"chiron">): HelpResponse {
  return buildMessage(protocol, "HELP_RESPONSE", fields, options) as HelpResponse;
}

/** The fields that `createOfferingReady` takes. */
export interface OfferingReadyFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `DONE`. Defaults to `"DONE"`. */
  status?: "DONE" | undefined;
  /**
   * The commit with the work. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  commit_sha: CommitId;
  /** The changed files. Constraints: each item: not empty. */
  files?: readonly FilePath[] | undefined;
  /** The result of the tests. Constraints: `PASS` or `FAIL`. */
  tests_pass: Outcome;
  /** The result of linting. Constraints: `PASS` or `FAIL`. */
  lint_pass: Outcome;
  /** The result of the build. Constraints: `PASS` or `FAIL`. */
  build_pass: Outcome;
  /**
   * A human-readable summary of the work. Constraints: not empty.
   *
   * @example "The list of free berths is up."
   */
  summary: Passage;
}

/** Builds a valid `OFFERING_READY`. */
export function createOfferingReady(fields: OfferingReadyFields, options?: BuildOptions<"demigod">): OfferingReady {
  return buildMessage(protocol, "OFFERING_READY", fields, options) as OfferingReady;
}

/** The fields that `createDone` takes. */
export interface DoneFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `DONE`. Defaults to `"DONE"`. */
  status?: "DONE" | undefined;
  /**
   * The commit with the work. Format: single-line string. Constraints: not empty.
   *
   * @example "77ab01c"
   */
  commit_sha: CommitId;
  /** The changed files. Constraints: each item: not empty. */
  files?: readonly FilePath[] | undefined;
  /** The result of the tests. Constraints: `PASS` or `FAIL`. */
  tests_pass: Outcome;
  /** The result of linting. Constraints: `PASS` or `FAIL`. */
  lint_pass: Outcome;
  /** The result of the build. Constraints: `PASS` or `FAIL`. */
  build_pass: Outcome;
  /**
   * A human-readable summary of the work. Constraints: not empty.
   *
   * @example "The log rotates."
   */
  summary: Passage;
}

/** Builds a valid `DONE`. */
export function createDone(fields: DoneFields, options?: BuildOptions<"demigod">): Done {
  return buildMessage(protocol, "DONE", fields, options) as Done;
}

/** The fields that `createFailed` takes. */
export interface FailedFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `FAILED`. Defaults to `"FAILED"`. */
  status?: "FAILED" | undefined;
  /** The reason for the failure. Constraints: `TESTS_FAIL`, `BUILD_FAIL`, `SPEC_IMPOSSIBLE`, `CONTEXT_HIGH` or `ERROR`. */
  failure_type: FailureType;
  /**
   * A description of the failure. Format: single-line string. Constraints: not empty.
   *
   * @example "The two numbering schemes exclude each other."
   */
  reason: Sentence;
  /**
   * The number of attempts. Format: integer.
   *
   * @example 3
   */
  internal_attempts?: number | undefined;
  /**
   * The commit with the partial work. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  partial_commit_sha?: CommitId | undefined;
  /** The files changed so far. Constraints: each item: not empty. */
  files?: readonly FilePath[] | undefined;
  /** A recommendation for how to continue. */
  recommendation?: string | undefined;
}

/** Builds a valid `FAILED`. */
export function createFailed(fields: FailedFields, options?: BuildOptions<"demigod">): Failed {
  return buildMessage(protocol, "FAILED", fields, options) as Failed;
}

/** The fields that `createCheckpoint` takes. */
export interface CheckpointFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** The reason for the checkpoint. Constraints: `CONTEXT_HIGH`, `MANUAL` or `TIMEOUT`. */
  checkpoint_reason: CheckpointReason;
  /**
   * The commit with the partial work. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  partial_commit_sha?: CommitId | undefined;
  /**
   * A description of the progress. Format: single-line string. Constraints: not empty.
   *
   * @example "Sensors done, ferry dock open."
   */
  progress: Sentence;
  /**
   * The usage of the context window. Format: number from 0 to 100.
   *
   * @example 88.5
   */
  context_usage?: number | undefined;
  /**
   * The next steps for the successor. Constraints: not empty.
   *
   * @example "Add the ferry dock."
   */
  next_steps: Passage;
}

/** Builds a valid `CHECKPOINT`. */
export function createCheckpoint(fields: CheckpointFields, options?: BuildOptions<"demigod">): Checkpoint {
  return buildMessage(protocol, "CHECKPOINT", fields, options) as Checkpoint;
}

/** The fields that `createSpawnRequest` takes. */
export interface SpawnRequestFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the worker is assigned to. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  issue_id: BeadId;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty. Derived from `issue_id` by default.
   *
   * @example "hb-77.2"
   */
  bead_id?: BeadId | undefined;
  /** Whether to continue earlier work. */
  resume: boolean;
  /**
   * The commit to continue from. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  checkpoint?: CommitId | undefined;
  /**
   * The name of the orchestrator. Format: single-line string. Constraints: not empty.
   *
   * @example "conductor"
   */
  orchestrator: Sentence;
}

/** Builds a valid `SPAWN_REQUEST`. */
export function createSpawnRequest(fields: SpawnRequestFields, options?: BuildOptions<"orchestrator">): SpawnRequest {
  return buildMessage(protocol, "SPAWN_REQUEST", fields, options) as SpawnRequest;
}

/** The fields that `createSpawnAck` takes. */
export interface SpawnAckFields {
  /** The thread of the message, usually the ID of the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: BuilderInput<RawMail> | undefined;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string> | undefined;
  /** The unknown sections, by heading. */
  sections?: Record<string, string> | undefined;
  /**
   * The bead that the worker is assigned to. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  issue_id: BeadId;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty. Derived from `issue_id` by default.
   *
   * @example "hb-77.2"
   */
  bead_id?: BeadId | undefined;
  /** The result of the request. Constraints: `spawned` or `failed`. */
  status: SpawnStatus;
  /**
   * The name of the worker's session. Format: single-line string.
   *
   * @example "harbor-3"
   */
  session?: string | undefined;
}

/** Builds a valid `SPAWN_ACK`. */
export function createSpawnAck(fields: SpawnAckFields, options?: BuildOptions<"spawner">): SpawnAck {
  return buildMessage(protocol, "SPAWN_ACK", fields, options) as SpawnAck;
}
