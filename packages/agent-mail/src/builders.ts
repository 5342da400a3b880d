// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
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
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead that was taken. */
  bead_id: BeadId;
  /** Title of the issue, for people. */
  title: Sentence;
  /** When the work began. Defaults to the current time. */
  started_at?: string | undefined;
}

/** Builds a valid `BEAD_ACCEPTED`: The worker takes a bead. */
export function createBeadAccepted(fields: BeadAcceptedFields, options?: BuildOptions): BeadAccepted {
  return buildMessage(protocol, "BEAD_ACCEPTED", fields, options) as BeadAccepted;
}

/** The fields that `createProgress` takes. */
export interface ProgressFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** The step the worker is at. */
  step: Sentence;
  /** What is going on right now. */
  status: Sentence;
  /** Share of the context window in use, roughly. */
  context_usage?: number | undefined;
  /** Files changed so far. */
  files_touched?: FilePath[] | undefined;
}

/** Builds a valid `PROGRESS`: A word on how the bead is going, every few minutes or after each bigger step. */
export function createProgress(fields: ProgressFields, options?: BuildOptions): Progress {
  return buildMessage(protocol, "PROGRESS", fields, options) as Progress;
}

/** The fields that `createHelpRequest` takes. */
export interface HelpRequestFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** What kind of trouble it is. */
  issue_type: IssueType;
  /** What is wrong. */
  problem: Passage;
  /** What the worker did about it already. */
  what_tried?: string | undefined;
  /** Files that matter here. */
  files_touched?: FilePath[] | undefined;
  /** What the worker needs to know. */
  question: Passage;
}

/** Builds a valid `HELP_REQUEST`: The worker is stuck and asks a question. */
export function createHelpRequest(fields: HelpRequestFields, options?: BuildOptions): HelpRequest {
  return buildMessage(protocol, "HELP_REQUEST", fields, options) as HelpRequest;
}

/** The fields that `createHelpResponse` takes. */
export interface HelpResponseFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead, when the subject or the thread names it. */
  bead_id?: BeadId | undefined;
  /** What to do; the whole body of the mail. */
  guidance?: string | undefined;
}

/** Builds a valid `HELP_RESPONSE`: The helper's answer, sent in the thread of the question. */
export function createHelpResponse(fields: HelpResponseFields = {}, options?: BuildOptions): HelpResponse {
  return buildMessage(protocol, "HELP_RESPONSE", fields, options) as HelpResponse;
}

/** The fields that `createOfferingReady` takes. */
export interface OfferingReadyFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work is done. Defaults to `"DONE"`. */
  status?: "DONE" | undefined;
  /** Commit that holds the work. */
  commit_sha: CommitId;
  /** Files that the work changed. */
  files?: FilePath[] | undefined;
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter is content. */
  lint_pass: Outcome;
  /** Whether the build works. */
  build_pass: Outcome;
  /** What was built, for people. */
  summary: Passage;
}

/** Builds a valid `OFFERING_READY`: The work is complete and waits for review. */
export function createOfferingReady(fields: OfferingReadyFields, options?: BuildOptions): OfferingReady {
  return buildMessage(protocol, "OFFERING_READY", fields, options) as OfferingReady;
}

/** The fields that `createDone` takes. */
export interface DoneFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work is done. Defaults to `"DONE"`. */
  status?: "DONE" | undefined;
  /** Commit that holds the work. */
  commit_sha: CommitId;
  /** Files that the work changed. */
  files?: FilePath[] | undefined;
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter is content. */
  lint_pass: Outcome;
  /** Whether the build works. */
  build_pass: Outcome;
  /** What was built, for people. */
  summary: Passage;
}

/** Builds a valid `DONE`: The work is complete; the short way of saying so, which nobody has to acknowledge. */
export function createDone(fields: DoneFields, options?: BuildOptions): Done {
  return buildMessage(protocol, "DONE", fields, options) as Done;
}

/** The fields that `createFailed` takes. */
export interface FailedFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work failed. Defaults to `"FAILED"`. */
  status?: "FAILED" | undefined;
  /** What made it fail. */
  failure_type: FailureType;
  /** What happened. */
  reason: Sentence;
  /** How often the worker tried. */
  internal_attempts?: number | undefined;
  /** Commit with what there is. */
  partial_commit_sha?: CommitId | undefined;
  /** Files changed so far. */
  files?: FilePath[] | undefined;
  /** What would get the bead going again. */
  recommendation?: string | undefined;
}

/** Builds a valid `FAILED`: The work was given up. */
export function createFailed(fields: FailedFields, options?: BuildOptions): Failed {
  return buildMessage(protocol, "FAILED", fields, options) as Failed;
}

/** The fields that `createCheckpoint` takes. */
export interface CheckpointFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Why the worker stops. */
  checkpoint_reason: CheckpointReason;
  /** Commit with what there is. */
  partial_commit_sha?: CommitId | undefined;
  /** What is done and what is not. */
  progress: Sentence;
  /** Share of the context window in use. */
  context_usage?: number | undefined;
  /** How the next worker should go on. */
  next_steps: Passage;
}

/** Builds a valid `CHECKPOINT`: The worker stops half-way and leaves notes for whoever follows. */
export function createCheckpoint(fields: CheckpointFields, options?: BuildOptions): Checkpoint {
  return buildMessage(protocol, "CHECKPOINT", fields, options) as Checkpoint;
}

/** The fields that `createSpawnRequest` takes. */
export interface SpawnRequestFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead that the worker is for. */
  issue_id: BeadId;
  /** The bead this mail is about, which is the same. Derived from `issue_id` by default. */
  bead_id?: BeadId | undefined;
  /** Whether earlier work is continued. */
  resume: boolean;
  /** Commit to continue from. */
  checkpoint?: CommitId | undefined;
  /** Who asks. */
  orchestrator: Sentence;
}

/** Builds a valid `SPAWN_REQUEST`: Please start a worker for a bead, fresh or from a checkpoint. */
export function createSpawnRequest(fields: SpawnRequestFields, options?: BuildOptions): SpawnRequest {
  return buildMessage(protocol, "SPAWN_REQUEST", fields, options) as SpawnRequest;
}

/** The fields that `createSpawnAck` takes. */
export interface SpawnAckFields {
  /** Thread of the mail; usually the bead. Defaults to `bead_id`. */
  thread_id?: string | undefined;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail | undefined;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string> | undefined;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string> | undefined;
  /** The bead that the worker is for. */
  issue_id: BeadId;
  /** The bead this mail is about, which is the same. Derived from `issue_id` by default. */
  bead_id?: BeadId | undefined;
  /** Whether a worker runs. */
  status: SpawnStatus;
  /** Name of the session in which it runs. */
  session?: string | undefined;
}

/** Builds a valid `SPAWN_ACK`: What came of a spawn request. */
export function createSpawnAck(fields: SpawnAckFields, options?: BuildOptions): SpawnAck {
  return buildMessage(protocol, "SPAWN_ACK", fields, options) as SpawnAck;
}
