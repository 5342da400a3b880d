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
  /** When the sender made the message. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** Task file to run, relative to the checkout. Constraints: not empty; matches `\.json$`; relative, inside its root folder (otherwise a warning). */
  taskFilePath: string;
  /** Branch to check out and work on. */
  branchName: BranchName;
  /** Repository to clone into the container. */
  repoUrl: GitRemote;
  /**
   * Environment variables for the container. Constraints: keys match `^[A-Z_][A-Z0-9_]*$`.
   *
   * @default {}
   */
  envVars?: Record<string, string> | undefined;
}

/** Builds a valid `task-request`: Take this task file and work through its stories. */
export function createTaskRequest(fields: TaskRequestFields, options?: BuildOptions): TaskRequest {
  return buildMessage(protocol, "task-request", fields, options) as TaskRequest;
}

/** The fields that `createProgressUpdate` takes. */
export interface ProgressUpdateFields {
  /** When the sender made the message. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** Story that is reported on. */
  storyId: StoryId;
  /** How far the story is now. */
  status: StoryStatus;
  /** What happened, for people. Constraints: at most 2,000 characters. */
  output: string;
}

/** Builds a valid `progress-update`: A story changed its status. The orchestrator keeps its state by these. */
export function createProgressUpdate(fields: ProgressUpdateFields, options?: BuildOptions): ProgressUpdate {
  return buildMessage(protocol, "progress-update", fields, options) as ProgressUpdate;
}

/** The fields that `createCompletion` takes. */
export interface CompletionFields {
  /** When the sender made the message. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** How the container ended. */
  status: RunStatus;
  /** Pull request with the work, or null when there is none. Constraints: with scheme `https` or `http`. */
  prUrl: string | null;
  /** What went wrong on the way; empty when nothing did. Constraints: at most 50 items; each item: at most 500 characters. */
  errors: string[];
}

/** Builds a valid `completion`: The container is through with its stories and exits; nothing follows. */
export function createCompletion(fields: CompletionFields, options?: BuildOptions): Completion {
  return buildMessage(protocol, "completion", fields, options) as Completion;
}

/** The fields that `createErrorMessage` takes. */
export interface ErrorMessageFields {
  /** When the sender made the message. Defaults to the current time. */
  timestamp?: MessageTime | undefined;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** What went wrong, for programs. Other codes of this form are fine. */
  code: ErrorCode;
  /** What went wrong, for people. Constraints: at most 2,000 characters. */
  message: string;
}

/** Builds a valid `error`: The container itself cannot go on and exits. A story that failed is a progress-update instead. */
export function createErrorMessage(fields: ErrorMessageFields, options?: BuildOptions): ErrorMessage {
  return buildMessage(protocol, "error", fields, options) as ErrorMessage;
}
