// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const timestampField: Field = {
  name: "timestamp",
  shape: { kind: "reference", type: "MessageTime" },
  required: true,
  fill: { kind: "now" },
};
const swarmIdField: Field = { name: "swarmId", shape: { kind: "reference", type: "SwarmId" }, required: true };
const containerIdField: Field = { name: "containerId", shape: { kind: "reference", type: "ContainerId" }, required: true };

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "acp-swarm",
  version: "1.0.0",
  tag: "type",
  body: { field: "payload" },
  envelope: ["timestamp", "swarmId", "containerId"],
  parts: { time: ["timestamp"] },
  reading: { lenient: {} },
  types: {
    MessageTime: { kind: "scalar", scalar: "timestamp", write: "seconds" },
    SwarmId: {
      kind: "scalar",
      scalar: "uuid",
      version: 4,
      lenient: { accept: { kind: "literal", value: "00000000-0000-0000-0000-000000000000" } },
    },
    ContainerId: { kind: "scalar", scalar: "string", min: 1 },
    StoryId: { kind: "scalar", scalar: "string", pattern: "^US-[0-9]{3}$", example: "US-014" },
    BranchName: { kind: "scalar", scalar: "string", pattern: "^[a-zA-Z0-9][a-zA-Z0-9/_-]*$", example: "feat/limit" },
    GitRemote: {
      kind: "union",
      members: [
        { kind: "scalar", scalar: "url", schemes: ["https", "ssh"] },
        { kind: "scalar", scalar: "string", pattern: "^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$", example: "git@git.example:harbor.git" },
      ],
    },
    StoryStatus: {
      kind: "enum",
      open: false,
      values: [{ value: "pending" }, { value: "in_progress" }, { value: "completed" }, { value: "failed" }, { value: "skipped" }],
    },
    RunStatus: { kind: "enum", open: false, values: [{ value: "completed" }, { value: "failed" }, { value: "stopped" }] },
    ErrorCode: {
      kind: "enum",
      open: true,
      values: [
        { value: "CONTAINER_OOM" },
        { value: "CONTAINER_TIMEOUT" },
        { value: "GIT_CLONE_FAILED" },
        { value: "GIT_CHECKOUT_FAILED" },
        { value: "TASK_FILE_NOT_FOUND" },
        { value: "TASK_FILE_INVALID" },
        { value: "ACP_CONNECTION_LOST" },
        { value: "AGENT_CRASH" },
        { value: "UNKNOWN_ERROR" },
      ],
      pattern: "^[A-Z][A-Z0-9_]*$",
    },
  },
  messages: {
    "task-request": {
      name: "task-request",
      from: ["orchestrator"],
      to: ["container"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "task-request" }, required: true },
          timestampField,
          swarmIdField,
          containerIdField,
          {
            name: "payload",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                {
                  name: "taskFilePath",
                  shape: { kind: "scalar", scalar: "path", pattern: "\\.json$", inside: "warn", example: "tasks/limit.json" },
                  required: true,
                },
                { name: "branchName", shape: { kind: "reference", type: "BranchName" }, required: true },
                { name: "repoUrl", shape: { kind: "reference", type: "GitRemote" }, required: true },
                {
                  name: "envVars",
                  shape: { kind: "map", value: { kind: "scalar", scalar: "string" }, keys: "^[A-Z_][A-Z0-9_]*$" },
                  required: false,
                  default: {},
                  sensitive: true,
                },
              ],
            },
            required: true,
          },
        ],
      },
    },
    "progress-update": {
      name: "progress-update",
      from: ["container"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "progress-update" }, required: true },
          timestampField,
          swarmIdField,
          containerIdField,
          {
            name: "payload",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                { name: "storyId", shape: { kind: "reference", type: "StoryId" }, required: true },
                { name: "status", shape: { kind: "reference", type: "StoryStatus" }, required: true },
                { name: "output", shape: { kind: "scalar", scalar: "string", max: 2000 }, required: true },
              ],
            },
            required: true,
          },
        ],
      },
    },
    completion: {
      name: "completion",
      from: ["container"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "completion" }, required: true },
          timestampField,
          swarmIdField,
          containerIdField,
          {
            name: "payload",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                { name: "status", shape: { kind: "reference", type: "RunStatus" }, required: true },
                { name: "prUrl", shape: { kind: "scalar", scalar: "url", schemes: ["https", "http"], nullable: true }, required: true },
                { name: "errors", shape: { kind: "list", item: { kind: "scalar", scalar: "string", max: 500 }, max: 50 }, required: true },
              ],
            },
            required: true,
          },
        ],
      },
    },
    error: {
      name: "error",
      from: ["container"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "error" }, required: true },
          timestampField,
          swarmIdField,
          containerIdField,
          {
            name: "payload",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                { name: "code", shape: { kind: "reference", type: "ErrorCode" }, required: true },
                { name: "message", shape: { kind: "scalar", scalar: "string", max: 2000 }, required: true },
              ],
            },
            required: true,
          },
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "ACP swarm messages",
  roles: { orchestrator: "", container: "" },
  encodings: { ndjson: { maxBytes: 65536 } },
  groups: {},
  flows: {
    run: {
      name: "run",
      key: [["swarmId"], ["containerId"]],
      start: ["task-request"],
      steps: { "task-request": ["progress-update", "completion", "error"], "progress-update": ["progress-update", "completion", "error"] },
      lenientSteps: {},
      anytime: [],
      end: ["completion", "error"],
      deadlines: [],
    },
  },
  views: {},
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
