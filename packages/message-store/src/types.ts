// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";

/** Any message of the protocol. */
export type Message =
  | UserMessage
  | AssistantMessage
  | Task
  | Action
  | Observation
  | ErrorRecord
  | Final
  | Synthesis
  | StrategicPlan
  | SuggestedPlan
  | ScriptPlan
  | Delegation
  | GlobalObservation
  | DirectorContext
  | InjectedContext;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** The number of seconds since 1970-01-01T00:00:00Z (Unix time), optionally with a fraction. Format: Unix timestamp in seconds. */
export type RecordTime = number;

/** A message from the user in a turn of the conversation. */
export interface UserMessage {
  /** The message type. */
  type: "user_message";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.5
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Which ships are late?"
   */
  content: unknown;
}

/** A reply to the user in a turn of the conversation. */
export interface AssistantMessage {
  /** The message type. */
  type: "assistant_message";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438409
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Two of them."
   */
  content: unknown;
}

/** Starts a new task for an agent. A worker's view starts at its most recent task. */
export interface Task {
  /** The message type. */
  type: "task";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438401
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Look up the arrivals."
   */
  content: unknown;
}

/** A tool call by an agent. It has `tool` and `args` instead of `content`. */
export interface Action {
  /** The message type. */
  type: "action";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438402
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The name of the tool.
   *
   * @example "list_arrivals"
   */
  tool: string;
  /** The arguments of the call, by name. */
  args: Record<string, unknown>;
}

/** The result of a tool call, or an observation made by an agent. */
export interface Observation {
  /** The message type. */
  type: "observation";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438403.25
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
}

/** An error in an agent or in one of its tools. */
export interface ErrorRecord {
  /** The message type. */
  type: "error";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438404
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
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
  error_type?: string;
}

/** The final result of an agent's task. */
export interface Final {
  /** The message type. */
  type: "final";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438405
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Ada and Grace are late."
   */
  content: unknown;
}

/** A summary of the workers' results by their manager. */
export interface Synthesis {
  /** The message type. */
  type: "synthesis";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438406
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
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
  phase_id?: number;
}

/** A plan, made by an orchestrator or a manager, that assigns work in phases. */
export interface StrategicPlan {
  /** The message type. */
  type: "strategic_plan";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.75
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /** The plan, an object with arbitrary keys. */
  content: Record<string, unknown>;
}

/** A proposed plan, in any format, that has not been adopted yet. */
export interface SuggestedPlan {
  /** The message type. */
  type: "suggested_plan";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.8
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "Ask the pilots first."
   */
  content: unknown;
}

/** A plan that consists of a goal and a sequence of steps. */
export interface ScriptPlan {
  /** The message type. */
  type: "script_plan";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.9
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /** The plan, an object with arbitrary keys. */
  content: Record<string, unknown>;
}

/** Assigns a task to a worker. It has `worker` and `task` instead of `content`. */
export interface Delegation {
  /** The message type. */
  type: "delegation";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438407
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
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

/** An observation for all agents at the location. */
export interface GlobalObservation {
  /** The message type. */
  type: "global_observation";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438408
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
  /**
   * The worker that made the observation.
   *
   * @example "pilot"
   */
  from_worker?: string;
  /**
   * A human-readable summary.
   *
   * @example "Fog until noon."
   */
  summary?: string;
}

/** Context for the agents, added by a context builder. */
export interface DirectorContext {
  /** The message type. */
  type: "director_context";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.1
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /**
   * The content of the record. It is required, but can be null, false, 0 or an empty string.
   *
   * @example "The harbor has four berths."
   */
  content: unknown;
}

/** Context from another source, added unchanged. */
export interface InjectedContext {
  /** The message type. */
  type: "injected_context";
  /**
   * The time at which the record was created. Set it even though it is optional, because views are sorted by it. Format: Unix timestamp in seconds.
   *
   * @example 1772438400.2
   */
  timestamp?: RecordTime;
  /**
   * The turn of the conversation that the record belongs to.
   *
   * @example "turn-7"
   */
  turn_id?: string;
  /** The content of the record. It is required, but can be null, false, 0 or an empty string. */
  content: unknown;
}
