// A small protocol made by hand that uses every kind of shape, rule and relaxation once, for the unit tests of the run time.

import type {
  Field,
  MessageDescriptor,
  ProtocolDescriptor,
  ReadingPolicy,
  ScalarName,
  ScalarShape,
  Shape,
  StructShape,
} from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";

/** A scalar shape. */
export function scalar(name: ScalarName, traits: Partial<ScalarShape> = {}): ScalarShape {
  return { kind: "scalar", scalar: name, ...traits };
}

/** A field that must be there. */
export function required(name: string, shape: Shape, traits: Partial<Field> = {}): Field {
  return { name, shape, required: true, ...traits };
}

/** A field that may be missing. */
export function optional(name: string, shape: Shape, traits: Partial<Field> = {}): Field {
  return { name, shape, required: false, ...traits };
}

/** An object with the given fields. */
export function struct(fields: readonly Field[], open = true): StructShape {
  return { kind: "struct", open, fields };
}

/** A closed enum of the given words. */
export function words(...list: readonly string[]): Shape {
  return { kind: "enum", open: false, values: list.map((value) => ({ value })) };
}

/** Strict reading that normalises nothing, and lenient reading that repairs only what shapes say. */
export const plainReading: ReadingPolicy = {
  default: "strict",
  trim: false,
  nulls: "reject",
  emptyStrings: "keep",
  lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
};

const envelopeFields: readonly Field[] = [
  required("id", scalar("uuid", { version: 4, prefix: "m-" }), { fill: { kind: "uuid" } }),
  required("at", scalar("timestamp", { write: "seconds" }), { fill: { kind: "now" } }),
  required("version", scalar("semver"), { fill: { kind: "version" } }),
  optional("from", scalar("string", { min: 1 })),
  optional("wants_ack", scalar("boolean"), { fill: { kind: "ack" } }),
];

/** A message whose own fields live in `body`. */
function message(name: string, fields: readonly Field[], traits: Partial<MessageDescriptor> = {}): MessageDescriptor {
  const shape = struct([required("kind", { kind: "literal", value: name }), ...envelopeFields, required("body", struct(fields))]);
  return { name, typeName: name, from: ["baker"], to: ["shop"], ackRequired: false, shape, rules: [], ...traits };
}

const order = message(
  "order",
  [
    required("title", scalar("line", { min: 1, max: 8 })),
    required("size", { kind: "reference", type: "Size" }),
    required("size_value", scalar("integer"), { computed: { by: ["body", "size"], table: { small: 1, large: 3 }, lenient: "warn" } }),
    optional("count", scalar("integer", { min: 1, max: 5 })),
    optional("share", scalar("percent")),
    optional("colour", { kind: "enum", open: true, values: [{ value: "RED", aliases: ["ROT"] }], pattern: "^[A-Z]+$" }),
    optional("due", { kind: "union", members: [scalar("timestamp"), scalar("date")] }),
    optional("tags", { kind: "list", item: scalar("string", { max: 3 }), max: 4, unique: true, lenient: { wrap: "list" } }),
    optional("labels", { kind: "map", value: scalar("string"), keys: "^[a-z]+$", min: 1, max: 3 }),
    optional("secret", scalar("string", { pattern: "^s-" }), { sensitive: true }),
    optional("file", scalar("path", { inside: "warn" })),
    optional("note", { kind: "reference", type: "Note" }),
    optional("link", scalar("url", { schemes: ["https"], nullable: true })),
    optional("when", scalar("epoch", { lenient: { convert: "timestamp" } })),
    optional("seen", scalar("boolean", { lenient: { accept: scalar("string", { min: 1 }) } })),
    optional("anything", scalar("any")),
    optional("place", struct([required("street", scalar("string")), optional("floor", scalar("integer"))], false)),
    optional("baker", scalar("string")),
    optional("helper", scalar("string")),
    optional("guests", { kind: "list", item: scalar("string") }),
    optional("pickup", scalar("boolean")),
    optional("shop", scalar("string")),
    optional("echo", scalar("string"), { fill: { kind: "field", path: ["body", "title"] } }),
    optional("fixed", { kind: "literal", value: 7 }),
  ],
  {
    replies: ["receipt"],
    rules: [
      {
        kind: "differ",
        name: "two-people",
        doc: "baker and helper are two people",
        fields: [
          ["body", "baker"],
          ["body", "helper"],
        ],
        at: ["body", "helper"],
      },
      {
        kind: "excludes",
        name: "not-a-guest",
        doc: "the baker is no guest",
        list: ["body", "guests"],
        value: ["body", "baker"],
        at: ["body", "guests"],
      },
      {
        kind: "condition",
        name: "shop-to-pick-up",
        doc: "a pickup names its shop",
        field: ["body", "pickup"],
        equals: true,
        require: [["body", "shop"]],
        at: ["body", "shop"],
      },
      {
        kind: "condition",
        name: "shop-only-for-pickup",
        doc: "a shop is for pickups",
        field: ["body", "pickup"],
        equals: true,
        negated: true,
        forbid: [["body", "shop"]],
        at: ["body", "shop"],
        level: "warning",
      },
    ],
  },
);

const receipt = message("receipt", [required("sum", scalar("number", { min: 0 }))], {
  from: ["shop"],
  to: ["baker"],
  ackRequired: true,
  aliases: ["bill"],
  lenientAliases: ["invoice"],
});

/** The sample protocol. */
export const sample: ProtocolDescriptor = runnable({
  name: "bakery",
  title: "Bakery",
  version: "1.2.0",
  roles: { baker: "", shop: "" },
  tag: "kind",
  body: { field: "body" },
  envelope: envelopeFields.map(({ name }) => name),
  parts: { id: ["id"], sender: ["from"], time: ["at"], version: ["version"] },
  reading: plainReading,
  encodings: { json: {} },
  types: {
    Size: words("small", "large"),
    Note: struct([required("text", scalar("string")), optional("by", scalar("string"), { aliases: ["author"] })]),
  },
  messages: { order, receipt },
  groups: {},
  flows: {},
  views: {},
});

/** The sample protocol with another way of reading. */
export function reading(
  policy: Partial<Omit<ReadingPolicy, "lenient">>,
  lenient: Partial<ReadingPolicy["lenient"]> = {},
): ProtocolDescriptor {
  return { ...sample, reading: { ...plainReading, ...policy, lenient: { ...plainReading.lenient, ...lenient } } };
}

const present = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));

/** A valid order with its body's members changed; undefined drops a member. */
export function anOrder(
  body: Readonly<Record<string, unknown>> = {},
  envelope: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return present({
    kind: "order",
    id: "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    at: "2026-03-04T09:00:00Z",
    version: "1.0.0",
    body: present({ title: "Rolls", size: "small", size_value: 1, ...body }),
    ...envelope,
  });
}
