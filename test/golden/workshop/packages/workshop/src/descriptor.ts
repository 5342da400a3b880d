// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Field, MessageDescriptor, ProtocolDescriptor, ProtocolShapes } from "@wirepact/core/codegen";
import type { MessageType } from "./constants.js";

const idField: Field = {
  name: "id",
  shape: { kind: "scalar", scalar: "uuid", version: 4, prefix: "m-" },
  required: true,
  fill: { kind: "uuid" },
};
const fromField: Field = { name: "from", shape: { kind: "scalar", scalar: "line", min: 1, max: 64 }, required: true };
const atField: Field = {
  name: "at",
  shape: { kind: "scalar", scalar: "timestamp", utc: true, fraction: "none" },
  required: true,
  fill: { kind: "now" },
};
const spokenField: Field = { name: "spoken", shape: { kind: "scalar", scalar: "semver" }, required: true, fill: { kind: "version" } };
const caseIdField: Field = {
  name: "case_id",
  shape: { kind: "scalar", scalar: "string", pattern: "^[A-Z]{2}/[0-9]+$", example: "AB/12" },
  required: false,
};

/** The type of the descriptor, with the names of the message types and views. */
export interface KnownProtocol extends ProtocolDescriptor {
  readonly messages: Readonly<Record<MessageType, MessageDescriptor>>;
}

/** The part of the protocol that validation needs, as plain data. */
export const shapes: Pick<KnownProtocol, keyof ProtocolShapes> = {
  name: "workshop",
  version: "2.1.0",
  tag: "kind",
  body: { field: "content" },
  envelope: ["id", "from", "at", "spoken", "case_id"],
  parts: { id: ["id"], sender: ["from"], time: ["at"], thread: [["case_id"]], version: ["spoken"] },
  reading: { nulls: "optional", lenient: { nulls: "optional" } },
  types: {
    Colour: { kind: "enum", open: true, values: [{ value: "red" }, { value: "green" }], pattern: "^[a-z]+$" },
    Size: {
      kind: "enum",
      open: false,
      values: [{ value: "small" }, { value: "large", aliases: ["big"] }, { value: "huge" }, { value: "tiny" }],
    },
    Material: { kind: "scalar", scalar: "string", min: 2, max: 20 },
    Part: {
      kind: "struct",
      open: false,
      fields: [
        { name: "name", shape: { kind: "scalar", scalar: "line", min: 1 }, required: true },
        { name: "made_of", shape: { kind: "reference", type: "Material" }, required: false },
        { name: "weight", shape: { kind: "scalar", scalar: "number", min: 0, nullable: true }, required: true },
      ],
    },
    Parts: { kind: "list", item: { kind: "reference", type: "Part" }, min: 1, max: 20 },
    Link: { kind: "scalar", scalar: "url", schemes: ["https"] },
    Whom: {
      kind: "union",
      members: [
        { kind: "scalar", scalar: "string", min: 1 },
        { kind: "list", item: { kind: "scalar", scalar: "string", min: 1 }, min: 1, max: 3, unique: true },
      ],
    },
  },
  messages: {
    order: {
      name: "order",
      from: ["customer"],
      to: ["maker"],
      replies: ["quote", "class"],
      rules: [
        {
          kind: "condition",
          name: "fee-when-urgent",
          doc: "Urgent orders say the fee.",
          at: ["content", "rush_fee"],
          field: ["content", "urgent"],
          equals: true,
          require: [["content", "rush_fee"]],
        },
        {
          kind: "condition",
          name: "no-fee-otherwise",
          doc: "Others do not.",
          at: ["content", "rush_fee"],
          field: ["content", "urgent"],
          equals: true,
          negated: true,
          forbid: [["content", "rush_fee"]],
        },
        {
          name: "not-to-oneself",
          doc: "Nobody orders from themselves.",
          kind: "excludes",
          at: ["content", "to"],
          list: ["content", "to"],
          value: ["from"],
        },
      ],
      shape: {
        kind: "struct",
        open: false,
        fields: [
          { name: "kind", shape: { kind: "literal", value: "order" }, required: true },
          idField,
          fromField,
          atField,
          spokenField,
          caseIdField,
          {
            name: "content",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                { name: "size", shape: { kind: "reference", type: "Size" }, required: true },
                { name: "colour", shape: { kind: "reference", type: "Colour" }, required: false },
                { name: "parts", shape: { kind: "reference", type: "Parts" }, required: true },
                { name: "to", shape: { kind: "reference", type: "Whom" }, required: true },
                { name: "urgent", shape: { kind: "scalar", scalar: "boolean" }, required: false, default: false },
                { name: "rush_fee", shape: { kind: "scalar", scalar: "integer", min: 1, max: 99 }, required: false },
                { name: "links", shape: { kind: "list", item: { kind: "reference", type: "Link" } }, required: false },
                {
                  name: "labels",
                  shape: { kind: "map", value: { kind: "scalar", scalar: "string" }, keys: "^[a-z-]+$", max: 5 },
                  required: false,
                },
                { name: "prices", shape: { kind: "map", value: { kind: "scalar", scalar: "number", min: 0 } }, required: false },
                { name: "drawing", shape: { kind: "scalar", scalar: "path", inside: "require" }, required: false },
                {
                  name: "due",
                  shape: {
                    kind: "union",
                    members: [
                      { kind: "scalar", scalar: "timestamp" },
                      { kind: "scalar", scalar: "date" },
                    ],
                  },
                  required: false,
                },
                { name: "since_epoch", shape: { kind: "scalar", scalar: "epoch" }, required: false },
                { name: "share", shape: { kind: "scalar", scalar: "percent" }, required: false },
                { name: "note", shape: { kind: "scalar", scalar: "text", max: 100 }, required: false, sensitive: true },
                { name: "anything", shape: { kind: "scalar", scalar: "any" }, required: false },
                { name: "default", shape: { kind: "literal", value: 7 }, required: false },
                { name: "odd-name", shape: { kind: "scalar", scalar: "boolean" }, required: false },
              ],
            },
            required: true,
          },
        ],
      },
    },
    quote: {
      name: "quote",
      from: ["maker"],
      to: ["customer"],
      rules: [
        {
          name: "helper-is-another",
          doc: "Helpers are others.",
          kind: "differ",
          at: ["content", "helper"],
          fields: [
            ["content", "maker"],
            ["content", "helper"],
          ],
        },
      ],
      shape: {
        kind: "struct",
        open: false,
        fields: [
          { name: "kind", shape: { kind: "literal", value: "quote" }, required: true },
          idField,
          fromField,
          atField,
          spokenField,
          caseIdField,
          {
            name: "content",
            shape: {
              kind: "struct",
              open: true,
              fields: [
                { name: "level", shape: { kind: "reference", type: "Size" }, required: true },
                {
                  name: "level_no",
                  shape: { kind: "scalar", scalar: "integer" },
                  required: true,
                  computed: { by: ["content", "level"], table: { small: 1, large: 2, huge: 3, tiny: 0 } },
                },
                { name: "maker", shape: { kind: "scalar", scalar: "line", min: 1 }, required: true },
                { name: "signed_by", shape: { kind: "scalar", scalar: "line" }, required: false, computed: { by: ["content", "maker"] } },
                { name: "helper", shape: { kind: "scalar", scalar: "line" }, required: false },
              ],
            },
            required: true,
          },
        ],
      },
    },
    class: {
      name: "class",
      from: ["maker", "customer"],
      to: ["customer"],
      rules: [],
      shape: {
        kind: "struct",
        open: false,
        fields: [
          { name: "kind", shape: { kind: "literal", value: "class" }, required: true },
          idField,
          fromField,
          atField,
          spokenField,
          caseIdField,
          { name: "content", shape: { kind: "scalar", scalar: "text" }, required: true },
        ],
      },
    },
  },
};

const surroundings: Omit<KnownProtocol, keyof ProtocolShapes> = {
  title: "Workshop messages",
  roles: { customer: "", maker: "" },
  encodings: { json: {}, ndjson: { maxBytes: 4096 } },
  groups: { answer: { name: "answer", members: ["quote", "class"] } },
  flows: {
    deal: {
      name: "deal",
      key: [["from"]],
      start: ["order"],
      steps: { order: ["quote"] },
      lenientSteps: {},
      anytime: [],
      end: ["quote"],
      deadlines: [],
    },
  },
  views: {},
};

/** The protocol as plain data, for modules that need few runtime features. */
export const descriptor: KnownProtocol = /*@__PURE__*/ Object.assign({}, shapes, surroundings);
