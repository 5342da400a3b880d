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

/** The name of an agent on the mail server. */
export type AgentName = string;

/** The ID of a bead, which is a unit of work. Constraints: not empty. */
export type BeadId = string;

/** The ID of a Git commit. Constraints: not empty. */
export type CommitId = string;

/** The path of a file in the repository. Constraints: not empty. */
export type FilePath = string;

/** A human-readable line. Constraints: not empty. */
export type Sentence = string;

/** One or more human-readable lines. Constraints: not empty. */
export type Passage = string;

/** A raw mail from the mail server. */
export interface RawMail {
  /** The ID of the mail, assigned by the mail server. */
  id: string;
  /** The project that the mailbox belongs to. */
  project_key: string;
  /** The name of the sender. */
  sender_name: AgentName;
  /** The recipient or recipients. */
  to: AgentName | AgentName[];
  /** The subject line. */
  subject: string;
  /** The body in Markdown. */
  body_md: string;
  /** The thread of the mail. */
  thread_id?: string;
  /** The time at which the mail was sent. */
  timestamp?: string;
  /** Whether the sender requests an acknowledgement. */
  ack_required?: boolean;
  /** Whether the mail was acknowledged. */
  acked?: boolean;
}

/** Reports that the worker has accepted a bead. */
export interface BeadAccepted {
  /** The message type. */
  type: "BEAD_ACCEPTED";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The accepted bead. */
  bead_id: BeadId;
  /** The title of the issue. */
  title: Sentence;
  /** The time at which the work started. */
  started_at?: string;
}

/** Reports the progress of a bead, every few minutes or after a major step. */
export interface Progress {
  /** The message type. */
  type: "PROGRESS";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The current step. */
  step: Sentence;
  /** The current status. */
  status: Sentence;
  /** The approximate usage of the context window. */
  context_usage?: number;
  /** The files changed so far. */
  files_touched?: FilePath[];
}

/** Asks a question because the worker is stuck. */
export interface HelpRequest {
  /** The message type. */
  type: "HELP_REQUEST";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The kind of problem. */
  issue_type: IssueType;
  /** A description of the problem. */
  problem: Passage;
  /** What the worker has tried so far. */
  what_tried?: string;
  /** The relevant files. */
  files_touched?: FilePath[];
  /** The question. */
  question: Passage;
}

/** Answers a question, in the thread of the question. */
export interface HelpResponse {
  /** The message type. */
  type: "HELP_RESPONSE";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead, if the subject or the thread contains it. */
  bead_id?: BeadId;
  /** The advice, which is the whole body of the mail. */
  guidance?: string;
}

/** Reports that the work is complete and ready for review. */
export interface OfferingReady {
  /** The message type. */
  type: "OFFERING_READY";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The status, which is always DONE. */
  status?: "DONE";
  /** The commit with the work. */
  commit_sha: CommitId;
  /** The changed files. */
  files?: FilePath[];
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter passes. */
  lint_pass: Outcome;
  /** Whether the build passes. */
  build_pass: Outcome;
  /** A human-readable summary of the work. */
  summary: Passage;
}

/** Reports that the work is complete. It is a short form that requires no acknowledgement. */
export interface Done {
  /** The message type. */
  type: "DONE";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The status, which is always DONE. */
  status?: "DONE";
  /** The commit with the work. */
  commit_sha: CommitId;
  /** The changed files. */
  files?: FilePath[];
  /** Whether the tests pass. */
  tests_pass: Outcome;
  /** Whether the linter passes. */
  lint_pass: Outcome;
  /** Whether the build passes. */
  build_pass: Outcome;
  /** A human-readable summary of the work. */
  summary: Passage;
}

/** Reports that the work has failed. */
export interface Failed {
  /** The message type. */
  type: "FAILED";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The status, which is always FAILED. */
  status?: "FAILED";
  /** The reason for the failure. */
  failure_type: FailureType;
  /** A description of the failure. */
  reason: Sentence;
  /** The number of attempts. */
  internal_attempts?: number;
  /** The commit with the partial work. */
  partial_commit_sha?: CommitId;
  /** The files changed so far. */
  files?: FilePath[];
  /** A recommendation for how to continue. */
  recommendation?: string;
}

/** Reports that the worker stops before the work is complete, with notes for its successor. */
export interface Checkpoint {
  /** The message type. */
  type: "CHECKPOINT";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the mail is about. */
  bead_id: BeadId;
  /** The reason for the checkpoint. */
  checkpoint_reason: CheckpointReason;
  /** The commit with the partial work. */
  partial_commit_sha?: CommitId;
  /** A description of the progress. */
  progress: Sentence;
  /** The usage of the context window. */
  context_usage?: number;
  /** The next steps for the successor. */
  next_steps: Passage;
}

/** Asks for a worker for a bead, starting from scratch or from a checkpoint. */
export interface SpawnRequest {
  /** The message type. */
  type: "SPAWN_REQUEST";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the worker is assigned to. */
  issue_id: BeadId;
  /** The bead that the mail is about. It equals `issue_id`. */
  bead_id: BeadId;
  /** Whether to continue earlier work. */
  resume: boolean;
  /** The commit to continue from. */
  checkpoint?: CommitId;
  /** The name of the orchestrator. */
  orchestrator: Sentence;
}

/** Reports the result of a spawn request. */
export interface SpawnAck {
  /** The message type. */
  type: "SPAWN_ACK";
  /** The thread of the mail, usually the bead. */
  thread_id?: string;
  /** The raw mail. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /** The bead that the worker is assigned to. */
  issue_id: BeadId;
  /** The bead that the mail is about. It equals `issue_id`. */
  bead_id: BeadId;
  /** The result of the request. */
  status: SpawnStatus;
  /** The name of the session of the worker. */
  session?: string;
}
