// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { ErrorCode, RunStatus, StoryStatus } from "./constants.js";

/** Any message of the protocol. */
export type Message = TaskRequest | ProgressUpdate | Completion | ErrorMessage;

/** Any message as lenient reading gives it: the type is sure, everything else may be missing. */
export type ReceivedMessage = Received<Message>;

/** A point in time; the zone is always given. */
export type MessageTime = string;

/** Which swarm the message is part of. */
export type SwarmId = string;

/** The container that sends or receives the message, as Docker names it. */
export type ContainerId = string;

/** Number of a story in the task file. */
export type StoryId = string;

/** Name of a Git branch. */
export type BranchName = string;

/** Where to clone from, as an https or ssh URL or in the short form with a user and a host. */
export type GitRemote = string;

/** Take this task file and work through its stories. */
export interface TaskRequest {
  /** Says which message this is. */
  type: "task-request";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** Task file to run, relative to the checkout. */
    taskFilePath: string;
    /** Branch to check out and work on. */
    branchName: BranchName;
    /** Repository to clone into the container. */
    repoUrl: GitRemote;
    /** Environment variables for the container. */
    envVars?: Record<string, string>;
  };
}

/** A story changed its status. The orchestrator keeps its state by these. */
export interface ProgressUpdate {
  /** Says which message this is. */
  type: "progress-update";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** Story that is reported on. */
    storyId: StoryId;
    /** How far the story is now. */
    status: StoryStatus;
    /** What happened, for people. */
    output: string;
  };
}

/** The container is through with its stories and exits; nothing follows. */
export interface Completion {
  /** Says which message this is. */
  type: "completion";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** How the container ended. */
    status: RunStatus;
    /** Pull request with the work, or null when there is none. */
    prUrl: string | null;
    /** What went wrong on the way; empty when nothing did. */
    errors: string[];
  };
}

/** The container itself cannot go on and exits. A story that failed is a progress-update instead. */
export interface ErrorMessage {
  /** Says which message this is. */
  type: "error";
  /** When the sender made the message. */
  timestamp: MessageTime;
  /** Which swarm the message is part of. */
  swarmId: SwarmId;
  /** The container that sends or receives the message, as Docker names it. */
  containerId: ContainerId;
  /** What the message says. */
  payload: {
    /** What went wrong, for programs. Other codes of this form are fine. */
    code: ErrorCode;
    /** What went wrong, for people. */
    message: string;
  };
}
