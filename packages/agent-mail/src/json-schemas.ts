// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  AgentName: { title: "AgentName", description: "The name of an agent on the mail server.", type: "string" },
  RawMail: {
    title: "RawMail",
    description: "A raw message from the mail server.",
    type: "object",
    properties: {
      id: { description: "The ID of the message, assigned by the mail server.", type: "string" },
      project_key: { description: "The project that the mailbox belongs to.", type: "string" },
      sender_name: { description: "The name of the sender.", $ref: "#/$defs/AgentName" },
      to: {
        description: "The recipient or recipients.",
        anyOf: [{ $ref: "#/$defs/AgentName" }, { type: "array", items: { $ref: "#/$defs/AgentName" } }],
      },
      subject: { description: "The subject line.", type: "string" },
      body_md: { description: "The body in Markdown.", type: "string" },
      thread_id: { description: "The thread of the message.", type: "string" },
      timestamp: { description: "The time at which the message was sent.", type: "string", format: "date-time" },
      ack_required: { description: "Whether the sender requests an acknowledgement.", type: "boolean" },
      acked: { description: "Whether the message was acknowledged.", type: "boolean" },
    },
    required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
  },
  BeadId: { title: "BeadId", description: "The ID of a bead (a unit of work).", type: "string", minLength: 1, pattern: "^[^\\r\\n]*$" },
  CommitId: { title: "CommitId", description: "The ID of a Git commit.", type: "string", minLength: 1, pattern: "^[^\\r\\n]*$" },
  FilePath: {
    title: "FilePath",
    description: "The path of a file in the repository.",
    type: "string",
    minLength: 1,
    pattern: "^[^\\r\\n]*$",
  },
  Sentence: { title: "Sentence", description: "A human-readable line.", type: "string", minLength: 1, pattern: "^[^\\r\\n]*$" },
  Passage: { title: "Passage", description: "One or more human-readable lines.", type: "string", minLength: 1 },
  Outcome: {
    title: "Outcome",
    description: "The result of a check that the worker performed.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
    type: "string",
    enum: ["PASS", "FAIL"],
  },
  IssueType: {
    title: "IssueType",
    description:
      "The kind of problem that a worker has.\n\n- `STUCK`: The worker does not know how to continue.\n- `SPEC_UNCLEAR`: The specification is ambiguous.\n- `BLOCKED`: The worker is blocked by something it cannot change.\n- `TECHNICAL`: A technical problem requires an expert.",
    type: "string",
    enum: ["STUCK", "SPEC_UNCLEAR", "BLOCKED", "TECHNICAL"],
  },
  FailureType: {
    title: "FailureType",
    description:
      "The reason for a failure.\n\n- `TESTS_FAIL`: Tests fail.\n- `BUILD_FAIL`: The build fails.\n- `SPEC_IMPOSSIBLE`: The specification cannot be implemented.\n- `CONTEXT_HIGH`: The worker ran out of context.\n- `ERROR`: An unexpected error occurred.",
    type: "string",
    enum: ["TESTS_FAIL", "BUILD_FAIL", "SPEC_IMPOSSIBLE", "CONTEXT_HIGH", "ERROR"],
  },
  CheckpointReason: {
    title: "CheckpointReason",
    description:
      "The reason for a checkpoint.\n\n- `CONTEXT_HIGH`: More than 80% of the context window is used.\n- `MANUAL`: The checkpoint was requested.\n- `TIMEOUT`: The time limit was exceeded.",
    type: "string",
    enum: ["CONTEXT_HIGH", "MANUAL", "TIMEOUT"],
  },
  SpawnStatus: {
    title: "SpawnStatus",
    description: "The result of a spawn request.\n\n- `spawned`: The worker is running.\n- `failed`: No worker was started.",
    type: "string",
    enum: ["spawned", "failed"],
  },
};

/** The JSON Schema of `BEAD_ACCEPTED`. */
export const jsonSchemaOfBeadAccepted: JsonSchemaParts = {
  schema: {
    title: "BeadAccepted",
    description: "Reports that the worker has accepted a bead.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "BEAD_ACCEPTED" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The accepted bead.", $ref: "#/$defs/BeadId" },
      title: { description: "The title of the bead.", $ref: "#/$defs/Sentence" },
      started_at: { description: "The time at which the work started.", type: "string", format: "date-time" },
    },
    required: ["type", "bead_id", "title"],
  },
  definitions: [types],
};

/** The JSON Schema of `PROGRESS`. */
export const jsonSchemaOfProgress: JsonSchemaParts = {
  schema: {
    title: "Progress",
    description: "Reports progress on a bead. Sent every few minutes or after a major step.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "PROGRESS" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      step: { description: "The current step.", $ref: "#/$defs/Sentence" },
      status: { description: "The current status.", $ref: "#/$defs/Sentence" },
      context_usage: { description: "The approximate usage of the context window.", type: "number", minimum: 0, maximum: 100 },
      files_touched: { description: "The files changed so far.", type: "array", items: { $ref: "#/$defs/FilePath" } },
    },
    required: ["type", "bead_id", "step", "status"],
  },
  definitions: [types],
};

/** The JSON Schema of `HELP_REQUEST`. */
export const jsonSchemaOfHelpRequest: JsonSchemaParts = {
  schema: {
    title: "HelpRequest",
    description: "Asks for help because the worker is stuck.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "HELP_REQUEST" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      issue_type: { description: "The kind of problem.", $ref: "#/$defs/IssueType" },
      problem: { description: "A description of the problem.", $ref: "#/$defs/Passage" },
      what_tried: { description: "What the worker has tried so far.", type: "string" },
      files_touched: { description: "The files that the worker has touched.", type: "array", items: { $ref: "#/$defs/FilePath" } },
      question: { description: "The question.", $ref: "#/$defs/Passage" },
    },
    required: ["type", "bead_id", "issue_type", "problem", "question"],
  },
  definitions: [types],
};

/** The JSON Schema of `HELP_RESPONSE`. */
export const jsonSchemaOfHelpResponse: JsonSchemaParts = {
  schema: {
    title: "HelpResponse",
    description: "Answers a help request in the thread of the question.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "HELP_RESPONSE" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead, if the subject or the thread contains it.", $ref: "#/$defs/BeadId" },
      guidance: { description: "The advice, which is the entire body of the message.", type: "string" },
    },
    required: ["type"],
  },
  definitions: [types],
};

/** The JSON Schema of `OFFERING_READY`. */
export const jsonSchemaOfOfferingReady: JsonSchemaParts = {
  schema: {
    title: "OfferingReady",
    description: "Reports that the work is complete and ready for review.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "OFFERING_READY" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      status: { description: "Always `DONE`.", const: "DONE" },
      commit_sha: { description: "The commit with the work.", $ref: "#/$defs/CommitId" },
      files: { description: "The changed files.", type: "array", items: { $ref: "#/$defs/FilePath" } },
      tests_pass: { description: "The result of the tests.", $ref: "#/$defs/Outcome" },
      lint_pass: { description: "The result of linting.", $ref: "#/$defs/Outcome" },
      build_pass: { description: "The result of the build.", $ref: "#/$defs/Outcome" },
      summary: { description: "A human-readable summary of the work.", $ref: "#/$defs/Passage" },
    },
    required: ["type", "bead_id", "commit_sha", "tests_pass", "lint_pass", "build_pass", "summary"],
  },
  definitions: [types],
};

/** The JSON Schema of `DONE`. */
export const jsonSchemaOfDone: JsonSchemaParts = {
  schema: {
    title: "Done",
    description: "Reports that the work is complete. Unlike OFFERING_READY, it requires no acknowledgement.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "DONE" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      status: { description: "Always `DONE`.", const: "DONE" },
      commit_sha: { description: "The commit with the work.", $ref: "#/$defs/CommitId" },
      files: { description: "The changed files.", type: "array", items: { $ref: "#/$defs/FilePath" } },
      tests_pass: { description: "The result of the tests.", $ref: "#/$defs/Outcome" },
      lint_pass: { description: "The result of linting.", $ref: "#/$defs/Outcome" },
      build_pass: { description: "The result of the build.", $ref: "#/$defs/Outcome" },
      summary: { description: "A human-readable summary of the work.", $ref: "#/$defs/Passage" },
    },
    required: ["type", "bead_id", "commit_sha", "tests_pass", "lint_pass", "build_pass", "summary"],
  },
  definitions: [types],
};

/** The JSON Schema of `FAILED`. */
export const jsonSchemaOfFailed: JsonSchemaParts = {
  schema: {
    title: "Failed",
    description: "Reports that the work has failed.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "FAILED" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      status: { description: "Always `FAILED`.", const: "FAILED" },
      failure_type: { description: "The reason for the failure.", $ref: "#/$defs/FailureType" },
      reason: { description: "A description of the failure.", $ref: "#/$defs/Sentence" },
      internal_attempts: { description: "The number of attempts.", type: "integer" },
      partial_commit_sha: { description: "The commit with the partial work.", $ref: "#/$defs/CommitId" },
      files: { description: "The files changed so far.", type: "array", items: { $ref: "#/$defs/FilePath" } },
      recommendation: { description: "A recommendation for how to continue.", type: "string" },
    },
    required: ["type", "bead_id", "failure_type", "reason"],
  },
  definitions: [types],
};

/** The JSON Schema of `CHECKPOINT`. */
export const jsonSchemaOfCheckpoint: JsonSchemaParts = {
  schema: {
    title: "Checkpoint",
    description: "Reports that the worker is stopping before the work is complete, and gives notes for its successor.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "CHECKPOINT" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      checkpoint_reason: { description: "The reason for the checkpoint.", $ref: "#/$defs/CheckpointReason" },
      partial_commit_sha: { description: "The commit with the partial work.", $ref: "#/$defs/CommitId" },
      progress: { description: "A description of the progress.", $ref: "#/$defs/Sentence" },
      context_usage: { description: "The usage of the context window.", type: "number", minimum: 0, maximum: 100 },
      next_steps: { description: "The next steps for the successor.", $ref: "#/$defs/Passage" },
    },
    required: ["type", "bead_id", "checkpoint_reason", "progress", "next_steps"],
  },
  definitions: [types],
};

/** The JSON Schema of `SPAWN_REQUEST`. */
export const jsonSchemaOfSpawnRequest: JsonSchemaParts = {
  schema: {
    title: "SpawnRequest",
    description: "Asks for a worker for a bead, starting from scratch or from a checkpoint.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "SPAWN_REQUEST" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      issue_id: { description: "The bead that the worker is assigned to.", $ref: "#/$defs/BeadId" },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      resume: { description: "Whether to continue earlier work.", type: "boolean" },
      checkpoint: { description: "The commit to continue from.", $ref: "#/$defs/CommitId" },
      orchestrator: { description: "The name of the orchestrator.", $ref: "#/$defs/Sentence" },
    },
    required: ["type", "issue_id", "bead_id", "resume", "orchestrator"],
    allOf: [
      {
        description: "If earlier work is continued, a checkpoint is required.",
        if: { type: "object", properties: { resume: { const: true } }, required: ["resume"] },
        then: { type: "object", properties: { checkpoint: {} }, required: ["checkpoint"] },
      },
    ],
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"equal","fields":[["issue_id"],["bead_id"]]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `SPAWN_ACK`. */
export const jsonSchemaOfSpawnAck: JsonSchemaParts = {
  schema: {
    title: "SpawnAck",
    description: "Reports the result of a spawn request.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "SPAWN_ACK" },
      thread_id: { description: "The thread of the message, usually the ID of the bead.", type: "string" },
      mail: { description: "The raw mail message. Messages that were created locally do not have it.", $ref: "#/$defs/RawMail" },
      labels: { description: "The lines with unknown labels, by label.", type: "object", additionalProperties: { type: "string" } },
      sections: { description: "The unknown sections, by heading.", type: "object", additionalProperties: { type: "string" } },
      issue_id: { description: "The bead that the worker is assigned to.", $ref: "#/$defs/BeadId" },
      bead_id: { description: "The bead that the message is about.", $ref: "#/$defs/BeadId" },
      status: { description: "The result of the request.", $ref: "#/$defs/SpawnStatus" },
      session: { description: "The name of the worker's session.", type: "string", pattern: "^[^\\r\\n]*$" },
    },
    required: ["type", "issue_id", "bead_id", "status"],
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"equal","fields":[["issue_id"],["bead_id"]]}]',
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "Agent mail",
    description:
      "Status messages in a swarm: workers (role `demigod`) report progress on a bead (a unit of work with an ID such as `hb-77.2`) to their orchestrator and ask a helper when they are stuck, and the orchestrator asks a spawner for new workers. The subject line contains the message type; the body is Markdown with labels and second-level sections. All messages about a bead share one thread.",
    type: "object",
    required: ["type"],
    oneOf: [
      { $ref: "#/$defs/BeadAccepted" },
      { $ref: "#/$defs/Progress" },
      { $ref: "#/$defs/HelpRequest" },
      { $ref: "#/$defs/HelpResponse" },
      { $ref: "#/$defs/OfferingReady" },
      { $ref: "#/$defs/Done" },
      { $ref: "#/$defs/Failed" },
      { $ref: "#/$defs/Checkpoint" },
      { $ref: "#/$defs/SpawnRequest" },
      { $ref: "#/$defs/SpawnAck" },
    ],
  },
  definitions: [
    {
      BeadAccepted: jsonSchemaOfBeadAccepted.schema,
      Progress: jsonSchemaOfProgress.schema,
      HelpRequest: jsonSchemaOfHelpRequest.schema,
      HelpResponse: jsonSchemaOfHelpResponse.schema,
      OfferingReady: jsonSchemaOfOfferingReady.schema,
      Done: jsonSchemaOfDone.schema,
      Failed: jsonSchemaOfFailed.schema,
      Checkpoint: jsonSchemaOfCheckpoint.schema,
      SpawnRequest: jsonSchemaOfSpawnRequest.schema,
      SpawnAck: jsonSchemaOfSpawnAck.schema,
    },
    types,
  ],
}))();
