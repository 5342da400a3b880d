// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** A message from the user in a turn of the conversation. */
  UserMessage: "user_message",
  /** A reply to the user in a turn of the conversation. */
  AssistantMessage: "assistant_message",
  /** Starts a new task for an agent. A worker's view starts at its most recent task. */
  Task: "task",
  /** A tool call by an agent. It has `tool` and `args` instead of `content`. */
  Action: "action",
  /** The result of a tool call, or an observation made by an agent. */
  Observation: "observation",
  /** An error in an agent or in one of its tools. */
  ErrorRecord: "error",
  /** The final result of an agent's task. */
  Final: "final",
  /** A summary of the workers' results by their manager. */
  Synthesis: "synthesis",
  /** A plan, made by an orchestrator or a manager, that assigns work in phases. */
  StrategicPlan: "strategic_plan",
  /** A proposed plan, in any format, that has not been adopted yet. */
  SuggestedPlan: "suggested_plan",
  /** A plan that consists of a goal and a sequence of steps. */
  ScriptPlan: "script_plan",
  /** Assigns a task to a worker. It has `worker` and `task` instead of `content`. */
  Delegation: "delegation",
  /** An observation for all agents at the location. */
  GlobalObservation: "global_observation",
  /** Context for the agents, added by a context builder. */
  DirectorContext: "director_context",
  /** Context from another source, added unchanged. */
  InjectedContext: "injected_context",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "application" | "orchestrator" | "manager" | "worker";
