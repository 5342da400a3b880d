// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const versionField: Field = {
  name: "version",
  shape: { kind: "reference", type: "FormatVersion" },
  required: true,
  fill: { kind: "version" },
};
const timestampField: Field = { name: "timestamp", shape: { kind: "reference", type: "UtcTime" }, required: true, fill: { kind: "now" } };
const senderIdField: Field = { name: "sender_id", shape: { kind: "scalar", scalar: "string" }, required: true };
const messageIdField: Field = {
  name: "message_id",
  shape: { kind: "reference", type: "MessageId" },
  required: true,
  fill: { kind: "uuid" },
};
const taskIdField: Field = { name: "task_id", shape: { kind: "scalar", scalar: "string" }, required: true };
const metadataField: Field = { name: "metadata", shape: { kind: "reference", type: "Metadata" }, required: false };

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "mcp-agent-mail",
  version: "1.0.0",
  tag: "type",
  body: "inline",
  envelope: ["version", "timestamp", "sender_id", "message_id"],
  parts: { id: ["message_id"], sender: ["sender_id"], time: ["timestamp"], version: ["version"] },
  reading: { lenient: { nulls: "optional" } },
  types: {
    FormatVersion: { kind: "scalar", scalar: "semver" },
    UtcTime: { kind: "scalar", scalar: "timestamp", utc: true },
    MessageId: {
      kind: "scalar",
      scalar: "uuid",
      version: 4,
      prefix: "msg-",
      lenient: { accept: { kind: "scalar", scalar: "string", min: 1 } },
    },
    Moment: {
      kind: "union",
      members: [
        { kind: "scalar", scalar: "timestamp" },
        { kind: "scalar", scalar: "date" },
      ],
    },
    Minutes: { kind: "scalar", scalar: "number" },
    Tally: { kind: "scalar", scalar: "number" },
    Priority: { kind: "enum", open: false, values: [{ value: "low" }, { value: "normal" }, { value: "high" }, { value: "urgent" }] },
    CompletionStatus: { kind: "enum", open: false, values: [{ value: "complete" }, { value: "partial" }, { value: "blocked" }] },
    Severity: { kind: "enum", open: false, values: [{ value: "low" }, { value: "medium" }, { value: "high" }, { value: "blocking" }] },
    UpdateType: {
      kind: "enum",
      open: false,
      values: [{ value: "progress" }, { value: "milestone" }, { value: "blocker" }, { value: "unblocker" }],
    },
    RequestType: {
      kind: "enum",
      open: false,
      values: [{ value: "parallel_execution" }, { value: "handoff" }, { value: "review" }, { value: "sync" }],
    },
    ReservationMode: { kind: "enum", open: false, values: [{ value: "exclusive" }, { value: "shared_read" }, { value: "shared_write" }] },
    AlternativeMode: {
      kind: "enum",
      open: false,
      values: [{ value: "exclusive" }, { value: "shared_read", aliases: ["shared"] }, { value: "shared_write" }],
    },
    AccessMode: { kind: "enum", open: true, values: [{ value: "read_only" }, { value: "read_write" }] },
    ResourceKind: { kind: "enum", open: true, values: [{ value: "files" }, { value: "database" }] },
    AttachmentKind: { kind: "enum", open: true, values: [{ value: "log" }, { value: "screenshot" }] },
    AttemptResult: { kind: "enum", open: true, values: [{ value: "successful" }, { value: "failed" }] },
    Remark: {
      kind: "union",
      members: [
        { kind: "scalar", scalar: "string" },
        { kind: "map", value: { kind: "scalar", scalar: "any" } },
      ],
    },
    Metadata: { kind: "map", value: { kind: "scalar", scalar: "any" } },
    Specification: {
      kind: "struct",
      open: true,
      fields: [
        { name: "acceptance_criteria", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: true },
        { name: "technical_requirements", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
      ],
    },
    TaskMetadata: {
      kind: "struct",
      open: true,
      fields: [
        { name: "labels", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
        { name: "component", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "epic", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    TestSummary: {
      kind: "struct",
      open: true,
      fields: [
        { name: "total", shape: { kind: "reference", type: "Tally" }, required: false },
        { name: "passed", shape: { kind: "reference", type: "Tally" }, required: false },
        { name: "failed", shape: { kind: "reference", type: "Tally" }, required: false },
        { name: "coverage", shape: { kind: "scalar", scalar: "number" }, required: false },
      ],
    },
    TestResults: {
      kind: "struct",
      open: true,
      fields: [
        { name: "unit_tests", shape: { kind: "reference", type: "TestSummary" }, required: false },
        { name: "integration_tests", shape: { kind: "reference", type: "TestSummary" }, required: false },
      ],
    },
    NextTask: {
      kind: "struct",
      open: true,
      fields: [
        { name: "task_id", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "relationship", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "reason", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    ErrorDetails: {
      kind: "struct",
      open: true,
      fields: [
        { name: "code", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "message", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "stack_trace", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "context", shape: { kind: "map", value: { kind: "scalar", scalar: "any" } }, required: false },
      ],
    },
    Attempt: {
      kind: "struct",
      open: true,
      fields: [
        { name: "solution", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "result", shape: { kind: "reference", type: "AttemptResult" }, required: false },
        { name: "details", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
      lenient: { wrap: "solution" },
    },
    Impact: {
      kind: "struct",
      open: true,
      fields: [
        { name: "affected_users", shape: { kind: "scalar", scalar: "any" }, required: false },
        { name: "affected_features", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
        { name: "workaround", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    Attachment: {
      kind: "struct",
      open: true,
      fields: [
        { name: "type", shape: { kind: "reference", type: "AttachmentKind" }, required: false },
        { name: "filename", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "url", shape: { kind: "scalar", scalar: "url" }, required: false },
      ],
    },
    Progress: {
      kind: "struct",
      open: true,
      fields: [
        { name: "percentage", shape: { kind: "scalar", scalar: "percent" }, required: false },
        { name: "completed_steps", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
        { name: "current_step", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "remaining_steps", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
        { name: "estimated_completion", shape: { kind: "reference", type: "Moment" }, required: false },
      ],
    },
    SharedResource: {
      kind: "struct",
      open: true,
      fields: [
        { name: "type", shape: { kind: "reference", type: "ResourceKind" }, required: false },
        { name: "patterns", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
        { name: "schema", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "access_mode", shape: { kind: "reference", type: "AccessMode" }, required: false },
      ],
    },
    Schedule: {
      kind: "struct",
      open: true,
      fields: [
        { name: "start_time", shape: { kind: "reference", type: "Moment" }, required: false },
        { name: "duration_minutes", shape: { kind: "reference", type: "Minutes" }, required: false },
        { name: "checkpoint_interval_minutes", shape: { kind: "reference", type: "Minutes" }, required: false },
      ],
    },
    CommunicationProtocol: {
      kind: "struct",
      open: true,
      fields: [
        { name: "primary_channel", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "fallback_channel", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "escalation_contact", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    Reservation: {
      kind: "struct",
      open: true,
      fields: [
        { name: "mode", shape: { kind: "reference", type: "ReservationMode" }, required: true },
        { name: "file_patterns", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: true },
        { name: "duration_minutes", shape: { kind: "reference", type: "Minutes" }, required: false },
        { name: "reason", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    Alternative: {
      kind: "struct",
      open: true,
      fields: [
        { name: "pattern", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "mode", shape: { kind: "reference", type: "AlternativeMode" }, required: false },
        { name: "note", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
    RejectionError: {
      kind: "enum",
      open: false,
      values: [{ value: "invalid_format" }, { value: "unknown_type" }, { value: "version_mismatch" }],
    },
    Rejection: {
      kind: "struct",
      open: true,
      fields: [
        { name: "error", shape: { kind: "reference", type: "RejectionError" }, required: true },
        { name: "details", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "message_id", shape: { kind: "scalar", scalar: "string" }, required: false },
      ],
    },
  },
  messages: {
    task_assignment: {
      name: "task_assignment",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "task_assignment" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          taskIdField,
          { name: "description", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "specification", shape: { kind: "reference", type: "Specification" }, required: true, lenientlyOptional: true },
          { name: "file_patterns", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: true },
          { name: "priority", shape: { kind: "reference", type: "Priority" }, required: true },
          {
            name: "priority_value",
            shape: { kind: "scalar", scalar: "integer" },
            required: true,
            computed: { by: ["priority"], table: { urgent: 0, high: 1, normal: 2, low: 3 }, lenient: "warn" },
          },
          { name: "dependencies", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
          { name: "estimated_duration_minutes", shape: { kind: "reference", type: "Minutes" }, required: false },
          { name: "deadline", shape: { kind: "reference", type: "Moment" }, required: false },
          { name: "metadata", shape: { kind: "reference", type: "TaskMetadata" }, required: false },
        ],
      },
    },
    task_completion: {
      name: "task_completion",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "task_completion" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          taskIdField,
          { name: "status", shape: { kind: "reference", type: "CompletionStatus" }, required: true },
          { name: "completion_summary", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "files_modified", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: true },
          { name: "test_results", shape: { kind: "reference", type: "TestResults" }, required: true, lenientlyOptional: true },
          { name: "errors_encountered", shape: { kind: "list", item: { kind: "reference", type: "Remark" } }, required: true },
          { name: "warnings", shape: { kind: "list", item: { kind: "reference", type: "Remark" } }, required: false },
          { name: "time_spent_minutes", shape: { kind: "reference", type: "Minutes" }, required: false },
          { name: "next_tasks", shape: { kind: "list", item: { kind: "reference", type: "NextTask" } }, required: false },
          metadataField,
        ],
      },
    },
    error_report: {
      name: "error_report",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "error_report" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          taskIdField,
          { name: "severity", shape: { kind: "reference", type: "Severity" }, required: true },
          { name: "error", shape: { kind: "reference", type: "ErrorDetails" }, required: true },
          { name: "attempted_solutions", shape: { kind: "list", item: { kind: "reference", type: "Attempt" } }, required: false },
          {
            name: "reproduction_steps",
            shape: { kind: "list", item: { kind: "scalar", scalar: "string" } },
            required: true,
            lenientlyOptional: true,
          },
          { name: "needs_human_intervention", shape: { kind: "scalar", scalar: "boolean" }, required: true },
          { name: "suggested_actions", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
          { name: "impact", shape: { kind: "reference", type: "Impact" }, required: false },
          { name: "attachments", shape: { kind: "list", item: { kind: "reference", type: "Attachment" } }, required: false },
        ],
      },
    },
    status_update: {
      name: "status_update",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [
        {
          kind: "condition",
          name: "progress-on-progress",
          doc: "Only updates of type progress should have progress.",
          level: "warning",
          at: ["progress"],
          field: ["update_type"],
          equals: "progress",
          negated: true,
          forbid: [["progress"]],
        },
      ],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "status_update" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          taskIdField,
          { name: "update_type", shape: { kind: "reference", type: "UpdateType" }, required: true },
          { name: "status_summary", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "progress", shape: { kind: "reference", type: "Progress" }, required: false },
          { name: "metrics", shape: { kind: "map", value: { kind: "scalar", scalar: "any" } }, required: false },
          { name: "blockers", shape: { kind: "list", item: { kind: "reference", type: "Remark" } }, required: true },
          { name: "next_milestone", shape: { kind: "scalar", scalar: "string" }, required: false },
          metadataField,
        ],
      },
    },
    coordination_request: {
      name: "coordination_request",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "coordination_request" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          { name: "request_type", shape: { kind: "reference", type: "RequestType" }, required: true },
          { name: "participants", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: true },
          { name: "coordination_topic", shape: { kind: "scalar", scalar: "string" }, required: true },
          { name: "shared_resources", shape: { kind: "list", item: { kind: "reference", type: "SharedResource" } }, required: false },
          { name: "schedule", shape: { kind: "reference", type: "Schedule" }, required: false },
          { name: "communication_protocol", shape: { kind: "reference", type: "CommunicationProtocol" }, required: false },
          { name: "success_criteria", shape: { kind: "list", item: { kind: "scalar", scalar: "string" } }, required: false },
          metadataField,
        ],
      },
    },
    file_reservation: {
      name: "file_reservation",
      from: ["orchestrator", "specialist"],
      to: ["orchestrator", "specialist"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "file_reservation" }, required: true },
          versionField,
          timestampField,
          senderIdField,
          messageIdField,
          taskIdField,
          { name: "reservation_request", shape: { kind: "reference", type: "Reservation" }, required: true },
          { name: "alternatives", shape: { kind: "list", item: { kind: "reference", type: "Alternative" } }, required: false },
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "MCP agent mail",
  roles: { orchestrator: "", specialist: "" },
  encodings: { json: {} },
  groups: { report: { name: "report", members: ["task_completion", "error_report", "status_update"] } },
  flows: {},
  views: {},
  rejections: {
    reasons: {
      "unknown-type": { error: "unknown_type", code: "UNKNOWN_TYPE" },
      "wrong-version": { error: "version_mismatch", code: "VERSION_MISMATCH" },
      otherwise: { error: "invalid_format", code: "INVALID_FORMAT" },
    },
    replies: [
      { kind: "object", type: "Rejection", fields: { error: "$error", details: "$details", message_id: "$original.message_id" } },
      {
        kind: "message",
        message: "error_report",
        fields: {
          sender_id: "$self",
          task_id: "$original.task_id ?? unknown",
          severity: "high",
          error: { code: "$code", message: "$details", context: { message_id: "$original.message_id", type: "$original.type" } },
          reproduction_steps: "$issues",
          needs_human_intervention: false,
        },
      },
    ],
    silent: ["error_report"],
  },
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
