// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";
import type {
  Action,
  AssistantMessage,
  Delegation,
  DirectorContext,
  ErrorRecord,
  Final,
  GlobalObservation,
  InjectedContext,
  Observation,
  RecordTime,
  ScriptPlan,
  StrategicPlan,
  SuggestedPlan,
  Synthesis,
  Task,
  UserMessage,
} from "./types.js";

/** The fields that `createUserMessage` takes. */
export interface UserMessageFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.5
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Which ships are late?"
   */
  content: unknown;
}

/** Builds a valid `user_message`. */
export function createUserMessage(fields: UserMessageFields, options?: BuildOptions<"application">): UserMessage {
  return buildMessage(protocol, "user_message", fields, options) as UserMessage;
}

/** The fields that `createAssistantMessage` takes. */
export interface AssistantMessageFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438409
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Two of them."
   */
  content: unknown;
}

/** Builds a valid `assistant_message`. */
export function createAssistantMessage(
  fields: AssistantMessageFields,
  options?: BuildOptions<"application" | "orchestrator" | "manager" | "worker">,
): AssistantMessage {
  return buildMessage(protocol, "assistant_message", fields, options) as AssistantMessage;
}

/** The fields that `createTask` takes. */
export interface TaskFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438401
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Look up the arrivals."
   */
  content: unknown;
}

/** Builds a valid `task`. */
export function createTask(fields: TaskFields, options?: BuildOptions<"orchestrator" | "manager" | "worker">): Task {
  return buildMessage(protocol, "task", fields, options) as Task;
}

/** The fields that `createAction` takes. */
export interface ActionFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438402
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The name of the tool.
   *
   * @example "list_arrivals"
   */
  tool: string;
  /** The arguments of the call, by name. */
  args: Record<string, unknown>;
}

/** Builds a valid `action`. */
export function createAction(fields: ActionFields, options?: BuildOptions<"orchestrator" | "manager" | "worker">): Action {
  return buildMessage(protocol, "action", fields, options) as Action;
}

/** The fields that `createObservation` takes. */
export interface ObservationFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438403.25
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
}

/** Builds a valid `observation`. */
export function createObservation(fields: ObservationFields, options?: BuildOptions<"orchestrator" | "manager" | "worker">): Observation {
  return buildMessage(protocol, "observation", fields, options) as Observation;
}

/** The fields that `createErrorRecord` takes. */
export interface ErrorRecordFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438404
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "The harbor server does not respond."
   */
  content: unknown;
  /**
   * The type of the error, such as the name of an exception.
   *
   * @example "TimeoutError"
   */
  error_type?: string | undefined;
}

/** Builds a valid `error`. */
export function createErrorRecord(fields: ErrorRecordFields, options?: BuildOptions<"orchestrator" | "manager" | "worker">): ErrorRecord {
  return buildMessage(protocol, "error", fields, options) as ErrorRecord;
}

/** The fields that `createFinal` takes. */
export interface FinalFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438405
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Ada and Grace are late."
   */
  content: unknown;
}

/** Builds a valid `final`. */
export function createFinal(fields: FinalFields, options?: BuildOptions<"orchestrator" | "manager" | "worker">): Final {
  return buildMessage(protocol, "final", fields, options) as Final;
}

/** The fields that `createSynthesis` takes. */
export interface SynthesisFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438406
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
  /**
   * The name of the manager.
   *
   * @example "arrivals"
   */
  from_manager: string;
  /**
   * The phase of the plan that the summary concludes. Format: integer.
   *
   * @example 0
   */
  phase_id?: number | undefined;
}

/** Builds a valid `synthesis`. */
export function createSynthesis(fields: SynthesisFields, options?: BuildOptions<"manager">): Synthesis {
  return buildMessage(protocol, "synthesis", fields, options) as Synthesis;
}

/** The fields that `createStrategicPlan` takes. */
export interface StrategicPlanFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.75
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The plan, an object with arbitrary keys. */
  content: Record<string, unknown>;
}

/** Builds a valid `strategic_plan`. */
export function createStrategicPlan(fields: StrategicPlanFields, options?: BuildOptions<"orchestrator" | "manager">): StrategicPlan {
  return buildMessage(protocol, "strategic_plan", fields, options) as StrategicPlan;
}

/** The fields that `createSuggestedPlan` takes. */
export interface SuggestedPlanFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.8
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Ask the pilots first."
   */
  content: unknown;
}

/** Builds a valid `suggested_plan`. */
export function createSuggestedPlan(
  fields: SuggestedPlanFields,
  options?: BuildOptions<"application" | "orchestrator" | "manager" | "worker">,
): SuggestedPlan {
  return buildMessage(protocol, "suggested_plan", fields, options) as SuggestedPlan;
}

/** The fields that `createScriptPlan` takes. */
export interface ScriptPlanFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.9
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The plan, an object with arbitrary keys. */
  content: Record<string, unknown>;
}

/** Builds a valid `script_plan`. */
export function createScriptPlan(fields: ScriptPlanFields, options?: BuildOptions<"orchestrator" | "manager">): ScriptPlan {
  return buildMessage(protocol, "script_plan", fields, options) as ScriptPlan;
}

/** The fields that `createDelegation` takes. */
export interface DelegationFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438407
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The name of the worker.
   *
   * @example "berth-clerk"
   */
  worker: string;
  /**
   * The task for the worker.
   *
   * @example "Find a free berth."
   */
  task: string;
}

/** Builds a valid `delegation`. */
export function createDelegation(fields: DelegationFields, options?: BuildOptions<"manager">): Delegation {
  return buildMessage(protocol, "delegation", fields, options) as Delegation;
}

/** The fields that `createGlobalObservation` takes. */
export interface GlobalObservationFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438408
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
  /**
   * The worker that made the observation.
   *
   * @example "pilot"
   */
  from_worker?: string | undefined;
  /**
   * A human-readable summary.
   *
   * @example "Fog until noon."
   */
  summary?: string | undefined;
}

/** Builds a valid `global_observation`. */
export function createGlobalObservation(
  fields: GlobalObservationFields,
  options?: BuildOptions<"orchestrator" | "manager" | "worker">,
): GlobalObservation {
  return buildMessage(protocol, "global_observation", fields, options) as GlobalObservation;
}

/** The fields that `createDirectorContext` takes. */
export interface DirectorContextFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.1
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "The harbor has four berths."
   */
  content: unknown;
}

/** Builds a valid `director_context`. */
export function createDirectorContext(fields: DirectorContextFields, options?: BuildOptions<"application">): DirectorContext {
  return buildMessage(protocol, "director_context", fields, options) as DirectorContext;
}

/** The fields that `createInjectedContext` takes. */
export interface InjectedContextFields {
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds. Defaults to the current time.
   *
   * @example 1772438400.2
   */
  timestamp?: RecordTime | undefined;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string | undefined;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
}

/** Builds a valid `injected_context`. */
export function createInjectedContext(fields: InjectedContextFields, options?: BuildOptions<"application">): InjectedContext {
  return buildMessage(protocol, "injected_context", fields, options) as InjectedContext;
}
