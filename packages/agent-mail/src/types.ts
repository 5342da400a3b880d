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

/** The ID of a bead (a unit of work). Format: single-line string. Constraints: not empty. */
export type BeadId = string;

/** The ID of a Git commit. Format: single-line string. Constraints: not empty. */
export type CommitId = string;

/** The path of a file in the repository. Format: single-line string. Constraints: not empty. */
export type FilePath = string;

/** A human-readable line. Format: single-line string. Constraints: not empty. */
export type Sentence = string;

/** One or more human-readable lines. Constraints: not empty. */
export type Passage = string;

/** A raw message from the mail server. */
export interface RawMail {
  /**
   * The ID of the message, assigned by the mail server.
   *
   * @example "mail-31"
   */
  id: string;
  /**
   * The project that the mailbox belongs to.
   *
   * @example "harbor"
   */
  project_key: string;
  /**
   * The name of the sender.
   *
   * @example "worker-3"
   */
  sender_name: AgentName;
  /**
   * The recipient or recipients.
   *
   * @example "conductor"
   */
  to: AgentName | AgentName[];
  /**
   * The subject line.
   *
   * @example "BEAD_ACCEPTED"
   */
  subject: string;
  /** The body in Markdown. */
  body_md: string;
  /**
   * The thread of the message.
   *
   * @example "hb-77.2"
   */
  thread_id?: string;
  /**
   * The time at which the message was sent. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:01Z"
   */
  timestamp?: string;
  /** Whether the sender requests an acknowledgement. */
  ack_required?: boolean;
  /** Whether the message was acknowledged. */
  acked?: boolean;
}

/** Reports that the worker has accepted a bead. */
export interface BeadAccepted {
  /** The message type. */
  type: "BEAD_ACCEPTED";
  /**
   * The thread of the message, usually the ID of the bead.
   *
   * @example "hb-77.2"
   */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
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
   * The time at which the work started. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  started_at?: string;
}

/** Reports progress on a bead. Sent every few minutes or after a major step. */
export interface Progress {
  /** The message type. */
  type: "PROGRESS";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
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
  context_usage?: number;
  /** The files changed so far. Constraints: each item: not empty. */
  files_touched?: FilePath[];
}

/** Asks for help because the worker is stuck. */
export interface HelpRequest {
  /** The message type. */
  type: "HELP_REQUEST";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
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
  what_tried?: string;
  /** The files that the worker has touched. Constraints: each item: not empty. */
  files_touched?: FilePath[];
  /**
   * The question. Constraints: not empty.
   *
   * @example "Which clock should it use?"
   */
  question: Passage;
}

/** Answers a help request in the thread of the question. */
export interface HelpResponse {
  /** The message type. */
  type: "HELP_RESPONSE";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead, if the subject or the thread contains it. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id?: BeadId;
  /**
   * The advice, which is the entire body of the message.
   *
   * @example "Use the clock of the test."
   */
  guidance?: string;
}

/** Reports that the work is complete and ready for review. */
export interface OfferingReady {
  /** The message type. */
  type: "OFFERING_READY";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `DONE`. */
  status?: "DONE";
  /**
   * The commit with the work. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  commit_sha: CommitId;
  /** The changed files. Constraints: each item: not empty. */
  files?: FilePath[];
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

/** Reports that the work is complete. Unlike OFFERING_READY, it requires no acknowledgement. */
export interface Done {
  /** The message type. */
  type: "DONE";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `DONE`. */
  status?: "DONE";
  /**
   * The commit with the work. Format: single-line string. Constraints: not empty.
   *
   * @example "77ab01c"
   */
  commit_sha: CommitId;
  /** The changed files. Constraints: each item: not empty. */
  files?: FilePath[];
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

/** Reports that the work has failed. */
export interface Failed {
  /** The message type. */
  type: "FAILED";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Always `FAILED`. */
  status?: "FAILED";
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
  internal_attempts?: number;
  /**
   * The commit with the partial work. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  partial_commit_sha?: CommitId;
  /** The files changed so far. Constraints: each item: not empty. */
  files?: FilePath[];
  /** A recommendation for how to continue. */
  recommendation?: string;
}

/** Reports that the worker is stopping before the work is complete, and gives notes for its successor. */
export interface Checkpoint {
  /** The message type. */
  type: "CHECKPOINT";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
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
  partial_commit_sha?: CommitId;
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
  context_usage?: number;
  /**
   * The next steps for the successor. Constraints: not empty.
   *
   * @example "Add the ferry dock."
   */
  next_steps: Passage;
}

/** Asks for a worker for a bead, starting from scratch or from a checkpoint. */
export interface SpawnRequest {
  /** The message type. */
  type: "SPAWN_REQUEST";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead that the worker is assigned to. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  issue_id: BeadId;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** Whether to continue earlier work. */
  resume: boolean;
  /**
   * The commit to continue from. Format: single-line string. Constraints: not empty.
   *
   * @example "4be1c0d"
   */
  checkpoint?: CommitId;
  /**
   * The name of the orchestrator. Format: single-line string. Constraints: not empty.
   *
   * @example "conductor"
   */
  orchestrator: Sentence;
}

/** Reports the result of a spawn request. */
export interface SpawnAck {
  /** The message type. */
  type: "SPAWN_ACK";
  /** The thread of the message, usually the ID of the bead. */
  thread_id?: string;
  /** The raw mail message. Messages that were created locally do not have it. */
  mail?: RawMail;
  /** The lines with unknown labels, by label. */
  labels?: Record<string, string>;
  /** The unknown sections, by heading. */
  sections?: Record<string, string>;
  /**
   * The bead that the worker is assigned to. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  issue_id: BeadId;
  /**
   * The bead that the message is about. Format: single-line string. Constraints: not empty.
   *
   * @example "hb-77.2"
   */
  bead_id: BeadId;
  /** The result of the request. Constraints: `spawned` or `failed`. */
  status: SpawnStatus;
  /**
   * The name of the worker's session. Format: single-line string.
   *
   * @example "harbor-3"
   */
  session?: string;
}
