// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  MessageId: {
    title: "MessageId",
    description: "The unique ID of a message.",
    type: "string",
    minLength: 1,
    maxLength: 200,
    pattern: "\\S",
  },
  Subject: { title: "Subject", description: "The subject of a message.", type: "string", minLength: 1, maxLength: 200, pattern: "\\S" },
  AgentName: {
    title: "AgentName",
    description: "The name of an agent, which is also the name of its inbox.",
    type: "string",
    maxLength: 64,
    pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$",
  },
  Recipients: {
    title: "Recipients",
    description: "One agent, or an array of up to ten agents.",
    anyOf: [{ $ref: "#/$defs/AgentName" }, { type: "array", items: { $ref: "#/$defs/AgentName" }, minItems: 1, maxItems: 10 }],
  },
  OneRecipient: {
    title: "OneRecipient",
    description: "One agent, by itself or in an array.",
    anyOf: [{ $ref: "#/$defs/AgentName" }, { type: "array", items: { $ref: "#/$defs/AgentName" }, minItems: 1, maxItems: 1 }],
  },
  UtcSecond: {
    title: "UtcSecond",
    description: "A point in time in UTC, in whole seconds, written with Z.",
    type: "string",
    format: "date-time",
    pattern: "^.{10}T.{8}Z$",
  },
  ConversationId: {
    title: "ConversationId",
    description: "The ID of a conversation, which consists of the date, the agent that started it and a sequential number.",
    type: "string",
    pattern: "^conv-[0-9]{8}-[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]{1,6}$",
  },
  PullNumber: { title: "PullNumber", description: "The number of a pull request, digits only.", type: "string", pattern: "^[0-9]+$" },
  Channel: { title: "Channel", description: "A topic, without spaces.", type: "string", maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  Priority: {
    title: "Priority",
    description:
      "The priority of a message, from highest to lowest.\n\n- `P0`: To be done immediately.\n- `P1`: To be done soon; other work depends on it.\n- `P2`: To be done in the normal order.\n- `P3`: To be done when there is time.",
    type: "string",
    enum: ["P0", "P1", "P2", "P3"],
  },
  RiskTier: {
    title: "RiskTier",
    description: "The risk of postponing work.\n\n- `P2`: A moderate risk.\n- `P3`: A low risk.",
    type: "string",
    enum: ["P2", "P3"],
  },
  AutonomyHint: {
    title: "AutonomyHint",
    description: "What the sender suggests the recipient can do autonomously.\n\n- `auto_proceed`: Proceed without human approval.",
    type: "string",
    enum: ["auto_proceed"],
  },
  SourceType: {
    title: "SourceType",
    description:
      "The kind of work during which something was postponed.\n\n- `review`: A code review.\n- `task`: A task.\n- `deploy`: A deployment.\n- `incident`: An incident.\n- `other`: Anything else.",
    type: "string",
    enum: ["review", "task", "deploy", "incident", "other"],
  },
  GateResult: {
    title: "GateResult",
    description: "The result of the quality gate.\n\n- `pass`: The quality gate passed.\n- `fail`: The quality gate failed.",
    type: "string",
    enum: ["pass", "fail"],
  },
  Reference: {
    title: "Reference",
    description: "An issue or a pull request, as a number, a number with a hash sign, or a URL.",
    anyOf: [{ type: "integer" }, { type: "string", pattern: "^#?[0-9]+$" }, { type: "string", format: "uri" }],
  },
  Entry: {
    title: "Entry",
    description: "An item, as a string or as an object with details.",
    anyOf: [{ type: "string" }, { type: "object", additionalProperties: {} }],
  },
  Entries: { title: "Entries", description: "One or more items.", type: "array", items: { $ref: "#/$defs/Entry" }, minItems: 1 },
  Round: { title: "Round", description: "The round of a review, starting at 1.", type: "integer", minimum: 1 },
  Count: { title: "Count", description: "A non-negative integer.", type: "integer", minimum: 0 },
  Amount: { title: "Amount", description: "A non-negative number.", type: "number", minimum: 0 },
  ContextBundle: {
    title: "ContextBundle",
    description: "The context for a successor. If there is nothing to report, an item states that.",
    type: "object",
    properties: {
      files_touched: { description: "The changed files.", $ref: "#/$defs/Entries" },
      decisions_made: { description: "The decisions, with their reasons.", $ref: "#/$defs/Entries" },
      blockers_hit: { description: "The blockers, and how they were resolved; if there were none, `None.`", $ref: "#/$defs/Entries" },
      suggested_next_steps: { description: "The suggested next steps.", $ref: "#/$defs/Entries" },
    },
    required: ["files_touched", "decisions_made", "blockers_hit", "suggested_next_steps"],
  },
};

/** The JSON Schema of `task_request`. */
export const jsonSchemaOfTaskRequest: JsonSchemaParts = {
  schema: {
    title: "TaskRequest",
    description: "Asks for a piece of work. The body contains all information needed to start.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "task_request" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The text of the message.",
        type: "string",
        pattern: "\\S",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"trimmed-length","max":20000}]',
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `question`. */
export const jsonSchemaOfQuestion: JsonSchemaParts = {
  schema: {
    title: "Question",
    description: "Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "question" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The text of the message.",
        type: "string",
        pattern: "\\S",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"trimmed-length","max":20000}]',
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `notification`. */
export const jsonSchemaOfNotification: JsonSchemaParts = {
  schema: {
    title: "Notification",
    description:
      "Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "notification" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The text of the message.",
        type: "string",
        pattern: "\\S",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"trimmed-length","max":20000}]',
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `follow_up`. */
export const jsonSchemaOfFollowUp: JsonSchemaParts = {
  schema: {
    title: "FollowUp",
    description:
      "Records postponed work. `risk_tier` determines when the owner does the work. Agents often send this message to themselves.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "follow_up" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          source_type: { description: "The kind of work that the follow-up comes from.", $ref: "#/$defs/SourceType" },
          source_ref: { description: "The source: a pull request, a message or a file.", type: "string" },
          risk_tier: { description: "The risk of postponing the work.", $ref: "#/$defs/RiskTier" },
          summary: { description: "A summary of the postponed work.", type: "string" },
          next_action: { description: "The next action.", type: "string" },
          owner: { description: "The agent that is responsible for the work.", type: "string" },
          tracking_issue: { description: "The issue that tracks the work.", type: "string" },
          due_hint: { description: "The approximate due date.", type: "string" },
        },
        required: ["source_type", "source_ref", "risk_tier", "summary", "next_action", "owner"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `handoff`. */
export const jsonSchemaOfHandoff: JsonSchemaParts = {
  schema: {
    title: "Handoff",
    description: "Hands work over to another agent.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "handoff" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The agent that takes over.", $ref: "#/$defs/OneRecipient" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          source_agent: { description: "The agent that hands over the work.", type: "string" },
          target_agent: { description: "The agent that takes over the work.", type: "string" },
          intent: { description: "The intended result.", type: "string" },
          artifacts_to_review: { description: "The files, pull requests and documents to review first.", $ref: "#/$defs/Entries" },
          definition_of_done: { description: "The criteria for completion.", $ref: "#/$defs/Entries" },
          context_bundle: { description: "The context for the successor.", $ref: "#/$defs/ContextBundle" },
        },
        required: ["source_agent", "target_agent", "intent", "artifacts_to_review", "definition_of_done", "context_bundle"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment:
      'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]},{"kind":"differ","fields":[["body","source_agent"],["body","target_agent"]]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `handoff_complete`. */
export const jsonSchemaOfHandoffComplete: JsonSchemaParts = {
  schema: {
    title: "HandoffComplete",
    description: "Reports that the work of a handoff is finished.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "handoff_complete" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The agent that handed the work over.", $ref: "#/$defs/OneRecipient" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          issue: { description: "The related issue.", $ref: "#/$defs/Reference" },
          pr: { description: "The pull request with the work.", $ref: "#/$defs/Reference" },
          branch: { description: "The branch with the work.", type: "string" },
          tests_run: { description: "Whether tests were run.", type: "boolean" },
          next_owner: { description: "The agent that is responsible from now on.", $ref: "#/$defs/AgentName" },
        },
        required: ["issue", "pr", "branch", "tests_run", "next_owner"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `review_request`. */
export const jsonSchemaOfReviewRequest: JsonSchemaParts = {
  schema: {
    title: "ReviewRequest",
    description: "Asks for a review of a change.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "review_request" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          pr: { description: "The pull request to review.", $ref: "#/$defs/Reference" },
          branch: { description: "The branch of the pull request.", type: "string" },
          diff_summary: { description: "A summary of the changes.", type: "string" },
          max_turns_reviewer: { description: "The maximum number of rounds before the decision is escalated.", type: "integer" },
          max_runtime_s_reviewer: { description: "The reviewer's time limit, in seconds.", type: "integer" },
        },
        required: ["pr", "branch", "diff_summary"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `review_feedback`. */
export const jsonSchemaOfReviewFeedback: JsonSchemaParts = {
  schema: {
    title: "ReviewFeedback",
    description: "Reports the findings of a review.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "review_feedback" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      model: { description: "The name of the model.", type: "string" },
      turns: { description: "The number of turns.", $ref: "#/$defs/Count" },
      input_tokens: { description: "The number of input tokens.", $ref: "#/$defs/Count" },
      output_tokens: { description: "The number of output tokens.", $ref: "#/$defs/Count" },
      wall_time_s: { description: "The elapsed time in seconds.", $ref: "#/$defs/Amount" },
      est_cost_usd: { description: "The estimated cost in US dollars.", $ref: "#/$defs/Amount" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          findings_packet: { description: "The location of the findings.", type: "string" },
          round: { description: "The round of the review.", $ref: "#/$defs/Round" },
          blocking_count: { description: "The number of findings that block a merge.", type: "integer" },
        },
        required: ["findings_packet", "round", "blocking_count"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `review_addressed`. */
export const jsonSchemaOfReviewAddressed: JsonSchemaParts = {
  schema: {
    title: "ReviewAddressed",
    description: "Reports that the findings were addressed.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "review_addressed" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      model: { description: "The name of the model.", type: "string" },
      turns: { description: "The number of turns.", $ref: "#/$defs/Count" },
      input_tokens: { description: "The number of input tokens.", $ref: "#/$defs/Count" },
      output_tokens: { description: "The number of output tokens.", $ref: "#/$defs/Count" },
      wall_time_s: { description: "The elapsed time in seconds.", $ref: "#/$defs/Amount" },
      est_cost_usd: { description: "The estimated cost in US dollars.", $ref: "#/$defs/Amount" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          commit_sha: { description: "The commit with the changes.", type: "string" },
          changes_summary: { description: "A summary of the changes.", type: "string" },
          round: { description: "The round whose findings were addressed.", $ref: "#/$defs/Round" },
          touched_files: { description: "The changed files.", type: "array", items: { $ref: "#/$defs/Entry" } },
          addressed_finding_ids: { description: "The IDs of the addressed findings.", type: "array", items: { $ref: "#/$defs/Entry" } },
        },
        required: ["commit_sha", "changes_summary", "round", "touched_files", "addressed_finding_ids"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `review_lgtm`. */
export const jsonSchemaOfReviewLgtm: JsonSchemaParts = {
  schema: {
    title: "ReviewLgtm",
    description: "Approves the change. The change can be merged if the quality gate passes.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "review_lgtm" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      model: { description: "The name of the model.", type: "string" },
      turns: { description: "The number of turns.", $ref: "#/$defs/Count" },
      input_tokens: { description: "The number of input tokens.", $ref: "#/$defs/Count" },
      output_tokens: { description: "The number of output tokens.", $ref: "#/$defs/Count" },
      wall_time_s: { description: "The elapsed time in seconds.", $ref: "#/$defs/Amount" },
      est_cost_usd: { description: "The estimated cost in US dollars.", $ref: "#/$defs/Amount" },
      body: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          quality_gate_result: { description: "The result of the quality gate.", $ref: "#/$defs/GateResult" },
          merge_ready: { description: "Whether the change can be merged.", type: "boolean" },
          nits: { description: "Remarks that do not block the merge.", type: "array", items: { $ref: "#/$defs/Entry" } },
        },
        required: ["quality_gate_result", "merge_ready"],
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `brainstorm_request`. */
export const jsonSchemaOfBrainstormRequest: JsonSchemaParts = {
  schema: {
    title: "BrainstormRequest",
    description: "Asks for open-ended research. The body states the goals and the constraints.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "brainstorm_request" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The text of the message.",
        type: "string",
        pattern: "\\S",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"trimmed-length","max":20000}]',
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `brainstorm_followup`. */
export const jsonSchemaOfBrainstormFollowup: JsonSchemaParts = {
  schema: {
    title: "BrainstormFollowup",
    description: "Refines the scope of a brainstorm.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "brainstorm_followup" },
      id: { description: "The unique ID of the message.", $ref: "#/$defs/MessageId" },
      from: { description: "The sender.", $ref: "#/$defs/AgentName" },
      to: { description: "The recipient, or an array of recipients for a broadcast.", $ref: "#/$defs/Recipients" },
      priority: { description: "The priority of the message.", $ref: "#/$defs/Priority" },
      created_at_utc: { description: "The time at which the message was created.", $ref: "#/$defs/UtcSecond" },
      subject: { description: "The subject of the message.", $ref: "#/$defs/Subject" },
      related_packet: { description: "The path or ID of the related work packet.", type: "string" },
      related_pr: { description: "The number of the related pull request.", $ref: "#/$defs/PullNumber" },
      conversation_id: { description: "The conversation that the message belongs to.", $ref: "#/$defs/ConversationId" },
      parent_message_id: { description: "The ID of the message being replied to.", $ref: "#/$defs/MessageId" },
      context_keys: { description: "Context that the recipient should recall.", type: "string" },
      expires_at: { description: "The time after which the message can be ignored.", $ref: "#/$defs/UtcSecond" },
      channel: { description: "The topic of the message.", $ref: "#/$defs/Channel" },
      autonomy_hint: {
        description: "The degree of autonomy that the sender suggests to the recipient. The recipient's own policy takes precedence.",
        $ref: "#/$defs/AutonomyHint",
      },
      auth: { description: "A signature that another tool appends to the encoded message.", type: "string" },
      body: {
        description: "The text of the message.",
        type: "string",
        pattern: "\\S",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"trimmed-length","max":20000}]',
      },
    },
    required: ["type", "id", "from", "to", "priority", "created_at_utc", "subject", "body"],
    additionalProperties: false,
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "OACP messages",
    description:
      "Messages that agents exchange as files in inbox folders: tasks, questions, handoffs, code reviews and open-ended research. Every file is a YAML mapping that consists of an envelope and a body. The body is either plain text or a set of fields.",
    type: "object",
    required: ["type"],
    oneOf: [
      { $ref: "#/$defs/TaskRequest" },
      { $ref: "#/$defs/Question" },
      { $ref: "#/$defs/Notification" },
      { $ref: "#/$defs/FollowUp" },
      { $ref: "#/$defs/Handoff" },
      { $ref: "#/$defs/HandoffComplete" },
      { $ref: "#/$defs/ReviewRequest" },
      { $ref: "#/$defs/ReviewFeedback" },
      { $ref: "#/$defs/ReviewAddressed" },
      { $ref: "#/$defs/ReviewLgtm" },
      { $ref: "#/$defs/BrainstormRequest" },
      { $ref: "#/$defs/BrainstormFollowup" },
    ],
  },
  definitions: [
    {
      TaskRequest: jsonSchemaOfTaskRequest.schema,
      Question: jsonSchemaOfQuestion.schema,
      Notification: jsonSchemaOfNotification.schema,
      FollowUp: jsonSchemaOfFollowUp.schema,
      Handoff: jsonSchemaOfHandoff.schema,
      HandoffComplete: jsonSchemaOfHandoffComplete.schema,
      ReviewRequest: jsonSchemaOfReviewRequest.schema,
      ReviewFeedback: jsonSchemaOfReviewFeedback.schema,
      ReviewAddressed: jsonSchemaOfReviewAddressed.schema,
      ReviewLgtm: jsonSchemaOfReviewLgtm.schema,
      BrainstormRequest: jsonSchemaOfBrainstormRequest.schema,
      BrainstormFollowup: jsonSchemaOfBrainstormFollowup.schema,
    },
    types,
  ],
}))();
