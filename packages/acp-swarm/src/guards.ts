// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { hasAtMost, isDateTime, isObject, isObjectLike, isPlain, isUrl, isUuid4 } from "@wirepact/core/codegen";
import type { Completion, ErrorMessage, Message, ProgressUpdate, TaskRequest } from "./types.js";

const BRANCH_NAME = /^[a-zA-Z0-9][a-zA-Z0-9/_-]*$/u;
const GIT_REMOTE_SCHEME = /^(?:https|ssh):\/\/[^/?#]/iu;
const GIT_REMOTE = /^[^\s@:/]+@[^\s@:/]+:[^\s]+$/u;
const ENV_VARS_KEY = /^[A-Z_][A-Z0-9_]*$/u;
const STORY_ID = /^US-[0-9]{3}$/u;
const PR_URL_SCHEME = /^(?:https|http):\/\/[^/?#]/iu;
const ERROR_CODE = /^[A-Z][A-Z0-9_]*$/u;

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    switch (value["type"]) {
      case "task-request":
        return fitsTaskRequest(value);
      case "progress-update":
        return fitsProgressUpdate(value);
      case "completion":
        return fitsCompletion(value);
      case "error":
        return fitsErrorMessage(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `task-request`. */
export function isTaskRequest(value: unknown): value is TaskRequest {
  try {
    return isObjectLike(value) && value["type"] === "task-request" && fitsTaskRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `progress-update`. */
export function isProgressUpdate(value: unknown): value is ProgressUpdate {
  try {
    return isObjectLike(value) && value["type"] === "progress-update" && fitsProgressUpdate(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `completion`. */
export function isCompletion(value: unknown): value is Completion {
  try {
    return isObjectLike(value) && value["type"] === "completion" && fitsCompletion(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `error`. */
export function isErrorMessage(value: unknown): value is ErrorMessage {
  try {
    return isObjectLike(value) && value["type"] === "error" && fitsErrorMessage(value);
  } catch {
    return false;
  }
}

function fitsTaskRequest(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, swarmId, containerId, payload } = value;
  if (
    typeof timestamp !== "string" ||
    typeof swarmId !== "string" ||
    typeof containerId !== "string" ||
    !isObjectLike(payload) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { taskFilePath, branchName, repoUrl, envVars } = payload;
  if (typeof taskFilePath !== "string" || typeof branchName !== "string" || !isPlain(payload)) return false;
  return (
    containerId !== "" &&
    taskFilePath !== "" &&
    isDateTime(timestamp) &&
    isUuid4(swarmId) &&
    taskFilePath.endsWith(".json") &&
    BRANCH_NAME.test(branchName) &&
    fitsGitRemote(repoUrl) &&
    (envVars === undefined || fitsEnvVars(envVars))
  );
}

function fitsGitRemote(value: unknown): boolean {
  return typeof value === "string" && ((GIT_REMOTE_SCHEME.test(value) && isUrl(value)) || GIT_REMOTE.test(value));
}

function fitsEnvVars(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (!ENV_VARS_KEY.test(key) || typeof entry !== "string") return false;
  }
  return true;
}

function fitsProgressUpdate(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, swarmId, containerId, payload } = value;
  if (
    typeof timestamp !== "string" ||
    typeof swarmId !== "string" ||
    typeof containerId !== "string" ||
    !isObjectLike(payload) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { storyId, status, output } = payload;
  if (typeof storyId !== "string" || typeof output !== "string" || !isPlain(payload)) return false;
  return (
    fitsStoryStatus(status) &&
    containerId !== "" &&
    isDateTime(timestamp) &&
    isUuid4(swarmId) &&
    STORY_ID.test(storyId) &&
    hasAtMost(output, 2000)
  );
}

function fitsStoryStatus(value: unknown): boolean {
  return value === "pending" || value === "in_progress" || value === "completed" || value === "failed" || value === "skipped";
}

function fitsCompletion(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, swarmId, containerId, payload } = value;
  if (
    typeof timestamp !== "string" ||
    typeof swarmId !== "string" ||
    typeof containerId !== "string" ||
    !isObjectLike(payload) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { status, prUrl, errors } = payload;
  if (!isPlain(payload)) return false;
  return (
    (status === "completed" || status === "failed" || status === "stopped") &&
    containerId !== "" &&
    isDateTime(timestamp) &&
    isUuid4(swarmId) &&
    (prUrl === null || (typeof prUrl === "string" && PR_URL_SCHEME.test(prUrl) && isUrl(prUrl))) &&
    fitsErrors(errors)
  );
}

function fitsErrors(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 50) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || !hasAtMost(item, 500)) return false;
  }
  return true;
}

function fitsErrorMessage(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, swarmId, containerId, payload } = value;
  if (
    typeof timestamp !== "string" ||
    typeof swarmId !== "string" ||
    typeof containerId !== "string" ||
    !isObjectLike(payload) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { code, message } = payload;
  if (typeof code !== "string" || typeof message !== "string" || !isPlain(payload)) return false;
  return containerId !== "" && isDateTime(timestamp) && isUuid4(swarmId) && ERROR_CODE.test(code) && hasAtMost(message, 2000);
}
