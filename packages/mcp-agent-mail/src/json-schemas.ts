// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  FormatVersion: {
    title: "FormatVersion",
    description: "A version of the message format, as major.minor.patch.",
    type: "string",
    pattern:
      "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
  },
  UtcTime: {
    title: "UtcTime",
    description: "A point in time in UTC.",
    type: "string",
    format: "date-time",
    pattern: "(?:[Zz]|[+-]00:00)$",
  },
  MessageId: {
    title: "MessageId",
    description: "A random UUID. The prefix is always written and optional when decoding.",
    type: "string",
    pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
  },
  Moment: {
    title: "Moment",
    description: "A point in time or a date.",
    anyOf: [
      { type: "string", format: "date-time" },
      { type: "string", format: "date" },
    ],
  },
  Minutes: { title: "Minutes", description: "A duration in minutes.", type: "number" },
  Tally: { title: "Tally", description: "A count.", type: "number" },
  Priority: {
    title: "Priority",
    description:
      "The priority of a task.\n\n- `low`: To be done when there is time.\n- `normal`: To be done in the normal order.\n- `high`: To be done soon.\n- `urgent`: To be done immediately.",
    type: "string",
    enum: ["low", "normal", "high", "urgent"],
  },
  CompletionStatus: {
    title: "CompletionStatus",
    description:
      "The result of a task.\n\n- `complete`: The task is complete.\n- `partial`: The task is partially complete. The summary states what is missing.\n- `blocked`: The task cannot be completed at present.",
    type: "string",
    enum: ["complete", "partial", "blocked"],
  },
  Severity: {
    title: "Severity",
    description:
      "The severity of an error.\n\n- `low`: There is a workaround.\n- `medium`: The error slows down the work and should be investigated.\n- `high`: The error stops the work.\n- `blocking`: All work is blocked until the error is resolved.",
    type: "string",
    enum: ["low", "medium", "high", "blocking"],
  },
  UpdateType: {
    title: "UpdateType",
    description:
      "The reason for a status update.\n\n- `progress`: The work has progressed.\n- `milestone`: A milestone was reached.\n- `blocker`: There is a new blocker.\n- `unblocker`: A blocker was resolved.",
    type: "string",
    enum: ["progress", "milestone", "blocker", "unblocker"],
  },
  RequestType: {
    title: "RequestType",
    description:
      "The kind of coordination.\n\n- `parallel_execution`: Agents work at the same time.\n- `handoff`: Work is passed from one agent to another.\n- `review`: Completed work is reviewed.\n- `sync`: Agents synchronize their state.",
    type: "string",
    enum: ["parallel_execution", "handoff", "review", "sync"],
  },
  ReservationMode: {
    title: "ReservationMode",
    description:
      "The access of other agents to the files.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
    type: "string",
    enum: ["exclusive", "shared_read", "shared_write"],
  },
  AlternativeMode: {
    title: "AlternativeMode",
    description:
      "The access of other agents to the files of an alternative.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
    type: "string",
    enum: ["exclusive", "shared_read", "shared_write"],
  },
  AccessMode: {
    title: "AccessMode",
    description:
      "The access of participants to a shared resource.\n\n- `read_only`: Participants can read the resource.\n- `read_write`: Participants can read and change the resource.",
    type: "string",
    anyOf: [{ enum: ["read_only", "read_write"] }, {}],
  },
  ResourceKind: {
    title: "ResourceKind",
    description: "The type of a shared resource.\n\n- `files`: Files that match patterns.\n- `database`: A schema of a database.",
    type: "string",
    anyOf: [{ enum: ["files", "database"] }, {}],
  },
  AttachmentKind: {
    title: "AttachmentKind",
    description: "The type of an attachment.\n\n- `log`: The output of a program.\n- `screenshot`: A screenshot.",
    type: "string",
    anyOf: [{ enum: ["log", "screenshot"] }, {}],
  },
  AttemptResult: {
    title: "AttemptResult",
    description: "The result of an attempt.\n\n- `successful`: The attempt was successful.\n- `failed`: The attempt failed.",
    type: "string",
    anyOf: [{ enum: ["successful", "failed"] }, {}],
  },
  Remark: {
    title: "Remark",
    description: "A string, or an object with additional details.",
    anyOf: [{ type: "string" }, { type: "object", additionalProperties: {} }],
  },
  Metadata: {
    title: "Metadata",
    description: "Additional data with arbitrary keys, for example to explain an unusual use of the message.",
    type: "object",
    additionalProperties: {},
  },
  Specification: {
    title: "Specification",
    description: "The detailed requirements of a task.",
    type: "object",
    properties: {
      acceptance_criteria: { description: "The criteria for accepting the task as done.", type: "array", items: { type: "string" } },
      technical_requirements: { description: "The technical requirements.", type: "array", items: { type: "string" } },
    },
    required: ["acceptance_criteria"],
  },
  TaskMetadata: {
    title: "TaskMetadata",
    description: "The classification of a task.",
    type: "object",
    properties: {
      labels: { description: "The labels of the task.", type: "array", items: { type: "string" } },
      component: { description: "The affected component.", type: "string" },
      epic: { description: "The epic that the task belongs to.", type: "string" },
    },
  },
  TestSummary: {
    title: "TestSummary",
    description: "The results of one kind of tests.",
    type: "object",
    properties: {
      total: { description: "The number of tests.", $ref: "#/$defs/Tally" },
      passed: { description: "The number of tests that passed.", $ref: "#/$defs/Tally" },
      failed: { description: "The number of tests that failed.", $ref: "#/$defs/Tally" },
      coverage: { description: "The code coverage in percent.", type: "number" },
    },
  },
  TestResults: {
    title: "TestResults",
    description: "The results of all tests.",
    type: "object",
    properties: {
      unit_tests: { description: "The results of the unit tests.", $ref: "#/$defs/TestSummary" },
      integration_tests: { description: "The results of the integration tests.", $ref: "#/$defs/TestSummary" },
    },
  },
  NextTask: {
    title: "NextTask",
    description: "A suggested next task.",
    type: "object",
    properties: {
      task_id: { description: "The ID of the task.", type: "string" },
      relationship: { description: "The relationship to the completed task.", type: "string" },
      reason: { description: "The reason for the suggestion.", type: "string" },
    },
  },
  ErrorDetails: {
    title: "ErrorDetails",
    description: "Details of an error.",
    type: "object",
    properties: {
      code: { description: "A machine-readable error code.", type: "string" },
      message: { description: "A human-readable description of the error.", type: "string" },
      stack_trace: { description: "The stack trace.", type: "string" },
      context: { description: "Additional data that helps to understand the error.", type: "object", additionalProperties: {} },
    },
    required: ["code", "message"],
  },
  Attempt: {
    title: "Attempt",
    description: "An attempt to solve an error.",
    type: "object",
    properties: {
      solution: { description: "The fix that was tried.", type: "string" },
      result: { description: "The result of the attempt.", $ref: "#/$defs/AttemptResult" },
      details: { description: "A description of what happened.", type: "string" },
    },
  },
  Impact: {
    title: "Impact",
    description: "The impact of an error.",
    type: "object",
    properties: {
      affected_users: { description: "The affected users." },
      affected_features: { description: "The affected features.", type: "array", items: { type: "string" } },
      workaround: { description: "A workaround.", type: "string" },
    },
  },
  Attachment: {
    title: "Attachment",
    description: "A file attached to a message.",
    type: "object",
    properties: {
      type: { description: "The type of the attachment.", $ref: "#/$defs/AttachmentKind" },
      filename: { description: "The file name.", type: "string" },
      url: { description: "The URL of the file, on the web or as an artifact of the mail server.", type: "string", format: "uri" },
    },
  },
  Progress: {
    title: "Progress",
    description: "The progress of the work.",
    type: "object",
    properties: {
      percentage: { description: "The percentage of the work that is complete.", type: "number", minimum: 0, maximum: 100 },
      completed_steps: { description: "The completed steps.", type: "array", items: { type: "string" } },
      current_step: { description: "The current step.", type: "string" },
      remaining_steps: { description: "The remaining steps.", type: "array", items: { type: "string" } },
      estimated_completion: { description: "The estimated time of completion.", $ref: "#/$defs/Moment" },
    },
  },
  SharedResource: {
    title: "SharedResource",
    description: "A resource that several agents share.",
    type: "object",
    properties: {
      type: { description: "The type of the resource.", $ref: "#/$defs/ResourceKind" },
      patterns: { description: "The files, as glob patterns.", type: "array", items: { type: "string" } },
      schema: { description: "The database schema.", type: "string" },
      access_mode: { description: "The access that the participants have to the files.", $ref: "#/$defs/AccessMode" },
    },
  },
  Schedule: {
    title: "Schedule",
    description: "The schedule of a coordination.",
    type: "object",
    properties: {
      start_time: { description: "The start time.", $ref: "#/$defs/Moment" },
      duration_minutes: { description: "The duration.", $ref: "#/$defs/Minutes" },
      checkpoint_interval_minutes: { description: "The interval between checkpoints.", $ref: "#/$defs/Minutes" },
    },
  },
  CommunicationProtocol: {
    title: "CommunicationProtocol",
    description: "The communication channels of the participants.",
    type: "object",
    properties: {
      primary_channel: { description: "The primary channel.", type: "string" },
      fallback_channel: { description: "The channel to use if the primary channel fails.", type: "string" },
      escalation_contact: { description: "The contact for escalations.", type: "string" },
    },
  },
  Reservation: {
    title: "Reservation",
    description: "A request to reserve files.",
    type: "object",
    properties: {
      mode: {
        description: "The reservation mode, which determines what access other agents have to the files.",
        $ref: "#/$defs/ReservationMode",
      },
      file_patterns: { description: "The files, as glob patterns.", type: "array", items: { type: "string" } },
      duration_minutes: { description: "The duration of the reservation.", $ref: "#/$defs/Minutes" },
      reason: { description: "The reason for the reservation.", type: "string" },
    },
    required: ["mode", "file_patterns"],
  },
  Alternative: {
    title: "Alternative",
    description: "An acceptable alternative to a reservation.",
    type: "object",
    properties: {
      pattern: { description: "The files, as a glob pattern.", type: "string" },
      mode: {
        description: "The reservation mode, which determines what access other agents have to the files.",
        $ref: "#/$defs/AlternativeMode",
      },
      note: { description: "A note.", type: "string" },
    },
  },
  RejectionError: {
    title: "RejectionError",
    description:
      "The reason for rejecting a message.\n\n- `invalid_format`: The message is invalid.\n- `unknown_type`: The message type is unknown.\n- `version_mismatch`: The version is not supported.",
    type: "string",
    enum: ["invalid_format", "unknown_type", "version_mismatch"],
  },
  Rejection: {
    title: "Rejection",
    description: "A short reply to a rejected message. It is not a message of the protocol itself.",
    type: "object",
    properties: {
      error: { description: "The reason for the rejection.", $ref: "#/$defs/RejectionError" },
      details: { description: "A description of the issues.", type: "string" },
      message_id: { description: "The ID of the rejected message, if it could be decoded.", type: "string" },
    },
    required: ["error", "details"],
  },
};

/** The JSON Schema of `task_assignment`. */
export const jsonSchemaOfTaskAssignment: JsonSchemaParts = {
  schema: {
    title: "TaskAssignment",
    description: "Assigns a task.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "task_assignment" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      task_id: { description: "The ID of the task in the task tracker.", type: "string" },
      description: { description: "A human-readable description of the task.", type: "string" },
      specification: { description: "The detailed requirements.", $ref: "#/$defs/Specification" },
      file_patterns: { description: "The files that the task concerns, as glob patterns.", type: "array", items: { type: "string" } },
      priority: { description: "The priority of the task.", $ref: "#/$defs/Priority" },
      priority_value: { description: "The priority as a number, computed from `priority`.", type: "integer" },
      dependencies: { description: "The IDs of the tasks that must be completed first.", type: "array", items: { type: "string" } },
      estimated_duration_minutes: { description: "The estimated duration.", $ref: "#/$defs/Minutes" },
      deadline: { description: "The deadline.", $ref: "#/$defs/Moment" },
      metadata: { description: "The classification of the task.", $ref: "#/$defs/TaskMetadata" },
    },
    required: [
      "type",
      "version",
      "timestamp",
      "sender_id",
      "message_id",
      "task_id",
      "description",
      "specification",
      "file_patterns",
      "priority",
      "priority_value",
    ],
    allOf: [
      {
        if: { type: "object", properties: { priority: { const: "urgent" } }, required: ["priority"] },
        then: { type: "object", properties: { priority_value: { const: 0 } } },
      },
      {
        if: { type: "object", properties: { priority: { const: "high" } }, required: ["priority"] },
        then: { type: "object", properties: { priority_value: { const: 1 } } },
      },
      {
        if: { type: "object", properties: { priority: { const: "normal" } }, required: ["priority"] },
        then: { type: "object", properties: { priority_value: { const: 2 } } },
      },
      {
        if: { type: "object", properties: { priority: { const: "low" } }, required: ["priority"] },
        then: { type: "object", properties: { priority_value: { const: 3 } } },
      },
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of `task_completion`. */
export const jsonSchemaOfTaskCompletion: JsonSchemaParts = {
  schema: {
    title: "TaskCompletion",
    description: "Reports the result of a task.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "task_completion" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      task_id: { description: "The ID of the task.", type: "string" },
      status: { description: "The result of the task.", $ref: "#/$defs/CompletionStatus" },
      completion_summary: { description: "A human-readable summary of the work.", type: "string" },
      files_modified: { description: "The changed files.", type: "array", items: { type: "string" } },
      test_results: { description: "The results of the tests.", $ref: "#/$defs/TestResults" },
      errors_encountered: {
        description: "The errors that occurred; empty if there were none.",
        type: "array",
        items: { $ref: "#/$defs/Remark" },
      },
      warnings: { description: "The warnings that occurred.", type: "array", items: { $ref: "#/$defs/Remark" } },
      time_spent_minutes: { description: "The time spent on the task.", $ref: "#/$defs/Minutes" },
      next_tasks: { description: "The suggested next tasks.", type: "array", items: { $ref: "#/$defs/NextTask" } },
      metadata: {
        description: "Additional data with arbitrary keys, for example to explain an unusual use of the message.",
        $ref: "#/$defs/Metadata",
      },
    },
    required: [
      "type",
      "version",
      "timestamp",
      "sender_id",
      "message_id",
      "task_id",
      "status",
      "completion_summary",
      "files_modified",
      "test_results",
      "errors_encountered",
    ],
    allOf: [
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of `error_report`. */
export const jsonSchemaOfErrorReport: JsonSchemaParts = {
  schema: {
    title: "ErrorReport",
    description: "Reports an error in a task or in a received message.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "error_report" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      task_id: { description: "The ID of the task in which the error occurred.", type: "string" },
      severity: { description: "The severity of the error.", $ref: "#/$defs/Severity" },
      error: { description: "The details of the error.", $ref: "#/$defs/ErrorDetails" },
      attempted_solutions: { description: "The attempts to fix the error.", type: "array", items: { $ref: "#/$defs/Attempt" } },
      reproduction_steps: { description: "The steps to reproduce the error.", type: "array", items: { type: "string" } },
      needs_human_intervention: { description: "Whether human intervention is required.", type: "boolean" },
      suggested_actions: { description: "Suggested actions.", type: "array", items: { type: "string" } },
      impact: { description: "The impact of the error.", $ref: "#/$defs/Impact" },
      attachments: { description: "Logs, screenshots and other files.", type: "array", items: { $ref: "#/$defs/Attachment" } },
    },
    required: [
      "type",
      "version",
      "timestamp",
      "sender_id",
      "message_id",
      "task_id",
      "severity",
      "error",
      "reproduction_steps",
      "needs_human_intervention",
    ],
    allOf: [
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of `status_update`. */
export const jsonSchemaOfStatusUpdate: JsonSchemaParts = {
  schema: {
    title: "StatusUpdate",
    description: "Reports the status of a task.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "status_update" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      task_id: { description: "The ID of the task.", type: "string" },
      update_type: { description: "The reason for the update.", $ref: "#/$defs/UpdateType" },
      status_summary: { description: "A summary of the status in one or two sentences.", type: "string" },
      progress: { description: "The progress of the work, for updates of type progress.", $ref: "#/$defs/Progress" },
      metrics: { description: "Metrics with arbitrary names.", type: "object", additionalProperties: {} },
      blockers: { description: "The blockers; empty if there are none.", type: "array", items: { $ref: "#/$defs/Remark" } },
      next_milestone: { description: "The next milestone.", type: "string" },
      metadata: {
        description: "Additional data with arbitrary keys, for example to explain an unusual use of the message.",
        $ref: "#/$defs/Metadata",
      },
    },
    required: ["type", "version", "timestamp", "sender_id", "message_id", "task_id", "update_type", "status_summary", "blockers"],
    allOf: [
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of `coordination_request`. */
export const jsonSchemaOfCoordinationRequest: JsonSchemaParts = {
  schema: {
    title: "CoordinationRequest",
    description: "Asks other agents to coordinate.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "coordination_request" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      request_type: { description: "The kind of coordination.", $ref: "#/$defs/RequestType" },
      participants: { description: "The names of the participating agents.", type: "array", items: { type: "string" } },
      coordination_topic: { description: "The topic of the coordination.", type: "string" },
      shared_resources: { description: "The shared resources.", type: "array", items: { $ref: "#/$defs/SharedResource" } },
      schedule: { description: "The schedule.", $ref: "#/$defs/Schedule" },
      communication_protocol: { description: "The communication channels.", $ref: "#/$defs/CommunicationProtocol" },
      success_criteria: { description: "The criteria for success.", type: "array", items: { type: "string" } },
      metadata: {
        description: "Additional data with arbitrary keys, for example to explain an unusual use of the message.",
        $ref: "#/$defs/Metadata",
      },
    },
    required: ["type", "version", "timestamp", "sender_id", "message_id", "request_type", "participants", "coordination_topic"],
    allOf: [
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of `file_reservation`. */
export const jsonSchemaOfFileReservation: JsonSchemaParts = {
  schema: {
    title: "FileReservation",
    description: "Asks to reserve files for a limited time.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "file_reservation" },
      version: { description: "The version of the message format that the sender uses.", $ref: "#/$defs/FormatVersion" },
      timestamp: { description: "The time at which the message was created.", $ref: "#/$defs/UtcTime" },
      sender_id: { description: "The name of the sender.", type: "string" },
      message_id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      task_id: { description: "The ID of the task that requires the files.", type: "string" },
      reservation_request: { description: "The requested reservation.", $ref: "#/$defs/Reservation" },
      alternatives: { description: "The acceptable alternatives.", type: "array", items: { $ref: "#/$defs/Alternative" } },
    },
    required: ["type", "version", "timestamp", "sender_id", "message_id", "task_id", "reservation_request"],
    allOf: [
      {
        type: "object",
        properties: { version: { type: "string", pattern: "^1\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "MCP agent mail",
    description:
      'JSON messages between agents (called "droids" in the original document) that share an MCP mail server, for assigning tasks, reporting on them and coordinating access to files.',
    type: "object",
    required: ["type"],
    oneOf: [
      { $ref: "#/$defs/TaskAssignment" },
      { $ref: "#/$defs/TaskCompletion" },
      { $ref: "#/$defs/ErrorReport" },
      { $ref: "#/$defs/StatusUpdate" },
      { $ref: "#/$defs/CoordinationRequest" },
      { $ref: "#/$defs/FileReservation" },
    ],
  },
  definitions: [
    {
      TaskAssignment: jsonSchemaOfTaskAssignment.schema,
      TaskCompletion: jsonSchemaOfTaskCompletion.schema,
      ErrorReport: jsonSchemaOfErrorReport.schema,
      StatusUpdate: jsonSchemaOfStatusUpdate.schema,
      CoordinationRequest: jsonSchemaOfCoordinationRequest.schema,
      FileReservation: jsonSchemaOfFileReservation.schema,
    },
    types,
  ],
}))();
