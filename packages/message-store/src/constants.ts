// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** A message of the user in a turn of the conversation. */
  UserMessage: "user_message",
  /** A reply to the user in a turn of the conversation. */
  AssistantMessage: "assistant_message",
  /** Starts a new task of an agent. The view of a worker starts at its last task. */
  Task: "task",
  /** A tool call of an agent. It has a tool and arguments instead of a content. */
  Action: "action",
  /** The result of a tool call, or an observation of an agent. */
  Observation: "observation",
  /** An error of an agent or of one of its tools. */
  ErrorRecord: "error",
  /** The final result of an agent's task. */
  Final: "final",
  /** A summary of the workers' results by their manager. */
  Synthesis: "synthesis",
  /** A plan of an orchestrator or manager that assigns work in phases. */
  StrategicPlan: "strategic_plan",
  /** A proposed plan, in any format, that has not been adopted yet. */
  SuggestedPlan: "suggested_plan",
  /** A plan that consists of a goal and a sequence of steps. */
  ScriptPlan: "script_plan",
  /** Assigns a task to a worker. It has a worker and a task instead of a content. */
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
