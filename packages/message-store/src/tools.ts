// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createTools, type ToolDefinition, type Tools } from "@wirepact/core/tools";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";
export type { RepairOptions, Tool, ToolCall, ToolCallOptions, ToolDialect, ToolOptions } from "@wirepact/core/tools";

const definitions: readonly ToolDefinition[] = /*@__PURE__*/ [
  {
    name: "user_message",
    message: "user_message",
    description:
      "A message from the user in a turn of the conversation. Sends the message user_message of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "assistant_message",
    message: "assistant_message",
    description:
      "A reply to the user in a turn of the conversation. Sends the message assistant_message of Message store records to application, orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "task",
    message: "task",
    description:
      "Starts a new task for an agent. A worker's view starts at its most recent task. Sends the message task of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "action",
    message: "action",
    description:
      "A tool call by an agent. It has `tool` and `args` instead of `content`. Sends the message action of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        tool: { type: "string", description: "The name of the tool." },
        args: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The arguments of the call, by name. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["timestamp", "turn_id", "tool", "args"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        tool: { type: "string", description: "The name of the tool." },
        args: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The arguments of the call, by name. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["tool", "args"],
      additionalProperties: false,
    },
  },
  {
    name: "observation",
    message: "observation",
    description:
      "The result of a tool call, or an observation made by an agent. Sends the message observation of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "error",
    message: "error",
    description:
      "An error in an agent or in one of its tools. Sends the message error of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        error_type: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The type of the error, such as the name of an exception. Use null to omit it.",
        },
      },
      required: ["timestamp", "turn_id", "content", "error_type"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        error_type: { type: "string", description: "The type of the error, such as the name of an exception." },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "final",
    message: "final",
    description: "The final result of an agent's task. Sends the message final of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "synthesis",
    message: "synthesis",
    description:
      "A summary of the workers' results by their manager. Sends the message synthesis of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        from_manager: { type: "string", description: "The name of the manager." },
        phase_id: {
          anyOf: [{ type: "integer" }, { type: "null" }],
          description: "The phase of the plan that the summary concludes. Use null to omit it.",
        },
      },
      required: ["timestamp", "turn_id", "content", "from_manager", "phase_id"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        from_manager: { type: "string", description: "The name of the manager." },
        phase_id: { type: "integer", description: "The phase of the plan that the summary concludes." },
      },
      required: ["content", "from_manager"],
      additionalProperties: false,
    },
  },
  {
    name: "strategic_plan",
    message: "strategic_plan",
    description:
      "A plan, made by an orchestrator or a manager, that assigns work in phases. Sends the message strategic_plan of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The plan, an object with arbitrary keys. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The plan, an object with arbitrary keys. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "suggested_plan",
    message: "suggested_plan",
    description:
      "A proposed plan, in any format, that has not been adopted yet. Sends the message suggested_plan of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "script_plan",
    message: "script_plan",
    description:
      "A plan that consists of a goal and a sequence of steps. Sends the message script_plan of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The plan, an object with arbitrary keys. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The plan, an object with arbitrary keys. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "delegation",
    message: "delegation",
    description:
      "Assigns a task to a worker. It has `worker` and `task` instead of `content`. Sends the message delegation of Message store records to worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        worker: { type: "string", description: "The name of the worker." },
        task: { type: "string", description: "The task for the worker." },
      },
      required: ["timestamp", "turn_id", "worker", "task"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        worker: { type: "string", description: "The name of the worker." },
        task: { type: "string", description: "The task for the worker." },
      },
      required: ["worker", "task"],
      additionalProperties: false,
    },
  },
  {
    name: "global_observation",
    message: "global_observation",
    description:
      "An observation for all agents at the location. Sends the message global_observation of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        from_worker: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The worker that made the observation. Use null to omit it.",
        },
        summary: { anyOf: [{ type: "string" }, { type: "null" }], description: "A human-readable summary. Use null to omit it." },
      },
      required: ["timestamp", "turn_id", "content", "from_worker", "summary"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
        from_worker: { type: "string", description: "The worker that made the observation." },
        summary: { type: "string", description: "A human-readable summary." },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "director_context",
    message: "director_context",
    description:
      "Context for the agents, added by a context builder. Sends the message director_context of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
  {
    name: "injected_context",
    message: "injected_context",
    description:
      "Context from another source, added unchanged. Sends the message injected_context of Message store records to orchestrator, manager, worker.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds. Use null to have it filled in.",
        },
        turn_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The turn of the conversation that the record belongs to. Use null to omit it.",
        },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["timestamp", "turn_id", "content"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "number",
          description:
            "The time at which the record was created. Set it even though it is optional, because views are sorted by it. A Unix timestamp in seconds.",
        },
        turn_id: { type: "string", description: "The turn of the conversation that the record belongs to." },
        content: {
          type: "string",
          description:
            "The content of the record. It is required, but can be null, false, 0 or an empty string. JSON text of any JSON value.",
        },
      },
      required: ["content"],
      additionalProperties: false,
    },
  },
];

const tools: Tools<Message, RoleName> = /*@__PURE__*/ createTools(protocol, definitions);

/** The tools to offer to a model that plays a role: one per message that it may send, or that the conversation allows next. */
export const toolsFor: Tools<Message, RoleName>["toolsFor"] = tools.toolsFor;

/** The message of a tool call, or the issues that say what to change. Never throws on what a model sends. */
export const fromToolCall: Tools<Message, RoleName>["fromToolCall"] = tools.fromToolCall;

/** The tool call of a message; that of a result needs the request that it answers. */
export const toToolArguments: Tools<Message, RoleName>["toToolArguments"] = tools.toToolArguments;

/** An instruction to repair a rejected message, to be sent back to the model. */
export const repairPrompt: Tools<Message, RoleName>["repairPrompt"] = tools.repairPrompt;
