// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Asks a container to work on the stories in a task file. */
  TaskRequest: "task-request",
  /** Reports the status of a story. The orchestrator updates its state accordingly. */
  ProgressUpdate: "progress-update",
  /** Reports that the container has processed its stories and is about to exit. It is the last message that the container sends. */
  Completion: "completion",
  /** Reports that the container itself failed and is about to exit. To report a failed story, send a progress-update instead. */
  ErrorMessage: "error",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "orchestrator" | "container";

/** The status of a story. */
export const StoryStatus = {
  /** The story has not been started. */
  Pending: "pending",
  /** The container is working on the story. */
  InProgress: "in_progress",
  /** The story is finished. */
  Completed: "completed",
  /** The story failed. The container can continue with other stories. */
  Failed: "failed",
  /** The story was skipped intentionally. */
  Skipped: "skipped",
} as const;

/** The status of a story. */
export type StoryStatus = (typeof StoryStatus)[keyof typeof StoryStatus];

/** The final status of a container. */
export const RunStatus = {
  /** All stories were processed, successfully or not. */
  Completed: "completed",
  /** The container itself failed. */
  Failed: "failed",
  /** The container was stopped by the orchestrator or by a user. */
  Stopped: "stopped",
} as const;

/** The final status of a container. */
export type RunStatus = (typeof RunStatus)[keyof typeof RunStatus];

/** A machine-readable error code. */
export const ErrorCode = {
  /** The container ran out of memory. */
  ContainerOom: "CONTAINER_OOM",
  /** The container exceeded its time limit. */
  ContainerTimeout: "CONTAINER_TIMEOUT",
  /** The repository could not be cloned. */
  GitCloneFailed: "GIT_CLONE_FAILED",
  /** The branch could not be checked out. */
  GitCheckoutFailed: "GIT_CHECKOUT_FAILED",
  /** The task file does not exist. */
  TaskFileNotFound: "TASK_FILE_NOT_FOUND",
  /** The task file does not match its schema. */
  TaskFileInvalid: "TASK_FILE_INVALID",
  /** The connection to the orchestrator was lost. */
  AcpConnectionLost: "ACP_CONNECTION_LOST",
  /** The agent in the container crashed. */
  AgentCrash: "AGENT_CRASH",
  /** Any other error. */
  UnknownError: "UNKNOWN_ERROR",
} as const;

/** A machine-readable error code. Other values that match `^[A-Z][A-Z0-9_]*$` are allowed. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode] | (string & {});
