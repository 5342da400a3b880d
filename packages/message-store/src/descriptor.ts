// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes, View } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const timestampField: Field = {
  name: "timestamp",
  shape: { kind: "reference", type: "RecordTime" },
  required: false,
  fill: { kind: "now" },
};
const turnIdField: Field = { name: "turn_id", shape: { kind: "scalar", scalar: "string" }, required: false };
const contentField: Field = { name: "content", shape: { kind: "scalar", scalar: "any" }, required: true };
const contentField2: Field = { name: "content", shape: { kind: "map", value: { kind: "scalar", scalar: "any" } }, required: true };

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly tag: "type";
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
  readonly views: {
    /** The conversation, from all agents (get_conversation_messages). */
    readonly conversation: View & { readonly agents: "any"; readonly messages: readonly ("user_message" | "assistant_message")[] };
    /** The steps of one agent (get_agent_messages). */
    readonly agent: View & {
      readonly agents: "one";
      readonly messages: readonly ("task" | "action" | "observation" | "error" | "final" | "delegation")[];
    };
    /** The records for all agents, from any agent (get_global_messages). */
    readonly global: View & { readonly agents: "any"; readonly messages: readonly ("global_observation" | "synthesis")[] };
    /** All records of several agents, merged by time, for their leader (get_team_messages). */
    readonly team: View & { readonly agents: "many"; readonly messages: "all" };
  };
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "message-store",
  version: "1.0.0",
  tag: "type",
  body: "inline",
  envelope: ["timestamp", "turn_id"],
  parts: { time: ["timestamp"] },
  reading: { nulls: "optional", lenient: { nulls: "optional" } },
  types: { RecordTime: { kind: "scalar", scalar: "epoch", lenient: { convert: "timestamp" } } },
  messages: {
    user_message: {
      name: "user_message",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "user_message" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
    assistant_message: {
      name: "assistant_message",
      from: ["application", "orchestrator", "manager", "worker"],
      to: ["application", "orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "assistant_message" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
    task: {
      name: "task",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [{ name: "type", shape: { kind: "literal", value: "task" }, required: true }, timestampField, turnIdField, contentField],
      },
    },
    action: {
      name: "action",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "action" }, required: true },
          timestampField,
          turnIdField,
          { name: "tool", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "args", shape: { kind: "map", value: { kind: "scalar", scalar: "any" } }, required: true },
        ],
      },
    },
    observation: {
      name: "observation",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "observation" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
    error: {
      name: "error",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "error" }, required: true },
          timestampField,
          turnIdField,
          contentField,
          { name: "error_type", shape: { kind: "scalar", scalar: "string" }, required: false },
        ],
      },
    },
    final: {
      name: "final",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [{ name: "type", shape: { kind: "literal", value: "final" }, required: true }, timestampField, turnIdField, contentField],
      },
    },
    synthesis: {
      name: "synthesis",
      from: ["manager"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "synthesis" }, required: true },
          timestampField,
          turnIdField,
          contentField,
          { name: "from_manager", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "phase_id", shape: { kind: "scalar", scalar: "integer" }, required: false },
        ],
      },
    },
    strategic_plan: {
      name: "strategic_plan",
      from: ["orchestrator", "manager"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "strategic_plan" }, required: true },
          timestampField,
          turnIdField,
          contentField2,
        ],
      },
    },
    suggested_plan: {
      name: "suggested_plan",
      from: ["application", "orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "suggested_plan" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
    script_plan: {
      name: "script_plan",
      from: ["orchestrator", "manager"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      lenientAliases: ["script_instruction"],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "script_plan" }, required: true },
          timestampField,
          turnIdField,
          contentField2,
        ],
      },
    },
    delegation: {
      name: "delegation",
      from: ["manager"],
      to: ["worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "delegation" }, required: true },
          timestampField,
          turnIdField,
          { name: "worker", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "task", shape: { kind: "scalar", scalar: "string" }, required: true },
        ],
      },
    },
    global_observation: {
      name: "global_observation",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "global_observation" }, required: true },
          timestampField,
          turnIdField,
          contentField,
          { name: "from_worker", shape: { kind: "scalar", scalar: "string" }, required: false },
          { name: "summary", shape: { kind: "scalar", scalar: "string" }, required: false },
        ],
      },
    },
    director_context: {
      name: "director_context",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "director_context" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
    injected_context: {
      name: "injected_context",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "injected_context" }, required: true },
          timestampField,
          turnIdField,
          contentField,
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "Message store records",
  roles: { application: "", orchestrator: "", manager: "", worker: "" },
  encodings: { json: {}, ndjson: {} },
  groups: {
    conversation: { name: "conversation", members: ["user_message", "assistant_message"] },
    trace: { name: "trace", members: ["task", "action", "observation", "error", "final", "delegation"] },
    closing: { name: "closing", members: ["final", "synthesis"] },
    planning: { name: "planning", members: ["strategic_plan", "suggested_plan", "script_plan"] },
    broadcast: { name: "broadcast", members: ["global_observation", "synthesis"] },
    context: { name: "context", members: ["director_context", "injected_context"] },
  },
  flows: {},
  views: {
    conversation: { name: "conversation", agents: "any", messages: ["user_message", "assistant_message"] },
    agent: { name: "agent", agents: "one", messages: ["task", "action", "observation", "error", "final", "delegation"] },
    global: { name: "global", agents: "any", messages: ["global_observation", "synthesis"] },
    team: { name: "team", agents: "many", messages: "all" },
  },
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
