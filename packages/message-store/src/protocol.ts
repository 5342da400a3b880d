// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { deepFreeze, type Field, type MessageDescriptor, type ProtocolDescriptor, type View } from "@wirepact/core/codegen";
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
interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
  readonly views: {
    readonly conversation: View & { readonly agents: "any" };
    readonly agent: View & { readonly agents: "one" };
    readonly global: View & { readonly agents: "any" };
    readonly team: View & { readonly agents: "many" };
  };
}

/** The descriptor of Message store records, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ deepFreeze({
  name: "message-store",
  title: "Message store records",
  version: "1.0.0",
  roles: {
    application: "Talks with the user, puts context in and keeps the store.",
    orchestrator: "Plans the whole and reads the conversation.",
    manager: "Delegates phases of a plan to workers and sums up what they found.",
    worker: "Does one task at a time and leaves a trace.",
  },
  tag: "type",
  body: "inline",
  envelope: ["timestamp", "turn_id"],
  parts: { time: ["timestamp"] },
  reading: {
    default: "strict",
    trim: false,
    nulls: "optional",
    emptyStrings: "keep",
    lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "optional", bodies: "reject" },
  },
  encodings: { json: {}, ndjson: {} },
  types: { RecordTime: { kind: "scalar", scalar: "epoch", lenient: { convert: "timestamp" } } },
  messages: {
    user_message: {
      name: "user_message",
      typeName: "UserMessage",
      doc: "The user said something, in one turn of the conversation.",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "AssistantMessage",
      doc: "The user was answered, in one turn of the conversation.",
      from: ["application", "orchestrator", "manager", "worker"],
      to: ["application", "orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "Task",
      doc: "An agent begins a new piece of work. What a worker is shown starts at its last task.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [{ name: "type", shape: { kind: "literal", value: "task" }, required: true }, timestampField, turnIdField, contentField],
      },
    },
    action: {
      name: "action",
      typeName: "Action",
      doc: "An agent calls a tool. It has a tool and arguments instead of a content.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "Observation",
      doc: "What a tool gave back, or what an agent noticed.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "ErrorRecord",
      doc: "Something went wrong in an agent or one of its tools.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "Final",
      doc: "An agent is done with its task.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [{ name: "type", shape: { kind: "literal", value: "final" }, required: true }, timestampField, turnIdField, contentField],
      },
    },
    synthesis: {
      name: "synthesis",
      typeName: "Synthesis",
      doc: "A manager sums up what its workers found.",
      from: ["manager"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "StrategicPlan",
      doc: "An orchestrator or manager lays out who does what, phase by phase.",
      from: ["orchestrator", "manager"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "SuggestedPlan",
      doc: "A plan that was proposed and not yet adopted, in whatever form it came.",
      from: ["application", "orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "ScriptPlan",
      doc: "A plan written as a goal and steps to go through in order.",
      from: ["orchestrator", "manager"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "Delegation",
      doc: "A manager gives a worker a task. It has a worker and a task instead of a content.",
      from: ["manager"],
      to: ["worker"],
      ackRequired: false,
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
      typeName: "GlobalObservation",
      doc: "An observation that every agent at the location should know.",
      from: ["orchestrator", "manager", "worker"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "DirectorContext",
      doc: "Context that a context builder put in for the agents.",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
      typeName: "InjectedContext",
      doc: "Context that came from elsewhere and was put in as it was.",
      from: ["application"],
      to: ["orchestrator", "manager", "worker"],
      ackRequired: false,
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
});
