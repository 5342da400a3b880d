// Edits of encodings.

import { put, each, fields, type Editors } from "./places.js";

export const encodingEditors: Editors = {
  "encoding-added": (model) =>
    (["json", "ndjson", "yaml"] as const)
      .filter((name) => model.encodings[name] === undefined)
      .map((name) => put(model, ["encodings", name], {})),
  "default-encoding-changed": (model) =>
    Object.keys(model.encodings).length > 1
      ? [put(model, ["encodings"], Object.fromEntries(Object.entries(model.encodings).toReversed()))]
      : [],
  "duplicate-keys-rejected": (model) =>
    Object.keys(model.encodings)
      .filter((name) => name.endsWith("json"))
      .map((name) => put(model, ["encodings", name, "duplicateKeys"], "reject")),
  "size-limit-lowered": (model) =>
    Object.entries(model.encodings).map(([name, settings]) =>
      put(model, ["encodings", name, "maxBytes"], ((settings as { maxBytes?: number }).maxBytes ?? 1_000_000) - 1),
    ),
  "body-form-removed": (model) =>
    (model.encodings.yaml?.body?.reads.length ?? 0) > 1
      ? [put(model, ["encodings", "yaml", "body", "reads"], model.encodings.yaml!.body!.reads.slice(1))]
      : [],
  "written-body-form-changed": (model) =>
    model.encodings.yaml?.body === undefined
      ? []
      : [put(model, ["encodings", "yaml", "body", "writes"], model.encodings.yaml.body.writes === "text" ? "mapping" : "text")],
  "mail-location-changed": (model) =>
    model.encodings.mail === undefined
      ? []
      : each(
          fields(model, ({ mail }) => mail?.at === "label"),
          model,
          ({ path }) => [[...path, "mail"], { at: "label", label: "Zz" }],
        ),
  "subject-form-removed": (model) =>
    model.encodings.mail === undefined
      ? []
      : model.encodings.mail.subjects.map((_, index) => put(model, ["encodings", "mail", "subjects", index], undefined)),
  "written-subject-changed": (model) =>
    model.encodings.mail === undefined
      ? []
      : [put(model, ["encodings", "mail", "subjects"], [["zz ", { tag: true }], ...model.encodings.mail.subjects])],
  "subject-precedence-changed": (model) =>
    model.encodings.mail === undefined
      ? []
      : [put(model, ["encodings", "mail", "precedence"], model.encodings.mail.precedence.toReversed())],
  "mail-part-changed": (model) => (model.encodings.mail === undefined ? [] : [put(model, ["encodings", "mail", "parts", "subject"], "zz")]),
  "mail-keeping-changed": (model) =>
    Object.keys(model.encodings.mail?.keeps ?? {}).map((part) => put(model, ["encodings", "mail", "keeps", part], undefined)),
};
