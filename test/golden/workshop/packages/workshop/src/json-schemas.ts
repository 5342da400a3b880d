// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  Colour: {
    title: "Colour",
    description: "Colour of a piece.\n\n- `red`: Like fire.\n- `green`: Like grass.",
    type: "string",
    anyOf: [{ enum: ["red", "green"] }, { pattern: "^[a-z]+$" }],
  },
  Size: {
    title: "Size",
    description:
      "Size of a piece.\n\n- `small`: Fits a hand.\n- `large`: Needs two people.\n- `huge`: Needs a crane.\n- `tiny`: Fits a thimble.",
    type: "string",
    enum: ["small", "large", "huge", "tiny"],
  },
  Material: { title: "Material", description: "What it is made of. Ends */ too.", type: "string", minLength: 2, maxLength: 20 },
  Part: {
    title: "Part",
    description: "A part of a piece.",
    type: "object",
    properties: {
      name: { description: "Its name.", type: "string", minLength: 1, pattern: "^[^\\r\\n]*$" },
      made_of: { description: "What it is made of. Ends */ too.", $ref: "#/$defs/Material" },
      weight: { description: "Kilograms, or null when nobody knows.", type: ["number", "null"], minimum: 0 },
    },
    required: ["name", "weight"],
    additionalProperties: false,
  },
  Parts: { title: "Parts", description: "Parts of a piece.", type: "array", items: { $ref: "#/$defs/Part" }, minItems: 1, maxItems: 20 },
  Link: { title: "Link", description: "Where to look.", type: "string", format: "uri", pattern: "^(?:[hH][tT][tT][pP][sS])://[^/?#]" },
  Whom: {
    title: "Whom",
    description: "One maker or several.",
    anyOf: [
      { type: "string", minLength: 1 },
      { type: "array", items: { type: "string", minLength: 1 }, minItems: 1, maxItems: 3, uniqueItems: true },
    ],
  },
};

/** The JSON Schema of `order`. */
export const jsonSchemaOfOrder: JsonSchemaParts = {
  schema: {
    title: "Order",
    description: "Please make this. Ends */ and {{more}}.",
    type: "object",
    properties: {
      kind: { description: "The message type.", const: "order" },
      id: {
        description: "Identifies it.",
        type: "string",
        pattern: "^(?:m-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
      },
      from: { description: "Who sends it.", type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\r\\n]*$" },
      at: { description: "When it was sent.", type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" },
      spoken: {
        description: "Version of the protocol.",
        type: "string",
        pattern:
          "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
      },
      case_id: { description: "The case it belongs to.", type: "string", pattern: "^[A-Z]{2}/[0-9]+$" },
      content: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          size: { description: "Size of a piece.", $ref: "#/$defs/Size" },
          colour: { description: "Any colour.", $ref: "#/$defs/Colour" },
          parts: { description: "Parts of a piece.", $ref: "#/$defs/Parts" },
          to: { description: "One maker or several.", $ref: "#/$defs/Whom" },
          urgent: { description: "Whether it is urgent.", type: "boolean", default: false },
          rush_fee: { description: "Only when urgent.", type: "integer", minimum: 1, maximum: 99 },
          links: { description: "Pictures.", type: "array", items: { $ref: "#/$defs/Link" } },
          labels: {
            description: "Labels.",
            type: "object",
            propertyNames: { pattern: "^[a-z-]+$" },
            additionalProperties: { type: "string" },
            maxProperties: 5,
          },
          prices: { description: "Prices of parts.", type: "object", additionalProperties: { type: "number", minimum: 0 } },
          drawing: {
            description: "Drawing.",
            type: "string",
            minLength: 1,
            pattern: "^(?!(?:[\\\\/]|[A-Za-z]:|\\.\\.(?:[\\\\/]|$)))",
            $comment: 'Rules that JSON Schema cannot express: [{"kind":"path-inside"}]',
          },
          due: {
            description: "When it is due.",
            anyOf: [
              { type: "string", format: "date-time" },
              { type: "string", format: "date" },
            ],
          },
          since_epoch: { description: "Seconds.", type: "number" },
          share: { description: "Share paid.", type: "number", minimum: 0, maximum: 100 },
          note: { description: "A note.", type: "string", maxLength: 100 },
          anything: { description: "Whatever." },
          default: { description: "A name that is a word of JavaScript.", const: 7 },
          "odd-name": { description: "A name that is no identifier.", type: "boolean" },
        },
        required: ["size", "parts", "to"],
      },
    },
    required: ["kind", "id", "from", "at", "spoken", "content"],
    additionalProperties: false,
    allOf: [
      {
        description: "Urgent orders say the fee.",
        if: {
          type: "object",
          properties: { content: { type: "object", properties: { urgent: { const: true } }, required: ["urgent"] } },
          required: ["content"],
        },
        then: {
          type: "object",
          properties: { content: { type: "object", properties: { rush_fee: {} }, required: ["rush_fee"] } },
          required: ["content"],
        },
      },
      {
        description: "Others do not.",
        if: {
          not: {
            type: "object",
            properties: { content: { type: "object", properties: { urgent: { const: true } }, required: ["urgent"] } },
            required: ["content"],
          },
        },
        then: {
          not: {
            type: "object",
            properties: { content: { type: "object", properties: { rush_fee: {} }, required: ["rush_fee"] } },
            required: ["content"],
          },
        },
      },
      {
        type: "object",
        properties: { spoken: { type: "string", pattern: "^2\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
    $comment: 'Rules that JSON Schema cannot express: [{"kind":"excludes","list":["content","to"],"value":["from"]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `quote`. */
export const jsonSchemaOfQuote: JsonSchemaParts = {
  schema: {
    title: "Quote",
    description: "What it costs.",
    type: "object",
    properties: {
      kind: { description: "The message type.", const: "quote" },
      id: {
        description: "Identifies it.",
        type: "string",
        pattern: "^(?:m-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
      },
      from: { description: "Who sends it.", type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\r\\n]*$" },
      at: { description: "When it was sent.", type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" },
      spoken: {
        description: "Version of the protocol.",
        type: "string",
        pattern:
          "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
      },
      case_id: { description: "The case it belongs to.", type: "string", pattern: "^[A-Z]{2}/[0-9]+$" },
      content: {
        description: "The fields of the message.",
        type: "object",
        properties: {
          level: { description: "How big.", $ref: "#/$defs/Size" },
          level_no: { description: "The same as a number.", type: "integer" },
          maker: { description: "Who makes it.", type: "string", minLength: 1, pattern: "^[^\\r\\n]*$" },
          signed_by: { description: "Who signed.", type: "string", pattern: "^[^\\r\\n]*$" },
          helper: { description: "Who helps.", type: "string", pattern: "^[^\\r\\n]*$" },
        },
        required: ["level", "level_no", "maker"],
      },
    },
    required: ["kind", "id", "from", "at", "spoken", "content"],
    additionalProperties: false,
    allOf: [
      {
        if: {
          type: "object",
          properties: { content: { type: "object", properties: { level: { const: "small" } }, required: ["level"] } },
          required: ["content"],
        },
        then: { type: "object", properties: { content: { type: "object", properties: { level_no: { const: 1 } } } } },
      },
      {
        if: {
          type: "object",
          properties: { content: { type: "object", properties: { level: { const: "large" } }, required: ["level"] } },
          required: ["content"],
        },
        then: { type: "object", properties: { content: { type: "object", properties: { level_no: { const: 2 } } } } },
      },
      {
        if: {
          type: "object",
          properties: { content: { type: "object", properties: { level: { const: "huge" } }, required: ["level"] } },
          required: ["content"],
        },
        then: { type: "object", properties: { content: { type: "object", properties: { level_no: { const: 3 } } } } },
      },
      {
        if: {
          type: "object",
          properties: { content: { type: "object", properties: { level: { const: "tiny" } }, required: ["level"] } },
          required: ["content"],
        },
        then: { type: "object", properties: { content: { type: "object", properties: { level_no: { const: 0 } } } } },
      },
      {
        type: "object",
        properties: { spoken: { type: "string", pattern: "^2\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
    $comment:
      'Rules that JSON Schema cannot express: [{"kind":"differ","fields":[["content","maker"],["content","helper"]]},{"kind":"equal","fields":[["content","maker"],["content","signed_by"]]}]',
  },
  definitions: [types],
};

/** The JSON Schema of `class`. */
export const jsonSchemaOfLesson: JsonSchemaParts = {
  schema: {
    title: "Lesson",
    description: "A lesson, in free text.\n\nDeprecated since 2.1.0: Nobody listens. Use quote.",
    type: "object",
    properties: {
      kind: { description: "The message type.", const: "class" },
      id: {
        description: "Identifies it.",
        type: "string",
        pattern: "^(?:m-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
      },
      from: { description: "Who sends it.", type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\r\\n]*$" },
      at: { description: "When it was sent.", type: "string", format: "date-time", pattern: "^.{10}T.{8}Z$" },
      spoken: {
        description: "Version of the protocol.",
        type: "string",
        pattern:
          "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:(?:0|[1-9][0-9]*)|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
      },
      case_id: { description: "The case it belongs to.", type: "string", pattern: "^[A-Z]{2}/[0-9]+$" },
      content: { description: "The text of the message.", type: "string" },
    },
    required: ["kind", "id", "from", "at", "spoken", "content"],
    additionalProperties: false,
    allOf: [
      {
        type: "object",
        properties: { spoken: { type: "string", pattern: "^2\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)" } },
      },
    ],
    deprecated: true,
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "Workshop messages",
    description: "Shows every construct. It ends */ here, {{mustache}}, <script>alert(1)</script> and `code` with ${x}.",
    type: "object",
    required: ["kind"],
    oneOf: [{ $ref: "#/$defs/Order" }, { $ref: "#/$defs/Quote" }, { $ref: "#/$defs/Lesson" }],
  },
  definitions: [{ Order: jsonSchemaOfOrder.schema, Quote: jsonSchemaOfQuote.schema, Lesson: jsonSchemaOfLesson.schema }, types],
}))();
