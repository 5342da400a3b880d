// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { isDateTime, isLine, isObject, isObjectLike, isPlain } from "@wirepact/core/codegen";
import type {
  BeadAccepted,
  Checkpoint,
  Done,
  Failed,
  HelpRequest,
  HelpResponse,
  Message,
  OfferingReady,
  Progress,
  SpawnAck,
  SpawnRequest,
} from "./types.js";

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    const type = value["type"];
    if (typeof type !== "string") return false;
    // Few types have the same length, and lengths are compared faster than strings.
    switch (type.length) {
      case 4:
        return type === "DONE" && fitsDone(value);
      case 6:
        return type === "FAILED" && fitsFailed(value);
      case 8:
        return type === "PROGRESS" && fitsProgress(value);
      case 9:
        return type === "SPAWN_ACK" && fitsSpawnAck(value);
      case 10:
        return type === "CHECKPOINT" && fitsCheckpoint(value);
      case 12:
        return type === "HELP_REQUEST" && fitsHelpRequest(value);
      case 13:
        return (
          (type === "BEAD_ACCEPTED" && fitsBeadAccepted(value)) ||
          (type === "HELP_RESPONSE" && fitsHelpResponse(value)) ||
          (type === "SPAWN_REQUEST" && fitsSpawnRequest(value))
        );
      case 14:
        return type === "OFFERING_READY" && fitsOfferingReady(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `BEAD_ACCEPTED`. */
export function isBeadAccepted(value: unknown): value is BeadAccepted {
  try {
    return isObjectLike(value) && value["type"] === "BEAD_ACCEPTED" && fitsBeadAccepted(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `PROGRESS`. */
export function isProgress(value: unknown): value is Progress {
  try {
    return isObjectLike(value) && value["type"] === "PROGRESS" && fitsProgress(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `HELP_REQUEST`. */
export function isHelpRequest(value: unknown): value is HelpRequest {
  try {
    return isObjectLike(value) && value["type"] === "HELP_REQUEST" && fitsHelpRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `HELP_RESPONSE`. */
export function isHelpResponse(value: unknown): value is HelpResponse {
  try {
    return isObjectLike(value) && value["type"] === "HELP_RESPONSE" && fitsHelpResponse(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `OFFERING_READY`. */
export function isOfferingReady(value: unknown): value is OfferingReady {
  try {
    return isObjectLike(value) && value["type"] === "OFFERING_READY" && fitsOfferingReady(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `DONE`. */
export function isDone(value: unknown): value is Done {
  try {
    return isObjectLike(value) && value["type"] === "DONE" && fitsDone(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `FAILED`. */
export function isFailed(value: unknown): value is Failed {
  try {
    return isObjectLike(value) && value["type"] === "FAILED" && fitsFailed(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `CHECKPOINT`. */
export function isCheckpoint(value: unknown): value is Checkpoint {
  try {
    return isObjectLike(value) && value["type"] === "CHECKPOINT" && fitsCheckpoint(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `SPAWN_REQUEST`. */
export function isSpawnRequest(value: unknown): value is SpawnRequest {
  try {
    return isObjectLike(value) && value["type"] === "SPAWN_REQUEST" && fitsSpawnRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `SPAWN_ACK`. */
export function isSpawnAck(value: unknown): value is SpawnAck {
  try {
    return isObjectLike(value) && value["type"] === "SPAWN_ACK" && fitsSpawnAck(value);
  } catch {
    return false;
  }
}

function fitsBeadAccepted(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, title, started_at } = value;
  if (typeof bead_id !== "string" || typeof title !== "string" || !isPlain(value)) return false;
  return (
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    title !== "" &&
    isLine(bead_id) &&
    isLine(title) &&
    (started_at === undefined || (typeof started_at === "string" && isDateTime(started_at))) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections))
  );
}

function fitsRawMail(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { id, project_key, sender_name, to, subject, body_md, thread_id, timestamp, ack_required, acked } = value;
  if (
    typeof id !== "string" ||
    typeof project_key !== "string" ||
    typeof sender_name !== "string" ||
    typeof subject !== "string" ||
    typeof body_md !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    (thread_id === undefined || typeof thread_id === "string") &&
    (ack_required === undefined || typeof ack_required === "boolean") &&
    (acked === undefined || typeof acked === "boolean") &&
    (timestamp === undefined || (typeof timestamp === "string" && isDateTime(timestamp))) &&
    fitsTo(to)
  );
}

function fitsTo(value: unknown): boolean {
  return typeof value === "string" || fitsAgentNameList(value);
}

function fitsAgentNameList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") return false;
  }
  return true;
}

function fitsStringMap(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (typeof entry !== "string") return false;
  }
  return true;
}

function fitsTextMap(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (typeof entry !== "string") return false;
  }
  return true;
}

function fitsProgress(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, step, status, context_usage, files_touched } = value;
  if (typeof bead_id !== "string" || typeof step !== "string" || typeof status !== "string" || !isPlain(value)) return false;
  return (
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    step !== "" &&
    status !== "" &&
    (context_usage === undefined || (typeof context_usage === "number" && context_usage >= 0 && context_usage <= 100)) &&
    isLine(bead_id) &&
    isLine(step) &&
    isLine(status) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (files_touched === undefined || fitsFilePathList(files_touched))
  );
}

function fitsFilePathList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || item === "" || !isLine(item)) return false;
  }
  return true;
}

function fitsHelpRequest(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, issue_type, problem, what_tried, files_touched, question } = value;
  if (typeof bead_id !== "string" || typeof problem !== "string" || typeof question !== "string" || !isPlain(value)) return false;
  return (
    fitsIssueType(issue_type) &&
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    problem !== "" &&
    (what_tried === undefined || typeof what_tried === "string") &&
    question !== "" &&
    isLine(bead_id) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (files_touched === undefined || fitsFilePathList(files_touched))
  );
}

function fitsIssueType(value: unknown): boolean {
  return value === "STUCK" || value === "SPEC_UNCLEAR" || value === "BLOCKED" || value === "TECHNICAL";
}

function fitsHelpResponse(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, guidance } = value;
  if (!isPlain(value)) return false;
  return (
    (thread_id === undefined || typeof thread_id === "string") &&
    (guidance === undefined || typeof guidance === "string") &&
    (bead_id === undefined || (typeof bead_id === "string" && bead_id !== "" && isLine(bead_id))) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections))
  );
}

function fitsOfferingReady(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, status, commit_sha, files, tests_pass, lint_pass, build_pass, summary } = value;
  if (typeof bead_id !== "string" || typeof commit_sha !== "string" || typeof summary !== "string" || !isPlain(value)) {
    return false;
  }
  return (
    (tests_pass === "PASS" || tests_pass === "FAIL") &&
    (lint_pass === "PASS" || lint_pass === "FAIL") &&
    (build_pass === "PASS" || build_pass === "FAIL") &&
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    (status === undefined || status === "DONE") &&
    commit_sha !== "" &&
    summary !== "" &&
    isLine(bead_id) &&
    isLine(commit_sha) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (files === undefined || fitsFilePathList(files))
  );
}

function fitsDone(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, status, commit_sha, files, tests_pass, lint_pass, build_pass, summary } = value;
  if (typeof bead_id !== "string" || typeof commit_sha !== "string" || typeof summary !== "string" || !isPlain(value)) {
    return false;
  }
  return (
    (tests_pass === "PASS" || tests_pass === "FAIL") &&
    (lint_pass === "PASS" || lint_pass === "FAIL") &&
    (build_pass === "PASS" || build_pass === "FAIL") &&
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    (status === undefined || status === "DONE") &&
    commit_sha !== "" &&
    summary !== "" &&
    isLine(bead_id) &&
    isLine(commit_sha) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (files === undefined || fitsFilePathList(files))
  );
}

function fitsFailed(value: Readonly<Record<string, unknown>>): boolean {
  const {
    thread_id,
    mail,
    labels,
    sections,
    bead_id,
    status,
    failure_type,
    reason,
    internal_attempts,
    partial_commit_sha,
    files,
    recommendation,
  } = value;
  if (typeof bead_id !== "string" || typeof reason !== "string" || !isPlain(value)) return false;
  return (
    fitsFailureType(failure_type) &&
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    (status === undefined || status === "FAILED") &&
    reason !== "" &&
    (recommendation === undefined || typeof recommendation === "string") &&
    isLine(bead_id) &&
    isLine(reason) &&
    (internal_attempts === undefined || (typeof internal_attempts === "number" && Number.isInteger(internal_attempts))) &&
    (partial_commit_sha === undefined ||
      (typeof partial_commit_sha === "string" && partial_commit_sha !== "" && isLine(partial_commit_sha))) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (files === undefined || fitsFilePathList(files))
  );
}

function fitsFailureType(value: unknown): boolean {
  return value === "TESTS_FAIL" || value === "BUILD_FAIL" || value === "SPEC_IMPOSSIBLE" || value === "CONTEXT_HIGH" || value === "ERROR";
}

function fitsCheckpoint(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, bead_id, checkpoint_reason, partial_commit_sha, progress, context_usage, next_steps } = value;
  if (typeof bead_id !== "string" || typeof progress !== "string" || typeof next_steps !== "string" || !isPlain(value)) {
    return false;
  }
  return (
    (checkpoint_reason === "CONTEXT_HIGH" || checkpoint_reason === "MANUAL" || checkpoint_reason === "TIMEOUT") &&
    (thread_id === undefined || typeof thread_id === "string") &&
    bead_id !== "" &&
    progress !== "" &&
    (context_usage === undefined || (typeof context_usage === "number" && context_usage >= 0 && context_usage <= 100)) &&
    next_steps !== "" &&
    isLine(bead_id) &&
    (partial_commit_sha === undefined ||
      (typeof partial_commit_sha === "string" && partial_commit_sha !== "" && isLine(partial_commit_sha))) &&
    isLine(progress) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections))
  );
}

function fitsSpawnRequest(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, issue_id, bead_id, resume, checkpoint, orchestrator } = value;
  if (
    typeof issue_id !== "string" ||
    typeof bead_id !== "string" ||
    typeof resume !== "boolean" ||
    typeof orchestrator !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    (thread_id === undefined || typeof thread_id === "string") &&
    issue_id !== "" &&
    bead_id !== "" &&
    orchestrator !== "" &&
    isLine(issue_id) &&
    isLine(bead_id) &&
    (checkpoint === undefined || (typeof checkpoint === "string" && checkpoint !== "" && isLine(checkpoint))) &&
    isLine(orchestrator) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    (!resume || checkpoint !== undefined) &&
    bead_id === issue_id
  );
}

function fitsSpawnAck(value: Readonly<Record<string, unknown>>): boolean {
  const { thread_id, mail, labels, sections, issue_id, bead_id, status, session } = value;
  if (typeof issue_id !== "string" || typeof bead_id !== "string" || !isPlain(value)) return false;
  return (
    (status === "spawned" || status === "failed") &&
    (thread_id === undefined || typeof thread_id === "string") &&
    issue_id !== "" &&
    bead_id !== "" &&
    isLine(issue_id) &&
    isLine(bead_id) &&
    (session === undefined || (typeof session === "string" && isLine(session))) &&
    (mail === undefined || fitsRawMail(mail)) &&
    (labels === undefined || fitsStringMap(labels)) &&
    (sections === undefined || fitsTextMap(sections)) &&
    bead_id === issue_id
  );
}
