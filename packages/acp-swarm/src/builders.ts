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
  /** The time at which the message was created. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** The path of the task file, relative to the checkout. Constraints: not empty; matches `\.json$`; relative, inside its root folder (otherwise a warning). */
  taskFilePath: string;
  /** The branch to check out and work on. */
  branchName: BranchName;
  /** The repository to clone into the container. */
  repoUrl: GitRemote;
  /**
   * Environment variables for the container. Constraints: keys match `^[A-Z_][A-Z0-9_]*$`.
   *
   * @default {}
   */
  envVars?: Record<string, string> | undefined;
}

/** Builds a valid `task-request`: Asks a container to work on the stories of a task file. */
export function createTaskRequest(fields: TaskRequestFields, options?: BuildOptions): TaskRequest {
  return buildMessage(protocol, "task-request", fields, options) as TaskRequest;
}

/** The fields that `createProgressUpdate` takes. */
export interface ProgressUpdateFields {
  /** The time at which the message was created. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** The story. */
  storyId: StoryId;
  /** The new status of the story. */
  status: StoryStatus;
  /** A human-readable description of what happened. Constraints: at most 2,000 characters. */
  output: string;
}

/** Builds a valid `progress-update`: Reports the status of a story. The orchestrator updates its state accordingly. */
export function createProgressUpdate(fields: ProgressUpdateFields, options?: BuildOptions): ProgressUpdate {
  return buildMessage(protocol, "progress-update", fields, options) as ProgressUpdate;
}

/** The fields that `createCompletion` takes. */
export interface CompletionFields {
  /** The time at which the message was created. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** The final status of the container. */
  status: RunStatus;
  /** The URL of the pull request with the changes, or null if there is none. Constraints: with scheme `https` or `http`. */
  prUrl: string | null;
  /** The errors that occurred; empty if there were none. Constraints: at most 50 items; each item: at most 500 characters. */
  errors: string[];
}

/** Builds a valid `completion`: Reports that the container has processed its stories and is about to exit. It is the last message of the container. */
export function createCompletion(fields: CompletionFields, options?: BuildOptions): Completion {
  return buildMessage(protocol, "completion", fields, options) as Completion;
}

/** The fields that `createErrorMessage` takes. */
export interface ErrorMessageFields {
  /** The time at which the message was created. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** A machine-readable error code. Other codes of the same format are allowed. */
  code: ErrorCode;
  /** A human-readable description of the error. Constraints: at most 2,000 characters. */
  message: string;
}

/** Builds a valid `error`: Reports that the container itself failed and is about to exit. To report a failed story, send a progress-update instead. */
export function createErrorMessage(fields: ErrorMessageFields, options?: BuildOptions): ErrorMessage {
  return buildMessage(protocol, "error", fields, options) as ErrorMessage;
}
