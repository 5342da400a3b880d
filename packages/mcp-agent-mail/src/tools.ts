// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createTools, type ToolDefinition, type Tools } from "@wirepact/core/tools";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";
export type { RepairOptions, Tool, ToolCall, ToolCallOptions, ToolDialect, ToolOptions } from "@wirepact/core/tools";

const definitions: readonly ToolDefinition[] = /*@__PURE__*/ [
  {
    name: "task_assignment",
    message: "task_assignment",
    description: "Assigns a task. Sends the message task_assignment of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        task_id: { type: "string", description: "The ID of the task in the task tracker." },
        description: { type: "string", description: "A human-readable description of the task." },
        specification: {
          type: "object",
          properties: {
            acceptance_criteria: { type: "array", items: { type: "string" }, description: "The criteria for accepting the task as done." },
            technical_requirements: {
              anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
              description: "The technical requirements. Use null to omit it.",
            },
          },
          required: ["acceptance_criteria", "technical_requirements"],
          additionalProperties: false,
          description: "The detailed requirements.",
        },
        file_patterns: { type: "array", items: { type: "string" }, description: "The files that the task concerns, as glob patterns." },
        priority: {
          type: "string",
          enum: ["low", "normal", "high", "urgent"],
          description:
            "The priority of the task.\n\n- `low`: To be done when there is time.\n- `normal`: To be done in the normal order.\n- `high`: To be done soon.\n- `urgent`: To be done immediately.",
        },
        priority_value: {
          anyOf: [{ type: "integer" }, { type: "null" }],
          description: "The priority as a number, computed from `priority`. Use null to have it filled in.",
        },
        dependencies: {
          anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
          description: "The IDs of the tasks that must be completed first. Use null to omit it.",
        },
        estimated_duration_minutes: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description: "The estimated duration. Use null to omit it.",
        },
        deadline: {
          anyOf: [
            {
              anyOf: [
                { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
                { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
              ],
            },
            { type: "null" },
          ],
          description: "The deadline. Use null to omit it.",
        },
        metadata: {
          anyOf: [
            {
              type: "object",
              properties: {
                labels: {
                  anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
                  description: "The labels of the task. Use null to omit it.",
                },
                component: { anyOf: [{ type: "string" }, { type: "null" }], description: "The affected component. Use null to omit it." },
                epic: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The epic that the task belongs to. Use null to omit it.",
                },
              },
              required: ["labels", "component", "epic"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The classification of the task. Use null to omit it.",
        },
      },
      required: [
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
        "dependencies",
        "estimated_duration_minutes",
        "deadline",
        "metadata",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        task_id: { type: "string", description: "The ID of the task in the task tracker." },
        description: { type: "string", description: "A human-readable description of the task." },
        specification: {
          type: "object",
          properties: {
            acceptance_criteria: { type: "array", items: { type: "string" }, description: "The criteria for accepting the task as done." },
            technical_requirements: { type: "array", items: { type: "string" }, description: "The technical requirements." },
          },
          required: ["acceptance_criteria"],
          additionalProperties: false,
          description: "The detailed requirements.",
        },
        file_patterns: { type: "array", items: { type: "string" }, description: "The files that the task concerns, as glob patterns." },
        priority: {
          type: "string",
          enum: ["low", "normal", "high", "urgent"],
          description:
            "The priority of the task.\n\n- `low`: To be done when there is time.\n- `normal`: To be done in the normal order.\n- `high`: To be done soon.\n- `urgent`: To be done immediately.",
        },
        priority_value: { type: "integer", description: "The priority as a number, computed from `priority`. It is filled in if omitted." },
        dependencies: { type: "array", items: { type: "string" }, description: "The IDs of the tasks that must be completed first." },
        estimated_duration_minutes: { type: "number", description: "The estimated duration." },
        deadline: {
          anyOf: [
            { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
            { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
          ],
          description: "The deadline.",
        },
        metadata: {
          type: "object",
          properties: {
            labels: { type: "array", items: { type: "string" }, description: "The labels of the task." },
            component: { type: "string", description: "The affected component." },
            epic: { type: "string", description: "The epic that the task belongs to." },
          },
          required: [],
          additionalProperties: false,
          description: "The classification of the task.",
        },
      },
      required: ["sender_id", "task_id", "description", "specification", "file_patterns", "priority"],
      additionalProperties: false,
    },
  },
  {
    name: "task_completion",
    message: "task_completion",
    description: "Reports the result of a task. Sends the message task_completion of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        task_id: { type: "string", description: "The ID of the task." },
        status: {
          type: "string",
          enum: ["complete", "partial", "blocked"],
          description:
            "The result of the task.\n\n- `complete`: The task is complete.\n- `partial`: The task is partially complete. The summary states what is missing.\n- `blocked`: The task cannot be completed at present.",
        },
        completion_summary: { type: "string", description: "A human-readable summary of the work." },
        files_modified: { type: "array", items: { type: "string" }, description: "The changed files." },
        test_results: {
          type: "object",
          properties: {
            unit_tests: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    total: { anyOf: [{ type: "number" }, { type: "null" }], description: "The number of tests. Use null to omit it." },
                    passed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The number of tests that passed. Use null to omit it.",
                    },
                    failed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The number of tests that failed. Use null to omit it.",
                    },
                    coverage: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The code coverage in percent. Use null to omit it.",
                    },
                  },
                  required: ["total", "passed", "failed", "coverage"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "The results of the unit tests. Use null to omit it.",
            },
            integration_tests: {
              anyOf: [
                {
                  type: "object",
                  properties: {
                    total: { anyOf: [{ type: "number" }, { type: "null" }], description: "The number of tests. Use null to omit it." },
                    passed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The number of tests that passed. Use null to omit it.",
                    },
                    failed: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The number of tests that failed. Use null to omit it.",
                    },
                    coverage: {
                      anyOf: [{ type: "number" }, { type: "null" }],
                      description: "The code coverage in percent. Use null to omit it.",
                    },
                  },
                  required: ["total", "passed", "failed", "coverage"],
                  additionalProperties: false,
                },
                { type: "null" },
              ],
              description: "The results of the integration tests. Use null to omit it.",
            },
          },
          required: ["unit_tests", "integration_tests"],
          additionalProperties: false,
          description: "The results of the tests.",
        },
        errors_encountered: {
          type: "array",
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "array",
                items: {
                  type: "object",
                  properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                  required: ["key", "value"],
                  additionalProperties: false,
                },
                description: "An array with one entry per key; keys must be unique.",
              },
            ],
          },
          description: "The errors that occurred; empty if there were none.",
        },
        warnings: {
          anyOf: [
            {
              type: "array",
              items: {
                anyOf: [
                  { type: "string" },
                  {
                    type: "array",
                    items: {
                      type: "object",
                      properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                      required: ["key", "value"],
                      additionalProperties: false,
                    },
                    description: "An array with one entry per key; keys must be unique.",
                  },
                ],
              },
            },
            { type: "null" },
          ],
          description: "The warnings that occurred. Use null to omit it.",
        },
        time_spent_minutes: {
          anyOf: [{ type: "number" }, { type: "null" }],
          description: "The time spent on the task. Use null to omit it.",
        },
        next_tasks: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: {
                  task_id: { anyOf: [{ type: "string" }, { type: "null" }], description: "The ID of the task. Use null to omit it." },
                  relationship: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description: "The relationship to the completed task. Use null to omit it.",
                  },
                  reason: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description: "The reason for the suggestion. Use null to omit it.",
                  },
                },
                required: ["task_id", "relationship", "reason"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The suggested next tasks. Use null to omit it.",
        },
        metadata: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
      },
      required: [
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
        "warnings",
        "time_spent_minutes",
        "next_tasks",
        "metadata",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        task_id: { type: "string", description: "The ID of the task." },
        status: {
          type: "string",
          enum: ["complete", "partial", "blocked"],
          description:
            "The result of the task.\n\n- `complete`: The task is complete.\n- `partial`: The task is partially complete. The summary states what is missing.\n- `blocked`: The task cannot be completed at present.",
        },
        completion_summary: { type: "string", description: "A human-readable summary of the work." },
        files_modified: { type: "array", items: { type: "string" }, description: "The changed files." },
        test_results: {
          type: "object",
          properties: {
            unit_tests: {
              type: "object",
              properties: {
                total: { type: "number", description: "The number of tests." },
                passed: { type: "number", description: "The number of tests that passed." },
                failed: { type: "number", description: "The number of tests that failed." },
                coverage: { type: "number", description: "The code coverage in percent." },
              },
              required: [],
              additionalProperties: false,
              description: "The results of the unit tests.",
            },
            integration_tests: {
              type: "object",
              properties: {
                total: { type: "number", description: "The number of tests." },
                passed: { type: "number", description: "The number of tests that passed." },
                failed: { type: "number", description: "The number of tests that failed." },
                coverage: { type: "number", description: "The code coverage in percent." },
              },
              required: [],
              additionalProperties: false,
              description: "The results of the integration tests.",
            },
          },
          required: [],
          additionalProperties: false,
          description: "The results of the tests.",
        },
        errors_encountered: {
          type: "array",
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "array",
                items: {
                  type: "object",
                  properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                  required: ["key", "value"],
                  additionalProperties: false,
                },
                description: "An array with one entry per key; keys must be unique.",
              },
            ],
          },
          description: "The errors that occurred; empty if there were none.",
        },
        warnings: {
          type: "array",
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "array",
                items: {
                  type: "object",
                  properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                  required: ["key", "value"],
                  additionalProperties: false,
                },
                description: "An array with one entry per key; keys must be unique.",
              },
            ],
          },
          description: "The warnings that occurred.",
        },
        time_spent_minutes: { type: "number", description: "The time spent on the task." },
        next_tasks: {
          type: "array",
          items: {
            type: "object",
            properties: {
              task_id: { type: "string", description: "The ID of the task." },
              relationship: { type: "string", description: "The relationship to the completed task." },
              reason: { type: "string", description: "The reason for the suggestion." },
            },
            required: [],
            additionalProperties: false,
          },
          description: "The suggested next tasks.",
        },
        metadata: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["sender_id", "task_id", "status", "completion_summary", "files_modified", "test_results", "errors_encountered"],
      additionalProperties: false,
    },
  },
  {
    name: "error_report",
    message: "error_report",
    description:
      "Reports an error in a task or in a received message. Sends the message error_report of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        task_id: { type: "string", description: "The ID of the task in which the error occurred." },
        severity: {
          type: "string",
          enum: ["low", "medium", "high", "blocking"],
          description:
            "The severity of the error.\n\n- `low`: There is a workaround.\n- `medium`: The error slows down the work and should be investigated.\n- `high`: The error stops the work.\n- `blocking`: All work is blocked until the error is resolved.",
        },
        error: {
          type: "object",
          properties: {
            code: { type: "string", description: "A machine-readable error code." },
            message: { type: "string", description: "A human-readable description of the error." },
            stack_trace: { anyOf: [{ type: "string" }, { type: "null" }], description: "The stack trace. Use null to omit it." },
            context: {
              anyOf: [
                {
                  type: "array",
                  items: {
                    type: "object",
                    properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                    required: ["key", "value"],
                    additionalProperties: false,
                  },
                },
                { type: "null" },
              ],
              description:
                "Additional data that helps to understand the error. An array with one entry per key; keys must be unique. Use null to omit it.",
            },
          },
          required: ["code", "message", "stack_trace", "context"],
          additionalProperties: false,
          description: "The details of the error.",
        },
        attempted_solutions: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: {
                  solution: { anyOf: [{ type: "string" }, { type: "null" }], description: "The fix that was tried. Use null to omit it." },
                  result: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description:
                      'The result of the attempt. "successful", "failed" or any other string. Use null to omit it.\n\n- `successful`: The attempt was successful.\n- `failed`: The attempt failed.',
                  },
                  details: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description: "A description of what happened. Use null to omit it.",
                  },
                },
                required: ["solution", "result", "details"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The attempts to fix the error. Use null to omit it.",
        },
        reproduction_steps: { type: "array", items: { type: "string" }, description: "The steps to reproduce the error." },
        needs_human_intervention: { type: "boolean", description: "Whether human intervention is required." },
        suggested_actions: {
          anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
          description: "Suggested actions. Use null to omit it.",
        },
        impact: {
          anyOf: [
            {
              type: "object",
              properties: {
                affected_users: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The affected users. JSON text of any JSON value. Use null to omit it.",
                },
                affected_features: {
                  anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
                  description: "The affected features. Use null to omit it.",
                },
                workaround: { anyOf: [{ type: "string" }, { type: "null" }], description: "A workaround. Use null to omit it." },
              },
              required: ["affected_users", "affected_features", "workaround"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The impact of the error. Use null to omit it.",
        },
        attachments: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: {
                  type: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description:
                      'The type of the attachment. "log", "screenshot" or any other string. Use null to omit it.\n\n- `log`: The output of a program.\n- `screenshot`: A screenshot.',
                  },
                  filename: { anyOf: [{ type: "string" }, { type: "null" }], description: "The file name. Use null to omit it." },
                  url: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description: "The URL of the file, on the web or as an artifact of the mail server. A URL. Use null to omit it.",
                  },
                },
                required: ["type", "filename", "url"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "Logs, screenshots and other files. Use null to omit it.",
        },
      },
      required: [
        "version",
        "timestamp",
        "sender_id",
        "message_id",
        "task_id",
        "severity",
        "error",
        "attempted_solutions",
        "reproduction_steps",
        "needs_human_intervention",
        "suggested_actions",
        "impact",
        "attachments",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        task_id: { type: "string", description: "The ID of the task in which the error occurred." },
        severity: {
          type: "string",
          enum: ["low", "medium", "high", "blocking"],
          description:
            "The severity of the error.\n\n- `low`: There is a workaround.\n- `medium`: The error slows down the work and should be investigated.\n- `high`: The error stops the work.\n- `blocking`: All work is blocked until the error is resolved.",
        },
        error: {
          type: "object",
          properties: {
            code: { type: "string", description: "A machine-readable error code." },
            message: { type: "string", description: "A human-readable description of the error." },
            stack_trace: { type: "string", description: "The stack trace." },
            context: {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                required: ["key", "value"],
                additionalProperties: false,
              },
              description: "Additional data that helps to understand the error. An array with one entry per key; keys must be unique.",
            },
          },
          required: ["code", "message"],
          additionalProperties: false,
          description: "The details of the error.",
        },
        attempted_solutions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              solution: { type: "string", description: "The fix that was tried." },
              result: {
                type: "string",
                description:
                  'The result of the attempt. "successful", "failed" or any other string.\n\n- `successful`: The attempt was successful.\n- `failed`: The attempt failed.',
              },
              details: { type: "string", description: "A description of what happened." },
            },
            required: [],
            additionalProperties: false,
          },
          description: "The attempts to fix the error.",
        },
        reproduction_steps: { type: "array", items: { type: "string" }, description: "The steps to reproduce the error." },
        needs_human_intervention: { type: "boolean", description: "Whether human intervention is required." },
        suggested_actions: { type: "array", items: { type: "string" }, description: "Suggested actions." },
        impact: {
          type: "object",
          properties: {
            affected_users: { type: "string", description: "The affected users. JSON text of any JSON value." },
            affected_features: { type: "array", items: { type: "string" }, description: "The affected features." },
            workaround: { type: "string", description: "A workaround." },
          },
          required: [],
          additionalProperties: false,
          description: "The impact of the error.",
        },
        attachments: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: {
                type: "string",
                description:
                  'The type of the attachment. "log", "screenshot" or any other string.\n\n- `log`: The output of a program.\n- `screenshot`: A screenshot.',
              },
              filename: { type: "string", description: "The file name." },
              url: {
                type: "string",
                format: "uri",
                description: "The URL of the file, on the web or as an artifact of the mail server. A URL.",
              },
            },
            required: [],
            additionalProperties: false,
          },
          description: "Logs, screenshots and other files.",
        },
      },
      required: ["sender_id", "task_id", "severity", "error", "reproduction_steps", "needs_human_intervention"],
      additionalProperties: false,
    },
  },
  {
    name: "status_update",
    message: "status_update",
    description: "Reports the status of a task. Sends the message status_update of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        task_id: { type: "string", description: "The ID of the task." },
        update_type: {
          type: "string",
          enum: ["progress", "milestone", "blocker", "unblocker"],
          description:
            "The reason for the update.\n\n- `progress`: The work has progressed.\n- `milestone`: A milestone was reached.\n- `blocker`: There is a new blocker.\n- `unblocker`: A blocker was resolved.",
        },
        status_summary: { type: "string", description: "A summary of the status in one or two sentences." },
        progress: {
          anyOf: [
            {
              type: "object",
              properties: {
                percentage: {
                  anyOf: [{ type: "number", minimum: 0, maximum: 100 }, { type: "null" }],
                  description: "The percentage of the work that is complete. A number from 0 to 100. Use null to omit it.",
                },
                completed_steps: {
                  anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
                  description: "The completed steps. Use null to omit it.",
                },
                current_step: { anyOf: [{ type: "string" }, { type: "null" }], description: "The current step. Use null to omit it." },
                remaining_steps: {
                  anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
                  description: "The remaining steps. Use null to omit it.",
                },
                estimated_completion: {
                  anyOf: [
                    {
                      anyOf: [
                        { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
                        { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
                      ],
                    },
                    { type: "null" },
                  ],
                  description: "The estimated time of completion. Use null to omit it.",
                },
              },
              required: ["percentage", "completed_steps", "current_step", "remaining_steps", "estimated_completion"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The progress of the work, for updates of type progress. Use null to omit it.",
        },
        metrics: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "Metrics with arbitrary names. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
        blockers: {
          type: "array",
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "array",
                items: {
                  type: "object",
                  properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                  required: ["key", "value"],
                  additionalProperties: false,
                },
                description: "An array with one entry per key; keys must be unique.",
              },
            ],
          },
          description: "The blockers; empty if there are none.",
        },
        next_milestone: { anyOf: [{ type: "string" }, { type: "null" }], description: "The next milestone. Use null to omit it." },
        metadata: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
      },
      required: [
        "version",
        "timestamp",
        "sender_id",
        "message_id",
        "task_id",
        "update_type",
        "status_summary",
        "progress",
        "metrics",
        "blockers",
        "next_milestone",
        "metadata",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        task_id: { type: "string", description: "The ID of the task." },
        update_type: {
          type: "string",
          enum: ["progress", "milestone", "blocker", "unblocker"],
          description:
            "The reason for the update.\n\n- `progress`: The work has progressed.\n- `milestone`: A milestone was reached.\n- `blocker`: There is a new blocker.\n- `unblocker`: A blocker was resolved.",
        },
        status_summary: { type: "string", description: "A summary of the status in one or two sentences." },
        progress: {
          type: "object",
          properties: {
            percentage: { type: "number", description: "The percentage of the work that is complete. A number from 0 to 100." },
            completed_steps: { type: "array", items: { type: "string" }, description: "The completed steps." },
            current_step: { type: "string", description: "The current step." },
            remaining_steps: { type: "array", items: { type: "string" }, description: "The remaining steps." },
            estimated_completion: {
              anyOf: [
                { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
                { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
              ],
              description: "The estimated time of completion.",
            },
          },
          required: [],
          additionalProperties: false,
          description: "The progress of the work, for updates of type progress.",
        },
        metrics: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description: "Metrics with arbitrary names. An array with one entry per key; keys must be unique.",
        },
        blockers: {
          type: "array",
          items: {
            anyOf: [
              { type: "string" },
              {
                type: "array",
                items: {
                  type: "object",
                  properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                  required: ["key", "value"],
                  additionalProperties: false,
                },
                description: "An array with one entry per key; keys must be unique.",
              },
            ],
          },
          description: "The blockers; empty if there are none.",
        },
        next_milestone: { type: "string", description: "The next milestone." },
        metadata: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["sender_id", "task_id", "update_type", "status_summary", "blockers"],
      additionalProperties: false,
    },
  },
  {
    name: "coordination_request",
    message: "coordination_request",
    description: "Asks other agents to coordinate. Sends the message coordination_request of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        request_type: {
          type: "string",
          enum: ["parallel_execution", "handoff", "review", "sync"],
          description:
            "The kind of coordination.\n\n- `parallel_execution`: Agents work at the same time.\n- `handoff`: Work is passed from one agent to another.\n- `review`: Completed work is reviewed.\n- `sync`: Agents synchronize their state.",
        },
        participants: { type: "array", items: { type: "string" }, description: "The names of the participating agents." },
        coordination_topic: { type: "string", description: "The topic of the coordination." },
        shared_resources: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: {
                  type: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description:
                      'The type of the resource. "files", "database" or any other string. Use null to omit it.\n\n- `files`: Files that match patterns.\n- `database`: A schema of a database.',
                  },
                  patterns: {
                    anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
                    description: "The files, as glob patterns. Use null to omit it.",
                  },
                  schema: { anyOf: [{ type: "string" }, { type: "null" }], description: "The database schema. Use null to omit it." },
                  access_mode: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description:
                      'The access that the participants have to the files. "read_only", "read_write" or any other string. Use null to omit it.\n\n- `read_only`: Participants can read the resource.\n- `read_write`: Participants can read and change the resource.',
                  },
                },
                required: ["type", "patterns", "schema", "access_mode"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The shared resources. Use null to omit it.",
        },
        schedule: {
          anyOf: [
            {
              type: "object",
              properties: {
                start_time: {
                  anyOf: [
                    {
                      anyOf: [
                        { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
                        { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
                      ],
                    },
                    { type: "null" },
                  ],
                  description: "The start time. Use null to omit it.",
                },
                duration_minutes: { anyOf: [{ type: "number" }, { type: "null" }], description: "The duration. Use null to omit it." },
                checkpoint_interval_minutes: {
                  anyOf: [{ type: "number" }, { type: "null" }],
                  description: "The interval between checkpoints. Use null to omit it.",
                },
              },
              required: ["start_time", "duration_minutes", "checkpoint_interval_minutes"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The schedule. Use null to omit it.",
        },
        communication_protocol: {
          anyOf: [
            {
              type: "object",
              properties: {
                primary_channel: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The primary channel. Use null to omit it.",
                },
                fallback_channel: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The channel to use if the primary channel fails. Use null to omit it.",
                },
                escalation_contact: {
                  anyOf: [{ type: "string" }, { type: "null" }],
                  description: "The contact for escalations. Use null to omit it.",
                },
              },
              required: ["primary_channel", "fallback_channel", "escalation_contact"],
              additionalProperties: false,
            },
            { type: "null" },
          ],
          description: "The communication channels. Use null to omit it.",
        },
        success_criteria: {
          anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }],
          description: "The criteria for success. Use null to omit it.",
        },
        metadata: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
                required: ["key", "value"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique. Use null to omit it.",
        },
      },
      required: [
        "version",
        "timestamp",
        "sender_id",
        "message_id",
        "request_type",
        "participants",
        "coordination_topic",
        "shared_resources",
        "schedule",
        "communication_protocol",
        "success_criteria",
        "metadata",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        request_type: {
          type: "string",
          enum: ["parallel_execution", "handoff", "review", "sync"],
          description:
            "The kind of coordination.\n\n- `parallel_execution`: Agents work at the same time.\n- `handoff`: Work is passed from one agent to another.\n- `review`: Completed work is reviewed.\n- `sync`: Agents synchronize their state.",
        },
        participants: { type: "array", items: { type: "string" }, description: "The names of the participating agents." },
        coordination_topic: { type: "string", description: "The topic of the coordination." },
        shared_resources: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: {
                type: "string",
                description:
                  'The type of the resource. "files", "database" or any other string.\n\n- `files`: Files that match patterns.\n- `database`: A schema of a database.',
              },
              patterns: { type: "array", items: { type: "string" }, description: "The files, as glob patterns." },
              schema: { type: "string", description: "The database schema." },
              access_mode: {
                type: "string",
                description:
                  'The access that the participants have to the files. "read_only", "read_write" or any other string.\n\n- `read_only`: Participants can read the resource.\n- `read_write`: Participants can read and change the resource.',
              },
            },
            required: [],
            additionalProperties: false,
          },
          description: "The shared resources.",
        },
        schedule: {
          type: "object",
          properties: {
            start_time: {
              anyOf: [
                { type: "string", format: "date-time", description: 'An RFC 3339 timestamp (for example "2026-03-04T09:00:00Z").' },
                { type: "string", format: "date", description: 'An ISO 8601 date (for example "2026-03-04").' },
              ],
              description: "The start time.",
            },
            duration_minutes: { type: "number", description: "The duration." },
            checkpoint_interval_minutes: { type: "number", description: "The interval between checkpoints." },
          },
          required: [],
          additionalProperties: false,
          description: "The schedule.",
        },
        communication_protocol: {
          type: "object",
          properties: {
            primary_channel: { type: "string", description: "The primary channel." },
            fallback_channel: { type: "string", description: "The channel to use if the primary channel fails." },
            escalation_contact: { type: "string", description: "The contact for escalations." },
          },
          required: [],
          additionalProperties: false,
          description: "The communication channels.",
        },
        success_criteria: { type: "array", items: { type: "string" }, description: "The criteria for success." },
        metadata: {
          type: "array",
          items: {
            type: "object",
            properties: { key: { type: "string" }, value: { type: "string", description: "JSON text of any JSON value." } },
            required: ["key", "value"],
            additionalProperties: false,
          },
          description:
            "Additional data with arbitrary keys, for example to explain an unusual use of the message. An array with one entry per key; keys must be unique.",
        },
      },
      required: ["sender_id", "request_type", "participants", "coordination_topic"],
      additionalProperties: false,
    },
  },
  {
    name: "file_reservation",
    message: "file_reservation",
    description:
      "Asks to reserve files for a limited time. Sends the message file_reservation of MCP agent mail to orchestrator, specialist.",
    strict: {
      type: "object",
      properties: {
        version: {
          anyOf: [
            {
              type: "string",
              pattern:
                "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
            },
            { type: "null" },
          ],
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). Use null to have it filled in.',
        },
        timestamp: {
          anyOf: [{ type: "string", format: "date-time", pattern: "(?:[Zz]|[+-]00:00)$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          anyOf: [
            { type: "string", pattern: "^(?:msg-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
            { type: "null" },
          ],
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". Use null to have it filled in.',
        },
        task_id: { type: "string", description: "The ID of the task that requires the files." },
        reservation_request: {
          type: "object",
          properties: {
            mode: {
              type: "string",
              enum: ["exclusive", "shared_read", "shared_write"],
              description:
                "The reservation mode, which determines what access other agents have to the files.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
            },
            file_patterns: { type: "array", items: { type: "string" }, description: "The files, as glob patterns." },
            duration_minutes: {
              anyOf: [{ type: "number" }, { type: "null" }],
              description: "The duration of the reservation. Use null to omit it.",
            },
            reason: { anyOf: [{ type: "string" }, { type: "null" }], description: "The reason for the reservation. Use null to omit it." },
          },
          required: ["mode", "file_patterns", "duration_minutes", "reason"],
          additionalProperties: false,
          description: "The requested reservation.",
        },
        alternatives: {
          anyOf: [
            {
              type: "array",
              items: {
                type: "object",
                properties: {
                  pattern: {
                    anyOf: [{ type: "string" }, { type: "null" }],
                    description: "The files, as a glob pattern. Use null to omit it.",
                  },
                  mode: {
                    anyOf: [{ type: "string", enum: ["exclusive", "shared_read", "shared_write"] }, { type: "null" }],
                    description:
                      "The reservation mode, which determines what access other agents have to the files. Use null to omit it.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
                  },
                  note: { anyOf: [{ type: "string" }, { type: "null" }], description: "A note. Use null to omit it." },
                },
                required: ["pattern", "mode", "note"],
                additionalProperties: false,
              },
            },
            { type: "null" },
          ],
          description: "The acceptable alternatives. Use null to omit it.",
        },
      },
      required: ["version", "timestamp", "sender_id", "message_id", "task_id", "reservation_request", "alternatives"],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        version: {
          type: "string",
          description:
            'The version of the message format that the sender uses. A semantic version (for example "1.0.0"). It is filled in if omitted.',
        },
        timestamp: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        sender_id: { type: "string", description: "The name of the sender." },
        message_id: {
          type: "string",
          description: 'The unique ID of the message. A UUID (version 4) with or without the prefix "msg-". It is filled in if omitted.',
        },
        task_id: { type: "string", description: "The ID of the task that requires the files." },
        reservation_request: {
          type: "object",
          properties: {
            mode: {
              type: "string",
              enum: ["exclusive", "shared_read", "shared_write"],
              description:
                "The reservation mode, which determines what access other agents have to the files.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
            },
            file_patterns: { type: "array", items: { type: "string" }, description: "The files, as glob patterns." },
            duration_minutes: { type: "number", description: "The duration of the reservation." },
            reason: { type: "string", description: "The reason for the reservation." },
          },
          required: ["mode", "file_patterns"],
          additionalProperties: false,
          description: "The requested reservation.",
        },
        alternatives: {
          type: "array",
          items: {
            type: "object",
            properties: {
              pattern: { type: "string", description: "The files, as a glob pattern." },
              mode: {
                type: "string",
                enum: ["exclusive", "shared_read", "shared_write"],
                description:
                  "The reservation mode, which determines what access other agents have to the files.\n\n- `exclusive`: Other agents have no access.\n- `shared_read`: Several agents can read, one can write.\n- `shared_write`: Several agents can read and write, in coordination.",
              },
              note: { type: "string", description: "A note." },
            },
            required: [],
            additionalProperties: false,
          },
          description: "The acceptable alternatives.",
        },
      },
      required: ["sender_id", "task_id", "reservation_request"],
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
