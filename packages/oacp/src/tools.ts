// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createTools, type ToolDefinition, type Tools } from "@wirepact/core/tools";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";
export type { RepairOptions, Tool, ToolCall, ToolCallOptions, ToolDialect, ToolOptions } from "@wirepact/core/tools";

const definitions: readonly ToolDefinition[] = /*@__PURE__*/ [
  {
    name: "task_request",
    message: "task_request",
    description:
      "Asks for a piece of work. The body contains all information needed to start. Sends the message task_request of OACP messages to agent, owner, successor, author, reviewer, requester, researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by notification.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          pattern: "\\S",
          description: "The text of the message. At most 20000 characters, not counting leading and trailing white space.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "body",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          description:
            "The text of the message. At most 20000 characters, not counting leading and trailing white space, not only white space.",
        },
      },
      required: ["from", "to", "priority", "subject", "body"],
      additionalProperties: false,
    },
  },
  {
    name: "question",
    message: "question",
    description:
      "Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives. Sends the message question of OACP messages to agent, owner, successor, author, reviewer, requester, researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by notification.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          pattern: "\\S",
          description: "The text of the message. At most 20000 characters, not counting leading and trailing white space.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "body",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          description:
            "The text of the message. At most 20000 characters, not counting leading and trailing white space, not only white space.",
        },
      },
      required: ["from", "to", "priority", "subject", "body"],
      additionalProperties: false,
    },
  },
  {
    name: "notification",
    message: "notification",
    description:
      "Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. Sends the message notification of OACP messages to agent, owner, successor, author, reviewer, requester, researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          pattern: "\\S",
          description: "The text of the message. At most 20000 characters, not counting leading and trailing white space.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "body",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          description:
            "The text of the message. At most 20000 characters, not counting leading and trailing white space, not only white space.",
        },
      },
      required: ["from", "to", "priority", "subject", "body"],
      additionalProperties: false,
    },
  },
  {
    name: "follow_up",
    message: "follow_up",
    description:
      "Records postponed work. `risk_tier` determines when the owner does the work. Agents often send this message to themselves. Sends the message follow_up of OACP messages to agent, owner, successor, author, reviewer, requester, researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          anyOf: [{ type: "string", enum: ["P0", "P1", "P2", "P3"] }, { type: "null" }],
          description:
            "The priority of the message. Use null to have it filled in.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        source_type: {
          type: "string",
          enum: ["review", "task", "deploy", "incident", "other"],
          description:
            "The kind of work that the follow-up comes from.\n\n- `review`: A code review.\n- `task`: A task.\n- `deploy`: A deployment.\n- `incident`: An incident.\n- `other`: Anything else.",
        },
        source_ref: { type: "string", description: "The source: a pull request, a message or a file." },
        risk_tier: {
          type: "string",
          enum: ["P2", "P3"],
          description: "The risk of postponing the work.\n\n- `P2`: A moderate risk.\n- `P3`: A low risk.",
        },
        summary: { type: "string", description: "A summary of the postponed work." },
        next_action: { type: "string", description: "The next action." },
        owner: { type: "string", description: "The agent that is responsible for the work." },
        tracking_issue: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The issue that tracks the work. Use null to omit it.",
        },
        due_hint: { anyOf: [{ type: "string" }, { type: "null" }], description: "The approximate due date. Use null to omit it." },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "source_type",
        "source_ref",
        "risk_tier",
        "summary",
        "next_action",
        "owner",
        "tracking_issue",
        "due_hint",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message. It is filled in if omitted.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        source_type: {
          type: "string",
          enum: ["review", "task", "deploy", "incident", "other"],
          description:
            "The kind of work that the follow-up comes from.\n\n- `review`: A code review.\n- `task`: A task.\n- `deploy`: A deployment.\n- `incident`: An incident.\n- `other`: Anything else.",
        },
        source_ref: { type: "string", description: "The source: a pull request, a message or a file." },
        risk_tier: {
          type: "string",
          enum: ["P2", "P3"],
          description: "The risk of postponing the work.\n\n- `P2`: A moderate risk.\n- `P3`: A low risk.",
        },
        summary: { type: "string", description: "A summary of the postponed work." },
        next_action: { type: "string", description: "The next action." },
        owner: { type: "string", description: "The agent that is responsible for the work." },
        tracking_issue: { type: "string", description: "The issue that tracks the work." },
        due_hint: { type: "string", description: "The approximate due date." },
      },
      required: ["from", "to", "subject", "source_type", "source_ref", "risk_tier", "summary", "next_action", "owner"],
      additionalProperties: false,
    },
  },
  {
    name: "handoff",
    message: "handoff",
    description:
      "Hands work over to another agent. Sends the message handoff of OACP messages to successor. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. The source and the target must be different agents. Answered by handoff_complete.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 1,
            },
          ],
          description: "The agent that takes over.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        source_agent: { type: "string", description: "The agent that hands over the work." },
        target_agent: { type: "string", description: "The agent that takes over the work." },
        intent: { type: "string", description: "The intended result." },
        artifacts_to_review: {
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
          minItems: 1,
          description: "The files, pull requests and documents to review first.",
        },
        definition_of_done: {
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
          minItems: 1,
          description: "The criteria for completion.",
        },
        context_bundle: {
          type: "object",
          properties: {
            files_touched: {
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
              minItems: 1,
              description: "The changed files.",
            },
            decisions_made: {
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
              minItems: 1,
              description: "The decisions, with their reasons.",
            },
            blockers_hit: {
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
              minItems: 1,
              description: "The blockers, and how they were resolved; if there were none, `None.`",
            },
            suggested_next_steps: {
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
              minItems: 1,
              description: "The suggested next steps.",
            },
          },
          required: ["files_touched", "decisions_made", "blockers_hit", "suggested_next_steps"],
          additionalProperties: false,
          description: "The context for the successor.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "source_agent",
        "target_agent",
        "intent",
        "artifacts_to_review",
        "definition_of_done",
        "context_bundle",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 1 item.",
            },
          ],
          description: "The agent that takes over.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        source_agent: { type: "string", description: "The agent that hands over the work." },
        target_agent: { type: "string", description: "The agent that takes over the work." },
        intent: { type: "string", description: "The intended result." },
        artifacts_to_review: {
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
          minItems: 1,
          description: "The files, pull requests and documents to review first.",
        },
        definition_of_done: {
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
          minItems: 1,
          description: "The criteria for completion.",
        },
        context_bundle: {
          type: "object",
          properties: {
            files_touched: {
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
              minItems: 1,
              description: "The changed files.",
            },
            decisions_made: {
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
              minItems: 1,
              description: "The decisions, with their reasons.",
            },
            blockers_hit: {
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
              minItems: 1,
              description: "The blockers, and how they were resolved; if there were none, `None.`",
            },
            suggested_next_steps: {
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
              minItems: 1,
              description: "The suggested next steps.",
            },
          },
          required: ["files_touched", "decisions_made", "blockers_hit", "suggested_next_steps"],
          additionalProperties: false,
          description: "The context for the successor.",
        },
      },
      required: [
        "from",
        "to",
        "priority",
        "subject",
        "source_agent",
        "target_agent",
        "intent",
        "artifacts_to_review",
        "definition_of_done",
        "context_bundle",
      ],
      additionalProperties: false,
    },
  },
  {
    name: "handoff_complete",
    message: "handoff_complete",
    description:
      "Reports that the work of a handoff is finished. Sends the message handoff_complete of OACP messages to owner. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 1,
            },
          ],
          description: "The agent that handed the work over.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        issue: {
          anyOf: [{ type: "integer" }, { type: "string", pattern: "^#?[0-9]+$" }, { type: "string", description: "A URL." }],
          description: "The related issue.",
        },
        pr: {
          anyOf: [{ type: "integer" }, { type: "string", pattern: "^#?[0-9]+$" }, { type: "string", description: "A URL." }],
          description: "The pull request with the work.",
        },
        branch: { type: "string", description: "The branch with the work." },
        tests_run: { type: "boolean", description: "Whether tests were run." },
        next_owner: {
          type: "string",
          pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$",
          description: "The agent that is responsible from now on. At most 64 characters.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "issue",
        "pr",
        "branch",
        "tests_run",
        "next_owner",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 1 item.",
            },
          ],
          description: "The agent that handed the work over.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        issue: {
          anyOf: [
            { type: "integer" },
            { type: "string", description: "Matches ^#?[0-9]+$." },
            { type: "string", format: "uri", description: "A URL." },
          ],
          description: "The related issue.",
        },
        pr: {
          anyOf: [
            { type: "integer" },
            { type: "string", description: "Matches ^#?[0-9]+$." },
            { type: "string", format: "uri", description: "A URL." },
          ],
          description: "The pull request with the work.",
        },
        branch: { type: "string", description: "The branch with the work." },
        tests_run: { type: "boolean", description: "Whether tests were run." },
        next_owner: {
          type: "string",
          description: "The agent that is responsible from now on. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$.",
        },
      },
      required: ["from", "to", "priority", "subject", "issue", "pr", "branch", "tests_run", "next_owner"],
      additionalProperties: false,
    },
  },
  {
    name: "review_request",
    message: "review_request",
    description:
      "Asks for a review of a change. Sends the message review_request of OACP messages to reviewer. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by review_feedback or review_lgtm.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        pr: {
          anyOf: [{ type: "integer" }, { type: "string", pattern: "^#?[0-9]+$" }, { type: "string", description: "A URL." }],
          description: "The pull request to review.",
        },
        branch: { type: "string", description: "The branch of the pull request." },
        diff_summary: { type: "string", description: "A summary of the changes." },
        max_turns_reviewer: {
          anyOf: [{ type: "integer" }, { type: "null" }],
          description: "The maximum number of rounds before the decision is escalated. Use null to omit it.",
        },
        max_runtime_s_reviewer: {
          anyOf: [{ type: "integer" }, { type: "null" }],
          description: "The reviewer's time limit, in seconds. Use null to omit it.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "pr",
        "branch",
        "diff_summary",
        "max_turns_reviewer",
        "max_runtime_s_reviewer",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        pr: {
          anyOf: [
            { type: "integer" },
            { type: "string", description: "Matches ^#?[0-9]+$." },
            { type: "string", format: "uri", description: "A URL." },
          ],
          description: "The pull request to review.",
        },
        branch: { type: "string", description: "The branch of the pull request." },
        diff_summary: { type: "string", description: "A summary of the changes." },
        max_turns_reviewer: { type: "integer", description: "The maximum number of rounds before the decision is escalated." },
        max_runtime_s_reviewer: { type: "integer", description: "The reviewer's time limit, in seconds." },
      },
      required: ["from", "to", "priority", "subject", "pr", "branch", "diff_summary"],
      additionalProperties: false,
    },
  },
  {
    name: "review_feedback",
    message: "review_feedback",
    description:
      "Reports the findings of a review. Sends the message review_feedback of OACP messages to author. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by review_addressed or question.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { anyOf: [{ type: "string" }, { type: "null" }], description: "The name of the model. Use null to omit it." },
        turns: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], description: "The number of turns. Use null to omit it." },
        input_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of input tokens. Use null to omit it.",
        },
        output_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of output tokens. Use null to omit it.",
        },
        wall_time_s: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The elapsed time in seconds. Use null to omit it.",
        },
        est_cost_usd: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The estimated cost in US dollars. Use null to omit it.",
        },
        findings_packet: { type: "string", description: "The location of the findings." },
        round: { type: "integer", minimum: 1, description: "The round of the review." },
        blocking_count: { type: "integer", description: "The number of findings that block a merge." },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "model",
        "turns",
        "input_tokens",
        "output_tokens",
        "wall_time_s",
        "est_cost_usd",
        "findings_packet",
        "round",
        "blocking_count",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { type: "string", description: "The name of the model." },
        turns: { type: "integer", description: "The number of turns. At least 0." },
        input_tokens: { type: "integer", description: "The number of input tokens. At least 0." },
        output_tokens: { type: "integer", description: "The number of output tokens. At least 0." },
        wall_time_s: { type: "number", description: "The elapsed time in seconds. At least 0." },
        est_cost_usd: { type: "number", description: "The estimated cost in US dollars. At least 0." },
        findings_packet: { type: "string", description: "The location of the findings." },
        round: { type: "integer", description: "The round of the review. At least 1." },
        blocking_count: { type: "integer", description: "The number of findings that block a merge." },
      },
      required: ["from", "to", "priority", "subject", "findings_packet", "round", "blocking_count"],
      additionalProperties: false,
    },
  },
  {
    name: "review_addressed",
    message: "review_addressed",
    description:
      "Reports that the findings were addressed. Sends the message review_addressed of OACP messages to reviewer. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by review_feedback or review_lgtm.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { anyOf: [{ type: "string" }, { type: "null" }], description: "The name of the model. Use null to omit it." },
        turns: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], description: "The number of turns. Use null to omit it." },
        input_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of input tokens. Use null to omit it.",
        },
        output_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of output tokens. Use null to omit it.",
        },
        wall_time_s: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The elapsed time in seconds. Use null to omit it.",
        },
        est_cost_usd: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The estimated cost in US dollars. Use null to omit it.",
        },
        commit_sha: { type: "string", description: "The commit with the changes." },
        changes_summary: { type: "string", description: "A summary of the changes." },
        round: { type: "integer", minimum: 1, description: "The round whose findings were addressed." },
        touched_files: {
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
          description: "The changed files.",
        },
        addressed_finding_ids: {
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
          description: "The IDs of the addressed findings.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "model",
        "turns",
        "input_tokens",
        "output_tokens",
        "wall_time_s",
        "est_cost_usd",
        "commit_sha",
        "changes_summary",
        "round",
        "touched_files",
        "addressed_finding_ids",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { type: "string", description: "The name of the model." },
        turns: { type: "integer", description: "The number of turns. At least 0." },
        input_tokens: { type: "integer", description: "The number of input tokens. At least 0." },
        output_tokens: { type: "integer", description: "The number of output tokens. At least 0." },
        wall_time_s: { type: "number", description: "The elapsed time in seconds. At least 0." },
        est_cost_usd: { type: "number", description: "The estimated cost in US dollars. At least 0." },
        commit_sha: { type: "string", description: "The commit with the changes." },
        changes_summary: { type: "string", description: "A summary of the changes." },
        round: { type: "integer", description: "The round whose findings were addressed. At least 1." },
        touched_files: {
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
          description: "The changed files.",
        },
        addressed_finding_ids: {
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
          description: "The IDs of the addressed findings.",
        },
      },
      required: ["from", "to", "priority", "subject", "commit_sha", "changes_summary", "round", "touched_files", "addressed_finding_ids"],
      additionalProperties: false,
    },
  },
  {
    name: "review_lgtm",
    message: "review_lgtm",
    description:
      "Approves the change. The change can be merged if the quality gate passes. Sends the message review_lgtm of OACP messages to author. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { anyOf: [{ type: "string" }, { type: "null" }], description: "The name of the model. Use null to omit it." },
        turns: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], description: "The number of turns. Use null to omit it." },
        input_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of input tokens. Use null to omit it.",
        },
        output_tokens: {
          anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
          description: "The number of output tokens. Use null to omit it.",
        },
        wall_time_s: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The elapsed time in seconds. Use null to omit it.",
        },
        est_cost_usd: {
          anyOf: [{ type: "number", minimum: 0 }, { type: "null" }],
          description: "The estimated cost in US dollars. Use null to omit it.",
        },
        quality_gate_result: {
          type: "string",
          enum: ["pass", "fail"],
          description: "The result of the quality gate.\n\n- `pass`: The quality gate passed.\n- `fail`: The quality gate failed.",
        },
        merge_ready: { type: "boolean", description: "Whether the change can be merged." },
        nits: {
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
          description: "Remarks that do not block the merge. Use null to omit it.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "model",
        "turns",
        "input_tokens",
        "output_tokens",
        "wall_time_s",
        "est_cost_usd",
        "quality_gate_result",
        "merge_ready",
        "nits",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        model: { type: "string", description: "The name of the model." },
        turns: { type: "integer", description: "The number of turns. At least 0." },
        input_tokens: { type: "integer", description: "The number of input tokens. At least 0." },
        output_tokens: { type: "integer", description: "The number of output tokens. At least 0." },
        wall_time_s: { type: "number", description: "The elapsed time in seconds. At least 0." },
        est_cost_usd: { type: "number", description: "The estimated cost in US dollars. At least 0." },
        quality_gate_result: {
          type: "string",
          enum: ["pass", "fail"],
          description: "The result of the quality gate.\n\n- `pass`: The quality gate passed.\n- `fail`: The quality gate failed.",
        },
        merge_ready: { type: "boolean", description: "Whether the change can be merged." },
        nits: {
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
          description: "Remarks that do not block the merge.",
        },
      },
      required: ["from", "to", "priority", "subject", "quality_gate_result", "merge_ready"],
      additionalProperties: false,
    },
  },
  {
    name: "brainstorm_request",
    message: "brainstorm_request",
    description:
      "Asks for open-ended research. The body states the goals and the constraints. Sends the message brainstorm_request of OACP messages to researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by notification or brainstorm_followup.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          pattern: "\\S",
          description: "The text of the message. At most 20000 characters, not counting leading and trailing white space.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "body",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          description:
            "The text of the message. At most 20000 characters, not counting leading and trailing white space, not only white space.",
        },
      },
      required: ["from", "to", "priority", "subject", "body"],
      additionalProperties: false,
    },
  },
  {
    name: "brainstorm_followup",
    message: "brainstorm_followup",
    description:
      "Refines the scope of a brainstorm. Sends the message brainstorm_followup of OACP messages to researcher. If `to` is an array, it must not include the sender. To send a message to yourself, set `to` to a string. Answered by notification.",
    strict: {
      type: "object",
      properties: {
        id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The unique ID of the message. 1 to 200 characters. Use null to have it filled in.",
        },
        from: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "The sender. At most 64 characters." },
        to: {
          anyOf: [
            { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
            {
              type: "array",
              items: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$", description: "At most 64 characters." },
              minItems: 1,
              maxItems: 10,
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to have it filled in.',
        },
        subject: { type: "string", pattern: "\\S", description: "The subject of the message. 1 to 200 characters." },
        related_packet: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "The path or ID of the related work packet. Use null to omit it.",
        },
        related_pr: {
          anyOf: [{ type: "string", pattern: "^[0-9]+$" }, { type: "null" }],
          description: "The number of the related pull request. Use null to omit it.",
        },
        conversation_id: {
          anyOf: [{ type: "string", pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$" }, { type: "null" }],
          description: "The conversation that the message belongs to. Use null to omit it.",
        },
        parent_message_id: {
          anyOf: [{ type: "string", pattern: "\\S" }, { type: "null" }],
          description: "The ID of the message being replied to. 1 to 200 characters. Use null to omit it.",
        },
        context_keys: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: "Context that the recipient should recall. Use null to omit it.",
        },
        expires_at: {
          anyOf: [{ type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" }, { type: "null" }],
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). Use null to omit it.',
        },
        channel: {
          anyOf: [{ type: "string", pattern: "^[A-Za-z0-9_-]+$" }, { type: "null" }],
          description: "The topic of the message. At most 64 characters. Use null to omit it.",
        },
        autonomy_hint: {
          anyOf: [{ type: "string", enum: ["auto_proceed"] }, { type: "null" }],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence. Use null to omit it.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          pattern: "\\S",
          description: "The text of the message. At most 20000 characters, not counting leading and trailing white space.",
        },
      },
      required: [
        "id",
        "from",
        "to",
        "priority",
        "created_at_utc",
        "subject",
        "related_packet",
        "related_pr",
        "conversation_id",
        "parent_message_id",
        "context_keys",
        "expires_at",
        "channel",
        "autonomy_hint",
        "body",
      ],
      additionalProperties: false,
    },
    plain: {
      type: "object",
      properties: {
        id: {
          type: "string",
          description: "The unique ID of the message. 1 to 200 characters, not only white space. It is filled in if omitted.",
        },
        from: { type: "string", description: "The sender. At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
        to: {
          anyOf: [
            { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
            {
              type: "array",
              items: { type: "string", description: "At most 64 characters, matches ^[A-Za-z0-9][A-Za-z0-9._-]*$." },
              minItems: 1,
              description: "At most 10 items.",
            },
          ],
          description: "The recipient, or an array of recipients for a broadcast.",
        },
        priority: {
          type: "string",
          enum: ["P0", "P1", "P2", "P3"],
          description:
            "The priority of the message.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
        },
        created_at_utc: {
          type: "string",
          format: "date-time",
          description:
            'The time at which the message was created. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z"). It is filled in if omitted.',
        },
        subject: { type: "string", description: "The subject of the message. 1 to 200 characters, not only white space." },
        related_packet: { type: "string", description: "The path or ID of the related work packet." },
        related_pr: { type: "string", description: "The number of the related pull request. Matches ^[0-9]+$." },
        conversation_id: {
          type: "string",
          description: "The conversation that the message belongs to. Matches ^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$.",
        },
        parent_message_id: {
          type: "string",
          description: "The ID of the message being replied to. 1 to 200 characters, not only white space.",
        },
        context_keys: { type: "string", description: "Context that the recipient should recall." },
        expires_at: {
          type: "string",
          format: "date-time",
          description:
            'The time after which the message can be ignored. An RFC 3339 timestamp in UTC without fractional seconds (for example "2026-03-04T09:00:00Z").',
        },
        channel: { type: "string", description: "The topic of the message. At most 64 characters, matches ^[A-Za-z0-9_-]+$." },
        autonomy_hint: {
          type: "string",
          enum: ["auto_proceed"],
          description:
            "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.\n\n- `auto_proceed`: Proceed without human approval.",
        },
        body: {
          type: "string",
          description:
            "The text of the message. At most 20000 characters, not counting leading and trailing white space, not only white space.",
        },
      },
      required: ["from", "to", "priority", "subject", "body"],
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
