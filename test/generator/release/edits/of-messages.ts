// Edits of messages and of settings for all messages.

import { put, each, fields, structs, messages, type Editors } from "./places.js";

export const messageEditors: Editors = {
  "message-added": (model) =>
    messages(model)
      .slice(0, 1)
      .map((message) =>
        put(model, ["messages", "zz_new"], {
          ...message,
          name: "zz_new",
          typeName: "ZzNew",
          aliases: [],
          lenientAliases: [],
          examples: [],
          invalid: [],
          wire: [],
          shape: put(message.shape, ["fields", 0, "shape", "value"], "zz_new"),
        }),
      ),
  "sender-added": (model) => messages(model).map(({ name, from }) => put(model, ["messages", name, "from"], [...from, "zz_role"])),
  "recipient-added": (model) => messages(model).map(({ name, to }) => put(model, ["messages", name, "to"], [...to, "zz_role"])),
  "ack-required-added": (model) =>
    messages(model)
      .filter(({ ackRequired }) => !ackRequired)
      .map(({ name }) => put(model, ["messages", name, "ackRequired"], true)),
  "reply-required-added": (model) =>
    messages(model)
      .filter(({ replies = [] }) => replies.length === 0)
      .map(({ name }) => put(model, ["messages", name, "replies"], [name])),
  "reply-type-added": (model) =>
    messages(model)
      .filter(({ name, replies = [] }) => replies.length > 0 && !replies.includes(name))
      .map(({ name, replies = [] }) => put(model, ["messages", name, "replies"], [...replies, name])),
  "echo-added": (model) =>
    messages(model)
      .filter(({ echoes }) => echoes === undefined)
      .map(({ name }) => put(model, ["messages", name, "echoes"], [["zz_field"]])),
  "deprecation-added": (model) => [
    ...messages(model).map(({ name }) => put(model, ["messages", name, "deprecated"], { since: "1.0.0", reason: "Old." })),
    ...each(
      fields(model, ({ deprecated }) => deprecated === undefined),
      model,
      ({ path }) => [[...path, "deprecated"], { since: "1.0.0", reason: "Old." }],
    ),
  ],
  "reserved-added": (model) => [
    put(model, ["reserved"], [...model.reserved, "zz_tag"]),
    ...each(structs(model), model, ({ path, node }) => [
      [...path, "reserved"],
      [...(node.reserved ?? []), "zz_field"],
    ]),
  ],
  "tag-field-changed": (model) => [put(model, ["tag"], "zz_tag")],
  "body-location-changed": (model) => [
    put(model, ["body"], model.body === "inline" ? { field: "zz_body" } : put(model.body, ["field"], "zz_body")),
  ],
  "envelope-part-changed": (model) => Object.keys(model.parts).map((part) => put(model, ["parts", part], undefined)),
  "carried-version-changed": (model) => (model.parts.version === undefined ? [] : [put(model, ["version"], "99.0.0")]),
  "role-added": (model) => [put(model, ["roles", "zz_role"], "New.")],
};
