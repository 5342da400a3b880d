// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Take this task file and work through its stories. */
  TaskRequest: "task-request",
  /** A story changed its status. The orchestrator keeps its state by these. */
  ProgressUpdate: "progress-update",
  /** The container is through with its stories and exits; nothing follows. */
  Completion: "completion",
  /** The container itself cannot go on and exits. A story that failed is a progress-update instead. */
  ErrorMessage: "error",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** How far a story is. */
export const StoryStatus = {
  /** Not begun. */
  Pending: "pending",
  /** Being worked on. */
  InProgress: "in_progress",
  /** Finished. */
  Completed: "completed",
  /** Given up; the container may go on with other stories. */
  Failed: "failed",
  /** Left out on purpose. */
  Skipped: "skipped",
} as const;

/** How far a story is. */
export type StoryStatus = (typeof StoryStatus)[keyof typeof StoryStatus];

/** How a container ended. */
export const RunStatus = {
  /** Every story was dealt with, well or badly. */
  Completed: "completed",
  /** The container itself broke. */
  Failed: "failed",
  /** The orchestrator or a person stopped it. */
  Stopped: "stopped",
} as const;

/** How a container ended. */
export type RunStatus = (typeof RunStatus)[keyof typeof RunStatus];

/** What went wrong, for programs. Other codes of this form are fine. */
export const ErrorCode = {
  /** No memory left. */
  ContainerOom: "CONTAINER_OOM",
  /** No time left. */
  ContainerTimeout: "CONTAINER_TIMEOUT",
  /** The repository could not be cloned. */
  GitCloneFailed: "GIT_CLONE_FAILED",
  /** The branch could not be checked out. */
  GitCheckoutFailed: "GIT_CHECKOUT_FAILED",
  /** There is no such task file. */
  TaskFileNotFound: "TASK_FILE_NOT_FOUND",
  /** The task file breaks its schema. */
  TaskFileInvalid: "TASK_FILE_INVALID",
  /** The orchestrator is out of reach. */
  AcpConnectionLost: "ACP_CONNECTION_LOST",
  /** The agent in the container died. */
  AgentCrash: "AGENT_CRASH",
  /** None of the others. */
  UnknownError: "UNKNOWN_ERROR",
} as const;

/** What went wrong, for programs. Other codes of this form are fine. Other values are allowed. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode] | (string & {});
