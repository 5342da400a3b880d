// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  RecordTime: {
    title: "RecordTime",
    description: "The number of seconds since 1970-01-01T00:00:00Z (Unix time), optionally with a fraction.",
    type: "number",
  },
};

/** The JSON Schema of `user_message`. */
export const jsonSchemaOfUserMessage: JsonSchemaParts = {
  schema: {
    title: "UserMessage",
    description: "A message from the user in a turn of the conversation.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "user_message" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `assistant_message`. */
export const jsonSchemaOfAssistantMessage: JsonSchemaParts = {
  schema: {
    title: "AssistantMessage",
    description: "A reply to the user in a turn of the conversation.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "assistant_message" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `task`. */
export const jsonSchemaOfTask: JsonSchemaParts = {
  schema: {
    title: "Task",
    description: "Starts a new task for an agent. A worker's view starts at its most recent task.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "task" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `action`. */
export const jsonSchemaOfAction: JsonSchemaParts = {
  schema: {
    title: "Action",
    description: "A tool call by an agent. It has `tool` and `args` instead of `content`.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "action" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      tool: { description: "The name of the tool.", type: "string" },
      args: { description: "The arguments of the call, by name.", type: "object", additionalProperties: {} },
    },
    required: ["type", "tool", "args"],
  },
  definitions: [types],
};

/** The JSON Schema of `observation`. */
export const jsonSchemaOfObservation: JsonSchemaParts = {
  schema: {
    title: "Observation",
    description: "The result of a tool call, or an observation made by an agent.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "observation" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `error`. */
export const jsonSchemaOfErrorRecord: JsonSchemaParts = {
  schema: {
    title: "ErrorRecord",
    description: "An error in an agent or in one of its tools.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "error" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
      error_type: { description: "The type of the error, such as the name of an exception.", type: "string" },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `final`. */
export const jsonSchemaOfFinal: JsonSchemaParts = {
  schema: {
    title: "Final",
    description: "The final result of an agent's task.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "final" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `synthesis`. */
export const jsonSchemaOfSynthesis: JsonSchemaParts = {
  schema: {
    title: "Synthesis",
    description: "A summary of the workers' results by their manager.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "synthesis" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
      from_manager: { description: "The name of the manager.", type: "string" },
      phase_id: { description: "The phase of the plan that the summary concludes.", type: "integer" },
    },
    required: ["type", "content", "from_manager"],
  },
  definitions: [types],
};

/** The JSON Schema of `strategic_plan`. */
export const jsonSchemaOfStrategicPlan: JsonSchemaParts = {
  schema: {
    title: "StrategicPlan",
    description: "A plan, made by an orchestrator or a manager, that assigns work in phases.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "strategic_plan" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The plan, an object with arbitrary keys.", type: "object", additionalProperties: {} },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `suggested_plan`. */
export const jsonSchemaOfSuggestedPlan: JsonSchemaParts = {
  schema: {
    title: "SuggestedPlan",
    description: "A proposed plan, in any format, that has not been adopted yet.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "suggested_plan" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `script_plan`. */
export const jsonSchemaOfScriptPlan: JsonSchemaParts = {
  schema: {
    title: "ScriptPlan",
    description: "A plan that consists of a goal and a sequence of steps.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "script_plan" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The plan, an object with arbitrary keys.", type: "object", additionalProperties: {} },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `delegation`. */
export const jsonSchemaOfDelegation: JsonSchemaParts = {
  schema: {
    title: "Delegation",
    description: "Assigns a task to a worker. It has `worker` and `task` instead of `content`.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "delegation" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      worker: { description: "The name of the worker.", type: "string" },
      task: { description: "The task for the worker.", type: "string" },
    },
    required: ["type", "worker", "task"],
  },
  definitions: [types],
};

/** The JSON Schema of `global_observation`. */
export const jsonSchemaOfGlobalObservation: JsonSchemaParts = {
  schema: {
    title: "GlobalObservation",
    description: "An observation for all agents at the location.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "global_observation" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
      from_worker: { description: "The worker that made the observation.", type: "string" },
      summary: { description: "A human-readable summary.", type: "string" },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `director_context`. */
export const jsonSchemaOfDirectorContext: JsonSchemaParts = {
  schema: {
    title: "DirectorContext",
    description: "Context for the agents, added by a context builder.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "director_context" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of `injected_context`. */
export const jsonSchemaOfInjectedContext: JsonSchemaParts = {
  schema: {
    title: "InjectedContext",
    description: "Context from another source, added unchanged.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "injected_context" },
      timestamp: {
        description: "The time at which the record was created. Set it even though it is optional, because views are sorted by it.",
        $ref: "#/$defs/RecordTime",
      },
      turn_id: { description: "The turn of the conversation that the record belongs to.", type: "string" },
      content: { description: "The content of the record. It is required, but can be null, false, 0 or an empty string." },
    },
    required: ["type", "content"],
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "Message store records",
    description:
      "Records of a conversation and of the agents that work on it, and views for reading them. Records are stored at a location. A location is an opaque string (such as the name of a job, a namespace or a file).",
    type: "object",
    required: ["type"],
    oneOf: [
      { $ref: "#/$defs/UserMessage" },
      { $ref: "#/$defs/AssistantMessage" },
      { $ref: "#/$defs/Task" },
      { $ref: "#/$defs/Action" },
      { $ref: "#/$defs/Observation" },
      { $ref: "#/$defs/ErrorRecord" },
      { $ref: "#/$defs/Final" },
      { $ref: "#/$defs/Synthesis" },
      { $ref: "#/$defs/StrategicPlan" },
      { $ref: "#/$defs/SuggestedPlan" },
      { $ref: "#/$defs/ScriptPlan" },
      { $ref: "#/$defs/Delegation" },
      { $ref: "#/$defs/GlobalObservation" },
      { $ref: "#/$defs/DirectorContext" },
      { $ref: "#/$defs/InjectedContext" },
    ],
  },
  definitions: [
    {
      UserMessage: jsonSchemaOfUserMessage.schema,
      AssistantMessage: jsonSchemaOfAssistantMessage.schema,
      Task: jsonSchemaOfTask.schema,
      Action: jsonSchemaOfAction.schema,
      Observation: jsonSchemaOfObservation.schema,
      ErrorRecord: jsonSchemaOfErrorRecord.schema,
      Final: jsonSchemaOfFinal.schema,
      Synthesis: jsonSchemaOfSynthesis.schema,
      StrategicPlan: jsonSchemaOfStrategicPlan.schema,
      SuggestedPlan: jsonSchemaOfSuggestedPlan.schema,
      ScriptPlan: jsonSchemaOfScriptPlan.schema,
      Delegation: jsonSchemaOfDelegation.schema,
      GlobalObservation: jsonSchemaOfGlobalObservation.schema,
      DirectorContext: jsonSchemaOfDirectorContext.schema,
      InjectedContext: jsonSchemaOfInjectedContext.schema,
    },
    types,
  ],
}))();
