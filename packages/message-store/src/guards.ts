// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { isJson, isObject, isObjectLike, isPlain } from "@wirepact/core/codegen";
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
  try {
    if (!isObjectLike(value)) return false;
    const type = value["type"];
    if (typeof type !== "string") return false;
    // Few types have the same length, and lengths are compared faster than strings.
    switch (type.length) {
      case 4:
        return type === "task" && fitsTask(value);
      case 5:
        return (type === "error" && fitsErrorRecord(value)) || (type === "final" && fitsFinal(value));
      case 6:
        return type === "action" && fitsAction(value);
      case 9:
        return type === "synthesis" && fitsSynthesis(value);
      case 10:
        return type === "delegation" && fitsDelegation(value);
      case 11:
        return (type === "observation" && fitsObservation(value)) || (type === "script_plan" && fitsScriptPlan(value));
      case 12:
        return type === "user_message" && fitsUserMessage(value);
      case 14:
        return (type === "strategic_plan" && fitsStrategicPlan(value)) || (type === "suggested_plan" && fitsSuggestedPlan(value));
      case 16:
        return (type === "director_context" && fitsDirectorContext(value)) || (type === "injected_context" && fitsInjectedContext(value));
      case 17:
        return type === "assistant_message" && fitsAssistantMessage(value);
      case 18:
        return type === "global_observation" && fitsGlobalObservation(value);
      default:
        return false;
    }
  } catch {
    // Property access may throw: getters, proxies.
    return false;
  }
}

/** Whether a value is a valid `user_message`. */
export function isUserMessage(value: unknown): value is UserMessage {
  try {
    return isObjectLike(value) && value["type"] === "user_message" && fitsUserMessage(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `assistant_message`. */
export function isAssistantMessage(value: unknown): value is AssistantMessage {
  try {
    return isObjectLike(value) && value["type"] === "assistant_message" && fitsAssistantMessage(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `task`. */
export function isTask(value: unknown): value is Task {
  try {
    return isObjectLike(value) && value["type"] === "task" && fitsTask(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `action`. */
export function isAction(value: unknown): value is Action {
  try {
    return isObjectLike(value) && value["type"] === "action" && fitsAction(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `observation`. */
export function isObservation(value: unknown): value is Observation {
  try {
    return isObjectLike(value) && value["type"] === "observation" && fitsObservation(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `error`. */
export function isErrorRecord(value: unknown): value is ErrorRecord {
  try {
    return isObjectLike(value) && value["type"] === "error" && fitsErrorRecord(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `final`. */
export function isFinal(value: unknown): value is Final {
  try {
    return isObjectLike(value) && value["type"] === "final" && fitsFinal(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `synthesis`. */
export function isSynthesis(value: unknown): value is Synthesis {
  try {
    return isObjectLike(value) && value["type"] === "synthesis" && fitsSynthesis(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `strategic_plan`. */
export function isStrategicPlan(value: unknown): value is StrategicPlan {
  try {
    return isObjectLike(value) && value["type"] === "strategic_plan" && fitsStrategicPlan(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `suggested_plan`. */
export function isSuggestedPlan(value: unknown): value is SuggestedPlan {
  try {
    return isObjectLike(value) && value["type"] === "suggested_plan" && fitsSuggestedPlan(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `script_plan`. */
export function isScriptPlan(value: unknown): value is ScriptPlan {
  try {
    return isObjectLike(value) && value["type"] === "script_plan" && fitsScriptPlan(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `delegation`. */
export function isDelegation(value: unknown): value is Delegation {
  try {
    return isObjectLike(value) && value["type"] === "delegation" && fitsDelegation(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `global_observation`. */
export function isGlobalObservation(value: unknown): value is GlobalObservation {
  try {
    return isObjectLike(value) && value["type"] === "global_observation" && fitsGlobalObservation(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `director_context`. */
export function isDirectorContext(value: unknown): value is DirectorContext {
  try {
    return isObjectLike(value) && value["type"] === "director_context" && fitsDirectorContext(value);
  } catch {
    return false;
  }
}

/** Whether a value is a valid `injected_context`. */
export function isInjectedContext(value: unknown): value is InjectedContext {
  try {
    return isObjectLike(value) && value["type"] === "injected_context" && fitsInjectedContext(value);
  } catch {
    return false;
  }
}

function fitsUserMessage(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsAssistantMessage(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsTask(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsAction(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, tool, args } = value;
  if (typeof tool !== "string" || !isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(args)
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

function fitsObservation(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsErrorRecord(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content, error_type } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (error_type === undefined || typeof error_type === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsFinal(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsSynthesis(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content, from_manager, phase_id } = value;
  if (typeof from_manager !== "string" || !isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content) &&
    (phase_id === undefined || (typeof phase_id === "number" && Number.isInteger(phase_id)))
  );
}

function fitsStrategicPlan(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(content)
  );
}

function fitsSuggestedPlan(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsScriptPlan(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    fitsAnyMap(content)
  );
}

function fitsDelegation(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, worker, task } = value;
  if (typeof worker !== "string" || typeof task !== "string" || !isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp)))
  );
}

function fitsGlobalObservation(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content, from_worker, summary } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (from_worker === undefined || typeof from_worker === "string") &&
    (summary === undefined || typeof summary === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsDirectorContext(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}

function fitsInjectedContext(value: Readonly<Record<string, unknown>>): boolean {
  const { timestamp, turn_id, content } = value;
  if (!isPlain(value)) return false;
  return (
    (turn_id === undefined || typeof turn_id === "string") &&
    (timestamp === undefined || (typeof timestamp === "number" && Number.isFinite(timestamp))) &&
    isJson(content)
  );
}
