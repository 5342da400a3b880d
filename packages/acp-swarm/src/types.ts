// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { ErrorCode, RunStatus, StoryStatus } from "./constants.js";

/** Any message of the protocol. */
export type Message = TaskRequest | ProgressUpdate | Completion | ErrorMessage;

/** Any message as lenient reading gives it: the type is sure, everything else may be missing. */
export type ReceivedMessage = Received<Message>;

/** A point in time with a time zone. */
export type MessageTime = string;

/** The swarm that the message belongs to. */
export type SwarmId = string;

/** The Docker ID of the container that sends or receives the message. */
export type ContainerId = string;

/** The ID of a story in the task file. */
export type StoryId = string;

/** The name of a Git branch. */
export type BranchName = string;

/** The address of a Git repository, as an https or ssh URL or in the short form user@host:path. */
export type GitRemote = string;

/** Asks a container to work on the stories of a task file. */
export interface TaskRequest {
  /** Says which message this is. */
  type: "task-request";
  /** The time at which the message was created. */
  timestamp: MessageTime;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** The path of the task file, relative to the checkout. */
    taskFilePath: string;
    /** The branch to check out and work on. */
    branchName: BranchName;
    /** The repository to clone into the container. */
    repoUrl: GitRemote;
    /** Environment variables for the container. */
    envVars?: Record<string, string>;
  };
}

/** Reports the status of a story. The orchestrator updates its state accordingly. */
export interface ProgressUpdate {
  /** Says which message this is. */
  type: "progress-update";
  /** The time at which the message was created. */
  timestamp: MessageTime;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** The story. */
    storyId: StoryId;
    /** The new status of the story. */
    status: StoryStatus;
    /** A human-readable description of what happened. */
    output: string;
  };
}

/** Reports that the container has processed its stories and exits. No further message follows. */
export interface Completion {
  /** Says which message this is. */
  type: "completion";
  /** The time at which the message was created. */
  timestamp: MessageTime;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** The final status of the container. */
    status: RunStatus;
    /** The URL of the pull request with the changes, or null if there is none. */
    prUrl: string | null;
    /** The errors that occurred; empty if there were none. */
    errors: string[];
  };
}

/** Reports that the container itself failed and exits. A failed story is reported by a progress-update instead. */
export interface ErrorMessage {
  /** Says which message this is. */
  type: "error";
  /** The time at which the message was created. */
  timestamp: MessageTime;
  /** The swarm that the message belongs to. */
  swarmId: SwarmId;
  /** The Docker ID of the container that sends or receives the message. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** A machine-readable error code. Other codes of the same format are allowed. */
    code: ErrorCode;
    /** A human-readable description of the error. */
    message: string;
  };
}
