// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** The user said something, in one turn of the conversation. */
  UserMessage: "user_message",
  /** The user was answered, in one turn of the conversation. */
  AssistantMessage: "assistant_message",
  /** An agent begins a new piece of work. What a worker is shown starts at its last task. */
  Task: "task",
  /** An agent calls a tool. It has a tool and arguments instead of a content. */
  Action: "action",
  /** What a tool gave back, or what an agent noticed. */
  Observation: "observation",
  /** Something went wrong in an agent or one of its tools. */
  ErrorRecord: "error",
  /** An agent is done with its task. */
  Final: "final",
  /** A manager sums up what its workers found. */
  Synthesis: "synthesis",
  /** An orchestrator or manager lays out who does what, phase by phase. */
  StrategicPlan: "strategic_plan",
  /** A plan that was proposed and not yet adopted, in whatever form it came. */
  SuggestedPlan: "suggested_plan",
  /** A plan written as a goal and steps to go through in order. */
  ScriptPlan: "script_plan",
  /** A manager gives a worker a task. It has a worker and a task instead of a content. */
  Delegation: "delegation",
  /** An observation that every agent at the location should know. */
  GlobalObservation: "global_observation",
  /** Context that a context builder put in for the agents. */
  DirectorContext: "director_context",
  /** Context that came from elsewhere and was put in as it was. */
  InjectedContext: "injected_context",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];
