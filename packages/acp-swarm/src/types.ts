// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received, WithDefaults } from "@wirepact/core/codegen";
import type { ErrorCode, RunStatus, StoryStatus } from "./constants.js";

/** Any message of the protocol. */
export type Message = TaskRequest | ProgressUpdate | Completion | ErrorMessage;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** Any message with the defaults that `decode` fills in if `defaults` is set. */
export type MessageWithDefaults = WithDefaults<TaskRequest, { payload: { envVars: true } }> | ProgressUpdate | Completion | ErrorMessage;

/** Any message as lenient mode returns it, with the defaults that `decode` fills in if `defaults` is set. */
export type ReceivedMessageWithDefaults =
  | WithDefaults<Received<TaskRequest>, { payload: { envVars: true } }>
  | Received<ProgressUpdate>
  | Received<Completion>
  | Received<ErrorMessage>;

/** A point in time with a time zone. Format: RFC 3339 timestamp. */
export type MessageTime = string;

/** The swarm that the message belongs to. Format: UUID. Constraints: version 4. */
export type SwarmId = string;

/** The Docker ID of the container that sends or receives the message. Constraints: not empty. */
export type ContainerId = string;

/** The ID of a story in the task file. Constraints: matches `^US-[0-9]{3}$`. */
export type StoryId = string;

/** The name of a Git branch. Constraints: matches `^[a-zA-Z0-9][a-zA-Z0-9/_-]*$`. */
export type BranchName = string;

/** The address of a Git repository, as an https or ssh URL or in the short form user@host:path. Format: URL (scheme `https` or `ssh`) or string (matches `^[^\s@:/]+@[^\s@:/]+:[^\s]+$`). */
export type GitRemote = string;

/** Asks a container to work on the stories in a task file. */
export interface TaskRequest {
  /** The message type. */
  type: "task-request";
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: MessageTime;
  /**
   * The swarm that the message belongs to. Format: UUID. Constraints: version 4.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  swarmId: SwarmId;
  /**
   * The Docker ID of the container that sends or receives the message. Constraints: not empty.
   *
   * @example "c0ffee12"
   */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: TaskRequestPayload;
}

/** The `payload` of `task-request`. */
export interface TaskRequestPayload {
  /**
   * The path of the task file, relative to the checkout. Format: file path. Constraints: not empty; matches `\.json$`; relative; a path that leaves its root folder causes a warning.
   *
   * @example "tasks/limit.json"
   */
  taskFilePath: string;
  /**
   * The branch to check out and work on. Constraints: matches `^[a-zA-Z0-9][a-zA-Z0-9/_-]*$`.
   *
   * @example "feat/limit"
   */
  branchName: BranchName;
  /**
   * The repository to clone into the container. Format: URL (scheme `https` or `ssh`) or string (matches `^[^\s@:/]+@[^\s@:/]+:[^\s]+$`).
   *
   * @example "https://git.example/harbor.git"
   */
  repoUrl: GitRemote;
  /**
   * Environment variables for the container. Constraints: keys match `^[A-Z_][A-Z0-9_]*$`. Sensitive: the text of an issue shows neither keys nor values; the key is in the `path` of the issue.
   *
   * @default {}
   */
  envVars?: Record<string, string>;
}

/** Reports the status of a story. The orchestrator updates its state accordingly. */
export interface ProgressUpdate {
  /** The message type. */
  type: "progress-update";
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: MessageTime;
  /**
   * The swarm that the message belongs to. Format: UUID. Constraints: version 4.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  swarmId: SwarmId;
  /**
   * The Docker ID of the container that sends or receives the message. Constraints: not empty.
   *
   * @example "c0ffee12"
   */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: ProgressUpdatePayload;
}

/** The `payload` of `progress-update`. */
export interface ProgressUpdatePayload {
  /**
   * The ID of a story in the task file. Constraints: matches `^US-[0-9]{3}$`.
   *
   * @example "US-014"
   */
  storyId: StoryId;
  /** The new status of the story. Constraints: `pending`, `in_progress`, `completed`, `failed` or `skipped`. */
  status: StoryStatus;
  /**
   * A human-readable description of what happened. Constraints: at most 2,000 characters.
   *
   * @example "The limit holds, and all checks pass."
   */
  output: string;
}

/** Reports that the container has processed its stories and is about to exit. It is the last message that the container sends. */
export interface Completion {
  /** The message type. */
  type: "completion";
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: MessageTime;
  /**
   * The swarm that the message belongs to. Format: UUID. Constraints: version 4.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  swarmId: SwarmId;
  /**
   * The Docker ID of the container that sends or receives the message. Constraints: not empty.
   *
   * @example "c0ffee12"
   */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: CompletionPayload;
}

/** The `payload` of `completion`. */
export interface CompletionPayload {
  /** The final status of the container. Constraints: `completed`, `failed` or `stopped`. */
  status: RunStatus;
  /**
   * The URL of the pull request with the changes, or null if there is none. Format: URL. Constraints: scheme `https` or `http`.
   *
   * @example "https://git.example/harbor/pulls/404"
   */
  prUrl: string | null;
  /** The errors that occurred; empty if there were none. Constraints: at most 50 items; each item: at most 500 characters. */
  errors: string[];
}

/** Reports that the container itself failed and is about to exit. To report a failed story, send a progress-update instead. */
export interface ErrorMessage {
  /** The message type. */
  type: "error";
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp: MessageTime;
  /**
   * The swarm that the message belongs to. Format: UUID. Constraints: version 4.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  swarmId: SwarmId;
  /**
   * The Docker ID of the container that sends or receives the message. Constraints: not empty.
   *
   * @example "c0ffee12"
   */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: ErrorMessagePayload;
}

/** The `payload` of `error`. */
export interface ErrorMessagePayload {
  /** A machine-readable error code. Constraints: `CONTAINER_OOM`, `CONTAINER_TIMEOUT`, `GIT_CLONE_FAILED`, `GIT_CHECKOUT_FAILED`, `TASK_FILE_NOT_FOUND`, `TASK_FILE_INVALID`, `ACP_CONNECTION_LOST`, `AGENT_CRASH`, `UNKNOWN_ERROR` or any other string that matches `^[A-Z][A-Z0-9_]*$`. */
  code: ErrorCode;
  /**
   * A human-readable description of the error. Constraints: at most 2,000 characters.
   *
   * @example "The container needs REGION to be set."
   */
  message: string;
}
