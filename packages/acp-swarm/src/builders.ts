// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import type { ErrorCode, RunStatus, StoryStatus } from "./constants.js";
import { protocol } from "./protocol.js";
import type {
  BranchName,
  Completion,
  ContainerId,
  ErrorMessage,
  GitRemote,
  MessageTime,
  ProgressUpdate,
  StoryId,
  SwarmId,
  TaskRequest,
} from "./types.js";

/** The fields that `createTaskRequest` takes. */
export interface TaskRequestFields {
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: MessageTime | undefined;
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
  envVars?: Record<string, string> | undefined;
}

/** Builds a valid `task-request`. */
export function createTaskRequest(fields: TaskRequestFields, options?: BuildOptions<"orchestrator">): TaskRequest {
  return buildMessage(protocol, "task-request", fields, options) as TaskRequest;
}

/** The fields that `createProgressUpdate` takes. */
export interface ProgressUpdateFields {
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: MessageTime | undefined;
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

/** Builds a valid `progress-update`. */
export function createProgressUpdate(fields: ProgressUpdateFields, options?: BuildOptions<"container">): ProgressUpdate {
  return buildMessage(protocol, "progress-update", fields, options) as ProgressUpdate;
}

/** The fields that `createCompletion` takes. */
export interface CompletionFields {
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: MessageTime | undefined;
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
  /** The final status of the container. Constraints: `completed`, `failed` or `stopped`. */
  status: RunStatus;
  /**
   * The URL of the pull request with the changes, or null if there is none. Format: URL. Constraints: scheme `https` or `http`.
   *
   * @example "https://git.example/harbor/pulls/404"
   */
  prUrl: string | null;
  /** The errors that occurred; empty if there were none. Constraints: at most 50 items; each item: at most 500 characters. */
  errors: readonly string[];
}

/** Builds a valid `completion`. */
export function createCompletion(fields: CompletionFields, options?: BuildOptions<"container">): Completion {
  return buildMessage(protocol, "completion", fields, options) as Completion;
}

/** The fields that `createErrorMessage` takes. */
export interface ErrorMessageFields {
  /**
   * The time at which the message was created. Format: RFC 3339 timestamp. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  timestamp?: MessageTime | undefined;
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
  /** A machine-readable error code. Constraints: `CONTAINER_OOM`, `CONTAINER_TIMEOUT`, `GIT_CLONE_FAILED`, `GIT_CHECKOUT_FAILED`, `TASK_FILE_NOT_FOUND`, `TASK_FILE_INVALID`, `ACP_CONNECTION_LOST`, `AGENT_CRASH`, `UNKNOWN_ERROR` or any other string that matches `^[A-Z][A-Z0-9_]*$`. */
  code: ErrorCode;
  /**
   * A human-readable description of the error. Constraints: at most 2,000 characters.
   *
   * @example "The container needs REGION to be set."
   */
  message: string;
}

/** Builds a valid `error`. */
export function createErrorMessage(fields: ErrorMessageFields, options?: BuildOptions<"container">): ErrorMessage {
  return buildMessage(protocol, "error", fields, options) as ErrorMessage;
}
