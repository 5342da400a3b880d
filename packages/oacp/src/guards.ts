// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { hasAtMost, isJson, isNotBlank, isObject, isObjectLike, isPlain, isUrl, isUtcSecond } from "@wirepact/core/codegen";
import type {
  BrainstormFollowup,
  BrainstormRequest,
  FollowUp,
  Handoff,
  HandoffComplete,
  Message,
  Notification,
  Question,
  ReviewAddressed,
  ReviewFeedback,
  ReviewLgtm,
  ReviewRequest,
  TaskRequest,
} from "./types.js";

const AGENT_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/u;
const PULL_NUMBER = /^[0-9]+$/u;
const CONVERSATION_ID = /^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$/u;
const CHANNEL = /^[A-Za-z0-9_-]+$/u;
const REFERENCE = /^#?[0-9]+$/u;

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  try {
    if (!isObjectLike(value)) return false;
    const type = value["type"];
    if (typeof type !== "string") return false;
    // Few types have the same length, and lengths are compared faster than strings.
    switch (type.length) {
      case 7:
        return type === "handoff" && fitsHandoff(value);
      case 8:
        return type === "question" && fitsQuestion(value);
      case 9:
        return type === "follow_up" && fitsFollowUp(value);
      case 11:
        return type === "review_lgtm" && fitsReviewLgtm(value);
      case 12:
        return (type === "task_request" && fitsTaskRequest(value)) || (type === "notification" && fitsNotification(value));
      case 14:
        return type === "review_request" && fitsReviewRequest(value);
      case 15:
        return type === "review_feedback" && fitsReviewFeedback(value);
      case 16:
        return (type === "handoff_complete" && fitsHandoffComplete(value)) || (type === "review_addressed" && fitsReviewAddressed(value));
      case 18:
        return type === "brainstorm_request" && fitsBrainstormRequest(value);
      case 19:
        return type === "brainstorm_followup" && fitsBrainstormFollowup(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `task_request`. */
export function isTaskRequest(value: unknown): value is TaskRequest {
  try {
    return isObjectLike(value) && value["type"] === "task_request" && fitsTaskRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `question`. */
export function isQuestion(value: unknown): value is Question {
  try {
    return isObjectLike(value) && value["type"] === "question" && fitsQuestion(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `notification`. */
export function isNotification(value: unknown): value is Notification {
  try {
    return isObjectLike(value) && value["type"] === "notification" && fitsNotification(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `follow_up`. */
export function isFollowUp(value: unknown): value is FollowUp {
  try {
    return isObjectLike(value) && value["type"] === "follow_up" && fitsFollowUp(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `handoff`. */
export function isHandoff(value: unknown): value is Handoff {
  try {
    return isObjectLike(value) && value["type"] === "handoff" && fitsHandoff(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `handoff_complete`. */
export function isHandoffComplete(value: unknown): value is HandoffComplete {
  try {
    return isObjectLike(value) && value["type"] === "handoff_complete" && fitsHandoffComplete(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `review_request`. */
export function isReviewRequest(value: unknown): value is ReviewRequest {
  try {
    return isObjectLike(value) && value["type"] === "review_request" && fitsReviewRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `review_feedback`. */
export function isReviewFeedback(value: unknown): value is ReviewFeedback {
  try {
    return isObjectLike(value) && value["type"] === "review_feedback" && fitsReviewFeedback(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `review_addressed`. */
export function isReviewAddressed(value: unknown): value is ReviewAddressed {
  try {
    return isObjectLike(value) && value["type"] === "review_addressed" && fitsReviewAddressed(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `review_lgtm`. */
export function isReviewLgtm(value: unknown): value is ReviewLgtm {
  try {
    return isObjectLike(value) && value["type"] === "review_lgtm" && fitsReviewLgtm(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `brainstorm_request`. */
export function isBrainstormRequest(value: unknown): value is BrainstormRequest {
  try {
    return isObjectLike(value) && value["type"] === "brainstorm_request" && fitsBrainstormRequest(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `brainstorm_followup`. */
export function isBrainstormFollowup(value: unknown): value is BrainstormFollowup {
  try {
    return isObjectLike(value) && value["type"] === "brainstorm_followup" && fitsBrainstormFollowup(value);
  } catch {
    return false;
  }
}

function fitsTaskRequest(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    typeof body !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (body.length <= 20000 || hasAtMost(body.trim(), 20000)) &&
    isNotBlank(body) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsRecipients(value: unknown): boolean {
  return (typeof value === "string" && hasAtMost(value, 64) && AGENT_NAME.test(value)) || fitsRecipientsList(value);
}

function fitsRecipientsList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 10) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || !hasAtMost(item, 64) || !AGENT_NAME.test(item)) return false;
  }
  return true;
}

function fitsPriority(value: unknown): boolean {
  return value === "P0" || value === "P1" || value === "P2" || value === "P3";
}

function fitsMessageMember(name: string): boolean {
  return (
    name === "type" ||
    name === "id" ||
    name === "from" ||
    name === "to" ||
    name === "priority" ||
    name === "created_at_utc" ||
    name === "subject" ||
    name === "related_packet" ||
    name === "related_pr" ||
    name === "conversation_id" ||
    name === "parent_message_id" ||
    name === "context_keys" ||
    name === "expires_at" ||
    name === "channel" ||
    name === "autonomy_hint" ||
    name === "auth" ||
    name === "body"
  );
}

function fitsQuestion(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    typeof body !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (body.length <= 20000 || hasAtMost(body.trim(), 20000)) &&
    isNotBlank(body) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsNotification(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    typeof body !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (body.length <= 20000 || hasAtMost(body.trim(), 20000)) &&
    isNotBlank(body) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsFollowUp(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { source_type, source_ref, risk_tier, summary, next_action, owner, tracking_issue, due_hint } = body;
  if (
    typeof source_ref !== "string" ||
    typeof summary !== "string" ||
    typeof next_action !== "string" ||
    typeof owner !== "string" ||
    !isPlain(body)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    fitsSourceType(source_type) &&
    (risk_tier === "P2" || risk_tier === "P3") &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    (tracking_issue === undefined || typeof tracking_issue === "string") &&
    (due_hint === undefined || typeof due_hint === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsSourceType(value: unknown): boolean {
  return value === "review" || value === "task" || value === "deploy" || value === "incident" || value === "other";
}

function fitsHandoff(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { source_agent, target_agent, intent, artifacts_to_review, definition_of_done, context_bundle } = body;
  if (typeof source_agent !== "string" || typeof target_agent !== "string" || typeof intent !== "string" || !isPlain(body)) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    fitsOneRecipient(to) &&
    fitsEntries(artifacts_to_review) &&
    fitsEntries(definition_of_done) &&
    fitsContextBundle(context_bundle) &&
    (!Array.isArray(to) || !to.includes(from)) &&
    source_agent !== target_agent
  );
}

function fitsOneRecipient(value: unknown): boolean {
  return (typeof value === "string" && hasAtMost(value, 64) && AGENT_NAME.test(value)) || fitsOneRecipientList(value);
}

function fitsOneRecipientList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 1) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== "string" || !hasAtMost(item, 64) || !AGENT_NAME.test(item)) return false;
  }
  return true;
}

function fitsEntries(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsEntry(item)) return false;
  }
  return true;
}

function fitsEntry(value: unknown): boolean {
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

function fitsContextBundle(value: unknown): boolean {
  if (!isObjectLike(value)) return false;
  const { files_touched, decisions_made, blockers_hit, suggested_next_steps } = value;
  if (!isPlain(value)) return false;
  return fitsEntries(files_touched) && fitsEntries(decisions_made) && fitsEntries(blockers_hit) && fitsEntries(suggested_next_steps);
}

function fitsHandoffComplete(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { issue, pr, branch, tests_run, next_owner } = body;
  if (typeof branch !== "string" || typeof tests_run !== "boolean" || typeof next_owner !== "string" || !isPlain(body)) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    hasAtMost(next_owner, 64) &&
    AGENT_NAME.test(next_owner) &&
    fitsOneRecipient(to) &&
    fitsReference(issue) &&
    fitsReference(pr) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsReference(value: unknown): boolean {
  return (
    (typeof value === "number" && Number.isInteger(value)) ||
    (typeof value === "string" && REFERENCE.test(value)) ||
    (typeof value === "string" && isUrl(value))
  );
}

function fitsReviewRequest(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { pr, branch, diff_summary, max_turns_reviewer, max_runtime_s_reviewer } = body;
  if (typeof branch !== "string" || typeof diff_summary !== "string" || !isPlain(body)) return false;
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (max_turns_reviewer === undefined || (typeof max_turns_reviewer === "number" && Number.isInteger(max_turns_reviewer))) &&
    (max_runtime_s_reviewer === undefined || (typeof max_runtime_s_reviewer === "number" && Number.isInteger(max_runtime_s_reviewer))) &&
    fitsRecipients(to) &&
    fitsReference(pr) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsReviewFeedback(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    model,
    turns,
    input_tokens,
    output_tokens,
    wall_time_s,
    est_cost_usd,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { findings_packet, round, blocking_count } = body;
  if (typeof findings_packet !== "string" || typeof round !== "number" || typeof blocking_count !== "number" || !isPlain(body)) {
    return false;
  }
  for (const name in value) {
    if (!fitsReviewMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    (model === undefined || typeof model === "string") &&
    round >= 1 &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (turns === undefined || (typeof turns === "number" && turns >= 0 && Number.isInteger(turns))) &&
    (input_tokens === undefined || (typeof input_tokens === "number" && input_tokens >= 0 && Number.isInteger(input_tokens))) &&
    (output_tokens === undefined || (typeof output_tokens === "number" && output_tokens >= 0 && Number.isInteger(output_tokens))) &&
    (wall_time_s === undefined || (typeof wall_time_s === "number" && wall_time_s >= 0 && Number.isFinite(wall_time_s))) &&
    (est_cost_usd === undefined || (typeof est_cost_usd === "number" && est_cost_usd >= 0 && Number.isFinite(est_cost_usd))) &&
    Number.isInteger(round) &&
    Number.isInteger(blocking_count) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsReviewMember(name: string): boolean {
  return (
    name === "type" ||
    name === "id" ||
    name === "from" ||
    name === "to" ||
    name === "priority" ||
    name === "created_at_utc" ||
    name === "subject" ||
    name === "related_packet" ||
    name === "related_pr" ||
    name === "conversation_id" ||
    name === "parent_message_id" ||
    name === "context_keys" ||
    name === "expires_at" ||
    name === "channel" ||
    name === "autonomy_hint" ||
    name === "auth" ||
    name === "model" ||
    name === "turns" ||
    name === "input_tokens" ||
    name === "output_tokens" ||
    name === "wall_time_s" ||
    name === "est_cost_usd" ||
    name === "body"
  );
}

function fitsReviewAddressed(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    model,
    turns,
    input_tokens,
    output_tokens,
    wall_time_s,
    est_cost_usd,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { commit_sha, changes_summary, round, touched_files, addressed_finding_ids } = body;
  if (typeof commit_sha !== "string" || typeof changes_summary !== "string" || typeof round !== "number" || !isPlain(body)) {
    return false;
  }
  for (const name in value) {
    if (!fitsReviewMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    (model === undefined || typeof model === "string") &&
    round >= 1 &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (turns === undefined || (typeof turns === "number" && turns >= 0 && Number.isInteger(turns))) &&
    (input_tokens === undefined || (typeof input_tokens === "number" && input_tokens >= 0 && Number.isInteger(input_tokens))) &&
    (output_tokens === undefined || (typeof output_tokens === "number" && output_tokens >= 0 && Number.isInteger(output_tokens))) &&
    (wall_time_s === undefined || (typeof wall_time_s === "number" && wall_time_s >= 0 && Number.isFinite(wall_time_s))) &&
    (est_cost_usd === undefined || (typeof est_cost_usd === "number" && est_cost_usd >= 0 && Number.isFinite(est_cost_usd))) &&
    Number.isInteger(round) &&
    fitsRecipients(to) &&
    fitsEntryList(touched_files) &&
    fitsEntryList(addressed_finding_ids) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsEntryList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!fitsEntry(item)) return false;
  }
  return true;
}

function fitsReviewLgtm(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    model,
    turns,
    input_tokens,
    output_tokens,
    wall_time_s,
    est_cost_usd,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    !isObjectLike(body) ||
    !isPlain(value)
  ) {
    return false;
  }
  const { quality_gate_result, merge_ready, nits } = body;
  if (typeof merge_ready !== "boolean" || !isPlain(body)) return false;
  for (const name in value) {
    if (!fitsReviewMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    (quality_gate_result === "pass" || quality_gate_result === "fail") &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    (model === undefined || typeof model === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (turns === undefined || (typeof turns === "number" && turns >= 0 && Number.isInteger(turns))) &&
    (input_tokens === undefined || (typeof input_tokens === "number" && input_tokens >= 0 && Number.isInteger(input_tokens))) &&
    (output_tokens === undefined || (typeof output_tokens === "number" && output_tokens >= 0 && Number.isInteger(output_tokens))) &&
    (wall_time_s === undefined || (typeof wall_time_s === "number" && wall_time_s >= 0 && Number.isFinite(wall_time_s))) &&
    (est_cost_usd === undefined || (typeof est_cost_usd === "number" && est_cost_usd >= 0 && Number.isFinite(est_cost_usd))) &&
    fitsRecipients(to) &&
    (nits === undefined || fitsEntryList(nits)) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsBrainstormRequest(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    typeof body !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (body.length <= 20000 || hasAtMost(body.trim(), 20000)) &&
    isNotBlank(body) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}

function fitsBrainstormFollowup(value: Readonly<Record<string, unknown>>): boolean {
  const {
    id,
    from,
    to,
    priority,
    created_at_utc,
    subject,
    related_packet,
    related_pr,
    conversation_id,
    parent_message_id,
    context_keys,
    expires_at,
    channel,
    autonomy_hint,
    auth,
    body,
  } = value;
  if (
    typeof id !== "string" ||
    typeof from !== "string" ||
    typeof created_at_utc !== "string" ||
    typeof subject !== "string" ||
    typeof body !== "string" ||
    !isPlain(value)
  ) {
    return false;
  }
  for (const name in value) {
    if (!fitsMessageMember(name)) return false;
  }
  return (
    fitsPriority(priority) &&
    id !== "" &&
    subject !== "" &&
    (related_packet === undefined || typeof related_packet === "string") &&
    (context_keys === undefined || typeof context_keys === "string") &&
    (autonomy_hint === undefined || autonomy_hint === "auto_proceed") &&
    (auth === undefined || typeof auth === "string") &&
    hasAtMost(id, 200) &&
    isNotBlank(id) &&
    hasAtMost(from, 64) &&
    AGENT_NAME.test(from) &&
    isUtcSecond(created_at_utc) &&
    hasAtMost(subject, 200) &&
    isNotBlank(subject) &&
    (related_pr === undefined || (typeof related_pr === "string" && PULL_NUMBER.test(related_pr))) &&
    (conversation_id === undefined || (typeof conversation_id === "string" && CONVERSATION_ID.test(conversation_id))) &&
    (parent_message_id === undefined ||
      (typeof parent_message_id === "string" &&
        parent_message_id !== "" &&
        hasAtMost(parent_message_id, 200) &&
        isNotBlank(parent_message_id))) &&
    (expires_at === undefined || (typeof expires_at === "string" && isUtcSecond(expires_at))) &&
    (channel === undefined || (typeof channel === "string" && hasAtMost(channel, 64) && CHANNEL.test(channel))) &&
    (body.length <= 20000 || hasAtMost(body.trim(), 20000)) &&
    isNotBlank(body) &&
    fitsRecipients(to) &&
    (!Array.isArray(to) || !to.includes(from))
  );
}
