// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { isJson, isObject } from "@wirepact/core/codegen";
import type {
  Action,
  AssistantMessage,
  Delegation,
  DirectorContext,
  ErrorRecord,
  Final,
  GlobalObservation,
  InjectedContext,
  Message,
  Observation,
  ScriptPlan,
  StrategicPlan,
  SuggestedPlan,
  Synthesis,
  Task,
  UserMessage,
} from "./types.js";

/** Whether a value is a valid message of the protocol. */
export function is(value: unknown): value is Message {
  switch ((value as Record<string, unknown> | null | undefined)?.["type"]) {
    case "user_message":
      return isUserMessage(value);
    case "assistant_message":
      return isAssistantMessage(value);
    case "task":
      return isTask(value);
    case "action":
      return isAction(value);
    case "observation":
      return isObservation(value);
    case "error":
      return isErrorRecord(value);
    case "final":
      return isFinal(value);
    case "synthesis":
      return isSynthesis(value);
    case "strategic_plan":
      return isStrategicPlan(value);
    case "suggested_plan":
      return isSuggestedPlan(value);
    case "script_plan":
      return isScriptPlan(value);
    case "delegation":
      return isDelegation(value);
    case "global_observation":
      return isGlobalObservation(value);
    case "director_context":
      return isDirectorContext(value);
    case "injected_context":
      return isInjectedContext(value);
    default:
      return false;
  }
}

/** Whether a value is a valid `user_message`: The user said something, in one turn of the conversation. */
export function isUserMessage(value: unknown): value is UserMessage {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "user_message") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `assistant_message`: The user was answered, in one turn of the conversation. */
export function isAssistantMessage(value: unknown): value is AssistantMessage {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "assistant_message") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `task`: An agent begins a new piece of work. What a worker is shown starts at its last task. */
export function isTask(value: unknown): value is Task {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "task") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `action`: An agent calls a tool. It has a tool and arguments instead of a content. */
export function isAction(value: unknown): value is Action {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, tool, args } = value;
  if (type !== "action" || typeof tool !== "string") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(args)
  );
}

/** Whether a value is a valid `observation`: What a tool gave back, or what an agent noticed. */
export function isObservation(value: unknown): value is Observation {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "observation") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `error`: Something went wrong in an agent or one of its tools. */
export function isErrorRecord(value: unknown): value is ErrorRecord {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content, error_type } = value;
  if (type !== "error") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (error_type === undefined || typeof error_type === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `final`: An agent is done with its task. */
export function isFinal(value: unknown): value is Final {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "final") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `synthesis`: A manager sums up what its workers found. */
export function isSynthesis(value: unknown): value is Synthesis {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content, from_manager, phase_id } = value;
  if (type !== "synthesis" || typeof from_manager !== "string") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content) &&
    (phase_id === undefined || (typeof phase_id === "number" && Number.isInteger(phase_id)))
  );
}

/** Whether a value is a valid `strategic_plan`: An orchestrator or manager lays out who does what, phase by phase. */
export function isStrategicPlan(value: unknown): value is StrategicPlan {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "strategic_plan") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(content)
  );
}

/** Whether a value is a valid `suggested_plan`: A plan that was proposed and not yet adopted, in whatever form it came. */
export function isSuggestedPlan(value: unknown): value is SuggestedPlan {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "suggested_plan") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `script_plan`: A plan written as a goal and steps to go through in order. */
export function isScriptPlan(value: unknown): value is ScriptPlan {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "script_plan") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(content)
  );
}

/** Whether a value is a valid `delegation`: A manager gives a worker a task. It has a worker and a task instead of a content. */
export function isDelegation(value: unknown): value is Delegation {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, worker, task } = value;
  if (type !== "delegation" || typeof worker !== "string" || typeof task !== "string") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp)))
  );
}

/** Whether a value is a valid `global_observation`: An observation that every agent at the location should know. */
export function isGlobalObservation(value: unknown): value is GlobalObservation {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content, from_worker, summary } = value;
  if (type !== "global_observation") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (from_worker === undefined || typeof from_worker === "string") &&
    (summary === undefined || typeof summary === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `director_context`: Context that a context builder put in for the agents. */
export function isDirectorContext(value: unknown): value is DirectorContext {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "director_context") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

/** Whether a value is a valid `injected_context`: Context that came from elsewhere and was put in as it was. */
export function isInjectedContext(value: unknown): value is InjectedContext {
  if (!isObject(value)) return false;
  const { type, timestamp, turn_id, content } = value;
  if (type !== "injected_context") return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsAnyMap(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (!isJson(entry)) return false;
  }
  return true;
}
