// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createTools, type ToolDefinition, type Tools } from "@wirepact/core/tools";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";
export type { RepairOptions, Tool, ToolCall, ToolCallOptions, ToolDialect, ToolOptions } from "@wirepact/core/tools";

const definitions: readonly ToolDefinition[] = /*@__PURE__*/ [
  {
    name: "task-request",
    message: "task-request",
    description:
      "Asks a container to work on the stories in a task file. Sends the message task-request of ACP swarm messages to container.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        swarmId: {
          type: "string",
          format: "uuid",
          pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
          description: "The swarm that the message belongs to. A UUID (version 4).",
        },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        taskFilePath: {
          type: "string",
          pattern: "\\.json$",
          description:
            "The path of the task file, relative to the checkout. A file path, not empty, relative; a path that leaves its root folder causes a warning.",
        },
        branchName: { type: "string", pattern: "^[a-zA-Z0-9][a-zA-Z0-9/_-]*$", description: "The branch to check out and work on." },
        repoUrl: {
          anyOf: [
            { type: "string", pattern: "^(?:[hH][tT][tT][pP][sS]|[sS][sS][hH])://[^/?#]", description: 'A URL (scheme "https" or "ssh").' },
            { type: "string", pattern: "^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$" },
          ],
          description: "The repository to clone into the container.",
        },
        envVars: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string", pattern: "^[A-Z_][A-Z0-9_]*$" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "Environment variables for the container. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
      },
      required: ["timestamp", "swarmId", "containerId", "taskFilePath", "branchName", "repoUrl", "envVars"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        swarmId: { type: "string", format: "uuid", description: "The swarm that the message belongs to. A UUID (version 4)." },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        taskFilePath: {
          type: "string",
          description:
            "The path of the task file, relative to the checkout. A file path, not empty, matches \\.json$, relative; a path that leaves its root folder causes a warning.",
        },
        branchName: { type: "string", description: "The branch to check out and work on. Matches ^[a-zA-Z0-9][a-zA-Z0-9/_-]*$." },
        repoUrl: {
          anyOf: [
            { type: "string", format: "uri", description: 'A URL (scheme "https" or "ssh").' },
            { type: "string", description: "Matches ^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$." },
          ],
          description: "The repository to clone into the container.",
        },
        envVars: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string", description: "Matches ^[A-Z_][A-Z0-9_]*$." }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "Environment variables for the container. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["swarmId", "containerId", "taskFilePath", "branchName", "repoUrl"],
      additionalProperties: false,
    },
  },
  {
    name: "progress-update",
    message: "progress-update",
    description:
      "Reports the status of a story. The orchestrator updates its state accordingly. Sends the message progress-update of ACP swarm messages to orchestrator.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        swarmId: {
          type: "string",
          format: "uuid",
          pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
          description: "The swarm that the message belongs to. A UUID (version 4).",
        },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        storyId: { type: "string", pattern: "^US-[0-9]{3}$", description: "The ID of a story in the task file." },
        status: {
          type: "string",
          enum: ["pending", "in_progress", "completed", "failed", "skipped"],
          description:
            "The new status of the story.\n\n- `pending`: The story has not been started.\n- `in_progress`: The container is working on the story.\n- `completed`: The story is finished.\n- `failed`: The story failed. The container can continue with other stories.\n- `skipped`: The story was skipped intentionally.",
        },
        output: { type: "string", description: "A human-readable description of what happened. At most 2000 characters." },
      },
      required: ["timestamp", "swarmId", "containerId", "storyId", "status", "output"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        swarmId: { type: "string", format: "uuid", description: "The swarm that the message belongs to. A UUID (version 4)." },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        storyId: { type: "string", description: "The ID of a story in the task file. Matches ^US-[0-9]{3}$." },
        status: {
          type: "string",
          enum: ["pending", "in_progress", "completed", "failed", "skipped"],
          description:
            "The new status of the story.\n\n- `pending`: The story has not been started.\n- `in_progress`: The container is working on the story.\n- `completed`: The story is finished.\n- `failed`: The story failed. The container can continue with other stories.\n- `skipped`: The story was skipped intentionally.",
        },
        output: { type: "string", description: "A human-readable description of what happened. At most 2000 characters." },
      },
      required: ["swarmId", "containerId", "storyId", "status", "output"],
      additionalProperties: false,
    },
  },
  {
    name: "completion",
    message: "completion",
    description:
      "Reports that the container has processed its stories and is about to exit. It is the last message that the container sends. Sends the message completion of ACP swarm messages to orchestrator.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        swarmId: {
          type: "string",
          format: "uuid",
          pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
          description: "The swarm that the message belongs to. A UUID (version 4).",
        },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        status: {
          type: "string",
          enum: ["completed", "failed", "stopped"],
          description:
            "The final status of the container.\n\n- `completed`: All stories were processed, successfully or not.\n- `failed`: The container itself failed.\n- `stopped`: The container was stopped by the orchestrator or by a user.",
        },
        prUrl: {
          anyOf: [{ type: "string", pattern: "^(?:[hH][tT][tT][pP][sS]|[hH][tT][tT][pP])://[^/?#]" }, { type: "null" }],
          description: 'The URL of the pull request with the changes, or null if there is none. A URL (scheme "https" or "http") or null.',
        },
        errors: {
          type: "array",
          items: { type: "string", description: "At most 500 characters." },
          maxItems: 50,
          description: "The errors that occurred; empty if there were none.",
        },
      },
      required: ["timestamp", "swarmId", "containerId", "status", "prUrl", "errors"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        swarmId: { type: "string", format: "uuid", description: "The swarm that the message belongs to. A UUID (version 4)." },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        status: {
          type: "string",
          enum: ["completed", "failed", "stopped"],
          description:
            "The final status of the container.\n\n- `completed`: All stories were processed, successfully or not.\n- `failed`: The container itself failed.\n- `stopped`: The container was stopped by the orchestrator or by a user.",
        },
        prUrl: {
          anyOf: [{ type: "string", format: "uri" }, { type: "null" }],
          description: 'The URL of the pull request with the changes, or null if there is none. A URL (scheme "https" or "http") or null.',
        },
        errors: {
          type: "array",
          items: { type: "string", description: "At most 500 characters." },
          description: "The errors that occurred; empty if there were none. At most 50 items.",
        },
      },
      required: ["swarmId", "containerId", "status", "prUrl", "errors"],
      additionalProperties: false,
    },
  },
  {
    name: "error",
    message: "error",
    description:
      "Reports that the container itself failed and is about to exit. To report a failed story, send a progress-update instead. Sends the message error of ACP swarm messages to orchestrator.",
    strict: {
      type: "object",
      properties: {
        timestamp: {
          anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        swarmId: {
          type: "string",
          format: "uuid",
          pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
          description: "The swarm that the message belongs to. A UUID (version 4).",
        },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        code: {
          type: "string",
          description:
            'A machine-readable error code. "CONTAINER_OOM", "CONTAINER_TIMEOUT", "GIT_CLONE_FAILED", "GIT_CHECKOUT_FAILED", "TASK_FILE_NOT_FOUND", "TASK_FILE_INVALID", "ACP_CONNECTION_LOST", "AGENT_CRASH", "UNKNOWN_ERROR" or any other string that matches ^[A-Z][A-Z0-9_]*$.\n\n- `CONTAINER_OOM`: The container ran out of memory.\n- `CONTAINER_TIMEOUT`: The container exceeded its time limit.\n- `GIT_CLONE_FAILED`: The repository could not be cloned.\n- `GIT_CHECKOUT_FAILED`: The branch could not be checked out.\n- `TASK_FILE_NOT_FOUND`: The task file does not exist.\n- `TASK_FILE_INVALID`: The task file does not match its schema.\n- `ACP_CONNECTION_LOST`: The connection to the orchestrator was lost.\n- `AGENT_CRASH`: The agent in the container crashed.\n- `UNKNOWN_ERROR`: Any other error.',
        },
        message: { type: "string", description: "A human-readable description of the error. At most 2000 characters." },
      },
      required: ["timestamp", "swarmId", "containerId", "code", "message"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        swarmId: { type: "string", format: "uuid", description: "The swarm that the message belongs to. A UUID (version 4)." },
        containerId: { type: "string", description: "The Docker ID of the container that sends or receives the message. Not empty." },
        code: {
          type: "string",
          description:
            'A machine-readable error code. "CONTAINER_OOM", "CONTAINER_TIMEOUT", "GIT_CLONE_FAILED", "GIT_CHECKOUT_FAILED", "TASK_FILE_NOT_FOUND", "TASK_FILE_INVALID", "ACP_CONNECTION_LOST", "AGENT_CRASH", "UNKNOWN_ERROR" or any other string that matches ^[A-Z][A-Z0-9_]*$.\n\n- `CONTAINER_OOM`: The container ran out of memory.\n- `CONTAINER_TIMEOUT`: The container exceeded its time limit.\n- `GIT_CLONE_FAILED`: The repository could not be cloned.\n- `GIT_CHECKOUT_FAILED`: The branch could not be checked out.\n- `TASK_FILE_NOT_FOUND`: The task file does not exist.\n- `TASK_FILE_INVALID`: The task file does not match its schema.\n- `ACP_CONNECTION_LOST`: The connection to the orchestrator was lost.\n- `AGENT_CRASH`: The agent in the container crashed.\n- `UNKNOWN_ERROR`: Any other error.',
        },
        message: { type: "string", description: "A human-readable description of the error. At most 2000 characters." },
      },
      required: ["swarmId", "containerId", "code", "message"],
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
