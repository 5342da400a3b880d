// Edits of exports, groups, views, examples and documentation.

import { put, each, fields, text, messages, type Editors } from "./places.js";

export const packageEditors: Editors = {
  "named-type-added": (model) => [put(model, ["types", "ZzType"], text)],
  "export-added": (model) => (Object.keys(model.migrations).length === 0 ? [put(model, ["migrations", "0.1.0"], {})] : []),
  "type-name-changed": (model) => messages(model).map(({ name }) => put(model, ["messages", name, "typeName"], "ZzName")),
  "brand-added": (model) =>
    Object.entries(model.types)
      .filter(([, shape]) => shape.kind === "scalar")
      .map(([name]) => put(model, ["typeDocs", name, "brand"], true)),
  "group-added": (model) => [put(model, ["groups", "zz"], { name: "zz", members: [] })],
  "group-member-added": (model) =>
    Object.keys(model.groups).map((name) => put(model, ["groups", name, "members"], [...(model.groups[name]?.members ?? []), "zz"])),
  "view-added": (model) => [put(model, ["views", "zz"], { name: "zz", agents: "any", messages: "all" })],
  "view-narrowed": (model) =>
    Object.entries(model.views).map(([name, { messages: shown }]) =>
      put(model, ["views", name, "messages"], shown === "all" ? [messages(model)[0]!.name] : shown.slice(1)),
    ),
  "rejection-added": (model) =>
    model.rejections === undefined ? [put(model, ["rejections"], { reasons: {}, replies: [], silent: [] })] : [],
  "rejection-changed": (model) => (model.rejections === undefined ? [] : [put(model, ["rejections", "silent"], ["zz"])]),
  "migration-added": (model) => [put(model, ["migrations", "0.1.0"], {})],
  "spoken-version-added": (model) => [put(model, ["speaks", "0.0.1"], { model })],
  "negotiation-added": (model) => [put(model, ["negotiation"], [...(model.negotiation ?? []), { by: "each", path: ["zz"] }])],
  "example-removed": (model) => messages(model).map(({ name }) => put(model, ["messages", name, "examples", 0], undefined)),
  "documentation-changed": (model) => [
    put(model, ["doc"], "Another text."),
    ...messages(model).map(({ name }) => put(model, ["messages", name, "doc"], "Another text.")),
    ...each(
      fields(model, () => true),
      model,
      ({ path }) => [[...path, "doc"], "Another text."],
    ),
  ],
};
