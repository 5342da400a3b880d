// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const idField: Field = { name: "id", shape: { kind: "scalar", scalar: "uuid" }, required: true, fill: { kind: "uuid" } };

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "catalogue",
  version: "1.0.0",
  tag: "type",
  body: "inline",
  envelope: ["id"],
  parts: {},
  reading: { lenient: {} },
  types: {
    Text: {
      kind: "struct",
      open: false,
      fields: [
        { name: "type", shape: { kind: "literal", value: "text" }, required: true },
        { name: "text", shape: { kind: "scalar", scalar: "text", min: 1, max: 500 }, required: true },
        { name: "lang", shape: { kind: "scalar", scalar: "string", pattern: "^[a-z]{2}$", example: "en" }, required: false },
      ],
    },
    Photo: {
      kind: "struct",
      open: false,
      fields: [
        { name: "type", shape: { kind: "literal", value: "photo" }, required: true },
        { name: "source", shape: { kind: "reference", type: "Source" }, required: true },
      ],
    },
    Sound: {
      kind: "struct",
      open: false,
      fields: [
        { name: "type", shape: { kind: "literal", value: "sound" }, required: true },
        { name: "source", shape: { kind: "reference", type: "Source" }, required: true },
        { name: "seconds", shape: { kind: "scalar", scalar: "integer", min: 1, max: 600 }, required: true },
      ],
    },
    Group: {
      kind: "struct",
      open: false,
      fields: [
        { name: "type", shape: { kind: "literal", value: "group" }, required: true },
        { name: "blocks", shape: { kind: "list", item: { kind: "reference", type: "Block" }, max: 20 }, required: true },
      ],
    },
    Media: {
      kind: "union",
      members: [
        { kind: "reference", type: "Photo" },
        { kind: "reference", type: "Sound" },
      ],
      objects: {
        by: "tag",
        tag: "type",
        cases: [
          ["photo", 0],
          ["sound", 1],
        ],
      },
    },
    Block: {
      kind: "union",
      members: [
        { kind: "reference", type: "Text" },
        { kind: "reference", type: "Media" },
        { kind: "reference", type: "Group" },
      ],
      objects: {
        by: "tag",
        tag: "type",
        cases: [
          ["text", 0],
          ["photo", 1],
          ["sound", 1],
          ["group", 2],
        ],
      },
    },
    Source: {
      kind: "union",
      members: [
        { kind: "reference", type: "FileSource" },
        { kind: "reference", type: "LinkSource" },
        { kind: "reference", type: "InlineSource" },
      ],
      objects: {
        by: "presence",
        cases: [
          ["path", 0],
          ["url", 1],
          ["data", 2],
        ],
      },
    },
    FileSource: {
      kind: "struct",
      open: true,
      fields: [{ name: "path", shape: { kind: "scalar", scalar: "path", max: 200, inside: "require" }, required: true }],
    },
    LinkSource: {
      kind: "struct",
      open: true,
      fields: [{ name: "url", shape: { kind: "scalar", scalar: "url", schemes: ["https"] }, required: true }],
    },
    InlineSource: {
      kind: "struct",
      open: false,
      fields: [
        { name: "data", shape: { kind: "scalar", scalar: "string", max: 1000 }, required: true },
        { name: "lines", shape: { kind: "scalar", scalar: "integer", min: 1 }, required: false },
      ],
    },
    Tool: {
      kind: "union",
      members: [
        { kind: "reference", type: "Machine" },
        { kind: "reference", type: "Crew" },
        { kind: "reference", type: "Bench" },
      ],
      objects: {
        by: "tag",
        tag: "kind",
        cases: [
          ["machine", 0],
          ["crew", 1],
          ["guests", 1],
        ],
        otherwise: 2,
      },
    },
    Machine: {
      kind: "struct",
      open: false,
      fields: [
        { name: "kind", shape: { kind: "literal", value: "machine" }, required: true },
        { name: "power", shape: { kind: "scalar", scalar: "number", min: 0 }, required: true },
      ],
    },
    Crew: {
      kind: "struct",
      open: false,
      fields: [
        { name: "kind", shape: { kind: "enum", open: false, values: [{ value: "crew" }, { value: "guests" }] }, required: true },
        { name: "people", shape: { kind: "scalar", scalar: "integer", min: 2 }, required: true },
      ],
    },
    Bench: {
      kind: "struct",
      open: true,
      fields: [{ name: "name", shape: { kind: "scalar", scalar: "line", min: 1, max: 40 }, required: true }],
    },
    Setting: {
      kind: "union",
      members: [
        { kind: "reference", type: "Preset" },
        { kind: "reference", type: "Free" },
      ],
      objects: { by: "tag", tag: "preset", cases: [["usual", 0]], otherwise: 1 },
    },
    Preset: { kind: "struct", open: false, fields: [{ name: "preset", shape: { kind: "literal", value: "usual" }, required: true }] },
    Free: { kind: "map", value: { kind: "scalar", scalar: "number" }, max: 5 },
    JsonValue: {
      kind: "union",
      members: [
        { kind: "scalar", scalar: "string" },
        { kind: "scalar", scalar: "number" },
        { kind: "scalar", scalar: "boolean" },
        { kind: "list", item: { kind: "reference", type: "JsonValue" } },
        { kind: "map", value: { kind: "reference", type: "JsonValue" } },
      ],
      nullable: true,
    },
    Piece: {
      kind: "struct",
      open: false,
      fields: [
        { name: "name", shape: { kind: "scalar", scalar: "line", min: 1, max: 40 }, required: true },
        { name: "pieces", shape: { kind: "list", item: { kind: "reference", type: "Piece" }, max: 10 }, required: false },
        { name: "spare", shape: { kind: "reference", type: "Piece", nullable: true }, required: true },
      ],
    },
  },
  messages: {
    page: {
      name: "page",
      from: ["maker"],
      to: ["customer"],
      rules: [],
      shape: {
        kind: "struct",
        open: false,
        fields: [
          { name: "type", shape: { kind: "literal", value: "page" }, required: true },
          idField,
          { name: "blocks", shape: { kind: "list", item: { kind: "reference", type: "Block" }, min: 1, max: 50 }, required: true },
          {
            name: "cover",
            shape: {
              kind: "union",
              members: [
                { kind: "scalar", scalar: "string" },
                { kind: "reference", type: "Media" },
                { kind: "struct", open: false, fields: [{ name: "plain", shape: { kind: "literal", value: true }, required: true }] },
              ],
              objects: {
                by: "presence",
                cases: [
                  ["type", 1],
                  ["plain", 2],
                ],
              },
            },
            required: false,
          },
          { name: "tools", shape: { kind: "list", item: { kind: "reference", type: "Tool" }, max: 10 }, required: false },
          { name: "settings", shape: { kind: "reference", type: "Setting" }, required: false },
          { name: "extra", shape: { kind: "reference", type: "JsonValue" }, required: false },
        ],
      },
    },
    detail: {
      name: "detail",
      from: ["maker"],
      to: ["customer"],
      rules: [],
      shape: {
        kind: "struct",
        open: false,
        fields: [
          { name: "type", shape: { kind: "literal", value: "detail" }, required: true },
          idField,
          { name: "piece", shape: { kind: "reference", type: "Piece" }, required: true },
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "Catalogue messages",
  roles: { maker: "", customer: "" },
  encodings: { json: {} },
  groups: {},
  flows: {},
  views: {},
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
