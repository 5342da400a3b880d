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

/** Seconds since 1970, with a fraction where it matters. */
export type RecordTime = number;

/** The user said something, in one turn of the conversation. */
export interface UserMessage {
  /** The message type. */
  type: "user_message";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** The user was answered, in one turn of the conversation. */
export interface AssistantMessage {
  /** The message type. */
  type: "assistant_message";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** An agent begins a new piece of work. What a worker is shown starts at its last task. */
export interface Task {
  /** The message type. */
  type: "task";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** An agent calls a tool. It has a tool and arguments instead of a content. */
export interface Action {
  /** The message type. */
  type: "action";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** Which tool is called. */
  tool: string;
  /** Arguments of the call, by name. */
  args: Record<string, unknown>;
}

/** What a tool gave back, or what an agent noticed. */
export interface Observation {
  /** The message type. */
  type: "observation";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Something went wrong in an agent or one of its tools. */
export interface ErrorRecord {
  /** The message type. */
  type: "error";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Kind of error, such as the name of an exception. */
  error_type?: string;
}

/** An agent is done with its task. */
export interface Final {
  /** The message type. */
  type: "final";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** A manager sums up what its workers found. */
export interface Synthesis {
  /** The message type. */
  type: "synthesis";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Which manager sums up. */
  from_manager: string;
  /** Phase of the plan that the summary closes. */
  phase_id?: number;
}

/** An orchestrator or manager lays out who does what, phase by phase. */
export interface StrategicPlan {
  /** The message type. */
  type: "strategic_plan";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** The plan, by its own keys. */
  content: Record<string, unknown>;
}

/** A plan that was proposed and not yet adopted, in whatever form it came. */
export interface SuggestedPlan {
  /** The message type. */
  type: "suggested_plan";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** A plan written as a goal and steps to go through in order. */
export interface ScriptPlan {
  /** The message type. */
  type: "script_plan";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** The plan, by its own keys. */
  content: Record<string, unknown>;
}

/** A manager gives a worker a task. It has a worker and a task instead of a content. */
export interface Delegation {
  /** The message type. */
  type: "delegation";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** Which worker gets the task. */
  worker: string;
  /** What the worker is to do. */
  task: string;
}

/** An observation that every agent at the location should know. */
export interface GlobalObservation {
  /** The message type. */
  type: "global_observation";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
  /** Which worker saw it. */
  from_worker?: string;
  /** The gist of it, for people. */
  summary?: string;
}

/** Context that a context builder put in for the agents. */
export interface DirectorContext {
  /** The message type. */
  type: "director_context";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}

/** Context that came from elsewhere and was put in as it was. */
export interface InjectedContext {
  /** The message type. */
  type: "injected_context";
  /** When the record was made. Views are sorted by it, so give it. */
  timestamp?: RecordTime;
  /** Turn of the conversation that the record belongs to. */
  turn_id?: string;
  /** What the record holds. The key is always there; null, false, 0 and an empty text are contents too. */
  content: unknown;
}
