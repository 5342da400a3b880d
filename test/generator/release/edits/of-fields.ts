// Edits of fields.

import { put, each, fields, shapes, structs, add, text, messages, type Editors } from "./places.js";

export const fieldEditors: Editors = {
  "required-field-added": (model) => each(structs(model), model, (place) => add(place, { name: "zz_field", shape: text, required: true })),
  "optional-field-added": (model) => each(structs(model), model, (place) => add(place, { name: "zz_field", shape: text, required: false })),
  "field-renamed": (model) =>
    each(
      fields(model, () => true),
      model,
      ({ path, node }) => [path, { ...node, name: "zz_field", aliases: [...(node.aliases ?? []), node.name] }],
    ),
  "field-became-required": (model) =>
    each(
      fields(model, ({ required }) => !required),
      model,
      ({ path }) => [[...path, "required"], true],
    ),
  "default-added": (model) =>
    each(
      fields(model, ({ required, default: given }) => !required && given === undefined),
      model,
      ({ path }) => [[...path, "default"], "zz"],
    ),
  "default-changed": (model) =>
    each(
      fields(model, ({ default: given }) => given !== undefined),
      model,
      ({ path }) => [[...path, "default"], "zz"],
    ),
  "fill-added": (model) =>
    each(
      fields(model, ({ fill }) => fill === undefined),
      model,
      ({ path }) => [[...path, "fill"], { kind: "literal", value: "zz" }],
    ),
  "fill-changed": (model) =>
    each(
      fields(model, ({ fill }) => fill !== undefined),
      model,
      ({ path }) => [[...path, "fill"], { kind: "literal", value: "zz" }],
    ),
  "sensitive-added": (model) =>
    each(
      fields(model, ({ sensitive }) => sensitive !== true),
      model,
      ({ path }) => [[...path, "sensitive"], true],
    ),
  "decode-only-added": (model) =>
    each(
      fields(model, ({ decodeOnly, required }) => decodeOnly !== true && !required),
      model,
      ({ path }) => [[...path, "decodeOnly"], true],
    ),
  "read-alias-added": (model) => [
    ...each(
      fields(model, () => true),
      model,
      ({ path, node }) => [
        [...path, "aliases"],
        [...(node.aliases ?? []), "zz_alias"],
      ],
    ),
    ...messages(model).map(({ name, aliases = [] }) => put(model, ["messages", name, "aliases"], [...aliases, "zz_alias"])),
    ...each(shapes(model, "enum"), model, ({ path, node }) => [
      [...path, "values", 0, "aliases"],
      [...(node.values[0]?.aliases ?? []), "zz_alias"],
    ]),
  ],
  "computed-added": (model) =>
    each(
      fields(model, ({ computed }) => computed === undefined),
      model,
      ({ path, node }) => [[...path, "computed"], { by: [node.name] }],
    ),
  "computed-changed": (model) =>
    each(
      fields(model, ({ computed }) => computed !== undefined && computed.level !== "warning"),
      model,
      ({ path }) => [[...path, "computed"], { by: ["zz_field"] }],
    ),
};
