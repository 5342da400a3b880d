// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const threadIdField: Field = {
  name: "thread_id",
  shape: { kind: "scalar", scalar: "string" },
  required: false,
  fill: { kind: "field", path: ["bead_id"] },
};
const mailField: Field = { name: "mail", shape: { kind: "reference", type: "RawMail" }, required: false };
const labelsField: Field = { name: "labels", shape: { kind: "map", value: { kind: "scalar", scalar: "string" } }, required: false };
const sectionsField: Field = { name: "sections", shape: { kind: "map", value: { kind: "scalar", scalar: "text" } }, required: false };
const beadIdField: Field = {
  name: "bead_id",
  shape: { kind: "reference", type: "BeadId" },
  required: true,
  mail: { at: "label", label: "Bead", also: ["Accepted bead"] },
};
const statusField: Field = {
  name: "status",
  shape: { kind: "literal", value: "DONE" },
  required: false,
  mail: { at: "label", label: "Status" },
  fill: { kind: "literal", value: "DONE" },
};
const commitShaField: Field = {
  name: "commit_sha",
  shape: { kind: "reference", type: "CommitId" },
  required: true,
  mail: { at: "bullet", label: "Commit", in: "Changes" },
};
const filesField: Field = {
  name: "files",
  shape: { kind: "list", item: { kind: "reference", type: "FilePath" } },
  required: false,
  mail: { at: "bullet", label: "Files", in: "Changes" },
};
const testsPassField: Field = {
  name: "tests_pass",
  shape: { kind: "reference", type: "Outcome" },
  required: true,
  mail: { at: "bullet", label: "Tests", in: "Self-Validation" },
};
const lintPassField: Field = {
  name: "lint_pass",
  shape: { kind: "reference", type: "Outcome" },
  required: true,
  mail: { at: "bullet", label: "Lint", in: "Self-Validation" },
};
const buildPassField: Field = {
  name: "build_pass",
  shape: { kind: "reference", type: "Outcome" },
  required: true,
  mail: { at: "bullet", label: "Build", in: "Self-Validation" },
};
const summaryField: Field = {
  name: "summary",
  shape: { kind: "reference", type: "Passage" },
  required: true,
  mail: { at: "section", section: "Summary" },
};
const issueIdField: Field = {
  name: "issue_id",
  shape: { kind: "reference", type: "BeadId" },
  required: true,
  mail: { at: "label", label: "Issue", also: ["Bead"] },
};
const beadIdField2: Field = {
  name: "bead_id",
  shape: { kind: "reference", type: "BeadId" },
  required: true,
  computed: { by: ["issue_id"], lenient: "warn" },
};

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "agent-mail",
  version: "1.0.0",
  tag: "type",
  body: "inline",
  envelope: ["thread_id", "mail", "labels", "sections"],
  parts: {
    id: ["mail", "id"],
    sender: ["mail", "sender_name"],
    recipient: ["mail", "to"],
    time: ["mail", "timestamp"],
    thread: [["thread_id"], ["bead_id"]],
    ack: { wanted: ["mail", "ack_required"], given: ["mail", "acked"] },
  },
  reading: { default: "lenient", lenient: { missing: "unset", invalid: "unset", unknownValues: "uppercase", unknownTypes: "keep" } },
  types: {
    AgentName: { kind: "scalar", scalar: "string" },
    RawMail: {
      kind: "struct",
      open: true,
      fields: [
        { name: "id", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "project_key", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "sender_name", shape: { kind: "reference", type: "AgentName" }, required: true },
        {
          name: "to",
          shape: {
            kind: "union",
            members: [
              { kind: "reference", type: "AgentName" },
              { kind: "list", item: { kind: "reference", type: "AgentName" } },
            ],
          },
          required: true,
        },
        { name: "subject", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "body_md", shape: { kind: "scalar", scalar: "string" }, required: true },
        { name: "thread_id", shape: { kind: "scalar", scalar: "string" }, required: false },
        { name: "timestamp", shape: { kind: "scalar", scalar: "timestamp" }, required: false },
        { name: "ack_required", shape: { kind: "scalar", scalar: "boolean" }, required: false },
        { name: "acked", shape: { kind: "scalar", scalar: "boolean" }, required: false },
      ],
    },
    BeadId: { kind: "scalar", scalar: "line", min: 1 },
    CommitId: { kind: "scalar", scalar: "line", min: 1 },
    FilePath: { kind: "scalar", scalar: "line", min: 1 },
    Sentence: { kind: "scalar", scalar: "line", min: 1 },
    Passage: { kind: "scalar", scalar: "text", min: 1 },
    Outcome: {
      kind: "enum",
      open: false,
      values: [
        { value: "PASS", aliases: ["TRUE", "YES", "OK"] },
        { value: "FAIL", aliases: ["FALSE", "NO"] },
      ],
      lenient: { unset: true },
    },
    IssueType: {
      kind: "enum",
      open: false,
      values: [{ value: "STUCK" }, { value: "SPEC_UNCLEAR" }, { value: "BLOCKED" }, { value: "TECHNICAL" }],
    },
    FailureType: {
      kind: "enum",
      open: false,
      values: [
        { value: "TESTS_FAIL" },
        { value: "BUILD_FAIL" },
        { value: "SPEC_IMPOSSIBLE" },
        { value: "CONTEXT_HIGH" },
        { value: "ERROR" },
      ],
    },
    CheckpointReason: { kind: "enum", open: false, values: [{ value: "CONTEXT_HIGH" }, { value: "MANUAL" }, { value: "TIMEOUT" }] },
    SpawnStatus: { kind: "enum", open: false, values: [{ value: "spawned" }, { value: "failed" }] },
  },
  messages: {
    BEAD_ACCEPTED: {
      name: "BEAD_ACCEPTED",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "BEAD_ACCEPTED" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          {
            name: "bead_id",
            shape: { kind: "reference", type: "BeadId" },
            required: true,
            mail: { at: "label", label: "Accepted bead", also: ["Bead"] },
          },
          { name: "title", shape: { kind: "reference", type: "Sentence" }, required: true, mail: { at: "label", label: "Title" } },
          {
            name: "started_at",
            shape: { kind: "scalar", scalar: "timestamp", write: "seconds" },
            required: false,
            mail: { at: "label", label: "Starting implementation at" },
            fill: { kind: "now" },
          },
        ],
      },
    },
    PROGRESS: {
      name: "PROGRESS",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "PROGRESS" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          { name: "step", shape: { kind: "reference", type: "Sentence" }, required: true, mail: { at: "label", label: "Step" } },
          { name: "status", shape: { kind: "reference", type: "Sentence" }, required: true, mail: { at: "label", label: "Status" } },
          {
            name: "context_usage",
            shape: { kind: "scalar", scalar: "percent" },
            required: false,
            mail: { at: "label", label: "Context usage" },
          },
          {
            name: "files_touched",
            shape: { kind: "list", item: { kind: "reference", type: "FilePath" } },
            required: false,
            mail: { at: "label", label: "Files touched" },
          },
        ],
      },
    },
    HELP_REQUEST: {
      name: "HELP_REQUEST",
      from: ["demigod"],
      to: ["chiron"],
      replies: ["HELP_RESPONSE"],
      rules: [],
      ackRequired: true,
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "HELP_REQUEST" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          {
            name: "issue_type",
            shape: { kind: "reference", type: "IssueType" },
            required: true,
            mail: { at: "label", label: "Issue Type" },
          },
          { name: "problem", shape: { kind: "reference", type: "Passage" }, required: true, mail: { at: "section", section: "Problem" } },
          {
            name: "what_tried",
            shape: { kind: "scalar", scalar: "text" },
            required: false,
            mail: { at: "section", section: "What I Tried" },
          },
          {
            name: "files_touched",
            shape: { kind: "list", item: { kind: "reference", type: "FilePath" } },
            required: false,
            mail: { at: "section", section: "Files Touched" },
          },
          { name: "question", shape: { kind: "reference", type: "Passage" }, required: true, mail: { at: "section", section: "Question" } },
        ],
      },
    },
    HELP_RESPONSE: {
      name: "HELP_RESPONSE",
      from: ["chiron"],
      to: ["demigod"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "HELP_RESPONSE" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          { name: "bead_id", shape: { kind: "reference", type: "BeadId" }, required: false, mail: { at: "subject" } },
          { name: "guidance", shape: { kind: "scalar", scalar: "text" }, required: false, mail: { at: "body" } },
        ],
      },
    },
    OFFERING_READY: {
      name: "OFFERING_READY",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      ackRequired: true,
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "OFFERING_READY" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          statusField,
          commitShaField,
          filesField,
          testsPassField,
          lintPassField,
          buildPassField,
          summaryField,
        ],
      },
    },
    DONE: {
      name: "DONE",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "DONE" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          statusField,
          commitShaField,
          filesField,
          testsPassField,
          lintPassField,
          buildPassField,
          summaryField,
        ],
      },
    },
    FAILED: {
      name: "FAILED",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "FAILED" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          {
            name: "status",
            shape: { kind: "literal", value: "FAILED" },
            required: false,
            mail: { at: "label", label: "Status" },
            fill: { kind: "literal", value: "FAILED" },
          },
          {
            name: "failure_type",
            shape: { kind: "reference", type: "FailureType" },
            required: true,
            mail: { at: "label", label: "Type", in: "Failure" },
          },
          {
            name: "reason",
            shape: { kind: "reference", type: "Sentence" },
            required: true,
            mail: { at: "label", label: "Reason", in: "Failure" },
          },
          {
            name: "internal_attempts",
            shape: { kind: "scalar", scalar: "integer" },
            required: false,
            mail: { at: "label", label: "Internal Attempts", in: "Failure" },
          },
          {
            name: "partial_commit_sha",
            shape: { kind: "reference", type: "CommitId" },
            required: false,
            mail: { at: "bullet", label: "Commit", in: "Partial Progress" },
          },
          {
            name: "files",
            shape: { kind: "list", item: { kind: "reference", type: "FilePath" } },
            required: false,
            mail: { at: "bullet", label: "Files", in: "Partial Progress" },
          },
          {
            name: "recommendation",
            shape: { kind: "scalar", scalar: "text" },
            required: false,
            mail: { at: "section", section: "Recommendation" },
          },
        ],
      },
    },
    CHECKPOINT: {
      name: "CHECKPOINT",
      from: ["demigod"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "CHECKPOINT" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          beadIdField,
          {
            name: "checkpoint_reason",
            shape: { kind: "reference", type: "CheckpointReason" },
            required: true,
            mail: { at: "label", label: "Reason" },
          },
          {
            name: "partial_commit_sha",
            shape: { kind: "reference", type: "CommitId" },
            required: false,
            mail: { at: "bullet", label: "Commit", in: "Progress" },
          },
          {
            name: "progress",
            shape: { kind: "reference", type: "Sentence" },
            required: true,
            mail: { at: "bullet", label: "Description", in: "Progress" },
          },
          {
            name: "context_usage",
            shape: { kind: "scalar", scalar: "percent" },
            required: false,
            mail: { at: "bullet", label: "Context usage", in: "Progress" },
          },
          {
            name: "next_steps",
            shape: { kind: "reference", type: "Passage" },
            required: true,
            mail: { at: "section", section: "Next Steps for Successor" },
          },
        ],
      },
    },
    SPAWN_REQUEST: {
      name: "SPAWN_REQUEST",
      from: ["orchestrator"],
      to: ["spawner"],
      replies: ["SPAWN_ACK"],
      rules: [
        {
          kind: "condition",
          name: "resume-needs-checkpoint",
          doc: "If earlier work is continued, a checkpoint is required.",
          at: ["checkpoint"],
          field: ["resume"],
          equals: true,
          require: [["checkpoint"]],
        },
      ],
      ackRequired: true,
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "SPAWN_REQUEST" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          issueIdField,
          beadIdField2,
          { name: "resume", shape: { kind: "scalar", scalar: "boolean" }, required: true, mail: { at: "label", label: "Resume" } },
          {
            name: "checkpoint",
            shape: { kind: "reference", type: "CommitId" },
            required: false,
            mail: { at: "label", label: "Checkpoint" },
          },
          {
            name: "orchestrator",
            shape: { kind: "reference", type: "Sentence" },
            required: true,
            mail: { at: "label", label: "Orchestrator" },
          },
        ],
      },
    },
    SPAWN_ACK: {
      name: "SPAWN_ACK",
      from: ["spawner"],
      to: ["orchestrator"],
      rules: [],
      shape: {
        kind: "struct",
        open: true,
        fields: [
          { name: "type", shape: { kind: "literal", value: "SPAWN_ACK" }, required: true },
          threadIdField,
          mailField,
          labelsField,
          sectionsField,
          issueIdField,
          beadIdField2,
          { name: "status", shape: { kind: "reference", type: "SpawnStatus" }, required: true, mail: { at: "label", label: "Status" } },
          { name: "session", shape: { kind: "scalar", scalar: "line" }, required: false, mail: { at: "label", label: "Session" } },
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "Agent mail",
  roles: { demigod: "", orchestrator: "", chiron: "", spawner: "" },
  encodings: {
    mail: {
      parts: { subject: "subject", body: "body_md", thread: "thread_id", ack: "ack_required" },
      subjects: [["[", { field: ["bead_id"] }, "] ", { tag: true }], [{ field: ["bead_id"] }, ": ", { tag: true }], [{ tag: true }]],
      precedence: [
        "BEAD_ACCEPTED",
        "OFFERING_READY",
        "HELP_REQUEST",
        "HELP_RESPONSE",
        "SPAWN_REQUEST",
        "SPAWN_ACK",
        "CHECKPOINT",
        "PROGRESS",
        "FAILED",
        "DONE",
      ],
      keeps: { raw: "mail", labels: "labels", sections: "sections" },
    },
  },
  groups: {
    completion: { name: "completion", members: ["OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"] },
    success: { name: "success", members: ["OFFERING_READY", "DONE"] },
  },
  flows: {
    work: {
      name: "work",
      key: "thread",
      start: ["BEAD_ACCEPTED"],
      steps: {
        BEAD_ACCEPTED: ["PROGRESS", "HELP_REQUEST", "OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"],
        PROGRESS: ["PROGRESS", "HELP_REQUEST", "OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"],
        HELP_REQUEST: ["HELP_RESPONSE", "PROGRESS", "OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"],
        HELP_RESPONSE: ["PROGRESS", "HELP_REQUEST", "OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"],
      },
      lenientSteps: {},
      anytime: [],
      end: ["OFFERING_READY", "DONE", "FAILED", "CHECKPOINT"],
      deadlines: [{ after: ["BEAD_ACCEPTED", "PROGRESS"], within: { seconds: 300 }, level: "hint" }],
    },
  },
  views: {},
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
