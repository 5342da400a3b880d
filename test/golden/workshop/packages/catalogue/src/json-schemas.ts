// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { JsonSchema, JsonSchemaParts } from "@wirepact/core/codegen";

const types: Readonly<Record<string, JsonSchema>> = {
  Text: {
    title: "Text",
    description: "A paragraph.",
    type: "object",
    properties: {
      type: { description: "Always text.", const: "text" },
      text: { description: "The paragraph.", type: "string", minLength: 1, maxLength: 500 },
      lang: { description: "The language.", type: "string", pattern: "^[a-z]{2}$" },
    },
    required: ["type", "text"],
    additionalProperties: false,
  },
  Photo: {
    title: "Photo",
    description: "A photo.",
    type: "object",
    properties: {
      type: { description: "Always photo.", const: "photo" },
      source: { description: "Where the data of a medium is.", $ref: "#/$defs/Source" },
    },
    required: ["type", "source"],
    additionalProperties: false,
  },
  Sound: {
    title: "Sound",
    description: "A recording.",
    type: "object",
    properties: {
      type: { description: "Always sound.", const: "sound" },
      source: { description: "Where the data of a medium is.", $ref: "#/$defs/Source" },
      seconds: { description: "How long it is.", type: "integer", minimum: 1, maximum: 600 },
    },
    required: ["type", "source", "seconds"],
    additionalProperties: false,
  },
  Group: {
    title: "Group",
    description: "Several blocks that belong together.",
    type: "object",
    properties: {
      type: { description: "Always group.", const: "group" },
      blocks: { description: "The blocks.", type: "array", items: { $ref: "#/$defs/Block" }, maxItems: 20 },
    },
    required: ["type", "blocks"],
    additionalProperties: false,
  },
  Media: {
    title: "Media",
    description: "Something to look at or listen to.",
    type: "object",
    required: ["type"],
    oneOf: [{ $ref: "#/$defs/Photo" }, { $ref: "#/$defs/Sound" }],
  },
  Block: {
    title: "Block",
    description: "A block of a page.",
    anyOf: [{ $ref: "#/$defs/Text" }, { $ref: "#/$defs/Media" }, { $ref: "#/$defs/Group" }],
  },
  Source: {
    title: "Source",
    description: "Where the data of a medium is.",
    anyOf: [
      { $ref: "#/$defs/FileSource" },
      { $ref: "#/$defs/LinkSource", not: { type: "object", anyOf: [{ required: ["path"] }] } },
      { $ref: "#/$defs/InlineSource" },
    ],
  },
  FileSource: {
    title: "FileSource",
    description: "A file.",
    type: "object",
    properties: {
      path: {
        description: "Its path.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        pattern: "^(?!(?:[\\\\/]|[A-Za-z]:|\\.\\.(?:[\\\\/]|$)))",
        $comment: 'Rules that JSON Schema cannot express: [{"kind":"path-inside"}]',
      },
    },
    required: ["path"],
  },
  LinkSource: {
    title: "LinkSource",
    description: "A link.",
    type: "object",
    properties: { url: { description: "Its address.", type: "string", format: "uri", pattern: "^(?:[hH][tT][tT][pP][sS])://[^/?#]" } },
    required: ["url"],
  },
  InlineSource: {
    title: "InlineSource",
    description: "The data itself.",
    type: "object",
    properties: {
      data: { description: "The data.", type: "string", maxLength: 1000 },
      lines: { description: "How many lines it has.", type: "integer", minimum: 1 },
    },
    required: ["data"],
    additionalProperties: false,
  },
  Tool: {
    title: "Tool",
    description: "What it is made with.",
    anyOf: [{ $ref: "#/$defs/Machine" }, { $ref: "#/$defs/Crew" }, { $ref: "#/$defs/Bench", not: { type: "object", required: ["kind"] } }],
  },
  Machine: {
    title: "Machine",
    description: "A machine.",
    type: "object",
    properties: {
      kind: { description: "Always machine.", const: "machine" },
      power: { description: "Watts.", type: "number", minimum: 0 },
    },
    required: ["kind", "power"],
    additionalProperties: false,
  },
  Crew: {
    title: "Crew",
    description: "Several people.",
    type: "object",
    properties: {
      kind: {
        description: "Who they are.\n\n- `crew`: Of the workshop.\n- `guests`: From elsewhere.",
        type: "string",
        enum: ["crew", "guests"],
      },
      people: { description: "How many.", type: "integer", minimum: 2 },
    },
    required: ["kind", "people"],
    additionalProperties: false,
  },
  Bench: {
    title: "Bench",
    description: "A bench.",
    type: "object",
    properties: { name: { description: "Its name.", type: "string", minLength: 1, maxLength: 40, pattern: "^[^\\r\\n]*$" } },
    required: ["name"],
  },
  Setting: {
    title: "Setting",
    description: "A setting of a tool, with the unit or any other property.",
    anyOf: [
      { $ref: "#/$defs/Preset" },
      { $ref: "#/$defs/Free", not: { type: "object", required: ["preset"], properties: { preset: { enum: ["usual"] } } } },
    ],
  },
  Preset: {
    title: "Preset",
    description: "A named setting.",
    type: "object",
    properties: { preset: { description: "Always usual.", const: "usual" } },
    required: ["preset"],
    additionalProperties: false,
  },
  Free: { title: "Free", description: "Numbers by name.", type: "object", additionalProperties: { type: "number" }, maxProperties: 5 },
  JsonValue: {
    title: "JsonValue",
    description: "Any JSON value.",
    anyOf: [
      {
        anyOf: [
          { type: "string" },
          { type: "number" },
          { type: "boolean" },
          { type: "array", items: { $ref: "#/$defs/JsonValue" } },
          { type: "object", additionalProperties: { $ref: "#/$defs/JsonValue" } },
        ],
      },
      { type: "null" },
    ],
  },
  Piece: {
    title: "Piece",
    description: "A piece and the pieces it is made of.",
    type: "object",
    properties: {
      name: { description: "Its name.", type: "string", minLength: 1, maxLength: 40, pattern: "^[^\\r\\n]*$" },
      pieces: { description: "What it is made of.", type: "array", items: { $ref: "#/$defs/Piece" }, maxItems: 10 },
      spare: { description: "What can replace it.", anyOf: [{ $ref: "#/$defs/Piece" }, { type: "null" }] },
    },
    required: ["name", "spare"],
    additionalProperties: false,
  },
};

/** The JSON Schema of `page`. */
export const jsonSchemaOfPage: JsonSchemaParts = {
  schema: {
    title: "Page",
    description: "A page of the catalogue.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "page" },
      id: {
        description: "Identifies it.",
        type: "string",
        format: "uuid",
        pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
      },
      blocks: { description: "The blocks of the page.", type: "array", items: { $ref: "#/$defs/Block" }, minItems: 1, maxItems: 50 },
      cover: {
        description: "The cover, or its title.",
        anyOf: [
          { type: "string" },
          { $ref: "#/$defs/Media" },
          {
            type: "object",
            properties: { plain: { description: "No cover.", const: true } },
            required: ["plain"],
            additionalProperties: false,
          },
        ],
      },
      tools: { description: "What is needed.", type: "array", items: { $ref: "#/$defs/Tool" }, maxItems: 10 },
      settings: { description: "How the tools are set.", $ref: "#/$defs/Setting" },
      extra: { description: "Anything else.", $ref: "#/$defs/JsonValue" },
    },
    required: ["type", "id", "blocks"],
    additionalProperties: false,
  },
  definitions: [types],
};

/** The JSON Schema of `detail`. */
export const jsonSchemaOfDetail: JsonSchemaParts = {
  schema: {
    title: "Detail",
    description: "A piece in detail.",
    type: "object",
    properties: {
      type: { description: "The message type.", const: "detail" },
      id: {
        description: "Identifies it.",
        type: "string",
        format: "uuid",
        pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
      },
      piece: { description: "A piece and the pieces it is made of.", $ref: "#/$defs/Piece" },
    },
    required: ["type", "id", "piece"],
    additionalProperties: false,
  },
  definitions: [types],
};

/** The JSON Schema of any message. */
export const anyJsonSchema: JsonSchemaParts = /*@__PURE__*/ (() => ({
  schema: {
    title: "Catalogue messages",
    description: "A maker shows what can be made.",
    type: "object",
    required: ["type"],
    oneOf: [{ $ref: "#/$defs/Page" }, { $ref: "#/$defs/Detail" }],
  },
  definitions: [{ Page: jsonSchemaOfPage.schema, Detail: jsonSchemaOfDetail.schema }, types],
}))();
