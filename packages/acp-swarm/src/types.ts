// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { ErrorCode, RunStatus, StoryStatus } from "./constants.js";

/** Any message of the protocol. */
export type Message = TaskRequest | ProgressUpdate | Completion | ErrorMessage;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** A point in time; the zone is always given. */
export type MessageTime = string;

/** Which swarm the message is part of. Constraints: version 4. */
export type SwarmId = string;

/** The container that sends or receives the message, as Docker names it. Constraints: not empty. */
export type ContainerId = string;

/** Number of a story in the task file. Constraints: matches `^US-[0-9]{3}$`. */
export type StoryId = string;

/** Name of a Git branch. Constraints: matches `^[a-zA-Z0-9][a-zA-Z0-9/_-]*$`. */
export type BranchName = string;

/** Where to clone from, as an https or ssh URL or in the short form with a user and a host. Constraints: if URL: with scheme `https` or `ssh`; if string: matches `^[^\s@:/]+@[^\s@:/]+:[^\s]+$`. */
export type GitRemote = string;

/** Take this task file and work through its stories. */
export interface TaskRequest {
  /** The message type. */
  type: "task-request";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: {
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
    envVars?: Record<string, string>;
  };
}

/** A story changed its status. The orchestrator keeps its state by these. */
export interface ProgressUpdate {
  /** The message type. */
  type: "progress-update";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: {
    /** Story that is reported on. */
    storyId: StoryId;
    /** How far the story is now. */
    status: StoryStatus;
    /** What happened, for people. Constraints: at most 2,000 characters. */
    output: string;
  };
}

/** The container is through with its stories and exits; nothing follows. */
export interface Completion {
  /** The message type. */
  type: "completion";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: {
    /** How the container ended. */
    status: RunStatus;
    /** Pull request with the work, or null when there is none. Constraints: with scheme `https` or `http`. */
    prUrl: string | null;
    /** What went wrong on the way; empty when nothing did. Constraints: at most 50 items; each item: at most 500 characters. */
    errors: string[];
  };
}

/** The container itself cannot go on and exits. A story that failed is a progress-update instead. */
export interface ErrorMessage {
  /** The message type. */
  type: "error";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** The fields of the message. */
  payload: {
    /** What went wrong, for programs. Other codes of this form are fine. */
    code: ErrorCode;
    /** What went wrong, for people. Constraints: at most 2,000 characters. */
    message: string;
  };
}
