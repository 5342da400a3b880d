// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { isDate, isDateTime, isJson, isObject, isObjectLike, isPlain, isSemver, isUrl, isUtcDateTime } from "@wirepact/core/codegen";
import type { CoordinationRequest, ErrorReport, FileReservation, Message, StatusUpdate, TaskAssignment, TaskCompletion } from "./types.js";

const SUPPORTED_VERSIONS = /^1\.(?:0|[1-9][0-9]{0,9})\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)/u;
const MESSAGE_ID =
  /^(?:msg-)?[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{2}-[\da-fA-F]{3}[\da-fA-F]-4[\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{3}[\da-fA-F]{3}$/u;

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    const type = value["type"];
    if (typeof type !== "string") return false;
    // Few types have the same length, and lengths are compared faster than strings.
    switch (type.length) {
      case 12:
        return type === "error_report" && fitsErrorReport(value);
      case 13:
        return type === "status_update" && fitsStatusUpdate(value);
      case 15:
        return (type === "task_assignment" && fitsTaskAssignment(value)) || (type === "task_completion" && fitsTaskCompletion(value));
      case 16:
        return type === "file_reservation" && fitsFileReservation(value);
      case 20:
        return type === "coordination_request" && fitsCoordinationRequest(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `task_assignment`. */
export function isTaskAssignment(value: unknown): value is TaskAssignment {
  try {
    return isObjectLike(value) && value["type"] === "task_assignment" && fitsTaskAssignment(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `task_completion`. */
export function isTaskCompletion(value: unknown): value is TaskCompletion {
  try {
    return isObjectLike(value) && value["type"] === "task_completion" && fitsTaskCompletion(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `error_report`. */
export function isErrorReport(value: unknown): value is ErrorReport {
  try {
    return isObjectLike(value) && value["type"] === "error_report" && fitsErrorReport(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `status_update`. */
export function isStatusUpdate(value: unknown): value is StatusUpdate {
  try {
    return isObjectLike(value) && value["type"] === "status_update" && fitsStatusUpdate(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `coordination_request`. */
export function isCoordinationRequest(value: unknown): value is CoordinationRequest {
  try {
    return isObjectLike(value) && value["type"] === "coordination_request" && fitsCoordinationRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `file_reservation`. */
export function isFileReservation(value: unknown): value is FileReservation {
  try {
    return isObjectLike(value) && value["type"] === "file_reservation" && fitsFileReservation(value);
  } catch {
    return false;
  }
}

function fitsTaskAssignment(value: Readonly<Record<string, unknown>>): boolean {
  const {
    version,
    timestamp,
    sender_id,
    message_id,
    task_id,
    description,
    specification,
    file_patterns,
    priority,
    priority_value,
    dependencies,
    estimated_duration_minutes,
    deadline,
    metadata,
  } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof task_id !== "string" ||
    typeof description !== "string" ||
    typeof priority_value !== "number" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    fitsPriority(priority) &&
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    Number.isInteger(priority_value) &&
    (estimated_duration_minutes === undefined ||
      (typeof estimated_duration_minutes === "number" && Number.isFinite(estimated_duration_minutes))) &&
    fitsSpecification(specification) &&
    fitsStringList(file_patterns) &&
    (dependencies === undefined || fitsStringList(dependencies)) &&
    (deadline === undefined || (typeof deadline === "string" && (isDateTime(deadline) || isDate(deadline)))) &&
    (metadata === undefined || fitsTaskMetadata(metadata)) &&
    (priority !== "urgent" || priority_value === 0) &&
    (priority !== "high" || priority_value === 1) &&
    (priority !== "normal" || priority_value === 2) &&
    (priority !== "low" || priority_value === 3)
  );
}

function fitsSpecification(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { acceptance_criteria, technical_requirements } = value;
  if (!isPlain(value)) return false;
  return fitsStringList(acceptance_criteria) && (technical_requirements === undefined || fitsStringList(technical_requirements));
}

function fitsStringList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string") return false;
  }
  return true;
}

function fitsPriority(value: unknown): boolean {
  return value === "low" || value === "normal" || value === "high" || value === "urgent";
}

function fitsTaskMetadata(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { labels, component, epic } = value;
  if (!isPlain(value)) return false;
  return (
    (component === undefined || typeof component === "string") &&
    (epic === undefined || typeof epic === "string") &&
    (labels === undefined || fitsStringList(labels))
  );
}

function fitsTaskCompletion(value: Readonly<Record<string, unknown>>): boolean {
  const {
    version,
    timestamp,
    sender_id,
    message_id,
    task_id,
    status,
    completion_summary,
    files_modified,
    test_results,
    errors_encountered,
    warnings,
    time_spent_minutes,
    next_tasks,
    metadata,
  } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof task_id !== "string" ||
    typeof completion_summary !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    (status === "complete" || status === "partial" || status === "blocked") &&
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    (time_spent_minutes === undefined || (typeof time_spent_minutes === "number" && Number.isFinite(time_spent_minutes))) &&
    fitsStringList(files_modified) &&
    fitsTestResults(test_results) &&
    fitsRemarkList(errors_encountered) &&
    (warnings === undefined || fitsRemarkList(warnings)) &&
    (next_tasks === undefined || fitsNextTaskList(next_tasks)) &&
    (metadata === undefined || fitsMetadata(metadata))
  );
}

function fitsTestResults(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { unit_tests, integration_tests } = value;
  if (!isPlain(value)) return false;
  return (
    (unit_tests === undefined || fitsTestSummary(unit_tests)) && (integration_tests === undefined || fitsTestSummary(integration_tests))
  );
}

function fitsTestSummary(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { total, passed, failed, coverage } = value;
  if (!isPlain(value)) return false;
  return (
    (total === undefined || (typeof total === "number" && Number.isFinite(total))) &&
    (passed === undefined || (typeof passed === "number" && Number.isFinite(passed))) &&
    (failed === undefined || (typeof failed === "number" && Number.isFinite(failed))) &&
    (coverage === undefined || (typeof coverage === "number" && Number.isFinite(coverage)))
  );
}

function fitsRemarkList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsRemark(item)) return false;
  }
  return true;
}

function fitsRemark(value: unknown): boolean {
  return typeof value === "string" || fitsAnyMap(value);
}

function fitsAnyMap(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (!isJson(entry)) return false;
  }
  return true;
}

function fitsNextTaskList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsNextTask(item)) return false;
  }
  return true;
}

function fitsNextTask(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { task_id, relationship, reason } = value;
  if (!isPlain(value)) return false;
  return (
    (task_id === undefined || typeof task_id === "string") &&
    (relationship === undefined || typeof relationship === "string") &&
    (reason === undefined || typeof reason === "string")
  );
}

function fitsMetadata(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (!isJson(entry)) return false;
  }
  return true;
}

function fitsErrorReport(value: Readonly<Record<string, unknown>>): boolean {
  const {
    version,
    timestamp,
    sender_id,
    message_id,
    task_id,
    severity,
    error,
    attempted_solutions,
    reproduction_steps,
    needs_human_intervention,
    suggested_actions,
    impact,
    attachments,
  } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof task_id !== "string" ||
    typeof needs_human_intervention !== "boolean" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    fitsSeverity(severity) &&
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    fitsErrorDetails(error) &&
    (attempted_solutions === undefined || fitsAttemptList(attempted_solutions)) &&
    fitsStringList(reproduction_steps) &&
    (suggested_actions === undefined || fitsStringList(suggested_actions)) &&
    (impact === undefined || fitsImpact(impact)) &&
    (attachments === undefined || fitsAttachmentList(attachments))
  );
}

function fitsSeverity(value: unknown): boolean {
  return value === "low" || value === "medium" || value === "high" || value === "blocking";
}

function fitsErrorDetails(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { code, message, stack_trace, context } = value;
  if (typeof code !== "string" || typeof message !== "string" || !isPlain(value)) return false;
  return (stack_trace === undefined || typeof stack_trace === "string") && (context === undefined || fitsAnyMap(context));
}

function fitsAttemptList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsAttempt(item)) return false;
  }
  return true;
}

function fitsAttempt(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { solution, result, details } = value;
  if (!isPlain(value)) return false;
  return (
    (solution === undefined || typeof solution === "string") &&
    (result === undefined || typeof result === "string") &&
    (details === undefined || typeof details === "string")
  );
}

function fitsImpact(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { affected_users, affected_features, workaround } = value;
  if (!isPlain(value)) return false;
  return (
    (workaround === undefined || typeof workaround === "string") &&
    (affected_users === undefined || isJson(affected_users)) &&
    (affected_features === undefined || fitsStringList(affected_features))
  );
}

function fitsAttachmentList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsAttachment(item)) return false;
  }
  return true;
}

function fitsAttachment(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { type, filename, url } = value;
  if (!isPlain(value)) return false;
  return (
    (type === undefined || typeof type === "string") &&
    (filename === undefined || typeof filename === "string") &&
    (url === undefined || (typeof url === "string" && isUrl(url)))
  );
}

function fitsStatusUpdate(value: Readonly<Record<string, unknown>>): boolean {
  const {
    version,
    timestamp,
    sender_id,
    message_id,
    task_id,
    update_type,
    status_summary,
    progress,
    metrics,
    blockers,
    next_milestone,
    metadata,
  } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof task_id !== "string" ||
    typeof status_summary !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    fitsUpdateType(update_type) &&
    (next_milestone === undefined || typeof next_milestone === "string") &&
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    (progress === undefined || fitsProgress(progress)) &&
    (metrics === undefined || fitsAnyMap(metrics)) &&
    fitsRemarkList(blockers) &&
    (metadata === undefined || fitsMetadata(metadata))
  );
}

function fitsUpdateType(value: unknown): boolean {
  return value === "progress" || value === "milestone" || value === "blocker" || value === "unblocker";
}

function fitsProgress(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { percentage, completed_steps, current_step, remaining_steps, estimated_completion } = value;
  if (!isPlain(value)) return false;
  return (
    (percentage === undefined || (typeof percentage === "number" && percentage >= 0 && percentage <= 100)) &&
    (current_step === undefined || typeof current_step === "string") &&
    (completed_steps === undefined || fitsStringList(completed_steps)) &&
    (remaining_steps === undefined || fitsStringList(remaining_steps)) &&
    (estimated_completion === undefined ||
      (typeof estimated_completion === "string" && (isDateTime(estimated_completion) || isDate(estimated_completion))))
  );
}

function fitsCoordinationRequest(value: Readonly<Record<string, unknown>>): boolean {
  const {
    version,
    timestamp,
    sender_id,
    message_id,
    request_type,
    participants,
    coordination_topic,
    shared_resources,
    schedule,
    communication_protocol,
    success_criteria,
    metadata,
  } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof coordination_topic !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    fitsRequestType(request_type) &&
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    fitsStringList(participants) &&
    (shared_resources === undefined || fitsSharedResourceList(shared_resources)) &&
    (schedule === undefined || fitsSchedule(schedule)) &&
    (communication_protocol === undefined || fitsCommunicationProtocol(communication_protocol)) &&
    (success_criteria === undefined || fitsStringList(success_criteria)) &&
    (metadata === undefined || fitsMetadata(metadata))
  );
}

function fitsRequestType(value: unknown): boolean {
  return value === "parallel_execution" || value === "handoff" || value === "review" || value === "sync";
}

function fitsSharedResourceList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsSharedResource(item)) return false;
  }
  return true;
}

function fitsSharedResource(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { type, patterns, schema, access_mode } = value;
  if (!isPlain(value)) return false;
  return (
    (type === undefined || typeof type === "string") &&
    (schema === undefined || typeof schema === "string") &&
    (access_mode === undefined || typeof access_mode === "string") &&
    (patterns === undefined || fitsStringList(patterns))
  );
}

function fitsSchedule(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { start_time, duration_minutes, checkpoint_interval_minutes } = value;
  if (!isPlain(value)) return false;
  return (
    (duration_minutes === undefined || (typeof duration_minutes === "number" && Number.isFinite(duration_minutes))) &&
    (checkpoint_interval_minutes === undefined ||
      (typeof checkpoint_interval_minutes === "number" && Number.isFinite(checkpoint_interval_minutes))) &&
    (start_time === undefined || (typeof start_time === "string" && (isDateTime(start_time) || isDate(start_time))))
  );
}

function fitsCommunicationProtocol(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { primary_channel, fallback_channel, escalation_contact } = value;
  if (!isPlain(value)) return false;
  return (
    (primary_channel === undefined || typeof primary_channel === "string") &&
    (fallback_channel === undefined || typeof fallback_channel === "string") &&
    (escalation_contact === undefined || typeof escalation_contact === "string")
  );
}

function fitsFileReservation(value: Readonly<Record<string, unknown>>): boolean {
  const { version, timestamp, sender_id, message_id, task_id, reservation_request, alternatives } = value;
  if (
    typeof version !== "string" ||
    typeof timestamp !== "string" ||
    typeof sender_id !== "string" ||
    typeof message_id !== "string" ||
    typeof task_id !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  return (
    (version === "1.0.0" || (isSemver(version) && SUPPORTED_VERSIONS.test(version))) &&
    isUtcDateTime(timestamp) &&
    MESSAGE_ID.test(message_id) &&
    fitsReservation(reservation_request) &&
    (alternatives === undefined || fitsAlternativeList(alternatives))
  );
}

function fitsReservation(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { mode, file_patterns, duration_minutes, reason } = value;
  if (!isPlain(value)) return false;
  return (
    (mode === "exclusive" || mode === "shared_read" || mode === "shared_write") &&
    (reason === undefined || typeof reason === "string") &&
    (duration_minutes === undefined || (typeof duration_minutes === "number" && Number.isFinite(duration_minutes))) &&
    fitsStringList(file_patterns)
  );
}

function fitsAlternativeList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsAlternative(item)) return false;
  }
  return true;
}

function fitsAlternative(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { pattern, mode, note } = value;
  if (!isPlain(value)) return false;
  return (
    (pattern === undefined || typeof pattern === "string") &&
    (mode === undefined || mode === "exclusive" || mode === "shared_read" || mode === "shared_write") &&
    (note === undefined || typeof note === "string")
  );
}
