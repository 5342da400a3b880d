// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createTools, type ToolDefinition, type Tools } from "@wirepact/core/tools";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";
export type { RepairOptions, Tool, ToolCall, ToolCallOptions, ToolDialect, ToolOptions } from "@wirepact/core/tools";

const definitions: readonly ToolDefinition[] = /*@__PURE__*/ [
  {
    name: "BEAD_ACCEPTED",
    message: "BEAD_ACCEPTED",
    description: "Reports that the worker has accepted a bead. Sends the message BEAD_ACCEPTED of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: { type: "string", pattern: "^[^\\r\\n]*$", description: "The accepted bead. A single-line string, not empty." },
        title: { type: "string", pattern: "^[^\\r\\n]*$", description: "The title of the bead. A single-line string, not empty." },
        started_at: {
          anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
          description:
            'The time at which the work started. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
      },
      required: ["thread_id", "mail", "labels", "sections", "bead_id", "title", "started_at"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The accepted bead. A single-line string, not empty." },
        title: { type: "string", description: "The title of the bead. A single-line string, not empty." },
        started_at: {
          type: "string",
          format: "date-time",
          description: 'The time at which the work started. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
        },
      },
      required: ["bead_id", "title"],
      additionalProperties: false,
    },
  },
  {
    name: "PROGRESS",
    message: "PROGRESS",
    description:
      "Reports progress on a bead. Sent every few minutes or after a major step. Sends the message PROGRESS of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        step: { type: "string", pattern: "^[^\\r\\n]*$", description: "The current step. A single-line string, not empty." },
        status: { type: "string", pattern: "^[^\\r\\n]*$", description: "The current status. A single-line string, not empty." },
        context_usage: {
          anyOf: [{ type: "number", minimum: 0, maximum: 100 }, { type: "null" }],
          description: "The approximate usage of the context window. A number from 0 to 100. Use null to omit it.",
        },
        files_touched: {
          anyOf: [
            { type: "array", items: { type: "string", pattern: "^[^\\r\\n]*$", description: "A single-line string, not empty." } },
            { type: "null" },
          ],
          description: "The files changed so far. Use null to omit it.",
        },
      },
      required: ["thread_id", "mail", "labels", "sections", "bead_id", "step", "status", "context_usage", "files_touched"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        step: { type: "string", description: "The current step. A single-line string, not empty." },
        status: { type: "string", description: "The current status. A single-line string, not empty." },
        context_usage: { type: "number", description: "The approximate usage of the context window. A number from 0 to 100." },
        files_touched: {
          type: "array",
          items: { type: "string", description: "A single-line string, not empty." },
          description: "The files changed so far.",
        },
      },
      required: ["bead_id", "step", "status"],
      additionalProperties: false,
    },
  },
  {
    name: "HELP_REQUEST",
    message: "HELP_REQUEST",
    description:
      "Asks for help because the worker is stuck. Sends the message HELP_REQUEST of Agent mail to chiron. Answered by HELP_RESPONSE. The recipient acknowledges it.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        issue_type: {
          type: "string",
          enum: ["STUCK", "SPEC_UNCLEAR", "BLOCKED", "TECHNICAL"],
          description:
            "The kind of problem.\n\n- `STUCK`: The worker does not know how to continue.\n- `SPEC_UNCLEAR`: The specification is ambiguous.\n- `BLOCKED`: The worker is blocked by something it cannot change.\n- `TECHNICAL`: A technical problem requires an expert.",
        },
        problem: { type: "string", description: "A description of the problem. Not empty." },
        what_tried: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "What the worker has tried so far. Use null to omit it.",
        },
        files_touched: {
          anyOf: [
            { type: "array", items: { type: "string", pattern: "^[^\\r\\n]*$", description: "A single-line string, not empty." } },
            { type: "null" },
          ],
          description: "The files that the worker has touched. Use null to omit it.",
        },
        question: { type: "string", description: "The question. Not empty." },
      },
      required: ["thread_id", "mail", "labels", "sections", "bead_id", "issue_type", "problem", "what_tried", "files_touched", "question"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        issue_type: {
          type: "string",
          enum: ["STUCK", "SPEC_UNCLEAR", "BLOCKED", "TECHNICAL"],
          description:
            "The kind of problem.\n\n- `STUCK`: The worker does not know how to continue.\n- `SPEC_UNCLEAR`: The specification is ambiguous.\n- `BLOCKED`: The worker is blocked by something it cannot change.\n- `TECHNICAL`: A technical problem requires an expert.",
        },
        problem: { type: "string", description: "A description of the problem. Not empty." },
        what_tried: { type: "string", description: "What the worker has tried so far." },
        files_touched: {
          type: "array",
          items: { type: "string", description: "A single-line string, not empty." },
          description: "The files that the worker has touched.",
        },
        question: { type: "string", description: "The question. Not empty." },
      },
      required: ["bead_id", "issue_type", "problem", "question"],
      additionalProperties: false,
    },
  },
  {
    name: "HELP_RESPONSE",
    message: "HELP_RESPONSE",
    description: "Answers a help request in the thread of the question. Sends the message HELP_RESPONSE of Agent mail to demigod.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The bead, if the subject or the thread contains it. A single-line string, not empty. Use null to omit it.",
        },
        guidance: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The advice, which is the entire body of the message. Use null to omit it.",
        },
      },
      required: ["thread_id", "mail", "labels", "sections", "bead_id", "guidance"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead, if the subject or the thread contains it. A single-line string, not empty." },
        guidance: { type: "string", description: "The advice, which is the entire body of the message." },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    name: "OFFERING_READY",
    message: "OFFERING_READY",
    description:
      "Reports that the work is complete and ready for review. Sends the message OFFERING_READY of Agent mail to orchestrator. The recipient acknowledges it.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        status: {
          anyOf: [{ type: "string", const: "DONE" }, { type: "null" }],
          description: "Always `DONE`. Use null to have it filled in.",
        },
        commit_sha: { type: "string", pattern: "^[^\\r\\n]*$", description: "The commit with the work. A single-line string, not empty." },
        files: {
          anyOf: [
            { type: "array", items: { type: "string", pattern: "^[^\\r\\n]*$", description: "A single-line string, not empty." } },
            { type: "null" },
          ],
          description: "The changed files. Use null to omit it.",
        },
        tests_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the tests.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        lint_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of linting.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        build_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the build.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        summary: { type: "string", description: "A human-readable summary of the work. Not empty." },
      },
      required: [
        "thread_id",
        "mail",
        "labels",
        "sections",
        "bead_id",
        "status",
        "commit_sha",
        "files",
        "tests_pass",
        "lint_pass",
        "build_pass",
        "summary",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        status: { type: "string", const: "DONE", description: "Always `DONE`." },
        commit_sha: { type: "string", description: "The commit with the work. A single-line string, not empty." },
        files: {
          type: "array",
          items: { type: "string", description: "A single-line string, not empty." },
          description: "The changed files.",
        },
        tests_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the tests.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        lint_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of linting.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        build_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the build.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        summary: { type: "string", description: "A human-readable summary of the work. Not empty." },
      },
      required: ["bead_id", "commit_sha", "tests_pass", "lint_pass", "build_pass", "summary"],
      additionalProperties: false,
    },
  },
  {
    name: "DONE",
    message: "DONE",
    description:
      "Reports that the work is complete. Unlike OFFERING_READY, it requires no acknowledgement. Sends the message DONE of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        status: {
          anyOf: [{ type: "string", const: "DONE" }, { type: "null" }],
          description: "Always `DONE`. Use null to have it filled in.",
        },
        commit_sha: { type: "string", pattern: "^[^\\r\\n]*$", description: "The commit with the work. A single-line string, not empty." },
        files: {
          anyOf: [
            { type: "array", items: { type: "string", pattern: "^[^\\r\\n]*$", description: "A single-line string, not empty." } },
            { type: "null" },
          ],
          description: "The changed files. Use null to omit it.",
        },
        tests_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the tests.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        lint_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of linting.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        build_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the build.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        summary: { type: "string", description: "A human-readable summary of the work. Not empty." },
      },
      required: [
        "thread_id",
        "mail",
        "labels",
        "sections",
        "bead_id",
        "status",
        "commit_sha",
        "files",
        "tests_pass",
        "lint_pass",
        "build_pass",
        "summary",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        status: { type: "string", const: "DONE", description: "Always `DONE`." },
        commit_sha: { type: "string", description: "The commit with the work. A single-line string, not empty." },
        files: {
          type: "array",
          items: { type: "string", description: "A single-line string, not empty." },
          description: "The changed files.",
        },
        tests_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the tests.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        lint_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of linting.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        build_pass: {
          type: "string",
          enum: ["PASS", "FAIL"],
          description: "The result of the build.\n\n- `PASS`: The check succeeded.\n- `FAIL`: The check failed.",
        },
        summary: { type: "string", description: "A human-readable summary of the work. Not empty." },
      },
      required: ["bead_id", "commit_sha", "tests_pass", "lint_pass", "build_pass", "summary"],
      additionalProperties: false,
    },
  },
  {
    name: "FAILED",
    message: "FAILED",
    description: "Reports that the work has failed. Sends the message FAILED of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        status: {
          anyOf: [{ type: "string", const: "FAILED" }, { type: "null" }],
          description: "Always `FAILED`. Use null to have it filled in.",
        },
        failure_type: {
          type: "string",
          enum: ["TESTS_FAIL", "BUILD_FAIL", "SPEC_IMPOSSIBLE", "CONTEXT_HIGH", "ERROR"],
          description:
            "The reason for the failure.\n\n- `TESTS_FAIL`: Tests fail.\n- `BUILD_FAIL`: The build fails.\n- `SPEC_IMPOSSIBLE`: The specification cannot be implemented.\n- `CONTEXT_HIGH`: The worker ran out of context.\n- `ERROR`: An unexpected error occurred.",
        },
        reason: { type: "string", pattern: "^[^\\r\\n]*$", description: "A description of the failure. A single-line string, not empty." },
        internal_attempts: { anyOf: [{ type: "integer" }, { type: "null" }], description: "The number of attempts. Use null to omit it." },
        partial_commit_sha: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The commit with the partial work. A single-line string, not empty. Use null to omit it.",
        },
        files: {
          anyOf: [
            { type: "array", items: { type: "string", pattern: "^[^\\r\\n]*$", description: "A single-line string, not empty." } },
            { type: "null" },
          ],
          description: "The files changed so far. Use null to omit it.",
        },
        recommendation: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "A recommendation for how to continue. Use null to omit it.",
        },
      },
      required: [
        "thread_id",
        "mail",
        "labels",
        "sections",
        "bead_id",
        "status",
        "failure_type",
        "reason",
        "internal_attempts",
        "partial_commit_sha",
        "files",
        "recommendation",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        status: { type: "string", const: "FAILED", description: "Always `FAILED`." },
        failure_type: {
          type: "string",
          enum: ["TESTS_FAIL", "BUILD_FAIL", "SPEC_IMPOSSIBLE", "CONTEXT_HIGH", "ERROR"],
          description:
            "The reason for the failure.\n\n- `TESTS_FAIL`: Tests fail.\n- `BUILD_FAIL`: The build fails.\n- `SPEC_IMPOSSIBLE`: The specification cannot be implemented.\n- `CONTEXT_HIGH`: The worker ran out of context.\n- `ERROR`: An unexpected error occurred.",
        },
        reason: { type: "string", description: "A description of the failure. A single-line string, not empty." },
        internal_attempts: { type: "integer", description: "The number of attempts." },
        partial_commit_sha: { type: "string", description: "The commit with the partial work. A single-line string, not empty." },
        files: {
          type: "array",
          items: { type: "string", description: "A single-line string, not empty." },
          description: "The files changed so far.",
        },
        recommendation: { type: "string", description: "A recommendation for how to continue." },
      },
      required: ["bead_id", "failure_type", "reason"],
      additionalProperties: false,
    },
  },
  {
    name: "CHECKPOINT",
    message: "CHECKPOINT",
    description:
      "Reports that the worker is stopping before the work is complete, and gives notes for its successor. Sends the message CHECKPOINT of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        bead_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the message is about. A single-line string, not empty.",
        },
        checkpoint_reason: {
          type: "string",
          enum: ["CONTEXT_HIGH", "MANUAL", "TIMEOUT"],
          description:
            "The reason for the checkpoint.\n\n- `CONTEXT_HIGH`: More than 80% of the context window is used.\n- `MANUAL`: The checkpoint was requested.\n- `TIMEOUT`: The time limit was exceeded.",
        },
        partial_commit_sha: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The commit with the partial work. A single-line string, not empty. Use null to omit it.",
        },
        progress: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "A description of the progress. A single-line string, not empty.",
        },
        context_usage: {
          anyOf: [{ type: "number", minimum: 0, maximum: 100 }, { type: "null" }],
          description: "The usage of the context window. A number from 0 to 100. Use null to omit it.",
        },
        next_steps: { type: "string", description: "The next steps for the successor. Not empty." },
      },
      required: [
        "thread_id",
        "mail",
        "labels",
        "sections",
        "bead_id",
        "checkpoint_reason",
        "partial_commit_sha",
        "progress",
        "context_usage",
        "next_steps",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        bead_id: { type: "string", description: "The bead that the message is about. A single-line string, not empty." },
        checkpoint_reason: {
          type: "string",
          enum: ["CONTEXT_HIGH", "MANUAL", "TIMEOUT"],
          description:
            "The reason for the checkpoint.\n\n- `CONTEXT_HIGH`: More than 80% of the context window is used.\n- `MANUAL`: The checkpoint was requested.\n- `TIMEOUT`: The time limit was exceeded.",
        },
        partial_commit_sha: { type: "string", description: "The commit with the partial work. A single-line string, not empty." },
        progress: { type: "string", description: "A description of the progress. A single-line string, not empty." },
        context_usage: { type: "number", description: "The usage of the context window. A number from 0 to 100." },
        next_steps: { type: "string", description: "The next steps for the successor. Not empty." },
      },
      required: ["bead_id", "checkpoint_reason", "progress", "next_steps"],
      additionalProperties: false,
    },
  },
  {
    name: "SPAWN_REQUEST",
    message: "SPAWN_REQUEST",
    description:
      "Asks for a worker for a bead, starting from scratch or from a checkpoint. Sends the message SPAWN_REQUEST of Agent mail to spawner. If earlier work is continued, a checkpoint is required. Answered by SPAWN_ACK. The recipient acknowledges it.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        issue_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the worker is assigned to. A single-line string, not empty.",
        },
        bead_id: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The bead that the message is about. A single-line string, not empty. Use null to have it filled in.",
        },
        resume: { type: "boolean", description: "Whether to continue earlier work." },
        checkpoint: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The commit to continue from. A single-line string, not empty. Use null to omit it.",
        },
        orchestrator: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The name of the orchestrator. A single-line string, not empty.",
        },
      },
      required: ["thread_id", "mail", "labels", "sections", "issue_id", "bead_id", "resume", "checkpoint", "orchestrator"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        issue_id: { type: "string", description: "The bead that the worker is assigned to. A single-line string, not empty." },
        bead_id: {
          type: "string",
          description: "The bead that the message is about. A single-line string, not empty. It is filled in if omitted.",
        },
        resume: { type: "boolean", description: "Whether to continue earlier work." },
        checkpoint: { type: "string", description: "The commit to continue from. A single-line string, not empty." },
        orchestrator: { type: "string", description: "The name of the orchestrator. A single-line string, not empty." },
      },
      required: ["issue_id", "resume", "orchestrator"],
      additionalProperties: false,
    },
  },
  {
    name: "SPAWN_ACK",
    message: "SPAWN_ACK",
    description: "Reports the result of a spawn request. Sends the message SPAWN_ACK of Agent mail to orchestrator.",
    strict: {
      type: "object",
      properties: {
        thread_id: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The thread of the message, usually the ID of the bead. Use null to have it filled in.",
        },
        mail: {
          anyOf: [
            {
              type: "object",
              properties: {
                id: { type: "string", description: "The ID of the message, assigned by the mail server." },
                project_key: { type: "string", description: "The project that the mailbox belongs to." },
                sender_name: { type: "string", description: "The name of the sender." },
                to: {
                  anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }],
                  description: "The recipient or recipients.",
                },
                subject: { type: "string", description: "The subject line." },
                body_md: { type: "string", description: "The body in Markdown." },
                thread_id: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The thread of the message. Use null to omit it.",
                },
                timestamp: {
                  anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
                  description:
                    'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
                },
                ack_required: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the sender requests an acknowledgement. Use null to omit it.",
                },
                acked: {
                  anyOf: [{ type: "boolean" }, { type: "null" }],
                  description: "Whether the message was acknowledged. Use null to omit it.",
                },
              },
              required: ["id", "project_key", "sender_name", "to", "subject", "body_md", "thread_id", "timestamp", "ack_required", "acked"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The raw mail message. Messages that were created locally do not have it. Use null to omit it.",
        },
        labels: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "The lines with unknown labels, by label. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        sections: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string" } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        issue_id: {
          type: "string",
          pattern: "^[^\\r\\n]*$",
          description: "The bead that the worker is assigned to. A single-line string, not empty.",
        },
        bead_id: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The bead that the message is about. A single-line string, not empty. Use null to have it filled in.",
        },
        status: {
          type: "string",
          enum: ["spawned", "failed"],
          description: "The result of the request.\n\n- `spawned`: The worker is running.\n- `failed`: No worker was started.",
        },
        session: {
          anyOf: [{ type: "string", pattern: "^[^\\r\\n]*$" }, { type: "null" }],
          description: "The name of the worker's session. A single-line string. Use null to omit it.",
        },
      },
      required: ["thread_id", "mail", "labels", "sections", "issue_id", "bead_id", "status", "session"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        thread_id: { type: "string", description: "The thread of the message, usually the ID of the bead." },
        mail: {
          type: "object",
          properties: {
            id: { type: "string", description: "The ID of the message, assigned by the mail server." },
            project_key: { type: "string", description: "The project that the mailbox belongs to." },
            sender_name: { type: "string", description: "The name of the sender." },
            to: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }], description: "The recipient or recipients." },
            subject: { type: "string", description: "The subject line." },
            body_md: { type: "string", description: "The body in Markdown." },
            thread_id: { type: "string", description: "The thread of the message." },
            timestamp: {
              type: "string",
              format: "date-time",
              description: 'The time at which the message was sent. An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").',
            },
            ack_required: { type: "boolean", description: "Whether the sender requests an acknowledgement." },
            acked: { type: "boolean", description: "Whether the message was acknowledged." },
          },
          required: ["id", "project_key", "sender_name", "to", "subject", "body_md"],
          additionalProperties: false,
          description: "The raw mail message. Messages that were created locally do not have it.",
        },
        labels: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The lines with unknown labels, by label. An array with one entry per key; keys must be unique.",
        },
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string" } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "The unknown sections, by heading. An array with one entry per key; keys must be unique.",
        },
        issue_id: { type: "string", description: "The bead that the worker is assigned to. A single-line string, not empty." },
        bead_id: {
          type: "string",
          description: "The bead that the message is about. A single-line string, not empty. It is filled in if omitted.",
        },
        status: {
          type: "string",
          enum: ["spawned", "failed"],
          description: "The result of the request.\n\n- `spawned`: The worker is running.\n- `failed`: No worker was started.",
        },
        session: { type: "string", description: "The name of the worker's session. A single-line string." },
      },
      required: ["issue_id", "status"],
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
