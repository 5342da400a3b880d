// Edits of how messages are read and validated.

import { put, each, fields, scalars, messages, type Editors } from "./places.js";

export const readingEditors: Editors = {
  "leniency-added": (model) => [
    ...each(
      scalars(model).filter(({ node }) => node.lenient === undefined),
      model,
      ({ path }) => [[...path, "lenient"], { accept: { kind: "literal", value: "zz" } }],
    ),
    ...each(
      scalars(model).filter(({ node }) => node.lenient === undefined && model.reading.lenient.invalid === "reject"),
      model,
      ({ path }) => [[...path, "lenient"], { unset: true }],
    ),
    ...each(
      fields(model, ({ required, lenientNulls }) => !required && lenientNulls === undefined),
      model,
      ({ path }) => [[...path, "lenientNulls"], "absent"],
    ),
    ...each(
      fields(model, ({ required, lenientlyOptional }) => required && lenientlyOptional !== true),
      model,
      ({ path }) => [[...path, "lenientlyOptional"], true],
    ),
    ...messages(model).map(({ name }) => put(model, ["messages", name, "lenientAliases"], ["ZZ"])),
  ],
  "warning-added": (model) => [
    ...each(
      fields(model, ({ computed }) => computed === undefined),
      model,
      ({ path, node }) => [[...path, "computed"], { by: [node.name], level: "warning" }],
    ),
    ...messages(model).map(({ name, rules }) =>
      put(
        model,
        ["messages", name, "rules"],
        [...rules, { kind: "differ", name: "zz", fields: [["zz_a"], ["zz_b"]], at: ["zz_a"], level: "warning" }],
      ),
    ),
  ],
  "rule-added": (model) =>
    messages(model).map(({ name, rules }) =>
      put(
        model,
        ["messages", name, "rules"],
        [...rules, { kind: "condition", name: "zz", field: ["zz_a"], equals: "zz", negated: true, require: [["zz_b"]], at: ["zz_b"] }],
      ),
    ),
  "rule-renamed": (model) =>
    messages(model).flatMap(({ name, rules }) =>
      rules.map((_, index) => put(model, ["messages", name, "rules", index, "name"], "zz_rule")),
    ),
  "rule-changed": (model) =>
    messages(model).flatMap(({ name, rules }) =>
      rules.flatMap((rule, index) =>
        rule.level === "warning"
          ? []
          : [put(model, ["messages", name, "rules", index], { ...rule, kind: "differ", fields: [["zz_a"], ["zz_b"]] })],
      ),
    ),
  "reading-stricter": (model) => (model.reading.default === "lenient" ? [put(model, ["reading", "default"], "strict")] : []),
  "reading-laxer": (model) => [
    ...(model.reading.default === "strict" ? [put(model, ["reading", "default"], "lenient")] : []),
    ...(model.reading.nulls === "reject" ? [put(model, ["reading", "nulls"], "optional")] : []),
  ],
  "normalisation-changed": (model) => [
    put(model, ["reading", "trim"], !model.reading.trim),
    put(model, ["reading", "emptyStrings"], model.reading.emptyStrings === "keep" ? "absent" : "keep"),
  ],
};
