// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  MessageTime: { title: "MessageTime", description: "A point in time with a time zone.", type: "string", format: "date-time" },
  SwarmId: {
    title: "SwarmId",
    description: "The swarm that the message belongs to.",
    type: "string",
    format: "uuid",
    pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
  },
  ContainerId: {
    title: "ContainerId",
    description: "The Docker ID of the container that sends or receives the message.",
    type: "string",
    minLength: 1,
  },
  StoryId: { title: "StoryId", description: "The ID of a story in the task file.", type: "string", pattern: "^US-[0-9]{3}$" },
  BranchName: { title: "BranchName", description: "The name of a Git branch.", type: "string", pattern: "^[a-zA-Z0-9][a-zA-Z0-9/_-]*$" },
  GitRemote: {
    title: "GitRemote",
    description: "The address of a Git repository, as an https or ssh URL or in the short form user@host:path.",
    anyOf: [
      { type: "string", format: "uri", pattern: "^(?:[hH][tT][tT][pP][sS]|[sS][sS][hH])://[^/?#]" },
      { type: "string", pattern: "^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$" },
    ],
  },
  StoryStatus: {
    title: "StoryStatus",
    description:
      "The status of a story.\n\n- `pending`: The story has not been started.\n- `in_progress`: The container is working on the story.\n- `completed`: The story is finished.\n- `failed`: The story failed. The container can continue with other stories.\n- `skipped`: The story was skipped intentionally.",
    type: "string",
    enum: ["pending", "in_progress", "completed", "failed", "skipped"],
  },
  RunStatus: {
    title: "RunStatus",
    description:
      "The final status of a container.\n\n- `completed`: All stories were processed, successfully or not.\n- `failed`: The container itself failed.\n- `stopped`: The container was stopped by the orchestrator or by a user.",
    type: "string",
    enum: ["completed", "failed", "stopped"],
  },
  ErrorCode: {
    title: "ErrorCode",
    description:
      "A machine-readable error code.\n\n- `CONTAINER_OOM`: The container ran out of memory.\n- `CONTAINER_TIMEOUT`: The container exceeded its time limit.\n- `GIT_CLONE_FAILED`: The repository could not be cloned.\n- `GIT_CHECKOUT_FAILED`: The branch could not be checked out.\n- `TASK_FILE_NOT_FOUND`: The task file does not exist.\n- `TASK_FILE_INVALID`: The task file does not match its schema.\n- `ACP_CONNECTION_LOST`: The connection to the orchestrator was lost.\n- `AGENT_CRASH`: The agent in the container crashed.\n- `UNKNOWN_ERROR`: Any other error.",
    type: "string",
    anyOf: [
      {
        enum: [
          "CONTAINER_OOM",
          "CONTAINER_TIMEOUT",
          "GIT_CLONE_FAILED",
          "GIT_CHECKOUT_FAILED",
          "TASK_FILE_NOT_FOUND",
          "TASK_FILE_INVALID",
          "ACP_CONNECTION_LOST",
          "AGENT_CRASH",
          "UNKNOWN_ERROR",
        ],
      },
      { pattern: "^[A-Z][A-Z0-9_]*$" },
    ],
  },
};

/** The JSON Schema of `task-request`. */
export const jsonSchemaOfTaskRequest: JsonSchemaParts = {
  schema: {
    title: "TaskRequest",
    description: "Asks a container to work on the stories in a task file.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "task-request" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/MessageTime" },
      swarmId: { description: "The swarm that the message belongs to.", $ref: "#/$defs/SwarmId" },
      containerId: { description: "The Docker ID of the container that sends or receives the message.", $ref: "#/$defs/ContainerId" },
      payload: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          taskFilePath: {
            description: "The path of the task file, relative to the checkout.",
            type: "string",
            minLength: 1,
            pattern: "\\.json$",
          },
          branchName: { description: "The branch to check out and work on.", $ref: "#/$defs/BranchName" },
          repoUrl: { description: "The repository to clone into the container.", $ref: "#/$defs/GitRemote" },
          envVars: {
            description: "Environment variables for the container.",
            type: "object",
            propertyNames: { pattern: "^[A-Z_][A-Z0-9_]*$" },
            additionalProperties: { type: "string" },
            default: {},
          },
        },
        required: ["taskFilePath", "branchName", "repoUrl"],
      },
    },
    required: ["type", "timestamp", "swarmId", "containerId", "payload"],
  },
  definitions: [types],
};

/** The JSON Schema of `progress-update`. */
export const jsonSchemaOfProgressUpdate: JsonSchemaParts = {
  schema: {
    title: "ProgressUpdate",
    description: "Reports the status of a story. The orchestrator updates its state accordingly.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "progress-update" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/MessageTime" },
      swarmId: { description: "The swarm that the message belongs to.", $ref: "#/$defs/SwarmId" },
      containerId: { description: "The Docker ID of the container that sends or receives the message.", $ref: "#/$defs/ContainerId" },
      payload: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          storyId: { description: "The ID of a story in the task file.", $ref: "#/$defs/StoryId" },
          status: { description: "The new status of the story.", $ref: "#/$defs/StoryStatus" },
          output: { description: "A human-readable description of what happened.", type: "string", maxLength: 2000 },
        },
        required: ["storyId", "status", "output"],
      },
    },
    required: ["type", "timestamp", "swarmId", "containerId", "payload"],
  },
  definitions: [types],
};

/** The JSON Schema of `completion`. */
export const jsonSchemaOfCompletion: JsonSchemaParts = {
  schema: {
    title: "Completion",
    description:
      "Reports that the container has processed its stories and is about to exit. It is the last message that the container sends.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "completion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/MessageTime" },
      swarmId: { description: "The swarm that the message belongs to.", $ref: "#/$defs/SwarmId" },
      containerId: { description: "The Docker ID of the container that sends or receives the message.", $ref: "#/$defs/ContainerId" },
      payload: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          status: { description: "The final status of the container.", $ref: "#/$defs/RunStatus" },
          prUrl: {
            description: "The URL of the pull request with the changes, or null if there is none.",
            type: ["string", "null"],
            format: "uri",
            pattern: "^(?:[hH][tT][tT][pP][sS]|[hH][tT][tT][pP])://[^/?#]",
          },
          errors: {
            description: "The errors that occurred; empty if there were none.",
            type: "array",
            items: { type: "string", maxLength: 500 },
            maxItems: 50,
          },
        },
        required: ["status", "prUrl", "errors"],
      },
    },
    required: ["type", "timestamp", "swarmId", "containerId", "payload"],
  },
  definitions: [types],
};

/** The JSON Schema of `error`. */
export const jsonSchemaOfErrorMessage: JsonSchemaParts = {
  schema: {
    title: "ErrorMessage",
    description: "Reports that the container itself failed and is about to exit. To report a failed story, send a progress-update instead.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "error" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/MessageTime" },
      swarmId: { description: "The swarm that the message belongs to.", $ref: "#/$defs/SwarmId" },
      containerId: { description: "The Docker ID of the container that sends or receives the message.", $ref: "#/$defs/ContainerId" },
      payload: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          code: { description: "A machine-readable error code.", $ref: "#/$defs/ErrorCode" },
          message: { description: "A human-readable description of the error.", type: "string", maxLength: 2000 },
        },
        required: ["code", "message"],
      },
    },
    required: ["type", "timestamp", "swarmId", "containerId", "payload"],
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "ACP swarm messages",
    description:
      "Task requests and reports between a swarm orchestrator and the sandbox containers that it starts, encoded as newline-delimited JSON.",
    type: "object",
    required: ["type"],
    oneOf: [
      { $ref: "#/$defs/TaskRequest" },
      { $ref: "#/$defs/ProgressUpdate" },
      { $ref: "#/$defs/Completion" },
      { $ref: "#/$defs/ErrorMessage" },
    ],
  },
  definitions: [
    {
      TaskRequest: jsonSchemaOfTaskRequest.schema,
      ProgressUpdate: jsonSchemaOfProgressUpdate.schema,
      Completion: jsonSchemaOfCompletion.schema,
      ErrorMessage: jsonSchemaOfErrorMessage.schema,
    },
    types,
  ],
}))();
