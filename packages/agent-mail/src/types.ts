// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { CheckpointReason, FailureType, IssueType, Outcome, SpawnStatus } from "./constants.js";

/** Any message of the protocol. */
export type Message =
  BeadAccepted | Progress | HelpRequest | HelpResponse | OfferingReady | Done | Failed | Checkpoint | SpawnRequest | SpawnAck;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message> | UnknownMessage;

/** A message of an unknown type, as lenient mode returns it. */
export type UnknownMessage = { readonly type: "UNKNOWN" } & Partial<Pick<BeadAccepted, "thread_id" | "mail" | "labels" | "sections">>;

/** Name of an agent, as the mail server knows it. */
export type AgentName = string;

/** Identifier of a bead, the unit of work. Constraints: not empty. */
export type BeadId = string;

/** Identifier of a Git commit. Constraints: not empty. */
export type CommitId = string;

/** Path of a file in the repository. Constraints: not empty. */
export type FilePath = string;

/** One line for people. Constraints: not empty. */
export type Sentence = string;

/** One or more lines for people. Constraints: not empty. */
export type Passage = string;

/** A mail as the mail server hands it out. */
export interface RawMail {
  /** Identifier that the mail server gave it. */
  id: string;
  /** Project whose mailbox it is in. */
  project_key: string;
  /** Agent that wrote it. */
  sender_name: AgentName;
  /** One reader or several. */
  to: AgentName | AgentName[];
  /** Subject line. */
  subject: string;
  /** Body in Markdown. */
  body_md: string;
  /** Thread it belongs to. */
  thread_id?: string;
  /** When it was sent. */
  timestamp?: string;
  /** Whether the sender waits for an acknowledgement. */
  ack_required?: boolean;
  /** Whether it was acknowledged. */
  acked?: boolean;
}

/** The worker takes a bead. */
export interface BeadAccepted {
  /** The message type. */
  type: "BEAD_ACCEPTED";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead that was taken. */
  bead_id: BeadId;
  /** Title of the issue, for people. */
  title: Sentence;
  /** When the work began. */
  started_at?: string;
}

/** A word on how the bead is going, every few minutes or after each bigger step. */
export interface Progress {
  /** The message type. */
  type: "PROGRESS";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** The step the worker is at. */
  step: Sentence;
  /** What is going on right now. */
  status: Sentence;
  /** Share of the context window in use, roughly. */
  context_usage?: number;
  /** Files changed so far. */
  files_touched?: FilePath[];
}

/** The worker is stuck and asks a question. */
export interface HelpRequest {
  /** The message type. */
  type: "HELP_REQUEST";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** What kind of trouble it is. */
  issue_type: IssueType;
  /** What is wrong. */
  problem: Passage;
  /** What the worker did about it already. */
  what_tried?: string;
  /** Files that matter here. */
  files_touched?: FilePath[];
  /** What the worker needs to know. */
  question: Passage;
}

/** The helper's answer, sent in the thread of the question. */
export interface HelpResponse {
  /** The message type. */
  type: "HELP_RESPONSE";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead, when the subject or the thread names it. */
  bead_id?: BeadId;
  /** What to do; the whole body of the mail. */
  guidance?: string;
}

/** The work is complete and waits for review. */
export interface OfferingReady {
  /** The message type. */
  type: "OFFERING_READY";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work is done. */
  status?: "DONE";
  /** Commit that holds the work. */
  commit_sha: CommitId;
  /** Files that the work changed. */
  files?: FilePath[];
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter is content. */
  lint_pass: Outcome;
  /** Whether the build works. */
  build_pass: Outcome;
  /** What was built, for people. */
  summary: Passage;
}

/** The work is complete; the short way of saying so, which nobody has to acknowledge. */
export interface Done {
  /** The message type. */
  type: "DONE";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work is done. */
  status?: "DONE";
  /** Commit that holds the work. */
  commit_sha: CommitId;
  /** Files that the work changed. */
  files?: FilePath[];
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter is content. */
  lint_pass: Outcome;
  /** Whether the build works. */
  build_pass: Outcome;
  /** What was built, for people. */
  summary: Passage;
}

/** The work was given up. */
export interface Failed {
  /** The message type. */
  type: "FAILED";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Says that the work failed. */
  status?: "FAILED";
  /** What made it fail. */
  failure_type: FailureType;
  /** What happened. */
  reason: Sentence;
  /** How often the worker tried. */
  internal_attempts?: number;
  /** Commit with what there is. */
  partial_commit_sha?: CommitId;
  /** Files changed so far. */
  files?: FilePath[];
  /** What would get the bead going again. */
  recommendation?: string;
}

/** The worker stops half-way and leaves notes for whoever follows. */
export interface Checkpoint {
  /** The message type. */
  type: "CHECKPOINT";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead this mail is about. */
  bead_id: BeadId;
  /** Why the worker stops. */
  checkpoint_reason: CheckpointReason;
  /** Commit with what there is. */
  partial_commit_sha?: CommitId;
  /** What is done and what is not. */
  progress: Sentence;
  /** Share of the context window in use. */
  context_usage?: number;
  /** How the next worker should go on. */
  next_steps: Passage;
}

/** Please start a worker for a bead, fresh or from a checkpoint. */
export interface SpawnRequest {
  /** The message type. */
  type: "SPAWN_REQUEST";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead that the worker is for. */
  issue_id: BeadId;
  /** The bead this mail is about, which is the same. */
  bead_id: BeadId;
  /** Whether earlier work is continued. */
  resume: boolean;
  /** Commit to continue from. */
  checkpoint?: CommitId;
  /** Who asks. */
  orchestrator: Sentence;
}

/** What came of a spawn request. */
export interface SpawnAck {
  /** The message type. */
  type: "SPAWN_ACK";
  /** Thread of the mail; usually the bead. */
  thread_id?: string;
  /** The mail as it arrived; absent on messages that were built here. */
  mail?: RawMail;
  /** Labelled lines that no field takes, by label. */
  labels?: Record<string, string>;
  /** Sections that no field takes, by heading. */
  sections?: Record<string, string>;
  /** The bead that the worker is for. */
  issue_id: BeadId;
  /** The bead this mail is about, which is the same. */
  bead_id: BeadId;
  /** Whether a worker runs. */
  status: SpawnStatus;
  /** Name of the session in which it runs. */
  session?: string;
}
