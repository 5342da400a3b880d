// A protocol that uses every shape, scalar, parameter and rule once, also those that no real protocol has.

import { runnable } from "@wirepact/core/codegen";
import type { Field, MessageDescriptor, ProtocolDescriptor, Rule, ScalarShape, Shape } from "../../../packages/core/src/index.js";

const field = (name: string, shape: Shape, more: Partial<Field> = {}): Field => ({ name, shape, required: true, ...more });
const scalar = (name: ScalarShape["scalar"], more: Partial<ScalarShape> = {}): Shape => ({ kind: "scalar", scalar: name, ...more });
const type = (name: string): Shape => ({ kind: "reference", type: name });

const message = (name: string, fields: readonly Field[], rules: readonly Rule[] = []): MessageDescriptor => ({
  name,
  typeName: name,
  from: ["one"],
  to: ["other"],
  ackRequired: false,
  rules,
  shape: {
    kind: "struct",
    open: true,
    fields: [field("kind", { kind: "literal", value: name }), field("version", scalar("semver")), ...fields],
  },
});

const scalars = message("scalars", [
  field("string", scalar("string", { min: 2, max: 5 })),
  field("counted", scalar("text", { min: 1, max: 30, countsTrimmed: true })),
  field("line", scalar("line", { max: 10 })),
  field("shortLine", scalar("line", { min: 1, max: 2 }), { required: false }),
  field("path", scalar("path", { inside: "require", max: 40 })),
  field("warned", scalar("path", { inside: "warn", pattern: "\\.json$" }), { required: false }),
  field("integer", scalar("integer", { min: -3, max: 3 })),
  field("narrow", scalar("integer", { min: 5, max: 6 })),
  field("number", scalar("number", { min: 0.5, max: 2 }), { required: false }),
  field("percent", scalar("percent")),
  field("half", scalar("percent", { max: 50 })),
  field("boolean", { ...scalar("boolean"), nullable: true }),
  field("timestamp", scalar("timestamp")),
  field("utc", scalar("timestamp", { utc: true })),
  field("second", scalar("timestamp", { utc: true, fraction: "none" })),
  field("whole", scalar("timestamp", { fraction: "none" }), { required: false }),
  field("date", scalar("date")),
  field("epoch", scalar("epoch", { min: 0 })),
  field("uuid", scalar("uuid")),
  field("random", scalar("uuid", { version: 4, prefix: "id-" })),
  field("url", scalar("url")),
  field("web", scalar("url", { schemes: ["https", "ws"] }), { required: false }),
  field("any", scalar("any"), { required: false }),
  field("token", scalar("base64", { alphabet: "url", padding: "none", min: 2, max: 9 })),
  field("seal", scalar("base64", { alphabet: "url" }), { required: false }),
  field("loose", scalar("base64", { padding: "optional", max: 7 }), { required: false }),
]);

const patterns = message(
  "patterns",
  [
    "^US-[0-9]{3}$",
    "^\\p{Lu}\\w*$",
    "^[^\\s@:/]+@[^\\s@:/]+:[^\\s]+$",
    "^(?:a|b{2,4})+$",
    "^(?=.*z)[a-z]{2,6}$",
    "^\\u0041\\x42?$",
    "^(?<first>x)y$",
    "^\\S+$",
  ].map((pattern, index) => field(`pattern${index}`, scalar("string", { pattern }))),
);

const nested = message("nested", [
  field("list", { kind: "list", item: scalar("integer"), min: 1, max: 4, unique: true }),
  field("pairs", { kind: "list", item: type("Pair"), min: 2, max: 3, unique: true }, { required: false }),
  field("map", { kind: "map", value: scalar("line", { min: 1 }), keys: "^[a-z]+[0-9]?$", min: 1, max: 3 }),
  field("free", { kind: "map", value: type("Tree") }, { required: false }),
  field("closed", {
    kind: "struct",
    open: false,
    fields: [field("in", type("Word")), field("out", type("OpenWord"), { required: false })],
  }),
  field("tree", type("Tree"), { required: false }),
  field("either", {
    kind: "union",
    members: [
      scalar("date"),
      scalar("url", { schemes: ["https"] }),
      { kind: "list", item: type("Word"), min: 1, max: 2 },
      scalar("integer", { min: 1 }),
      type("Pair"),
    ],
  }),
  field("anything", { kind: "union", members: [scalar("string"), { kind: "map", value: scalar("any") }] }, { required: false }),
]);

const rules = message(
  "rules",
  [
    field("from", type("Word")),
    field("to", { kind: "union", members: [type("Word"), { kind: "list", item: type("Word"), min: 1, max: 2 }] }),
    field("other", type("Word"), { required: false }),
    field("resume", scalar("boolean")),
    field("checkpoint", scalar("line", { min: 1 }), { required: false }),
    field("reason", scalar("line", { min: 1 }), { required: false }),
    field("level", { kind: "enum", open: false, values: [{ value: "low" }, { value: "high" }] }),
    field("number", scalar("integer", { min: 0 }), { computed: { by: ["level"], table: { low: 3, high: 1 } } }),
    field("echo", type("Word"), { computed: { by: ["from"] } }),
    field("hint", type("Word"), { computed: { by: ["from"], level: "warning" }, required: false }),
  ],
  [
    { kind: "differ", name: "others", fields: [["from"], ["other"]], at: ["other"] },
    { kind: "excludes", name: "not-to-self", list: ["to"], value: ["from"], at: ["to"] },
    {
      kind: "condition",
      name: "resume-needs-checkpoint",
      field: ["resume"],
      equals: true,
      require: [["checkpoint"]],
      at: ["checkpoint"],
    },
    {
      kind: "condition",
      name: "no-reason-otherwise",
      field: ["resume"],
      equals: true,
      negated: true,
      forbid: [["reason"]],
      at: ["reason"],
    },
    { kind: "condition", name: "hint-hint", field: ["level"], equals: "low", forbid: [["hint"]], at: ["hint"], level: "warning" },
  ],
);

/** The protocol of all shapes. */
export const sampler: ProtocolDescriptor = runnable({
  name: "sampler",
  title: "Sampler",
  version: "2.1.0",
  roles: { one: "One.", other: "Other." },
  tag: "kind",
  body: "inline",
  envelope: ["version"],
  parts: { version: ["version"] },
  reading: {
    default: "strict",
    trim: false,
    nulls: "reject",
    emptyStrings: "keep",
    lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
  },
  encodings: { json: { maxBytes: 4000 } },
  types: {
    Word: { kind: "enum", open: false, values: [{ value: "ada" }, { value: "grace" }, { value: "alan" }] },
    OpenWord: { kind: "enum", open: true, pattern: "^[A-Z][A-Z_]*$", values: [{ value: "ONE", aliases: ["UN"] }, { value: "TWO" }] },
    Pair: { kind: "struct", open: true, fields: [field("left", scalar("string")), field("right", scalar("integer"), { required: false })] },
    Tree: {
      kind: "struct",
      open: true,
      fields: [field("name", scalar("line", { min: 1 })), field("children", { kind: "list", item: type("Tree") }, { required: false })],
    },
  },
  messages: { scalars, patterns, nested, rules },
  groups: {},
  flows: {},
  views: {},
});
