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
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `user_message`: The user said something, in one turn of the conversation. */
export function createUserMessage(fields: UserMessageFields, options?: BuildOptions): UserMessage {
  return buildMessage(protocol, "user_message", fields, options) as UserMessage;
}

/** The fields that `createAssistantMessage` takes. */
export interface AssistantMessageFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `assistant_message`: The user was answered, in one turn of the conversation. */
export function createAssistantMessage(fields: AssistantMessageFields, options?: BuildOptions): AssistantMessage {
  return buildMessage(protocol, "assistant_message", fields, options) as AssistantMessage;
}

/** The fields that `createTask` takes. */
export interface TaskFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `task`: An agent begins a new piece of work. What a worker is shown starts at its last task. */
export function createTask(fields: TaskFields, options?: BuildOptions): Task {
  return buildMessage(protocol, "task", fields, options) as Task;
}

/** The fields that `createAction` takes. */
export interface ActionFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** Which tool is called. */
  tool: string;
  /** Arguments of the call, by name. */
  args: Record<string, unknown>;
}

/** Builds a valid `action`: An agent calls a tool. It has a tool and arguments instead of a content. */
export function createAction(fields: ActionFields, options?: BuildOptions): Action {
  return buildMessage(protocol, "action", fields, options) as Action;
}

/** The fields that `createObservation` takes. */
export interface ObservationFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `observation`: What a tool gave back, or what an agent noticed. */
export function createObservation(fields: ObservationFields, options?: BuildOptions): Observation {
  return buildMessage(protocol, "observation", fields, options) as Observation;
}

/** The fields that `createErrorRecord` takes. */
export interface ErrorRecordFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Kind of error, such as the name of an exception. */
  error_type?: string | undefined;
}

/** Builds a valid `error`: Something went wrong in an agent or one of its tools. */
export function createErrorRecord(fields: ErrorRecordFields, options?: BuildOptions): ErrorRecord {
  return buildMessage(protocol, "error", fields, options) as ErrorRecord;
}

/** The fields that `createFinal` takes. */
export interface FinalFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `final`: An agent is done with its task. */
export function createFinal(fields: FinalFields, options?: BuildOptions): Final {
  return buildMessage(protocol, "final", fields, options) as Final;
}

/** The fields that `createSynthesis` takes. */
export interface SynthesisFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Which manager sums up. */
  from_manager: string;
  /** Phase of the plan that the summary closes. */
  phase_id?: number | undefined;
}

/** Builds a valid `synthesis`: A manager sums up what its workers found. */
export function createSynthesis(fields: SynthesisFields, options?: BuildOptions): Synthesis {
  return buildMessage(protocol, "synthesis", fields, options) as Synthesis;
}

/** The fields that `createStrategicPlan` takes. */
export interface StrategicPlanFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** The plan, by its own keys. */
  content: Record<string, unknown>;
}

/** Builds a valid `strategic_plan`: An orchestrator or manager lays out who does what, phase by phase. */
export function createStrategicPlan(fields: StrategicPlanFields, options?: BuildOptions): StrategicPlan {
  return buildMessage(protocol, "strategic_plan", fields, options) as StrategicPlan;
}

/** The fields that `createSuggestedPlan` takes. */
export interface SuggestedPlanFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `suggested_plan`: A plan that was proposed and not yet adopted, in whatever form it came. */
export function createSuggestedPlan(fields: SuggestedPlanFields, options?: BuildOptions): SuggestedPlan {
  return buildMessage(protocol, "suggested_plan", fields, options) as SuggestedPlan;
}

/** The fields that `createScriptPlan` takes. */
export interface ScriptPlanFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** The plan, by its own keys. */
  content: Record<string, unknown>;
}

/** Builds a valid `script_plan`: A plan written as a goal and steps to go through in order. */
export function createScriptPlan(fields: ScriptPlanFields, options?: BuildOptions): ScriptPlan {
  return buildMessage(protocol, "script_plan", fields, options) as ScriptPlan;
}

/** The fields that `createDelegation` takes. */
export interface DelegationFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** Which worker gets the task. */
  worker: string;
  /** What the worker is to do. */
  task: string;
}

/** Builds a valid `delegation`: A manager gives a worker a task. It has a worker and a task instead of a content. */
export function createDelegation(fields: DelegationFields, options?: BuildOptions): Delegation {
  return buildMessage(protocol, "delegation", fields, options) as Delegation;
}

/** The fields that `createGlobalObservation` takes. */
export interface GlobalObservationFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Which worker saw it. */
  from_worker?: string | undefined;
  /** The gist of it, for people. */
  summary?: string | undefined;
}

/** Builds a valid `global_observation`: An observation that every agent at the location should know. */
export function createGlobalObservation(fields: GlobalObservationFields, options?: BuildOptions): GlobalObservation {
  return buildMessage(protocol, "global_observation", fields, options) as GlobalObservation;
}

/** The fields that `createDirectorContext` takes. */
export interface DirectorContextFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `director_context`: Context that a context builder put in for the agents. */
export function createDirectorContext(fields: DirectorContextFields, options?: BuildOptions): DirectorContext {
  return buildMessage(protocol, "director_context", fields, options) as DirectorContext;
}

/** The fields that `createInjectedContext` takes. */
export interface InjectedContextFields {
  /** When the record was made. Views are sorted by it, so give it. Defaults to the current time. */
  timestamp?: RecordTime | undefined;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string | undefined;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Builds a valid `injected_context`: Context that came from elsewhere and was put in as it was. */
export function createInjectedContext(fields: InjectedContextFields, options?: BuildOptions): InjectedContext {
  return buildMessage(protocol, "injected_context", fields, options) as InjectedContext;
}
